# What stands between the people of a table: who is away, proposals, pauses, words. Fetched when it is needed.

away-lead = { $name } keeps the seat and can come back at any time. Everybody who is here must agree to what you propose.
away-bot = Let a bot play
away-bot-note = Until { $name } is back.
away-end = Go on without { $name }
away-end-note = { $name } gives up the game. This cannot be undone.
away-end-later = If { $name } stays away for some minutes, you can also go on without { $name }.

proposal-head = A question to everybody
proposal-yes = Yes
proposal-no = No
proposal-left = { $seconds } s
proposal-refused = The proposal was refused.
proposal-lapsed = The proposal has lapsed: not everybody has answered.
proposal-late = The proposal has lapsed: play has gone on.
proposal-closed = The proposal is closed. If everybody has agreed, { $name } leaves as soon as the rules allow it.

pause-head = Pause
pause-by = { $name } has paused it.
pause-end = Go on
pause-wait = After five minutes everybody who plays may go on.
seat-invited = You are invited to play on the seat of { $name }.

words-none = Nothing has been said yet. Tap a phrase, or write one.
words-none-watching = None of those who watch has said anything.
words-read-gallery = Those who watch talk among themselves here.
words-read-table = The players talk among themselves here.
words-phrases = Quick phrases
words-write = Write something
words-send = Say
words-as = As
words-long = At most { $most } characters.
words-only-phrases = The host allows quick phrases only.
words-muted = muted
