"""All seats by turns, with the calls of PettingZoo's AEC environments."""

from __future__ import annotations

from typing import Any, Iterator

from .engine import Engine
from .layout import Layout
from .numbers import read_bytes, signed
from .rules import rules_of
from .spaces import Box, Discrete
from .vector import reward_of


class AecEnv:
    """A game whose seats are the agents `seat_0`, `seat_1` … Of those who choose cards together the first is asked first.

    An observation is `{"observation": row, "action_mask": mask}`, an action the number of an option.
    """

    metadata = {"render_modes": ["ansi"], "name": "jamaica_v1", "is_parallelizable": False}

    def __init__(
        self,
        edition: str = "2007",
        players: int = 3,
        ghost: bool | None = None,
        engine: Engine | None = None,
    ) -> None:
        self._is_own = engine is None
        self.engine = engine or Engine()
        self.layout = Layout(self.engine)
        self._rules = rules_of(edition, players, ghost)
        self._name = self.engine.new_name()
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._views: list[dict[str, Any]] = []
        self._resets = 0
        self.final: dict[str, Any] | None = None

    def observation_space(self, agent: str) -> Box:
        """The same for all agents."""
        return Box(self.layout)

    def action_space(self, agent: str) -> Discrete:
        """The same for all agents."""
        return Discrete(self.layout.option_count)

    def _ask(self, request: dict[str, Any]) -> None:
        seats = list(range(len(self.possible_agents)))
        answer = self.engine.ask({"game": self._name, **request, "views": seats, "tensor": "base64"})
        self._views = answer["views"]
        self.final = answer["waiting"].get("over")
        if self.final is None:
            self.agent_selection = self.possible_agents[answer["waiting"]["decide"][0]["seat"]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game; the same seed deals the same one, and without a seed every game is another."""
        self._resets += 1
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask({"new": {**self._rules, "seed": f"aec {-self._resets if seed is None else seed}"}})

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and which of its options are open: none when it is not asked."""
        view = self._views[self.possible_agents.index(agent)]
        mask = signed(read_bytes(view["mask"]), self.layout.option_count)[0]
        return {"observation": signed(read_bytes(view["row"]), self.layout.row_size)[0], "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward, termination, truncation and info of the agent whose turn it is."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are asked, until the game is over for all of them."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over for this agent: the only action is None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise ValueError("expected an action: the game is not over for this agent")
        self._cumulative_rewards[agent] = 0.0
        self._ask({"play": {"seat": self.possible_agents.index(agent), "option": int(action)}})
        self.rewards = {each: 0.0 for each in self.agents}
        if self.final is not None:
            self._end(self.final)

    def _end(self, final: dict[str, Any]) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = reward_of(final, seat)
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
            self.infos[agent] = {"final": final}
        self.agent_selection = self.agents[0]

    def close(self) -> None:
        """Ends the engine, if it was started for this environment."""
        if self._is_own:
            self.engine.close()
