# Tische der Rennspiele.

board-shields = Schilde

race-card = Deine Karte
race-home = { $count } von { $all } im Ziel
race-pile = Stapel
race-discard = Ablage
race-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
race-play = So ziehen
race-on-track = Feld { $number }
race-of-home = von { $all } da
race-to-go = noch { $count }
race-card-of = Karte von { $name }
race-split = Teilen { $first } + { $second }
race-share = Teilen
race-or = oder { $numbers }
race-below = noch { $count }
race-steps-of = { $pawn } { $number }: { $steps }
race-fewer = Weniger Schritte für { $pawn } { $number }
race-more = Mehr Schritte für { $pawn } { $number }
race-first = { $pawn } { $number } zieht zuerst
race-ways =
    { $count ->
        [one] { $count } Weg
       *[other] { $count } Wege
    }
race-no-way = kann nicht ziehen
race-forward = { $pawn } { $number }, { $steps } vorwärts
race-backward = { $pawn } { $number }, { $steps } rückwärts
race-swap = Mit anderen tauschen
race-bump = Andere verdrängen
race-news = Seit deinem letzten Zug
race-track = Feld { $number }
race-slide = Rutsche { $colour }
race-slide-end = Ende der Rutsche { $colour }
race-triangle = Dreieck { $colour }, rutscht bis { $end }
race-zone-of = { $zone } { $number }, { $name }
race-start-of = { $start }, { $name }
race-droid-yours = Dein { $pawn } { $number }
race-droid-of = { pawn-of }
race-shielded = { $who }, mit Schild
race-can-move = Kann ziehen.
race-target = Ziel: { $what }
race-begin = Die erste Karte ist noch nicht gezogen.
race-droids = Droiden
race-lead = { $home } im Ziel, Schritte bis ans Ziel: { $steps }
