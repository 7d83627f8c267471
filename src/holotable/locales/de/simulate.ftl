# Was viele Spiele erzählen, und wie sich Bots vergleichen.

number-thousands = { "." }
number-decimals = { "," }

sim-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
sim-seats = { $count } Plätze
sim-bots = Bots { $names }
sim-seed = Startwert { $seed }
sim-no-trades = ohne Handel
sim-from-position = von der gegebenen Stellung aus
sim-options = Optionen: { $options }
sim-stopped = abgebrochen, bevor alle { $asked } Spiele gespielt waren

sim-wins = Siege
sim-seat = Platz { $number }
sim-order = Reihenfolge { $number }
sim-head-games = Spiele
sim-head-wins = Siege
sim-head-rate = Anteil
sim-head-interval = 95 %

sim-spreads = Verlauf
sim-head-mean = Mittel
sim-spread-turns = Züge
sim-spread-decisions = Entscheidungen
sim-spread-lead-changes = Führungswechsel
sim-spread-drama = Rückstand des Siegers in %
sim-spread-auction = Versteigerung in % vom Preis

sim-endings = Spielende
sim-head-share = Anteil

sim-spaces = Wo Figuren stehen bleiben
sim-spaces-most = Am meisten besucht
sim-spaces-least = Am wenigsten besucht
sim-head-landings = Besuche

sim-deeds = Am schnellsten bezahlt
sim-head-step = mit
sim-head-cost = Kosten
sim-head-rent = { $rent }
sim-head-yield = je Zug
sim-head-break-even = Züge bis bezahlt
sim-step-bare = nichts
sim-step-set = ganzer Gruppe
sim-step-own = { $count } der Gruppe

sim-missions = Missionen
sim-head-side = Seite
sim-head-begun = begonnen
sim-head-skipped = ausgelassen
sim-head-won = gewonnen
sim-head-lapsed = verfallen
sim-head-money = Gewinn

sim-first = Gewonnen hat, wer begann: { $rate }.
sim-comebacks = Gewonnen hat, wer zur Halbzeit Letzter war: { $rate }.
sim-luck = Das Glück entscheidet zu { $share }, wer gewinnt, die Wahl des Bots den Rest.
sim-a-game = In einem Spiel
sim-mean-rents = { $rent }: Zahlungen
sim-mean-rent-sum = { $rent }: Summe
sim-mean-purchases = { $deeds } zum gedruckten Preis
sim-mean-trades = Tauschgeschäfte
sim-mean-auctions = Versteigerungen
sim-mean-builds = { $buildings } errichtet
sim-mean-mortgages = { $deeds } { $mortgaged }
sim-mean-cards = Karten
sim-mean-jailings = Mal { $in_jail }
sim-mean-bankruptcies = Bankrotte
sim-mean-bumps = Rauswürfe
sim-mean-sweeps = eigener { $pawn } weggerutscht
sim-mean-slides = Rutschen
sim-mean-stopped = Rutschen vom { $shield } gehalten
sim-mean-shields = { $shield } genommen
sim-mean-shed = { $shield } verloren
sim-mean-swaps = Tausche
sim-mean-takes = Plätze anderer genommen
sim-mean-forfeits = Karten ohne Zug

check-bot-played =
    { $bot }, { $game }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } gegen Zufallsgegner, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }.
check-bot-fine = Jede Antwort war erlaubt und kam rechtzeitig.
check-bot-mistakes = Diese Antworten waren nicht spielbar:

tournament-bots = { $count } Bots
tournament-games =
    { $count ->
        [one] { $count } Spiel von je zweien
       *[other] { $count } Spiele von je zweien
    }
tournament-stopped = abgebrochen, bevor alle sich begegnet sind
tournament-standings = Tabelle
tournament-elo = Elo
tournament-points = Punkte
tournament-against = Gegen
tournament-meetings = Begegnungen
tournament-progress = { $done } von { $total } Begegnungen gespielt
tournament-faults =
    { $count ->
        [one] { $count } Antwort von { $bot } war nicht spielbar; an ihre Stelle trat eine erlaubte: { $problem }
       *[other] { $count } Antworten von { $bot } waren nicht spielbar; an ihre Stelle traten erlaubte; die erste: { $problem }
    }

# wie eine Simulation verlaufen ist
simulate-limit = abgebrochen: zu viele Entscheidungen ohne Ende
simulate-speed = {$seconds} s, {$rate} Spiele/s mit {$workers ->
    [one] einem Arbeiter
   *[other] {$workers} Arbeitern
  }.
simulate-rate = {$rate} Spiele/s
simulate-faults = {$bot} gab {$count ->
    [one] eine Antwort
   *[other] {$count} Antworten
  }, die scheiterten, zu spät kamen oder gegen die Regeln verstießen; stattdessen wurde eine erlaubte Entscheidung gespielt.
simulate-kept = Aufbewahrt in {$folder}: {$files}.
simulate-no-report = Kein Bericht: {$problem}.
