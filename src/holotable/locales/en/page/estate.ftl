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

fact-completes = Completes your set { $group }: you may build
fact-part = Of the set { $group } you then hold
fact-of = { $held } of { $all }
fact-after = Your cash afterwards
fact-short = You are short of it: { $missing }
fact-blocked = { $name } holds { $deed }

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

auction-head = Auction: { $thing }
auction-price = Printed price { $price }
auction-high = highest bid
auction-bid-was = bid { $amount }
auction-completes = completes the set { $group }
auction-gains = then { $held } of { $all } in { $group }
auction-passed = passed
auction-in = may bid
auction-bid = Bid { $amount }
auction-amount = Your bid
auction-after = after this bid: { $sum }
auction-least = lowest next bid { $least }
auction-broke = The next bid is more than you have.
auction-other = Other…
auction-limit = Bid for me up to
auction-private = only you see this
auction-leads = Yours is the highest bid.

trade-head = Trade with { $name }
trade-with = Trade with
trade-give = You give
trade-get = You get
trade-cash = Cash
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
trade-sent = Your offer to { $name } is open
trade-open = Open
trade-nothing = nothing
trade-empty = An offer needs something on at least one side.
trade-gone = This offer is no longer open.
trade-by = { $name }’s offer, revision { $revision }.
trade-mine = Your offer, revision { $revision }. It waits for { $name }.
trade-new = Nothing is agreed until { $name } accepts.
trade-back = Back to { $name }’s terms
trade-you = You
trade-completes = set complete
trade-breaks = set broken up
trade-jail-cards = Jail cards
trade-mortgaged = { $deed }, mortgaged
trade-must = redeem or pay interest at once

debt-ways = Ways to raise cash
debt-trade = Offer a trade
debt-raise = Raise { $sum }
debt-pay = Raise and pay { $sum }
debt-ticked = { $have } of { $sum } with what is ticked
debt-keep = { $sum } stay with you
debt-rent = { $rent } −{ $sum }
debt-times = { $rent } −{ $count } × dice
debt-breaks = breaks a set: { $group }
debt-again = { $sum } to get it back
debt-hopeless = Not even all that you could sell covers it. Only a trade can save you now.
debt-tick = Tick what you give up
debt-advice = Ticked is what you would miss least.

card-drawn = { $name } draws

deed-level = { $count } × { $house }
deed-count = { $count } held
deed-dice = { estate-times }
deed-now = now
deed-price = Price { $sum }
deed-build = Building { $sum }
deed-mortgage = Mortgage { $sum }
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

amount-most = At most { $sum }.

over-worth = worth { $sum }
over-short = The first bankruptcy has ended the short game
over-timed = The time is up

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

mission-head = { estate-title-go-on-mission }
mission-free = You may go or leave it.
mission-faces = What each throw of the die brings
mission-prize = prize
mission-fine = fine
mission-odds = { $count } in { $all }:
mission-pay = pay { $sum }.

prize-take = one unsold deed of your choice, or { $sum }
prize-take-two = two unsold deeds of your choice, or { $sum }
prize-jump = jump to any space you like
prize-again = another turn at once
prize-collect = { $sum } from the bank
prize-displace = put another player on any space
prize-steal = steal one deed from another player
prize-steal-two = steal two deeds from one other player
prize-defeat = another player is out of the game, and everything of theirs is yours
prize-press = Press a space, or choose from the list.
prize-whom = Whom?
prize-where = Choose one
prize-choose = Choose a space
prize-choose-whom = Choose a player

score-head = The count
score-seat = Player
score-sum = In all
score-how = Deeds at their printed price, mortgaged ones at half of it; buildings at what they cost.
