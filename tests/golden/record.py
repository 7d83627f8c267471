"""Write the golden transcripts anew: ``python -m tests.golden.record``. Say in the commit why they changed."""

from tests.golden.transcripts import FOLDER, GAMES, transcript

if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / name).write_text(transcript(name), encoding="utf-8")
