"""Compile the rules in place: ``python tools/compiler``; the extensions land beside the chapters."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.exit(subprocess.call([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=ROOT))
