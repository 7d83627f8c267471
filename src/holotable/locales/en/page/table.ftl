# Any table: waiting room, menu, log, keys, the end.

title-turn = Your turn
title-again = Play again?

bar-menu = Menu
bar-invite = Invite
bar-copied = Link copied
bar-seats = { $count } seats
bar-round = Turn { $turn }
bar-watching = You are watching

link-open = Live
link-connecting = Connecting
link-lost = Reconnecting
link-closed = Ended
link-lost-long = Connection lost. Your seat is kept, and what you chose is sent again.
link-ousted = Your seat is played with another link now. Here you watch.
link-now = Try now

seal-changed = Careful: the server now shows another seal for the dice than at first.

why-big = Why?
why-rule = Rule { $id }, { $place }
why-ruling = Our ruling: { $text }
why-book = Read on in the rules

turn-yours = Your turn, { $name }
turn-theirs = { $name } decides
turn-over = The game is over
turn-paused = The game stands still
turn-waits = Waiting for { $names }.
turn-sent = Sent …

hand-whose = { $name } decides.
hand-over = Please hand over to { $name }.
hand-taken = I am { $name }

seat-out = out of the game
seat-bot-short = Bot
seat-you = you
seat-turn = Turn
seat-bot = Bot · { $bot }
seat-away = away
seat-handed = bot plays
seat-open = waiting for a friend
seat-players = Players

handed-you = A bot plays for you.
handed-seat = A bot plays for { $name }.
handed-over = { $name } plays again.
handed-back = Take my seat back
handed-returning = Your seat is yours in a moment.
away-head = { $name } is away
away-back = { $name } is back.

also-danger = Give up
confirm-head = Really?
confirm-back = No, play on

card-ok = OK

over-rematch = Play again
again-shuffle = Draw the seats anew
again-shuffled = The seats are drawn anew.
again-join = Play again too
again-no = No thanks
again-after-all = Play again after all
again-left = { $seconds } seconds left
again-waits = Waiting for { $names }.
again-withdraw = Rather not
again-watch = It goes on at a new table in a moment; you will watch there too.
again-go = To the new table
over-turns =
    { $turns ->
        [one] after { $turns } turn
       *[other] after { $turns } turns
    }
over-head =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
over-rank = Final order
over-story = Statistics
over-save = Save this game
over-imported = This game was brought here as a file.

board-label = { $name }, { $count } spaces

log-head = Log
log-empty = What happens at the table is written here.

deals-head = Deals

assets-head = Assets

tab-board = Board
tab-more = More
tab-all = Parts of the table

refused-head = That did not go through.

wait-head = Waiting for friends
wait-lead = Send this link. The game begins as soon as every seat is taken.
wait-full = All seats are taken
wait-lead-host = Send this link. When everybody is here, you begin the game.
wait-order = Put seats, names and pieces in order if you like, then begin.
wait-lead-guest = { $name } begins the game when everybody is here.
wait-watch = Every seat is taken. You can watch as soon as the game begins.
wait-begin = Begin the game
wait-offline = not here now
wait-copy = Copy the link
wait-share = Share
wait-qr = QR code
wait-local = This address works on this computer only. For other devices start: holotable serve
wait-seats = { $taken } of { $all } seats taken
wait-bot = Bot instead
wait-start-here = Begin with { $count }
wait-start-bots = Begin with bots on the open seats
wait-join = Take a seat
wait-name = Your name
wait-loading = The table is being laid …
wait-gone = There is no such table, or it has ended.
wait-kept = This game cannot be opened here.
wait-gone-still = Check the link, or ask your host for a new one.
wait-no-board = The board could not be loaded.
wait-no-board-still = The game is kept on the server.

join-head = { $name } invites you
join-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
join-failed = You could not join.

menu-watch = Every seat is taken. Whoever opens this link watches.
menu-own = Play on from another device
menu-own-lead = This link is your seat. Keep it to yourself: whoever has it plays for you.
menu-own-show = Show my link
menu-own-renew = Make a new link
menu-own-ends = With a new link, the old one opens nothing any more, on any device.
menu-seal = Seal of the dice
menu-seal-lead = Whoever notes it now can compare it at the end: the dice were fixed before the game and have not been exchanged.

hold-ask = One moment, please
hold-held = { $name } asks for a moment.

quick-on = Quick turns
quick-off = Quick turns are on. Switch them off
quick-says = Where you have nothing to choose, the server throws and ends your turn.
claims-on = Claim my rent for me
claims-say = Before a rent lapses, the server asks for it. Switched off, you may forget it.
standing-head = Standing instructions
standing-lead = What the server does for you. Nobody else sees it while you play.
standing-cancel = Cancel
book-says = Nobody claims rent for you: who forgets to ask loses it.
log-order = by standing instruction
log-clock = by the clock
takeback-do = Take back
takeback-ask = Ask to take back
log-taken-back = taken back

keys-skip = To the decision
keys-head = Keys
keys-off = Single-letter keys are switched off in the settings.
keys-roll = throw, draw (also Space)
keys-buy = buy, bid the next step, claim
keys-auction = auction it
keys-pass = pass, decline
keys-trade = trade
keys-manage = build, sell, mortgage
keys-end = end the turn
keys-quick = quick turns on, off
keys-take-back = take back your last decision
key-yes = Y
keys-vote = agree or not, when asked
keys-cash = say my cash
keys-all-cash = say everybody’s cash
keys-last = say the last event; again: the one before
keys-why = why?
keys-board = to the board
keys-walk = walk round the board
keys-rules = search the rules
keys-list = this list
keys-close = close, later

clock-running = { $time } left
clock-last = Last turn
clock-round = Round { $round } of { $limit }

log-and-words = Log and words
words-head = Words
words-said = { $name } says: { $says }
words-unread = { $count } unread
words-gallery = Those who watch
words-mute = Mute
keys-speak = say something

host-head = Host
seat-invite-over = This invitation to a seat is not valid any more.
wait-locked = Watching is not possible here now.
wait-earlier = Earlier
wait-later = Later
wait-rename = Another name
