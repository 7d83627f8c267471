# What the host may do.

host-pause = Pause the game
host-lock = Nobody may watch
host-only-phrases = Quick phrases only, no texts of one’s own
host-make = Make host
host-invite = Invite a person
host-withdraw = Withdraw the invitation
host-invite-bot = Whoever opens this link first takes the seat from the bot.
host-invite-absent = Whoever opens this link first takes the seat. The old personal link of this seat then opens nothing any more.
