"""What a seat sees: dicts whose entries are made when somebody reads them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

STATE: Final = "state"


class NotYetMade:
    """Stands in a dict for an entry that nobody has read; no encoder takes it, so none writes half a view unnoticed."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Tell what to do about it."""
        return "<made when it is read; give dict(view) to whatever reads a dict behind its methods>"


NOT_YET: Final = NotYetMade()


class LateDict(dict[str, Any]):
    """A dict that makes an entry when it is read; whoever looks at the whole finds all of it.

    Every entry is there from the start, with ``NOT_YET`` in the place of what is made later. Reading, comparing,
    copying, pickling and ``json`` never meet that. C code that reads a dict behind its methods, as the encoders of msgspec
    and orjson do, meets and refuses it: it must be given ``dict(view)``.
    """

    __slots__ = ("_make",)

    def __init__(self, entries: Mapping[str, Any], make: Callable[[str], Any]) -> None:
        """Begin with these entries; ``make`` is asked for those that are ``NOT_YET``."""
        dict.__init__(self, entries)
        self._make = make

    def __getitem__(self, entry: str) -> Any:
        """Give an entry, and make it if nobody has read it before."""
        value = dict.__getitem__(self, entry)
        if value is NOT_YET:
            value = self._make(entry)
            dict.__setitem__(self, entry, value)
        return value

    def get(self, entry: str, default: Any = None) -> Any:
        """Give an entry, made or not, or the default."""
        return self[entry] if entry in self else default

    def __iter__(self) -> Any:
        """Give the names of the entries; a dict that has its own way of iterating is never copied behind its methods."""
        return dict.__iter__(self)

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
        """Make every entry, and every entry of what it holds."""
        for entry in dict.keys(self):
            value = self[entry]
            if isinstance(value, LateDict):
                value.whole()
        return self


def _of_the_whole(name: str) -> Callable[..., Any]:
    plain = getattr(dict, name)

    def method(self: LateDict, *arguments: Any) -> Any:
        return plain(self.whole(), *arguments)

    method.__name__, method.__doc__ = name, plain.__doc__
    return method


for _name in ("__or__", "__repr__", "__ror__", "copy", "items", "keys", "pop", "popitem", "setdefault", "values"):
    setattr(LateDict, _name, _of_the_whole(_name))


class SeatView(LateDict):
    """Everything on a table at one moment.

    Most who are shown a view read little of it: a bot that looks at its options nothing else, a built-in one only the
    rules' state. So a view keeps that state, which nobody writes any more, and makes each entry from it when that one
    is read.
    """

    __slots__ = ("_kept",)

    def __init__(self, entries: Mapping[str, Any], make: Callable[[str], Any], named: Any, state: Any) -> None:
        """Begin with some entries, made of a state that nobody writes any more."""
        dict.__init__(self, entries)
        self._make, self._kept = make, (named, state)

    @property
    def made_of(self) -> tuple[Any, Any] | None:
        """The named rules and the state of which the view is made, to be read only.

        None once ``"state"`` has been read: then what stands there counts, for its reader may have changed it.
        """
        return self._kept if dict.get(self, STATE) is NOT_YET else None
