"""The estate family: its public names, from the compiled unit or from the chapters."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure

__all__ = ["rent_due"]

if TYPE_CHECKING or is_pure("estate"):
    from holotable.families.estate.rules.rent import rent_due
else:
    globals().update(exports("estate", __all__))
