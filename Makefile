# Everything runs in .venv and sets up what it needs; only Python 3.11 or newer must be there.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
unexport PYTHONDONTWRITEBYTECODE  # every run would compile everything anew
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
RULES := $(wildcard src/holotable/core/*.py src/holotable/stats/*.py src/holotable/families/*/rules/*.py src/holotable/families/*/ai/*.py)
BUILD := pyproject.toml setup.py backend.py tools/page.py $(wildcard tools/compiler/*.py)
PAGE := src/holotable/static/index.html
WEB := web/package-lock.json $(wildcard web/vite.*) web/fluent.js web/index.html $(wildcard web/public/*) $(shell find web/src -type f) $(wildcard src/holotable/locales/*/*.ftl src/holotable/locales/*/page/*.ftl)
JOBS ?= 2
# servers and browsers wait a good deal
WAITING_JOBS ?= 3

.PHONY: setup play test page-tests interpreted-tests quick lint bench soak docs clean

setup: $(VENV)/.ready $(PAGE)

$(VENV)/.ready: $(RULES) $(BUILD)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "holotable needs Python 3.11 or newer; try: make PYTHON=python3.11" >&2; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "setting up $(VENV) and compiling the rules (a few minutes)"
	@$(PIP) --editable '.[server,sim]'
	@touch $@

$(PAGE): $(WEB) | $(VENV)/.ready
	@echo "building the page"
	@$(BIN)/python tools/page.py

$(VENV)/.dev: $(VENV)/.ready
	@echo "installing the tools for tests"
	@$(PIP) 'holotable[dev]'
	@touch $@

play: setup
	@$(BIN)/holotable play

test: $(VENV)/.dev $(PAGE)
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=target lint page-tests interpreted-tests
	HOLOTABLE_ONCE=1 HOLOTABLE_BUILD=compiled $(BIN)/python -m pytest -q -n $(WAITING_JOBS) --dist worksteal

page-tests: $(PAGE)
	@$(BIN)/python tools/page.py test

interpreted-tests: $(VENV)/.dev
	HOLOTABLE_ONCE=1 HOLOTABLE_BUILD=pure HOLOTABLE_CHECKED=1 $(BIN)/python -m pytest -q -n $(JOBS) tests/rules tests/games tests/bots/test_thrifty.py tests/bots/test_thrifty_missions.py

quick: $(VENV)/.dev
	HOLOTABLE_BUILD=pure $(BIN)/python -m pytest -q -n $(JOBS) tests/rules

lint: $(VENV)/.dev $(PAGE)
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/trace.py --check
	$(BIN)/python tools/protocol.py --check
	$(BIN)/python tools/verbs.py --check
	@$(BIN)/python tools/page.py check

bench: setup
	$(BIN)/python -m bench --write

soak: $(VENV)/.dev $(PAGE)
	$(BIN)/python -m soak.kills --kills 200
	$(BIN)/python -m soak.chaos --games 10000 --minutes 60
	$(BIN)/python -m soak.chaos --sockets 300
	$(BIN)/python -m soak.walk
	$(BIN)/python -m soak.mutants
	$(BIN)/python -m soak.rows
	HOLOTABLE_MATRIX=1 $(BIN)/python -m pytest -q -n $(JOBS) tests/web/test_scenes.py tests/web/test_steady.py tests/web/test_offers.py tests/games/test_estate_properties.py
	$(BIN)/python -m soak.fuzz

docs: setup
	$(BIN)/python tools/trace.py
	$(BIN)/python tools/protocol.py
	$(BIN)/python tools/verbs.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/holotable/*.so src/holotable/static web/node_modules
