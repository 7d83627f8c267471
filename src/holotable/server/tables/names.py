"""Names that people can tell apart: nothing invisible in them, and no two at a table that look alike."""

import re
import unicodedata
from typing import Final

BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")  # printable by name, and nothing to see
PILED: Final = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3}")
ALIKE: Final = str.maketrans(  # small letters of Cyrillic, Greek and figures, and the Latin ones that they look like
    "авеіјкмнорсѕтухӏԁһԛԝүαβεηικνορτυχωγı1|!0",  # noqa: RUF001 - that is the point
    "abeijkmhopcstyxldhqwyabenikvoptuxwyilllo",
)


def has_blanks(name: str) -> bool:
    """Tell whether there is something in a name that cannot be seen, or marks piled up over its line."""
    return bool(BLANK.search(name) or PILED.search(name))


def shape_of(name: str) -> str:
    """Give what two names that look alike share."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return " ".join(folded.replace("i", "l").split())
