"""Sets of seats, deeds and jail cards as the bits of one number."""


def bit(number: int) -> int:
    """Give the set that holds just one number."""
    lowest_bit: int = 1  # a literal would be shifted in 32 bits when compiled
    return lowest_bit << number


def has(numbers: int, number: int) -> bool:
    """Tell whether a set holds a number."""
    return (numbers >> number) & 1 == 1
