# The start page and the form for a new table.

landing-head =
    Five boxes, one table.
    Pull up a chair.
landing-lead = Play with friends over a link, with everybody on this screen, or against bots. No account, no download. Every rule can tell you why.
landing-bots = Play now against bots
landing-friends = With friends: get a link
landing-local = On this screen
landing-invited = You have an invitation?
landing-code = Table code or link
landing-join = Join
landing-lost = Your personal link fits no seat any more: it was made anew, or the seat was given to somebody else.
landing-bad-code = This is neither a table code nor a link to a table.
landing-elsewhere = This is a personal link of { $host }. It is a secret and is told to nobody else, not even to this server.
landing-open-there = Open it there
landing-go-on = Go on
landing-boxes = The boxes
landing-play = Play now
landing-get-link = Get a link
landing-names = Who plays?
landing-form = Seats and options
landing-which = Begins with { $box }, you and two bots. Or choose a box below.
landing-boxes-friends = With friends: which box?
landing-boxes-local = On this screen: which box?
landing-foot-1 = Keyboard, screen reader, touch: all the same game.
landing-foot-2 = Colours never stand alone.
landing-failed-still = Your games are kept there.

saved-open = Open a saved game
saved-drop = or drop the file here
saved-failed = The file could not be opened.
saved-long = A saved game has at most 4 megabytes.

resume-yours = your turn
resume-theirs = { $name } decides
resume-waiting = waits for friends

mine-head = Your tables
mine-finished = Finished ({ $count })
mine-over = is over
mine-wait =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
mine-look = Look at it
mine-forget = Forget this device
mine-forget-ask = Forget this device?
mine-forget-what = Your tables, your seats and your name are deleted on this device, and the server forgets that they belong here.
mine-forget-lost = From then on only your personal link leads back into a running game. It is in the menu of the table.
mine-forget-not = No, keep everything
mine-forgotten = This device is forgotten.

box-minutes = about { $min }–{ $max } min

names-head = who plays?
names-lead = Everybody plays at this screen. It says whose turn it is.
names-one = Player { $number }
names-add = One more
names-play = Begin

new-head = New table
new-seats = Seats
new-who = Who sits here
new-me = You
new-friend = A friend, by link
new-local = Somebody at this screen
new-bot = Bot: { $bot }
new-name = Name
new-add = Add a seat
new-remove = Remove seat { $number }
new-pace = Time for a decision
new-pace-hint = Whoever does not answer in time is played the most careful choice. After two times a bot plays on until they are back.
new-options = House options
new-options-hint = Where the rulebook leaves a choice open. The first value is ours.
new-open = Open the table
new-cancel = Cancel
new-failed = The table could not be opened.
new-token-later = With missions everybody chooses a token when the game begins.

game-head = Which game?
game-standard = Until one is left.
game-short = Some deeds are dealt; the first bankruptcy ends it, and everything is counted.
game-timed = A few deeds are dealt and paid for; when the time is up, everything is counted.
game-ends = It ends after
game-minutes = { $count } minutes
game-rounds = { $count } rounds
game-clock = The clock waits while nobody is at the table.
game-book = Rent is not claimed for anybody. Who forgets to ask loses it.
game-missions = With missions
