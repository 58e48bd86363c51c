"""Action and observation spaces with the few calls that learning programs make, so that Gymnasium need not be there."""

from __future__ import annotations

import random
from typing import Any, Sequence

from .layout import Layout


class Discrete:
    """The options by their numbers, from 0 up to, not including, `n`."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.shape: tuple[int, ...] = ()
        self._random = random.Random()

    def seed(self, seed: int | None = None) -> None:
        """Makes `sample` repeat itself."""
        self._random.seed(seed)

    def sample(self, mask: Sequence[int] | None = None) -> int:
        """An arbitrary option; with a mask one of those that are open."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([option for option in range(self.n) if mask[option]])

    def contains(self, option: Any) -> bool:
        """Whether this is the number of an option."""
        return 0 <= int(option) < self.n


class Box:
    """Rows of whole numbers between the bounds of their columns."""

    dtype = "int8"

    def __init__(self, layout: Layout) -> None:
        self.shape = (layout.row_size,)
        self.low = [low for low, _ in layout.bounds]
        self.high = [high for _, high in layout.bounds]

    def contains(self, row: Sequence[int]) -> bool:
        """Whether a row is within the bounds."""
        return len(row) == len(self.low) and all(l <= x <= h for l, x, h in zip(self.low, row, self.high))
