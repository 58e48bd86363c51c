"""A linear policy learns to sail by playing against itself, and beats the deckhand: two minutes, no library.

    python3 python/examples/learn.py              # --seconds 100, --games 300 for the test at the end

What a card or an end of a move would bring is a handful of numbers; the policy is one weight for each of them. The
cross-entropy method finds the weights: try many around the best so far, keep those that win by most, go on from there.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from typing import Sequence

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from jamaica_sea import Engine, Fleet, Layout

FEATURES = ("gold", "food", "spare food", "gunpowder", "forward", "backward", "shortage", "lair", "price", "hold lost")
GOLD, FOOD, SPARE, POWDER, FORWARD, BACKWARD, SHORTAGE, LAIR, PRICE, LOST = range(len(FEATURES))
ENOUGH = 5
CARGOES = {"food": 1, "gold": 2, "gunpowder": 3}


class Sight:
    """What the seat that decides sees of its own ship, read from a row."""

    def __init__(self, layout: Layout) -> None:
        at = layout.column
        self.board = layout.board
        self.options = layout.options
        self.kinds = layout.kinds
        self.space, self.dice = at["ship.0.space"], at["die.morning"]
        self.holds = [(at[f"ship.0.{h}.cargo"], at[f"ship.0.{h}.tokens"]) for h in HOLDS]
        self.tokens = {space: at[f"lair.{space}.token"] for space, s in enumerate(self.board) if s["kind"] == "lair"}
        self.hand = [(option, at[f"seat.0.hand.{option}"]) for option in self.options[:11]]
        self.behind = [[b for b, s in enumerate(self.board) if space in s["next"]] for space in range(len(self.board))]

    def ends(self, space: int, die: int, forward: bool) -> set[int]:
        """Where a move can end; the finish ends it."""
        ends = {space}
        for _ in range(die):
            ends = {n for e in ends for n in (self.board[e]["next"] if forward else self.behind[e])}
        return ends

    def landing(self, weights: Sequence[float], row: Sequence[int], space: int, stock: dict[int, int]) -> float:
        """What it is worth to land on a space with these goods."""
        there = self.board[space]
        if there["kind"] == "lair":
            return weights[LAIR] * row[self.tokens[space]]
        cost = there.get("gold", there.get("food", 0))
        have = stock[2 if "gold" in there else 1]
        return weights[PRICE] * cost + (weights[SHORTAGE] if have < cost else 0.0)

    def card(self, weights: Sequence[float], row: Sequence[int], card: str, dice: tuple[int, int]) -> float:
        """What a card is worth with these dice."""
        stock, empty = {1: 0, 2: 0, 3: 0}, 0
        for cargo, tokens in self.holds:
            if row[cargo] > 0:
                stock[row[cargo]] += row[tokens]
            elif row[cargo] == 0:
                empty += 1
        spaces, worth = {row[self.space]}, 0.0
        for action, die in zip(card.split("/"), dice):
            if action in CARGOES:
                cargo = CARGOES[action]
                if action == "food":
                    worth += weights[FOOD if stock[1] < ENOUGH else SPARE] * die
                else:
                    worth += weights[GOLD if action == "gold" else POWDER] * die
                worth += weights[LOST] if empty == 0 else 0.0
                stock[cargo] += die
                empty -= 1
            else:
                forward = action == "forward"
                worth += weights[FORWARD if forward else BACKWARD] * die
                spaces = {end for space in spaces for end in self.ends(space, die, forward)}
                worth += max(self.landing(weights, row, space, stock) for space in spaces)
        return worth

    def worth(self, weights: Sequence[float], row: Sequence[int], option: int) -> float:
        """What any option is worth."""
        name = self.options[option]
        if option in self.kinds["card"]:
            return self.card(weights, row, name, (row[self.dice], row[self.dice + 1]))
        if option in self.kinds["dice"]:
            dice = (int(name[0]), int(name[2]))
            return max(self.card(weights, row, card, dice) for card, at in self.hand if row[at])
        if option in self.kinds["move"]:
            stock = {cargo: sum(row[t] for c, t in self.holds if row[c] == cargo) for cargo in (1, 2, 3)}
            return self.landing(weights, row, int(name[3:]), stock)
        if option in self.kinds["loot"]:
            return 20.0 if name.startswith(("power", "hidden", "give:-")) else float(name[-1]) if ":" in name else 0.0
        if option in self.kinds["powder"]:
            return min(float(name), 3.0)
        return 0.0


HOLDS = ["hold.0", "hold.1", "hold.2", "hold.3", "hold.4", "sixth"]


def choose(sight: Sight, fleet: Fleet, weights_of: Sequence[Sequence[Sequence[float]]]) -> list[int]:
    """The best option in every game, by the weights of the seat that is asked there."""
    chosen, first, options = [], 0, fleet.options
    for game, count in enumerate(fleet.counts):
        open_now = options[first : first + count]
        first += count
        if count == 1:
            chosen.append(open_now[0])
            continue
        row, weights = fleet.row(game), weights_of[game][fleet.seats[game]]
        chosen.append(max(open_now, key=lambda option: sight.worth(weights, row, option)))
    return chosen


def margins(sight: Sight, fleet: Fleet, weights_of: list[list[Sequence[float]]], learners: list[int]) -> list[float]:
    """Plays every game of a fleet once; by how many points the learner's seat was ahead of its best rival."""
    told: dict[int, float] = {}
    while len(told) < fleet.games:
        fleet.step(choose(sight, fleet, weights_of))
        for ended in fleet.over:
            seat = learners[ended["game"]]
            totals = [score["total"] for score in ended["scores"]]
            told.setdefault(ended["game"], totals[seat] - max(totals[:seat] + totals[seat + 1 :]))
    return [told[game] for game in range(fleet.games)]


def learn(engine: Engine, layout: Layout, seconds: float, rng: random.Random) -> list[float]:
    """The weights after so many seconds of playing against the best so far."""
    sight = Sight(layout)
    mean, spread = [0.0] * len(FEATURES), [1.0] * len(FEATURES)
    candidates, each, kept = 24, 9, 6
    begin, generation = time.monotonic(), 0
    while time.monotonic() - begin < seconds:
        tried = [[rng.gauss(m, s) for m, s in zip(mean, spread)] for _ in range(candidates)]
        learners = [game % 3 for game in range(candidates * each)]
        weights = [[tried[g // each] if s == learners[g] else mean for s in range(3)] for g in range(candidates * each)]
        fleet = Fleet(engine, candidates * each, seed=f"learn {generation}", layout=layout)
        won = margins(sight, fleet, weights, learners)
        fleet.close()
        worth = [sum(won[c * each : (c + 1) * each]) / each for c in range(candidates)]
        best = sorted(range(candidates), key=lambda c: -worth[c])[:kept]
        mean = [sum(tried[c][w] for c in best) / kept for w in range(len(FEATURES))]
        spread = [
            max(0.1, (sum((tried[c][w] - mean[w]) ** 2 for c in best) / kept) ** 0.5) for w in range(len(FEATURES))
        ]
        generation += 1
        print(f"{time.monotonic() - begin:5.0f} s  generation {generation:3d}  the best are ahead by {worth[best[0]]:5.1f}")
    return mean


def against_deckhands(engine: Engine, layout: Layout, weights: Sequence[float], games: int) -> float:
    """The share of games won against two deckhands; a third is what a deckhand wins."""
    sight, won, played = Sight(layout), 0.0, 0
    fleet = Fleet(engine, 30, seed="test", sailors=[None, "deckhand", "deckhand"], layout=layout)
    while played < games:
        fleet.step(choose(sight, fleet, [[weights]] * 30))
        for ended in fleet.over:
            won += (0 in ended["winners"]) / len(ended["winners"])
            played += 1
    fleet.close()
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--games", type=int, default=300)
    asked = parser.parse_args()
    with Engine() as engine:
        layout = Layout(engine)
        before = against_deckhands(engine, layout, [0.0] * len(FEATURES), asked.games // 3)
        print(f"before: wins {before:.0%} of its games against two deckhands")
        weights = learn(engine, layout, asked.seconds, random.Random(7))
        print("what it has learned:", ", ".join(f"{name} {weight:+.1f}" for name, weight in zip(FEATURES, weights)))
        after = against_deckhands(engine, layout, weights, asked.games)
        print(f"after: wins {after:.0%} of its games against two deckhands (a deckhand would win 33%)")


if __name__ == "__main__":
    main()
