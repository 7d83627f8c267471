"""The languages: each is a folder of texts, and no program names one, save the default in one place."""

import re
from pathlib import Path

import pytest

import holotable
from holotable.editions.library import book
from holotable.languages import DEFAULT_LANGUAGE, LANGUAGES
from holotable.locales import FILES

SOURCE = Path(holotable.__file__).parent
NAMED = re.compile(rf"""["'](?:{"|".join(LANGUAGES)})["']|\.(?:{"|".join(LANGUAGES)})\b""")


def test_every_folder_of_texts_is_a_language_and_the_default_comes_first():
    folders = {path.name for path in (SOURCE / "locales").iterdir() if path.is_dir() and path.name[0] != "_"}
    assert set(LANGUAGES) == folders
    assert LANGUAGES[0] == DEFAULT_LANGUAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language):
    assert sorted(path.name for path in (SOURCE / "locales" / language).iterdir()) == sorted([*FILES, "page"])


def test_no_program_names_a_language():
    naming = [path.name for path in sorted(SOURCE.rglob("*.py")) if NAMED.search(path.read_text(encoding="utf-8"))]
    assert naming == ["languages.py"]


def test_a_text_of_a_book_is_in_every_language_and_cannot_be_changed():
    says = book("MF").rows[0].says
    assert tuple(says) == LANGUAGES
    with pytest.raises(TypeError):
        says[DEFAULT_LANGUAGE] = "?"
