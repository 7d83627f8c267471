"""Write what follows from the families' tables of decisions and prompts; ``--check`` fails where a file is out of date.

For each family: the numbers in ``rules/codes.py``, the dispatch in ``rules/dispatch.py``, and the page's ``verbs.ts``.
"""

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from holotable.families import FAMILIES
from holotable.families.contract import UNRANKED, Prompt, Verb

TOP: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = TOP / "src" / "holotable" / "families"
BEGIN: Final = "# from the table of decisions and prompts, by tools/verbs.py"
END: Final = "# end of the table"
STATE: Final = {"state", "seat", "decision", "tape"}  # parameters that every rule may take
MAIN: Final = "/** Decisions that answer a prompt, though elsewhere they stand in another group. */"
Rule = tuple[str, list[ast.arg]]  # its chapter and its parameters


class TableError(Exception):
    """A row names what the rules do not have."""


# the rules that rows name


def rules_of(family: str) -> dict[str, Rule]:
    """Find every function of a family's chapters."""
    found: dict[str, Rule] = {}
    for path in sorted((SOURCE / family / "rules").glob("*.py")):
        if path.stem not in ("__init__", "dispatch"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {one.name: (path.stem, one.args.args) for one in tree.body if isinstance(one, ast.FunctionDef)}
    return found


def call(rules: Mapping[str, Rule], row: str, verb: Verb, function: str) -> str:
    """Write the call of a rule with the arguments of a decision."""
    if function not in rules:
        raise TableError(f"{row}: the rules have no function {function}")
    return f"{function}({', '.join(argument(row, verb, function, one) for one in rules[function][1])})"


def argument(row: str, verb: Verb, function: str, parameter: ast.arg) -> str:
    """Write one argument: what every rule may take, or a number that the decision carries."""
    name = parameter.arg
    if name in STATE:
        return name
    if name not in arguments_of(verb):
        raise TableError(
            f"{row}: {function} takes {name}, the row has {', '.join(arguments_of(verb)) or 'no arguments'}"
        )
    number = f"decision.argument[{name.upper()}]"
    return f"{number} != 0" if ast.unparse(parameter.annotation or ast.Name("int")) == "bool" else number


def arguments_of(verb: Verb) -> tuple[str, ...]:
    """Give the numbers that a decision carries, in their order."""
    return verb.entries if verb.arguments is None else verb.arguments


def constant_of(row: str, verb: Verb) -> str:
    """Give the name of a decision's number in the rules."""
    return verb.constant or row.upper()


# rules/codes.py


def codes_block(table: ModuleType) -> str:
    """Write the numbers of decisions, arguments and prompts."""
    lines = [BEGIN]
    for section, verbs in table.SECTIONS.items():
        lines += [f"# decisions about {section}", *(code_line(row, verb) for row, verb in verbs.items()), ""]
    lines += ["# the numbers that a decision carries, by place"]
    lines += [argument_line(table, name, place) for name, place in places(table.VERBS).items()]
    lines += ["", "# prompts", "NO_PROMPT: Final = 0"]
    lines += [f"{row.upper()}: Final = {prompt.code}" for row, prompt in table.PROMPTS.items()]
    return "\n".join([*lines, END])


def code_line(row: str, verb: Verb) -> str:
    """Write a decision's number, and what it carries."""
    carries = ", ".join(name.upper() for name in arguments_of(verb))
    return f"{constant_of(row, verb)}: Final = {verb.code}{f'  # {carries}' if carries else ''}"


def argument_line(table: ModuleType, name: str, place: int) -> str:
    """Write the place of a number that decisions carry, and what it means."""
    meaning = table.ARGUMENTS.get(name)
    return f"{name.upper()}: Final = {place}{f'  # {meaning}' if meaning else ''}"


def places(verbs: Mapping[str, Verb]) -> dict[str, int]:
    """Give the place of every number that a decision carries; a name has one place."""
    found: dict[str, int] = {}
    for row, verb in verbs.items():
        for place, name in enumerate(arguments_of(verb)):
            if found.setdefault(name, place) != place:
                raise TableError(f"{row}: {name} is at place {found[name]} elsewhere, here at {place}")
    return found


def codes_text(family: str, table: ModuleType) -> str:
    """Put the numbers into a family's codes."""
    text = (SOURCE / family / "rules" / "codes.py").read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{codes_block(table)}{after}"


# rules/dispatch.py


def dispatch_text(family: str, table: ModuleType) -> str:
    """Write the two functions that hand a decision to its rules."""
    rules = rules_of(family)
    body = "\n\n\n".join([*judges(rules, table), *players(rules, table)])
    names = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
    homes: dict[str, list[str]] = {"codes": sorted(names & codes_names(table))}
    for name in sorted(names & set(rules)):
        homes.setdefault(rules[name][0], []).append(name)
    package = f"holotable.families.{family}.rules"
    imports = [f"from {package}.{home} import {', '.join(found)}" for home, found in sorted(homes.items())]
    return "\n".join(
        [
            f'"""Which rule judges a decision and which carries it out; from the table in {family}/verbs.py, by tools/verbs.py."""',
            "",
            "from holotable.core.decisions import Decision",
            "from holotable.core.keys import DECISION_MALFORMED",
            "from holotable.core.tape import Tape",
            *sorted([*imports, f"from {package}.state import State"]),
            "",
            "",
            body,
            "",
        ]
    )


def codes_names(table: ModuleType) -> set[str]:
    """Give the names that the dispatch may take from the codes."""
    return {constant_of(row, verb) for row, verb in table.VERBS.items()} | {one.upper() for one in places(table.VERBS)}


def judges(rules: Mapping[str, Rule], table: ModuleType) -> Iterator[str]:
    """Write the functions that say why not, one for each section, and the one that chooses among them."""
    head = "(state: State, seat: int, decision: Decision) -> int:"
    sections = list(table.SECTIONS.items())
    for place, (section, verbs) in enumerate(sections):
        lines = [f"def {judge_name(sections, place)}{head}", f'    """Judge a decision about {section}."""']
        lines += ["    kind: int = decision.kind"]
        for row, verb in verbs.items():
            if not verb.is_bank:
                judged = call(rules, row, verb, verb.judge or f"why_not_{row}")
                lines += [f"    if kind == {constant_of(row, verb)}:", f"        return {judged}"]
        yield "\n".join([*lines, "    return DECISION_MALFORMED"])
    if len(sections) > 1:
        lines = [f"def judge_decision{head}", '    """Say why a seat may not decide this, or ``ALLOWED``."""']
        lines += ["    kind: int = decision.kind"]
        for place in reversed(range(1, len(sections))):
            lines += [f"    if kind >= {first_of(sections[place][1])}:"]
            lines += [f"        return {judge_name(sections, place)}(state, seat, decision)"]
        yield "\n".join([*lines, f"    return {judge_name(sections, 0)}(state, seat, decision)"])


def players(rules: Mapping[str, Rule], table: ModuleType) -> Iterator[str]:
    """Write the functions that carry out a decision, one for each section, and the one that chooses among them."""
    head = "(state: State, seat: int, decision: Decision, tape: Tape) -> None:"
    sections = list(table.SECTIONS.items())
    for place, (section, verbs) in enumerate(sections):
        lines = [f"def {player_name(sections, place)}{head}", f'    """Carry out a decision about {section}."""']
        lines += ["    kind: int = decision.kind"]
        for number, (row, verb) in enumerate(verbs.items()):
            lines += [f"    {'elif' if number else 'if'} kind == {constant_of(row, verb)}:"]
            lines += [f"        {call(rules, row, verb, verb.play or row)}"]
        yield "\n".join(lines)
    if len(sections) > 1:
        lines = [f"def play_decision{head}", '    """Carry out a legal decision."""', "    kind: int = decision.kind"]
        for number, place in enumerate(reversed(range(1, len(sections)))):
            lines += [f"    {'elif' if number else 'if'} kind >= {first_of(sections[place][1])}:"]
            lines += [f"        {player_name(sections, place)}(state, seat, decision, tape)"]
        yield "\n".join([*lines, "    else:", f"        {player_name(sections, 0)}(state, seat, decision, tape)"])


def judge_name(sections: list[tuple[str, Mapping[str, Verb]]], place: int) -> str:
    """Name the function that judges a section."""
    return f"judge_{sections[place][0].split()[-1]}_decision" if len(sections) > 1 else "judge_decision"


def player_name(sections: list[tuple[str, Mapping[str, Verb]]], place: int) -> str:
    """Name the function that carries out a section."""
    return f"play_{sections[place][0].split()[-1]}_decision" if len(sections) > 1 else "play_decision"


def first_of(verbs: Mapping[str, Verb]) -> str:
    """Give the constant of a section's lowest number."""
    row = min(verbs, key=lambda one: verbs[one].code)
    return constant_of(row, verbs[row])


# the page


def page_text(family: str, table: ModuleType) -> str:
    """Write what the page must know of a family's decisions and prompts; rows without anything special are left out."""
    verbs = {row: shown for row, verb in table.VERBS.items() if (shown := shown_verb(verb))}
    prompts = {row: list(prompt.main) for row, prompt in table.PROMPTS.items() if prompt.main}
    return "\n".join(
        [
            f"/** What the page must know of decisions; from the table in families/{family}/verbs.py, by tools/verbs.py. */",
            "import type { VerbInfo } from '../table/family'",
            "",
            "export const VERBS: Record<string, VerbInfo> = {",
            *(f"  {row}: {written(shown)}," for row, shown in verbs.items()),
            "}",
            *([MAIN, f"export const MAIN: Record<string, string[]> = {written(prompts)}"] if prompts else []),
            "",
        ]
    )


def shown_verb(verb: Verb) -> dict[str, object]:
    """Give what is special about a decision on the page."""
    ranked = {} if verb.rank == UNRANKED else {"rank": verb.rank}
    grouped = {} if verb.group == "main" else {"group": verb.group}
    return {**grouped, **ranked, **({"keys": verb.keys} if verb.keys else {})}


def written(value: object) -> str:
    """Write a value as TypeScript of the page's style."""
    if isinstance(value, dict):
        inner = ", ".join(f"{name}: {written(one)}" for name, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


# writing


def targets() -> dict[Path, str]:
    """Give every file that follows from a table, and its text."""
    found: dict[Path, str] = {}
    for family in FAMILIES:
        table = import_module(f"holotable.families.{family}.verbs")
        check_numbers(table)
        found[SOURCE / family / "rules" / "codes.py"] = formatted(codes_text(family, table))
        found[SOURCE / family / "rules" / "dispatch.py"] = formatted(dispatch_text(family, table))
        found[TOP / "web" / "src" / family / "verbs.ts"] = page_text(family, table)
    return found


def check_numbers(table: ModuleType) -> None:
    """Refuse a number that two rows have, and a section that does not come after the one before."""
    rows: list[Mapping[str, Verb | Prompt]] = [table.VERBS, table.PROMPTS]
    for some in rows:
        numbers = [row.code for row in some.values()]
        if sorted(set(numbers)) != numbers:
            raise TableError(f"numbers must be different and rise from row to row: {numbers}")


def formatted(text: str) -> str:
    """Give a Python text the project's format."""
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or "ruff"
    command = [ruff, "format", "--stdin-filename", "rules.py", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=TOP).stdout  # noqa: S603 - our own formatter


def main(arguments: list[str]) -> int:
    """Write the files, or name those that are out of date."""
    try:
        files = targets()
    except TableError as problem:
        print(problem)
        return 1
    old = [path for path, text in files.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in old:
            print(f"{path.relative_to(TOP)} is out of date; run: python tools/verbs.py")
        return 1 if old else 0
    for path in old:
        path.write_text(files[path], encoding="utf-8")
        print(f"wrote {path.relative_to(TOP)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
