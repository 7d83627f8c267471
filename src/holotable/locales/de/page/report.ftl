# Zahlen: der Bericht einer Simulation und die Statistik nach einem Spiel.

as-table = Als Tabelle

share = Anteil
games = Spiele

histogram-median = Median { $value }
histogram-from = { $from } und mehr
histogram-range = { $from }–{ $to }
histogram-rest = Im Mittel { $mean } { $unit }. Der Kasten oben fasst die mittlere Hälfte, die Linie neun von zehn.
histogram-reading =
    { $count ->
        [one] { $range } { $unit }: { $share }, { $count } Spiel
       *[other] { $range } { $unit }: { $share }, { $count } Spiele
    }

fan-winner = Sieger
fan-others = andere
fan-round = Runde
fan-rounds = Runden
fan-rest = Die Linien sind Mediane. Dunkel: die mittlere Hälfte der Spiele; blass: neun von zehn.
fan-reading = Runde { $round }: Sieger { $winner }, andere { $others }. So weit kommen { $share } der Spiele.

rates-equal = gleiche Chancen: { $share }
rates-of =
    { $count ->
        [one] { $wins } von { $count } Spiel
       *[other] { $wins } von { $count } Spielen
    }

heat-space = Feld
heat-count = Landungen
heat-landings =
    { $count ->
        [one] { $count } Landung
       *[other] { $count } Landungen
    }
heat-rank = Platz { $rank } von { $count }
heat-times = { $times }-mal so oft wie bei gleicher Verteilung
heat-even = gleicher Anteil: { $share }
heat-up-to = ≤ { $share }
heat-from = ≥ { $share }
heat-name = { $place }. { $share } aller Landungen, { $landings }. Platz { $rank } von { $count }.

odds-chart = Siegchancen, Runde für Runde
odds-lead = Wie wahrscheinlich alle gewannen, als eine Runde begann: Von dort spielte der Bot „{ $bot }“ alle Plätze weiter, { $games }-mal.
odds-reading = Runde { $round }: { $list }
odds-end = Am Ende: { $list }
odds-last = Ende
odds-rest = Die blassen Bänder sind 95-%-Intervalle.
odds-measure = Siegchance
odds-seat = { $name } { $share }

story-landings = Landungen in diesem Spiel
story-landings-lead = Wie oft Figuren auf jedes Feld kamen.
story-wait = Die Chancen werden ausgespielt …

report-title =
    { $count ->
        [one] { $edition }: { $count } Spiel
       *[other] { $edition }: { $count } Spiele
    }
report-stopped = Vorzeitig beendet: { $games } von { $asked } Spielen sind gespielt.
report-position = Jedes Spiel begann aus derselben vorgegebenen Stellung.
report-facts = Was gespielt wurde
report-options = Optionen
report-options-none = wie in der Schachtel
report-seats = Plätze
report-bots = Bots
report-trades = Handel
report-yes = ja
report-no = nein
report-games = Spiele
report-seed = Startzahl
report-foot = Zeige auf eine Zeichnung oder drücke darin die Pfeiltasten, um ihre Zahlen zu lesen. Intervalle enthalten den wahren Wert in 95 von 100 Fällen (Wilson). Dieselbe Startzahl ergibt auf jedem Rechner dieselben Spiele.

wins-head = Wer gewinnt
wins-lead = Der Balken ist der Anteil gewonnener Spiele, die dünne Linie sein 95-%-Intervall. Berühren sich zwei Intervalle nicht, erklärt der Zufall allein den Unterschied kaum.
wins-bot = Nach Bot
wins-seat = Nach Platz
wins-order = Nach Zugfolge
wins-token = Nach Figur
wins-colour = Nach Farbe
wins-side = Nach Seite
wins-nth-seat = Platz { $number }
wins-order-1 = beginnt
wins-order-2 = an zweiter Stelle
wins-order-3 = an dritter Stelle
wins-order-4 = an vierter Stelle
wins-order-5 = an fünfter Stelle
wins-order-6 = an sechster Stelle
wins-order-7 = an siebter Stelle
wins-order-8 = an achter Stelle

land-head = Wo Figuren landen
land-lead = Wie oft eine Figur auf jedes Feld kommt. Das heißeste, { $name }, sieht { $share } aller Landungen.
land-title = Landungen
land-top = Die heißesten Felder

length-head = Wie lange ein Spiel dauert
length-lead = Die Hälfte aller Spiele endet nach höchstens { $median } Zügen; eines von zwanzig braucht { $long } oder mehr.
length-turns = Züge
length-ends = Wie Spiele enden
length-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
length-limit = Abgebrochen: Das Spiel hat die Höchstzahl an Schritten erreicht.

worth-head = Wie der Sieger davonzieht
worth-head-race = Wie der Sieger heimkommt
worth-lead = Was die späteren Sieger nach jeder Runde wert waren, gegen alle anderen. Runden, die weniger als 5 % der Spiele erreichen, fehlen.
worth-lead-race = Wie viele Schritte die späteren Sieger nach jeder Runde gegangen waren, gegen alle anderen. Runden, die weniger als 5 % der Spiele erreichen, fehlen.
worth-measure = Vermögen
worth-measure-race = gegangene Schritte

deeds-head = Was Grundstücke einbringen
deeds-lead = Zu jedem Grundstück seine beste Stufe: nach wie vielen Zügen der anderen die Miete Preis und Gebäude bezahlt hat. Klappe ein Grundstück auf, um alle Stufen zu sehen.
deeds-deed = Grundstück
deeds-break-even = Bezahlt nach
deeds-yield = Miete je Zug
deeds-first = Erster Besitzer gewinnt
deeds-income = Miete je Spiel
deeds-step = Stufe
deeds-cost = Kosten
deeds-mean = Mittlere Miete
deeds-rents = Mieten gezahlt
deeds-open = Alle Stufen von { $name } zeigen
deeds-bought =
    { $count ->
        [one] einmal für { $price } gekauft
       *[other] { $count }-mal für { $price } gekauft
    }
deeds-auctioned =
    { $count ->
        [one] einmal versteigert, für { $mean }
       *[other] { $count }-mal versteigert, im Mittel für { $mean }
    }
deeds-spent = Einnahmen { $income }, Ausgaben { $spent } je Spiel
deeds-unknown = zu wenige Mieten gesehen

level-bare = unbebaut
level-set = ganzer Satz
level-houses = { $count } × { $house }
level-own = { $count } davon

auctions-head = Was Versteigerungen kosten
auctions-lead = Der Zuschlag in Prozent des gedruckten Preises. Die Hälfte aller Lose ging für { $median } oder weniger weg.
auctions-unit = % des gedruckten Preises
auctions-list = gedruckter Preis

drama-head = Wie spannend es ist
drama-lead-changes = Führungswechsel je Spiel
drama-lead-changes-says = Die Hälfte aller Spiele sieht { $median } oder mehr; eines von zwanzig sieht { $many }.
drama-comebacks = Aufholjagden
drama-comebacks-says = So viele Spiele gewinnt, wer zur Halbzeit Letzter war, von allen, die noch im Spiel waren.
drama-first = Wer beginnt
drama-first-better = gewinnt so oft: mehr als die { $equal } gleicher Chancen, Beginnen ist also ein Vorteil.
drama-first-worse = gewinnt so oft: weniger als die { $equal } gleicher Chancen, Beginnen ist also eine Last.
drama-first-same = gewinnt so oft: kein deutlicher Unterschied zu den { $equal } gleicher Chancen.
drama-behind = Der Weg des Siegers
drama-behind-says = So weit liegt der spätere Sieger hinter dem Führenden, über die Runden eines mittleren Spiels.
drama-luck = Glück
drama-luck-says = ist dieser Teil des Gewinnens; nur der Rest kommt von der Wahl des Bots.
drama-luck-all = Alle Plätze spielt derselbe Bot, also entscheidet allein das Glück.

missions-head = Missionen: Hell gegen Dunkel
missions-lead = Wie oft eine Mission gewagt wird, wie oft sie gelingt und was ein Antritt im Mittel bringt.
missions-light = Helle Seite
missions-dark = Dunkle Seite
missions-rate = gewinnt { $share } ihrer Spiele
missions-dared = { $share } gewagt
missions-won = { $share } gelungen
missions-lapsed = { $share } verfallen
missions-money = { $money } je Antritt
missions-all = Alle Missionen: { $dared } gewagt, { $won } gelungen, { $money } je Antritt.

a-game-head = Ein Spiel in Zahlen
a-game-lead = Im Mittel hat ein Spiel:
a-game-rents = Mieten
a-game-rent_sum = Credits Miete
a-game-purchases = Käufe
a-game-trades = Tauschgeschäfte
a-game-auctions = Versteigerungen
a-game-builds = Gebäude
a-game-mortgages = Hypotheken
a-game-cards = Karten
a-game-jailings = Mal Gefängnis
a-game-bankruptcies = Bankrotte
a-game-bumps = Rauswürfe
a-game-sweeps = eigene Figuren weggefegt
a-game-slides = Rutschpartien
a-game-stopped = Rutschpartien, die ein Schild aufhielt
a-game-shields = genommene Schilde
a-game-shed = daheim abgelegte Schilde
a-game-swaps = Platztausche
a-game-takes = Plätze vom Start aus erobert
a-game-forfeits = { sim-mean-forfeits }
