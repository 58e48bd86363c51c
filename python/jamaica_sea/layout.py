"""What the numbers mean: the columns of a row and the options by their numbers (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from .engine import Engine


class Layout:
    """The layout as the engine tells it."""

    def __init__(self, engine: Engine) -> None:
        told: dict[str, Any] = engine.ask({"layout": True})["layout"]
        #: Stays the same as long as no column and no option changes its meaning.
        self.version: int = told["version"]
        #: The names of the columns, in their order.
        self.names: list[str] = [column["name"] for column in told["row"]]
        #: The least and the greatest value of every column.
        self.bounds: list[tuple[int, int]] = [(column["low"], column["high"]) for column in told["row"]]
        #: A column's place by its name.
        self.column: dict[str, int] = {name: at for at, name in enumerate(self.names)}
        #: The options by their numbers, as they are written.
        self.options: list[str] = told["options"]
        #: For every kind of decision the numbers of its options.
        self.kinds: dict[str, range] = {kind: range(*ends) for kind, ends in told["kinds"].items()}
        #: The spaces of the board: `kind`, what they cost, `next`.
        self.board: list[dict[str, Any]] = told["board"]

    @property
    def row_size(self) -> int:
        """How many numbers a row has."""
        return len(self.names)

    @property
    def option_count(self) -> int:
        """How many options have a number."""
        return len(self.options)
