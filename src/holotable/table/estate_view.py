"""What lies on an estate table, by name: the view of everything, and positions at rest points."""

from collections.abc import Sequence
from typing import Final

from holotable import estate as rules
from holotable.core.errors import EditionError
from holotable.table.estate_decisions import goods_of
from holotable.table.estate_names import PIECES, Names, ones

Record = dict[str, object]

PHASES: Final = {
    rules.OPENING: "opening",
    rules.TO_ROLL: "roll",
    rules.ROLLING: "rolling",
    rules.LANDED: "landed",
    rules.TO_BUY: "buy",
    rules.RESOLVED: "resolved",
    rules.TO_END: "end",
    rules.OVER: "over",
    rules.LEAVING: "leaving",
}


def view_of(names: Names, state: rules.State) -> Record:
    """Show everything on the table."""
    return {
        "turn": state.turn,
        "turns": state.turns,
        "phase": PHASES[state.phase],
        "dice": [state.first_die, state.second_die] if state.first_die else None,
        "doubles": state.doubles,
        "seats": seats_of(names, state),
        "rents": _rents(names, state),
        "claims": claims_of(names, state),
        "offers": _offers(names, state),
        "auction": _auction(names, state),
        "mortgaged": _bank_mortgages(names, state),
        "waiting": [names.deeds[deed] for deed, waits in enumerate(state.waiting) if waits],
        "debt": _debt(names, state, state.debts - 1) if state.debts else None,
        "debts": [_debt(names, state, place) for place in range(state.debts - 1, -1, -1)],
        "demand": _demand(state),
        "stock": dict(zip(PIECES, state.stock, strict=True)),
        "decks": decks_of(names, state),
    }


def seats_of(names: Names, state: rules.State) -> list[Record]:
    """Show what every seat holds and where it stands."""
    cash, space, jail, cards, deeds = state.cash, state.space, state.jail, state.jail_cards, state.deeds
    mortgaged, level = state.mortgaged, state.level
    return [
        {
            "cash": cash[seat],
            "space": names.spaces[space[seat]],
            "jail": jail[seat],
            "deeds": names.deed_list(deeds[seat]),
            "mortgaged": [names.deeds[deed] for deed in ones(deeds[seat]) if mortgaged[deed]],
            "buildings": {names.deeds[deed]: level[deed] for deed in ones(deeds[seat]) if level[deed]},
            "jail_cards": names.deck_list(cards[seat]),
            **({} if state.playing >> seat & 1 else {"out": True}),
        }
        for seat in range(state.seats)
    ]


def _rents(names: Names, state: rules.State) -> Record:
    """Show what landing on each deed costs now; of a utility, how many times the dice."""
    utilities = names.utilities
    return {
        names.deeds[deed]: {"times" if deed in utilities else "amount": rules.rent_due(state, deed)}
        for seat in range(state.seats)
        for deed in ones(state.deeds[seat])
        if not state.mortgaged[deed]
    }


def claims_of(names: Names, state: rules.State) -> list[Record]:
    """Show the open rent claims; ``closes`` counts the coming turns up to the one whose first throw ends the claim."""
    return [
        {
            "id": state.claim_id[place],
            "debtor": state.claim_debtor[place],
            "creditor": state.claim_creditor[place],
            "deed": names.deed(state.claim_deed[place]),
            **_rent(state, place),
            "closes": state.claim_waits[place],
        }
        for place in range(state.claims)
    ]


def _rent(state: rules.State, place: int) -> Record:
    factor = state.claim_factor[place]
    return {"factor": factor} if factor else {"amount": state.claim_amount[place]}


def _offers(names: Names, state: rules.State) -> list[Record]:
    if state.offers == 0:
        return []
    return [_offer(names, state, place) for place, number in enumerate(state.offer_id) if number]


def _offer(names: Names, state: rules.State, place: int) -> Record:
    return {
        "offer": state.offer_id[place],
        "revision": state.offer_revision[place],
        "from": state.offer_maker[place],
        "to": state.offer_taker[place],
        "give": goods_of(names, state.give_cash[place], state.give_deeds[place], state.give_cards[place]),
        "want": goods_of(names, state.want_cash[place], state.want_deeds[place], state.want_cards[place]),
    }


def _auction(names: Names, state: rules.State) -> Record | None:
    if not state.auctioning:
        return None
    piece = state.lot_piece
    thing = {"deed": names.deeds[state.lot_deed]} if piece == rules.NO_PIECE else {"piece": PIECES[piece]}
    return {
        "lot": state.lot,
        **thing,
        "high_bid": state.high_bid,
        "high_bidder": None if state.high_bidder == rules.NOBODY else state.high_bidder,
        "least": rules.lowest_bid(state),
        "passed": ones(state.passed),
    }


def _debt(names: Names, state: rules.State, place: int) -> Record:
    return {
        "debtor": state.debt_debtor[place],
        "creditor": state.debt_creditor[place],
        "amount": state.debt_amount[place],
        "deed": names.deed(state.debt_deed[place]),
        "choice": state.debt_stage[place] == rules.CHOICE_DEBT,
    }


def _demand(state: rules.State) -> Record | None:
    if state.demand == rules.NO_PIECE:
        return None
    return {
        "piece": PIECES[state.demand],
        "asked": ones(state.asked),
        "wanted": state.wanted[: state.seats],
        "placer": None if state.placer == rules.NOBODY else state.placer,
        "paid": state.prepaid,
    }


def decks_of(names: Names, state: rules.State) -> Record:
    """Show every deck: the cards that nobody has seen, in no order, and those that lie under them, in order."""
    return {
        deck: {"unseen": _unseen(names, state, number), "queue": _queue(names, state, number)}
        for number, deck in enumerate(names.decks)
    }


def _unseen(names: Names, state: rules.State, deck: int) -> list[str]:
    unseen = state.unseen
    return [
        card for face, card in enumerate(names.cards) if names.deck_of_card[face] == deck for _ in range(unseen[face])
    ]


def _queue(names: Names, state: rules.State, deck: int) -> list[str]:
    first = deck * rules.DECK_CARDS
    return [names.cards[face] for face in state.queue[first : first + state.queued[deck]]]


def position_of(names: Names, state: rules.State) -> Record:
    """Describe a state at a rest point."""
    if state.phase not in (rules.TO_ROLL, rules.TO_END) or rules.due(state) != 1 << state.turn:
        _refuse("before a throw and after its space is carried out")
    if state.debts or state.auctioning or state.demand != rules.NO_PIECE or state.placer != rules.NOBODY:
        _refuse("while no debt, no auction and no building waits for an answer")
    if state.offers:
        _refuse("while no offer of a trade is open")
    return {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "doubles": state.doubles,
        **({"dice": [state.first_die, state.second_die]} if state.first_die else {}),
        "seats": seats_of(names, state),
        **({"claims": claims_of(names, state)} if state.claims else {}),
        **({} if _is_fresh(names, state) else {"decks": decks_of(names, state)}),
        **({"mortgaged": rest} if (rest := _bank_mortgages(names, state)) else {}),
    }


def _bank_mortgages(names: Names, state: rules.State) -> list[str]:
    """List the deeds that a bankrupt has left mortgaged to the bank, on boards where they stay so."""
    mortgaged, owner = state.mortgaged, state.owner
    return [deed for number, deed in enumerate(names.deeds) if mortgaged[number] and owner[number] == rules.BANK]


def _is_fresh(names: Names, state: rules.State) -> bool:
    """Tell whether no card but held ones has been seen."""
    return sum(state.queued) == 0 and _held(state.jail_cards) + sum(state.unseen) == sum(
        card.copies for card in names.estate.cards
    )


def _held(jail_cards: Sequence[int]) -> int:
    return sum(cards.bit_count() for cards in jail_cards)


def _refuse(when: str) -> None:
    raise EditionError(f"a position can be written down only {when}")
