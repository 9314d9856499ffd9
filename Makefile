# Two commands matter: `make run` plays, `make test` checks everything. Both set up what they need.

VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help
help:  ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  %-18s %s\n", $$1, $$2}'

$(BIN)/python:
	@python3 -m venv $(VENV)

$(VENV)/.installed: requirements.lock pyproject.toml | $(BIN)/python
	@awk '/^[^ #]/ {mine = /^uv==/} mine' requirements.lock >$(VENV)/uv.txt
	@$(BIN)/pip install --quiet --require-hashes --no-deps -r $(VENV)/uv.txt
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync --quiet --require-hashes requirements.lock
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: setup
setup: $(VENV)/.installed  ## Make the virtual environment
