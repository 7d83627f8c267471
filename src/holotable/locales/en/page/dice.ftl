# The seal of the dice, when the game is over.

dice-sealed = Dice verified: their secret was sealed before the game.
dice-shown = Dice verified: their secret was sealed when you came.
dice-late = This device first saw the seal after the end, so it cannot vouch for it. Nothing speaks against the dice.
dice-hidden = The dice cannot be verified: the server does not show their secret.
dice-broken = Careful: the dice do not fit the seal that was shown first.
dice-what = What is this?

dice-head = The seal of the dice
dice-how = Before the game the server drew a secret number and showed its seal, a fingerprint that fits no other number. Every device that took a seat then added a random number of its own; throws and cards come from all of them together.
dice-foreseen = It does not keep a host from looking: whoever read the server’s file during the game could have known every throw beforehand. And whoever played and knew the secret could have chosen their own number to suit them.
dice-number = Your device added:
dice-whole = Whether every throw really came from these numbers, and every move kept the rules, your own computer can tell. Save this game, then run:
dice-file = FILE
dice-command = Command to verify the saved game
dice-copy = Copy the command
dice-copied = Command copied
