"""Numbers as the engine sends them: bytes in base64. With numpy they become arrays, without it plain bytes and lists."""

from __future__ import annotations

import sys
from array import array
from binascii import a2b_base64, b2a_base64
from typing import Any, Iterable

try:
    import numpy as numpy
except ImportError:  # nothing here needs it
    numpy = None  # type: ignore[assignment]

_SWAPPED = sys.byteorder == "big"


def read_bytes(text: str) -> bytes:
    """Numbers from 0 to 255, one a byte."""
    return a2b_base64(text)


def shorts_in(data: bytes) -> array[int]:
    """Numbers of two bytes, the lower first."""
    numbers = array("h")
    numbers.frombytes(data)
    if _SWAPPED:
        numbers.byteswap()
    return numbers


def write_shorts(numbers: Iterable[int]) -> bytes:
    """The same the other way round, as base64."""
    if numpy is not None and isinstance(numbers, numpy.ndarray):
        return b2a_base64(numbers.astype("<i2").tobytes(), newline=False)
    written = numbers if isinstance(numbers, array) and numbers.typecode == "h" else array("h", numbers)
    if _SWAPPED:
        written = written[:]
        written.byteswap()
    return b2a_base64(written, newline=False)


def signed(data: bytes, width: int) -> Any:
    """Rows of signed bytes: an array of int8 with numpy, a list of `array('b')` without."""
    if numpy is not None:
        return numpy.frombuffer(data, dtype=numpy.int8).reshape(-1, width)
    return [array("b", data[at : at + width]) for at in range(0, len(data), width)]


def masks_of(counts: bytes, options: array[int], width: int) -> Any:
    """For every game 1 for each open option, 0 for all others."""
    if numpy is not None:
        masks = numpy.zeros((len(counts), width), dtype=numpy.int8)
        masks[numpy.repeat(numpy.arange(len(counts)), list(counts)), options] = 1
        return masks
    made, at = [], 0
    for count in counts:
        mask = bytearray(width)
        for option in options[at : at + count]:
            mask[option] = 1
        at += count
        made.append(mask)
    return made
