# Petteia. `make run` and `make test` need Python 3.11 or later (with venv) and make, nothing else.

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help run setup setup-test test quick check lint fix coverage mutants bench bench-load bench-ratings puzzles tactics torture rolling storm hostile soak rehearsal
.PHONY: audit search frames languages layouts lock pictures pin-image release sbom site wheel

bin := .venv/bin

help: ## show this
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: setup ## set up if need be, and start Petteia
	@$(bin)/petteia run

setup: ## what running needs, in .venv
	@scripts/setup run

setup-test:
	@scripts/setup test

test: setup-test ## the tests
	@$(bin)/python -m pytest --numprocesses auto --dist worksteal

quick: setup-test ## lint, types and the nearest tests of a change, in half a minute; SINCE=main, FILES="..."
	@$(bin)/python -m tests.quick $(if $(SINCE),--since $(SINCE)) $(FILES)

check: lint test ## format, lint, types and tests

lint: setup-test
	@$(bin)/python -m ruff format --check .
	@$(bin)/python -m ruff check .
	@$(bin)/python -m mypy
	@scripts/lint-javascript

fix: setup-test ## format, and repair what the linter can
	@$(bin)/python -m ruff check --fix .
	@$(bin)/python -m ruff format .

coverage: setup-test ## which branches the tests go through, by folder
	@scripts/coverage

mutants: setup-test ## make N=20 mistakes in the code by lot, and look which no test notices
	@$(bin)/python -m tests.mutants $(N) $(if $(SEED),--seed $(SEED))
	@$(bin)/python -m tests.engine.mutants

bench: setup-test ## how fast, beside a yardstick; NAMES="engine search render animation core chats computer web"
	@$(bin)/python -m tests.bench $(NAMES)

bench-ratings: setup-test ## profiles, tables and ends of matches with a million rated matches, MATCHES=1000000 (needs 3 GB)
	@$(bin)/python -m tests.ratings.loaded $(if $(MATCHES),--matches $(MATCHES))

bench-load: setup-test ## a million matches and several processes, MATCHES=1000000 (needs 6 GB)
	@$(bin)/python -m tests.load $(if $(MATCHES),--matches $(MATCHES))

puzzles: setup-test ## check the puzzles by searches of full width, in about six minutes
	@$(bin)/python -m tests.puzzles.verify

tactics: setup-test ## let the strongest level solve tactical positions at its full budget; VERIFY=1 checks the solutions
	@$(bin)/python -m tests.tactics $(if $(VERIFY),--verify)

torture: setup-test ## kill the bot at random, N=100 times, or with NAMED=1 at each named point, and look what is lost
	@$(bin)/python -m tests.torture $(N) $(if $(NAMED),--named) $(if $(ENDS),--ends) $(if $(UPDATES),--updates) $(if $(STOPS),--stops) $(if $(PAGES),--pages) $(if $(SEED),--seed $(SEED))

rolling: setup-test ## upgrade two processes while people play, and back, ROUNDS=3 times; FROM="." TO="next" or commits
	@$(bin)/python -m tests.rolling $(if $(FROM),--from $(FROM)) $(if $(TO),--to $(TO)) $(if $(ROUNDS),--rounds $(ROUNDS))

storm: setup-test ## play TURNS=2000 turns on each platform while it fails in every way, and look who was not called
	@$(bin)/python -W ignore -m tests.storm $(if $(TURNS),--turns $(TURNS)) $(if $(SEED),--seed $(SEED))

hostile: setup-test ## attack each front-end by N=10000 hostile inputs, and look what breaks
	@$(bin)/python -W ignore -m tests.hostile $(N) $(if $(SEED),--seed $(SEED)) $(if $(AT),--at $(AT))

pictures: setup-test ## the README's pictures, into docs/readme, and ten screens of a phone, into build/screens (needs Chromium)
	@$(bin)/python -W ignore -m tests.showcase

layouts: setup-test ## keep the boxes of the web chat's pages as they are now (needs Chromium)
	@PETTEIA_RENEW_LAYOUTS=1 $(bin)/python -m pytest tests/e2e/test_layout.py

frames: setup-test ## write the types of the web chat's frames for its scripts, from frames.py
	@$(bin)/python -m tests.javascript.frame_types

site: setup-test ## the documentation as a website, into build/site
	@NO_MKDOCS_2_WARNING=1 $(bin)/python -m mkdocs build --quiet

soak: setup-test ## play TURNS=10000 turns on all front-ends, and look what grows
	@$(bin)/python -W ignore -m tests.soak $(TURNS)

rehearsal: setup-test ## many servers on Discord in several processes; SIZES="--servers 100000 --shards 64 --processes 4 --matches 400"
	@$(bin)/python -W ignore -m tests.rehearsal $(SIZES)

audit: ## look up known weaknesses of the dependencies (needs PyPI)
	@scripts/audit

search: ## train what questions are answered by, after a change of the ways of asking or of the rules
	@scripts/setup search
	@build/search/bin/python scripts/train-search $(IN)

languages: setup-test ## what the translations lack and what changed in English, or some of them: IN="it"; and all messages as a page
	@$(bin)/python -m tests.bot.i18n.proof_page
	@$(bin)/python -m tests.bot.i18n.translated $(IN) $(if $(DONE),--done $(DONE))
	@$(bin)/python -m tests.bot.i18n.missing_messages $(IN)

sbom: ## write what this version is made of, as CycloneDX JSON, to build/
	@scripts/sbom

pin-image: ## pin the Dockerfile's base image to a digest (needs Docker Hub)
	@scripts/pin-image

release: ## check that VERSION=0.2.0 is ready, and tag it; pushes nothing
	@scripts/release $(VERSION)

wheel: setup ## build the wheel into dist/, install it into an empty environment and play (needs a package index)
	@$(bin)/python scripts/check-wheel dist

lock: ## write requirements/ afresh from pyproject.toml (needs uv)
	@scripts/lock
