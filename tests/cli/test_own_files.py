"""Files of one's own: checked, listed and named wherever an edition is named."""

from importlib import resources

import pytest

from tests.support.command_line import run, told


@pytest.fixture
def own(tmp_path):
    """Write a built-in edition as a file of one's own, with changes, and give its path."""

    def write(name: str, *changes: tuple[str, str]) -> str:
        text = (resources.files("holotable.editions") / f"{name}.toml").read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        path = tmp_path / "my-box.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


@pytest.mark.parametrize(
    ("name", "holds"),
    [
        ("falcon", "60 spaces, 4 colours, 3 pawns a seat, 45 cards"),
        ("mandalorian", "32 spaces, 18 deeds, 32 cards, 4 tokens"),
        ("boba-fett", "32 spaces, 22 deeds, 32 cards, 4 tokens"),
    ],
)
def test_a_sound_file_is_told_in_one_line(own, name, holds):
    path = own(name)

    assert told("check", path) == f"{path} is a sound edition: {holds}, 2 to 4 seats\n"
    assert told("check", name) == f"editions/{name}.toml is a sound edition: {holds}, 2 to 4 seats\n"


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("mandalorian", "price = 60", "price = -60", "deed 'bone-broth': price is -60, allowed are 1 to 1000000"),
        ("falcon", "spaces = 60", "spaces = 1", "[track]: spaces is 1, allowed are 30 to 96"),
    ],
)
def test_a_mistake_is_told_in_one_line_and_exits_with_2(own, name, old, new, said):
    path = own(name, (old, new))

    done = run("check", path)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"holotable: {path}, {said}\n"


def test_a_file_that_is_not_there_is_told_in_one_line():
    done = run("check", "no-such-box.toml")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "holotable: cannot read no-such-box.toml: No such file or directory\n"


def test_a_file_is_listed_beside_the_built_in_editions(own):
    path = own("boba-fett", ('en = "Monopoly Boba Fett"', 'en = "My Box"'))

    assert told("editions", path).splitlines()[-1] == f"{path}  My Box: 2 to 4 seats"


def test_options_and_rules_take_a_file(own):
    path = own("boba-fett", ("values = [3, 2, 1]", "values = [3, 2]"))

    assert "jail_pay_turns=3 | 2  (R-MO-16)" in told("options", path).splitlines()
    assert told("rules", path) == told("rules", "boba-fett")


def test_the_terminal_takes_a_file_as_an_argument_or_as_a_flag(own):
    path = own("falcon", ('en = "Sorry! Millennium Falcon"', 'en = "My Falcon"'))
    seats = ("--seats", "bot:random,bot:scout", "--seed", 4, "--plain")

    assert told("terminal", path, *seats).startswith("My Falcon: ")
    assert told("terminal", "--edition", path, *seats) == told("terminal", path, *seats)


def test_an_edition_named_twice_is_refused(own):
    path = own("falcon")

    done = run("terminal", "falcon", "--edition", path)

    assert done.returncode == 2
    assert done.stderr == (
        f"holotable: the edition is named twice, 'falcon' and --edition {path!r}; leave one of them out\n"
    )
