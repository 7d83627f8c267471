# What many games tell, and how bots compare.

number-thousands = { "," }
number-decimals = { "." }

sim-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
sim-seats = { $count } seats
sim-bots = bots { $names }
sim-seed = seed { $seed }
sim-no-trades = without trades
sim-from-position = from the given position
sim-options = options: { $options }
sim-stopped = stopped before all of { $asked } games were played

sim-wins = Wins
sim-seat = seat { $number }
sim-order = turn order { $number }
sim-head-games = games
sim-head-wins = wins
sim-head-rate = rate
sim-head-interval = 95 %

sim-spreads = Course
sim-head-mean = mean
sim-spread-turns = turns
sim-spread-decisions = decisions
sim-spread-lead-changes = changes of the lead
sim-spread-drama = winner behind the leader, in %
sim-spread-auction = auction price, in % of the printed one

sim-endings = Endings
sim-head-share = share

sim-spaces = Where tokens rest
sim-spaces-most = Visited most
sim-spaces-least = Visited least
sim-head-landings = visits

sim-deeds = Paid back soonest
sim-head-step = with
sim-head-cost = cost
sim-head-rent = { $rent }
sim-head-yield = a turn
sim-head-break-even = turns to pay back
sim-step-bare = nothing
sim-step-set = whole group
sim-step-own = { $count } of the group

sim-missions = Missions
sim-head-side = side
sim-head-begun = begun
sim-head-skipped = left alone
sim-head-won = won
sim-head-lapsed = lapsed
sim-head-money = gain

sim-first = Won by who began: { $rate }.
sim-comebacks = Won by who was last at half time: { $rate }.
sim-luck = Luck decides { $share } of who wins, the choice of bot the rest.
sim-a-game = In a game
sim-mean-rents = { $rent }: times paid
sim-mean-rent-sum = { $rent }: sum
sim-mean-purchases = { $deeds } at the printed price
sim-mean-trades = trades
sim-mean-auctions = auctions
sim-mean-builds = { $buildings } raised
sim-mean-mortgages = { $deeds } { $mortgaged }
sim-mean-cards = cards
sim-mean-jailings = times { $in_jail }
sim-mean-bankruptcies = bankruptcies
sim-mean-bumps = bumps
sim-mean-sweeps = own { $pawn } swept back by a slide
sim-mean-slides = slides
sim-mean-stopped = slides stopped by a { $shield }
sim-mean-shields = { $shield } taken
sim-mean-shed = { $shield } lost
sim-mean-swaps = swaps
sim-mean-takes = places of others taken
sim-mean-forfeits = cards without a move

check-bot-played =
    { $bot }, { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } against random foes, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }.
check-bot-fine = Every answer was legal and came in time.
check-bot-mistakes = These answers could not be played:

tournament-bots = { $count } bots
tournament-games =
    { $count ->
        [one] { $count } game of each two
       *[other] { $count } games of each two
    }
tournament-stopped = stopped before everybody had met
tournament-standings = Standings
tournament-elo = Elo
tournament-points = points
tournament-against = Against
tournament-meetings = Meetings
tournament-progress = { $done } of { $total } meetings played
tournament-faults =
    { $count ->
        [one] { $count } answer of { $bot } could not be played, and a legal one took its place: { $problem }
       *[other] { $count } answers of { $bot } could not be played, and legal ones took their places; the first: { $problem }
    }

# how a simulation went
simulate-limit = given up: too many decisions without an end
simulate-speed = {$seconds} s, {$rate} games/s with {$workers ->
    [one] one worker
   *[other] {$workers} workers
  }.
simulate-rate = {$rate} games/s
simulate-faults = {$bot} gave {$count ->
    [one] one answer
   *[other] {$count} answers
  } that failed, came late or broke the rules; a legal decision was played instead.
simulate-kept = Kept in {$folder}: {$files}.
simulate-no-report = No report: {$problem}.
