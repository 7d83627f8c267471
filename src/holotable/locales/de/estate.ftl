# Die Besitzspiele: Ereignisse, Fragen, Möglichkeiten, Folgen und Sätze über den Tisch.
# $money, $house, $houses, $hotel, $hotels, $rent, $buy, $buys, $mortgage, $mortgaged, $redeem, $jail_card, $in_jail und
# $salary_space sind Wörter der Ausgabe, Hauptwörter immer im Nominativ.
# $to_bank, $from_bank, $to_jail, $from_jail und $money_one sind ihre Wendungen, sonst die form-…-Texte.
# $sum ist ein Betrag mit dem Wort der Ausgabe; $to und $source sind ein Platz oder die Bank, mit Präposition.

form-to-bank = an „{ $bank }“
form-from-bank = von „{ $bank }“
form-to-jail = nach „{ $jail }“
form-from-jail = von „{ $jail }“ frei
form-money-one = { $money }

estate-sum = { $amount } { $money }
estate-sum-one = { $amount } { $money_one }
estate-dice = das { $factor }-Fache eines Wurfs
estate-times = { $factor } × Würfel
estate-to = an { $name }
estate-from = von { $name }
estate-nothing = nichts
estate-count-house =
    { $count ->
        [one] { $count } { $house }
       *[other] { $count } { $houses }
    }
estate-count-hotel =
    { $count ->
        [one] { $count } { $hotel }
       *[other] { $count } { $hotels }
    }
estate-deed-with = { $deed } ({ $marks })
estate-jail-card = { $jail_card } ({ $deck })
estate-side-light = Helle Seite
estate-side-dark = Dunkle Seite

estate-event-opening-rolled = { $name } würfelt { $first } und { $second } um den ersten Zug.
estate-event-began = { $name } beginnt.
estate-event-rolled =
    { $same ->
        [yes] { $name } würfelt { $first } und { $second }: Pasch.
       *[no] { $name } würfelt { $first } und { $second }.
    }
estate-event-moved =
    { $prize ->
        [jump] { $name } springt von { $here } auf { $there }.
        [displace] { $name } wird von { $here } auf { $there } gestellt.
       *[other] { $name } zieht von { $here } auf { $there }.
    }
estate-event-turn-passed = { $name } ist am Zug.
estate-event-salary-paid = { $payee } bekommt { $sum } { $source } für { $salary_space }.
estate-event-bought = { $name } { $buys } { $deed } für { $sum }.
estate-event-auction-won = { $name } ersteigert { $deed } für { $sum }.
estate-event-rent-paid = { $name } zahlt { $sum } { $to }: { $rent } für { $deed }.
estate-event-tax-paid = { $name } zahlt { $sum } { $to }, wie es das Feld verlangt.
estate-event-mortgaged = { $deed } ist jetzt { $mortgaged }: { $payee } bekommt { $sum } { $source }.
estate-event-redeemed = { $deed } ist nicht mehr { $mortgaged }: { $name } zahlt { $sum } { $to }.
estate-event-interest-paid = { $name } zahlt { $sum } { $to }, weil { $deed } { $mortgaged } bleibt.
estate-event-trade-paid = { $name } zahlt { $sum } { $to }.
estate-event-estate-paid = { $name } gibt { $sum } { $to } ab.
estate-event-fine-paid = { $name } zahlt { $sum } { $to }, um { $from_jail } zu kommen.
estate-event-card-paid =
    { $payer ->
        [bank] { $payee } bekommt { $sum } { $source }.
       *[seat] { $name } zahlt { $sum } { $to }.
    }
estate-event-built =
    { $free ->
        [yes] Es ist das Stück, das { $name } ersteigert hat.
       *[no] { $name } zahlt dafür { $sum } { $to }.
    }
estate-event-building-sold = { $payee } bekommt dafür { $sum } { $source }.
estate-event-piece-won = { $name } ersteigert { $piece } für { $sum }.
estate-event-auction-opened = { $deed } wird versteigert.
estate-event-bid-made = { $name } bietet { $sum }.
estate-event-bid-passed = { $name } passt.
estate-event-priced-out = Zu teuer ist es jetzt für: { $names }.
estate-event-auction-unsold = Niemand bietet: { $deed } bleibt ohne Eigentümer.
estate-event-claim-opened = { $creditor } darf von { $name } etwas verlangen: { $rent }, { $sum }.
estate-event-rent-claimed = { $name } verlangt von { $debtor }: { $rent }, { $sum }.
estate-event-rent-rolled = { $name } würfelt dafür { $first } und { $second }.
estate-event-rent-waived = { $name } verlangt nichts von { $debtor }.
estate-event-rent-lapsed = { $creditor } hat sich nicht rechtzeitig gemeldet: { $name } schuldet nichts mehr.
estate-event-debt-asked = { $name } muss { $sum } { $to } zahlen und hat zu wenig auf der Hand.
estate-event-mortgage-kept = { $name } lässt { $deed }, wie es ist: { $mortgaged }.
estate-event-trade-offered =
    { $again ->
        [yes] { $name } antwortet { $partner } mit anderen Bedingungen (Angebot { $offer }).
       *[no] { $name } bietet { $partner } einen Handel an (Angebot { $offer }).
    }
estate-event-terms-set = In diesem Angebot gibt { $name }: { $goods }.
estate-event-trade-made = { $name } nimmt den Handel mit { $partner } an (Angebot { $offer }).
estate-event-trade-declined = { $name } lehnt Angebot { $offer } ab.
estate-event-trade-withdrawn = { $name } zieht Angebot { $offer } zurück.
estate-event-deed-passed =
    { $prize ->
        [steal] { $name } stiehlt { $deed } { $source }.
        [take] { $name } bekommt { $deed } { $source } geschenkt.
       *[other] { $deed } geht { $source } { $to }.
    }
estate-event-cards-passed = Es geht { $source } { $to }: { $cards }.
estate-event-resigned = { $name } gibt auf.
estate-event-went-bankrupt = { $name } ist bankrott und scheidet aus; was übrig ist, geht { $to }.
estate-event-won =
    { $how ->
        [last] Nur { $name } ist noch im Spiel und gewinnt.
       *[richest] { $name } hat am meisten und gewinnt.
    }
estate-event-jailed = { $name } kommt { $to_jail }.
estate-event-jail-left = { $name } kommt { $from_jail }.
estate-event-jail-missed = Kein Pasch beim { $turn }. Versuch: { $name } sitzt { $in_jail }.
estate-event-card-drawn = { $name } zieht eine Karte vom Stapel { $deck }: „{ $card }“. { $text }
estate-event-card-kept = { $name } behält die Karte „{ $card }“.
estate-event-card-returned = Die Karte „{ $card }“ kommt unter ihren Stapel { $deck }.
estate-event-level-set =
    { $way ->
        [up] { $name } baut auf { $deed }, dort jetzt: { $level }.
       *[down] { $name } verkauft von { $deed }, dort jetzt: { $level }.
    }
estate-event-demand-opened = { $houses_or_hotels } sind knapp: { $names } sagen, wie viele sie wollen.
estate-event-wanted = { $name } möchte: { $pieces }.
estate-event-demand-passed = { $name } möchte nichts.
estate-event-piece-offered = Versteigert wird: { $piece }.
estate-event-piece-unsold = Niemand bietet: { $piece } bleibt im Vorrat.
estate-event-deed-dealt = { $name } bekommt ausgeteilt: { $deed }.
estate-event-token-chosen =
    { $sided ->
        [yes] { $name } wählt { $token }, { $side }.
       *[no] { $name } wählt { $token }.
    }
estate-event-tax-chosen =
    { $shared ->
        [yes] { $name } wählt { $share } Prozent von allem.
       *[no] { $name } wählt den festen Betrag.
    }
estate-event-jail-stayed = { $name } zahlt nicht und bleibt { $in_jail }.
estate-event-mission-begun = { $name } wagt die Mission „{ $mission }“.
estate-event-mission-skipped = { $name } lässt die Mission „{ $mission }“ aus.
estate-event-mission-rolled =
    { $won ->
        [yes] { $name } würfelt { $die }: Die Mission „{ $mission }“ gelingt.
       *[no] { $name } würfelt { $die }: Die Mission „{ $mission }“ misslingt.
    }
estate-event-mission-lapsed = Es gibt nichts zu holen: Die Mission „{ $mission }“ bringt { $name } nichts.
estate-event-mission-paid =
    { $payer ->
        [bank] { $payee } bekommt { $sum } { $source } für die Mission.
       *[seat] { $name } zahlt { $sum } { $to }, weil die Mission misslungen ist.
    }
estate-event-stayed = { $name } springt nicht.
estate-event-turn-again = { $name } hat sofort noch einen Zug.
estate-event-time-called = Die Zeit ist um: Dieser Zug ist der letzte.
estate-event-counted = { $name } hat insgesamt { $sum }.

estate-prompt-roll-dice =
    { $again ->
        [yes] { $name }, du hast einen Pasch: Würfle noch einmal.
       *[no] { $name }, du bist am Zug: Würfle.
    }
estate-prompt-finish-turn = { $name }, dein Wurf ist ausgeführt: Kümmere dich um deinen Besitz oder beende den Zug.
estate-prompt-buy-or-auction = { $name }, niemandem gehört { $deed }. Der Preis ist { $price }, du hast { $cash }.
estate-prompt-bid-or-pass =
    { $bid ->
        [none] { $name }, biete oder passe: { $thing }. Das erste Gebot ist mindestens { $least }, du hast { $cash }.
       *[some] { $name }, biete oder passe: { $thing }. { $bidder } bietet { $high }, das nächste Gebot ist mindestens { $least }, du hast { $cash }.
    }
estate-prompt-raise-cash = { $name }, du musst { $sum } { $to } zahlen und hast { $cash }: Treib den Rest auf, dann begleiche die Schuld.
estate-prompt-keep-or-redeem = { $name }, du hast etwas bekommen: { $deed } ist { $mortgaged }. Soll es so bleiben?
estate-prompt-ask-rent = { $name }, du darfst etwas verlangen: { $rent }.
estate-prompt-answer-trade = { $name }, ein Angebot wartet auf deine Antwort.
estate-prompt-manage = { $name }, du darfst dich um deinen Besitz kümmern.
estate-prompt-in-jail = { $name }, du sitzt { $in_jail }. Dies ist dein { $turn }. Versuch hinauszukommen.
estate-prompt-want-pieces = { $name }, für alle reicht es nicht: { $houses_or_hotels }. Wie viele möchtest du? Im Vorrat: { $stock }.
estate-prompt-place-piece = { $name }, wohin damit: { $piece }?
estate-prompt-pick-token = { $name }, wähle deine Figur. Ihre Seite bestimmt, welche Missionen du bekommst.
estate-prompt-tax-or-share = { $name }, zahle { $sum } oder { $share } Prozent von allem, was du hast. Erst wählen, dann zählen.
estate-prompt-go-on-mission = { $name }, dein Wurf bringt eine Mission: „{ $mission }“. Wagst du sie?
estate-prompt-take-prize =
    { $prize ->
        [take] { $name }, die Mission ist gelungen. Wähle, was du geschenkt bekommst. Noch zu wählen: { $left }.
        [jump] { $name }, die Mission ist gelungen. Spring auf irgendein anderes Feld oder bleib.
        [displace] { $name }, die Mission ist gelungen. Stell jemand anderen auf ein anderes Feld.
        [steal]
            { $whose ->
                [one] { $name }, wähle, was du { $victim } noch stiehlst. Noch zu wählen: { $left }.
               *[any] { $name }, die Mission ist gelungen. Wähle, was du stiehlst, alles vom selben Platz. Noch zu wählen: { $left }.
            }
       *[defeat] { $name }, die Mission ist gelungen. Wen besiegst du?
    }
estate-prompt-fine-or-stay = { $name }, kein Pasch. Zahlst du und ziehst mit diesem Wurf, oder bleibst du { $in_jail }?
estate-prompt-last-claims = { $name }, das Spiel geht zu Ende. Ein letztes Mal darfst du etwas verlangen: { $rent }.

# Die Köpfe der Fragen: ein Titel und eine Zeile darunter.
estate-title-roll-dice =
    { $again ->
        [yes] Pasch: würfle noch einmal
       *[no] Würfle
    }
estate-title-finish-turn = Noch etwas, oder den Zug beenden?
estate-title-buy-or-auction = { $deed } für { $price } { $buy }?
estate-title-in-jail = Wie kommst du { $from_jail }?
estate-title-ask-rent = { $rent } von { $name } verlangen: { $sum }?
estate-title-ask-rents = Von wem verlangst du { $rent }?
estate-title-tax-or-share = { $amount } zahlen oder { $share } % von allem, was du hast?
estate-title-raise-cash = Du schuldest { $amount } { $to }
estate-title-pick-token = Wähle deine Figur
estate-title-fine-or-stay = Kein Pasch. Zahlen und { $from_jail } kommen?
estate-title-bid-or-pass = Versteigerung: { $thing }
estate-title-go-on-mission = Mission: { $mission }
estate-title-take-prize = { $mission }: geschafft

estate-context-standing = Du stehst auf { $space }.
estate-context-buy-or-auction =
    { $some ->
        [yes] { $group } · du hast { $names }
       *[no] { $group } · die erste von { $all }
    }
estate-context-in-jail = Das ist Versuch { $turn }.
estate-context-ask-rent = Ohne Antwort wird sie vor dem nächsten Wurf für dich verlangt.
estate-context-last-claims = das Spiel endet, das ist die letzte Gelegenheit
estate-context-place-piece = Du hast es ersteigert.
estate-context-tax-or-share = { $space } · erst wählen, dann zählen
estate-context-raise-cash =
    { $short ->
        [yes] Du hast { $cash }: { $missing } fehlen.
       *[no] Du hast { $cash }: genug zum Zahlen.
    }
estate-context-pick-token = Ihre Seite bestimmt, welche Missionen deine Sechsen bringen.
estate-context-fine-or-stay = Zahlst du, so ziehst du sofort { $steps } Felder weit, auf { $space }.
estate-context-go-on-mission =
    { $same ->
        [yes]
            { $lost ->
                [over] Dein Zug endet so oder so.
               *[throw] So oder so würfelst du danach für deinen Pasch noch einmal.
            }
       *[no]
            { $lost ->
                [over] Misslingt sie, so endet dein Zug.
               *[throw] Misslingt sie, so würfelst du trotzdem für deinen Pasch noch einmal.
            }
    }
estate-context-skip-mission = Lässt du sie, so verlierst du den Wurf für deinen Pasch.

estate-mission-odds = Die Aussicht, dass sie gelingt: { $wins } von 6. Misslingt sie, zahlst du { $fine }.

# Was man vor einer Antwort wissen sollte.
estate-share = { $held } von { $all }
estate-fact-completes = Macht deinen Satz { $group } voll: du darfst bauen
estate-fact-part = Vom Satz { $group } hast du dann
estate-fact-after = Dein Geld danach
estate-fact-short = Dir fehlen { $missing }
estate-fact-blocked = { $name } hat { $deed }
estate-fact-free = Du darfst sie antreten oder lassen.
estate-fact-odds = { $count } von { $all }:
estate-fact-fine = zahle { $sum }.
estate-fact-broke = Das nächste Gebot ist mehr, als du hast.
estate-fact-hopeless = Selbst alles, was du verkaufen kannst, reicht nicht. Nur ein Handel kann dich noch retten.
estate-prize-take = ein freies Grundstück deiner Wahl oder { $sum }
estate-prize-take-two = zwei freie Grundstücke deiner Wahl oder { $sum }
estate-prize-jump = springe auf ein beliebiges Feld
estate-prize-again = sofort noch ein Zug
estate-prize-collect = { $sum } { $from_bank }
estate-prize-displace = setze jemand anderen auf ein beliebiges Feld
estate-prize-steal = stiehl jemandem ein Grundstück
estate-prize-steal-two = stiehl jemandem zwei Grundstücke
estate-prize-defeat = jemand anderes scheidet aus, und alles davon ist dein
estate-cost-rent = { $rent } −{ $sum }
estate-cost-times = { $rent } −{ $count } × Wurf
estate-cost-breaks = reißt eine Gruppe auf: { $group }
estate-cost-again = zurück für { $sum }

# Eine Versteigerung, und was das Los einem Bieter bringt.
estate-lot-price = Aufgedruckter Preis { $price }
estate-lot-least = nächstes Gebot mindestens { $least }
estate-bidder-high = höchstes Gebot
estate-bidder-passed = gepasst
estate-bidder-in = darf bieten
estate-gain-completes = macht den Satz { $group } voll
estate-gain-part = { $group }: dann { $held } von { $all }

# Was ein Handel ändert.
estate-deal-cash = Geld
estate-deal-jail-cards = { $jail_card }
estate-deal-mortgaged = { $deed }, { $mortgaged }
estate-deal-completed = Satz vollständig
estate-deal-broken = Satz zerrissen
estate-deal-must = sofort { $redeem } oder Zinsen zahlen

estate-offer-terms = Angebot { $offer } von { $maker } an { $taker }: { $maker } gibt { $give }; { $taker } gibt { $want }.

estate-decision-roll = würfeln
estate-decision-end-turn = den Zug beenden
estate-decision-buy = { $buy }, was hier zu haben ist
estate-decision-auction = das Grundstück versteigern lassen
estate-decision-bid = { $sum } bieten
estate-decision-pass = passen
estate-decision-settle = die Schuld begleichen
estate-decision-declare-bankruptcy = Bankrott anmelden
estate-decision-resign = das Spiel aufgeben
estate-decision-pay-fine = zahlen, um { $from_jail } zu kommen
estate-decision-use-jail-card = einsetzen: { $card }
estate-decision-want = { $count } davon möchten
estate-decision-place = auf { $deed } setzen
estate-decision-claim-rent = { $rent } verlangen (Forderung { $claim })
estate-decision-waive-rent = nichts verlangen (Forderung { $claim })
estate-decision-mortgage = { $mortgage }: { $deed }
estate-decision-redeem = { $redeem }: { $deed }
estate-decision-keep-mortgage = so lassen ({ $mortgaged }): { $deed }
estate-decision-build = auf { $deed } bauen
estate-decision-sell-building = eine Stufe von { $deed } verkaufen
estate-decision-sell-set = verkaufen, bis bleibt: { $levels }
estate-decision-offer-trade = { $partner } anbieten: { $give } gegen { $want }
estate-decision-counter-trade = Angebot { $offer } beantworten: { $give } gegen { $want }
estate-decision-accept-trade = Angebot { $offer } annehmen
estate-decision-decline-trade = Angebot { $offer } ablehnen
estate-decision-withdraw-trade = Angebot { $offer } zurückziehen
estate-decision-choose-token =
    { $sided ->
        [yes] { $token } nehmen ({ $side })
       *[no] { $token } nehmen
    }
estate-decision-pay-tax =
    { $shared ->
        [yes] den Anteil von allem zahlen, was du hast
       *[no] den festen Betrag zahlen
    }
estate-decision-stay = bleiben
estate-decision-time-up = die Zeit ausrufen
estate-decision-start-mission = die Mission wagen
estate-decision-skip-mission = die Mission auslassen
estate-decision-take-deed = { $deed } geschenkt nehmen
estate-decision-take-money = stattdessen den Betrag nehmen
estate-decision-jump = auf { $space } springen
estate-decision-send = { $partner } auf { $space } stellen
estate-decision-steal = { $deed } stehlen
estate-decision-defeat = { $partner } besiegen

estate-choice-buy = { $deed } für { $sum } { $buy }
estate-choice-auction = { $deed } versteigern lassen
estate-choice-pay-fine = { $sum } zahlen, um { $from_jail } zu kommen
estate-choice-claim-rent = von { $debtor } verlangen: { $rent }, { $sum }
estate-choice-waive-rent = von { $debtor } nichts verlangen
estate-choice-mortgage = { $mortgage }: { $deed }, bringt { $sum }
estate-choice-redeem = { $redeem }: { $deed }, kostet { $sum }
estate-choice-build = für { $sum } auf { $deed } bauen
estate-choice-sell-building = eine Stufe von { $deed } verkaufen, bringt { $sum }
estate-choice-accept-trade = Angebot { $offer } von { $partner } annehmen
estate-choice-pay-tax =
    { $shared ->
        [yes] { $share } Prozent von allem zahlen, was du hast
       *[no] { estate-decision-pay-tax }
    }
estate-choice-take-deed = { $deed } geschenkt nehmen, statt für { $price }
estate-choice-take-money = stattdessen { $sum } nehmen
estate-choice-steal = { $deed } { $source } stehlen, Preis { $price }

# Wenige Worte für einen Knopf unter einer Frage, die das Übrige sagt.
estate-short-roll = würfeln
estate-short-end-turn = Zug beenden
estate-short-buy = für { $amount } { $buy }
estate-short-auction = versteigern
estate-short-pay-fine = { $amount } zahlen
estate-short-pay-tax =
    { $shared ->
        [yes] { $share } % zahlen
       *[no] { $amount } zahlen
    }
estate-short-stay = { $in_jail } bleiben
estate-short-keep-mortgage = so lassen, { $amount } zahlen
estate-short-redeem = { $redeem } für { $amount }
estate-short-claim-rent = { $amount } von { $name } verlangen
estate-short-start-mission = Mission antreten
estate-short-skip-mission = lassen

estate-follows-estate-paid = { $name } bekommt alles: { $sum }, Grundstücke: { $deeds }.

estate-ending-short = Der erste Bankrott hat das kurze Spiel beendet
estate-ending-timed = Die Zeit ist um
estate-ending-counted = Karten zum aufgedruckten Preis, oder zur Hälfte, wenn sie { $mortgaged } sind; { $houses } und { $hotels } zu dem, was sie kosten.

estate-outcome-level = dann { $level }
estate-outcome-pays = { $sum } { $to }
estate-outcome-brings = bringt { $sum }
estate-outcome-owes = schuldet { $sum } { $to }
estate-outcome-short = es reicht nicht für alle, alle werden gefragt
estate-outcome-lapses = die Forderung von { $creditor } verfällt
estate-outcome-all = alles geht { $to }
estate-outcome-wins = { $name } gewinnt das Spiel
estate-outcome-deed = { $deed } { $to }
estate-outcome-cards = { $cards } { $to }

estate-sentence-seat = { $name } hat { $cash } und steht auf { $space }.
estate-sentence-jailed = { $name } hat { $cash } und sitzt { $in_jail }.
estate-sentence-side = { $name } spielt { $token }, { $side }.
estate-sentence-round = Runde { $round } von { $limit }.
estate-sentence-time-up = { estate-event-time-called }
estate-sentence-out = { $name } ist nicht mehr im Spiel.
estate-sentence-holds = { $name } besitzt { $things }.
estate-sentence-stock = Im Vorrat: { $houses_left } und { $hotels_left }.
estate-sentence-claim = { $creditor } darf noch von { $name } verlangen: { $rent } für { $deed }, { $sum }.
estate-sentence-auction = Versteigert wird: { $thing }.
estate-sentence-high-bid = Das höchste Gebot ist { $sum }, von { $name }.
estate-sentence-debt = { $name } muss { $sum } { $to } zahlen.

# Wörter, die man tippen kann; die englischen gehen immer.
estate-type-roll = würfle würfeln
estate-type-end-turn = zugende fertig
estate-type-buy = nimm nehmen
estate-type-auction = versteigern versteigere
estate-type-bid = biete bieten
estate-type-pass = passe passen
estate-type-settle = begleiche begleichen
estate-type-declare-bankruptcy = bankrott
estate-type-resign = aufgeben
estate-type-pay-fine = zahle zahlen
estate-type-use-jail-card = karte
estate-type-want = möchte will
estate-type-place = setze setzen
estate-type-claim-rent = verlange verlangen
estate-type-waive-rent = verzichte verzichten
estate-type-mortgage = belaste belasten
estate-type-redeem = löse ablösen
estate-type-keep-mortgage = behalte behalten
estate-type-build = baue bauen
estate-type-sell-building = verkaufe verkaufen
estate-type-sell-set = verkaufe-gruppe
estate-type-offer-trade = angebot anbieten
estate-type-counter-trade = gegenangebot
estate-type-accept-trade = annehmen nimm-an
estate-type-decline-trade = ablehnen
estate-type-withdraw-trade = zurück zurückziehen
estate-type-choose-token = wähle wählen figur
estate-type-pay-tax = steuer
estate-type-share = anteil prozent
estate-type-flat = betrag fest
estate-type-stay = bleib bleibe bleiben
estate-type-start-mission = los wage mission
estate-type-skip-mission = auslassen lass
estate-type-take-deed = hol holen
estate-type-take-money = betrag summe
estate-type-jump = spring springe
estate-type-send = schick schicke
estate-type-steal = stiehl stehle
estate-type-defeat = besiege
estate-type-for = gegen für
estate-type-nothing = nichts
