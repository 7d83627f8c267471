# What the server says to those who play over the network.
server-stale = The table has moved on since you chose. Please look again.
server-not-your-seat = This seat is not yours to play.
server-not-begun = The game has not begun: a seat is still open.
server-held = { $name } has asked everybody to wait before the next throw.
server-out = You no longer play at this table, so you cannot hold a throw.
server-too-long = This game has reached the length at which the server stops. It is kept as it stands.
server-too-quick = That was too much at once. Wait a few seconds.
server-hold-used = You have already asked for a pause in this turn.
server-allowed = Nothing stands against it.
server-malformed = This message cannot be read: { $problem }
server-failed = This did not work on the server, and nothing has changed. Please try again.
server-bye-restart = The server restarts. The game goes on in a moment.
server-bye-too-fast = Too many messages at once. Please wait a moment.
server-bye-too-slow = The connection is too slow to follow.
server-bye-too-many = Too many connections from here.
server-bye-gone = There is no such table.
server-bye-older-rules = This game was begun with rules { $rules }, and this server plays rules { $now }, which differ in it. It is kept as it is: ask your host for a server that plays rules { $rules }.
server-bye-damaged = This game is kept, but it cannot be opened: its records are damaged. Ask your host.
server-player = Player { $number }

# What it cannot do for those who open or join a table; not-seated is for those who only watch.
server-bad-name = A name has 1 to 30 letters, digits, signs or emoji, all of which can be seen.
server-name-taken = Somebody at this table already has this name. Choose another one.
server-token-taken = Somebody at this table already has this token. Choose another one.
server-full = Every seat of this table is taken. You can watch.
server-not-open = This seat is not open any more.
server-too-many = That was too much at once. Wait a minute, then try again.
server-no-room = This server has no room for another table. Games that have begun go on.
server-no-table = There is no such table. Check the link.
server-no-page = There is no such page. Check the link.
server-home = To the tables
server-not-seated = Only somebody who sits at this table can do that.
server-storage = The server cannot keep games just now. Try again later.
server-token-later = With missions everybody chooses a token in the game.
server-no-clock = Only a timed game has a clock.
server-no-limit = A timed game needs minutes or rounds after which it ends.
