verify-played = Every decision was legal ({ $decisions }, taken back: { $back }). { $over ->
    [True] It was played to its end.
   *[other] It was not played to its end.
}
verify-over-luck =
    { $times ->
        [1] Once, something was taken back after luck had fallen: what fell is in the file, and was not drawn again.
       *[other] { $times } times, something was taken back after luck had fallen: what fell is in the file, and was not drawn again.
    }
verify-chain = Every byte of the file fits the chain that closes it.
verify-older =
    { $records ->
        [1] One entry is older than the dice of this file, because the game was brought to a server while it was played: nobody can prove what fell until then.
       *[other] { $records } entries are older than the dice of this file, because the game was brought to a server while it was played: nobody can prove what fell until then.
    }
verify-sealed = Every throw and every card is what the sealed dice give ({ $outcomes }). { $brought } of { $seats } seats brought something of their own to them.
verify-promised = The seal is the one that you have given.
verify-unpromised = Compare the seal with the one that your page has kept since the start and names at the end (or give it with --commitment): { $seal }
verify-unsealed = The dice of this game were not sealed: it shows what fell, and nobody can prove that it was chance.
verify-shown = The end of the log is the one that you were shown.
verify-unshown = Compare the end of the log with the one that your page showed (or give it with --head), because a whole other game that is legal with the same dice could stand in the file: { $end }
verify-imported = This game was brought to a server as a file.

# What is wrong with a file: a line of its own, after the name of the file where that is not in it.

log-damaged = the log is damaged: its entries are not those of a game
log-no-log = a log has a header and a list of records
log-format = this log has format { $format }, this program reads 1 to { $most }
log-rules = this game was begun with rules { $rules }, this program plays rules { $most }
log-older = this game was begun with rules { $rules }, and rules { $now } play it otherwise: { $problem }
log-header-lacks = the log’s header lacks { $name }
log-unreadable = cannot read { $file }: { $problem }
log-too-long = { $file } is too long; a log has at most { $most } bytes
log-not-whole = { $file } is not a whole log: it must begin with a header and close with its end
log-not-json = { $file }, line { $line } is not JSON
log-no-object = { $file }, line { $line } is no entry of a log
log-line-changed = { $file }, line { $line } is not as it was written
log-ends-changed = { $file } is not as it was written: its lines do not end as they did
log-other-edition = { $file }: the edition is not the one that was played
log-number = { $file }: record { $place } has the number { $seq }
log-chain = { $file } is damaged: its records do not fit the hash chain that closes it
log-kind = record { $seq } is of the unknown kind { $kind }
log-not-last = record { $seq } takes back { $taken }, which are not the last decisions
log-no-numbers = a record takes back { $taken }, which are no numbers of decisions
log-no-digits = what a page shows of the dice are 64 digits from 0 to f, not { $given }
log-never-sealed = the dice of this game were not sealed, but the players were shown { $shown }
log-other-seal = the dice were sealed as { $sealed }, but the players were shown { $shown }
log-other-end = the log ends in { $end }, but the players were shown { $shown }
log-other-seed = the dice were sealed as { $sealed }, but the seed that is shown gives { $given }
log-no-seed = the seed that is shown is no seed
log-still-sealed = the dice of this game are sealed, and its seed is not shown: it is not over
log-seats-brought = the log does not say what every seat brought to the dice
log-mixed-in = what was mixed in for a seat that brought nothing does not follow from the seed
log-no-count = the log says that { $count } records are older than its dice
log-opening = what fell before the first decision is not what the sealed dice give
log-impossible = record { $seq } cannot have been made: { $problem }
log-other-luck = what fell after decision { $seq } is not what the dice give
log-other-state = after record { $seq } the game stands otherwise than the log says
