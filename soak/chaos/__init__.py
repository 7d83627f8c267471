"""Chaos at many tables: people drop, leave, come back and do all that a table's company allows, at every question.

``python -m soak.chaos --games 10000`` plays in the process, on a clock on which waiting costs nothing; ``--sockets 300``
plays over real sockets with a real server. Nothing may be stuck, lost or told to the wrong ones.
"""
