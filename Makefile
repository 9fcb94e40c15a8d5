# Languedoc. `make play` and `make test` do all the set-up they need; `make help` lists the rest.

PYTHON ?= python3
WORKERS ?= 2

# The build stays in this folder, so it may use all that the processor of this machine can do.
export LANGUEDOC_NATIVE ?= 1

# Python keeps what it compiles: the tests are read in half of the time, and every process that they start begins sooner.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
CHECKED := build/checked
SAY := @printf 'languedoc: %s\n'

# What the compiled modules are made of: every .pxd, and the .py or .pyx beside it.
TYPES := $(shell find src -name '*.pxd')
KERNEL := $(TYPES) $(wildcard $(TYPES:.pxd=.py) $(TYPES:.pxd=.pyx))

# What the pages are made of. Node and npm come with requirements.lock, so every machine builds with the same ones.
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/languedoc/i18n/*/page.ftl)
PAGES := src/languedoc/server/pages/index.html
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(NODE) $(BIN)/npm --prefix web --silent

HEADER := 'import sysconfig; print(sysconfig.get_path("include") + "/Python.h")'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test quick build pages lint types unit interpreted checked hunt bench pictures wire golden format lock clean FORCE

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: build pages ## the game in the browser
	@$(BIN)/languedoc

test: lint types unit interpreted checked ## lint, types, unit, interpreted and checked; CI runs this

# Rules, table, texts and scenes, without the server, the browser and tests marked long.
QUICK := tests/modules tests/carcassonne tests/table tests/cardcassonne tests/i18n tests/scene tests/house

quick: lint build ## the daily round, under 3 minutes: ruff, mypy and the tests of the rules
	$(SAY) 'mypy --strict'
	@$(BIN)/mypy --strict
	$(SAY) 'tests of the rules'
	@$(PYTEST) -m 'not long' $(QUICK)

lint: $(VENV)/locked ## ruff: faults and format
	$(SAY) 'ruff'
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo 'languedoc: run make format'; exit 1; }

types: $(VENV)/locked web/node_modules/installed ## mypy and svelte-check, strict
	$(SAY) 'mypy --strict'
	@$(BIN)/mypy --strict
	$(SAY) 'svelte-check'
	@$(NPM) run check -- --output machine | { ! grep -E ' (ERROR|WARNING) '; }

unit: build pages build/peers ## all tests
	$(SAY) 'tests of the pages'
	@$(NPM) test -- --reporter=dot
	$(SAY) 'tests'
	@$(PYTEST)

interpreted: build ## the tests marked interpreted, without the compiled modules
	$(SAY) 'tests marked interpreted, without the compiled modules'
	@LANGUEDOC_INTERPRETED=1 $(PYTEST) -m interpreted

# A second build in its own folder. The address sanitizer has to be in the process before Python is.
checked: build ## the tests marked checked, on a build that checks every array access
	@asan=$$(gcc -print-file-name=libasan.so 2>/dev/null); \
	if [ ! -e "$$asan" ]; then \
	    echo 'languedoc: checked build skipped, it needs gcc and its libasan'; \
	    exit 0; \
	fi; \
	set -e; \
	echo 'languedoc: compiling with checks'; \
	CC="$$(command -v ccache >/dev/null && echo ccache) gcc" LANGUEDOC_CHECKED=1 LANGUEDOC_INTERPRETED= $(BIN)/python setup.py -q \
	    build --build-lib $(CHECKED)/lib --build-temp $(CHECKED)/temp; \
	echo 'languedoc: tests marked checked, on the build with checks'; \
	LANGUEDOC_CHECKED=1 LANGUEDOC_INTERPRETED= PYTHONPATH=$(CURDIR)/$(CHECKED)/lib \
	    PYTHONMALLOC=malloc ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$$asan" \
	    $(PYTEST) --capture=sys -m checked

build: $(VENV)/compiled ## .venv with everything in it, compiled where there is a C compiler

pages: $(PAGES) ## the pages of the browser game, from web/

$(PAGES): $(WEB) web/node_modules/installed
	$(SAY) 'building the pages'
	@$(NPM) run build -- --logLevel error

web/node_modules/installed: web/package-lock.json $(VENV)/locked
	$(SAY) 'installing web/package-lock.json'
	@$(NPM) ci
	@touch $@

$(VENV)/made:
	$(SAY) 'making $(VENV)'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo 'languedoc: Python 3.11 or later is needed; name one with make PYTHON=...'; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        echo 'languedoc: installing python3-venv'; \
	        { apt-get update && apt-get install -y python3-venv; } >/dev/null 2>&1; \
	    fi; \
	    $(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1; \
	} || { rm -rf $(VENV); echo 'languedoc: Python cannot make $(VENV); install python3-venv'; exit 1; }
	@touch $@

$(VENV)/locked: requirements.lock $(VENV)/made
	$(SAY) 'installing requirements.lock'
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements.lock
	@touch $@

# The modules are compiled by the next rule, which knows what changed.
$(VENV)/installed: pyproject.toml $(VENV)/locked
	$(SAY) 'installing languedoc from this folder'
	@LANGUEDOC_INTERPRETED=1 $(BIN)/python -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/compiled: setup.py $(KERNEL) build/tools $(VENV)/installed
	$(SAY) 'compiling what changed'
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

# Programs that tests need: a browser, a database and a proxy, which are not started (RUNLEVEL). Without them their tests
# are skipped.
build/peers:
	@mkdir -p build
	@wanted=; \
	{ command -v chromium-headless-shell || wanted=chromium-headless-shell; \
	    command -v initdb || ls /usr/lib/postgresql/*/bin/initdb || wanted="$$wanted postgresql"; \
	    command -v nginx || wanted="$$wanted nginx-light"; } >/dev/null 2>&1; \
	if [ -n "$$wanted" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "languedoc: installing $$wanted"; \
	    apt-get update >/dev/null 2>&1; \
	    for each in $$wanted; do \
	        RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$each >/dev/null 2>&1 \
	            || echo "languedoc: $$each cannot be installed here"; \
	    done; \
	fi
	@touch $@

# Changes when a compiler or the Python headers come or go, a setting changes, or a .pxd comes or goes.
build/tools: FORCE $(VENV)/made
	@mkdir -p build
	@{ for tool in cc gcc clang $$CC; do command -v $$tool; done; ls "$$($(BIN)/python -c $(HEADER))"; \
	    echo "$$LANGUEDOC_NATIVE/$$LANGUEDOC_INTERPRETED" $(TYPES); } > $@.new 2>/dev/null; \
	if cmp -s $@ $@.new; then rm $@.new; else mv $@.new $@; fi

# Not part of `make test`: it takes hours. HUNTED says how many times as many random games the tests play.
HUNTED ?= 10
GAMES ?= 20000

hunt: build ## many more random games than the tests play: GAMES=20000 HUNTED=10
	$(SAY) 'tests marked long, $(HUNTED) times as many games'
	@LANGUEDOC_HUNTED=$(HUNTED) $(PYTEST) -m long
	@$(BIN)/languedoc hunt --games $(GAMES)

bench-page: build pages ## measure the page in Chromium: confirming, zooming, opening a large game
	@cd tests && $(CURDIR)/$(BIN)/python -m browser.measure

bench: build ## measure the speed here, relative to a program written by hand in C
	@$(BIN)/languedoc bench

pictures: build ## draw all tiles, figures and cards into docs/pictures
	@$(BIN)/languedoc sheets docs/pictures

wire: build ## write web/src/wire.ts from the messages between server and page
	@$(BIN)/python -m languedoc.server.typescript web/src/wire.ts

golden: build ## rewrite the golden files of the tests
	$(SAY) 'writing tests/golden'
	@$(BIN)/python -m pytest -q --write-golden

format: $(VENV)/locked ## let ruff fix and format the sources
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/ruff format --quiet

lock: $(VENV)/made ## rewrite requirements.lock with the newest versions
	$(SAY) 'writing requirements.lock'
	@[ -x $(BIN)/pip-compile ] || $(BIN)/python -m pip install -qq pip-tools
	@$(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe --no-emit-options \
	    --no-header --extra dev --all-build-deps --output-file requirements.lock pyproject.toml
	$(SAY) 'writing web/package-lock.json'
	@rm -f web/package-lock.json && $(NPM) install --package-lock-only && $(NODE) $(BIN)/node web/plain-lock.js

clean: ## remove everything that make has made
	@rm -rf $(VENV) build dist web/node_modules src/languedoc/server/pages src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
	@find src -name '*.so' -delete
