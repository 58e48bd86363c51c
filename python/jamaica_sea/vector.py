"""Many games at once against bots, with the calls of Gymnasium's vector environments."""

from __future__ import annotations

from typing import Any, Iterable

from .engine import Engine
from .fleet import Fleet
from .layout import Layout
from .numbers import numpy
from .spaces import Box, Discrete


def reward_of(ended: dict[str, Any], seat: int) -> float:
    """1 for a game won, shared with whoever won it too; 0 for one that was lost."""
    winners = ended["winners"]
    return 1 / len(winners) if seat in winners else 0.0


class VectorEnv:
    """You sail seat 0 of `num_envs` games; bots of a level sail the others. A game that ends begins anew by itself.

    Observations are rows (int8), actions the numbers of options; `info["action_mask"]` says which are open.
    """

    def __init__(
        self,
        num_envs: int = 64,
        level: str = "deckhand",
        edition: str = "2007",
        players: int = 3,
        ghost: bool | None = None,
        engine: Engine | None = None,
    ) -> None:
        self._is_own = engine is None
        self.engine = engine or Engine()
        self.layout = Layout(self.engine)
        self.num_envs = num_envs
        self._rules = {"edition": edition, "players": players, "ghost": ghost}
        self._sailors = [None, *[level] * (players - 1)]
        self._fleet: Fleet | None = None
        self.single_action_space = self.action_space = Discrete(self.layout.option_count)
        self.single_observation_space = self.observation_space = Box(self.layout)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals all games; the same seed deals the same."""
        if self._fleet is not None:
            self._fleet.close()
        self._fleet = Fleet(
            self.engine,
            self.num_envs,
            **self._rules,
            seed=f"vector {seed}",
            sailors=self._sailors,
            layout=self.layout,
        )
        return self._fleet.rows, self._info([])

    @property
    def fleet(self) -> Fleet:
        """The games themselves."""
        if self._fleet is None:
            raise RuntimeError("call reset first")
        return self._fleet

    def _info(self, over: list[dict[str, Any]]) -> dict[str, Any]:
        return {"action_mask": self.fleet.masks, "over": over}

    def step(self, actions: Iterable[int]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every game: observations, rewards, terminations, truncations, infos.

        Where a game has ended the observation is already the first one of the next. `info["over"]` tells how it ended.
        """
        fleet = self.fleet
        fleet.step(int(action) for action in actions)
        rewards, ends = [0.0] * self.num_envs, [False] * self.num_envs
        for ended in fleet.over:
            rewards[ended["game"]] += reward_of(ended, 0)
            ends[ended["game"]] = True
        none = [False] * self.num_envs
        info = self._info(fleet.over)
        if numpy is not None:
            return fleet.rows, numpy.array(rewards), numpy.array(ends), numpy.array(none), info
        return fleet.rows, rewards, ends, none, info

    def close(self) -> None:
        """Ends the engine, if it was started for this environment."""
        if self._is_own:
            self.engine.close()
