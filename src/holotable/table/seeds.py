"""A seed for tables that are given none."""

from holotable.core.luck import SEED_LIMIT


def any_seed() -> int:
    """Make up a seed that nobody can guess."""
    from secrets import randbelow  # and with it the system's ciphers, which whoever gives a seed never needs

    return randbelow(SEED_LIMIT)
