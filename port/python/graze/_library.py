# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Finds the shared library: that of GRAZE_LIBRARY, the one beside this file, or the system's."""
import ctypes
import ctypes.util
import os
import sys
from pathlib import Path

from ._constants import RESULTS, VERSION, VERSION_TEXT

NAMES = {"darwin": "libgraze.dylib", "win32": "graze.dll"}


def find():
    named = os.environ.get("GRAZE_LIBRARY")
    if named:
        return named
    beside = Path(__file__).with_name(NAMES.get(sys.platform, "libgraze.so"))
    return str(beside) if beside.exists() else ctypes.util.find_library("graze")


def load():
    path = find()
    if path is None:
        raise ImportError("graze: no shared library: set GRAZE_LIBRARY to its path")
    try:
        found = ctypes.CDLL(path)
        version, results = found.graze_version, found.graze_results
    except (OSError, AttributeError) as error:
        raise ImportError(f"graze: {path}: {error}") from error
    version.restype = results.restype = ctypes.c_uint32
    if version() // 100 != VERSION // 100:
        raise ImportError(f"graze: {path} has version {version()}, and this package is for {VERSION_TEXT}")
    if results() != RESULTS:
        raise ImportError(f"graze: {path} computes results {results()}, and this package is for {RESULTS}")
    return found


library = load()
