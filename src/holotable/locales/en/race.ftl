# The race family: events, prompts, choices, cards and places.
# $pawn, $start, $home, $start_zone, $home_zone and $shield are the edition's own words.
# $from_start, $at_start, $to_start, $at_home and $to_home are its phrases, or the form-… texts below.

form-from-start = out of the { $start }
form-at-start = in the { $start }
form-to-start = to the { $start }
form-at-home = in the { $home }
form-to-home = into the { $home }

pawn-own = { $pawn } { $number }
pawn-of = { $name }’s { $pawn } { $number }

place-track = space { $number }
place-start = { $start }
place-start-zone = { $start_zone } { $number }
place-home-zone = { $home_zone } { $number }
place-home = { $home }

place-from-track = from space { $number }
place-from-start = { $from_start }
place-from-start-zone = from space { $number } of the { $start_zone }
place-from-home-zone = from space { $number } of the { $home_zone }

place-to-track = to space { $number }
place-to-start = { $to_start }
place-to-start-zone = to space { $number } of the { $start_zone }
place-to-home-zone = to space { $number } of the { $home_zone }
place-to-home = { $to_home }

place-at-track = on space { $number }
place-at-start = { $at_start }
place-at-start-zone = on space { $number } of the { $start_zone }
place-at-home-zone = on space { $number } of the { $home_zone }
place-at-home = { $at_home }

event-began = { $name } begins.
event-reshuffled = The draw pile is empty: all { $cards } discards are shuffled into a new one.
event-drawn = { $name } draws a card: { $card }
event-shielded =
    { $source ->
        [foe] { $who } takes the { $shield } of { $foe }.
       *[board] { $who } gets a { $shield } from the board.
    }
event-moved = { $who } moves { $from } { $to }.
event-bumped = { $who } is bumped { $from } back { $to_start }.
event-slid = { $who } slides { $from } { $to }.
event-slide-stopped = A shield blocks the slide: { $who } stays { $at }.
event-unshielded = { $who } lays its { $shield } back on the board.
event-swapped = { $who } swaps places with { $foe } and stands { $at }.
event-took-place = { $who } comes { $from_start } and takes the place of { $foe } { $at }.
event-reached-home = { $who } has arrived: { $count } of { $all } { $at_home }.
event-forfeited =
    { $reason ->
        [chosen] { $name } turns the swap down and gives up the move.
       *[stuck] { $name } cannot use the card and loses the move: { $card }
    }
event-discarded = On top of the discards now: { $card }
event-passed =
    { $again ->
        [yes] { $name } draws again.
       *[no] It is { $name }’s turn.
    }
event-won =
    { $end ->
        [last] { $name } wins: nobody else is left in the game.
       *[home] { $name } wins with all { $all } { $at_home }.
    }
event-resigned = { $name } gives up and leaves the board.

prompt-draw-card = { $name }, draw a card.
prompt-place-shield = { $name }, a { $shield } comes first.
prompt-move-pawn = { $name }, use your card: { $card }

decision-draw = draw a card
decision-shield =
    { $source ->
        [foe] { $own }: take the { $shield } of { $foe }
       *[board] { $own }: take a { $shield } from the board
    }
decision-no-shield = place no { $shield }
decision-move =
    { $way ->
        [backward] move { $own } backward { $steps }
       *[forward] move { $own } forward { $steps }
    }
decision-split = { $first }, then { $second }
decision-swap = { $own } swaps with { $foe }
decision-bump = { $own } comes { $from_start } and bumps { $foe }
decision-forfeit = give up the move
decision-resign = give up the game

short-split = play split { $first } + { $second }
short-swap = swap with { $foe }
short-bump = bump { $foe }
short-shield = shield for { $own }

outcome-path = { $from } → { $to }
outcome-slides = slides to { $to }
outcome-stopped = the slide is blocked
outcome-bumps = bumps { $who }
outcome-bumps-own = bumps its own side: { $who }
outcome-unshields = gives back its { $shield }
outcome-wins = wins the game
outcome-loses = { $name } has won then

card-shield = first a { $shield }, then
card-forward = move { $steps } forward
card-backward = move { $steps } backward
card-split = or share the { $steps } between two
card-or-forward = or { $steps } forward
card-or-backward = or { $steps } backward
card-swap = or swap with an opponent
card-bump = or bump an opponent from the { $start }
card-again = then draw again

sentence-seat = { $name } plays { $colour }.
sentence-pawn = { $who } is { $at }.
sentence-pawn-shielded = { $who } is { $at } with a { $shield }.
sentence-out = { $name } has given up and has nothing left on the board.
sentence-table = Free on the board: { $shield } ({ $shields }). Cards left to draw: { $unseen }.
