"""The walk of one token round an estate board, exactly and as the rules play it."""
