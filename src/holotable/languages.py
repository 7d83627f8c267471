"""The languages: each folder of texts in ``locales`` is one, and the default comes first."""

from typing import Final

from holotable.folders import LOCALES

DEFAULT_LANGUAGE: Final = "en"
LANGUAGES: Final = (
    DEFAULT_LANGUAGE,
    *sorted({file.parent.name for file in LOCALES.glob("*/*.ftl")} - {DEFAULT_LANGUAGE}),
)
