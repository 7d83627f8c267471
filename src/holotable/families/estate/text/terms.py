"""The names of things at an estate table in one language: deeds, spaces, cards, missions, pieces, sums, seats."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from holotable.core.decisions import BANK
from holotable.families.estate.edition.reader import Deed, EstateEdition
from holotable.families.estate.names.names import spoken
from holotable.families.estate.view import EstateSeat, Goods, Stock
from holotable.families.texts import wording_of
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import check_language

THIN: Final = "\u202f"
MINUS: Final = "\u2212"
TEXTS_KEPT: Final = 256  # that a table may need again at once


def figure(amount: int) -> str:
    """Write an amount with thin spaces between thousands."""
    return f"{amount:,}".replace(",", THIN).replace("-", MINUS)


def counted(stock: Stock) -> tuple[tuple[str, int], ...]:
    """List the kinds of pieces and how many of each are left."""
    return ("house", stock.house), ("hotel", stock.hotel)


class EstateTerms:
    """The names of everything on one board, and of the seats around it."""

    def __init__(
        self,
        estate: EstateEdition,
        names: Sequence[str],
        language: str = DEFAULT_LANGUAGE,
        top_level: int | None = None,
    ) -> None:
        """Keep the names of the seats, the edition's words, and the level of a hotel where it is not the printed one."""
        self.language = check_language(language)
        self.names = tuple(names)
        self.estate = estate
        self._wording = wording_of(estate.edition, language)
        self._top_level = top_level
        self._kept: dict[tuple[str, ...], str] = {}

    def say(self, message: str, **values: str | int) -> str:
        """Give a text, with the edition's words at hand."""
        return self._wording.say(message, **values)

    def kept(self, message: str, **values: str) -> str:
        """Give a text that does not change from decision to decision: it is put together once."""
        key = (message, *values.values())
        if key not in self._kept:
            if len(self._kept) == TEXTS_KEPT:
                self._kept.clear()
            self._kept[key] = self.say(message, **values)
        return self._kept[key]

    def word(self, word: str) -> str:
        """Give one of the edition's own words."""
        return self._wording.words[word]

    # things

    def deed(self, deed: str) -> str:
        """Name a deed."""
        return spoken(self._deed(deed).name[self.language])

    def price(self, deed: str) -> str:
        """Tell the printed price of a deed."""
        return self.sum(self._deed(deed).price)

    def _deed(self, deed: str) -> Deed:
        return self.estate.deeds[self.estate.deed_number(deed)]

    def group(self, group: str) -> str:
        """Name a group."""
        return self.estate.groups[self.estate.group_number(group)].name[self.language]

    def share(self, held: int, whole: int) -> str:
        """Say how many deeds of a group are held."""
        return self.kept("estate-share", held=str(held), all=str(whole))

    def space(self, space: str) -> str:
        """Name a space."""
        return spoken(self.estate.spaces[self.estate.space_number(space)].name[self.language])

    def token(self, token: str) -> str:
        """Name a token."""
        return self.estate.tokens[self.estate.token_number(token)].name[self.language]

    def side(self, side: str) -> str:
        """Name a side."""
        return self.say(f"estate-side-{side}")

    def mission(self, mission: str) -> tuple[str, str]:
        """Give the name and the text of a mission."""
        side, _, die = mission.partition("-")
        found = next(one for one in self.estate.missions if (one.side, str(one.die)) == (side, die))
        return found.name[self.language], found.text[self.language]

    def deck(self, deck: str) -> str:
        """Name a deck."""
        return self.estate.decks[self.estate.deck_number(deck)].name[self.language]

    def card(self, deck: str, card: str) -> tuple[str, str]:
        """Give the title and the text of a card."""
        face = self.estate.cards[self.estate.card_number(deck, card)]
        return face.name[self.language], face.text[self.language]

    def jail_card(self, deck: str) -> str:
        """Name the card of a deck that opens the jail."""
        return self.say("estate-jail-card", deck=self.deck(deck))

    # amounts

    def sum(self, amount: int, written: Callable[[int], str] = str) -> str:
        """Say an amount with the edition's word for it."""
        return self.kept("estate-sum-one" if amount == 1 else "estate-sum", amount=written(amount))

    def due(self, claim: Mapping[str, Any]) -> str:
        """Say what a claim is about: a sum, or dice that are still to be thrown."""
        return self.dice(claim["factor"]) if "factor" in claim else self.sum(claim["amount"])

    def dice(self, factor: int) -> str:
        """Say that so many times a throw is due."""
        return self.say("estate-dice", factor=str(factor))

    def times(self, factor: int) -> str:
        """Say the same as short as a sum."""
        return self.say("estate-times", factor=str(factor))

    def pieces(self, piece: str, count: int = 1) -> str:
        """Count pieces of a kind."""
        return self.say(f"estate-count-{piece}", count=count)

    def kind(self, piece: str) -> str:
        """Name a kind of piece, many of them."""
        return self._wording.words["houses" if piece == "house" else "hotels"]

    def level(self, deed: str, level: int) -> str:
        """Say what stands on a deed at a level."""
        if level == 0:
            return self.say("estate-nothing")
        return self.pieces("hotel") if self.is_top(deed, level) else self.pieces("house", level)

    def is_top(self, deed: str, level: int) -> bool:
        """Tell whether a level is a hotel."""
        return level == (self._top_level or len(self._deed(deed).rent) - 1)

    # seats, or the bank

    def who(self, seat: int) -> str:
        """Name a seat or the bank."""
        return self._wording.words["bank"] if seat == BANK else self.names[seat]

    def everybody(self, seats: Iterable[int]) -> str:
        """Name several seats."""
        return ", ".join(self.names[seat] for seat in seats)

    def to(self, seat: int) -> str:
        """Say to whom something goes."""
        return self._wording.words["to_bank"] if seat == BANK else self.say("estate-to", name=self.names[seat])

    def source(self, seat: int) -> str:
        """Say from whom something comes."""
        return self._wording.words["from_bank"] if seat == BANK else self.say("estate-from", name=self.names[seat])

    # goods of a trade, and what a seat holds

    def goods(self, goods: Mapping[str, Any]) -> str:
        """List one side of a trade in a decision or an event, which may leave out what is not traded."""
        return self.listed(Goods(goods.get("cash", 0), goods.get("deeds", ()), goods.get("jail_cards", ())))

    def listed(self, goods: Goods, named: Callable[[str], str] | None = None) -> str:
        """List one side of a trade; ``named`` gives the names of deeds, if not as they stand in a sentence."""
        parts = [self.sum(goods.cash)] if goods.cash else []
        parts += [(named or self.deed)(deed) for deed in goods.deeds]
        parts += [self.jail_card(deck) for deck in goods.jail_cards]
        return ", ".join(parts) or self.say("estate-nothing")

    def marked(self, deed: str, holder: EstateSeat) -> str:
        """Name a deed with what stands on it, or that it is mortgaged."""
        marks = [self._wording.words["mortgaged"]] if deed in holder.mortgaged else []
        level = holder.buildings.get(deed, 0)
        marks += [self.level(deed, level)] if level else []
        return self.say("estate-deed-with", deed=self.deed(deed), marks=", ".join(marks)) if marks else self.deed(deed)

    def holdings(self, holder: EstateSeat) -> str:
        """List what a seat owns, group by group."""
        parts = []
        for number, group in enumerate(self.estate.groups):
            deeds = [deed for deed in holder.deeds if self._deed(deed).group == number]
            if deeds:
                parts.append(f"{group.name[self.language]}: {', '.join(self.marked(deed, holder) for deed in deeds)}")
        parts += [self.jail_card(deck) for deck in holder.jail_cards]
        return "; ".join(parts)
