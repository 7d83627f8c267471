# What every screen of the page needs: settings, the rule book, names of values.

language-name = English
title = Holotable
unofficial = Unofficial and free. Not connected with the makers of the boxes or the films.
players = { $min }–{ $max } players
close = Close
later = Later
why = why?

landing-failed = The list of games could not be loaded. The server does not answer.
landing-again = Try again

rules-head = Rules
rules-search = Search
rules-all = { $all } rows, in our words, in the order of the rulebook.
rules-found = { $count } of { $all } rows.
rules-none = No row has “{ $search }” in it. Try another word.
rules-unplaced = { rule-unplaced }
rules-ruling = Our ruling { $id }

game-imported = from a file
box-missions = missions
book-on = By the book

new-box = Box
new-seat = Seat { $number }
new-token = Piece
new-yes = yes
new-no = no

bot-random = careless
bot-thrifty = thrifty
bot-scout = scout

value-new = a new throw
value-moving = the throw that moved
value-shortage = at every shortage
value-last = only for the last one
value-youngest = the youngest
value-random = by lot
value-own-turn = in the own turn and between turns
value-any = at any time
value-standard = Whole game
value-short = Short game
value-timed = Timed game

bar-home = To the start page
bar-settings = Settings

link-silent = The server does not answer.

set-language = Language
set-theme = Theme
set-system = like the system
set-light = light
set-dark = dark
set-contrast = high contrast
set-name = Your name
set-speed = Movement on the board
set-still = none
set-calm = Your system asks for less movement, so nothing moves.
set-letters = Single-letter keys
set-turn = When it is your turn and you look elsewhere
set-sound = Sound
set-silent = off
set-vibrate = Vibrate
set-notify = Notify me
set-notify-open = Your browser asks you once. The page must stay open somewhere.
set-notify-refused = Your browser does not let this page notify you. You can change that in its settings.
set-notify-not = Your browser shows notifications only over https, or on the machine that runs the server.

join-any = any

# the time that a person has for a decision
pace-none = No clock
pace-relaxed = Relaxed: 90 seconds
pace-brisk = Brisk: 30 seconds
pace-days = By days: 24 hours
pace-left = Time left: { $time }
pace-soon = Time is running out: { $time } left.
pace-late = Your time was up, so the clock decided for you.
