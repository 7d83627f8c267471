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
