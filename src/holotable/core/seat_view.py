"""What a seat sees: dicts whose costly entries are made when somebody reads them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

STATE: Final = "state"
REST: Final = ""  # stands for all entries that are made together

Makers = dict[str, Callable[[], Any]]


class LateDict(dict[str, Any]):
    """A dict that makes an entry when it is read; whoever looks at the whole finds all of it.

    Iterating, comparing, copying, pickling and JSON look at the whole. Only C code that reads a dict behind its methods'
    back would miss what nobody has read yet; it must be given ``dict(view)``.
    """

    __slots__ = ("_late",)

    def __init__(self, entries: Mapping[str, Any], late: Makers) -> None:
        """Begin with the entries that are there; ``late`` makes the others, and under ``REST`` a dict of several."""
        super().__init__(entries)
        self._late = late

    def __missing__(self, entry: str) -> Any:
        """Make an entry that is not there yet."""
        late = self._late
        if entry not in late and REST not in late:
            raise KeyError(entry)
        self._make(entry if entry in late else REST)
        return self[entry]

    def _make(self, entry: str) -> None:
        made = self._late.pop(entry)()
        for name, value in made.items() if entry == REST else ((entry, made),):
            dict.setdefault(self, name, value)  # what somebody has put there meanwhile stays

    def __contains__(self, entry: object) -> bool:
        """Tell whether there is an entry, made or not."""
        if dict.__contains__(self, entry) or (entry in self._late and entry != REST):
            return True
        if REST in self._late:
            self._make(REST)
        return dict.__contains__(self, entry)

    def get(self, entry: str, default: Any = None) -> Any:
        """Give an entry, made or not, or the default."""
        try:
            return self[entry]
        except KeyError:
            return default

    def __eq__(self, other: object) -> bool:
        """Compare the whole with another dict."""
        return dict.__eq__(self.whole(), other.whole() if isinstance(other, LateDict) else other)

    def __ne__(self, other: object) -> bool:
        """Compare the whole with another dict."""
        return not self == other

    __hash__ = None

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        """Copy and pickle as the plain dict that it looks like."""
        return dict, (dict(self),)

    def whole(self) -> "LateDict":
        """Make every entry."""
        for entry in tuple(self._late):
            self._make(entry)
        return self


def _of_the_whole(name: str) -> Callable[..., Any]:
    plain = getattr(dict, name)

    def method(self: LateDict, *arguments: Any) -> Any:
        return plain(self.whole(), *arguments)

    method.__name__, method.__doc__ = name, plain.__doc__
    return method


for _name in (
    *("__delitem__", "__ior__", "__iter__", "__len__", "__or__", "__repr__", "__reversed__", "__ror__"),
    *("clear", "copy", "items", "keys", "pop", "popitem", "setdefault", "values"),
):
    setattr(LateDict, _name, _of_the_whole(_name))


class SeatView(LateDict):
    """Everything on a table at one moment.

    Most who are shown a view read little of it: a bot that looks at its options nothing else, a built-in one only the
    engine's state. So a view keeps a copy of that state, which costs next to nothing, and makes the rest from it: the
    table by name when any of its entries is read, the exact ``"state"`` when that one is.
    """

    __slots__ = ("_kept",)

    def __init__(self, entries: Mapping[str, Any], late: Makers, named: Any, state: Any) -> None:
        """Begin with some entries, made of a copy of the state."""
        super().__init__(entries, late)
        self._kept = (named, state)

    @property
    def engine(self) -> tuple[Any, Any] | None:
        """The named rules and the state of which the view is made, to be read only.

        None once ``"state"`` has been read: then what stands there counts, for its reader may have changed it.
        """
        return self._kept if STATE in self._late else None
