"""Decks: unseen cards fall by luck, those that were seen lie under them in the order in which they came back."""

from holotable.core.tape import Tape
from holotable.families.estate.rules.board import DECK_CARDS, NO_CARD
from holotable.families.estate.rules.codes import CARD_RETURNED
from holotable.families.estate.rules.state import NO_DECK, State


def fill_decks(state: State) -> None:
    """Shuffle every card into its deck: nobody knows the order (rule: setup.shuffle)."""
    face: int
    for face in range(state.board.faces):
        state.unseen[face] = state.board.card_copies[face]
        state.unseen_cards[state.board.card_deck[face]] += state.board.card_copies[face]


def unseen_face(state: State, case: int) -> int:
    """Give the face of one of the unseen cards of the deck that is drawn from."""
    face: int = -1
    while case >= 0:
        face += 1
        if state.board.card_deck[face] == state.drawing:
            case -= state.unseen[face]
    return face


def is_unseen(state: State, face: int) -> bool:
    """Tell whether a face can be drawn from the deck that is due."""
    if face < 0 or face >= state.board.faces:
        return False
    return state.board.card_deck[face] == state.drawing and state.unseen[face] > 0


def take_unseen(state: State, face: int) -> None:
    """Take the card that luck has drawn."""
    state.unseen[face] -= 1
    state.unseen_cards[state.drawing] -= 1
    state.drawing = NO_DECK


def take_queued(state: State) -> int:
    """Take the next card of a deck whose order is known; a deck that is all in hands has ``NO_CARD``."""
    place: int
    deck: int = state.drawing
    first: int = deck * DECK_CARDS
    face: int
    state.drawing = NO_DECK
    if state.queued[deck] == 0:
        return NO_CARD
    face = state.queue[first]
    state.queued[deck] -= 1
    for place in range(first, first + state.queued[deck]):
        state.queue[place] = state.queue[place + 1]
    return face


def put_back(state: State, face: int) -> None:
    """Put a card at the bottom of its deck."""
    deck: int = state.board.card_deck[face]
    state.queue[deck * DECK_CARDS + state.queued[deck]] = face
    state.queued[deck] += 1


def put_under(state: State, seat: int, deck: int, cause: int, tape: Tape) -> None:
    """Put a jail card that a seat has held under its deck."""
    put_back(state, state.board.jail_card[deck])
    tape.write(CARD_RETURNED, cause, seat, state.board.jail_card[deck], 0, 0)
