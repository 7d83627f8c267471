# The game in the terminal.

default-name = Player 1
ask-edition = Which game?
ask-people = How many people play (0 to { $most })?
ask-name = Name of person { $number }?
ask-name-again = 1 to 30 letters or signs that nobody else has, without a comma, please:
ask-bots = How many bots ({ $least } to { $most })?
ask-bot = Bot { $number }, one of { $bots }?
ask-number-again = A number from { $least } to { $most }, please
ask-youngest = Who is youngest and begins ({ $names })?
ask-minutes = How many minutes does the game last?
ask-variant = Which game?
ask-missions = With missions?
answer-standard = standard
answer-short = short
answer-timed = timed
answer-true = yes
answer-false = no

welcome = { $game }: { $names }. Type help for what you can ask.
card-means = The card: { $means }.
hint = A number plays that choice; why 1 tells its rule; ? shows what is not offered; help shows the rest.
hint-single = Enter plays it.
no-choice = There is no such choice: type a number from 1 to { $most }.
not-understood = “{ $word }” is no choice and no command here. Type help.
allowed = Allowed: { $choice }.
refused = Not possible: { $choice }: { $why }.
and-more = { " " }(and { $count } more like it)
all-offered = Everything that the card could mean is offered.
no-event = There is no such event: type a number from 1 to { $most }.
rule-unplaced = not in the rulebook: our reading
no-rule = No rule has “{ $word }” in it.
no-bot = No bot has had a choice yet.
bot-explains = { $name }: { $reason }
bot-failed = { $name } gave no playable answer ({ $problem }), so this is played instead: { $instead }.
save-where = Type save and the name of a file.
kept = The game is kept in { $file }.
kept-resume = The game is kept; go on with: holotable terminal --resume { $file }
not-kept = The game was not kept; --save FILE keeps it.
stopped-interrupt = Stopped.
stopped-end = The input has ended.
stopped-quit = Goodbye.
replay-unfinished = The game was not finished.

command-why = why
command-log = log
command-rules = rules
command-explain = explain
command-save = save
command-board = board
command-help = help
command-quit = quit

help =
    A number plays that choice; Enter plays the only one.
    ?                  what is not offered, and why
    why 2              the rule behind choice 2, offered or not
    why move 2 5       why { $pawn } 2 may or may not go 5 forward (-4 is backward);
    { "                   " }also: split 1 3 2 4, swap 1 Y2, bump 1 Y2, shield 1 board, forfeit
    resign             give up the game
    why                the rule of the card
    log, log 12        what happened; the rule behind line 12
    explain            why the last bot chose as it did
    board              the board again
    rules WORD         rules with a word in them
    save FILE          keep the game in a file
    quit               stop

legend = { $arrow } slide to { $end } · * { $shield } · (n) { $start } · [n] { $home }
pile = { $count } to draw
free-shields = { $shield } { $count }
short-start-zone = zone { $number } ({ $start })
short-home-zone = zone { $number } ({ $home })
short-out = has given up

clock-left =
    { $minutes ->
        [one] { $minutes } minute is left.
       *[other] { $minutes } minutes are left.
    }
clock-up = { estate-event-time-called }

figures-game = Turns: { $turns }. Decisions: { $decisions }.
figures-seat = { $name }: { $home } of { $all } { $at_home }; cards: { $cards }; bumped others: { $bumps }; was bumped: { $bumped }; slides: { $slides }.

more-choices = { "   …  " }{ $first }–{ $last } are about your property: type more to see them.
more-spaces = { "   …  " }{ $first }–{ $last } name one space each: type more to see them.
hint-default = Enter means: { $choice }.
hint-later = Type later to leave it for now.
not-later = This must be answered before play goes on.
as-whom = Type as and a name or a number: { $names }.
as-bot = { $name } is played by a bot.
as-nothing = There is nothing that { $name } could do now.
nothing-instead = nothing

command-more = more
command-as = as
command-seat = seat
command-later = later
command-deeds = deeds

estate-help =
    A number plays that choice; words do too:
    roll, end, pass, settle, claim, waive, accept, decline, withdraw, pay, card
    bid 60             bid in an auction
    want 2             how many you would like when there are too few
    build NAME, sell NAME, place NAME; the first letters of a name are enough
    choose NAME        take a token in a game with missions
    go, skip           go on a mission, or leave it alone
    get NAME, sum, steal NAME, jump NAME, stay, send Ben: NAME, defeat Ben
    { "                   " }what a mission gives you
    tax flat, tax share   the fixed amount, or the share of all that you have
    offer Ben: 100 + NAME for NAME + card
    { "                   " }offer a trade; counter and the rest answers one with other terms
    more               the choices about your property
    as Ben, seat 2     let another person at this keyboard decide something first
    later              leave a question open that need not be answered now
    resign             give up the game
    deeds, deeds NAME  who owns what; one of them in full
    ?                  what is not offered, and why
    why 2, why build NAME   the rule behind a choice, offered or not
    why                the rule behind the question
    log, log 12        what happened; the rule behind line 12
    explain            why the last bot chose as it did
    board              the board again
    rules WORD         rules with a word in them
    save FILE          keep the game in a file
    quit               stop

estate-hint-bid = Type bid and an amount from { $least } to { $most }, or pass.
estate-hint-bid-short = You have less in hand than the next bid: raise more first, or pass.
estate-hint-want = Type want and a number from 1 to { $most }, or pass.
estate-hint-jump = Type jump and the name of a space, or stay.
estate-hint-send = Type send, a name and a space: send Ben: NAME.
estate-hint = A number plays that choice; help shows what else you can type, for example offers.

estate-legend = { $owner }: { $owner_name } owns it · { $owner }2: { $two } · { $owner }*: { $hotel } · { $owner }-: { $mortgaged } · <{ $owner }>: on the space · [{ $owner }]: { $in_jail }
estate-deed-free = { $deed }: nobody’s, price { $price }
estate-deed-owned = { $deed }: { $name }
estate-deed-title = { $deed }, { $group }: price { $price }.
estate-deed-streets = { $rent }: { $base }, with the whole group { $double }; { $levels }. One { $house } costs { $house_price }, one { $hotel } { $hotel_price }.
estate-deed-ladder = { $rent } by how many of the group one owns: { $levels }.
estate-deed-utility = { estate-deed-ladder }
estate-deed-level = { $level }: { $sum }
estate-deed-mortgage = Being { $mortgaged } brings { $value }; ending that costs { $cost }.
estate-no-deed = There is nothing here that begins with “{ $word }”.
estate-greeting-short = The short game: property is dealt, the first bankruptcy ends it, and then all is counted.
estate-greeting-timed = The timed game: property is dealt and paid, and when the time is up all is counted.
estate-greeting-missions = With missions: a six that moves you brings one. First everybody chooses a token and so a side.
estate-score-title = The final count:
estate-score-seat = { $place }. { $name }: { $sum } ({ $cash } in hand, { $rest } in property).
estate-score-out = { $place }. { $name }: bankrupt.
estate-figures-seat = { $name }: { $cash }; owns { $deeds }; { $rent } received { $received }, paid { $paid }; rounds: { $rounds }.
