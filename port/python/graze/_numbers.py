# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Numbers of Python as those of the library, and back. A number that the library does not have is an error."""
from __future__ import annotations

import math
import operator
from decimal import Decimal
from fractions import Fraction
from numbers import Real

UNITS = {"scalar": 65536, "fraction": 2**30}
RAW: dict = {}

RANGES = {"bool": (0, 1), "int64": (-(2**63), 2**63 - 1)}
for _bits in (8, 16, 32):
    RANGES[f"int{_bits}"] = (-(2 ** (_bits - 1)), 2 ** (_bits - 1) - 1)
    RANGES[f"uint{_bits}"] = (0, 2**_bits - 1)


def scaled(value, one, label):
    """The nearest raw integer, ties away from zero, as graze_from_float. Exact for int, float, Fraction and Decimal."""
    if isinstance(value, Decimal):  # its products are rounded to the digits of a context
        value = Fraction(value) if value.is_finite() else float(value)
    if value != value:
        raise ValueError(f"{label} is not a number")
    if not -32768 * 65536 <= value * one <= 2**31 - 0.5:
        raise ValueError(f"{label} is {value}, not from {-(2**31) / one} to {(2**31 - 1) / one}")
    size = abs(value * one)
    whole = int(size)
    if size - whole >= 0.5:
        whole += 1
    if whole > 2**31 - (value > 0):
        raise ValueError(f"{label} is {value}, not from {-(2**31) / one} to {(2**31 - 1) / one}")
    return whole if value > 0 else -whole


def integer(value, base, label):
    least, most = RANGES[base]
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{label} is {value!r}, not an integer") from None
    if not least <= number <= most:
        raise ValueError(f"{label} is {number}, not from {least} to {most}")
    return number


def single(value, label):
    if not isinstance(value, (Real, Decimal)):
        raise TypeError(f"{label} is {value!r}, not a number")
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def to_raw(base, one, value, label):
    """`base` is the type in C; `one` the raw integer of 1, or None for a number that is raw already."""
    if base == "float":
        return single(value, label)
    if one is None:
        return integer(value, base, label)
    try:
        return scaled(value, one, label)
    except TypeError:
        raise TypeError(f"{label} is {value!r}, not a number") from None
