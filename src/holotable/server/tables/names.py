"""Names that people can tell apart, and words that can be seen: nothing invisible in them, no two names alike."""

import re
import unicodedata
from typing import Final

from holotable.table.seats import JOINED

BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")  # printable by name, and nothing to see
MARK: Final = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"  # over a letter
PILED: Final = re.compile(f"({MARK}{{2}}){MARK}+")
ALIKE: Final = str.maketrans(  # small letters of Cyrillic, Greek and figures, and the Latin ones that they look like
    "авеіјкмнорсѕтухӏԁһԛԝүαβεηικνορτυχωγı1|!0",  # noqa: RUF001 - that is the point
    "abeijkmhopcstyxldhqwyabenikvoptuxwyilllo",
)


def has_blanks(name: str) -> bool:
    """Tell whether there is something in a name that cannot be seen, or marks piled up over its line."""
    return bool(BLANK.search(name) or PILED.search(name))


def visible(line: str) -> str:
    """Give what can be seen of a line; pictures stay joined to one, and at most two marks stand over a letter."""
    joints = {joint.start() for joint in re.finditer(JOINED, line)}
    seen = (sign for at, sign in enumerate(line) if at in joints or (sign.isprintable() and not BLANK.match(sign)))
    return PILED.sub(r"\1", "".join(seen))


def shape_of(name: str) -> str:
    """Give what two names that look alike share."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return " ".join(folded.replace("i", "l").split())
