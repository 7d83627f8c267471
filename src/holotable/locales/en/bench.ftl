# How fast games are played here.

bench-progress = { $done } of { $all }: { $what }
bench-machine = { $date }: { $processor }, { $cores } { $cores ->
        [one] core
       *[other] cores
    }, { $system }, { $python }, compiler: { $compiler }
bench-compiled = Compiled rules, one core, four seats
bench-interpreted = Interpreted rules, one core, four seats
bench-edition = edition
bench-policy = bots
bench-games = games/s
bench-decisions = decisions/s
bench-number = { $number }
bench-small = Copy of a game { $copy_ns } ns, options { $options_ns } ns, Table.options { $table_options_us } µs
bench-start = Start { $start } ms, holotable --help { $help } ms
bench-workers = Two workers play { $ratio } times as much as one
