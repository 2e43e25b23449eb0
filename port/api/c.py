# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""C text of the types and parameters that port/api.json describes, for scripts that write C."""
import json
from pathlib import Path

INTEGERS = {"int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "size"}


def load_api():
    return json.loads((Path(__file__).resolve().parents[1] / "api.json").read_text())


def c_type(name):
    if name in ("void", "bool", "char", "float", "double"):
        return name
    return {"text": "const char *"}.get(name, name + "_t" if name in INTEGERS else "graze_" + name)


def c_parameter(parameter):
    constant = "const " if parameter["direction"] == "in" and parameter["by"] != "value" else ""
    star = "" if parameter["by"] == "value" else "*"
    return f"{constant}{c_type(parameter['type'])} {star}{parameter['name']}"


def prototype(function, name, signature=None):
    """The declaration under another name, without its semicolon; `signature` replaces parameters and returned type."""
    signature = signature or function
    parameters = ", ".join(map(c_parameter, signature["parameters"])) or "void"
    return f"{c_type(signature['returns'])} {name}({parameters})"
