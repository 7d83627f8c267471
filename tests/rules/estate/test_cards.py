"""Cards: drawing, obeying, putting back and keeping."""

import pytest

from holotable import EditionError
from holotable.core.luck import Question, Seeded
from tests.support.estate_turns import jailed
from tests.support.evidence import rule


class Loaded(Seeded):
    """Dice that show 1 and 2, and cards by a seed."""

    def fall(self, question: Question) -> int:
        return question.parse((1, 2)) if question.kind == "dice" else super().fall(question)


def draw(setup, verb, amount=None, **more):
    """Seat 0, with 500 like everybody, has drawn a card."""
    return setup.hold(500, 500, 500).drawn(verb, amount, **more)


@rule("card.draw")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_space_gives_the_top_card_of_the_deck_of_that_name(setup, place):
    # given two decks whose order is known
    deck = setup.decks[place]
    _, first = setup.card("collect", 100 if place else 50, deck)
    table = setup.landing(setup.card_space(deck), cards={deck: [first]})

    # when the token lands
    table.roll()

    # then the top card of that deck and no other is drawn
    assert table.told("CardDrawn", "key", "deck", "card") == [("card.draw", deck, first)]
    assert [len(table.unseen(pile)) for pile in setup.decks] == [15 if pile == deck else 16 for pile in setup.decks]


@rule("card.draw")
def test_no_card_of_the_other_deck_and_none_that_lies_elsewhere_can_be_drawn(setup):
    # given a deck whose jail card is with a player and one of whose cards lies under the unseen ones
    deck, other = setup.decks
    kept, used = setup.card("keep", deck=deck)[1], setup.card("collect", 50, deck)[1]
    ids = [card.id for card in setup.estate.cards if setup.decks[card.deck] == deck for _ in range(card.copies)]
    rest = [card for card in ids if card not in (kept, used)]
    setup.keep(1, deck).stack(deck, queue=[used], unseen=rest)

    # then none of them comes
    for card in (kept, used, setup.card("collect", 20, other)[1]):
        with pytest.raises(EditionError):
            setup.landed(setup.card_space(deck), cards={deck: [card]})


@rule("card.draw")
@pytest.mark.parametrize("seed", range(12))
def test_whatever_luck_gives_is_a_card_of_the_deck_of_the_space(setup, seed):
    deck = setup.decks[seed % 2]
    table = setup.landing(setup.card_space(deck))
    table.table.go_on_with(Loaded(seed))

    table.roll()

    assert table.told("CardDrawn", "deck")[0] == deck


@rule("card.draw")
def test_a_deck_that_has_been_gone_through_comes_again_in_the_same_order(setup):
    # given a deck all of whose cards have been seen
    deck = setup.decks[1]
    ids = [card.id for card in setup.estate.cards if setup.decks[card.deck] == deck for _ in range(card.copies)]
    wanted = [setup.card("collect", 20, deck)[1], setup.card("collect", 10, deck)[1]]
    order = wanted + [card for card in ids if card not in wanted]
    table = setup.stack(deck, queue=order).hold(500, 500, 500).landed(setup.card_space(deck))

    # then luck has no part in it: the card that lies on top comes, and goes under the others
    assert table.cash[0] == 520
    assert table.queue(deck) == [*order[1:], order[0]]


@rule("card.obey")
def test_a_card_is_carried_out_at_once(setup):
    table = draw(setup, "pay", 50)

    assert table.paid == [("CardPaid", "card.obey", 0, -1, 50)]
    assert table.cash == [450, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("card.bottom")
def test_a_card_that_is_done_goes_to_the_bottom_of_its_deck(setup):
    deck, card = setup.card("pay", 50)
    table = draw(setup, "pay", 50)

    assert table.queue(deck) == [card]
    assert len(table.unseen(deck)) == 15
    assert card not in table.unseen(deck)


@rule("card.keep")
@pytest.mark.parametrize("place", [0, 1])
def test_the_card_that_opens_the_jail_is_kept_and_the_deck_has_one_less(setup, place):
    deck = setup.decks[place]
    table = draw(setup, "keep", deck=deck)

    assert table.seat(0)["jail_cards"] == [deck]
    assert (len(table.unseen(deck)), table.queue(deck)) == (15, [])
    assert table.told("CardKept", "key") == ["card.keep"]


@rule("card.keep")
def test_a_kept_card_goes_under_its_deck_once_it_is_used(setup):
    # given a prisoner with the card of a deck, all of whose other cards were seen
    deck = setup.decks[0]
    _, card = setup.card("keep", deck=deck)
    others = [other for other in setup.estate.cards if setup.decks[other.deck] == deck and other.id != card]
    queue = [other.id for other in others for _ in range(other.copies)]
    table = jailed(setup.keep(0, deck).stack(deck, queue))

    # when it plays the card
    table.play(0, "use_jail_card", deck=deck)

    # then the card is the last of that deck and nobody holds it
    assert table.queue(deck) == [*queue, card]
    assert [table.seat(seat)["jail_cards"] for seat in range(3)] == [[], [], []]
    assert table.jailed(0) == 0


@rule("card.keep")
def test_a_kept_card_may_be_traded_away(setup):
    deck = setup.decks[0]
    table = setup.keep(0, deck).hold(500, 500, 500).table()

    table.trade(0, 1, give={"jail_cards": [deck]}, want={"cash": 40})

    assert [table.seat(seat)["jail_cards"] for seat in range(2)] == [[], [deck]]
    assert table.cash == [540, 460, 500]


@rule("doubles.again", "card.obey")
def test_doubles_still_throw_again_after_a_card(setup):
    deck, card = setup.card("collect", 50)
    table = setup.landed(setup.card_space(deck), (2, 2), cards={deck: [card]})

    assert table.prompt(0) == "roll_dice"


@rule("R-MO-42", "card.obey")
def test_a_card_space_reached_by_a_card_gives_the_next_card(setup):
    # given an edition changed so that a card of the first deck leads to a space of the second
    deck, other = setup.decks
    space = setup.card_space(other, 1)
    first, second = setup.card("step", -3, deck)[1], setup.card("collect", 20, other)[1]
    changed = setup.changed(first, do="advance_to", space=setup.estate.spaces[space].id)

    # when it is drawn
    cards = {deck: [first], other: [second]}
    table = changed.hold(500, 500, 500).landed(changed.card_space(deck), cards=cards)

    # then both are carried out and both lie under their decks
    assert (table.where(0), table.cash[0]) == (space, 520)
    assert (table.queue(deck), table.queue(other)) == ([first], [second])


@rule("card.draw")
@pytest.mark.parametrize("place", [0, 1])
def test_every_card_space_of_a_deck_gives_a_card_of_it(setup, place):
    deck = setup.decks[place]
    _, card = setup.card("keep", deck=deck)

    for space in setup.card_spaces(deck):
        table = setup.stand(0, space - 3).table(dice=[(1, 2)], cards={deck: [card]}).roll()
        assert table.told("CardDrawn", "deck", "card") == [(deck, card)]


def draws_twice(setup):
    """Land on the last space of the first deck; its card leads three back, to a space of the other deck."""
    deck, other = setup.decks
    back, money = setup.card("step", -3)[1], setup.card("collect", 20, other)[1]
    cards = {deck: [back], other: [money]}
    table = setup.hold(500, 500, 500).landed(setup.card_space(deck, -1), cards=cards)

    assert table.told("CardDrawn", "card") == [back, money]
    assert table.where(0) == setup.card_space(other, -1)
    assert table.cash == [520, 500, 500]


@rule("CW-CARD-01", "R-MO-42")
def test_a_sith_card_of_clone_wars_may_lead_to_a_jedi_card(setup):
    draws_twice(setup)


@rule("E1-CARD-01", "R-MO-42")
def test_a_sith_card_of_episode_one_may_lead_to_a_jedi_card(setup):
    draws_twice(setup)


@rule("card.obey", "card.bottom")
def test_a_card_that_is_known_to_lie_on_top_is_carried_out_like_any_other(setup):
    # given a deck that everybody has seen, with a card on top that asks for money
    deck, card = setup.card("pay")
    amount = setup.board.card_amount[[held.id for held in setup.estate.cards].index(card)]
    pile = [held.id for held in setup.estate.cards if setup.decks[held.deck] == deck for _ in range(held.copies)]
    pile.insert(0, pile.pop(pile.index(card)))
    table = setup.stack(deck, pile).landed(setup.card_space(deck))

    # then it was paid at once, and lies at the bottom
    assert table.paid == [("CardPaid", "card.obey", 0, -1, amount)]
    assert (table.prompt(0), table.queue(deck)[-1]) == ("finish_turn", card)
