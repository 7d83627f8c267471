# Was der Server denen sagt, die über das Netz spielen.
server-stale = Am Tisch ist inzwischen etwas geschehen. Bitte sieh noch einmal hin.
server-not-your-seat = Diesen Platz spielst du nicht.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-over = Das Spiel ist vorbei, das bewirkt nichts mehr.
server-held = { $name } hat alle gebeten, mit dem nächsten Wurf zu warten.
server-out = Du spielst an diesem Tisch nicht mehr mit und kannst keinen Wurf anhalten.
server-too-long = Dieses Spiel ist so lang, wie der Server es zulässt. Es bleibt, wie es steht.
server-too-quick = Das war zu viel auf einmal. Warte ein paar Sekunden.
server-hold-used = Du hast in diesem Zug schon um eine Pause gebeten.
server-proposal-take-back =
    { $more ->
        [0] { $name } möchte „{ $what }“ zurücknehmen.
        [1] { $name } möchte „{ $what }“ und die Entscheidung danach zurücknehmen.
       *[other] { $name } möchte „{ $what }“ und die { $more } Entscheidungen danach zurücknehmen.
    }
server-taken-back =
    { $more ->
        [0] { $name } hat „{ $what }“ zurückgenommen.
        [1] { $name } hat „{ $what }“ und die Entscheidung danach zurückgenommen.
       *[other] { $name } hat „{ $what }“ und die { $more } Entscheidungen danach zurückgenommen.
    }
server-take-back-free = „{ $what }“ zurücknehmen
server-take-back-ask = Fragen, ob du deine letzte Entscheidung zurücknehmen darfst
server-take-back-ask-first = Seitdem ist zu viel geschehen: Frag die anderen, ob du es zurücknehmen darfst.
server-take-back-own = Du kannst nur darum bitten, eine eigene Entscheidung zurückzunehmen.
server-take-back-over = Das Spiel ist vorbei: Zurückgenommen wird nichts mehr.
server-take-back-nothing = Von dir gibt es nichts, das sich noch zurücknehmen lässt.
server-take-back-asked = Du hast schon zweimal gefragt. Ab deinem nächsten Zug darfst du wieder fragen.
server-result-taken-back =
    { $times ->
        [1] In diesem Spiel wurde einmal etwas zurückgenommen, nachdem schon gewürfelt oder gezogen worden war.
       *[other] In diesem Spiel wurde { $times }-mal etwas zurückgenommen, nachdem schon gewürfelt oder gezogen worden war.
    }
server-proposal-bot = { $name } schlägt vor, dass ein Bot für { $about } spielt, bis { $about } zurück ist.
server-proposal-end-without = { $name } möchte ohne { $about } weiterspielen.
server-proposal-open = Gerade ist schon ein Vorschlag offen. Warte, bis er beantwortet ist.
server-proposal-over = Dieser Vorschlag ist nicht mehr offen.
server-rematch-asks = { $name } möchte noch einmal spielen.
server-rematch-ready = Der neue Tisch steht bereit.
server-no-rematch = Niemand hat um noch ein Spiel gebeten.
server-rematch-made = Der neue Tisch wurde ohne dich gedeckt. Über seinen Link siehst du, ob ein Platz frei ist.
server-handed = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
server-handed-already = Diesen Platz spielt schon ein Bot.
server-not-handed = Für dich spielt hier kein Bot.
server-not-away = Das geht nur bei jemandem, der noch mitspielt und schon eine Weile weg ist.
server-not-playing = Das kann nur vorschlagen, wer noch mitspielt.
server-not-away-long =
    { $minutes ->
        [0] { $name } kommt vielleicht zurück. In weniger als einer Minute kann es ohne { $name } weitergehen.
        [1] { $name } kommt vielleicht zurück. In etwa einer Minute kann es ohne { $name } weitergehen.
       *[other] { $name } kommt vielleicht zurück. In etwa { $minutes } Minuten kann es ohne { $name } weitergehen.
    }
server-proposals-most = Aus deinen letzten Vorschlägen ist nichts geworden. Warte ein paar Minuten bis zum nächsten.
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
server-bye-locked = An diesem Tisch darf gerade niemand zuschauen.
server-player = Platz { $number }

# The host, and what becomes of table and seats.
server-not-host = Das darf nur, wer den Tisch leitet.
server-begun = Das Spiel läuft schon, das lässt sich nicht mehr ändern.
server-pause-again = Das Spiel stand lange genug still. Spielt erst eine Weile weiter.
server-paused = Das Spiel ist angehalten.
server-no-person = Dort sitzt niemand, der gefragt werden könnte.
server-seat-held = Dort sitzt schon jemand.
server-news-paused = { $name } hat das Spiel angehalten.
server-news-resumed = { $name } lässt das Spiel weitergehen.
server-news-locked = { $name } lässt niemanden mehr zuschauen.
server-news-unlocked = { $name } lässt wieder alle zuschauen.
server-news-free-words = { $name } erlaubt eigene Worte.
server-news-only-phrases = { $name } erlaubt nur kurze Sprüche.
server-news-host = { $name } übergibt die Leitung des Tisches an { $about }.
server-news-moot = Was { $about } vorgeschlagen hat, hat sich erledigt.
server-news-host-gone = Wer den Tisch geleitet hat, ist weg. Jetzt leitet ihn { $name }.
server-news-invited = { $name } lädt jemanden auf den Platz von { $about } ein.
server-news-given = Auf dem Platz von { $about } spielt ab jetzt jemand anderes.
server-news-taken = { $name } hat den Platz von { $about } übernommen.
server-news-without = { $name } spielt ohne { $about } weiter.
server-news-handed-clock = Zweimal ist die Zeit abgelaufen: Ein Bot übernimmt für { $about }.
server-news-handed-agreement = Wie vereinbart übernimmt ein Bot für { $about }.
server-news-returned = { $about } ist zurück und spielt wieder selbst.
server-news-refused = { $name } hat den Vorschlag von { $about } abgelehnt.
server-news-unanswered = Auf den Vorschlag von { $about } hat niemand geantwortet.
server-news-lapsed = Auf den Vorschlag von { $about } haben nicht alle rechtzeitig geantwortet.
server-line-without = Das Spiel geht ohne { $name } weiter.

# What people say to each other.
server-spectator = Zuschauer { $number }
server-words-empty = Darin ist nichts zu sehen.
server-words-too-long = Das ist zu lang: höchstens { $most } Zeichen.
server-words-off = An diesem Tisch gibt es nur kurze Sprüche.
server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück!
server-phrase-well-played = Gut gespielt!
server-phrase-thanks = Danke!
server-phrase-my-mistake = Tut mir leid!
server-phrase-agreed = Einverstanden.
server-phrase-no-thanks = Nein, danke.
server-phrase-your-turn = Du bist dran.
server-phrase-one-moment = Einen Moment, bitte.
server-phrase-no-hurry = Lass dir Zeit.
server-phrase-shall-we = Wollen wir weitermachen?
server-phrase-back-soon = Bin gleich wieder da.
server-phrase-ouch = Autsch!
server-phrase-what-luck = So ein Glück!
server-phrase-good-game = Schönes Spiel!
server-phrase-again = Noch eine Runde?

# Was er denen nicht erfüllen kann, die einen Tisch eröffnen oder dazukommen; not-seated ist für die, die nur zuschauen.
server-bad-name = Ein Name hat 1 bis 30 Buchstaben, Ziffern, Zeichen oder Emoji, die man alle sehen kann.
server-name-taken = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen.
server-token-taken = Diese Figur hat an diesem Tisch schon jemand. Wähle eine andere.
server-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
server-not-open = Dieser Platz ist nicht mehr frei.
server-too-many = Das war zu viel auf einmal. Warte eine Minute und versuch es noch einmal.
server-no-room = Dieser Server hat keinen Platz für einen weiteren Tisch. Begonnene Spiele gehen weiter.
server-no-seal = Die versiegelten Würfel haben zu lange auf diesen Tisch gewartet. Bitte lege ihn noch einmal an.
server-no-log = Diese Datei ist kein Spiel, das hier geöffnet werden kann.
server-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
server-no-page = Diese Seite gibt es nicht. Prüfe den Link.
server-home = Zu den Tischen
server-not-seated = Das kann nur, wer an diesem Tisch sitzt.
server-storage = Der Server kann gerade keine Spiele speichern. Versuch es später noch einmal.
server-token-later = Mit Missionen wählen alle ihre Figur im Spiel.
server-no-clock = Nur ein Spiel auf Zeit hat eine Uhr.
server-no-limit = Ein Spiel auf Zeit braucht Minuten oder Runden, nach denen es endet.
server-no-claims = In diesem Spiel muss niemand etwas einfordern; „streng nach Regelheft“ gibt es hier nicht.

# Standing instructions, as their owner reads them, and why one is not taken.
server-instruction-limit = Bietet in dieser Versteigerung für dich bis { $amount }.
server-instruction-out = Passt für dich, bis diese Versteigerung vorbei ist.
server-instruction-decline = Lehnt in diesem Zug jedes Angebot von { $name } ab.
server-instruction-quick = Würfelt und beendet deine Züge, wo du nichts zu entscheiden hast.
server-instruction-claim = Fordert deine Mieten ein, bevor sie verfallen.
server-instruction-none = Diese Anweisung gibt es in diesem Spiel nicht.
server-instruction-out-of-game = Du spielst an diesem Tisch nicht mehr mit.
server-instruction-stands = Diese Anweisung hast du schon gegeben.
server-instruction-gone = Diese Anweisung gilt nicht mehr.
server-instruction-lot = Darauf kannst du nicht mehr bieten.
server-instruction-seat = Von diesem Platz kann dir niemand etwas anbieten.
server-limit-low = Das ist weniger als das nächste Mindestgebot.
server-limit-cash = So viel Geld hast du nicht.
server-by-the-book = An diesem Tisch gilt das Regelheft: Jeder fordert seine Mieten selbst ein.

# Limits for offers, which no rulebook knows.
server-offers-most = Drei Angebote von dir sind offen. Warte auf eine Antwort oder zieh eines zurück.
server-offer-repeated = Genau dieses Angebot hast du in diesem Zug schon gemacht.
