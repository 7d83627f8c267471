"""Estate decisions that a person types: ``bid 60``, ``build bossk``, ``offer Ben: 100 + bossk for jetpack``."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from holotable.families.contract import Verb
from holotable.families.estate.names.names import spoken
from holotable.families.estate.text.speech import EstateSpeech
from holotable.families.estate.verbs import VERBS
from holotable.families.estate.view import EstateView
from holotable.families.terminal import NotUnderstood

Reader = Callable[["TypedInput", str], dict[str, Any]]


def known_words(speech: EstateSpeech) -> dict[str, str]:
    """Give every word that begins a decision: its id, our words in the language, and the edition's own."""
    words = {name.replace("_", "-"): name for name in TYPED} | {name: name for name in TYPED}
    for name in TYPED:
        words |= dict.fromkeys(speech.say(f"estate-type-{name.replace('_', '-')}").split(), name)
    for name, word in OWN_WORDS.items():
        words |= dict.fromkeys(speech.word(word).casefold().split()[-1:], name)
    return words


class TypedInput:
    """Reads what one seat types, in the light of what lies on the table."""

    def __init__(self, speech: EstateSpeech, view: EstateView, seat: int) -> None:
        """Keep what the words can refer to."""
        self.speech = speech
        self.view = view
        self.seat = seat

    def decision(self, text: str) -> dict[str, Any]:
        """Turn typed words into a decision; whether it is legal is asked elsewhere."""
        word, _, rest = text.strip().partition(" ")
        name = known_words(self.speech).get(word.casefold().rstrip(":"))
        if name is None:
            raise NotUnderstood
        if name == "buy":
            name = TAKEN.get(self.view.phase, name)
        return {"do": name, **reader_of(VERBS[name])(self, rest.strip())}

    # names and numbers

    def deed(self, text: str) -> str:
        """Find a deed by its id or name, or by the beginning of either, if only one begins so."""
        found = find_deed(self.speech, text)
        if found is None:
            raise NotUnderstood
        return found

    def space(self, text: str) -> str:
        """Find a space by its id or name, or by the beginning of either."""
        spaces = {space.id: spoken(space.name[self.speech.language]) for space in self.speech.estate.spaces}
        return find(spaces, text) or _unknown()

    def token(self, text: str) -> str:
        """Find a token by its id or name, or by the beginning of either."""
        tokens = {token.id: token.name[self.speech.language] for token in self.speech.estate.tokens}
        return find(tokens, text) or _unknown()

    def deck(self, text: str) -> str:
        """Find a deck by the beginning of its name; without a name, take one whose card the seat holds."""
        held = self.view.seats[self.seat].jail_cards
        names = {deck.id: [deck.id, dash(deck.name[self.speech.language])] for deck in self.speech.estate.decks}
        found = [deck for deck, spoken in names.items() if any(name.startswith(dash(text)) for name in spoken)]
        wanted = [deck for deck in found if text or deck in held] or found
        return wanted[0] if wanted else _unknown()

    def number_of(self, text: str, numbers: Iterable[tuple[int, int]]) -> int:
        """Read the number of a claim or an offer; without one, take the first that is the seat's own."""
        if text:
            return number(text)
        return next((one for one, seat in numbers if seat == self.seat), 0) or int(_unknown())

    def seat_and_rest(self, text: str) -> tuple[int, str]:
        """Read a seat's name or number, and what follows it."""
        names = [*self.speech.names, *(str(seat + 1) for seat in range(len(self.speech.names)))]
        for place in sorted(range(len(names)), key=lambda one: -len(names[one])):
            found = re.match(rf"{re.escape(names[place])}\s*(:|\s)\s*", f"{text} ", re.IGNORECASE)
            if found:
                return place % len(self.speech.names), text[found.end() :].strip()
        raise NotUnderstood

    # goods

    def terms(self, text: str, partner: int) -> dict[str, Any]:
        """Read ``100 + bossk for jetpack``."""
        words = "|".join({"for", *self.speech.say("estate-type-for").split()})
        sides = re.split(rf"\s+(?:{words})\s+", f" {text} ", maxsplit=1, flags=re.IGNORECASE)
        if len(sides) != 2:  # noqa: PLR2004 - what is given, and what is wanted
            raise NotUnderstood
        return {"give": self.goods(sides[0], self.seat), "want": self.goods(sides[1], partner)}

    def goods(self, text: str, giver: int) -> dict[str, Any]:
        """Read one side of a trade: amounts, deeds and jail cards."""
        goods: dict[str, Any] = {"cash": 0, "deeds": [], "jail_cards": []}
        cards = ("card", *self.speech.say("estate-type-use-jail-card").split())
        for part in (one.strip() for one in re.split(r"[+,]", text)):
            word, _, rest = part.partition(" ")
            if part.casefold() in ("", "nothing", *self.speech.say("estate-type-nothing").split()):
                continue
            if word.isdecimal():
                goods["cash"] += number(word)
            elif word.casefold() in cards:
                goods["jail_cards"].append(TypedInput(self.speech, self.view, giver).deck(rest))
            else:
                goods["deeds"].append(self.deed(part))
        return {entry: value for entry, value in goods.items() if value}


def find_deed(speech: EstateSpeech, text: str) -> str | None:
    """Find a deed by its id or name, or by the beginning of either."""
    return find({deed.id: spoken(deed.name[speech.language]) for deed in speech.estate.deeds}, text)


def find(names: Mapping[str, str], text: str) -> str | None:
    """Find the only thing whose id or name is this text, or begins with it, or has it inside."""
    wanted = dash(text)
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [one for one, name in names.items() if fits(one, wanted) or fits(dash(name), wanted)]
        if len(found) == 1 and wanted:
            return found[0]
    return None


def dash(text: str) -> str:
    """Write a name as ids are written."""
    return "-".join(re.findall(r"\w+", text.casefold()))


def number(text: str) -> int:
    """Read an amount or a count."""
    if not re.fullmatch(r"\d{1,9}", text):
        raise NotUnderstood
    return int(text)


def _unknown() -> str:
    raise NotUnderstood


def _nothing(_typed: TypedInput, text: str) -> dict[str, Any]:
    if text:
        raise NotUnderstood
    return {}


def _bid(typed: TypedInput, text: str) -> dict[str, Any]:
    auction = typed.view.auction
    amount = number(text.split(maxsplit=1)[0]) if text else int(_unknown())
    return {"lot": auction.lot if auction else 1, "amount": amount}


def _deed(typed: TypedInput, text: str) -> dict[str, Any]:
    return {"deed": typed.deed(text)}


def _deck(typed: TypedInput, text: str) -> dict[str, Any]:
    return {"deck": typed.deck(text)}


def _count(_typed: TypedInput, text: str) -> dict[str, Any]:
    return {"count": number(text)}


def _claim(typed: TypedInput, text: str) -> dict[str, Any]:
    return {"claim": typed.number_of(text, ((claim.id, claim.creditor) for claim in typed.view.claims))}


def _received_offers(typed: TypedInput) -> list[tuple[int, int]]:
    return [(offer.offer, offer.taker) for offer in typed.view.offers]


def _received(typed: TypedInput, text: str) -> dict[str, Any]:
    return {"offer": typed.number_of(text, _received_offers(typed))}


def _made(typed: TypedInput, text: str) -> dict[str, Any]:
    return {"offer": typed.number_of(text, ((offer.offer, offer.maker) for offer in typed.view.offers))}


def _accepted(typed: TypedInput, text: str) -> dict[str, Any]:
    offer = _received(typed, text)["offer"]
    revisions = [record.revision for record in typed.view.offers if record.offer == offer]
    return {"offer": offer, "revision": revisions[0] if revisions else 1}


def _levels(typed: TypedInput, text: str) -> dict[str, Any]:
    parts: Sequence[tuple[str, str, str]] = [part.rpartition("=") for part in text.split(",")]
    return {"levels": {typed.deed(deed): number(level.strip()) for deed, _, level in parts}}


def _offer(typed: TypedInput, text: str) -> dict[str, Any]:
    partner, rest = typed.seat_and_rest(text)
    return {"to": partner, **typed.terms(rest, partner)}


def _counter(typed: TypedInput, text: str) -> dict[str, Any]:
    found = re.match(r"(\d+)\s*:\s*", text)
    offer = typed.number_of(found[1] if found else "", _received_offers(typed))
    makers = [record.maker for record in typed.view.offers if record.offer == offer]
    return {"offer": offer, **typed.terms(text[found.end() :] if found else text, makers[0] if makers else typed.seat)}


def _token(typed: TypedInput, text: str) -> dict[str, Any]:
    return {"token": typed.token(text)}


def _share(typed: TypedInput, text: str) -> dict[str, Any]:
    if text.casefold() in ("share", *typed.speech.say("estate-type-share").split()):
        return {"share": True}
    if text.casefold() in ("flat", *typed.speech.say("estate-type-flat").split()):
        return {"share": False}
    raise NotUnderstood


def _space(typed: TypedInput, text: str) -> dict[str, Any]:
    return {"space": typed.space(text)}


def _sent(typed: TypedInput, text: str) -> dict[str, Any]:
    seat, rest = typed.seat_and_rest(text)
    return {"seat": seat, "space": typed.space(rest)}


def _seat(typed: TypedInput, text: str) -> dict[str, Any]:
    seat, rest = typed.seat_and_rest(text)
    return {"seat": int(_unknown()) if rest else seat}


def reader_of(verb: Verb) -> Reader:
    """Give what reads the entries of a decision."""
    return _made if verb.is_own else READERS[verb.entries]


READERS: Final[Mapping[tuple[str, ...], Reader]] = {  # by the entries of a decision
    (): _nothing,
    ("lot", "amount"): _bid,
    ("deck",): _deck,
    ("count",): _count,
    ("deed",): _deed,
    ("claim",): _claim,
    ("levels",): _levels,
    ("to", "give", "want"): _offer,
    ("offer", "give", "want"): _counter,
    ("offer", "revision"): _accepted,
    ("offer",): _received,
    ("token",): _token,
    ("share",): _share,
    ("space",): _space,
    ("seat", "space"): _sent,
    ("seat",): _seat,
}
TYPED: Final = tuple(name for name, verb in VERBS.items() if not verb.is_bank)
TAKEN: Final[Mapping[str, str]] = {"prize": "take_deed", "choosing": "choose_token"}  # what "take" means in a phase
OWN_WORDS: Final[Mapping[str, str]] = {"buy": "buy", "mortgage": "mortgage", "redeem": "redeem"}
