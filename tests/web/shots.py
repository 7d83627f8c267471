"""Pictures of every scene, to be looked at by a person: ``python -m tests.web.shots [FOLDER [SCENE …]]``."""

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import FLAGS, KEPT, chromium
from tests.web.people import Person
from tests.web.scenes import SCENES, Gallery, come_to, gallery


def take(browser: Browser, shown: Gallery, folder: Path, scenes: Iterable[str] = SCENES) -> None:
    """Take every scene on a desk and on a phone, dark and light."""
    for scene in scenes:
        for device in ("", "-phone"):
            for theme in ("dark", "light"):
                person = Person(browser, shown.base, theme=theme, phone=bool(device))
                come_to(scene, person, shown)
                person.picture(folder / f"{scene}{device}-{theme}.png")
                person.leave()


def main(folder: Path, scenes: Iterable[str]) -> None:
    """Serve the gallery, open the browser, and take them all."""
    with (
        tempfile.TemporaryDirectory() as place,
        gallery(Path(place) / "games.sqlite3") as shown,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        take(browser, shown, folder, scenes)
        browser.close()
    sys.stdout.write(f"{folder}\n")


if __name__ == "__main__":
    where, *wanted = sys.argv[1:] or [str(KEPT / "shots")]
    main(Path(where), wanted or SCENES)
