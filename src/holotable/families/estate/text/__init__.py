"""The texts of an estate table, in one language."""

from collections.abc import Mapping, Sequence
from typing import Final

from holotable.editions import Edition
from holotable.families.estate.edition.reader import read_estate
from holotable.families.estate.text.speech import EstateSpeech
from holotable.families.estate.text.terms import EstateTerms
from holotable.families.texts import plain_refusal

MISSION_REFUSALS: Final = ("mission.choice", "mission.start", "mission.steal-group")  # those with a text of their own


def speech(edition: Edition, names: Sequence[str], language: str, options: Mapping[str, object]) -> EstateSpeech:
    """Give the texts for a table."""
    estate = read_estate(edition)
    return EstateSpeech(estate, names, language, estate.board(options).top_level)


def terms(edition: Edition, language: str) -> EstateTerms:
    """Give the names of an edition's things."""
    return EstateTerms(read_estate(edition), (), language)


def refusal_message(key: str) -> str:
    """Name the text of a refusal: one for each key, and one for the keys of all missions, which refuse alike."""
    if key.startswith("mission.") and key not in MISSION_REFUSALS:
        return "refusal-mission-prize"
    return plain_refusal(key)
