"""A family is one folder: it brings every part, and nobody outside names it or looks into it."""

import ast
import re
from pathlib import Path

import pytest

import holotable
from holotable.families import FAMILIES, family
from holotable.families.contract import PARTS

SOURCE = Path(holotable.__file__).parent
OUTSIDE = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if not any(SOURCE / "families" / name in path.parents for name in FAMILIES)
    and path != SOURCE / "families" / "__init__.py"
]
NAMED = re.compile(rf"""["'](?:{"|".join(FAMILIES)})["']|families\.(?:{"|".join(FAMILIES)})\b""")
COMMON = {
    "resign",
    "time_up",
    "build",
    "place",
    "draw",
    "settle",
}  # of every family, and words that mean something else there
INNER = re.compile(r"\b(?!self\b|twin\b)\w+\._(?:state|named|tape)\b")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("name", FAMILIES)
def test_a_family_brings_every_part(name, part):
    found = family(name).part(part)
    assert [one for one in PARTS[part] if not hasattr(found, one)] == []


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nobody_outside_names_a_family(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if NAMED.search(line)] == []


@pytest.mark.parametrize("name", FAMILIES)
def test_families_never_meet(name):
    others = re.compile(rf"families\.(?:{'|'.join(set(FAMILIES) - {name})})\b")
    paths = (SOURCE / "families" / name).rglob("*.py")
    assert [path for path in paths if others.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_only_the_table_looks_into_a_table(path):
    lines = [] if path.parent.name == "table" else path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if INNER.search(line)] == []


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nobody_outside_names_a_verb(path):
    verbs = {verb for name in FAMILIES for verb in family(name).verbs} - COMMON
    literals = {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert literals & verbs == set()
