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

# What is wrong with a file: a line of its own, after the name of the file where that is not in it.

log-damaged = das Protokoll ist beschädigt: Seine Einträge sind nicht die eines Spiels
log-no-log = ein Protokoll hat einen Kopf und eine Liste von Einträgen
log-format = dieses Protokoll hat das Format { $format }, dieses Programm liest 1 bis { $most }
log-rules = dieses Spiel wurde mit Regelfassung { $rules } begonnen, dieses Programm spielt Regelfassung { $most }
log-older = dieses Spiel wurde mit Regelfassung { $rules } begonnen, und Regelfassung { $now } spielt es anders: { $problem }
log-header-lacks = im Kopf des Protokolls fehlt { $name }
log-unreadable = { $file } lässt sich nicht lesen: { $problem }
log-too-long = { $file } ist zu lang; ein Protokoll hat höchstens { $most } Byte
log-not-whole = { $file } ist kein ganzes Protokoll: Es muss mit einem Kopf beginnen und mit seinem Ende schließen
log-not-json = { $file }, Zeile { $line } ist kein JSON
log-no-object = { $file }, Zeile { $line } ist kein Eintrag eines Protokolls
log-line-changed = { $file }, Zeile { $line } ist nicht mehr so, wie sie geschrieben wurde
log-ends-changed = { $file } ist nicht mehr so, wie es geschrieben wurde: Die Zeilen enden anders
log-other-edition = { $file }: Die Ausgabe ist nicht die, die gespielt wurde
log-number = { $file }: Eintrag { $place } hat die Nummer { $seq }
log-chain = { $file } ist beschädigt: Die Einträge passen nicht zu der Kette, die die Datei abschließt
log-kind = Eintrag { $seq } ist von der unbekannten Art { $kind }
log-not-last = Eintrag { $seq } nimmt { $taken } zurück, und das sind nicht die letzten Entscheidungen
log-no-numbers = ein Eintrag nimmt { $taken } zurück, und das sind keine Nummern von Entscheidungen
log-no-digits = was eine Seite von den Würfeln zeigt, sind 64 Ziffern von 0 bis f, nicht { $given }
log-never-sealed = die Würfel dieses Spiels waren nicht versiegelt, aber den Spielern wurde { $shown } gezeigt
log-other-seal = die Prüfsumme der Würfel ist { $sealed }, aber den Spielern wurde { $shown } gezeigt
log-other-end = das Protokoll endet in { $end }, aber den Spielern wurde { $shown } gezeigt
log-other-seed = die Prüfsumme der Würfel ist { $sealed }, aber ihr Startwert in der Datei ergibt { $given }
log-no-seed = was als Startwert der Würfel in der Datei steht, ist keiner
log-still-sealed = die Würfel dieses Spiels sind versiegelt, und ihr Startwert steht nicht in der Datei: Es ist nicht zu Ende
log-seats-brought = das Protokoll sagt nicht, was jeder Platz zu den Würfeln beigetragen hat
log-mixed-in = was für einen Platz ohne eigenen Beitrag eingemischt wurde, folgt nicht aus dem Startwert
log-no-count = das Protokoll sagt, dass { $count } Einträge älter sind als seine Würfel
log-opening = was vor der ersten Entscheidung fiel, ist nicht das, was die versiegelten Würfel ergeben
log-impossible = Eintrag { $seq } kann so nicht entstanden sein: { $problem }
log-other-luck = was nach Entscheidung { $seq } fiel, ist nicht das, was die Würfel ergeben
log-other-state = nach Eintrag { $seq } steht das Spiel anders, als das Protokoll sagt
