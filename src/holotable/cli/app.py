"""The commands and their flags; each imports the module that does the work when it is called."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from holotable.cli.errors import check_not_empty, guarded
from holotable.cli.numbers import whole_number
from holotable.cli.terminal.clock import MINUTES_MOST
from holotable.languages import LANGUAGES

app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Star Wars board games by their rulebooks. Try: holotable play",
)

EditionName = Annotated[str, typer.Argument(metavar="EDITION", help="A built-in edition, or your own file.toml.")]
EditionFile = Annotated[str, typer.Argument(metavar="FILE", help="Your own file.toml, or a built-in edition.")]
LanguageName = Annotated[
    str | None,
    typer.Option("--language", "--lang", metavar="|".join(LANGUAGES), help="Default: the system's language."),
]
Seed = Annotated[str | None, typer.Option(metavar="NUMBER", help="Luck that can be repeated.")]
PORT = whole_number("--port", 0, 65535)
GAMES = whole_number("--games")
SEATS = whole_number("--seats")
Workers = Annotated[
    int | None,
    typer.Option(metavar="NUMBER", parser=whole_number("--workers"), help="Default: one for each core."),
]
Options = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the edition; may be repeated.")
]


def run(arguments: list[str] | None = None) -> int:
    """Run a command; whatever goes wrong is one line and an exit code."""
    return guarded(typer.main.get_command(app), lambda: _completed(sys.argv[1:] if arguments is None else arguments))


def _completed(arguments: list[str]) -> list[str]:
    """Complete ``--ray`` where no address follows; the library knows no flags with an optional value."""
    check_not_empty(arguments)
    followers = [*arguments, "-"][1:]
    return [
        "--ray=local" if word == "--ray" and follower.startswith("-") else word
        for word, follower in zip(arguments, followers, strict=True)
    ]


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and the build, then exit.")] = False,
) -> None:
    """Show the version, or the help where no command is given."""
    if version:
        from holotable.cli.commands.lists import version_line

        typer.echo(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


GamesFile = Annotated[
    Path | None, typer.Option("--games", metavar="FILE", help="Where games are kept. Default: your data folder.")
]


@app.command()
def play(
    edition: Annotated[
        str | None, typer.Argument(metavar="EDITION", help="Begin with this edition; else you choose on the page.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", parser=PORT, help="Default: 8420, or a free one if that is taken."),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = True,
    games: GamesFile = None,
) -> None:
    """Play in the browser, on this machine."""
    from holotable.cli.commands.host import host_here

    host_here(edition, port, browser, games)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this machine only.")] = "0.0.0.0",  # noqa: S104 - a table for everybody near
    port: Annotated[
        int, typer.Option(metavar="NUMBER", parser=PORT, help="The port to listen on; 0 takes a free one.")
    ] = 8420,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="A name under which the server is reached; may be repeated."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A reverse proxy in front of the server, or its network: whom it says it speaks for is believed; may be repeated.",
        ),
    ] = None,
    keep_days: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS",
            parser=whole_number("--keep-days", 1, 36500),
            help="Delete tables at which nothing was decided for so long. Default: never.",
        ),
    ] = None,
    games: GamesFile = None,
) -> None:
    """Host tables for others in your network."""
    from holotable.cli.commands.host import host_for_all

    host_for_all(host, port, tuple(name or ()), tuple(trusted_proxy or ()), games, keep_days)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")], games: GamesFile = None
) -> None:
    """Copy all games to a file, also while the server runs."""
    from holotable.cli.commands.games import backup_lines

    _print(backup_lines(file, games))


kept = typer.Typer(rich_markup_mode=None, help="List, show, export, import or delete the games of a server.")
app.add_typer(kept, name="games")
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="As `holotable games list` names it.")]


@kept.callback(invoke_without_command=True)
def games_top(context: typer.Context) -> None:
    """Show the help where no command is given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@kept.command("list")
def list_games(
    games: GamesFile = None, as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False
) -> None:
    """List the tables, the one that was touched last first."""
    from holotable.cli.commands.games import list_lines

    _print(list_lines(games, as_json=as_json))


@kept.command("show")
def show_game(table: TableId, games: GamesFile = None) -> None:
    """Tell how a table stands."""
    from holotable.cli.commands.games import show_lines

    _print(show_lines(table, games))


@kept.command("export")
def export_game(
    table: TableId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where its log goes; `holotable replay` reads it.")],
    games: GamesFile = None,
) -> None:
    """Write a finished game to a log file of its own."""
    from holotable.cli.commands.games import export_lines

    _print(export_lines(table, file, games))


@kept.command("import")
def import_game(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A game saved by a page, `games export` or `terminal --save`.")
    ],
    games: GamesFile = None,
) -> None:
    """Make a table of a saved game: a finished one to look at, any other to go on with; the server must not run."""
    from holotable.cli.commands.games import import_lines

    _print(import_lines(file, games))


@kept.command("delete")
def delete_games(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE...", help="As `holotable games list` names them.")],
    games: GamesFile = None,
    sure: Annotated[bool, typer.Option("--yes", help="They are gone for ever.")] = False,
) -> None:
    """Delete tables for ever; the server must not run."""
    from holotable.cli.commands.games import delete_lines

    _print(delete_lines(tables, games, sure=sure))


@app.command()
def terminal(  # noqa: PLR0913 - one for each flag
    edition: Annotated[
        str | None,
        typer.Argument(metavar="EDITION", help="A built-in edition, or your own file.toml; else you are asked."),
    ] = None,
    *,
    file: Annotated[str | None, typer.Option("--edition", metavar="EDITION", help="The same, as a flag.")] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="NAMES", help='Who plays, in order: "Mia,Ben,bot:scout,bot:random".')
    ] = None,
    seed: Seed = None,
    option: Options = None,
    language: LanguageName = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences only: no drawing, no colour.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in a file after every decision.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a kept game.")] = None,
    minutes: Annotated[
        int | None,
        typer.Option(
            metavar="NUMBER",
            parser=whole_number("--minutes", 1, MINUTES_MOST),
            help="How long a timed game lasts (--option variant=timed).",
        ),
    ] = None,
    youngest: Annotated[str | None, typer.Option(metavar="NAME", help="Who is youngest and begins.")] = None,
    color: Annotated[bool | None, typer.Option("--color/--no-color", help="Default: colour on a terminal.")] = None,
) -> int:
    """Play in the terminal: people at one keyboard, bots, or both."""
    from holotable.cli.terminal.game import open_and_play
    from holotable.cli.terminal.start import TerminalFlags, one_edition

    name = one_edition(edition, file)
    read_options = TerminalFlags(
        name, seats, seed, tuple(option or ()), language, plain, save, resume, youngest, color, minutes
    )
    return open_and_play(read_options)


@app.command()
def simulate(  # noqa: PLR0913 - one for each flag
    edition: EditionName,
    *,
    games: Annotated[int, typer.Option("--games", "-n", metavar="NUMBER", parser=GAMES, help="How many games.")] = 1000,
    bots: Annotated[
        str | None, typer.Option(metavar="NAMES", help='Built-in bots: "random,thrifty"; they take turns on the seats.')
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help="module:Class or path/to/file.py:Class; may be repeated.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="NUMBER", parser=SEATS, help="Default: one for each bot, or four.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--options", metavar="NAME=VALUE", help="Options of the edition; may be repeated."),
    ] = None,
    seed: Seed = None,
    start: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Start every game from this position (JSON), or from where a saved game stands.",
        ),
    ] = None,
    trades: Annotated[bool, typer.Option("--trades/--no-trades", help="Bots offer trades.")] = True,
    workers: Workers = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster; without an address on one started here."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep games (Parquet), summary (JSON) and a report (HTML).")
    ] = None,
    events: Annotated[bool, typer.Option("--events", help="Keep every event too; slower.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    language: LanguageName = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    color: Annotated[bool | None, typer.Option("--color/--no-color", help="Default: colour on a terminal.")] = None,
) -> int:
    """Play many games between bots, and count what happens."""
    from holotable.cli.commands.simulate import SimulateFlags, carry_out

    wished = (tuple(bot or ()), seats, seed, tuple(option or ()), start, trades, workers, ray, out, events)
    return carry_out(
        SimulateFlags(edition, games, bots, *wished), as_json=as_json, language=language, plain=plain, color=color
    )


@app.command()
def tournament(  # noqa: PLR0913 - one for each flag
    edition: EditionName,
    *,
    bots: Annotated[str | None, typer.Option(metavar="NAMES", help='Built-in bots: "random,thrifty".')] = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help="module:Class or path/to/file.py:Class; may be repeated.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="NUMBER", parser=GAMES, help="Games for each two bots, even.")
    ] = 100,
    seats: Annotated[
        int | None, typer.Option(metavar="NUMBER", parser=SEATS, help="Default: as few as the edition has.")
    ] = None,
    seed: Seed = None,
    workers: Workers = None,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    language: LanguageName = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    color: Annotated[bool | None, typer.Option("--color/--no-color", help="Default: colour on a terminal.")] = None,
) -> None:
    """Let bots meet each other, and rate them."""
    from holotable.cli.commands.tournament import TournamentFlags, hold

    flags = TournamentFlags(edition, bots, tuple(bot or ()), games, seats, seed, workers, tuple(option or ()))
    hold(flags, as_json=as_json, language=language, plain=plain, color=color)


@app.command()
def editions(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="[FILE]...", help="Files of your own to list too.")
    ] = None,
) -> None:
    """List the editions."""
    from holotable.cli.commands.lists import edition_lines

    _print(edition_lines(files or []))


@app.command()
def check(file: EditionFile) -> None:
    """Check an edition file and name its first mistake."""
    from holotable.families.check import check_edition

    _print([check_edition(file)])


@app.command()
def check_bot(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="module:Class, path/to/file.py:Class, or a built-in bot.")],
    *,
    edition: Annotated[str, typer.Option(metavar="EDITION", help="What it plays.")] = "falcon",
    games: Annotated[int, typer.Option("--games", "-n", metavar="NUMBER", parser=GAMES, help="How many games.")] = 20,
    seed: Seed = None,
    option: Options = None,
    language: LanguageName = None,
) -> int:
    """Check that a bot of your own always answers legally."""
    from holotable.cli.commands.check_bot import check_lines

    lines, is_fine = check_lines(bot, edition, games, seed, option or (), language)
    _print(lines)
    return 0 if is_fine else 1


@app.command()
def options(edition: EditionName, language: LanguageName = None) -> None:
    """List the options of an edition."""
    from holotable.cli.commands.lists import option_lines

    _print(option_lines(edition, language))


@app.command()
def rules(
    edition: EditionName,
    search: Annotated[str | None, typer.Option(metavar="WORD", help="Only rows with this word.")] = None,
    row: Annotated[str | None, typer.Option(metavar="ID", help="One row, with its rulings in full.")] = None,
    language: LanguageName = None,
) -> int:
    """Show the rules of an edition, row by row."""
    from holotable.cli.commands.lists import no_rule_line, rule_lines
    from holotable.editions import load_edition

    lines = rule_lines(load_edition(edition), search, row, language)
    _print(lines or [no_rule_line(str(search), language)])
    return 0 if lines else 1


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game kept with --save.")],
    language: LanguageName = None,
) -> None:
    """Tell a kept game from beginning to end."""
    from holotable.cli.commands.lists import replay_lines

    _print(replay_lines(file, language))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="DIGITS", help="The seal of the dice, as your page names it.")
    ] = None,
    head: Annotated[
        str | None, typer.Option(metavar="DIGITS", help="The end of the log, as your page names it.")
    ] = None,
    language: LanguageName = None,
) -> None:
    """Check a saved game: nothing changed, all legal, the dice sealed."""
    from holotable.cli.commands.verify import verify_lines

    _print(verify_lines(file, commitment, head, language))


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A few games only: rough figures in seconds.")] = False,
    language: LanguageName = None,
) -> None:
    """Measure how fast games are played here."""
    from holotable.cli.commands.bench import figure_lines

    _print(figure_lines(as_json=as_json, quick=quick, language=language))


def _print(lines: list[str]) -> None:
    typer.echo("\n".join(lines))
