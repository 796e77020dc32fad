# Oppidum. Each target sets up by itself what it needs; only Python 3.11 or newer, pip and git must be there.
#
#   make play     set everything up and open the product
#   make wheel    make a wheel in dist/ that carries compiled code for this platform and Python version
#   make code     make that compiled code alone
#   make test     set everything up and run the tests
#   make soak     the tests that are long or left to chance, in all modes and in Firefox too: up to an hour
#   make check    format, lint, types, imports, links, the site
#   make docs     make the documentation site in build/site; make docs-serve shows it while you write
#   make types    make the client's types from the server's protocol
#   make format   format, and mend what lint can mend
#   make bench    measure
#   make dev      set up a development environment, then say how to enter it
#   make lock     pin the dependencies anew
#   make clean    remove everything that was set up

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
MKDOCS := NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
# What a client is shown is compared with its contract once: that the modes agree on it is for the conformance suite to say.
CONFORMANCE := $(filter-out tests/games/test_contract.py, $(wildcard tests/games/test_*.py))
INTERPRETED := $(CONFORMANCE) tests/warm/test_hurry.py
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --upgrade -q

.PHONY: play wheel code test soak check docs docs-serve types chromium firefox format bench dev lock clean

play: $(VENV)/.runtime
	@$(BIN)/python hatch_build.py
	@$(BIN)/oppidum play

wheel: code
	OPPIDUM_WITH_CODE=1 $(PIP) wheel --no-deps --no-build-isolation -w dist .
	@ls -l dist/*.whl

# Compiled code for the package: tests run with what a wheel carries.
code: $(VENV)/.runtime
	@$(BIN)/python tools/make_code.py

# The client's tests without a browser, all tests compiled; then what every game must keep to, without the compiler and with
# bounds checks.
test: $(VENV)/.dev chromium
	$(BIN)/python hatch_build.py
	$(BIN)/python hatch_build.py test
	NUMBA_BOUNDSCHECK=1 $(BIN)/oppidum warm --only play --quiet & $(BIN)/python tools/make_code.py && wait $$!
	$(PYTEST)
	NUMBA_DISABLE_JIT=1 $(PYTEST) $(INTERPRETED)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) $(CONFORMANCE)

# What `make test` leaves out, in the same modes; tests/soak.py says how. Then mistakes that no quick test of a game notices.
# Whatever fails, all of it runs, and one summary tells what came of it.
soak: $(VENV)/.dev chromium firefox
	$(BIN)/python hatch_build.py
	NUMBA_BOUNDSCHECK=1 $(BIN)/oppidum warm --quiet & $(BIN)/python tools/make_code.py && wait $$!
	$(BIN)/python tools/soak.py

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_links.py
	$(MKDOCS) build --strict
	$(BIN)/python tools/make_types.py --check
	$(BIN)/python hatch_build.py check

docs: $(VENV)/.dev
	$(MKDOCS) build --strict
	@echo "The site is in build/site."

docs-serve: $(VENV)/.dev
	$(MKDOCS) serve --watch src --watch tools --watch CONTRIBUTING.md

types: $(VENV)/.dev
	$(BIN)/python tools/make_types.py

# The browser tests drive Debian's Chromium without the windows around it, which costs a quarter less; the whole Chromium will
# do, too. Where neither can be installed they are skipped, but never in CI.
chromium:
	@command -v chromium-headless-shell > /dev/null || { echo "Installing Chromium (once) ..."; \
		apt-get update -qq && apt-get install -y -qq chromium-headless-shell > /dev/null; } || \
		command -v chromium > /dev/null || echo "Chromium could not be installed; the browser tests will be skipped."

firefox:
	@command -v firefox-esr > /dev/null || { echo "Installing Firefox (once) ..."; \
		apt-get update -qq && apt-get install -y -qq firefox-esr > /dev/null; } || \
		echo "Firefox could not be installed; its smoke test will be skipped."

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py format

bench: $(VENV)/.dev
	$(BIN)/oppidum warm --quiet
	$(BIN)/oppidum bench
	-$(BIN)/python bench/server.py
	-$(BIN)/python bench/replay.py
	-$(BIN)/python bench/rooms.py
	-$(BIN)/python bench/thinking.py

dev: $(VENV)/.dev
	@echo "Ready: '. $(BIN)/activate', then 'oppidum --help'."

lock: $(VENV)/.python
	$(PIP) install uv
	$(LOCK) --extra build -o requirements.lock
	$(LOCK) --extra build --extra dev -o requirements-dev.lock

clean:
	rm -rf $(VENV) web/node_modules src/oppidum/server/static src/oppidum/compiled dist build .pytest_cache .ruff_cache .mypy_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Oppidum needs Python 3.11 or newer; set PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	@touch $@

# The development environment holds all that the runtime needs, so either stamp lets the product run.
$(VENV)/.runtime: requirements.lock pyproject.toml | $(VENV)/.python
	@test -e $(VENV)/.dev || { echo "Setting up (once) ..."; $(PIP) install --require-hashes -r requirements.lock; }
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml | $(VENV)/.python
	@echo "Setting up the development environment (once) ..."
	$(PIP) install --no-compile --require-hashes -r requirements-dev.lock # half the work: most of it is never imported
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@
