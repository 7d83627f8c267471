"""Rule keys that no rulebook has: ``ALLOWED``, and refusals of input that no rule can judge."""

from typing import Final

ALLOWED: Final = 0
DECISION_MALFORMED: Final = 1  # a name or number that this table does not have
DECISION_STALE: Final = 2  # names something that has gone or has changed since
DECISION_LIMIT: Final = 3  # the table holds no more of these at once
