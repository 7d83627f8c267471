# Why a decision is refused: phrases that complete "cannot move(pawn=1, steps=5): …". One per rule key.

refusal-decision-malformed = there is no such choice at this table
refusal-turn-order = another seat has the turn
refusal-turn-card = a turn is one card: draw it, then do only what it says
refusal-win-home = the game is over
refusal-start-number = this card does not lead out of the { $start }
refusal-start-backward = nobody leaves the { $start } backward
refusal-move-occupied = one of your own already stands where the move would end
refusal-bump-shielded = someone with a { $shield } stands where the move would end
refusal-home-exact = the { $home } is reached only with exactly the steps that are missing, and this is more
refusal-home-final = whoever is in the { $home } stays there
refusal-zone-return = nobody steps backward into the { $start }
refusal-slide-blocked = the slide is blocked by a { $shield }, and that ends the turn before the second part
refusal-shield-card = a { $shield } is given only right after its card is drawn
refusal-shield-source = a { $shield } comes from the board or from an opponent who has one
refusal-shield-track = a { $shield } is worn only on the outer track
refusal-shield-single = nobody wears a second { $shield }
refusal-card-shield-first = first the { $shield }, then the move
refusal-card-split = two of yours share the steps of the card, and each takes at least one
refusal-card-eleven = you swap with an opponent, not with yourself
refusal-card-swap = both sides of a swap must stand on the outer track without a { $shield }
refusal-card-take-place = only one of yours in the { $start } can do this, and only to an opponent
refusal-card-take-safe = this bumps only an opponent on the outer track without a { $shield }
refusal-forfeit-must-move = whoever can move must move
