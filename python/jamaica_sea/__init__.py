"""Jamaica, the pirate race, for Python: games one by one, fleets of games as numbers, and environments for learning.

Only the standard library is needed; where numpy is installed, rows and masks are numpy arrays.
"""

from .aec import AecEnv
from .engine import Engine, EngineError
from .fleet import Fleet
from .game import Game
from .layout import Layout
from .solo import SoloEnv
from .vector import VectorEnv

__all__ = ["AecEnv", "Engine", "EngineError", "Fleet", "Game", "Layout", "SoloEnv", "VectorEnv"]
__version__ = "1.0.0"
