# Die Startseite und das Formular für einen neuen Tisch.

landing-head =
    Fünf Schachteln, ein Tisch.
    Setz dich dazu.
landing-lead = Spiel mit Freunden über einen Link, mit allen an diesem Bildschirm oder gegen Bots. Kein Konto, kein Herunterladen. Jede Regel sagt dir, warum.
landing-bots = Sofort gegen Bots spielen
landing-friends = Mit Freunden: Link holen
landing-local = An diesem Bildschirm
landing-invited = Du hast eine Einladung?
landing-code = Tischkennung oder Link
landing-join = Mitspielen
landing-lost = Dein persönlicher Link passt zu keinem Platz mehr. Bitte den Gastgeber um einen neuen.
landing-bad-code = Das ist weder eine Tischkennung noch ein Link zu einem Tisch.
landing-resume = Deine Spiele
landing-go-on = Weiter
landing-boxes = Die Schachteln
landing-play = Sofort spielen
landing-get-link = Link holen
landing-names = Wer spielt?
landing-form = Plätze und Optionen
landing-which = Beginnt mit { $box }, dir und zwei Bots. Oder wähle unten eine Schachtel.
landing-boxes-friends = Mit Freunden: welche Schachtel?
landing-boxes-local = An diesem Bildschirm: welche Schachtel?
landing-foot-1 = Tastatur, Vorlesen, Tippen: immer dasselbe Spiel.
landing-foot-2 = Farben stehen nie allein.
landing-failed-still = Deine Spiele sind dort gut aufgehoben.

resume-yours = du bist dran
resume-theirs = { $name } entscheidet
resume-waiting = wartet auf Freunde

age = ab { $age }

rules-source = { $count } Regeln

box-variants = kurz und auf Zeit

names-head = wer spielt?
names-lead = Alle spielen an diesem Bildschirm. Er sagt, wer dran ist.
names-one = Person { $number }
names-add = Noch jemand
names-play = Anfangen

new-head = Neuer Tisch
new-seats = Plätze
new-who = Wer hier sitzt
new-me = Du
new-friend = Jemand über den Link
new-local = Jemand an diesem Bildschirm
new-bot = Bot: { $bot }
new-name = Name
new-add = Platz hinzufügen
new-remove = Platz { $number } wegnehmen
new-options = Hausregeln
new-options-hint = Wo die Anleitung eine Wahl lässt. Der erste Wert ist unserer.
new-open = Tisch eröffnen
new-cancel = Abbrechen
new-failed = Der Tisch ließ sich nicht eröffnen.
new-token-later = Mit Missionen wählt jeder seine Figur zu Beginn des Spiels.

game-head = Welches Spiel?
game-standard = Bis nur noch eine Person übrig ist.
game-short = Einige Karten werden ausgeteilt; der erste Bankrott beendet es, und alles wird gezählt.
game-timed = Ein paar Karten werden ausgeteilt und bezahlt; ist die Zeit um, wird alles gezählt.
game-ends = Es endet nach
game-minutes = { $count } Minuten
game-rounds = { $count } Runden
game-clock = Die Uhr wartet, solange niemand am Tisch ist.
game-missions = Mit Missionen
