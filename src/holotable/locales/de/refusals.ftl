# Warum etwas nicht geht: Satzstücke, die „geht nicht: …“ ergänzen. Eines je Regelschlüssel.

refusal-decision-malformed = diese Möglichkeit gibt es an diesem Tisch nicht
refusal-turn-order = ein anderer Platz ist am Zug
refusal-turn-card = ein Zug ist eine Karte: erst ziehen, dann nur das tun, was sie sagt
refusal-win-home = das Spiel ist zu Ende
refusal-start-number = mit dieser Karte geht es nicht vom Start ({ $start }) los
refusal-start-backward = rückwärts verlässt niemand den Start ({ $start })
refusal-move-occupied = am Ende der Bewegung steht schon jemand von dir
refusal-bump-shielded = am Ende der Bewegung steht jemand mit { $shield }
refusal-home-exact = ins Ziel ({ $home }) geht es nur mit genau den fehlenden Schritten, und das sind mehr
refusal-home-final = wer am Ziel ({ $home }) ist, bleibt dort
refusal-zone-return = rückwärts kommt niemand an den Start ({ $start }) zurück
refusal-slide-blocked = die Rutsche ist gesperrt ({ $shield }), und das beendet den Zug vor dem zweiten Teil
refusal-shield-card = { $shield } gibt es nur gleich nach dem Ziehen der passenden Karte
refusal-shield-source = { $shield } gibt es nur vom Spielplan oder von einem Gegner, der damit geschützt ist
refusal-shield-track = { $shield } gibt es nur auf der äußeren Bahn
refusal-shield-single = niemand ist doppelt geschützt ({ $shield })
refusal-card-shield-first = erst { $shield }, dann Bewegung
refusal-card-split = zwei von deinen teilen sich die Schritte der Karte, und beide bekommen mindestens einen
refusal-card-eleven = getauscht wird mit einem Gegner, nicht mit dir selbst
refusal-card-swap = beim Tausch müssen beide ohne { $shield } auf der äußeren Bahn stehen
refusal-card-take-place = das geht nur vom Start ({ $start }) aus und nur gegen einen Gegner
refusal-card-take-safe = so wirfst du nur einen Gegner hinaus, der ohne { $shield } auf der äußeren Bahn steht
refusal-forfeit-must-move = wer ziehen kann, muss ziehen
