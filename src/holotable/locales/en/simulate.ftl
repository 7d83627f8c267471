# What many games tell, and how bots compare.

sim-games = { $count } games
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
sim-mean-rents = { $rent } paid
sim-mean-trades = trades
sim-mean-auctions = auctions
sim-mean-cards = cards
sim-mean-jailings = times { $in_jail }
sim-mean-bumps = bumps
sim-mean-slides = slides
sim-mean-shields = { $shield }
