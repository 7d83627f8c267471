"""Checks an exact estate state from outside: rounds, tokens, missions, taxes and the end of the game."""

from typing import Final

from holotable.families.estate import rules
from holotable.families.estate.position.fields import Fields, ranged, refuse
from holotable.families.estate.rules.board import (
    DEFEAT,
    DISPLACE,
    JUMP,
    MAY_PAY_LATE,
    MISSIONS,
    SIDES,
    STEAL,
    TAKE,
    TAX_SPACE,
)
from holotable.families.estate.rules.state import (
    CHOOSING,
    CLOSING,
    NO_MISSION,
    NO_TOKEN,
    TO_LEAVE,
    TO_MISSION,
    TO_PRIZE,
    TO_TAX,
)

TURNS_MOST: Final = 1 << 30
ASKED_PRIZES: Final = (TAKE, JUMP, DISPLACE, STEAL, DEFEAT)  # those that leave a choice
JAILED_LATE: Final = (1, 2)  # jailed turns after which the fine may be paid, or not


def check_course(board: rules.Board, fields: Fields) -> None:
    """Refuse rounds, tokens, missions and phases that this game cannot have."""
    seats = fields["seats"]
    ranged(fields, "first", 0, seats - 1)
    ranged(fields, "lander", 0, seats - 1)
    ranged(fields, "rounds", 1, TURNS_MOST)
    if fields["lander"] != fields["turn"] and not board.missions:
        refuse("only a mission lets another seat land than the one on turn")
    _check_tokens(board, fields)
    _check_mission(board, fields)
    _check_prize(board, fields)
    _check_questions(board, fields)
    _check_end(board, fields)


def _check_tokens(board: rules.Board, fields: Fields) -> None:
    """See that tokens are chosen only with missions, none of them twice, and in turn order."""
    seats, first = fields["seats"], fields["first"]
    ranged(fields, "token", NO_TOKEN, board.tokens - 1 if board.missions else NO_TOKEN)
    order = [fields["token"][(first + step) % seats] for step in range(seats)]
    chosen = [token for token in order if token != NO_TOKEN]
    if len(set(chosen)) < len(chosen):
        refuse("two seats have the same token")
    if order[: len(chosen)] != chosen:
        refuse("a seat has chosen its token before its turn to choose")
    if board.missions and (len(chosen) == seats) == (fields["phase"] == CHOOSING):
        refuse("the first turn begins when every seat has chosen its token, and not before")
    if fields["phase"] == CHOOSING and not board.missions:
        refuse("tokens are chosen only in a game with missions")
    if fields["phase"] == CHOOSING and (fields["turn"] != first or fields["playing"] != (1 << seats) - 1):
        refuse("tokens are chosen before anything else is played")


def _check_mission(board: rules.Board, fields: Fields) -> None:
    mission = ranged(fields, "mission", NO_MISSION, SIDES * MISSIONS - 1 if board.missions else NO_MISSION)
    if mission == NO_MISSION:
        if fields["phase"] in (TO_MISSION, TO_PRIZE):
            refuse("there is no mission")
        return
    token = fields["token"][fields["turn"]]
    if token == NO_TOKEN or board.token_side[token] != mission // MISSIONS:
        refuse("the mission is not one of the side of the seat on turn")


def _check_prize(board: rules.Board, fields: Fields) -> None:
    """See that there is a prize to choose; what is left to steal may go while the debt for the first theft is open."""
    prizes = ranged(fields, "prizes", 0, rules.DEEDS)
    if fields["phase"] != TO_PRIZE:
        return
    prize, count = board.mission_prize[fields["mission"]], board.mission_count[fields["mission"]]
    if prize not in ASKED_PRIZES or prizes > count or (prizes == 0) != (count == 0):
        refuse("no prize of the mission is left to choose")
    if prize == TAKE and rules.BANK not in fields["owner"][: board.deeds]:
        refuse("the bank has no deed to take")


def _check_questions(board: rules.Board, fields: Fields) -> None:
    """See that a question about a tax or the jail has its reason."""
    space = fields["space"][fields["lander"]]
    if fields["phase"] == TO_TAX and not (
        board.tax_choice and board.space_kind[space] == TAX_SPACE and board.tax_share[space]
    ):
        refuse("there is no tax to choose here")
    if fields["phase"] == TO_LEAVE and not (
        board.late_fine == MAY_PAY_LATE and fields["jail"][fields["turn"]] in JAILED_LATE
    ):
        refuse("there is no fine to pay after the throw")


def _check_end(board: rules.Board, fields: Fields) -> None:
    """See that a game that ends has begun to close, unless a debt comes first."""
    if fields["time_up"] and not board.timed:
        refuse("the time is up only in a timed game")
    if fields["ending"] and not (board.timed or board.ends_scored):
        refuse("only a short or timed game ends with a count")
    closes = fields["phase"] in (CLOSING, rules.OVER)
    if (fields["phase"] == CLOSING and not fields["ending"]) or (
        fields["ending"] and not closes and not fields["debts"]
    ):
        refuse("a game that ends offers the last claims, and only then")
