# Wie schnell hier gespielt wird.

bench-progress = { $done } von { $all }: { $what }
bench-machine = { $date }: { $processor }, { $cores } { $cores ->
        [one] Kern
       *[other] Kerne
    }, { $system }, { $python }, Compiler: { $compiler }
bench-compiled = Übersetzte Regeln, ein Kern, vier Plätze
bench-interpreted = Interpretierte Regeln, ein Kern, vier Plätze
bench-edition = Ausgabe
bench-policy = Bots
bench-games = Spiele/s
bench-decisions = Entscheidungen/s
bench-number = { $number }
bench-small = Kopie eines Spiels { $copy_ns } ns, Möglichkeiten { $options_ns } ns, Table.options { $table_options_us } µs
bench-start = Start { $start } ms, holotable --help { $help } ms
bench-workers = Zwei Arbeiter spielen { $ratio }-mal so viel wie einer
