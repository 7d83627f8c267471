# Das Spiel im Terminal.

default-name = Platz 1
ask-people = Wie viele Menschen spielen mit (0 bis { $most })?
ask-name = Wie heißt Person { $number }?
ask-name-again = Bitte 1 bis 30 Zeichen ohne Komma, und kein Name doppelt:
ask-bots = Wie viele Bots ({ $least } bis { $most })?
ask-bot = Bot { $number }, zur Wahl stehen { $bots }:
ask-number-again = Bitte eine Zahl von { $least } bis { $most }
ask-youngest = Wer ist am jüngsten und beginnt ({ $names })?

welcome = { $game }: { $names }. „hilfe“ zeigt, was du fragen kannst.
card-means = Die Karte: { $means }.
hint = Eine Zahl spielt die Möglichkeit; warum 1 nennt ihre Regel; ? zeigt, was nicht geht; hilfe zeigt den Rest.
hint-single = Enter spielt sie.
no-choice = Diese Möglichkeit gibt es nicht: Tippe eine Zahl von 1 bis { $most }.
not-understood = „{ $word }“ ist hier keine Möglichkeit und kein Befehl. Tippe hilfe.
allowed = Erlaubt: { $choice }.
refused = Geht nicht: { $choice }: { $why }.
and-more = { " " }(und { $count } weitere dieser Art)
all-offered = Alles, was die Karte bedeuten kann, steht zur Wahl.
no-event = Dieses Ereignis gibt es nicht: Tippe eine Zahl von 1 bis { $most }.
no-rule = In keiner Regel kommt „{ $word }“ vor.
no-bot = Noch hatte kein Bot eine Wahl.
bot-explains = { $name }: { $reason }
bot-failed = { $name } gab keine spielbare Antwort ({ $problem }); stattdessen wird gespielt: { $instead }.
save-where = Tippe sichern und den Namen einer Datei.
kept = Das Spiel ist gesichert in { $file }.
kept-resume = Das Spiel ist gesichert; weiter geht es mit: holotable terminal --resume { $file }
not-kept = Das Spiel wurde nicht gesichert; --save DATEI sichert es.
stopped-interrupt = Abgebrochen.
stopped-end = Die Eingabe ist zu Ende.
stopped-quit = Auf Wiedersehen.
replay-unfinished = Das Spiel wurde nicht beendet.

command-why = warum
command-log = protokoll
command-rules = regeln
command-explain = erkläre
command-save = sichern
command-board = brett
command-help = hilfe
command-quit = ende

help =
    Eine Zahl spielt die Möglichkeit; Enter spielt die einzige.
    ?                  was nicht geht, und warum
    warum 2            die Regel zu Möglichkeit 2, ob sie geht oder nicht
    warum move 2 5     ob und warum { $pawn } 2 um 5 vor darf (-4 ist zurück);
    { "                   " }ebenso: split 1 3 2 4, swap 1 Y2, bump 1 Y2, shield 1 board, forfeit
    warum              die Regel der Karte
    protokoll, protokoll 12   was geschah; die Regel zu Zeile 12
    erkläre            warum der letzte Bot so gewählt hat
    brett              das Brett noch einmal
    regeln WORT        Regeln, in denen ein Wort vorkommt
    sichern DATEI      das Spiel in einer Datei sichern
    ende               aufhören

legend = { $arrow } Rutsche bis { $end } · * { $shield } · (n) { $start } · [n] { $home }
pile = { $count } zum Ziehen
free-shields = { $shield } { $count }
short-start-zone = Zone { $number } ({ $start })
short-home-zone = Zone { $number } ({ $home })

figures-game = Züge: { $turns }. Entscheidungen: { $decisions }.
figures-seat = { $name }: { $home } von { $all } { $at_home }; Karten: { $cards }; hinausgeworfen: { $bumps }; selbst hinausgeworfen: { $bumped }; gerutscht: { $slides }.
