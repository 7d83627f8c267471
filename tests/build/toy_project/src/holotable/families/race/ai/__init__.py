"""Part of the toy project."""
