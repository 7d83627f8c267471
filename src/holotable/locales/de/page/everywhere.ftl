# Was jede Ansicht der Seite braucht: Einstellungen, Regelheft, Namen von Werten.

language-name = Deutsch
title = Holotable
unofficial = Inoffiziell und frei. Keine Verbindung zu den Herstellern der Spiele oder der Filme.
players = { $min }–{ $max } Personen
spaces = { $count } Felder
close = Schließen
later = Später
why = warum?

landing-failed = Die Liste der Spiele ließ sich nicht laden. Der Server antwortet nicht.
landing-again = Noch einmal

rules-head = Regeln
rules-search = Suchen
rules-all = { $all } Sätze in unseren Worten, in der Folge des Regelhefts.
rules-found = { $count } von { $all } Sätzen.
rules-none = In keinem Satz steht „{ $search }“. Versuch es mit einem anderen Wort.
rules-ruling = Unsere Festlegung { $id }

box-missions = Missionen

new-box = Schachtel
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

problem-bad-name = Ein Name hat 1 bis 30 Buchstaben, Ziffern, Zeichen oder Emoji, die man alle sehen kann.
problem-name-taken = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen.
problem-token-taken = Diese Figur hat an diesem Tisch schon jemand. Wähle eine andere.
problem-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
problem-not-open = Dieser Platz ist nicht mehr frei.
problem-too-many = Das war zu viel auf einmal. Warte eine Minute und versuch es noch einmal.
problem-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
problem-not-your-seat = Das kann nur, wer an diesem Tisch sitzt.
problem-storage = Der Server kann gerade keine Spiele speichern. Versuch es später noch einmal.
problem-token-later = Mit Missionen wählen alle ihre Figur im Spiel.
problem-no-clock = Nur ein Spiel auf Zeit hat eine Uhr.
problem-no-limit = Ein Spiel auf Zeit braucht Minuten oder Runden, nach denen es endet.

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

join-any = egal
