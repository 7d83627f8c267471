"""The built-in bots of each family, by name."""

from holotable.bots.contract import Bot
from holotable.bots.random_bot import RandomBot
from holotable.core.checks import did_you_mean
from holotable.core.errors import EditionError
from holotable.core.luck import check_seed
from holotable.families import FAMILIES
from holotable.families import family as family_named

RANDOM = "random"  # plays every family


def bot_names(family: str = FAMILIES[0]) -> tuple[str, ...]:
    """List the bots that can play a family."""
    return family_named(family).bots if family in FAMILIES else ()


def check_bot_name(name: str, family: str = FAMILIES[0]) -> str:
    """Return a bot's name, or refuse an unknown one."""
    known = bot_names(family)
    if name not in known:
        names = ", ".join(known) or "not there yet"
        raise EditionError(f"no bot {name!r}{did_you_mean(name, known)}; {family} bots are {names}")
    return name


def bot(name: str, *, seed: int = 0, family: str | None = None, edition: str | None = None) -> Bot:
    """Make a bot; its name tells its family, and ``edition`` is needed only for an edition file of one's own."""
    own = family_of(name) if family is None else family
    check_bot_name(name, own)
    if name == RANDOM:
        return RandomBot(check_seed(seed), edition)
    made: Bot = family_named(own).part("bots").make_bot(name, check_seed(seed), edition)
    return made


def family_of(name: str) -> str:
    """Give the family that a bot plays, the first one if it plays several, or refuse an unknown name."""
    for family in FAMILIES:
        if name in bot_names(family):
            return family
    known = list(dict.fromkeys(known for family in FAMILIES for known in bot_names(family)))
    raise EditionError(f"no bot {name!r}{did_you_mean(name, known)}; bots are {', '.join(known)}")
