# What the host may do.

host-pause = Pause the game
host-lock = Nobody may watch
host-only-phrases = Quick phrases only, no texts of one’s own
host-make = Make host
host-invite = Invite a person
host-withdraw = Withdraw the invitation
host-invite-bot = Whoever first takes a seat with this link plays instead of the bot.
host-invite-absent = Whoever first takes a seat with this link gets it. The old personal link of this seat then opens nothing any more.
