"""The bots that can be called by name, per family."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from holotable.bots.contract import Bot
from holotable.core.errors import EditionError
from holotable.core.luck import check_seed
from holotable.policies import NAMES


def bot_names(family: str = "race") -> tuple[str, ...]:
    """List the bots that can play a family."""
    return NAMES.get(family, ())


def check_bot_name(name: str, family: str = "race") -> str:
    """Give a bot's name back, or refuse one that nobody has."""
    known = bot_names(family)
    if name not in known:
        close = get_close_matches(name, known, n=1)
        meant = f" (did you mean {close[0]!r}?)" if close else ""
        raise EditionError(f"no bot {name!r}{meant}; {family} bots are {', '.join(known) or 'not there yet'}")
    return name


def bot(name: str, *, seed: int = 0, family: str = "race", edition: str | None = None) -> Bot:
    """Make a bot; ``edition`` is needed only for an edition file of one's own."""
    check_bot_name(name, family)
    return _makers()[name](check_seed(seed), edition)


def _makers() -> Mapping[str, Callable[[int, str | None], Bot]]:
    from holotable.bots.estate_thrifty import ThriftyBot
    from holotable.bots.lots import RandomBot
    from holotable.bots.race import ScoutBot

    return {"random": RandomBot, "scout": ScoutBot, "thrifty": ThriftyBot}
