# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Python for port/api.json: types, constants, and a method for each routine, with type hints."""
from calls import POLYGONS, VIEWS, arguments_of, outputs_of, returns_text

HEAD = "# SPDX-FileCopyrightText: 2026 the graze authors\n# SPDX-License-Identifier: MIT\n"
HINTS = {"bool": "bool", "float": "float", "text": "str", "char": "str", "scalar": "float", "fraction": "float", "mesh": "Mesh | StoredMesh"}


def pascal(name):
    return "".join(part.capitalize() for part in name.split("_"))


def comment(entry, indent):
    return f'{indent}"""{entry["comment"]}"""\n'


class Python:
    def __init__(self, api):
        self.api = api
        self.structs = [s for s in api["structs"] if s["name"] not in VIEWS]
        self.names = {s["name"] for s in self.structs}

    def hint(self, kind):
        return pascal(kind) if kind in self.names else HINTS.get(kind, "int")

    def constants(self):
        text = HEAD + '"""Constants, in units."""\n\n'
        for entry in self.api["constants"]:
            if not entry["name"].startswith("FLOAT_"):
                one = {"scalar": 65536, "fraction": 2**30}.get(entry.get("unit"))
                text += f"{entry['name']} = {entry['value'] / one if one else entry['value']!r}\n"
        values = (value for enum in self.api["enums"] for value in enum["values"])
        return text + "".join(f"{v['name']} = {v['value']}\n" for v in values)

    def member(self, member):
        kind = self.hint(member["type"])
        for _ in member.get("dimensions", [0] if "length" in member else []):
            kind = f"Sequence[{kind}]"
        return f"    {member['name']}: {kind}\n" + comment(member, "    ")

    def types(self):
        text = HEAD + '"""Structures. Each is a tuple, and a plain tuple of the same items may be passed in its place."""\n'
        text += "from __future__ import annotations\n\nfrom typing import NamedTuple, Sequence\n"
        for struct in self.structs:
            text += f"\n\nclass {pascal(struct['name'])}(NamedTuple):\n" + comment(struct, "    ")
            text += "\n" + "".join(map(self.member, struct["members"]))
        classes = "".join(f'    "{s["name"]}": {pascal(s["name"])},\n' for s in self.structs)
        return text + "\n\nCLASSES = {\n" + classes + "}\n"

    def description(self):
        text = HEAD + '"""port/api.json, as the calls need it."""\n\nTYPES = {\n'
        text += "".join(f"    {name!r}: {entry['fixed']!r},\n" for name, entry in self.api["types"].items())
        text += "}\n\n# Members: name, type, lengths of an array\nSTRUCTS = {\n"
        for struct in self.structs:
            members = [(m["name"], m["type"], m.get("dimensions", [m["length"]] if "length" in m else [])) for m in struct["members"]]
            text += f"    {struct['name']!r}: {members!r},\n"
        text += "}\n\n# Name, returned type, parameters (name, type, direction, by, length, conditional), whether it is inline\nFUNCTIONS = [\n"
        return text + "".join(map(self.function_entry, self.api["functions"])) + "]\n"

    def function_entry(self, function):
        parameters = [(p["name"], p["type"], p["direction"], p["by"], p.get("length"), p.get("conditional", False))
                      for p in function["parameters"]]
        return f"    ({function['name']!r}, {function['returns']!r}, {parameters!r}, {function['inline']!r}),\n"

    def argument(self, parameter):
        kind = self.hint(parameter["type"])
        if parameter["type"] in POLYGONS:
            kind = f"Sequence[{self.hint(POLYGONS[parameter['type']])}] | StoredArray"
        if parameter["by"] == "array" and parameter["type"] != "char":
            kind = f"Sequence[{kind}]" + (" | StoredArray" if isinstance(parameter["length"], str) else "")
        return f"{parameter['name']}: {kind}"

    def written(self, parameter):
        kind = self.hint(parameter["type"])
        kind = f"list[{kind}]" if parameter["by"] == "array" else kind
        return f"Optional[{kind}]" if parameter.get("conditional") else kind

    def result(self, function):
        parts = [] if function["returns"] == "void" else [self.hint(function["returns"])]
        parts += map(self.written, outputs_of(function))
        if returns_text(function):
            return "str"
        return parts[0] if len(parts) == 1 else f"tuple[{', '.join(parts)}]"

    def method(self, function):
        given = arguments_of(function)
        passed = "".join(f"{p['name']}, " for p in given)
        arguments = "".join(f", {self.argument(p)}" for p in given)
        return (f"\n    def {function['name']}(self{arguments}) -> {self.result(function)}:\n" + comment(function, " " * 8)
                + f"        return functions[{function['name']!r}].call(self._numbers, ({passed}))\n")

    def routines(self):
        names = ", ".join(pascal(s["name"]) for s in self.structs)
        return (HEAD + '"""All routines, in one kind of numbers."""\nfrom __future__ import annotations\n\n'
                "from typing import Optional, Sequence\n\n"
                "from ._core import Mesh, Numbers, StoredArray, StoredMesh, functions\n"
                f"from ._types import CLASSES, {names}\n\n\nclass Routines:\n"
                "    def __init__(self, ones: dict):\n        self._numbers = Numbers(ones, CLASSES)\n"
                "        self._kinds = {made: kind for kind, made in CLASSES.items()}\n\n"
                "    def array(self, kind: type, items: Sequence) -> StoredArray:\n"
                '        """An array of structures of that type, which is converted only once."""\n'
                '        if kind not in self._kinds:\n            raise TypeError(f"{kind!r} is not the class of a structure")\n'
                "        return StoredArray(self._numbers, self._kinds[kind], items)\n\n"
                "    def mesh(self, vertices: Sequence[Vec3], indices: Sequence[int]) -> StoredMesh:\n"
                '        """A mesh, which is converted only once."""\n'
                "        return StoredMesh(self._numbers, vertices, indices)\n" + "".join(map(self.method, self.api["functions"])))

    def raw_constants(self):
        entries = [e for e in self.api["constants"] if e.get("unit") in ("scalar", "fraction")]
        return "".join(f"raw.{e['name']} = {e['value']}  # type: ignore[attr-defined]\n" for e in entries)

    def init(self):
        names = [f["name"] for f in self.api["functions"]]
        return (HEAD + '"""graze: exact intersection queries with the same bits on every machine.\n\nNumbers are units; `raw` has the same '
                'routines with the integers of C. README.md says the rest."""\n'
                "from ._constants import *  # noqa: F403\nfrom ._constants import VERSION_TEXT as __version__\n"
                "from ._core import Mesh, StoredArray, StoredMesh\nfrom ._numbers import RAW, UNITS\nfrom ._routines import Routines\n"
                "from ._types import *  # noqa: F403\n\n_units = Routines(UNITS)\nraw = Routines(RAW)\n" + self.raw_constants()
                + "array, mesh = _units.array, _units.mesh\n" + "".join(f"{n} = _units.{n}\n" for n in names))
