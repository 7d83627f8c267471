"""The view of an estate table: everything on it, by name."""

from typing import Final

from holotable.families.estate import rules
from holotable.families.estate.names.decisions import goods_of
from holotable.families.estate.names.names import PIECES, Names, ones
from holotable.families.estate.rules.state import CHOOSING, CLOSING, NO_MISSION, TO_LEAVE, TO_MISSION, TO_PRIZE, TO_TAX

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
    TO_TAX: "tax",
    TO_MISSION: "mission",
    TO_PRIZE: "prize",
    TO_LEAVE: "leave",
    CHOOSING: "choosing",
    CLOSING: "closing",
}
DIE: Final = 6


def view_of(names: Names, state: rules.State) -> Record:
    """Show everything on the table."""
    return {
        "turn": state.turn,
        "turns": state.turns,
        "rounds": state.rounds,
        "round_limit": state.board.round_limit or None,
        "variant": variant_of(state.board),
        "phase": PHASES[state.phase],
        "lander": state.lander,
        "time_up": state.time_up,
        "dice": [state.first_die, state.second_die] if state.first_die else None,
        "doubles": state.doubles,
        "seats": _with_sides(names, state),
        "worth": _shown_worth(state),
        "mission": _mission(names, state),
        "rents": _rents(names, state),
        "claims": claims_of(names, state),
        "offers": _offers(names, state),
        "auction": _auction(names, state),
        "mortgaged": bank_mortgages(names, state),
        "waiting": [names.deeds[deed] for deed, waits in enumerate(state.waiting) if waits],
        "debt": _debt(names, state, state.debts - 1) if state.debts else None,
        "debts": [_debt(names, state, place) for place in range(state.debts - 1, -1, -1)],
        "demand": _demand(state),
        "stock": dict(zip(PIECES, state.stock, strict=True)),
        "decks": decks_of(names, state),
    }


def variant_of(board: rules.Board) -> str:
    """Tell which game is played: standard, short or timed."""
    if board.ends_scored:
        return "short"
    return "timed" if board.timed else "standard"


def worth_of(state: rules.State) -> list[int]:
    """Give what every seat is worth by the rules' count."""
    return [rules.wealth(state, seat) for seat in range(state.seats)]


def _shown_worth(state: rules.State) -> list[int] | None:
    """Hide every total while a tax must be chosen without counting."""
    if state.board.tax_choice and state.phase != rules.OVER:
        return None
    return worth_of(state)


def _mission(names: Names, state: rules.State) -> Record | None:
    """Show the mission that the throw has brought: what wins it, and what it gives or costs."""
    if state.mission == NO_MISSION:
        return None
    mission = names.estate.missions[state.mission]
    wins = DIE + 1 - mission.least
    return {
        "id": names.missions[state.mission],
        "side": mission.side,
        "die": mission.die,
        "least": mission.least,
        "wins": wins,
        "odds": f"{wins} in {DIE}",
        "prize": mission.prize,
        "count": mission.count,
        "amount": mission.amount,
        "fine": mission.fine,
        "left": state.prizes,
        "victim": None if state.victim == rules.NOBODY else state.victim,
        "then": _after_mission(state, mission.prize),
    }


def _after_mission(state: rules.State, prize: str) -> Record:
    """Tell what the turn goes on with, won, lost or left out: another turn, the throw for doubles, or nothing."""
    goes_on = "throw" if state.doubles else "over"
    return {
        "won": "turn" if prize == "again" else goes_on,
        "lost": goes_on,
        "skipped": "over" if state.board.skip_ends_turn else goes_on,
    }


def _with_sides(names: Names, state: rules.State) -> list[Record]:
    """Show the seats; in a game with missions also the side of each token."""
    seats = seats_of(names, state)
    if state.board.missions:
        for record, token in zip(seats, state.token, strict=False):
            record["side"] = names.estate.tokens[token].side if token >= 0 else None
    return seats


def seats_of(names: Names, state: rules.State) -> list[Record]:
    """Show what every seat holds and where it stands."""
    cash, space, jail, cards, deeds = state.cash, state.space, state.jail, state.jail_cards, state.deeds
    mortgaged, level = state.mortgaged, state.level
    return [
        {
            "cash": cash[seat],
            "space": names.spaces[space[seat]],
            "jail": jail[seat] if state.playing >> seat & 1 else 0,
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


def bank_mortgages(names: Names, state: rules.State) -> list[str]:
    """List the deeds that a bankrupt has left mortgaged to the bank, on boards where they stay so."""
    mortgaged, owner = state.mortgaged, state.owner
    return [deed for number, deed in enumerate(names.deeds) if mortgaged[number] and owner[number] == rules.BANK]
