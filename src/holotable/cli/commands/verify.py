"""The command ``verify``: checks a saved game offline and says what was found true."""

from pathlib import Path

from holotable.cli.commands.lists import language_of
from holotable.core.errors import HolotableError, ReplayMismatch
from holotable.locales import say
from holotable.table.findings import said_in
from holotable.table.verification import Verified, verify_file


def verify_lines(file: Path, commitment: str | None, head: str | None, language: str | None) -> list[str]:
    """Check a file; the first thing that is wrong with it is the error."""
    spoken = language_of(language)
    try:
        found = verify_file(file, commitment, head)
    except HolotableError as problem:
        said = said_in(spoken, problem)
        raise ReplayMismatch(said if str(file) in said else f"{file}: {said}") from problem
    lines = [say(spoken, "verify-played", decisions=found.decisions, back=found.taken_back, over=str(found.is_over))]
    lines += [say(spoken, "verify-over-luck", times=found.over_luck)] if found.over_luck else []
    lines += [] if found.head is None else [say(spoken, "verify-chain")]
    lines += _dice_lines(found, spoken, is_promised=commitment is not None, is_shown=head is not None)
    return lines + ([say(spoken, "verify-imported")] if found.is_imported else [])


def _dice_lines(found: Verified, language: str, *, is_promised: bool, is_shown: bool) -> list[str]:
    """Say what is proved of the dice, and what only the players can compare."""
    if found.commitment is None:
        return [say(language, "verify-unsealed")]
    older = [] if found.unsealed is None else [say(language, "verify-older", records=found.unsealed)]
    return [
        *older,
        say(language, "verify-sealed", outcomes=found.outcomes, brought=found.brought, seats=found.seats),
        say(language, "verify-promised" if is_promised else "verify-unpromised", seal=found.commitment),
        say(language, "verify-shown" if is_shown else "verify-unshown", end=str(found.head)),
    ]
