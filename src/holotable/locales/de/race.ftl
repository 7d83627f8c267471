# Die Rennspiele: Ereignisse, Fragen, Möglichkeiten, Karten und Orte.
# $pawn, $start, $home, $start_zone, $home_zone und $shield sind Wörter der Ausgabe, immer im Nominativ.
# $from_start, $at_start, $to_start, $at_home und $to_home sind ihre Wendungen, sonst die form-…-Texte.

form-from-start = von „{ $start }“
form-at-start = auf „{ $start }“
form-to-start = nach „{ $start }“
form-at-home = auf „{ $home }“
form-to-home = nach „{ $home }“

pawn-own = { $pawn } { $number }
pawn-of = { $pawn } { $number } von { $name }

place-track = Feld { $number }
place-start = { $start }
place-start-zone = { $start_zone } { $number }
place-home-zone = { $home_zone } { $number }
place-home = { $home }

place-from-track = von Feld { $number }
place-from-start = { $from_start }
place-from-start-zone = von Feld { $number } ({ $start_zone })
place-from-home-zone = von Feld { $number } ({ $home_zone })

place-to-track = auf Feld { $number }
place-to-start = { $to_start }
place-to-start-zone = auf Feld { $number } ({ $start_zone })
place-to-home-zone = auf Feld { $number } ({ $home_zone })
place-to-home = { $to_home }

place-at-track = auf Feld { $number }
place-at-start = { $at_start }
place-at-start-zone = auf Feld { $number } ({ $start_zone })
place-at-home-zone = auf Feld { $number } ({ $home_zone })
place-at-home = { $at_home }

event-began = { $name } beginnt.
event-reshuffled = Der Nachziehstapel ist leer: Alle { $cards } abgelegten Karten werden neu gemischt.
event-drawn = { $name } zieht eine Karte: { $card }
event-shielded =
    { $source ->
        [foe] { $shield } wechselt: von { $foe } zu { $who }.
       *[board] { $who } bekommt Schutz: { $shield } vom Spielplan.
    }
event-moved = { $who } zieht { $from } { $to }.
event-bumped = { $who } fliegt { $from } raus und muss zurück { $to_start }.
event-slid = { $who } rutscht { $from } { $to }.
event-slide-stopped = Ein Schild sperrt die Rutsche: { $who } bleibt { $at } stehen.
event-unshielded = { $who } braucht keinen Schutz mehr: { $shield } zurück auf den Spielplan.
event-swapped = { $who } tauscht den Platz mit { $foe } und steht jetzt { $at }.
event-took-place = { $who } kommt { $from_start } und nimmt { $at } den Platz ein, wo { $foe } stand.
event-reached-home = { $who } ist am Ziel: { $count } von { $all } { $at_home }.
event-forfeited =
    { $reason ->
        [chosen] { $name } verzichtet auf den Tausch und lässt den Zug verfallen.
       *[stuck] { $name } kann die Karte nicht nutzen, der Zug verfällt: { $card }
    }
event-discarded = Oben auf dem Ablagestapel liegt nun: { $card }
event-passed =
    { $again ->
        [yes] { $name } zieht noch eine Karte.
       *[no] { $name } ist am Zug.
    }
event-won =
    { $end ->
        [last] { $name } gewinnt: Sonst ist niemand mehr im Spiel.
       *[home] { $name } gewinnt mit allen { $all } { $at_home }.
    }
event-resigned = { $name } gibt auf und räumt den Spielplan.

prompt-draw-card = { $name }, zieh eine Karte.
prompt-place-shield = { $name }, zuerst geht es um Schutz: { $shield }.
prompt-move-pawn = { $name }, spiel deine Karte: { $card }

decision-draw = eine Karte ziehen
decision-shield =
    { $source ->
        [foe] { $own }: { $shield } von { $foe } nehmen
       *[board] { $own }: { $shield } vom Spielplan nehmen
    }
decision-no-shield = verzichten (ohne { $shield })
decision-move =
    { $way ->
        [backward] { $own }: { $steps } zurück
       *[forward] { $own }: { $steps } vor
    }
decision-split = { $first }, dann { $second }
decision-swap = { $own } tauscht mit { $foe }
decision-bump = { $own } kommt { $from_start }, raus muss { $foe }
decision-forfeit = den Zug verfallen lassen
decision-resign = das Spiel aufgeben

short-split = geteilt ziehen: { $first } + { $second }
short-swap = tauschen mit { $foe }
short-bump = { $foe } verdrängen
short-shield = Schild für { $own }

outcome-path = { $from } → { $to }
outcome-slides = rutscht bis { $to }
outcome-stopped = die Rutsche ist gesperrt
outcome-bumps = raus muss { $who }
outcome-bumps-own = raus muss aus den eigenen Reihen { $who }
outcome-unshields = { $shield } zurück auf den Spielplan
outcome-wins = gewinnt das Spiel
outcome-loses = dann hat { $name } gewonnen

card-shield = zuerst { $shield }, dann
card-forward = { $steps } vorwärts
card-backward = { $steps } rückwärts
card-split = oder die { $steps } auf zwei verteilen
card-or-forward = oder { $steps } vorwärts
card-or-backward = oder { $steps } rückwärts
card-swap = oder mit einem Gegner tauschen
card-bump = oder von „{ $start }“ aus einen Gegner hinauswerfen
card-again = danach noch eine Karte ziehen

sentence-seat = { $name } spielt { $colour }.
sentence-pawn = { $who } steht { $at }.
sentence-pawn-shielded = { $who } steht { $at } und hat Schutz: { $shield }.
sentence-out = { $name } hat aufgegeben und nichts mehr auf dem Spielplan.
sentence-table = Frei auf dem Spielplan: { $shield } ({ $shields }). Karten zum Ziehen: { $unseen }.
