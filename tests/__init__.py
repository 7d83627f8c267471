"""The tests; a package so that all of them can import ``tests.support``."""
