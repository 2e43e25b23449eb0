# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Reads the headers of include/graze/: constants, types and routines, with their comments.

Internal parts (@cond internal) are left out. Of parts under #if GRAZE_FLOAT those of one build are read. A condition that
this file does not know is an error, so that no declaration is lost silently.
"""
import re
from collections import namedtuple

Declaration = namedtuple("Declaration", "kind match comment group header head")
Routine = namedtuple("Routine", "name returned parameters inline comment group header head")

# Besides those of the two builds and #ifndef only these conditions surround public declarations. True: the part is read.
CONDITIONS = {
    "#if GRAZE_SMALL_WORLD": False,
    "#ifdef __cplusplus": False,
    "#if GRAZE_SMALL_WORLD && GRAZE_FLOAT": False,
    "#if GRAZE_FLOAT_BY_FLAG && GRAZE_FLOAT_BY_FLAG != GRAZE_FLOAT_VALUE(GRAZE_FLOAT)": False,
    "#if !GRAZE_FLOAT_VALUE(GRAZE_FLOAT)": False,
    "#if !GRAZE_FLOAT_VALUE(GRAZE_SMALL_WORLD)": False,
    "#if !GRAZE_FLOAT_VALUE(GRAZE_NO_ASM)": False,
    "#if !GRAZE_FLOAT_VALUE(GRAZE_SMALL_CODE)": False,
}

INTERNAL = re.compile(r"/\*\* @cond internal \*/.*?/\*\* @endcond \*/", re.S)

TOKENS = re.compile(
    r"""/\*\*(?P<doc>[^<].*?)\*/
    |^\#define[ ]+(?P<constant>GRAZE_[A-Z0-9_]+)[ ](?P<value>(?:[^\n]*\\\n)*[^\n]*)
    |^typedef[ ]struct[ ]graze_(?P<struct>\w+)[ ]\{(?P<members>.*?)^\}[ ]\w+;
    |^typedef[ ](?P<base>\w+)[ ]graze_(?P<typedef>\w+);
    |^enum[ ]\{(?P<values>.*?)\};
    |^(?P<inline>static[ ]inline[ ](?:GRAZE_CONSTEXPR[ ])?)?(?P<returned>(?:const[ ])?\w+[ ]\*?)graze_(?P<routine>\w+)\((?P<parameters>[^)]*)\)
    """,
    re.S | re.M | re.X,
)


def read_parts(text, build):
    """Returns the lines of the text whose conditions hold in the build."""
    kept, states = [], []
    is_float = build == "float"
    conditions = {**CONDITIONS, "#if GRAZE_FLOAT": is_float, "#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD": not is_float}
    for line in INTERNAL.sub("", text).replace("\\\n", "\\\0").split("\n"):
        if line.startswith(("#if", "#el", "#end")):
            change_states(states, conditions, line)
        elif all(state == READ for state in states):
            kept.append(line.replace("\\\0", "\\\n"))
    return "\n".join(kept)


# States of an #if: a part is read, no part has been read yet, all parts that follow are left out.
READ, WAITING, DONE = range(3)


def change_states(states, conditions, line):
    if line.startswith("#endif"):
        states.pop()
    elif line.startswith("#el"):
        is_next = line.startswith("#else") or holds(conditions, line.replace("#elif", "#if"))
        states[-1] = READ if states[-1] == WAITING and is_next else WAITING if states[-1] == WAITING else DONE
    else:
        states.append(READ if line.startswith("#ifndef") or holds(conditions, line) else WAITING)


def holds(conditions, line):
    if line not in conditions:
        raise SystemExit(f"port/api/headers.py: unknown condition: {line}")
    return conditions[line]


def plain(comment):
    """Returns the text of a comment, without the stars at the left and the ends of lines."""
    lines = (re.sub(r"^\s*\* ?", "", line) for line in comment.split("\n"))
    return re.sub(r"\s+", " ", " ".join(lines)).strip()


def first_sentence(comment):
    found = re.match(r"(.+?[^\s.][.])(?=\s+[A-Z`]|\s*$)", comment)
    return found.group(1) if found else comment


def declarations(text, header, build):
    """Yields the declarations of a header in their order, each with its comment and that of its group (@name)."""
    comment = group = head = ""
    for match in TOKENS.finditer(read_parts(text, build)):
        kind = next(k for k in ("doc", "constant", "struct", "typedef", "values", "routine") if match.group(k) is not None)
        if kind != "doc":
            yield Declaration(kind, match, comment, group, header, head)
            comment = ""
            continue
        comment = plain(match.group("doc"))
        if comment.startswith("@file"):
            head = comment
        elif comment.startswith("@name"):
            group = comment
        elif comment == "@}":
            group = ""


def read_headers(folder, build):
    names = re.findall(r'^#include "(\w+)\.h"', (folder / "graze.h").read_text(), re.M)
    for name in names:
        yield from declarations((folder / f"{name}.h").read_text(), name, build)


def routine_of(declaration):
    match = declaration.match
    return Routine(
        match.group("routine"),
        match.group("returned").strip(),
        [plain(p) for p in match.group("parameters").split(",")],
        bool(match.group("inline")),
        declaration.comment,
        declaration.group,
        declaration.header,
        declaration.head,
    )


def members_of(declaration):
    """Yields type, name, a list of the lengths in brackets, whether it is a pointer, and comment of each member."""
    text = declaration.match.group("members")
    pattern = r"(?:const )?(\w+) (\*?)(\w+)((?:\[\w+\])*);\s*/\*\*<(.*?)\*/"
    found = re.findall(pattern, text, re.S)
    if len(found) != re.sub(r"/\*.*?\*/", "", text, flags=re.S).count(";"):
        raise SystemExit(f"port/api/headers.py: a member without a comment: {declaration.match.group('struct')}")
    for kind, star, name, lengths, comment in found:
        yield kind, name, re.findall(r"\w+", lengths), bool(star), plain(comment)


def values_of(declaration):
    """Yields name, number (or None) and comment of each value of an enumeration."""
    pattern = r"(GRAZE_\w+)(?: = (-?\d+))?,?\s*/\*\*<(.*?)\*/"
    for found in re.finditer(pattern, declaration.match.group("values"), re.S):
        name, number, comment = found.groups()
        yield name, number, plain(comment)
