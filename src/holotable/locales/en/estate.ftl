# The estate family: events, prompts, choices, effects and sentences about the table.
# $money, $house, $houses, $hotel, $hotels, $rent, $buy, $buys, $mortgage, $mortgaged, $redeem, $jail_card, $in_jail and
# $salary_space are the edition's own words.
# $to_bank, $from_bank, $to_jail, $from_jail and $money_one are its phrases, or the form-… texts below.
# $sum is an amount with the edition's word; $to and $source are a seat or the bank, with the preposition.

form-to-bank = to the { $bank }
form-from-bank = from the { $bank }
form-to-jail = to { $jail }
form-from-jail = out of { $jail }
form-money-one = { $money }

estate-sum = { $amount } { $money }
estate-sum-one = { $amount } { $money_one }
estate-dice = { $factor } times a throw of the dice
estate-times = { $factor } × dice
estate-to = to { $name }
estate-from = from { $name }
estate-nothing = nothing
estate-count-house =
    { $count ->
        [one] { $count } { $house }
       *[other] { $count } { $houses }
    }
estate-count-hotel =
    { $count ->
        [one] { $count } { $hotel }
       *[other] { $count } { $hotels }
    }
estate-deed-with = { $deed } ({ $marks })
estate-jail-card = { $jail_card } ({ $deck })
estate-side-light = light side
estate-side-dark = dark side

estate-event-opening-rolled = { $name } throws { $first } and { $second } for the first turn.
estate-event-began = { $name } begins.
estate-event-rolled =
    { $same ->
        [yes] { $name } throws { $first } and { $second }: doubles.
       *[no] { $name } throws { $first } and { $second }.
    }
estate-event-moved =
    { $prize ->
        [jump] { $name } jumps from { $here } to { $there }.
        [displace] { $name } is put from { $here } on { $there }.
       *[other] { $name } moves from { $here } to { $there }.
    }
estate-event-turn-passed = It is { $name }’s turn.
estate-event-salary-paid = { $payee } gets { $sum } { $source } for { $salary_space }.
estate-event-bought = { $name } { $buys } { $deed } for { $sum }.
estate-event-auction-won = { $name } wins the auction: { $deed } for { $sum }.
estate-event-rent-paid = { $name } pays { $sum } { $to }: { $rent } for { $deed }.
estate-event-tax-paid = { $name } pays { $sum } { $to }, as the space demands.
estate-event-mortgaged = { $deed } is now { $mortgaged }: { $payee } gets { $sum } { $source }.
estate-event-redeemed = { $deed } is no longer { $mortgaged }: { $name } pays { $sum } { $to }.
estate-event-interest-paid = { $name } pays { $sum } { $to }, because { $deed } stays { $mortgaged }.
estate-event-trade-paid = { $name } pays { $sum } { $to }.
estate-event-estate-paid = { $name } hands { $sum } over { $to }.
estate-event-fine-paid = { $name } pays { $sum } { $to } to come { $from_jail }.
estate-event-card-paid =
    { $payer ->
        [bank] { $payee } gets { $sum } { $source }.
       *[seat] { $name } pays { $sum } { $to }.
    }
estate-event-built =
    { $free ->
        [yes] It is the piece that { $name } has won.
       *[no] { $name } pays { $sum } { $to } for it.
    }
estate-event-building-sold = { $payee } gets { $sum } { $source } for it.
estate-event-piece-won = { $name } wins the auction: { $piece } for { $sum }.
estate-event-auction-opened = { $deed } is up for auction.
estate-event-bid-made = { $name } bids { $sum }.
estate-event-bid-passed = { $name } passes.
estate-event-priced-out = The price is too high now for: { $names }.
estate-event-auction-unsold = Nobody bids: { $deed } stays unsold.
estate-event-claim-opened = { $creditor } may ask { $name } for { $rent }: { $sum }.
estate-event-rent-claimed = { $name } asks { $debtor } for { $rent }: { $sum }.
estate-event-rent-rolled = { $name } throws { $first } and { $second } for it.
estate-event-rent-waived = { $name } asks { $debtor } for nothing.
estate-event-rent-lapsed = { $creditor } has not asked in time: { $name } owes nothing.
estate-event-debt-asked = { $name } must pay { $sum } { $to } and has too little in hand.
estate-event-mortgage-kept = { $name } leaves { $deed } as it is: { $mortgaged }.
estate-event-trade-offered =
    { $again ->
        [yes] { $name } answers { $partner } with other terms (offer { $offer }).
       *[no] { $name } offers { $partner } a trade (offer { $offer }).
    }
estate-event-terms-set = In this offer { $name } gives: { $goods }.
estate-event-trade-made = { $name } accepts the trade with { $partner } (offer { $offer }).
estate-event-trade-declined = { $name } turns offer { $offer } down.
estate-event-trade-withdrawn = { $name } takes offer { $offer } back.
estate-event-deed-passed =
    { $prize ->
        [steal] { $name } steals { $deed } { $source }.
        [take] { $name } gets { $deed } { $source } for nothing.
       *[other] { $deed } goes { $source } { $to }.
    }
estate-event-cards-passed = Passed { $source } { $to }: { $cards }.
estate-event-resigned = { $name } gives up.
estate-event-went-bankrupt = { $name } is bankrupt and out of the game; what is left goes { $to }.
estate-event-won =
    { $how ->
        [last] { $name } is the last one in the game and wins.
       *[richest] { $name } has the most and wins.
    }
estate-event-jailed = { $name } goes { $to_jail }.
estate-event-jail-left = { $name } comes { $from_jail }.
estate-event-jail-missed = No doubles on try { $turn }: { $name } sits { $in_jail }.
estate-event-card-drawn = { $name } draws a card of { $deck }: “{ $card }”. { $text }
estate-event-card-kept = { $name } keeps the card “{ $card }”.
estate-event-card-returned = The card “{ $card }” goes under its deck, { $deck }.
estate-event-level-set =
    { $way ->
        [up] { $name } builds on { $deed }, where there is now: { $level }.
       *[down] { $name } sells from { $deed }, where there is now: { $level }.
    }
estate-event-demand-opened = { $houses_or_hotels } are short: { $names } say how many they want.
estate-event-wanted = { $name } wants: { $pieces }.
estate-event-demand-passed = { $name } wants none.
estate-event-piece-offered = Up for auction: { $piece }.
estate-event-piece-unsold = Nobody bids: { $piece } stays unsold.
estate-event-deed-dealt = { $name } is dealt { $deed }.
estate-event-token-chosen =
    { $sided ->
        [yes] { $name } chooses { $token }, { $side }.
       *[no] { $name } chooses { $token }.
    }
estate-event-tax-chosen =
    { $shared ->
        [yes] { $name } chooses { $share } per cent of everything.
       *[no] { $name } chooses the fixed amount.
    }
estate-event-jail-stayed = { $name } does not pay and stays { $in_jail }.
estate-event-mission-begun = { $name } goes on the mission “{ $mission }”.
estate-event-mission-skipped = { $name } leaves the mission “{ $mission }” alone.
estate-event-mission-rolled =
    { $won ->
        [yes] { $name } throws { $die }: the mission “{ $mission }” succeeds.
       *[no] { $name } throws { $die }: the mission “{ $mission }” fails.
    }
estate-event-mission-lapsed = There is nothing to win: the mission “{ $mission }” brings { $name } nothing.
estate-event-mission-paid =
    { $payer ->
        [bank] { $payee } gets { $sum } { $source } for the mission.
       *[seat] { $name } pays { $sum } { $to }, because the mission has failed.
    }
estate-event-stayed = { $name } does not jump.
estate-event-turn-again = { $name } has another turn at once.
estate-event-time-called = The time is up: this turn is the last one.
estate-event-counted = { $name } has { $sum } in all.

estate-prompt-roll-dice =
    { $again ->
        [yes] { $name }, you have thrown doubles: throw again.
       *[no] { $name }, it is your turn: throw the dice.
    }
estate-prompt-finish-turn = { $name }, your throw is done: see to your property or end the turn.
estate-prompt-buy-or-auction = { $name }, { $deed } belongs to nobody. Its price is { $price }, and you have { $cash }.
estate-prompt-bid-or-pass =
    { $bid ->
        [none] { $name }, bid or pass: { $thing }. The first bid is at least { $least }, and you have { $cash }.
       *[some] { $name }, bid or pass: { $thing }. { $bidder } bids { $high }, the next bid is at least { $least }, and you have { $cash }.
    }
estate-prompt-raise-cash = { $name }, you must pay { $sum } { $to } and have { $cash }: raise the rest, then settle.
estate-prompt-keep-or-redeem = { $name }, you have received { $deed }, which is { $mortgaged }: leave it so or not?
estate-prompt-ask-rent = { $name }, you may ask for { $rent }.
estate-prompt-answer-trade = { $name }, you have an offer to answer.
estate-prompt-manage = { $name }, you may see to your property.
estate-prompt-in-jail = { $name }, you are { $in_jail }. This is try { $turn } to get out.
estate-prompt-want-pieces = { $name }, there are too few { $houses_or_hotels } for everybody: how many do you want? In stock: { $stock }.
estate-prompt-place-piece = { $name }, where do you put it: { $piece }?
estate-prompt-pick-token = { $name }, choose your token. Its side decides which missions you get.
estate-prompt-tax-or-share = { $name }, pay { $sum } or { $share } per cent of all that you have. Choose first, count then.
estate-prompt-go-on-mission = { $name }, your throw brings a mission: “{ $mission }”. Do you go?
estate-prompt-take-prize =
    { $prize ->
        [take] { $name }, the mission has succeeded. Choose what you get for nothing. Still to choose: { $left }.
        [jump] { $name }, the mission has succeeded. Jump to any other space, or stay.
        [displace] { $name }, the mission has succeeded. Put somebody else on another space.
        [steal]
            { $whose ->
                [one] { $name }, choose what else you steal from { $victim }. Still to choose: { $left }.
               *[any] { $name }, the mission has succeeded. Choose what you steal, all from the same seat. Still to choose: { $left }.
            }
       *[defeat] { $name }, the mission has succeeded. Whom do you defeat?
    }
estate-prompt-fine-or-stay = { $name }, no doubles. Pay and move by this throw, or stay { $in_jail }?
estate-prompt-last-claims = { $name }, the game is ending. You may ask for { $rent } one last time.

# The heads of questions: a title, and a line under it.
estate-title-roll-dice =
    { $again ->
        [yes] Doubles: throw again
       *[no] Throw the dice
    }
estate-title-finish-turn = Anything else, or end the turn?
estate-title-buy-or-auction = { $buy } { $deed } for { $price }?
estate-title-in-jail = How do you come { $from_jail }?
estate-title-ask-rent = Ask { $name } for { $rent }: { $sum }?
estate-title-ask-rents = Whom do you ask for { $rent }?
estate-title-tax-or-share = Pay { $amount }, or { $share } % of all that you have?
estate-title-raise-cash = You owe { $amount } { $to }
estate-title-pick-token = Choose your token
estate-title-fine-or-stay = No doubles. Pay to come { $from_jail }?
estate-title-bid-or-pass = Auction: { $thing }
estate-title-go-on-mission = Mission: { $mission }
estate-title-take-prize = { $mission }: won

estate-context-standing = You stand on { $space }.
estate-context-buy-or-auction =
    { $some ->
        [yes] { $group } · you hold { $names }
       *[no] { $group } · first of { $all }
    }
estate-context-in-jail = This is try { $turn }.
estate-context-ask-rent = Unanswered, it is asked for you before the next throw.
estate-context-last-claims = the game ends, this is the last chance
estate-context-place-piece = You have won it at the auction.
estate-context-tax-or-share = { $space } · choose first, count afterwards
estate-context-raise-cash =
    { $short ->
        [yes] You have { $cash }: { $missing } are missing.
       *[no] You have { $cash }: enough to pay.
    }
estate-context-pick-token = Its side decides which missions your sixes bring.
estate-context-fine-or-stay = Pay, and you move { $steps } spaces at once, to { $space }.
estate-context-go-on-mission =
    { $same ->
        [yes]
            { $lost ->
                [over] Your turn ends either way.
               *[throw] Either way you then throw again for your doubles.
            }
       *[no]
            { $lost ->
                [over] If it fails, your turn ends.
               *[throw] If it fails, you still throw again for your doubles.
            }
    }
estate-context-skip-mission = Leave it, and you lose the throw for your doubles.

estate-mission-odds = The odds that it succeeds: { $wins } in 6. If it fails, you pay { $fine }.

# What is to be known before an answer.
estate-share = { $held } of { $all }
estate-fact-completes = Completes your set { $group }: you may build
estate-fact-part = Of the set { $group } you then hold
estate-fact-after = Your cash afterwards
estate-fact-short = You are short of it: { $missing }
estate-fact-blocked = { $name } holds { $deed }
estate-fact-free = You may go or leave it.
estate-fact-odds = { $count } in { $all }:
estate-fact-fine = pay { $sum }.
estate-fact-broke = The next bid is more than you have.
estate-fact-hopeless = Not even all that you could sell covers it. Only a trade can save you now.
estate-prize-take = one unsold deed of your choice, or { $sum }
estate-prize-take-two = two unsold deeds of your choice, or { $sum }
estate-prize-jump = jump to any space you like
estate-prize-again = another turn at once
estate-prize-collect = { $sum } { $from_bank }
estate-prize-displace = put another player on any space
estate-prize-steal = steal one deed from another player
estate-prize-steal-two = steal two deeds from one other player
estate-prize-defeat = another player is out of the game, and everything of theirs is yours
estate-cost-rent = { $rent } −{ $sum }
estate-cost-times = { $rent } −{ $count } × dice
estate-cost-breaks = breaks a set: { $group }
estate-cost-again = { $sum } to get it back

# An auction, and what the lot is to a bidder.
estate-lot-price = Printed price { $price }
estate-lot-least = lowest next bid { $least }
estate-bidder-high = highest bid
estate-bidder-passed = passed
estate-bidder-in = may bid
estate-gain-completes = completes the set { $group }
estate-gain-part = then { $held } of { $all } in { $group }

# What a trade changes.
estate-deal-cash = Cash
estate-deal-jail-cards = { $jail_card }
estate-deal-mortgaged = { $deed }, { $mortgaged }
estate-deal-completed = set complete
estate-deal-broken = set broken up
estate-deal-must = { $redeem } or pay interest at once

estate-offer-terms = Offer { $offer } of { $maker } to { $taker }: { $maker } gives { $give }; { $taker } gives { $want }.

estate-decision-roll = throw the dice
estate-decision-end-turn = end the turn
estate-decision-buy = { $buy } the property
estate-decision-auction = have the property auctioned
estate-decision-bid = bid { $sum }
estate-decision-pass = pass
estate-decision-settle = settle the debt
estate-decision-declare-bankruptcy = go bankrupt
estate-decision-resign = give up the game
estate-decision-pay-fine = pay to come { $from_jail }
estate-decision-use-jail-card = use { $card }
estate-decision-want = want { $count } of them
estate-decision-place = put it on { $deed }
estate-decision-claim-rent = ask for { $rent } (claim { $claim })
estate-decision-waive-rent = ask for nothing (claim { $claim })
estate-decision-mortgage = { $mortgage }: { $deed }
estate-decision-redeem = { $redeem }: { $deed }
estate-decision-keep-mortgage = leave it { $mortgaged }: { $deed }
estate-decision-build = build on { $deed }
estate-decision-sell-building = sell one step of { $deed }
estate-decision-sell-set = sell down to { $levels }
estate-decision-offer-trade = offer { $partner }: { $give } for { $want }
estate-decision-counter-trade = answer offer { $offer }: { $give } for { $want }
estate-decision-accept-trade = accept offer { $offer }
estate-decision-decline-trade = turn offer { $offer } down
estate-decision-withdraw-trade = take offer { $offer } back
estate-decision-choose-token =
    { $sided ->
        [yes] take { $token } ({ $side })
       *[no] take { $token }
    }
estate-decision-pay-tax =
    { $shared ->
        [yes] pay the share of all that you have
       *[no] pay the fixed amount
    }
estate-decision-stay = stay
estate-decision-time-up = call the time
estate-decision-start-mission = go on the mission
estate-decision-skip-mission = leave the mission alone
estate-decision-take-deed = take { $deed } for nothing
estate-decision-take-money = take the sum instead
estate-decision-jump = jump to { $space }
estate-decision-send = put { $partner } on { $space }
estate-decision-steal = steal { $deed }
estate-decision-defeat = defeat { $partner }

estate-choice-buy = { $buy } { $deed } for { $sum }
estate-choice-auction = have { $deed } auctioned
estate-choice-pay-fine = pay { $sum } to come { $from_jail }
estate-choice-claim-rent = ask { $debtor } for { $rent }: { $sum }
estate-choice-waive-rent = ask { $debtor } for nothing
estate-choice-mortgage = { $mortgage }: { $deed }, brings { $sum }
estate-choice-redeem = { $redeem }: { $deed }, costs { $sum }
estate-choice-build = build on { $deed } for { $sum }
estate-choice-sell-building = sell one step of { $deed }, brings { $sum }
estate-choice-accept-trade = accept offer { $offer } of { $partner }
estate-choice-pay-tax =
    { $shared ->
        [yes] pay { $share } per cent of all that you have
       *[no] { estate-decision-pay-tax }
    }
estate-choice-take-deed = take { $deed } for nothing instead of { $price }
estate-choice-take-money = take { $sum } instead
estate-choice-steal = steal { $deed } { $source }, printed price { $price }

# A few words for a button, below a question that says the rest.
estate-short-roll = throw
estate-short-end-turn = end the turn
estate-short-buy = { $buy } for { $amount }
estate-short-auction = auction it
estate-short-pay-fine = pay { $amount }
estate-short-pay-tax =
    { $shared ->
        [yes] pay { $share } %
       *[no] pay { $amount }
    }
estate-short-stay = stay { $in_jail }
estate-short-keep-mortgage = leave it so, pay { $amount }
estate-short-redeem = { $redeem } for { $amount }
estate-short-claim-rent = ask { $name } for { $amount }
estate-short-start-mission = start mission
estate-short-skip-mission = leave it

estate-follows-estate-paid = { $name } gets everything: { $sum }, deeds: { $deeds }.

estate-ending-short = The first bankruptcy has ended the short game
estate-ending-timed = The time is up
estate-ending-counted = Deeds at their printed price, or half of it if they are { $mortgaged }; { $houses } and { $hotels } at what they cost.

estate-outcome-level = then { $level }
estate-outcome-pays = { $sum } { $to }
estate-outcome-brings = brings { $sum }
estate-outcome-owes = owes { $sum } { $to }
estate-outcome-short = too few for everybody, all are asked
estate-outcome-lapses = the claim of { $creditor } lapses
estate-outcome-all = everything goes { $to }
estate-outcome-wins = { $name } wins the game
estate-outcome-deed = { $deed } { $to }
estate-outcome-cards = { $cards } { $to }

estate-sentence-seat = { $name } has { $cash } and is on { $space }.
estate-sentence-jailed = { $name } has { $cash } and is { $in_jail }.
estate-sentence-side = { $name } plays { $token }, { $side }.
estate-sentence-round = Round { $round } of { $limit }.
estate-sentence-time-up = { estate-event-time-called }
estate-sentence-out = { $name } is out of the game.
estate-sentence-holds = { $name } owns { $things }.
estate-sentence-stock = In stock: { $houses_left } and { $hotels_left }.
estate-sentence-claim = { $creditor } may still ask { $name } for { $rent } on { $deed }: { $sum }.
estate-sentence-auction = Up for auction: { $thing }.
estate-sentence-high-bid = The highest bid is { $sum }, made by { $name }.
estate-sentence-debt = { $name } must pay { $sum } { $to }.

# Words that a person may type, the first one is shown in help texts. English ones always work.
estate-type-roll = roll throw
estate-type-end-turn = end
estate-type-buy = take
estate-type-auction = auction
estate-type-bid = bid
estate-type-pass = pass
estate-type-settle = settle
estate-type-declare-bankruptcy = bankrupt
estate-type-resign = resign
estate-type-pay-fine = pay
estate-type-use-jail-card = card
estate-type-want = want
estate-type-place = place put
estate-type-claim-rent = claim ask
estate-type-waive-rent = waive
estate-type-mortgage = pledge
estate-type-redeem = free
estate-type-keep-mortgage = keep
estate-type-build = build
estate-type-sell-building = sell
estate-type-sell-set = sell-set
estate-type-offer-trade = offer
estate-type-counter-trade = counter
estate-type-accept-trade = accept
estate-type-decline-trade = decline
estate-type-withdraw-trade = withdraw
estate-type-choose-token = choose token
estate-type-pay-tax = tax
estate-type-share = share percent
estate-type-flat = flat fixed
estate-type-stay = stay
estate-type-start-mission = go mission
estate-type-skip-mission = skip leave
estate-type-take-deed = get prize
estate-type-take-money = sum cash
estate-type-jump = jump
estate-type-send = send
estate-type-steal = steal
estate-type-defeat = defeat
estate-type-for = for
estate-type-nothing = nothing
