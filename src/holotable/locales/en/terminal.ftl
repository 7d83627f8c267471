# The game in the terminal.

default-name = Player 1
ask-people = How many people play (0 to { $most })?
ask-name = Name of person { $number }?
ask-name-again = 1 to 30 characters that nobody else has, without a comma, please:
ask-bots = How many bots ({ $least } to { $most })?
ask-bot = Bot { $number }, one of { $bots }?
ask-number-again = A number from { $least } to { $most }, please
ask-youngest = Who is youngest and begins ({ $names })?

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

figures-game = Turns: { $turns }. Decisions: { $decisions }.
figures-seat = { $name }: { $home } of { $all } { $at_home }; cards: { $cards }; bumped others: { $bumps }; was bumped: { $bumped }; slides: { $slides }.
