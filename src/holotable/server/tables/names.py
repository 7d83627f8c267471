"""Names that people can tell apart, and words that can be seen: nothing invisible in them, no two names alike."""

import re
import unicodedata
from typing import Final

from holotable.table.seats import JOINED

BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")  # printable by name, and nothing to see
SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # choose a picture's shape
OVER: Final = ("Mn", "Me")  # categories of marks that take no room of their own; those that take some pile up nowhere
MARKS_MOST: Final = 2  # over or under a letter
OWN_MOST: Final = 2  # marks beside these that are parts of the letter, each once
OWN_CLASSES: Final = (
    7,
    21,
    24,
    25,
)  # the dot that makes another letter of one, as in Hindi and Burmese; dagesh, shin, sin
OWN: Final = re.compile("[\u0f8d-\u0fbc\u103d\u103e]")  # letters that Tibetan and Burmese write below others
JOINER: Final = "\u200d"
ALIKE: Final = str.maketrans(  # small letters of Cyrillic, Greek and figures, and the Latin ones that they look like
    "авеіјкмнорсѕтухӏԁһԛԝүαβεηικνορτυχωγı1|!0",  # noqa: RUF001 - that is the point
    "abeijkmhopcstyxldhqwyabenikvoptuxwyilllo",
)


def has_blanks(name: str) -> bool:
    """Tell whether there is something in a name that cannot be seen, or marks piled up over its line."""
    whole = unicodedata.normalize("NFC", name)
    return bool(BLANK.search(name)) or lean(whole) != whole


def visible(line: str) -> str:
    """Give what can be seen of a line; pictures stay joined to one, and marks do not pile up over letters."""
    joints = {joint.start() for joint in re.finditer(JOINED, line)}
    seen = (sign for at, sign in enumerate(line) if at in joints or (sign.isprintable() and not BLANK.match(sign)))
    return lean("".join(seen))


def lean(line: str) -> str:
    """Leave out the marks, of whatever script, that would pile up over a letter."""
    if line.isascii():
        return line
    kept: list[str] = []
    own: set[str] = set()
    marks, is_heap = 0, False
    for sign in line:
        if unicodedata.category(sign) not in OVER:
            if is_heap and sign == JOINER:
                continue
            if not _is_joint(sign):
                own, marks = set(), 0
        elif _is_own(sign) and sign not in own and len(own) < OWN_MOST:
            own.add(sign)
        else:
            marks += 1
        is_heap = marks > MARKS_MOST
        if not is_heap:
            kept.append(sign)
    return "".join(kept)


def _is_joint(sign: str) -> bool:
    """Tell whether marks before and after a sign stand over the same letter."""
    return sign == JOINER or unicodedata.category(sign) == "Mc"


def _is_own(mark: str) -> bool:
    """Tell whether a mark is a part of its letter."""
    return unicodedata.combining(mark) in OWN_CLASSES or OWN.match(mark) is not None


def shape_of(name: str) -> str:
    """Give what two names that look alike share."""
    folded = unicodedata.normalize("NFKC", SELECTORS.sub("", name)).casefold().translate(ALIKE)
    return " ".join(folded.replace("i", "l").split())
