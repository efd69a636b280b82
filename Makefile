# People and CI run the same lines. Needs make and Python 3.11 or later; Node is fetched where there is none.

PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
GAME ?= kemomimi_panic
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
WEB := $(BIN)/python web/build.py
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet
COMPILE = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --quiet $(ARGS)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help install web play serve quick test soak check prepared audit bench golden screenshots types lock format clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile
	@echo "  Options go through ARGS, for example: make play ARGS=--help"

install: $(STAMP) ## create .venv and install the locked versions into it

web: $(STAMP) ## build the web client, if anything it is made from changed
	@$(WEB)

play: $(STAMP) ## open a table in the terminal (GAME=kemomimi_panic)
	@$(BIN)/penombre play $(GAME) $(ARGS)

serve: web ## open tables for friends and print their link
	@$(BIN)/penombre serve $(ARGS)

quick: $(STAMP) ## the inner loop, under two minutes: check, engine, words, scenes, goldens, units of the web client
	@$(BIN)/python -m tests.suite quick

test: prepared ## what CI runs, ten minutes: that, coverage, simulations, leaks, servers, terminals, browsers
	@$(BIN)/python -m tests.suite test $(ARGS)

soak: prepared ## full depth for as long as you say (ARGS="--minutes 60"); goes on where it stopped; see docs/soak.md
	@$(BIN)/python -m tests.soak $(ARGS)

check: $(STAMP) ## format, lint, types, import contracts, dependencies; the same of the web client
	@$(BIN)/python -m tests.suite check

prepared: web
	-@$(BIN)/python -m tests.environment
	-@$(BIN)/python -m tests.browser.browser > /dev/null

audit: $(STAMP) ## ask the auditors of Python and Node about every lock; 0 clean, 1 findings, 3 not reachable
	@$(BIN)/python -m tests.audit

bench: $(STAMP) ## measure how fast matches are played, then the server under load (ARGS=--peer: beside peers)
	@$(BIN)/penombre bench $(ARGS)
	@$(BIN)/python -m bench.served $(filter --peer --json,$(ARGS))

golden: $(STAMP) ## write the golden playthroughs and sentences again
	@$(BIN)/python -m penombre.testing.golden $(ARGS)
	@$(BIN)/python -m tests.words.kept_sentences

screenshots: $(STAMP) web ## take the pictures of the documents again, in a real browser
	@$(BIN)/python -m tests.browser.screenshots

types: $(STAMP) ## write again what the web client has from Python: types, catalogues, moments boards are tested with
	@$(BIN)/penombre schema > $(VENV)/wire.schema.json
	@cp $(VENV)/wire.schema.json web/wire/wire.schema.json
	@$(WEB) types
	@$(BIN)/penombre schema --boards web/generated
	@$(BIN)/python -m tests.boards.moments

lock: $(STAMP) ## resolve requirements/*.lock again (ARGS=--upgrade for newer versions)
	@test -x $(BIN)/uv || { echo "installing uv"; $(PIP) install uv; }
	@echo "resolving requirements/dev.lock"
	@$(COMPILE) pyproject.toml --extra dev --output-file requirements/dev.lock > /dev/null
	@echo "resolving requirements/runtime.lock"
	@$(COMPILE) pyproject.toml --constraint requirements/dev.lock --output-file requirements/runtime.lock > /dev/null
	@echo "resolving requirements/schemathesis.lock"
	@$(COMPILE) requirements/schemathesis.in --output-file requirements/schemathesis.lock > /dev/null
	@echo "resolving requirements/embedding.lock"
	@$(COMPILE) requirements/embedding.in --output-file requirements/embedding.lock > /dev/null
	@echo "resolving requirements/audit.lock"
	@$(COMPILE) requirements/audit.in --output-file requirements/audit.lock > /dev/null
	@echo "resolving requirements/node.lock"
	@$(COMPILE) requirements/node.in --output-file requirements/node.lock > /dev/null
	@! grep -n '://' requirements/*.lock || { echo "A lock names an address; it must not."; exit 1; }

format: $(STAMP) ## format the code and sort its imports
	@$(BIN)/ruff check --quiet --select I --fix .
	@$(BIN)/ruff format .
	@$(WEB) format

clean: ## remove what make made: .venv, caches, reports
	@rm -rf $(VENV) .venv-schemathesis .venv-embedding .venv-audit build dist htmlcov .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .soak
	@rm -rf web/node_modules src/penombre/server/client tests/browser/out
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(STAMP): requirements/dev.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "Pénombre needs Python 3.11 or later with its venv module, and found none." >&2; \
		echo "Install one (on Debian and Ubuntu: python3 and python3-venv), or say which: make PYTHON=/path/to/python" >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { \
		echo "creating $(VENV) with $$($(PYTHON) --version 2>&1)"; $(PYTHON) -m venv --clear $(VENV); }
	@echo "installing the locked versions"
	@$(PIP) install --no-deps --require-hashes -r requirements/dev.lock
	@echo "installing penombre"
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@
