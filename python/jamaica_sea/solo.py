"""One game against bots, with the calls of a Gymnasium environment."""

from __future__ import annotations

from typing import Any

from .engine import Engine
from .vector import VectorEnv


class SoloEnv:
    """You sail seat 0, bots of a level sail the others. An episode is a game.

    The observation is a row (int8), the action the number of an option; `info["action_mask"]` says which are open.
    The reward is 1 for a game won, shared with whoever won it too, and 0 otherwise.
    """

    metadata = {"render_modes": ["ansi"], "name": "jamaica_v1"}

    def __init__(
        self,
        level: str = "deckhand",
        edition: str = "2007",
        players: int = 3,
        ghost: bool | None = None,
        engine: Engine | None = None,
    ) -> None:
        self._vector = VectorEnv(1, level, edition, players, ghost, engine)
        self.layout = self._vector.layout
        self.action_space = self._vector.single_action_space
        self.observation_space = self._vector.single_observation_space
        self._resets = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals a game; the same seed deals the same one, and without a seed every game is another."""
        self._resets += 1
        rows, info = self._vector.reset(seed=seed if seed is not None else -self._resets)
        return rows[0], {"action_mask": info["action_mask"][0]}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward, terminated, truncated (never), info. At the end `info["final"]` has the scores."""
        rows, rewards, ends, _, info = self._vector.step([action])
        told: dict[str, Any] = {"action_mask": info["action_mask"][0]}
        if ends[0]:
            told["final"] = info["over"][0]
        return rows[0], float(rewards[0]), bool(ends[0]), False, told

    def close(self) -> None:
        """Ends the engine, if it was started for this environment."""
        self._vector.close()
