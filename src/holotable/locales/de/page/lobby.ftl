# Die Startseite und das Formular für einen neuen Tisch.

landing-head =
    Fünf Spiele, ein Tisch.
    Setz dich dazu.
landing-lead = Spiel mit Freunden über einen Link, mit allen an diesem Bildschirm oder gegen Bots. Kein Konto, kein Herunterladen. Jede Regel sagt dir, warum.
landing-bots = Sofort gegen Bots spielen
landing-friends = Mit Freunden: Link holen
landing-local = An diesem Bildschirm
landing-invited = Du hast eine Einladung?
landing-code = Tischkennung oder Link
landing-join = Mitspielen
landing-lost = Dein persönlicher Link passt zu keinem Platz mehr: Er wurde erneuert, oder jemand anderes hat den Platz bekommen.
landing-bad-code = Das ist weder eine Tischkennung noch ein Link zu einem Tisch.
landing-elsewhere = Das ist ein persönlicher Link zu { $host }. Er ist geheim und wird niemandem sonst verraten, auch nicht diesem Server.
landing-open-there = Dort öffnen
landing-go-on = Weiter
landing-boxes = Die Spiele
landing-play = Sofort spielen
landing-get-link = Link holen
landing-names = Wer spielt?
landing-form = Plätze und Optionen
landing-which = Beginnt mit { $box }, dir und zwei Bots. Oder wähle unten ein anderes Spiel.
landing-boxes-friends = Mit Freunden: welches Spiel?
landing-boxes-local = An diesem Bildschirm: welches Spiel?
landing-foot-1 = Mit Tastatur, Vorleseprogramm oder Finger: immer dasselbe Spiel.
landing-foot-2 = Was Farben zeigen, zeigen auch Zeichen.
landing-failed-still = Deine Spiele sind dort gut aufgehoben.

saved-open = Gespeichertes Spiel öffnen
saved-drop = oder Datei hierher ziehen
saved-failed = Die Datei ließ sich nicht öffnen.
saved-long = Ein gespeichertes Spiel hat höchstens 4 Megabyte.

resume-yours = du bist dran
resume-theirs = { $name } entscheidet
resume-waiting = wartet auf Freunde

mine-head = Deine Tische
mine-finished = Zu Ende gespielt ({ $count })
mine-over = ist aus
mine-wait =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
mine-look = Ansehen
mine-forget = Dieses Gerät vergessen
mine-forget-ask = Dieses Gerät vergessen?
mine-forget-what = Deine Tische, deine Plätze und dein Name werden auf diesem Gerät gelöscht, und der Server vergisst, dass sie hierher gehören.
mine-forget-lost = In ein laufendes Spiel kommst du dann nur noch mit deinem persönlichen Link. Du findest ihn im Menü des Tisches.
mine-forget-not = Nein, alles behalten
mine-forgotten = Dieses Gerät ist vergessen.

box-minutes = etwa { $min }–{ $max } Min.

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
new-pace = Zeit für eine Entscheidung
new-pace-hint = Wer nicht rechtzeitig antwortet, bekommt die vorsichtigste Wahl gespielt. Beim zweiten Mal in Folge übernimmt ein Bot, bis die Person zurück ist.
new-options = Hausregeln
new-options-hint = Wo die Anleitung eine Wahl lässt. Der erste Wert ist unserer.
new-open = Tisch eröffnen
new-cancel = Abbrechen
new-failed = Der Tisch ließ sich nicht eröffnen.
new-token-later = Mit Missionen wählt jeder seine Figur zu Beginn des Spiels.

game-head = Welches Spiel?
game-standard = Bis nur noch eine Person übrig ist.
game-short = Einige Karten werden ausgeteilt. Beim ersten Bankrott ist Schluss, dann wird alles gezählt.
game-timed = Ein paar Karten werden ausgeteilt und bezahlt. Ist die Zeit um, wird alles gezählt.
game-ends = Es endet nach
game-minutes = { $count } Minuten
game-rounds = { $count } Runden
game-clock = Die Uhr wartet, solange niemand am Tisch ist.
game-book = Miete wird für niemanden eingefordert. Wer sie vergisst, bekommt sie nicht.
game-missions = Mit Missionen
