# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Describes routines: shape, verb, and what each parameter is for."""
import re

from headers import first_sentence

# Routines that read a structure or a byte before they write it.
READ_AND_WRITTEN = {("camera_look_at", "camera"), ("frustum_culls_aabb_from", "plane")}

# A shape for the name of a routine, without being a type.
OTHER_SHAPES = ["angle", "plane_xy", "plane_xz", "plane_yz"]

KINDS = [
    ("predicate", r"(^|_)(overlaps|contains|culls|fits)(_|$)"),
    ("classification", r"^(classify|side_of)_"),
    ("cast", r"(line|ray)cast"),
]


def type_name(text):
    """The name of a type in the description: graze_vec3 is vec3, int32_t is int32."""
    return re.sub(r"^graze_|_t$", "", text)


def split_name(name, structs):
    """Returns shape and verb: the longest shape at the start, or None, and the rest."""
    prefix = "nearest_" if name.startswith("nearest_") else ""
    rest = name[len(prefix) :]
    shapes = [s for s in structs + OTHER_SHAPES if rest.startswith(s + "_")]
    if not shapes:
        return None, name
    shape = max(shapes, key=len)
    return prefix + shape, rest[len(shape) + 1 :]


def kind_of(verb):
    return next((kind for kind, pattern in KINDS if re.search(pattern, verb)), "construction")


def parameter(routine, text, enum_values):
    found = re.fullmatch(r"(const )?(\w+) (\*?)(\w+)(?:\[(\w+)\])?", text)
    constant, kind, star, name, length = found.groups()
    entry = {"name": name, "type": type_name(kind)}
    passed_by_value = not star and length is None
    entry["direction"] = "in" if constant or passed_by_value else "out"
    if (routine.name, name) in READ_AND_WRITTEN:
        entry["direction"] = "inout"
    entry["by"] = "value" if passed_by_value else "array" if length else "pointer"
    if length:
        entry["length"] = int(enum_values.get(length, length))
    return entry


def link_counts(entries):
    """Pointers to many: those with a plural name beside a count, and the text beside its length."""
    names = [entry["name"] for entry in entries]
    for entry in entries:
        if entry["by"] != "pointer":
            continue
        if "count" in names and entry["name"].endswith("s"):
            entry.update(by="array", length="count")
        elif "most" in names and entry["name"] in ("faces", "planes"):
            entry.update(by="array", length="most")
        elif entry["type"] == "char" and "length" in names:
            entry.update(by="array", length="length")


def sentence_about_null(routine, comments):
    """The sentence that says which pointers may be NULL, from the comment of the routine, its group or its header."""
    texts = [routine.comment, routine.group, routine.head]
    reference = re.search(r"\bas graze_(\w+)", routine.comment)
    if reference:
        texts.insert(1, comments.get(reference.group(1), ""))
    for text in texts:
        found = re.search(r"[^.;]*\bNULL\b", text)
        if found:
            return found.group(0)
    return ""


def mark_nullable(entries, sentence):
    pointers = [e for e in entries if e["by"] == "pointer" and e["direction"] == "out"]
    named = [e for e in pointers if re.search(r"(`|\bThe )%s\b" % e["name"], sentence)]
    for entry in named or (pointers if "ither pointer" in sentence else []):
        entry["nullable"] = True


def mark_written(entries, returned):
    """A hit, or another result beside a returned value, is not written if that is 0. An index always is."""
    for entry in entries:
        if returned != "void" and entry["by"] == "pointer" and entry["direction"] == "out" and entry["type"] != "uint32":
            entry["conditional"] = True


def describe(routine, structs, enum_values, comments):
    shape, verb = split_name(routine.name, structs)
    texts = [] if routine.parameters == ["void"] else routine.parameters
    entries = [parameter(routine, text, enum_values) for text in texts]
    link_counts(entries)
    mark_nullable(entries, sentence_about_null(routine, comments))
    mark_written(entries, routine.returned)
    returned = "text" if routine.returned == "const char *" else type_name(routine.returned)
    return {
        "name": routine.name,
        "header": routine.header,
        "shape": shape,
        "verb": verb,
        "kind": kind_of(verb),
        "inline": routine.inline,
        "exported": None if routine.inline else {"fixed": "graze_" + routine.name, "float": "grazef_" + routine.name},
        "returns": returned,
        "comment": first_sentence(routine.comment),
        "parameters": entries,
    }
