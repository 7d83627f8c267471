"""A server with a planted fault: it forgets which actions it has played, so that one that is sent again counts twice."""

from holotable.server.store import storage
from holotable.server.tables.game import Game
from soak.kills.serving import main

migrate = storage.migrate


def migrate_without_index(base, path):
    """Let the file take an action twice."""
    migrate(base, path)
    base.execute("DROP INDEX IF EXISTS once")


if __name__ == "__main__":
    Game.answered = lambda *_: None
    Game.is_stale = lambda *_: False
    storage.migrate = migrate_without_index
    main()
