# Was der Server denen sagt, die über das Netz spielen.
server-stale = Am Tisch ist inzwischen etwas geschehen. Bitte sieh noch einmal hin.
server-not-your-seat = Diesen Platz spielst du nicht.
server-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
server-held = { $name } hat alle gebeten, mit dem nächsten Wurf zu warten.
server-out = Du spielst an diesem Tisch nicht mehr mit und kannst keinen Wurf anhalten.
server-too-long = Dieses Spiel ist so lang, wie der Server es zulässt. Es bleibt, wie es steht.
server-too-quick = Das war zu viel auf einmal. Warte ein paar Sekunden.
server-hold-used = Du hast in diesem Zug schon um eine Pause gebeten.
server-allowed = Nichts spricht dagegen.
server-malformed = Diese Nachricht ist nicht lesbar: { $problem }
server-failed = Das hat auf dem Server nicht geklappt, und nichts hat sich geändert. Bitte versuch es noch einmal.
server-bye-restart = Der Server startet neu. Gleich geht es weiter.
server-bye-too-fast = Zu viele Nachrichten auf einmal. Bitte warte einen Moment.
server-bye-too-slow = Die Verbindung ist zu langsam, um mitzukommen.
server-bye-too-many = Zu viele Verbindungen von hier.
server-bye-gone = Diesen Tisch gibt es nicht.
server-bye-older-rules = Dieses Spiel wurde mit Regelfassung { $rules } begonnen; dieser Server spielt Fassung { $now }, die hier anders verläuft. Es bleibt aufbewahrt, wie es ist: Frag, ob es einen Server mit Regelfassung { $rules } gibt.
server-bye-damaged = Dieses Spiel ist aufbewahrt, lässt sich aber nicht öffnen: Seine Aufzeichnung ist beschädigt. Frag, wer den Server betreibt.
server-player = Platz { $number }

# Was er denen nicht erfüllen kann, die einen Tisch eröffnen oder dazukommen; not-seated ist für die, die nur zuschauen.
server-bad-name = Ein Name hat 1 bis 30 Buchstaben, Ziffern, Zeichen oder Emoji, die man alle sehen kann.
server-name-taken = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen.
server-token-taken = Diese Figur hat an diesem Tisch schon jemand. Wähle eine andere.
server-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
server-not-open = Dieser Platz ist nicht mehr frei.
server-too-many = Das war zu viel auf einmal. Warte eine Minute und versuch es noch einmal.
server-no-room = Dieser Server hat keinen Platz für einen weiteren Tisch. Begonnene Spiele gehen weiter.
server-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
server-no-page = Diese Seite gibt es nicht. Prüfe den Link.
server-home = Zu den Tischen
server-not-seated = Das kann nur, wer an diesem Tisch sitzt.
server-storage = Der Server kann gerade keine Spiele speichern. Versuch es später noch einmal.
server-token-later = Mit Missionen wählen alle ihre Figur im Spiel.
server-no-clock = Nur ein Spiel auf Zeit hat eine Uhr.
server-no-limit = Ein Spiel auf Zeit braucht Minuten oder Runden, nach denen es endet.
