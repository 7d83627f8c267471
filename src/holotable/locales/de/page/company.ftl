# Was zwischen den Leuten am Tisch steht: wer weg ist, Vorschläge, Pausen, Gespräch. Geholt, wenn es gebraucht wird.

away-lead = { $name } behält den Platz und kann jederzeit zurückkommen. Allem, was du vorschlägst, müssen alle zustimmen, die da sind.
away-bot = Einen Bot spielen lassen
away-bot-note = Bis { $name } wieder da ist.
away-end = Ohne { $name } weiterspielen
away-end-note = { $name } gibt das Spiel damit auf. Das lässt sich nicht rückgängig machen.
away-end-later = Bleibt { $name } einige Minuten weg, könnt ihr auch ohne { $name } weiterspielen.

proposal-head = Eine Frage an alle
proposal-yes = Ja
proposal-no = Nein
proposal-left = { $seconds } s
proposal-refused = Der Vorschlag wurde abgelehnt.
proposal-lapsed = Der Vorschlag ist verfallen: Nicht alle haben geantwortet.
proposal-late = Der Vorschlag ist verfallen: Das Spiel ist weitergegangen.
proposal-closed = Der Vorschlag ist nicht mehr offen. Haben alle zugestimmt, scheidet { $name } aus, sobald die Regeln es erlauben.

pause-head = Pause
pause-by = { $name } macht Pause.
pause-end = Weiter
pause-wait = Nach fünf Minuten dürfen alle, die mitspielen, weitermachen.
seat-invited = Du bist eingeladen, auf dem Platz von { $name } zu spielen.

words-none = Noch ist nichts gesagt. Tippe auf einen Spruch oder schreib etwas.
words-none-watching = Von denen, die zuschauen, hat noch niemand etwas gesagt.
words-read-gallery = Hier unterhalten sich die Zuschauer.
words-read-table = Hier unterhalten sich die Spieler.
words-phrases = Kurze Sprüche
words-write = Schreib etwas
words-send = Sagen
words-as = Als
words-long = Höchstens { $most } Zeichen.
words-only-phrases = Hier sind nur kurze Sprüche erlaubt.
words-muted = stumm
