"""A little package that has every construct of the plain subset."""

from holotable.build import COMPILED

__all__ = ["COMPILED"]
