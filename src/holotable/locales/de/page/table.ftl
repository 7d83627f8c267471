# Jeder Tisch: Warteraum, Menü, Verlauf, Tasten, das Ende.

title-turn = Du bist dran

bar-menu = Menü
bar-invite = Einladen
bar-copied = Link kopiert
bar-seats = { $count } Plätze
bar-round = Zug { $turn }
bar-watching = Du schaust zu

link-open = Verbunden
link-connecting = Verbindung wird aufgebaut
link-lost = Verbindet neu
link-closed = Beendet
link-lost-long = Verbindung weg. Dein Platz bleibt dir, und was du gewählt hast, wird noch einmal gesendet.
link-now = Jetzt versuchen

why-big = Warum?
why-rule = Regel { $id }, { $place }
why-ruling = Unsere Festlegung: { $text }
why-book = In den Regeln weiterlesen

turn-yours = Du bist dran, { $name }
turn-theirs = { $name } entscheidet
turn-over = Das Spiel ist aus
turn-waits = Warten auf { $names }.
turn-sent = Gesendet …

hand-whose = { $name } entscheidet.
hand-over = Bitte an { $name } weitergeben.

seat-out = ausgeschieden
seat-bot-short = Bot
seat-you = du
seat-turn = Am Zug
seat-bot = Bot · { $bot }
seat-away = weg
seat-open = wartet auf jemanden
seat-players = Mitspielende

also-danger = Aufgeben
confirm-head = Wirklich?
confirm-back = Nein, weiterspielen

card-ok = OK

over-rematch = Noch einmal mit denselben Leuten
over-turns = nach { $turns } Zügen
over-head =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
over-rank = Reihenfolge am Ende
over-story = Statistik

board-label = { $name }, { $count } Felder

log-head = Verlauf
log-empty = Hier steht, was am Tisch geschieht.

deals-head = Handel

assets-head = Besitz

tab-board = Brett
tab-more = Mehr
tab-all = Teile des Tisches

refused-head = Das ging nicht.

wait-head = Warten auf Freunde
wait-lead = Schick diesen Link. Das Spiel beginnt, sobald alle Plätze besetzt sind.
wait-copy = Link kopieren
wait-share = Teilen
wait-qr = QR-Code
wait-local = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte starte: holotable serve
wait-seats = { $taken } von { $all } Plätzen besetzt
wait-bot = Lieber ein Bot
wait-start-here = Zu { $count } anfangen
wait-start-bots = Anfangen, Bots auf freie Plätze
wait-join = Platz nehmen
wait-name = Dein Name
wait-loading = Der Tisch wird gedeckt …
wait-gone = Diesen Tisch gibt es nicht, oder er ist zu Ende.
wait-kept = Dieses Spiel lässt sich hier nicht öffnen.
wait-gone-still = Prüfe den Link oder lass dir einen neuen geben.
wait-no-board = Das Brett konnte nicht geladen werden.
wait-no-board-still = Das Spiel ist auf dem Server gut aufgehoben.

join-head = { $name } lädt dich ein
join-free = { $count } Plätze frei
join-failed = Das Mitspielen hat nicht geklappt.

menu-watch = Alle Plätze sind besetzt. Wer diesen Link öffnet, schaut zu.
menu-own = Auf einem anderen Gerät weiterspielen
menu-own-lead = Dieser Link ist dein Platz. Behalte ihn für dich: Wer ihn hat, spielt für dich.
menu-own-show = Meinen Link zeigen
menu-own-renew = Neuen Link machen
menu-own-ends = Der alte Link öffnet nichts mehr, auf keinem Gerät, das ihn hat.

hold-ask = Einen Moment, bitte
hold-held = { $name } bittet um einen Moment.

keys-skip = Zur Entscheidung
keys-head = Tasten
keys-off = Tasten mit einem Buchstaben sind in den Einstellungen ausgeschaltet.
keys-roll = würfeln, ziehen (auch Leertaste)
keys-buy = kaufen, nächstes Gebot, verlangen
keys-auction = versteigern
keys-pass = passen, ablehnen
keys-trade = handeln
keys-manage = bauen, verkaufen, beleihen
keys-end = Zug beenden
keys-cash = mein Geld ansagen
keys-all-cash = das Geld aller ansagen
keys-last = letztes Ereignis ansagen; noch einmal: das davor
keys-why = warum?
keys-board = zum Brett
keys-walk = um das Brett gehen
keys-rules = in den Regeln suchen
keys-list = diese Liste
keys-close = schließen, später

clock-running = noch { $time }
clock-last = Letzter Zug
clock-round = Runde { $round } von { $limit }
