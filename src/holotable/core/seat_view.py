"""What a seat sees: a dict whose costly entries are made when somebody reads them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from holotable.core.layout import Field, dump

STATE: Final = "state"


class SeatView(dict[str, Any]):
    """Everything on a table at one moment, as a dict.

    Most who are shown a view read little of it: a bot that counts its options nothing, a built-in one only the
    engine's state. So a view keeps a copy of that state, which costs next to nothing, and makes the rest from it: the
    table by name when any of its entries is read, the exact ``"state"`` when that one is. Nobody can tell from outside:
    whoever asks for an entry gets it, and whoever looks at the whole (iterating, comparing, copying, pickling, JSON)
    finds all of it. Only C code that reads a dict behind its methods' back must be given ``dict(view)``.
    """

    __slots__ = ("_engine", "_exact", "_named", "_show")

    def __init__(
        self,
        entries: Mapping[str, Any],
        named: Any,
        engine: Any,
        show: Callable[[Any], Mapping[str, Any]],
        exact: tuple[Field, ...],
    ) -> None:
        """Begin with the entries that are there; ``show`` makes the table by name, ``exact`` are the state's fields."""
        super().__init__(entries)
        self._named = named
        self._engine = engine
        self._show: Callable[[Any], Mapping[str, Any]] | None = show
        self._exact: tuple[Field, ...] | None = exact

    @property
    def engine(self) -> tuple[Any, Any] | None:
        """The named rules and the state of which the view is made, to be read only.

        None once ``"state"`` has been read: then what stands there counts, for its reader may have changed it.
        """
        return None if self._exact is None else (self._named, self._engine)

    def __missing__(self, entry: str) -> Any:
        """Make an entry that is not there yet."""
        if entry == STATE and self._exact is not None:
            self._add_state()
        elif self._show is not None:
            self._add_table()
        else:
            raise KeyError(entry)
        return self[entry]

    def __contains__(self, entry: object) -> bool:
        """Tell whether a view has an entry, made or not."""
        if super().__contains__(entry) or (entry == STATE and self._exact is not None):
            return True
        self._add_table()
        return super().__contains__(entry)

    def get(self, entry: str, default: Any = None) -> Any:
        """Give an entry, made or not, or the default."""
        try:
            return self[entry]
        except KeyError:
            return default

    def __eq__(self, other: object) -> bool:
        """Compare the whole with another dict."""
        return dict.__eq__(self.whole(), other.whole() if isinstance(other, SeatView) else other)

    def __ne__(self, other: object) -> bool:
        """Compare the whole with another dict."""
        return not self == other

    __hash__ = None

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        """Copy and pickle as the plain dict that it looks like."""
        return dict, (dict(self),)

    def whole(self) -> "SeatView":
        """Make every entry."""
        self._add_table()
        self._add_state()
        return self

    def _add_table(self) -> None:
        show, self._show = self._show, None
        for entry, value in show(self._engine).items() if show else ():
            dict.setdefault(self, entry, value)

    def _add_state(self) -> None:
        exact, self._exact = self._exact, None
        if exact is not None:
            dict.setdefault(self, STATE, dump(self._engine, exact))


def _of_the_whole(name: str) -> Callable[..., Any]:
    plain = getattr(dict, name)

    def method(self: SeatView, *arguments: Any) -> Any:
        return plain(self.whole(), *arguments)

    method.__name__, method.__doc__ = name, plain.__doc__
    return method


for _name in (
    *("__delitem__", "__ior__", "__iter__", "__len__", "__or__", "__repr__", "__reversed__", "__ror__"),
    *("clear", "copy", "items", "keys", "pop", "popitem", "setdefault", "values"),
):
    setattr(SeatView, _name, _of_the_whole(_name))
