"""The command line. Everything heavy is imported by the command that needs it."""


def main() -> None:
    """Run ``holotable``."""
    from holotable.cli.app import run

    raise SystemExit(run())
