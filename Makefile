# `make run` plays, `make test` checks everything; both set up what they need. `make help` lists the rest.

PYTHON ?= python3
# What `make run` runs: arguments of the `tabletown` command, for example RUN="play streets".
RUN ?= serve --open
# Processes that pytest uses.
JOBS ?= 2
# More arguments for pytest, for example ARGS="-k raze -x".
ARGS ?=

BIN := .venv/bin
# Long tests have targets of their own.
QUICK := not slow and not kill and not network and not load and not attack

# What is tested once more with compiled modules.
COMPILED_TESTS := tests/core tests/games tests/bots tests/records tests/test_compliance.py \
	$(addprefix tests/lab/test_,study.py observations.py batch.py pettingzoo.py gymnasium.py openspiel.py)

# One line that says what happens next.
say = @printf -- '-- %s\n' "$(1)"
# pytest's status 5 means that no test was found.
none = || { code=$$?; [ $$code -ne 5 ] || echo "make: there is no $(1) yet." >&2; exit $$code; }
maybe = || { code=$$?; [ $$code -eq 5 ] && echo "make: there is no $(1) yet."; }

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help run test check format e2e monkey layout film kill-test network-test load-test attack-test slow bench compile-check \
	test-compiled bench-peers ladder-builds ladders fast docs wheel release-check lock upgrade clean distclean setup setup-run setup-fast setup-slow python lint web-test rules audit

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

## --- the two commands of the README

run: setup-run ## set up, then host the games (RUN="serve --open" by default)
	@[ -d tabletown/cli ] || { echo "make: the tabletown command does not exist yet (tabletown/cli)." >&2; exit 1; }
	@$(BIN)/python -m scripts.compile --hint
	@$(BIN)/tabletown $(RUN)

fast: setup-fast ## compile what counts for speed (needs a C compiler); `make run` and all else use it then
	@$(BIN)/python -m scripts.compile

test: setup lint web-test ## set up, then every check and test but the long ones
	$(call say,tests: pytest with $(JOBS) processes)
	@$(BIN)/pytest -n $(JOBS) --dist loadgroup -m "$(QUICK)" $(ARGS) $(call none,test)
	@$(MAKE) --no-print-directory rules

## --- set-up

python:
	@command -v $(PYTHON) >/dev/null || { echo "make: tabletown needs Python 3.11 or newer, and there is no '$(PYTHON)' command." >&2; exit 1; }

setup: python ## set up the environment for tests (.venv), nothing else
	@$(PYTHON) scripts/setup.py test

setup-run: python
	@$(PYTHON) scripts/setup.py run

setup-fast: python
	@$(PYTHON) scripts/setup.py fast

setup-slow: python
	@$(PYTHON) scripts/setup.py slow

## --- checks

check: setup lint ## lint, format, types and import contracts

lint:
	$(call say,lint: ruff check)
	@$(BIN)/ruff check --quiet .
	$(call say,format: ruff format --check)
	@$(BIN)/ruff format --quiet --check .
	$(call say,types: mypy)
	@$(BIN)/mypy --no-error-summary
	$(call say,imports: lint-imports)
	@$(BIN)/lint-imports --no-logo > .build/lint-imports.txt || { cat .build/lint-imports.txt; exit 1; }
	@$(BIN)/python -m scripts.web check

web-test:
	@$(BIN)/python -m scripts.web test

rules: ## every rule of the rulebooks has a test (after `make setup`)
	@if [ -d tabletown/cli ]; then \
		echo "-- rules: tabletown rules --coverage"; $(BIN)/tabletown rules --coverage; \
	else echo "-- rules: there is no command line yet, nothing to count"; fi

format: setup ## put the sources in order (ruff)
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format .

## --- long tests

e2e: setup ## real browser against real server
	@$(BIN)/pytest -n $(JOBS) -m e2e $(ARGS) $(call none,end-to-end test)

# How long and with which luck the monkey plays.
MINUTES ?= 30
SEED ?= 1

monkey: setup ## touch everything at random for MINUTES, with SEED (real browser)
	@rm -f .build/figures/monkey.json
	@TABLETOWN_MONKEY_SECONDS=$$(( $(MINUTES) * 60 / 8 )) TABLETOWN_MONKEY_SEED=$(SEED) $(BIN)/pytest -q -s tests/e2e/test_monkey.py $(ARGS)
	@cat .build/figures/monkey.json

.PHONY: mutants refusals prompts

# How many mutants of each game are tried.
COUNT ?= 60

mutants: setup ## change the rules at random, COUNT times in every game with SEED, for MINUTES at most: do tests notice?
	@$(BIN)/python -m scripts.mutants --count $(COUNT) --seed $(SEED) --minutes $(MINUTES) $(ARGS)

refusals: setup ## 200,000 random illegal actions: each refused for a reason?
	@$(BIN)/python -m scripts.fuzz_refusals $(ARGS)

layout: setup ## judge the layout of every table, size and language (real browser)
	@TABLETOWN_LAYOUT=full $(BIN)/pytest -q -s tests/e2e/test_layout.py $(ARGS)

prompts: setup ## count prompts and clicks of whole games, before and after the client puts them together
	@$(BIN)/python -m scripts.prompts $(ARGS)

film: setup ## ten frames each of a bot's turn, an automatic phase and the end (GAME=streets for one game)
	@GAME="$(GAME)" $(BIN)/python -m tests.e2e.film

kill-test: setup ## kill the server in the middle of writes
	@rm -f .build/figures/kill.json
	@$(BIN)/pytest -m kill $(ARGS) $(call none,kill test)
	@cat .build/figures/kill.json

network-test: setup ## lose, repeat, reorder and delay messages
	@rm -f .build/figures/network.json
	@$(BIN)/pytest -m network $(ARGS) $(call none,network test)
	@cat .build/figures/network.json

load-test: setup ## many tables on this machine
	@rm -f .build/figures/load.json
	@$(BIN)/pytest -m load $(ARGS) $(call none,load test)
	@cat .build/figures/load.json

attack-test: setup ## attack the server: sessions, seats, tables, names, keys, leaks, faults, exhaustion
	@rm -f .build/figures/attack.json
	@$(BIN)/pytest $(ARGS) tests/attacks $(call none,attack)
	@cat .build/figures/attack.json

bench: setup ## measure: the engine, then the benchmarks among the tests
	@[ ! -d tabletown/cli ] || $(BIN)/tabletown bench
	@$(BIN)/pytest --benchmark-only -q -r fE $(ARGS) $(call maybe,benchmark)

compile-check: setup ## compile everything, show that it plays and thinks like the plain modules
	$(call say,compile: mypyc into .build/compiled)
	@$(BIN)/python -m scripts.compile
	@$(BIN)/pytest -q -m "slow or not slow" $(ARGS) tests/core/test_compiled.py

test-compiled: compile-check ## the tests of kernel, games, bots, records and environments on the compiled modules
	$(call say,tests: kernel and games and bots and compliance and records and environments, compiled)
	@TABLETOWN_BUILD=compiled $(BIN)/pytest -n $(JOBS) -m "$(QUICK) and not plain" $(ARGS) $(COMPILED_TESTS)

bench-peers: setup ## plain and compiled modules and a peer (catanatron, in an environment of its own), in alternation
	@$(BIN)/python -m scripts.bench_peers $(ARGS)

ladder-builds: setup ## hard compiled against hard plain with equal time (GAME=streets, ARGS="--games 100 --seconds 1")
	@$(BIN)/python -m scripts.ladder_builds $(or $(GAME),streets) $(ARGS)

ladders: setup ## every level of bots against the ones below, as in docs/bots.md (ARGS="--only streets --share 0.1")
	@$(BIN)/python -m scripts.ladders $(ARGS)

audit: setup-slow ## known holes in the pinned packages of server and client
	@$(BIN)/python -m scripts.audit

slow: setup-slow lint web-test ## everything, however long it takes
	$(call say,tests: all but those under load)
	@$(BIN)/pytest -n $(JOBS) -m "not load" $(ARGS) $(call none,test)
	$(call say,tests: under load)
	@$(BIN)/pytest -m load $(ARGS) $(call maybe,load test)
	$(call say,audit: known holes in the pinned packages)
	@$(BIN)/python -m scripts.audit --if-reached
	@$(MAKE) --no-print-directory rules bench

## --- handing out

docs: setup ## build the documentation as a site into tabletown/docs/, links checked
	@$(BIN)/python -m scripts.docs

wheel: setup ## build sources, wheel and compiled wheel into dist/
	$(call say,wheel: sources and wheels into dist/)
	@$(BIN)/python -m scripts.wheel $(ARGS)

release-check: setup-slow test audit ## everything that a release needs, before it is tagged
	$(call say,release: version and changelog and a clean work tree)
	@$(BIN)/python -m scripts.release
	@$(MAKE) --no-print-directory wheel test-compiled
	$(call say,release: the wheel in empty environments)
	@$(BIN)/pytest -q -m slow -s tests/repository/test_wheel.py

## --- upkeep

lock: setup ## write the lock files again, keeping versions that still fit
	@$(BIN)/python scripts/lock.py

upgrade: setup ## write the lock files again with the newest versions
	@$(BIN)/python scripts/lock.py --upgrade

clean: ## remove what was built, and caches
	@rm -rf .build dist tabletown/web tabletown/docs htmlcov test-results .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache .hypothesis .benchmarks .coverage .coverage.*
	@find tabletown tests scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## remove the environments too, as after a fresh clone
	@rm -rf .venv .uv web/node_modules e2e/node_modules
