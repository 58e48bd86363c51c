"""Which game is played."""

from __future__ import annotations

from typing import Any, Mapping


def rules_of(
    edition: str = "2007", players: int = 3, ghost: bool | None = None, house: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """The rules as the protocol writes them. Two players sail with the Ghost Ship (R-GHO-1)."""
    rules: dict[str, Any] = {"edition": edition, "players": players, "ghost": players == 2 if ghost is None else ghost}
    if house:
        rules["house"] = dict(house)
    return rules
