# Every target calls the same script as README and .ci/run: packaging/dev.py.
PYTHON ?= python3
KNOWLEDGE ?=
ARGS ?=

.PHONY: help setup run test check shots bench translations packages packages-test lock clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sort | sed 's/:.*## /\t/' | expand -t 14

setup: ## make the environment in .venv, with everything that tests need
	@$(PYTHON) packaging/dev.py setup

run: ## open the viewer (KNOWLEDGE=folder; default: the bundled manual)
	@$(PYTHON) packaging/dev.py run $(KNOWLEDGE)

test: ## run all tests (ARGS="-k search" goes to pytest)
	@$(PYTHON) packaging/dev.py test $(ARGS)

check: ## ruff, formatting, mypy, import contracts
	@$(PYTHON) packaging/dev.py check

shots: ## take the pictures of README and manual
	@$(PYTHON) packaging/dev.py shots

bench: ## print the benchmarks
	@$(PYTHON) packaging/dev.py bench

translations: ## read the texts out of the program, compile the translations
	@$(PYTHON) packaging/dev.py translations $(ARGS)

packages: ## build the packages of this system into dist/ (ARGS="deb rpm": only these)
	@$(PYTHON) packaging/build.py $(ARGS)

packages-test: ## install, use and remove each package of dist/ in a clean root (as root)
	@$(PYTHON) packaging/smoke/smoke.py $(ARGS)

lock: ## pin every dependency again, with hashes (ARGS=--upgrade for the newest)
	@$(PYTHON) packaging/dev.py lock $(ARGS)

clean: ## remove the environment and what tools left behind
	@rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
