# Jeder Tisch: Warteraum, Menü, Verlauf, Tasten, das Ende.

title-turn = Du bist dran
title-again = Noch einmal?

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
link-ousted = Dein Platz wird jetzt mit einem anderen Link gespielt. Hier schaust du zu.
link-now = Jetzt versuchen

seal-changed = Vorsicht: Der Server zeigt jetzt ein anderes Siegel für die Würfel als zuerst.

why-big = Warum?
why-rule = Regel { $id }, { $place }
why-ruling = Unsere Festlegung: { $text }
why-book = In den Regeln weiterlesen

turn-yours = Du bist dran, { $name }
turn-theirs = { $name } entscheidet
turn-over = Das Spiel ist aus
turn-paused = Das Spiel steht still
turn-waits = Warten auf { $names }.
turn-sent = Gesendet …

hand-whose = { $name } entscheidet.
hand-over = Bitte an { $name } weitergeben.
hand-taken = Ich bin { $name }

seat-out = ausgeschieden
seat-bot-short = Bot
seat-you = du
seat-turn = Am Zug
seat-bot = Bot · { $bot }
seat-away = weg
seat-handed = Bot spielt
seat-open = wartet auf jemanden
seat-players = Mitspielende

handed-you = Ein Bot spielt für dich.
handed-seat = Ein Bot spielt für { $name }.
handed-over = { $name } spielt wieder selbst.
handed-back = Ich spiele wieder selbst
handed-returning = Gleich bist du wieder dran.
away-head = { $name } ist weg
away-back = { $name } ist wieder da.

also-danger = Aufgeben
confirm-head = Wirklich?
confirm-back = Nein, weiterspielen

card-ok = OK

over-rematch = Noch einmal spielen
again-shuffle = Plätze neu auslosen
again-shuffled = Die Plätze werden neu ausgelost.
again-join = Wieder mitspielen
again-no = Nein danke
again-after-all = Doch wieder mitspielen
again-left = noch { $seconds } Sekunden
again-waits = Warten auf { $names }.
again-withdraw = Doch nicht
again-watch = Gleich geht es am neuen Tisch weiter; du schaust auch dort zu.
again-go = Zum neuen Tisch
over-turns =
    { $turns ->
        [one] nach { $turns } Zug
       *[other] nach { $turns } Zügen
    }
over-head =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
over-rank = Reihenfolge am Ende
over-story = Statistik
over-save = Spiel speichern
over-imported = Dieses Spiel kam als Datei hierher.

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
wait-full = Alle Plätze sind besetzt
wait-lead-host = Schick diesen Link. Sind alle da, beginnst du das Spiel.
wait-order = Ordne, wenn du magst, Plätze, Namen und Figuren. Dann beginne.
wait-lead-guest = Wenn alle da sind, beginnt { $name } das Spiel.
wait-watch = Hier ist kein Platz mehr frei. Sobald das Spiel beginnt, kannst du zuschauen.
wait-begin = Spiel beginnen
wait-offline = gerade nicht da
wait-copy = Link kopieren
wait-share = Teilen
wait-qr = QR-Code
wait-local = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte starte: holotable serve
wait-seats = { $taken } von { $all } Plätzen besetzt
wait-bot = Lieber ein Bot
wait-start-here =
    { $count ->
        [2] Zu zweit anfangen
        [3] Zu dritt anfangen
        [4] Zu viert anfangen
       *[other] Mit { $count } Personen anfangen
    }
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
join-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
join-failed = Das Mitspielen hat nicht geklappt.

menu-watch = Alle Plätze sind besetzt. Wer diesen Link öffnet, schaut zu.
menu-own = Auf einem anderen Gerät weiterspielen
menu-own-lead = Dieser Link ist dein Platz. Behalte ihn für dich: Wer ihn hat, spielt für dich.
menu-own-show = Meinen Link zeigen
menu-own-renew = Neuen Link machen
menu-own-ends = Mit einem neuen Link öffnet der alte nichts mehr, auf keinem Gerät.
menu-seal = Siegel der Würfel
menu-seal-lead = Wer es jetzt notiert, kann es am Ende vergleichen: Dann standen die Würfel vor dem Spiel fest und wurden nicht ausgetauscht.

hold-ask = Einen Moment, bitte
hold-held = { $name } bittet um einen Moment.

quick-on = Schnelle Züge
quick-off = Schnelle Züge sind an. Ausschalten
quick-says = Wo es für dich nichts zu entscheiden gibt, würfelt der Server und beendet deinen Zug.
claims-on = Miete für mich fordern
claims-say = Bevor eine Miete verfällt, fordert der Server sie ein. Ausgeschaltet kannst du sie vergessen.
standing-head = Feste Anweisungen
standing-lead = Was der Server für dich erledigt. Solange ihr spielt, sieht es niemand sonst.
standing-cancel = Aufheben
book-says = Niemand fordert Miete für dich: Wer sie vergisst, bekommt sie nicht.
log-order = nach fester Anweisung
log-clock = von der Uhr entschieden
takeback-do = Zurücknehmen
takeback-ask = Um Rücknahme bitten
log-taken-back = zurückgenommen

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
keys-quick = schnelle Züge an, aus
keys-take-back = die letzte Entscheidung zurücknehmen
key-yes = J
keys-vote = zustimmen oder nicht, wenn gefragt wird
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

log-and-words = Verlauf und Gespräch
words-head = Gespräch
words-said = { $name } sagt: { $says }
words-unread = { $count } ungelesen
words-gallery = Zuschauer
words-mute = Stumm schalten
keys-speak = etwas sagen

host-head = Tisch leiten
seat-invite-over = Diese Einladung auf einen Platz gilt nicht mehr.
wait-locked = Zuschauen ist hier gerade nicht möglich.
wait-earlier = Nach vorn
wait-later = Nach hinten
wait-rename = Anderer Name
