"""The games as data: TOML files, their loader and their checks."""

from holotable.editions.load import Edition, Option, edition_ids, load_edition

__all__ = ["Edition", "Option", "edition_ids", "load_edition"]
