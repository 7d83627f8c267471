"""Kills the server in many ways while many tables play, and compares what everybody was told with what is kept.

``told`` writes down what every client hears, ``people`` play, ``killing`` starts and kills, ``kept`` reads the file by its
own SQL and computes the hash chain by its own code, ``again`` plays every record again with dice of its own, ``comparing``
lays both beside each other, ``syncing`` watches the system calls. Nothing here imports ``holotable.server.store``.
"""
