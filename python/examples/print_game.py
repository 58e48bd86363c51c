"""Prints a game that bots play: who decided what, what fell, how it ended.

    python3 python/examples/print_game.py --players 4 --seed storm
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from jamaica_sea import Engine, Game


def tell(step: dict) -> str:
    """A step of the record as a line."""
    if "decide" in step:
        return f"  seat {step['seat']}: {step['decide']} {step['choice']}"
    if step.get("roll") == "action":
        return f"the Captain rolls {step['dice'][0]} and {step['dice'][1]}"
    if "roll" in step:
        return f"  ship {step['ship']} rolls {step['face']} ({step['roll']})"
    if "shuffle" in step:
        return f"  seat {step['shuffle']} shuffles {len(step['deck'])} cards"
    places = ", ".join(f"{ship['space']}" for ship in step["ships"])
    return f"  ship {step['after']} has sailed; the ships are at {places}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="deckhand")
    parser.add_argument("--seed", default="jamaica")
    asked = parser.parse_args()
    with Engine() as engine:
        game = Game(engine, players=asked.players, seed=asked.seed)
        told = 0
        while game.final is None:
            seat = game.decisions[0]["seat"]
            game.play(game.bot(asked.level, seat), seat)
            for step in game.steps[told:]:
                print(tell(step))
            told = len(game.steps)
        for seat, score in enumerate(game.final["scores"]):
            print(f"seat {seat}: {score['total']} points")
        print("winners:", *game.final["winners"])


if __name__ == "__main__":
    main()
