# Figures: the report of a simulation and the statistics after a game.

as-table = As a table

share = Share
games = Games

histogram-median = median { $value }
histogram-from = { $from } and more
histogram-range = { $from }–{ $to }
histogram-rest = Mean { $mean } { $unit }. The box above holds the middle half, the line nine of ten.
histogram-reading =
    { $count ->
        [one] { $range } { $unit }: { $share }, { $count } game
       *[other] { $range } { $unit }: { $share }, { $count } games
    }

fan-winner = winner
fan-others = others
fan-round = Round
fan-rounds = rounds
fan-rest = The lines are medians. Dark: the middle half of the games; pale: nine of ten.
fan-reading = Round { $round }: winner { $winner }, others { $others }. { $share } of the games come this far.

rates-equal = equal chances: { $share }
rates-of =
    { $count ->
        [one] { $wins } of { $count } game
       *[other] { $wins } of { $count } games
    }

heat-space = Space
heat-count = Landings
heat-landings =
    { $count ->
        [one] { $count } landing
       *[other] { $count } landings
    }
heat-rank = place { $rank } of { $count }
heat-times = { $times } × the even share
heat-even = even share: { $share }
heat-up-to = ≤ { $share }
heat-from = ≥ { $share }
heat-name = { $place }. { $share } of all landings, { $landings }. Place { $rank } of { $count }.

odds-chart = Chances of winning, round by round
odds-lead = How likely everybody was to win when a round began: from there the bot “{ $bot }” played all seats on, { $games } times.
odds-reading = Round { $round }: { $list }
odds-end = The end: { $list }
odds-last = End
odds-rest = The pale bands are 95 % intervals.
odds-measure = chance of winning
odds-seat = { $name } { $share }

story-landings = Landings in this game
story-landings-lead = How often tokens came to each space.
story-wait = The chances are being played out …

report-title =
    { $count ->
        [one] { $edition }: { $count } game
       *[other] { $edition }: { $count } games
    }
report-stopped = Stopped early: { $games } of { $asked } games were played.
report-position = Every game began from the same given position.
report-facts = What was played
report-options = Options
report-options-none = as the box says
report-seats = Seats
report-bots = Bots
report-trades = Trades
report-yes = yes
report-no = no
report-games = Games
report-seed = Seed
report-foot = Point at a drawing, or press the arrow keys in it, to read its figures. Intervals hold the true value in 95 of 100 cases (Wilson). The same seed gives the same games on every machine.

wins-head = Who wins
wins-lead = The bar is the share of games won, the thin line its 95 % interval. Where two intervals do not touch, chance alone hardly explains the difference.
wins-bot = By bot
wins-seat = By seat
wins-order = By turn order
wins-token = By token
wins-colour = By colour
wins-side = By side
wins-nth-seat = Seat { $number }
wins-order-1 = begins
wins-order-2 = moves second
wins-order-3 = moves third
wins-order-4 = moves fourth
wins-order-5 = moves fifth
wins-order-6 = moves sixth
wins-order-7 = moves seventh
wins-order-8 = moves eighth

land-head = Where tokens land
land-lead = How often a token comes to each space. The hottest, { $name }, sees { $share } of all landings.
land-title = Landings
land-top = The hottest spaces

length-head = How long a game takes
length-lead = Half of all games end within { $median } turns; one in twenty takes { $long } or more.
length-turns = turns
length-ends = How games end
length-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
length-limit = Given up: the game reached the limit of steps.

worth-head = How the winner gets ahead
worth-head-race = How the winner gets home
worth-lead = What those who would win were worth after each round, against all others. Rounds that fewer than 5 % of the games reach are left out.
worth-lead-race = How many steps those who would win had done after each round, against all others. Rounds that fewer than 5 % of the games reach are left out.
worth-measure = worth
worth-measure-race = steps done

deeds-head = What deeds bring
deeds-lead = For each deed its best step: after how many turns of others the rent has paid price and buildings. Open a deed to see every step.
deeds-deed = Deed
deeds-break-even = Break-even
deeds-yield = Rent a turn
deeds-first = First owner wins
deeds-income = Rent a game
deeds-step = Step
deeds-cost = Cost
deeds-mean = Mean rent
deeds-rents = Rents paid
deeds-open = Show every step of { $name }
deeds-bought =
    { $count ->
        [one] bought once for { $price }
       *[other] bought { $count } times for { $price }
    }
deeds-auctioned =
    { $count ->
        [one] auctioned once, for { $mean }
       *[other] auctioned { $count } times, { $mean } on average
    }
deeds-spent = income { $income }, spent { $spent } a game
deeds-unknown = too few rents seen

level-bare = bare
level-set = whole set
level-houses = { $count } × { $house }
level-own = { $count } of them

auctions-head = What auctions cost
auctions-lead = The price of the hammer in per cent of the printed price. Half of all lots went for { $median } or less.
auctions-unit = % of the printed price
auctions-list = printed price

drama-head = How exciting it is
drama-lead-changes = Lead changes a game
drama-lead-changes-says = Half of all games see { $median } or more; one in twenty sees { $many }.
drama-comebacks = Comebacks
drama-comebacks-says = So many games are won by who was last at half time, of those still in the game.
drama-first = Who begins
drama-first-better = wins this often: more than the { $equal } of equal chances, so beginning is an advantage.
drama-first-worse = wins this often: less than the { $equal } of equal chances, so beginning is a burden.
drama-first-same = wins this often: no clear difference from the { $equal } of equal chances.
drama-behind = The winner’s way
drama-behind-says = So far behind the leader is the later winner, over the rounds of a middling game.
drama-luck = Luck
drama-luck-says = is this share of winning; only the rest comes from the choice of bot.
drama-luck-all = All seats are played by the same bot, so luck alone decides.

missions-head = Missions: light against dark
missions-lead = How often a mission is dared, how often it succeeds, and what a start brings on average.
missions-light = Light side
missions-dark = Dark side
missions-rate = wins { $share } of its games
missions-dared = dared { $share }
missions-won = won { $share }
missions-lapsed = { $share } lapsed
missions-money = { $money } a start
missions-all = All missions: dared { $dared }, won { $won }, { $money } a start.

a-game-head = A game in figures
a-game-lead = On average, one game has:
a-game-rents = rents
a-game-rent_sum = credits of rent
a-game-purchases = purchases
a-game-trades = trades
a-game-auctions = auctions
a-game-builds = buildings
a-game-mortgages = mortgages
a-game-cards = cards
a-game-jailings = times in jail
a-game-bankruptcies = bankruptcies
a-game-bumps = bumps
a-game-sweeps = own pieces swept home
a-game-slides = slides
a-game-stopped = slides stopped by a shield
a-game-shields = shields taken
a-game-shed = shields left at home
a-game-swaps = swaps
a-game-takes = places taken from the start
a-game-forfeits = { sim-mean-forfeits }
