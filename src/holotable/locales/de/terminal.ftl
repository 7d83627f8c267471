# Das Spiel im Terminal.

default-name = Platz 1
ask-edition = Welches Spiel?
ask-people = Wie viele Menschen spielen mit (0 bis { $most })?
ask-name = Wie heißt Person { $number }?
ask-name-again = Bitte 1 bis 30 Zeichen ohne Komma, und kein Name doppelt:
ask-bots = Wie viele Bots ({ $least } bis { $most })?
ask-bot = Bot { $number }, zur Wahl stehen { $bots }:
ask-number-again = Bitte eine Zahl von { $least } bis { $most }
ask-youngest = Wer ist am jüngsten und beginnt ({ $names })?
ask-minutes = Wie viele Minuten dauert das Spiel?
ask-variant = Welches Spiel?
ask-missions = Mit Missionen?
answer-standard = normal
answer-short = kurz
answer-timed = auf Zeit
answer-true = ja
answer-false = nein

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
rule-unplaced = nicht im Regelheft: unsere Lesart
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
    resign             das Spiel aufgeben
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
short-out = hat aufgegeben

clock-left =
    { $minutes ->
        [one] Noch { $minutes } Minute.
       *[other] Noch { $minutes } Minuten.
    }
clock-up = { estate-event-time-called }

figures-game = Züge: { $turns }. Entscheidungen: { $decisions }.
figures-seat = { $name }: { $home } von { $all } { $at_home }; Karten: { $cards }; hinausgeworfen: { $bumps }; selbst hinausgeworfen: { $bumped }; gerutscht: { $slides }.

more-choices = { "   …  " }{ $first }–{ $last } betreffen deinen Besitz: Tippe mehr, um sie zu sehen.
more-spaces = { "   …  " }{ $first }–{ $last } nennen je ein Feld: Tippe mehr, um sie zu sehen.
hint-default = Enter heißt: { $choice }.
hint-later = Tippe später, um es vorerst offen zu lassen.
not-later = Das muss beantwortet sein, bevor es weitergeht.
as-whom = Tippe als und einen Namen oder eine Nummer: { $names }.
as-bot = { $name } wird von einem Bot gespielt.
as-nothing = { $name } kann jetzt nichts tun.
nothing-instead = nichts

command-more = mehr
command-as = als
command-seat = platz
command-later = später
command-deeds = besitz

estate-help =
    Eine Zahl spielt die Möglichkeit; Wörter auch:
    würfle, zugende, passe, begleiche, verlange, verzichte, annehmen, ablehnen, zurück, zahle, karte
    biete 60           in einer Versteigerung bieten
    möchte 2           wie viele du willst, wenn es zu wenige gibt
    baue NAME, verkaufe NAME, setze NAME; die ersten Buchstaben genügen
    wähle NAME         im Spiel mit Missionen eine Figur nehmen
    los, auslassen     eine Mission wagen oder nicht
    hol NAME, summe, stiehl NAME, spring NAME, bleib, schick Ben: NAME, besiege Ben
    { "                   " }was eine Mission dir gibt
    steuer fest, steuer anteil   der feste Betrag oder der Anteil von allem, was du hast
    angebot Ben: 100 + NAME gegen NAME + karte
    { "                   " }einen Handel anbieten; gegenangebot und der Rest antwortet mit anderen Bedingungen
    mehr               die Möglichkeiten mit deinem Besitz
    als Ben, platz 2   jemand anderes an dieser Tastatur entscheidet erst etwas
    später             eine Frage offen lassen, die jetzt keine Antwort braucht
    aufgeben           das Spiel aufgeben
    besitz, besitz NAME   wem was gehört; eines davon genau
    ?                  was nicht geht, und warum
    warum 2, warum baue NAME   die Regel zu einer Möglichkeit, ob sie geht oder nicht
    warum              die Regel hinter der Frage
    protokoll, protokoll 12   was geschah; die Regel zu Zeile 12
    erkläre            warum der letzte Bot so gewählt hat
    brett              das Brett noch einmal
    regeln WORT        Regeln, in denen ein Wort vorkommt
    sichern DATEI      das Spiel in einer Datei sichern
    ende               aufhören

estate-hint-bid = Tippe biete und einen Betrag von { $least } bis { $most }, oder passe.
estate-hint-bid-short = Du hast weniger auf der Hand als das nächste Gebot: Treib erst mehr auf oder passe.
estate-hint-want = Tippe möchte und eine Zahl von 1 bis { $most }, oder passe.
estate-hint-jump = Tippe spring und den Namen eines Feldes, oder bleib.
estate-hint-send = Tippe schick, einen Namen und ein Feld: schick Ben: NAME.
estate-hint = Eine Zahl spielt die Möglichkeit; hilfe zeigt, was du sonst tippen kannst, zum Beispiel Angebote.

estate-legend = { $owner }: gehört { $owner_name } · { $owner }2: { $two } · { $owner }*: { $hotel } · { $owner }-: { $mortgaged } · <{ $owner }>: auf dem Feld · [{ $owner }]: { $in_jail }
estate-deed-free = { $deed }: frei, Preis { $price }
estate-deed-owned = { $deed }: { $name }
estate-deed-title = { $deed }, { $group }: Preis { $price }.
estate-deed-streets = { $rent }: { $base }, mit der ganzen Gruppe { $double }; { $levels }. 1 { $house } kostet { $house_price }, 1 { $hotel } { $hotel_price }.
estate-deed-ladder = { $rent } danach, wie viele der Gruppe jemand besitzt: { $levels }.
estate-deed-utility = { estate-deed-ladder }
estate-deed-level = { $level }: { $sum }
estate-deed-mortgage = Wird es { $mortgaged }, bringt das { $value }; das Ablösen kostet { $cost }.
estate-no-deed = Hier gibt es nichts, das mit „{ $word }“ beginnt.
estate-greeting-short = Das Kurzspiel: Besitz wird ausgeteilt, der erste Bankrott beendet es, dann wird alles gezählt.
estate-greeting-timed = Das Spiel auf Zeit: Besitz wird ausgeteilt und bezahlt, und wenn die Zeit um ist, wird alles gezählt.
estate-greeting-missions = Mit Missionen: Eine Sechs, mit der du ziehst, bringt eine. Erst wählen alle eine Figur und damit eine Seite.
estate-score-title = Die Abrechnung:
estate-score-seat = { $place }. { $name }: { $sum } ({ $cash } auf der Hand, { $rest } in Besitz).
estate-score-out = { $place }. { $name }: bankrott.
estate-figures-seat = { $name }: { $cash }; Besitz: { $deeds }; { $rent } erhalten { $received }, gezahlt { $paid }; Runden: { $rounds }.
