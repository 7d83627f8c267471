# How the built-in bots explain their decisions.

explain-nothing = I have not decided anything yet.
explain-single = It was the only choice.
explain-random = I took one of { $count } choices by lot.
explain-scout = Of { $count } choices this one leaves me best: it is worth { $own } to my side and { $foes } to the others (steps towards the { $home }, with a little for safety).
explain-scout-next = The next best was: { $next }.

explain-thrifty-rent-is-due = I ask for every { $rent } that is mine.
explain-thrifty-completes-set = It completes a set of mine.
explain-thrifty-blocks-set = It keeps somebody else from completing a set, and I still keep { $amount }.
explain-thrifty-keeps-reserve = I can pay it and still keep { $amount } for a rainy day.
explain-thrifty-too-dear = It would leave me less than the { $amount } that I keep for a rainy day.
explain-thrifty-worth-less = It is worth { $amount } to me at most.
explain-thrifty-gives-way = Too many groups are split already; I leave it to whoever has begun this one, or nobody would ever win.
explain-thrifty-best-return = Here { $rent } grows most for the price, and I still keep { $amount }.
explain-thrifty-least-useful = I need cash, and this is what I miss least.
explain-thrifty-rich-enough = I can afford it and still keep { $amount }.
explain-thrifty-deeds-are-left = There are still things out there that nobody owns.
explain-thrifty-jail-is-safe = I am in no hurry: while I sit here I owe nobody anything.
explain-thrifty-fair-trade = It gains me about { $amount }, and the other side not much more.
explain-thrifty-unfair-trade = It is not fair to me: I count a gain of { $amount }.
explain-thrifty-old-offer = Nobody has answered my old offer.
explain-thrifty-nothing-else = There was nothing else that I wanted.
explain-thrifty-broke = Not even all that I own covers { $amount }.
explain-thrifty-can-pay = I pay the { $amount } that I owe.
explain-thrifty-prize-beats-fine = On average it gains me about { $amount }, even if now and then I pay the fine.
explain-thrifty-fine-beats-prize = What I could win is not worth the risk of a fine of { $amount }.
explain-thrifty-best-prize = Of all that I may have this helps me most: it is worth about { $amount } to me.
explain-thrifty-money-is-better = Nothing that I could take instead is worth { $amount } to me.
explain-thrifty-good-space = Being there is worth about { $amount } to me.
explain-thrifty-no-good-space = I gain nothing anywhere else.
explain-thrifty-hurts-strongest = That hurts the richest of the others most.
explain-thrifty-richest-falls = Of the others I meet the richest, and everything passes to me.
explain-thrifty-better-side = I like what that side can win better.
explain-thrifty-share-is-less = I have so little that the share should be less.
explain-thrifty-amount-is-less = I have so much that { $amount } should be less.
explain-thrifty-dear-set-first = Pieces are short and money is not: my dearer set gets them first.
