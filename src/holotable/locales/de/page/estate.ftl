# Tische der Besitzspiele.

why-not = warum nicht?
why-nothing = Jetzt spricht nichts dagegen.

meanwhile-head = Was gerade geschieht

decks-left = noch { $count }

turn-asked = Du bist gefragt, { $name }
turn-several = Mehrere entscheiden
turn-dice = Würfel: { $first } und { $second }
turn-of = { $name } ist dran

step-throw = Würfeln
step-move = Ziehen
step-decide = Entscheiden
step-end = Ende
step-label = Schritte des Zuges

seat-deeds = Besitz von { $name }
seat-worth = Wert { $sum }
seat-bar = Geld { $cash }, Besitz { $deeds }, Gebäude { $buildings }
seat-jail = Im Gefängnis, Versuch { $turn }
seat-cards = Gefängniskarten: { $count }
seat-groups = Gruppen von { $name }
seat-held = { $group }: { $held } von { $all }

bank-cash = Geld
bank-deeds = Besitz
bank-buildings = Gebäude
bank-head = Bank
bank-unsold = { $count } unverkauft

also-build = Bauen
also-mortgage = Hypothek
also-for = Für { $name }
also-head = Auch jetzt
also-trade = Handeln
also-cash = Dein Geld { $cash }

manage-head = Kümmere dich um deinen Besitz
manage-build = Bauen
manage-sell = Verkaufen
manage-stock = Vorrat: { $houses } { $house_word }, { $hotels } { $hotel_word }
manage-empty = unbebaut
manage-no-deeds = Du besitzt noch nichts.
manage-all = Aller Besitz

auction-bid-was = bot { $amount }
auction-bid = { $amount } bieten
auction-amount = Dein Gebot
auction-after = nach diesem Gebot: { $sum }
auction-has = { $name } hat { $cash }
auction-other = Anders …
auction-limit = Biete für mich bis
auction-limit-set = Festlegen
auction-secret = Geheim bis { $amount }
auction-out = Aussteigen
auction-private = nur du siehst das

trade-head = Handel mit { $name }
trade-between = { $name } handelt mit { $other }
trade-with = Handel mit
trade-give = Du gibst
trade-get = Du bekommst
trade-gives = { $name } gibt
trade-gets = { $name } bekommt
trade-cash = { estate-deal-cash }
trade-has = { $name } hat { $cash }.
trade-have = Du hast { $cash }.
trade-more = plus { $step }
trade-less = minus { $step }
trade-no-deeds = Kein Besitz.
trade-jail = Gefängniskarte: { $deck }
trade-send = Angebot senden
trade-counter = Gegenangebot senden
trade-accept = Annehmen
trade-decline = Ablehnen
trade-withdraw = Zurückziehen
trade-edited = Du hast es geändert: Es gilt erst, wenn { $name } zustimmt.
trade-if = Wenn beide zustimmen
trade-wants = { $name } bietet dir einen Handel an
trade-asks = { $name } bietet { $other } einen Handel an
trade-waits = Das Angebot wartet auf dich.
trade-waits-for = Das Angebot wartet auf { $name }.
trade-news = Neu von { $name }: ein Angebot, das auf deine Antwort wartet.
trade-news-for = Neu von { $name }: ein Angebot, das auf die Antwort von { $other } wartet.
trade-left = Bots warten { $count } s
trade-still = noch offen
trade-decline-all = In diesem Zug alles von { $name } ablehnen
trade-sent = Dein Angebot an { $name } ist offen
trade-open = Ansehen
trade-answer = { $name } antwortet
trade-empty = Ein Angebot braucht etwas auf mindestens einer Seite.
trade-gone = Dieses Angebot ist nicht mehr offen.
trade-by = Angebot von { $name }, Fassung { $revision }.
trade-mine = Dein Angebot, Fassung { $revision }. Es wartet auf { $name }.
trade-new = Nichts gilt, bevor { $name } zustimmt.
trade-back = Zurück zu den Bedingungen von { $name }
trade-you = Du

debt-ways = So kommst du an Geld
debt-trade = Handel anbieten
debt-raise = { $sum } aufbringen
debt-pay = Aufbringen und { $sum } zahlen
debt-ticked = Angehakt: { $have } von { $sum }
debt-keep = { $sum } bleiben dir
debt-tick = Hake an, was du hergibst
debt-advice = Angehakt ist, was du am wenigsten vermisst.

card-drawn = { $name } zieht

deed-level = { $count } × { $house }
deed-count = { $count } im Besitz
deed-dice = { estate-times }
deed-now = jetzt
deed-price = Preis { $sum }
deed-build = Bauen { $sum }
deed-source = Herkunft der Zahlen: { $sources }
deed-unsold = zu haben
deed-mortgaged = mit Hypothek
deed-held = { $group } · { $held } von { $all } bei { $name }
deed-set = { $rent }, ganzer Satz
deed-trade = Darum handeln
deed-offer = Zum Tausch anbieten

source-rulebook = die Spielregel
source-source = eine veröffentlichte Quelle
source-classic = das klassische Spiel
source-reconstructed = von uns rekonstruiert

want-head = Wie viele willst du?
want-go = { $count } verlangen

amount-least = Mindestens { $sum }.
amount-most = Höchstens { $sum }.

over-worth = Wert { $sum }

space-name = { $number } von { $count }. { $name }
space-sale = zu haben, { $price }
space-owned = gehört { $name }
space-rent = Miete { $rent }
space-built = Stufe { $level }
space-here = Hier: { $names }
space-pay = zahle { $amount }
space-pay-or = { $amount } oder { $share } % von allem zahlen

deals-empty = Noch keine Angebote.

side-light = Helle Seite
side-dark = Dunkle Seite

mission-faces = Was jeder Wurf des Würfels bringt
mission-prize = Gewinn
mission-fine = Strafe

prize-press = Drücke auf ein Feld oder wähle aus der Liste.
prize-whom = Wen?
prize-where = Wähle aus
prize-choose = Wähle ein Feld
prize-choose-whom = Wähle, wen

score-head = Die Zählung
score-seat = Wer
score-sum = Zusammen
