"""One game at a time, with everything the engine can tell about it."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from .engine import Engine
from .rules import rules_of

Request = dict[str, Any]


class Game:
    """A game by a seed. `waiting` is what it waits for, `steps` what has happened in it."""

    def __init__(
        self,
        engine: Engine,
        edition: str = "2007",
        players: int = 3,
        ghost: bool | None = None,
        seed: str = "jamaica",
        house: Mapping[str, str] | None = None,
        *,
        opening: Request | None = None,
    ) -> None:
        """Begins a game; `opening` is another way to begin than the rules and a seed, as `load` and `copy` use it."""
        self.engine = engine
        self.name = engine.new_name()
        self.steps: list[dict[str, Any]] = []
        self.waiting: dict[str, Any] = {}
        self._step(opening or {"new": {**rules_of(edition, players, ghost, house), "seed": seed}})

    @classmethod
    def load(cls, engine: Engine, position: str, seed: str | None = None) -> Game:
        """A game that goes on from a position. Without a seed it waits for chance: see `chances` and `settle`."""
        return cls(engine, opening={"load": {"position": position, **({} if seed is None else {"seed": seed})}})

    def copy(self, seed: str | None = None) -> Game:
        """Another game that is what this one is, with dice of its own, or none."""
        copied = Game(self.engine, opening={"copy": {"of": self.name, **({} if seed is None else {"seed": seed})}})
        copied.steps = list(self.steps)
        return copied

    def _ask(self, request: Request) -> dict[str, Any]:
        return self.engine.ask({"game": self.name, **request})

    def _step(self, request: Request) -> dict[str, Any]:
        answer = self._ask(request)
        gone = answer.get("undone", 0)
        self.steps = [*(self.steps[:-gone] if gone else self.steps), *answer["steps"]]
        self.waiting = answer["waiting"]
        return answer

    @property
    def decisions(self) -> list[dict[str, Any]]:
        """What is to be decided now: `kind`, `seat`, `options`. Several only while all choose their cards."""
        return self.waiting.get("decide", [])

    @property
    def final(self) -> dict[str, Any] | None:
        """How the game ended: `rounds`, `scores`, `winners`; None while it goes on."""
        return self.waiting.get("over")

    def play(self, choice: str | int, seat: int | None = None) -> list[dict[str, Any]]:
        """Plays an option, by its text or by its place in the list; gives back the steps that followed."""
        body: Request = {"choice" if isinstance(choice, str) else "index": choice}
        if seat is not None:
            body["seat"] = seat
        return self._step({"play": body})["steps"]

    def undo(self) -> int:
        """Takes the last choice back, as people may; says how many steps are gone."""
        return self._step({"undo": True}).get("undone", 0)

    def chances(self) -> list[dict[str, Any]] | None:
        """What may fall next, and how likely; None for a shuffle, which has too many orders."""
        return self._ask({"chances": True})["chances"]

    def settle(self, chance: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Supplies what fell."""
        return self._step({"chance": dict(chance)})["steps"]

    def simulate(
        self, games: int, by: str | Sequence[str] = "random", seed: str = "jamaica", seen_by: int | None = None
    ) -> dict[str, Any]:
        """Plays on to the end so many times; `seen_by` deals what that seat cannot see anew each time."""
        body: Request = {"by": by if isinstance(by, str) else list(by), "games": games, "seed": seed}
        if seen_by is not None:
            body["as"] = seen_by
        return self._ask({"simulate": body})

    def bot(self, level: str, seat: int) -> str:
        """What a bot would choose for a seat."""
        return self._ask({"bot": {"level": level, "seat": seat}})["choice"]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, or with None a spectator."""
        return self._ask({"view": seat})["view"]

    def save(self) -> str:
        """The position as a text for `load`."""
        return self._ask({"save": True})["position"]

    def record(self) -> dict[str, Any]:
        """The record of the game so far."""
        return self._ask({"record": True})["record"]

    def close(self) -> None:
        """Has the engine forget the game."""
        self._ask({"drop": True})
