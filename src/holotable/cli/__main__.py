"""``python -m holotable.cli``."""

from holotable.cli import main

main()
