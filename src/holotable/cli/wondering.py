"""What is not offered, and why: the choices that a card makes one think of."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from holotable.cli.desk import Desk
from holotable.core.records import Refusal


@dataclass(frozen=True, slots=True)
class Refused:
    """A choice that is not offered, its reason, and how many more are refused alike."""

    decision: Mapping[str, Any]
    refusal: Refusal
    more: int = 0

    def line(self, desk: Desk) -> str:
        """Tell the choice and the reason."""
        row = f" ({self.refusal.rule})" if self.refusal.rule else ""
        more = desk.say("and-more", count=self.more) if self.more else ""
        return desk.say("refused", choice=desk.speech.decision(self.decision) + more, why=self.refusal.says + row)


def refused_choices(desk: Desk, seat: int) -> list[Refused]:
    """List what the card could mean but the position forbids, one for each own pawn and reason."""
    found: dict[tuple[object, ...], Refused] = {}
    for decision in thinkable(desk, seat):
        refusal = desk.table.refusal(seat, decision, desk.language)
        if refusal is not None:
            like = (decision["do"], decision.get("pawn"), decision.get("steps"), refusal.key)
            first = found.get(like)
            found[like] = (
                Refused(first.decision, first.refusal, first.more + 1) if first else Refused(decision, refusal)
            )
    return list(found.values())


def thinkable(desk: Desk, seat: int) -> Iterator[dict[str, Any]]:
    """List the decisions that the card in play makes one think of."""
    view = desk.table.view(seat)
    if view["card"] is None:
        return
    race = desk.family.race
    card = race.cards[race.card_number(view["card"])]
    foes = [[other, pawn] for other in range(len(view["seats"])) if other != seat for pawn in range(race.pawns)]
    for pawn in range(race.pawns):
        if card.shield and view["prompt"]["kind"] == "place_shield":
            yield {"do": "shield", "pawn": pawn, "from": "board"}
            yield from ({"do": "shield", "pawn": pawn, "from": foe} for foe in foes)
            continue
        yield from ({"do": "move", "pawn": pawn, "steps": steps} for steps in card.moves)
        yield from ({"do": "swap", "pawn": pawn, "with": foe} for foe in foes if card.swap)
        yield from ({"do": "bump", "pawn": pawn, "target": foe} for foe in foes if card.bump)
    yield {"do": "forfeit"} if view["prompt"]["kind"] == "move_pawn" else {"do": "no_shield"}
