# Wie die eingebauten Bots ihre Entscheidungen erklären.

explain-nothing = Ich habe noch nichts entschieden.
explain-single = Es gab nur diese Möglichkeit.
explain-random = Ich habe eine von { $count } Möglichkeiten ausgelost.
explain-scout = Von { $count } Möglichkeiten steht es nach dieser am besten für mich: Sie bringt meiner Seite { $own } und den anderen { $foes } (Schritte Richtung { $home }, dazu etwas für Sicherheit).
explain-scout-next = Die zweitbeste war: { $next }.

explain-thrifty-rent-is-due = Was mir zusteht ({ $rent }), verlange ich immer.
explain-thrifty-completes-set = Damit ist eine meiner Gruppen vollständig.
explain-thrifty-blocks-set = Sonst bekäme jemand anders eine ganze Gruppe, und ich behalte noch { $amount }.
explain-thrifty-keeps-reserve = Ich kann es bezahlen und behalte { $amount } für schlechte Zeiten.
explain-thrifty-too-dear = Mir bliebe weniger als die { $amount }, die ich für schlechte Zeiten behalte.
explain-thrifty-worth-less = Mehr als { $amount } ist es mir nicht wert.
explain-thrifty-gives-way = Es sind schon zu viele Gruppen verteilt; diese überlasse ich dem, der sie begonnen hat, sonst gewinnt nie jemand.
explain-thrifty-best-return = Hier steigt der Ertrag ({ $rent }) für den Preis am meisten, und ich behalte noch { $amount }.
explain-thrifty-least-useful = Ich brauche Geld, und das kann ich am ehesten entbehren.
explain-thrifty-rich-enough = Ich kann es mir leisten und behalte noch { $amount }.
explain-thrifty-deeds-are-left = Draußen gibt es noch etwas, das niemandem gehört.
explain-thrifty-jail-is-safe = Ich habe es nicht eilig: Solange ich hier sitze, schulde ich niemandem etwas.
explain-thrifty-fair-trade = Der Tausch bringt mir etwa { $amount } und der anderen Seite nicht viel mehr.
explain-thrifty-unfair-trade = Der Tausch ist nicht gerecht: Ich rechne für mich mit { $amount }.
explain-thrifty-old-offer = Auf mein altes Angebot hat niemand geantwortet.
explain-thrifty-nothing-else = Sonst wollte ich nichts.
explain-thrifty-broke = Selbst alles, was ich besitze, reicht nicht für { $amount }.
explain-thrifty-can-pay = Ich zahle die { $amount }, die ich schulde.
explain-thrifty-prize-beats-fine = Im Schnitt bringt mir das etwa { $amount }, auch wenn ich manchmal die Strafe zahle.
explain-thrifty-fine-beats-prize = Was ich gewinnen könnte, ist mir die drohende Strafe von { $amount } nicht wert.
explain-thrifty-best-prize = Von allem, was ich haben kann, hilft mir das am meisten: Es ist mir etwa { $amount } wert.
explain-thrifty-money-is-better = Nichts, was ich stattdessen nehmen könnte, ist mir { $amount } wert.
explain-thrifty-good-space = Dort zu sein ist mir etwa { $amount } wert.
explain-thrifty-no-good-space = Anderswo gewinne ich nichts.
explain-thrifty-hurts-strongest = Das schadet dem Reichsten der anderen am meisten.
explain-thrifty-richest-falls = Von den anderen trifft es den reichsten, und alles geht an mich.
explain-thrifty-better-side = Was diese Seite gewinnen kann, gefällt mir besser.
explain-thrifty-share-is-less = Ich habe so wenig, dass der Anteil weniger sein dürfte.
explain-thrifty-amount-is-less = Ich habe so viel, dass { $amount } weniger sein dürften.
explain-thrifty-dear-set-first = Bauteile sind knapp, Geld ist es nicht: Erst bekommt sie meine teurere Gruppe.
