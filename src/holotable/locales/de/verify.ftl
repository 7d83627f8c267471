verify-played = Jede Entscheidung war erlaubt ({ $decisions }, zurückgenommen: { $back }). { $over ->
    [True] Das Spiel wurde zu Ende gespielt.
   *[other] Das Spiel wurde nicht zu Ende gespielt.
}
verify-over-luck =
    { $times ->
        [1] Einmal wurde etwas zurückgenommen, nachdem schon gewürfelt oder gezogen worden war: Was fiel, steht in der Datei und kam nicht noch einmal.
       *[other] { $times }-mal wurde etwas zurückgenommen, nachdem schon gewürfelt oder gezogen worden war: Was fiel, steht in der Datei und kam nicht noch einmal.
    }
verify-chain = Jedes Byte der Datei passt zu der Kette, die sie abschließt.
verify-older =
    { $records ->
        [1] Ein Eintrag ist älter als die Würfel dieser Datei, denn das Spiel wurde mitten in der Partie auf einen Server gebracht: Was bis dahin fiel, kann niemand beweisen.
       *[other] { $records } Einträge sind älter als die Würfel dieser Datei, denn das Spiel wurde mitten in der Partie auf einen Server gebracht: Was bis dahin fiel, kann niemand beweisen.
    }
verify-sealed = Jeder Wurf und jede Karte ist das, was die versiegelten Würfel ergeben ({ $outcomes }). Plätze, die etwas Eigenes dazu beigetragen haben: { $brought } von { $seats }.
verify-promised = Die Prüfsumme der Würfel ist die, die du angegeben hast.
verify-unpromised = Vergleiche die Prüfsumme der Würfel mit der, die deine Seite seit dem Beginn aufbewahrt und am Ende nennt (oder gib sie mit --commitment an): { $seal }
verify-unsealed = Die Würfel dieses Spiels waren nicht versiegelt: Es zeigt, was gefallen ist, und niemand kann beweisen, dass es Zufall war.
verify-shown = Das Ende des Protokolls ist das, das dir gezeigt wurde.
verify-unshown = Vergleiche das Ende des Protokolls mit dem, das deine Seite gezeigt hat (oder gib es mit --head an), denn in der Datei könnte ein ganz anderes Spiel stehen, das mit denselben Würfeln erlaubt ist: { $end }
verify-imported = Dieses Spiel wurde als Datei auf einen Server gebracht.
