# Wie die eingebauten Bots ihre Entscheidungen erklären.

explain-nothing = Ich habe noch nichts entschieden.
explain-single = Es gab nur diese Möglichkeit.
explain-random = Ich habe eine von { $count } Möglichkeiten ausgelost.
explain-scout = Von { $count } Möglichkeiten steht es nach dieser am besten für mich: Sie bringt meiner Seite { $own } und den anderen { $foes } (Schritte Richtung { $home }, dazu etwas für Sicherheit).
explain-scout-next = Die zweitbeste war: { $next }.
