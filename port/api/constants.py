# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Constants of the headers: macros without parameters, as the preprocessor expands them for each build."""
import os
import re
import shlex
import struct
import subprocess

from headers import first_sentence, plain

# Switches of a build, not numbers; and a length whose value depends on the width of size_t.
NO_CONSTANTS = {"FLOAT", "SMALL_WORLD", "NO_ASM", "SMALL_CODE", "TEXT_ALL"}


def expand(names, include, is_float):
    """Returns what the preprocessor makes of each macro."""
    text = "#include <graze/graze.h>\n" + "".join(f'"{name}" {name}\n' for name in names)
    compiler = shlex.split(os.environ.get("CC", "cc"))
    flags = ["-E", "-P", "-xc", f"-DGRAZE_FLOAT={is_float}", "-DGRAZE_SMALL_WORLD=0", f"-I{include}", "-"]
    done = subprocess.run(compiler + flags, input=text, capture_output=True, text=True, check=True)
    return dict(re.findall(r'^"(GRAZE_\w+)" (.*)$', done.stdout, re.M))


def number(text):
    """Returns type and value of a constant expression: a text, or literals, signs, parentheses, + - *."""
    if re.fullmatch(r'"[^"\\]*"', text):
        return "text", text[1:-1]
    if re.search(r"[.]|\de[+-]?\d", text):
        kind = "float" if re.search(r"\d[fF]", text) else "double"
    else:
        kind = "uint32" if re.search(r"[\da-f]U", text) else "int64" if re.search(r"\dL", text) else "int32"
    cleaned = re.sub(r"(0x[0-9a-f]+|\d+\.?\d*(?:e[+-]?\d+)?)[uUlLfF]*", r"\1", text)
    if not re.fullmatch(r"(?:0x[0-9a-f]+|[\d.]+(?:e[+-]?\d+)?|[-+*() ])+", cleaned):
        raise SystemExit(f"port/api/constants.py: not a constant: {text}")
    value = eval(cleaned)  # only numbers and operators, by the test above
    return kind, struct.unpack("f", struct.pack("f", value))[0] if kind == "float" else value


def value_of(text):
    kind, value = number(text)
    return {"type": kind, "value": value}


def unit_of(name, fixed, floats):
    """The type of a constant that depends on the build: those in Q16.16 and in Q2.30 are both int32 in C."""
    if floats["type"] != "float" or fixed["type"] not in ("int32", "int64"):
        return None
    return "wide" if fixed["type"] == "int64" else "fraction" if name.startswith("FRACTION_") else "scalar"


def comment_of(declaration):
    """The comment before a constant, or the one on its line."""
    behind = re.search(r"/\*\*<(.*?)\*/", declaration.match.group("value"))
    return first_sentence(plain(behind.group(1)) if behind else declaration.comment)


def constants(found, include):
    wanted = [d for d in found if d.kind == "constant" and d.match.group("constant")[6:] not in NO_CONSTANTS]
    names = [d.match.group("constant") for d in wanted]
    fixed, floats = expand(names, include, 0), expand(names, include, 1)
    for d in wanted:
        name = d.match.group("constant")
        entry = {"name": name[6:], **value_of(fixed[name])}
        if fixed[name] != floats[name]:
            entry["float"] = value_of(floats[name])
            unit = unit_of(name[6:], entry, entry["float"])
            entry.update({"unit": unit} if unit else {})
        yield {**entry, "comment": comment_of(d)}
