"""Write the protocol's JSON Schema and TypeScript types, and those of a summary; ``--check`` fails where they differ from the sources."""

import sys
from pathlib import Path

from holotable.server.socket.typescript import schema_text, summary_typescript, typescript

TOP = Path(__file__).resolve().parents[1]


def targets() -> dict[Path, str]:
    """Give every generated file and its text."""
    web = TOP / "web" / "src"
    return {
        TOP / "docs" / "protocol.schema.json": schema_text(),
        web / "protocol.ts": typescript(),
        web / "report" / "summary.ts": summary_typescript(),
    }


def main(arguments: list[str]) -> int:
    """Write the files, or name those that are out of date."""
    old = [path for path, text in targets().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in old:
            print(f"{path.relative_to(TOP)} is out of date; run: python tools/protocol.py")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(targets()[path], encoding="utf-8")
        print(f"wrote {path.relative_to(TOP)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
