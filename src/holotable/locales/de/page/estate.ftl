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

fact-completes = Macht deinen Satz { $group } voll: du darfst bauen
fact-part = Vom Satz { $group } hast du dann
fact-of = { $held } von { $all }
fact-after = Dein Geld danach
fact-short = Dir fehlen { $missing }
fact-blocked = { $name } hat { $deed }

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

auction-head = Versteigerung: { $thing }
auction-price = Aufgedruckter Preis { $price }
auction-high = höchstes Gebot
auction-bid-was = bot { $amount }
auction-completes = macht den Satz { $group } voll
auction-gains = dann { $held } von { $all } in { $group }
auction-passed = gepasst
auction-in = darf bieten
auction-bid = { $amount } bieten
auction-amount = Dein Gebot
auction-after = nach diesem Gebot: { $sum }
auction-least = nächstes Gebot mindestens { $least }
auction-broke = Das nächste Gebot ist mehr, als du hast.
auction-other = Anders …
auction-limit = Biete für mich bis
auction-private = nur du siehst das
auction-leads = Dein Gebot ist das höchste.

trade-head = Handel mit { $name }
trade-with = Handel mit
trade-give = Du gibst
trade-get = Du bekommst
trade-cash = Geld
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
trade-sent = Dein Angebot an { $name } ist offen
trade-open = Ansehen
trade-nothing = nichts
trade-empty = Ein Angebot braucht etwas auf mindestens einer Seite.
trade-gone = Dieses Angebot ist nicht mehr offen.
trade-by = Angebot von { $name }, Fassung { $revision }.
trade-mine = Dein Angebot, Fassung { $revision }. Es wartet auf { $name }.
trade-new = Nichts gilt, bevor { $name } zustimmt.
trade-back = Zurück zu den Bedingungen von { $name }
trade-you = Du
trade-completes = Satz vollständig
trade-breaks = Satz zerrissen
trade-jail-cards = Gefängniskarten
trade-mortgaged = { $deed }, belastet
trade-must = sofort ablösen oder Zinsen zahlen

debt-ways = So kommst du an Geld
debt-trade = Handel anbieten
debt-raise = { $sum } aufbringen
debt-pay = Aufbringen und { $sum } zahlen
debt-ticked = { $have } von { $sum } mit dem Angehakten
debt-keep = { $sum } bleiben dir
debt-rent = { $rent } −{ $sum }
debt-times = { $rent } −{ $count } × Wurf
debt-breaks = reißt eine Gruppe auf: { $group }
debt-again = zurück für { $sum }
debt-hopeless = Selbst alles, was du verkaufen kannst, reicht nicht. Nur ein Handel kann dich noch retten.
debt-tick = Hake an, was du hergibst
debt-advice = Angehakt ist, was du am wenigsten vermisst.

card-drawn = { $name } zieht

deed-level = { $count } × { $house }
deed-count = { $count } im Besitz
deed-dice = { estate-times }
deed-now = jetzt
deed-price = Preis { $sum }
deed-build = Bauen { $sum }
deed-mortgage = Hypothek { $sum }
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

amount-most = Höchstens { $sum }.

over-worth = Wert { $sum }
over-short = Der erste Bankrott hat das kurze Spiel beendet
over-timed = Die Zeit ist um

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

mission-head = { estate-title-go-on-mission }
mission-free = Du darfst sie antreten oder lassen.
mission-faces = Was jeder Wurf des Würfels bringt
mission-prize = Gewinn
mission-fine = Strafe
mission-odds = { $count } von { $all }:
mission-pay = zahle { $sum }.

prize-take = ein freies Grundstück deiner Wahl oder { $sum }
prize-take-two = zwei freie Grundstücke deiner Wahl oder { $sum }
prize-jump = springe auf ein beliebiges Feld
prize-again = sofort noch ein Zug
prize-collect = { $sum } von der Bank
prize-displace = setze jemand anderen auf ein beliebiges Feld
prize-steal = stiehl jemandem ein Grundstück
prize-steal-two = stiehl jemandem zwei Grundstücke
prize-defeat = jemand anderes scheidet aus, und alles davon ist dein
prize-press = Drücke auf ein Feld oder wähle aus der Liste.
prize-whom = Wen?
prize-where = Wähle aus
prize-choose = Wähle ein Feld
prize-choose-whom = Wähle, wen

score-head = Die Zählung
score-seat = Wer
score-sum = Zusammen
score-how = Karten zum aufgedruckten Preis, belastete zur Hälfte davon; Gebäude zu dem, was sie kosten.
