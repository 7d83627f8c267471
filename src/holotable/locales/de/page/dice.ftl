# Das Siegel der Würfel, wenn das Spiel aus ist.

dice-sealed = Würfel geprüft: Ihr Geheimnis war vor dem Spiel versiegelt.
dice-shown = Würfel geprüft: Ihr Geheimnis war versiegelt, als du kamst.
dice-late = Dieses Gerät hat das Siegel erst nach dem Ende gesehen und kann nicht dafür bürgen. Gegen die Würfel spricht nichts.
dice-hidden = Die Würfel lassen sich nicht prüfen: Der Server zeigt ihr Geheimnis nicht.
dice-broken = Vorsicht: Die Würfel passen nicht zu dem Siegel, das zuerst gezeigt wurde.
dice-what = Was ist das?

dice-head = Das Siegel der Würfel
dice-how = Vor dem Spiel hat der Server eine geheime Zahl gezogen und ihr Siegel gezeigt, einen Fingerabdruck, der zu keiner anderen Zahl passt. Jedes Gerät, das einen Platz nahm, hat dann eine eigene Zufallszahl dazugegeben; Würfe und Karten kommen aus allen zusammen.
dice-foreseen = Gegen Spicken hilft das nicht: Wer während des Spiels die Datei des Servers las, konnte jeden Wurf vorher kennen. Und wer mitspielte und das Geheimnis kannte, konnte sich seine eigene Zahl passend aussuchen.
dice-number = Dein Gerät gab dazu:
dice-whole = Ob wirklich jeder Wurf aus diesen Zahlen kam und jeder Zug den Regeln folgte, kann dein eigener Rechner feststellen. Speichere das Spiel und starte dann:
dice-file = DATEI
dice-command = Befehl zum Prüfen des gespeicherten Spiels
dice-copy = Befehl kopieren
dice-copied = Befehl kopiert
