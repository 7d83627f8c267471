# What the server says to those who play over the network.
server-stale = The table has moved on since you chose. Please look again.
server-not-your-seat = This seat is not yours to play.
server-not-begun = The game has not begun yet.
server-over = The game is over, so this does nothing any more.
server-held = { $name } has asked everybody to wait before the next throw.
server-out = You no longer play at this table, so you cannot hold a throw.
server-too-long = This game has reached the length at which the server stops. It is kept as it stands.
server-too-quick = That was too much at once. Wait a few seconds.
server-hold-used = You have already asked for a pause in this turn.
server-proposal-take-back =
    { $more ->
        [0] { $name } would like to take back “{ $what }”.
        [1] { $name } would like to take back “{ $what }” and the decision after it.
       *[other] { $name } would like to take back “{ $what }” and the { $more } decisions after it.
    }
server-taken-back =
    { $more ->
        [0] { $name } has taken back “{ $what }”.
        [1] { $name } has taken back “{ $what }” and the decision after it.
       *[other] { $name } has taken back “{ $what }” and the { $more } decisions after it.
    }
server-take-back-free = Take back “{ $what }”
server-take-back-ask = Ask whether you may take back your last decision
server-take-back-ask-first = Too much has happened since: ask the others whether you may take it back.
server-take-back-own = You can only ask to take back a decision of your own.
server-take-back-over = The game is over: nothing is taken back any more.
server-take-back-nothing = There is nothing of yours that could still be taken back.
server-take-back-asked = You have asked twice already. You may ask again from your next turn on.
server-result-taken-back =
    { $times ->
        [1] Once in this game, something was taken back after dice or cards had fallen.
       *[other] { $times } times in this game, something was taken back after dice or cards had fallen.
    }
server-proposal-bot = { $name } would like a bot to play for { $about } until { $about } is back.
server-proposal-end-without = { $name } would like to go on without { $about }.
server-proposal-open = Another proposal is open. Wait until it is answered.
server-proposal-over = This proposal is not open any more.
server-rematch-asks = { $name } would like to play again.
server-rematch-ready = The new table is ready.
server-no-rematch = Nobody has asked to play again.
server-rematch-made = The new table was made without you. Its link shows whether a seat is free.
server-handed = A bot plays for you. Take your seat back first.
server-handed-already = A bot plays this seat already.
server-not-handed = No bot plays this seat for you.
server-not-away = That can only be asked about somebody who still plays and has been away for a while.
server-not-playing = Only somebody who still plays can ask for that.
server-not-away-long =
    { $minutes ->
        [0] { $name } may come back. In less than a minute you can go on without { $name }.
        [1] { $name } may come back. In about a minute you can go on without { $name }.
       *[other] { $name } may come back. In about { $minutes } minutes you can go on without { $name }.
    }
server-proposals-most = Your last proposals came to nothing. Wait a few minutes before you make another one.
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
server-bye-locked = The host has closed this table to those who watch.
server-player = Player { $number }

# The host, and what becomes of table and seats.
server-not-host = Only the host of this table can do that.
server-begun = The game has begun, so this cannot be changed any more.
server-pause-again = The game has stood still for long enough. Play on for a while first.
server-paused = The game is paused.
server-no-person = Nobody sits there who could be asked.
server-seat-held = Somebody sits there.
server-news-paused = { $name } has paused the game.
server-news-resumed = { $name } goes on with the game.
server-news-locked = { $name } has closed the table to those who watch.
server-news-unlocked = { $name } lets everybody watch again.
server-news-free-words = { $name } allows everything to be said.
server-news-only-phrases = { $name } allows quick phrases only.
server-news-host = { $name } has made { $about } the host.
server-news-moot = What { $about } has proposed is settled by now.
server-news-host-gone = The host is gone. Now { $name } is the host.
server-news-invited = { $name } invites a person to the seat of { $about }.
server-news-given = Another person plays { $about } from now on.
server-news-taken = { $name } has taken the seat of { $about }.
server-news-without = { $name } goes on without { $about }.
server-news-handed-clock = Time was up twice: a bot takes over for { $about }.
server-news-handed-agreement = A bot takes over for { $about }, as agreed.
server-news-returned = { $about } is back and plays again.
server-news-refused = { $name } has said no to what { $about } proposed.
server-news-unanswered = Nobody has answered what { $about } proposed.
server-news-lapsed = Not everybody has answered in time what { $about } proposed.
server-line-without = The game goes on without { $name }.

# What people say to each other.
server-spectator = Spectator { $number }
server-words-empty = There is nothing in it that can be seen.
server-words-too-long = That is too long: at most { $most } letters and signs.
server-words-off = Only quick phrases are said at this table.
server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-my-mistake = My mistake!
server-phrase-agreed = Agreed.
server-phrase-no-thanks = No, thank you.
server-phrase-your-turn = It is your turn.
server-phrase-one-moment = One moment, please.
server-phrase-no-hurry = Take your time.
server-phrase-shall-we = Shall we go on?
server-phrase-back-soon = Back in a minute.
server-phrase-ouch = Ouch!
server-phrase-what-luck = What luck!
server-phrase-good-game = Good game!
server-phrase-again = Another round?

# What it cannot do for those who open or join a table; not-seated is for those who only watch.
server-bad-name = A name has 1 to 30 letters, digits, signs or emoji, all of which can be seen.
server-name-taken = Somebody at this table already has this name. Choose another one.
server-token-taken = Somebody at this table already has this token. Choose another one.
server-full = Every seat of this table is taken. You can watch.
server-not-open = This seat is not open any more.
server-too-many = That was too much at once. Wait a minute, then try again.
server-no-room = This server has no room for another table. Games that have begun go on.
server-no-seal = The sealed dice were waiting for this table too long. Please make it again.
server-no-log = This file is no game that can be opened here.
server-no-table = There is no such table. Check the link.
server-no-page = There is no such page. Check the link.
server-home = To the tables
server-not-seated = Only somebody who sits at this table can do that.
server-storage = The server cannot keep games just now. Try again later.
server-token-later = With missions everybody chooses a token in the game.
server-no-clock = Only a timed game has a clock.
server-no-limit = A timed game needs minutes or rounds after which it ends.
server-no-claims = In this game nobody has to ask for what is owed, so it cannot be played by the book.

# Standing instructions, as their owner reads them, and why one is not taken.
server-instruction-limit = Bids for you up to { $amount } in this auction.
server-instruction-out = Passes for you until this auction is over.
server-instruction-decline = Declines every offer from { $name } in this turn.
server-instruction-quick = Throws and ends your turns where you have nothing to choose.
server-instruction-claim = Claims your rents before they lapse.
server-instruction-none = There is no such instruction in this game.
server-instruction-out-of-game = You no longer play at this table.
server-instruction-stands = You have already given this instruction.
server-instruction-gone = This instruction does not stand any more.
server-instruction-lot = You cannot bid for this any more.
server-instruction-seat = Nobody can make you an offer from this seat.
server-limit-low = This is less than the lowest next bid.
server-limit-cash = This is more cash than you have.
server-by-the-book = This table plays by the book: everybody asks for their own rents.

# Limits for offers, which no rulebook knows.
server-offers-most = You have three open offers. Wait for an answer, or withdraw one.
server-offer-repeated = You have already made exactly this offer in this turn.
