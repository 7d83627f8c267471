# Tables of the race family.

board-shields = Shields

race-card = Your card
race-home = { $count } of { $all } home
race-pile = Draw pile
race-discard = Discard
race-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
race-play = Play it
race-on-track = space { $number }
race-of-home = of { $all } home
race-to-go = { $count } to go
race-card-of = { $name }’s card
race-split = Split { $first } + { $second }
race-share = Split
race-or = or { $numbers }
race-below = { $count } more
race-steps-of = { $pawn } { $number }: { $steps }
race-fewer = Fewer steps for { $pawn } { $number }
race-more = More steps for { $pawn } { $number }
race-first = { $pawn } { $number } moves first
race-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
race-no-way = cannot move
race-forward = { $pawn } { $number }, { $steps } forward
race-backward = { $pawn } { $number }, { $steps } backward
race-swap = Swap with an opponent
race-bump = Bump an opponent
race-news = Since your last turn
race-track = Track { $number }
race-slide = { $colour } slide
race-slide-end = end of the { $colour } slide
race-triangle = { $colour } triangle, slides to { $end }
race-zone-of = { $zone } { $number }, { $name }
race-start-of = { $start }, { $name }
race-droid-yours = Your { $pawn } { $number }
race-droid-of = { pawn-of }
race-shielded = { $who }, shielded
race-can-move = Can move.
race-target = Target: { $what }
race-begin = The first card is still to be drawn.
race-droids = Droids
race-lead = { $home } home, steps to go: { $steps }
