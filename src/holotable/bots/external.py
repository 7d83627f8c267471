"""External bots: classes named ``module:Class`` or ``path/to/file.py:Class``, or handed over as they are."""

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from holotable.bots.budget import TimeLimitedBot
from holotable.bots.contract import Bot
from holotable.bots.elsewhere import is_found_elsewhere
from holotable.bots.registry import bot as built_in
from holotable.core.checks import brief_repr, did_you_mean
from holotable.core.errors import EditionError
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import say

BUDGET: Final = 10.0  # seconds for a decision, where nobody says otherwise
FORM: Final = "module:Class or path/to/file.py:Class"

_handed_over: dict[str, Callable[..., Any]] = {}  # what makes bots, by the name under which this process knows it


def bots_named(bots: object) -> list[str]:
    """Name bots: names stay, a class or whatever else makes a bot when it is called gets one of the form module:Class.

    One bot may be given without a list. Of two different makers with the same name the later one is numbered.
    """
    names: dict[str, Any] = {}
    return [
        _named(bot, names) for bot in (bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots])
    ]


def _named(bot: Any, names: dict[str, Any]) -> str:
    if isinstance(bot, str):
        return bot
    if not callable(bot):
        advice = ": give its class, because every game has a bot of its own" if hasattr(bot, "decide") else ""
        raise EditionError(f"a bot is a name, or a class that makes one, not {brief_repr(bot)}{advice}")
    first = name = f"{bot.__module__}:{getattr(bot, '__qualname__', type(bot).__qualname__)}"
    while names.setdefault(name, bot) is not bot:
        name = f"{first}-{len(names) + 1}"
    _handed_over[name] = bot
    return name


def is_anywhere(name: str) -> bool:
    """Tell whether other processes find a bot by its name: a class of a console or of a function is only here."""
    made = _handed_over.get(name)
    where, _, wanted = name.rpartition(":")
    return made is None or is_found_elsewhere(made, where, wanted)


def is_foreign(name: str) -> bool:
    """Tell whether a name means an external class rather than a built-in bot."""
    return any(mark in name for mark in ":./")  # without a colon it is misspelled, and nobody's


def foreign_name(name: str) -> str:
    """Give the display name of an external bot: its class."""
    return name.rpartition(":")[2].rpartition(".")[2]


def foreign_bot(name: str, *, seed: int = 0, budget: float | None = None) -> Bot:
    """Load a class and make a bot of it; its constructor takes ``seed`` or nothing. One line says what is wrong.

    With a ``budget`` it fails when it thinks longer than so many seconds.
    """
    maker = _maker(name)
    try:
        made = maker(seed=seed) if _takes_seed(maker) else maker()
    except Exception as problem:
        raise EditionError(
            f"cannot make bot {name!r}: {foreign_name(name)}() fails with {failure_line(problem)}"
        ) from problem
    if not callable(getattr(made, "decide", None)):
        raise EditionError(f"{name!r} is no bot: it has no method decide(view, prompt); see docs/writing-a-bot.md")
    bot: Bot = made if callable(getattr(made, "explain", None)) else Silent(made)
    return bot if budget is None else TimeLimitedBot(bot, budget)


def any_bot(name: str, *, seed: int, family: str, edition: str | None = None, budget: float | None = None) -> Bot:
    """Make a built-in bot, or load somebody's own."""
    if is_foreign(name):
        return foreign_bot(name, seed=seed, budget=budget)
    return built_in(name, seed=seed, family=family, edition=edition)


def failure_line(problem: BaseException) -> str:
    """Describe a failure of external code in one line."""
    line = " ".join(str(problem).split())
    return f"{type(problem).__name__}: {line}" if line else type(problem).__name__


class Silent:
    """A bot without ``explain``: it only decides."""

    def __init__(self, bot: Any) -> None:
        """Keep the bot."""
        self._bot = bot

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object] | None:
        """Let the bot decide."""
        decision: Mapping[str, object] | None = self._bot.decide(view, prompt)
        return decision

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Say that the bot gives no reasons."""
        return say(language, "explain-silent")


def _maker(name: str) -> Callable[..., Any]:
    if name in _handed_over:
        return _handed_over[name]
    where, colon, wanted = name.rpartition(":")
    if not (colon and where and wanted):
        raise EditionError(f"a bot of your own is named {FORM}, not {name!r}")
    module = _module(name, where)
    found = getattr(module, wanted, None)
    if found is None:
        raise EditionError(f"cannot load bot {name!r}: {where} has no {wanted!r}{_its_bots(wanted, module)}")
    if not callable(found):
        raise EditionError(f"cannot load bot {name!r}: {wanted} is no class but {type(found).__name__}")
    maker: Callable[..., Any] = found
    return maker


def _its_bots(wanted: str, module: ModuleType) -> str:
    known = [name for name, value in vars(module).items() if callable(getattr(value, "decide", None))]
    return did_you_mean(wanted, known) or (f"; its bots are {', '.join(known)}" if known else "")


def _module(name: str, where: str) -> ModuleType:
    if where.endswith(".py") and not Path(where).is_file():
        raise EditionError(f"cannot load bot {name!r}: there is no file {where}")
    try:
        return _from_file(Path(where)) if where.endswith(".py") else _by_name(where)
    except ModuleNotFoundError as problem:
        missing = problem.name or where
        if where == missing or where.startswith(f"{missing}."):
            advice = "start holotable in the folder where it lies, or write path/to/file.py:Class"
            raise EditionError(f"cannot load bot {name!r}: there is no module {missing!r}; {advice}") from problem
        raise EditionError(
            f"cannot load bot {name!r}: it needs the module {missing!r}; install that first"
        ) from problem
    except (Exception, SystemExit) as problem:
        raise EditionError(f"cannot load bot {name!r}: {where} fails with {failure_line(problem)}") from problem


def _by_name(where: str) -> ModuleType:
    """Import a module; the current folder is searched too, as with ``python -m``."""
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    return importlib.import_module(where)


def _from_file(file: Path) -> ModuleType:
    """Run a file as a module; its neighbours can be imported. The same file is run once."""
    file = file.resolve()
    name = f"holotable bot {file}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None, "a file that ends in .py can be a module"
    assert spec.loader is not None, "and so it has a loader"
    module = importlib.util.module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _takes_seed(maker: Callable[..., Any]) -> bool:
    try:
        return "seed" in inspect.signature(maker).parameters
    except (TypeError, ValueError):  # some built-in things do not tell
        return False
