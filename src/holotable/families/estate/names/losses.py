"""What a seat loses by raising cash: rent, complete groups, and the price of undoing it."""

from typing import Any

from holotable.families.estate import rules
from holotable.families.estate.names.names import Names, ones

Record = dict[str, Any]


def losses_of(names: Names, seat: int, before: rules.State, after: rules.State) -> Record:
    """Compare what a seat has before and after it gave something to the bank for cash; ``after`` is spoilt by it.

    ``rent`` is what visitors pay less on all its deeds together, ``times`` the same where it depends on the dice;
    ``groups`` are those that were whole and free of mortgages; ``again`` is the price to have everything back.
    """
    lost = {deed: _rent(before, deed) - _rent(after, deed) for deed in ones(before.deeds[seat])}
    return {
        "rent": sum(rent for deed, rent in lost.items() if deed not in names.utilities),
        "times": sum(rent for deed, rent in lost.items() if deed in names.utilities),
        "groups": [
            names.estate.groups[group].id
            for group in ones(before.sets[seat])
            if before.buried[group] == 0 and after.buried[group] > 0
        ],
        "again": sum(_again(deed, before, after) for deed in ones(before.deeds[seat])),
    }


def _rent(state: rules.State, deed: int) -> int:
    return 0 if state.mortgaged[deed] else rules.rent_due(state, deed)


def _again(deed: int, before: rules.State, after: rules.State) -> int:
    """Give the price to have a deed back as it was: its mortgage lifted, its buildings bought step by step."""
    price = rules.redeem_cost(after, deed) if after.mortgaged[deed] and not before.mortgaged[deed] else 0
    while after.level[deed] < before.level[deed]:
        price += rules.next_price(after, deed)
        rules.set_level(after, deed, after.level[deed] + 1)
    return price
