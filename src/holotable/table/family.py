"""What a table needs of a family: its rules, spoken in names instead of numbers."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from holotable.core.luck import Question
from holotable.core.records import Event, Result
from holotable.editions import Edition


class Family(Protocol):
    """One family's rules for one edition and its options, as people speak of them."""

    edition: Edition

    @property
    def board(self) -> Any:
        """The board that all states of this family share."""

    @property
    def rules(self) -> Any:
        """The family's package: due, prompt, why_not, options, apply, settle and the rest."""

    @property
    def key_names(self) -> Mapping[int, str]:
        """The names of the rule keys."""

    @property
    def token_entry(self) -> str:
        """What views and positions call a seat's token."""

    @property
    def bank_decisions(self) -> Collection[str]:
        """What is decided by nobody at the table, but by whoever drives it."""

    def new_state(self) -> Any:
        """Make an empty state on this edition's board."""

    def seat_tokens(self, count: int, wishes: Sequence[str | None] | None) -> tuple[str | None, ...]:
        """Give every seat its token, as wished or by default, or none where tokens are chosen in the game."""

    def tokens(self, state: Any, given: Sequence[str | None]) -> tuple[str | None, ...]:
        """Give the tokens that the seats have now."""

    def set_up(self, state: Any, tokens: Sequence[str | None], first: int | None, tape: Any) -> None:
        """Begin a game; without a first seat, luck names it."""

    def parse(self, state: Any, decision: Mapping[str, object]) -> Any:
        """Turn a named decision into numbers; refuse what has no meaning here."""

    def name(self, decision: Any) -> dict[str, object]:
        """Turn a decision's numbers into names."""

    def event(self, row: Sequence[int]) -> Event:
        """Turn a row of the tape into a record."""

    def hide(self, decision: Any, events: Sequence[Event]) -> tuple[Event, ...]:
        """Leave out of what a decision would lead to what nobody may know before it is made."""

    def question(self, state: Any) -> Question:
        """Describe the luck that is due."""

    def name_outcome(self, kind: str, outcome: int) -> object:
        """Turn an outcome into its name."""

    def prompt_name(self, number: int) -> str | None:
        """Give the name of a prompt."""

    def bounds(self, state: Any, seat: int) -> dict[str, object]:
        """Give the limits of the decisions that cannot be listed."""

    def moment(self, state: Any) -> object:
        """Give something that changes whenever play goes on from one rest point to the next."""

    def view(self, state: Any) -> dict[str, object]:
        """Show everything on the table, by name."""

    def position(self, state: Any) -> dict[str, object]:
        """Describe a state at a rest point, without the names of its seats."""

    def place(self, state: Any, position: Mapping[str, object]) -> tuple[str | None, ...]:
        """Set a state to a position; give the tokens that the state does not hold; refuse an impossible one."""

    def check(self, fields: Mapping[str, object], tokens: Sequence[str | None]) -> None:
        """Refuse the fields of a state whose numbers do not exist on this board or at this table."""

    def result(self, state: Any) -> Result | None:
        """Tell how the game ended, or None while it goes on."""
