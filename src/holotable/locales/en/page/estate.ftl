# Tables of the estate family.

why-not = why not?
why-nothing = Nothing forbids it now.

meanwhile-head = What happens now

decks-left = { $count } left

turn-asked = Over to you, { $name }
turn-several = Several decide
turn-dice = Dice: { $first } and { $second }
turn-of = { $name }’s turn

step-throw = Throw
step-move = Move
step-decide = Decide
step-end = End
step-label = Steps of the turn

seat-deeds = Deeds of { $name }
seat-worth = worth { $sum }
seat-bar = cash { $cash }, deeds { $deeds }, buildings { $buildings }
seat-jail = In jail, try { $turn }
seat-cards = Jail cards: { $count }
seat-groups = Groups held by { $name }
seat-held = { $group }: { $held } of { $all }

bank-cash = cash
bank-deeds = deeds
bank-buildings = buildings
bank-head = Bank
bank-unsold = { $count } unsold

also-build = Build
also-mortgage = Mortgage
also-for = For { $name }
also-head = Also now
also-trade = Trade
also-cash = Your cash { $cash }

manage-head = See to your property
manage-build = Build
manage-sell = Sell
manage-stock = In stock: { $houses } { $house_word }, { $hotels } { $hotel_word }
manage-empty = nothing built
manage-no-deeds = You own no deeds yet.
manage-all = All deeds

auction-bid-was = bid { $amount }
auction-bid = Bid { $amount }
auction-amount = Your bid
auction-after = after this bid: { $sum }
auction-has = { $name } has { $cash }
auction-other = Other…
auction-limit = Bid for me up to
auction-limit-set = Set
auction-secret = Up to { $amount }, secretly
auction-out = Out of this lot
auction-private = only you see this

trade-head = Trade with { $name }
trade-between = { $name } trades with { $other }
trade-with = Trade with
trade-give = You give
trade-get = You get
trade-gives = { $name } gives
trade-gets = { $name } gets
trade-cash = { estate-deal-cash }
trade-has = { $name } has { $cash }.
trade-have = You have { $cash }.
trade-more = plus { $step }
trade-less = minus { $step }
trade-no-deeds = No deeds.
trade-jail = Jail card: { $deck }
trade-send = Send the offer
trade-counter = Send counter-offer
trade-accept = Accept
trade-decline = Decline
trade-withdraw = Withdraw
trade-edited = You changed it: nothing is agreed until { $name } accepts.
trade-if = If both agree
trade-wants = { $name } offers you a trade
trade-asks = { $name } offers { $other } a trade
trade-waits = It waits for you.
trade-waits-for = It waits for { $name }.
trade-news = New from { $name }: an offer that waits for your answer.
trade-news-for = New from { $name }: an offer that waits for the answer of { $other }.
trade-left = bots wait { $count } s
trade-still = still open
trade-decline-all = This turn, decline all from { $name }
trade-sent = Your offer to { $name } is open
trade-open = Open
trade-answer = { $name } answers
trade-empty = An offer needs something on at least one side.
trade-gone = This offer is no longer open.
trade-by = { $name }’s offer, revision { $revision }.
trade-mine = Your offer, revision { $revision }. It waits for { $name }.
trade-new = Nothing is agreed until { $name } accepts.
trade-back = Back to { $name }’s terms
trade-you = You

debt-ways = Ways to raise cash
debt-trade = Offer a trade
debt-raise = Raise { $sum }
debt-pay = Raise and pay { $sum }
debt-ticked = { $have } of { $sum } with what is ticked
debt-keep = { $sum } stay with you
debt-tick = Tick what you give up
debt-advice = Ticked is what you would miss least.

card-drawn = { $name } draws

deed-level = { $count } × { $house }
deed-count = { $count } held
deed-dice = { estate-times }
deed-now = now
deed-price = Price { $sum }
deed-build = Building { $sum }
deed-source = Source of the figures: { $sources }
deed-unsold = for sale
deed-mortgaged = mortgaged
deed-held = { $group } · { $held } of { $all } held by { $name }
deed-set = { $rent }, whole set
deed-trade = Trade for it
deed-offer = Offer it in a trade

source-rulebook = the rulebook
source-source = a published source
source-classic = the classic game
source-reconstructed = our reconstruction

want-head = How many do you want?
want-go = Ask for { $count }

amount-least = At least { $sum }.
amount-most = At most { $sum }.

over-worth = worth { $sum }

space-name = { $number } of { $count }. { $name }
space-sale = for sale, { $price }
space-owned = owner { $name }
space-rent = rent { $rent }
space-built = level { $level }
space-here = Here: { $names }
space-pay = pay { $amount }
space-pay-or = pay { $amount } or { $share } % of everything

deals-empty = No offers yet.

side-light = Light side
side-dark = Dark side

mission-faces = What each throw of the die brings
mission-prize = prize
mission-fine = fine

prize-press = Press a space, or choose from the list.
prize-whom = Whom?
prize-where = Choose one
prize-choose = Choose a space
prize-choose-whom = Choose a player

score-head = The count
score-seat = Player
score-sum = In all
