"""A server with a planted fault: it acknowledges a decision that is written but not synced."""

from holotable.server.store import storage
from soak.kills.serving import main

connect = storage.connect


def connect_without_sync(path, **more):
    """Open the file so that the system may write it whenever it likes."""
    base = connect(path, **more)
    base.execute("PRAGMA synchronous = OFF")
    return base


if __name__ == "__main__":
    storage.connect = connect_without_sync
    main()
