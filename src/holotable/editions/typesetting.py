"""How texts from data files are set: as a printer would, whatever a keyboard has."""


def typeset(text: str) -> str:
    """Write apostrophes as they are printed; in the files of editions and books they may be typed straight."""
    return text.replace("'", "’")
