"""Decisions in a second of CPU time, of this process and the engine together. `npm run bench:protocol` prints the table."""

from __future__ import annotations

import json
import os
import random
import resource
import sys
from pathlib import Path
from typing import Callable

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from jamaica_sea import Engine, Fleet, Game
from jamaica_sea.numbers import numpy

SECONDS = float(os.environ.get("SECONDS", "2"))
ROUNDS = 3
TICKS = os.sysconf("SC_CLK_TCK")
GAMES = 64


def engine_seconds(engine: Engine) -> float:
    """CPU time of the engine so far: Linux tells it while the process runs."""
    fields = Path(f"/proc/{engine.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def own_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def pace(engine: Engine, work: Callable[[], int]) -> dict[str, float]:
    """The best of some rounds, each with so many seconds of CPU time; the first one warms up."""
    best: dict[str, float] = {"decisions": 0}
    for turn in range(ROUNDS + 1):
        theirs, own, decisions = engine_seconds(engine), own_seconds(), 0
        while True:
            decisions += work()
            engine_time, own_time = engine_seconds(engine) - theirs, own_seconds() - own
            if engine_time + own_time >= SECONDS:
                break
        told = {"decisions": decisions / (engine_time + own_time), "engine": engine_time / (engine_time + own_time)}
        if turn > 0 and told["decisions"] > best["decisions"]:
            best = told
    return best


def stepping(fleet: Fleet, look: bool) -> Callable[[], int]:
    """Arbitrary choices that this program makes, fifty steps at a time."""
    rng = numpy.random.default_rng(1) if numpy is not None else None
    plain = random.Random(1).random

    def work() -> int:
        for _ in range(50):
            if rng is not None:
                counts = numpy.frombuffer(fleet.counts, dtype=numpy.uint8)
                fleet.step_indexes((rng.random(fleet.games) * counts).astype("<i2"))
            else:
                fleet.step_indexes([int(plain() * count) for count in fleet.counts])
            if look:
                fleet.rows
        return 50 * fleet.games

    return work


def one_by_one(engine: Engine) -> Callable[[], int]:
    """One game, one request a decision, as objects."""
    rng, seeds = random.Random(1), iter(range(10**9))

    def work() -> int:
        game, decisions = Game(engine, seed=str(next(seeds))), 0
        while game.final is None:
            decision = game.decisions[0]
            game.play(rng.randrange(len(decision["options"])), decision["seat"])
            decisions += 1
        game.close()
        return decisions

    return work


def running(fleet: Fleet) -> Callable[[], int]:
    def work() -> int:
        fleet.run(200)
        return 200 * fleet.games

    return work


def main() -> None:
    with Engine() as engine:
        ways = {
            "one game, as objects, a request a decision": one_by_one(engine),
            "64 games, with observations": stepping(Fleet(engine, GAMES), True),
            "64 games, options without observations": stepping(Fleet(engine, GAMES, rows=False), False),
            "64 games, only how many options": stepping(Fleet(engine, GAMES, rows=False, options=False), False),
            "1024 games, with observations": stepping(Fleet(engine, 1024), True),
            "1024 games, only how many options": stepping(Fleet(engine, 1024, rows=False, options=False), False),
            "64 games, the engine chooses (run)": running(Fleet(engine, GAMES, rows=False)),
        }
        print(json.dumps({"numpy": numpy is not None, "paces": {name: pace(engine, work) for name, work in ways.items()}}))


if __name__ == "__main__":
    main()
