# Was jede Ansicht der Seite braucht: Einstellungen, Regelheft, Namen von Werten.

language-name = Deutsch
title = Holotable
unofficial = Inoffiziell und frei. Keine Verbindung zu den Herstellern der Spiele oder der Filme.
players = { $min }–{ $max } Personen
close = Schließen
later = Später
why = warum?

landing-failed = Die Liste der Spiele ließ sich nicht laden. Der Server antwortet nicht.
landing-again = Noch einmal

rules-head = Regeln
rules-search = Suchen
rules-all = { $all } Sätze in unseren Worten, in der Reihenfolge des Regelhefts.
rules-found = { $count } von { $all } Sätzen.
rules-none = In keinem Satz steht „{ $search }“. Versuch es mit einem anderen Wort.
rules-unplaced = { rule-unplaced }
rules-ruling = Unsere Festlegung { $id }

game-imported = aus Datei
box-missions = Missionen
book-on = Streng nach Regelheft

new-box = Ausgabe
new-seat = Platz { $number }
new-token = Figur
new-yes = ja
new-no = nein

bot-random = sorglos
bot-thrifty = sparsam
bot-scout = Späher

value-new = ein neuer Wurf
value-moving = der Wurf des Zuges
value-shortage = bei jedem Mangel
value-last = nur beim letzten Stück
value-youngest = die jüngste Person
value-random = durch Los
value-own-turn = im eigenen Zug und zwischen zwei Zügen
value-any = jederzeit
value-standard = Ganzes Spiel
value-short = Kurzes Spiel
value-timed = Spiel auf Zeit

bar-home = Zur Startseite
bar-settings = Einstellungen

link-silent = Der Server antwortet nicht.

set-language = Sprache
set-theme = Farben
set-system = wie das System
set-light = hell
set-dark = dunkel
set-contrast = hoher Kontrast
set-name = Dein Name
set-speed = Bewegung auf dem Brett
set-still = keine
set-calm = Dein System wünscht weniger Bewegung, deshalb bewegt sich nichts.
set-letters = Tasten mit einem Buchstaben
set-turn = Wenn du dran bist und woanders hinschaust
set-sound = Ton
set-silent = aus
set-vibrate = Vibrieren
set-notify = Benachrichtigen
set-notify-open = Dein Browser fragt dich einmal. Die Seite muss dafür irgendwo offen bleiben.
set-notify-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
set-notify-not = Benachrichtigungen zeigt dein Browser nur über https oder auf dem Rechner, auf dem der Server läuft.

join-any = egal

# the time that a person has for a decision
pace-none = Ohne Uhr
pace-relaxed = Entspannt: 90 Sekunden
pace-brisk = Zügig: 30 Sekunden
pace-days = In Tagen: 24 Stunden
pace-left = Noch { $time }
pace-soon = Die Zeit läuft ab: noch { $time }.
pace-late = Deine Zeit war um, die Uhr hat für dich entschieden.
