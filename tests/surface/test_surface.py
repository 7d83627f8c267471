"""What others rely on stays as it was written down: names, commands, answers, messages, the file of games."""

import json

from tests.surface.record import FILE, surface


def test_the_surface_is_as_recorded():
    recorded = json.loads(FILE.read_text(encoding="utf-8"))

    now = surface()

    assert now.keys() == recorded.keys()
    for part, content in recorded.items():
        assert now[part] == content, part
