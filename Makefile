# Two commands matter: `make run` plays, `make test` checks everything. Both set up what they need on a machine
# with Python 3.11 or newer: a virtual environment in .venv, filled with exactly what the lock files name.

VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/pytest --quiet -n 2 --dist worksteal
# What the build hardly matters to runs on one of the two: these folders, and tests marked one_build.
ANY_BUILD := tests/server tests/tables tests/cli tests/lab tests/adapters
# Two parts at a time: one alone leaves a core idle where it starts, waits or has a single process. The long first.
CHECKS := test-interpreted web-check lint test-compiled web-test docs clauses browser-test
GAMES ?= 2000
KILLS ?= 50
EXAMPLES ?= 200
MESSAGES ?= 50000
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" --quiet $(UPGRADE)

export PATH := $(CURDIR)/$(BIN):$(PATH)
export VIRTUAL_ENV := $(CURDIR)/$(VENV)

step = @printf '\n== %s\n' '$(1)'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup run play test lint test-interpreted test-compiled clauses client web-check web-test browser-test \
	compiled wheel wheels docs bench bench-server soak types playthroughs screenshots lock clean

help:  ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## *' '{printf "  %-17s %s\n", $$1, $$2}'

run: setup compiled client  ## Serve tables to your browser (Ctrl-C ends it)
	@$(BIN)/captable serve

play: setup compiled  ## Play a game of Startups in the terminal
	@$(BIN)/captable play startups

test: setup  ## Run every check
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target $(CHECKS)
	$(call step,all checks passed)

## Setting up

setup: $(VENV)/.installed  ## Make the virtual environment .venv

$(BIN)/python:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "captable: setting up $(VENV) with $$($$python --version)"; \
			$$python -m venv $(VENV) && exit 0; \
			rm -rf $(VENV); exit 1; \
		fi; \
	done; \
	echo "captable: Python 3.11 or newer is needed; name one with make PYTHON=..." >&2; exit 1

# uv comes from the lock file too, by pip. It reads none of pip's settings, so where it finds no index pip goes on.
$(VENV)/.installed: requirements.lock pyproject.toml | $(BIN)/python
	@awk '/^[^ #]/ {mine = /^uv==/} mine' requirements.lock >$(VENV)/uv.lock
	@$(BIN)/pip install --quiet --require-hashes --no-deps -r $(VENV)/uv.lock
	@$(BIN)/uv pip sync --quiet --require-hashes requirements.lock \
		|| $(BIN)/pip install --quiet --require-hashes -r requirements.lock
	@$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

compiled: setup  ## Compile the rules, where there is a C compiler
	@CAPTABLE_BUILD=interpreted $(BIN)/python tools/build_compiled.py

wheel: compiled client  ## Build a wheel for this Python into dist/
	@$(BIN)/uv build --quiet --wheel --no-build-isolation --out-dir dist .
	@ls dist/*.whl

wheels: wheel  ## Build wheels for the other Pythons on hand too (PYTHONS="python3.12 /opt/python3.13/bin/python")
	@version='import sys; print(sys.version_info[:2])'; own=$$($(BIN)/python -c "$$version"); \
	for python in $(PYTHONS); do \
		here=$$($$python -c "$$version" 2>/dev/null) && [ "$$here" != "$$own" ] || continue; \
		$$python -m pip wheel --quiet --no-deps --wheel-dir dist . || exit 1; \
	done; ls dist/*.whl

## Checking

lint: setup  ## Style, types and the direction of imports
	$(call step,lint)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

test-interpreted: setup  ## The tests on the interpreted build
	$(call step,tests on the interpreted build)
	@CAPTABLE_BUILD=interpreted $(PYTEST) -m "not browser and not one_build" $(ANY_BUILD:%=--ignore=%)

test-compiled: compiled  ## The tests on the compiled build
	$(call step,tests on the compiled build)
	@tools/ensure_postgres.sh || test $$? -eq 3
	@if [ -f build/compiled/manifest.json ]; then CAPTABLE_BUILD=compiled $(PYTEST) -m "not browser"; \
	else echo "there is no compiled build: only what the interpreted one has not run yet"; \
	CAPTABLE_BUILD=interpreted $(PYTEST) -m "not browser" $(ANY_BUILD) && \
	CAPTABLE_BUILD=interpreted $(PYTEST) -m one_build $(ANY_BUILD:%=--ignore=%); fi

clauses: compiled  ## Every rule clause has a test that proves it
	$(call step,clauses)
	@$(BIN)/captable clauses --strict

docs: $(VENV)/.docs  ## Build README, docs/ and the API as one site, build/site; a broken link fails
	$(call step,docs)
	@said=$$(NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build 2>&1) || { echo "$$said"; exit 1; }
	@echo "build/site/index.html; mkdocs serve shows it in the browser"

$(VENV)/.docs: requirements-docs.lock $(VENV)/.installed
	@$(BIN)/uv pip install --quiet --require-hashes -r requirements-docs.lock \
		|| $(BIN)/pip install --quiet --require-hashes -r requirements-docs.lock
	@touch $@

soak: compiled client  ## Many games (GAMES=2000), servers that are killed (KILLS=50) and sent odd things (EXAMPLES=200, MESSAGES=50000)
	@$(BIN)/python -m tools.soak --games $(GAMES)
	@$(BIN)/python -m tools.soak_puzzles
	@CAPTABLE_KILLS=$(KILLS) $(BIN)/pytest --quiet --capture=no tests/server/test_kill.py tests/server/test_kill_several.py
	@CAPTABLE_IN_SIGHT=1 $(BIN)/pytest --quiet tests/web/test_in_sight.py
	@export CAPTABLE_SEED=$${SEED:-$$(date +%s)}; echo "odd requests and messages, SEED=$$CAPTABLE_SEED"; \
	CAPTABLE_EXAMPLES=$(EXAMPLES) CAPTABLE_MESSAGES=$(MESSAGES) $(BIN)/pytest --quiet --capture=no tests/server/test_schema.py \
		tests/server/test_fuzz.py

types: setup  ## Write the browser client's TypeScript types anew from the server's Structs
	@$(BIN)/python -m tools.make_types

playthroughs: setup  ## Write the golden playthroughs anew
	@$(BIN)/python -m tools.playthroughs

bench: compiled $(VENV)/.bench  ## Measure both builds, side by side with OpenSpiel
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.lab

bench-server: compiled $(VENV)/.bench bench/boardgame/node_modules/.installed  ## Measure the server, side by side with boardgame.io (QUICK=1)
	@$(BIN)/python -m bench.server $(if $(QUICK),--quick)

bench/boardgame/node_modules/.installed: bench/boardgame/package.json bench/boardgame/package-lock.json $(VENV)/.node
	@cd bench/boardgame && npm ci --no-audit --no-fund --ignore-scripts
	@touch $@

$(VENV)/.bench: requirements-bench.lock $(VENV)/.installed
	@$(BIN)/uv pip install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

## The browser client

ifneq ($(wildcard web/package.json),)

CLIENT := src/captable/server/client/index.html

# The machine's Node where it is new enough, else one from the lock file.
$(VENV)/.node: requirements-node.lock $(VENV)/.installed
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null || { echo "captable: no Node >= 20.19 here, installing one into $(VENV)"; \
		$(BIN)/uv pip install --quiet --require-hashes -r requirements-node.lock; }
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json $(VENV)/.node
	@cd web && npm ci --no-audit --no-fund
	@touch $@

client: $(CLIENT)  ## Build the browser client into the package

$(CLIENT): web/node_modules/.installed $(shell find web/src web/public web/*.* -type f)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

web-check: web/node_modules/.installed  ## Types and style of the browser client
	$(call step,browser client: types and style)
	@cd web && npm run check

web-test: web/node_modules/.installed  ## Tests of the browser client
	$(call step,browser client: tests)
	@cd web && npm test

browser-test: compiled client  ## Tests that drive a real browser
	$(call step,tests in a real browser)
	@tools/ensure_chromium.sh; case $$? in 0) $(PYTEST) -m browser tests/web ;; 3) ;; *) exit 1 ;; esac

screenshots: compiled client  ## Take pictures of every page, and those for the docs anew
	@tools/ensure_chromium.sh && $(BIN)/python -m tools.screenshots

else

client web-check web-test browser-test screenshots:
	$(call step,$@)
	@echo "nothing to do: this checkout has no browser client"

endif

## Housekeeping

lock: setup  ## Pin the newest versions that fit (UPGRADE=--upgrade moves those already pinned)
	@$(LOCK) --extra dev -o requirements.lock
	@$(LOCK) --extra bench -c requirements.lock -o requirements-bench.lock
	@$(LOCK) --extra docs -c requirements.lock -o requirements-docs.lock
	@$(LOCK) --extra node -c requirements.lock -o requirements-node.lock

clean:  ## Remove what was built; .venv stays
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/captable/server/client
