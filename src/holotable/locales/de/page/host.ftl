# Was darf, wer den Tisch leitet.

host-pause = Spiel anhalten
host-lock = Niemand darf zuschauen
host-only-phrases = Nur kurze Sprüche, keine eigenen Texte
host-make = Leitung übergeben
host-invite = Jemanden einladen
host-withdraw = Einladung zurückziehen
host-invite-bot = Wer mit diesem Link zuerst Platz nimmt, spielt anstelle des Bots.
host-invite-absent = Wer mit diesem Link zuerst Platz nimmt, bekommt ihn. Der alte persönliche Link dieses Platzes öffnet dann nichts mehr.
