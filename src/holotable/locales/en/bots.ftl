# How the built-in bots explain their decisions.

explain-nothing = I have not decided anything yet.
explain-single = It was the only choice.
explain-random = I took one of { $count } choices by lot.
explain-scout = Of { $count } choices this one leaves me best: it is worth { $own } to my side and { $foes } to the others (steps towards the { $home }, with a little for safety).
explain-scout-next = The next best was: { $next }.
