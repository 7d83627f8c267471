"""The server's settings, with the documented defaults."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """Times in seconds and limits."""

    bot_budget: float = 1.5  # then a legal decision is played instead
    bot_pause: float = 0.7  # between two decisions of bots, so that people can follow
    throw_pause: float = 1.6  # the same after a throw, until dice and tokens have come to rest
    claim_patience: float = 3.0  # how long bots wait for a person's claim
    trade_patience: float = 10.0  # and for a person's answer to an offer
    hold: float = 20.0
    pause_guarded: float = 300.0  # for so long only the host may end a pause; then any seat
    host_away: float = 300.0  # after which a host who is gone passes the role on
    wait_most: float = 40.0  # whatever people offer, claim and hold, a bot that is due plays after this
    rematch_patience: float = 30.0  # for everybody present to say whether they play again
    pace_relaxed: float = 90.0  # for a decision that play waits for, at a table of this pace
    pace_brisk: float = 30.0
    pace_days: float = 86_400.0
    away_after: float = 60.0  # without a connection, until others see that a person is away
    end_without_after: float = 300.0  # and until they may go on without that person
    take_back_grace: float = 5.0  # for a decision that was taken back late, once
    idle: float = 60.0  # a table without connected clients is closed after this
    messages: int = 60  # from a player in ten seconds
    watched_messages: int = 30  # from a spectator
    tables_per_minute: int = 5  # made from one address
    tables_per_day: int = 200  # made from one address
    tables_most: int = 100_000  # in the file
    bytes_most: int = 8 << 30  # of the file; then no table is made any more, and those that are there are played on
    imports_per_hour: int = 20  # games that one address brings as files
    keep_days: float | None = None  # after which a table at which nothing was decided is deleted; None: never
    joins_per_minute: int = 20
    decisions_per_minute: int = 300  # of one seat, through however many sockets
    host_acts_per_minute: int = 60  # of one table
    take_backs_per_minute: int = 30  # of one seat: the game is read from the disk for each
    decisions_most: int = 50_000  # of one table: many times the longest game that people play
    snapshot_every: int = 200  # records of a game
    stories_per_minute: int = 20  # finished games whose statistics one address asks for
    calls_per_minute: int = 120  # sockets opened from one address
    connections: int = 6000  # of all kinds; fewer where the system allows fewer descriptors
    connections_by_address: int = 60
    sockets: int = 5000
    sockets_by_address: int = 20
    sockets_by_token: int = 6
    hosts: tuple[str, ...] = ()  # further names under which the server is reached
    address: str | None = None  # where others reach the server; sent to pages that were opened by a local name
    proxies: tuple[str, ...] = ()  # addresses and networks of reverse proxies that are believed
