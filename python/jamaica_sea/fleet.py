"""Many games that are played together, as numbers: the fast way."""

from __future__ import annotations

import json
from array import array
from typing import Any, Iterable, Mapping, Sequence

from .engine import Engine, EngineError
from .layout import Layout
from .numbers import masks_of, shorts_in, signed, write_shorts
from .rules import rules_of


class Fleet:
    """So many games of the same rules. Each waits for one decision of one seat; `step` answers all of them.

    A game that is over is in `over` once, and the next one is dealt in its place.
    """

    def __init__(
        self,
        engine: Engine,
        games: int = 64,
        edition: str = "2007",
        players: int = 3,
        ghost: bool | None = None,
        house: Mapping[str, str] | None = None,
        seed: str = "jamaica",
        sailors: Sequence[str | None] | None = None,
        rows: bool = True,
        options: bool = True,
        layout: Layout | None = None,
    ) -> None:
        """`sailors` has a bot's level for every seat, or None for you; without it you sail all of them.

        Without `rows` no observations are sent, without `options` only how many options there are: both save time.
        """
        self.engine = engine
        self.games = games
        self.layout = layout or Layout(engine)
        self.name = engine.new_name()
        #: Who is asked in each game, and how many options there are.
        self.seats: bytes = b""
        self.counts: bytes = b""
        #: How the games ended that have ended since the last step: `game`, `rounds`, `scores`, `winners`.
        self.over: list[dict[str, Any]] = []
        self._send = ["seats", "counts", *(["options"] if options else []), *(["rows"] if rows else [])]
        body: dict[str, Any] = {**rules_of(edition, players, ghost, house), "games": games, "seed": seed}
        body.update(send=self._send, raw=True)
        if sailors is not None:
            body["sailors"] = list(sailors)
        self._begin = f'{{"fleet":"{self.name}",'.encode()
        self._hear(self._begin + b'"new":' + json.dumps(body).encode() + b"}")

    def _hear(self, line: bytes) -> None:
        answer = json.loads(self.engine.send(line))
        if not answer["ok"]:
            raise EngineError(answer["error"])
        read = self.engine.read
        parts = {name: read(size) for name, size in zip(self._send, answer["bytes"])}
        self.seats, self.counts = parts["seats"], parts["counts"]
        self._options, self._rows = parts.get("options", b""), parts.get("rows", b"")
        self.over = answer["over"]

    @property
    def options(self) -> array[int]:
        """The numbers of the open options, game after game."""
        return shorts_in(self._options)

    @property
    def rows(self) -> Any:
        """What each seat that is asked sees: with numpy an array of int8, one row a game."""
        return signed(self._rows, self.layout.row_size)

    def row(self, game: int) -> Sequence[int]:
        """The row of one game as plain numbers: quicker than an array for a program that looks at a few of them."""
        size = self.layout.row_size
        return memoryview(self._rows)[game * size : (game + 1) * size].cast("b")

    @property
    def masks(self) -> Any:
        """For every game and option 1 when it is open, 0 when it is not."""
        return masks_of(self.counts, self.options, self.layout.option_count)

    def options_of(self, game: int) -> Sequence[int]:
        """The numbers of the options that are open in a game."""
        first = sum(self.counts[:game])
        return self.options[first : first + self.counts[game]]

    def step(self, options: Iterable[int]) -> None:
        """Plays one option in every game, by its number."""
        self._hear(self._begin + b'"play":{"options":"' + write_shorts(options) + b'"}}')

    def step_indexes(self, indexes: Iterable[int]) -> None:
        """The same by the places of the options in their lists."""
        self._hear(self._begin + b'"play":{"indexes":"' + write_shorts(indexes) + b'"}}')

    def run(self, decisions: int) -> None:
        """Has the engine make so many arbitrary decisions in every game."""
        self._hear(self._begin + b'"run":{"decisions":' + str(decisions).encode() + b"}}")

    def close(self) -> None:
        """Has the engine forget the fleet."""
        self.engine.ask({"fleet": self.name, "drop": True})
