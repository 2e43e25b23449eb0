# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""python3 tests/bindings/answer.py <REQUESTS >REPLIES

Answers the calls of tests/bindings/remote through the Python package on PYTHONPATH: by turns with units and with raw integers.
"""
import json
import os
import struct
from pathlib import Path

import graze

API = json.loads((Path(__file__).resolve().parents[2] / "port" / "api.json").read_text())
STRUCTS = {s["name"]: s for s in API["structs"]}
BASES = {name: entry["fixed"] for name, entry in API["types"].items()}
FORMATS = {"int8": "b", "uint8": "B", "bool": "?", "uint16": "H", "int32": "i", "uint32": "I", "float": "f", "int64": "q", "size": "Q"}
ONES = {"scalar": 65536, "fraction": 2**30}


def size_of(kind):
    return STRUCTS[kind]["size"] if kind in STRUCTS else struct.calcsize("<" + FORMATS[BASES.get(kind, kind)])


def dimensions_of(member):
    return member.get("dimensions", [member["length"]] if "length" in member else [])


class Request:
    """Bytes of C as values of the package: numbers of units, or raw integers."""

    def __init__(self, data, raw):
        self.data, self.raw, self.at = data, raw, 2

    def read(self, kind, place):
        if kind in STRUCTS:
            return tuple(self.read_member(m, dimensions_of(m), place + m["offset"]) for m in STRUCTS[kind]["members"])
        value = struct.unpack_from("<" + FORMATS[BASES.get(kind, kind)], self.data, place)[0]
        return value / ONES[kind] if kind in ONES and not self.raw else value

    def read_member(self, member, dimensions, place):
        if not dimensions:
            return self.read(member["type"], place)
        step = size_of(member["type"])
        for length in dimensions[1:]:
            step *= length
        return [self.read_member(member, dimensions[1:], place + i * step) for i in range(dimensions[0])]

    def next(self, kind):
        self.at += size_of(kind)
        return self.read(kind, self.at - size_of(kind))

    def many(self, kind, count):
        return [self.next(kind) for _ in range(count)]

    def argument(self, p):
        if p["type"] == "char":
            length = self.next("uint32")
            self.at += length
            return self.data[self.at - length : self.at].decode()
        if p["type"] == "mesh":
            vertices = self.many("vec3", self.next("uint32"))
            return graze.Mesh(vertices, self.many("uint16", self.next("uint32")))
        if p["type"] == "polygon2":
            return self.many("vec2", self.next("uint32"))
        if p["by"] == "array":
            return self.many(p["type"], p["length"] if isinstance(p["length"], int) else self.next("uint32"))
        return self.next(p["type"])


class Reply:
    def __init__(self, raw):
        self.data, self.raw = bytearray(), raw

    def write(self, kind, value):
        if kind not in STRUCTS:
            number = value * ONES[kind] if kind in ONES and not self.raw else value
            if kind in ONES and number != int(number):
                raise ValueError(f"{value} is not a {kind}")
            base = FORMATS[BASES.get(kind, kind)]
            self.data += struct.pack("<" + base, number if base in "f?" else int(number))
            return
        place = len(self.data)
        for member, item in zip(STRUCTS[kind]["members"], value):
            if len(self.data) - place != member["offset"]:
                raise ValueError(f"{kind}.{member['name']} is not at {member['offset']}")
            self.write_member(member["type"], dimensions_of(member), item)

    def write_member(self, kind, dimensions, value):
        if not dimensions:
            self.write(kind, value)
            return
        for item in value:
            self.write_member(kind, dimensions[1:], item)

    def output(self, p, value):
        if p.get("conditional"):
            self.data.append(value is not None)
        if value is not None:
            for item in value if p["by"] == "array" else [value]:
                self.write(p["type"], item)

    def text(self, text):
        self.write("size", len(text))
        self.write("uint32", len(text))
        self.data += text.encode()


def answer(data, raw):
    request, reply = Request(data, raw), Reply(raw)
    function = API["functions"][struct.unpack_from("<H", data)[0]]
    lengths = [p.get("length") for p in function["parameters"] if p["direction"] != "out"]
    outputs = [p for p in function["parameters"] if p["direction"] != "in"]
    given = [request.argument(p) for p in function["parameters"] if p["direction"] != "out" and p["name"] not in lengths]
    if request.at != len(data):
        raise ValueError(f"{function['name']}: {len(data) - request.at} bytes of the request are left")
    returned = getattr(graze.raw if raw else graze, function["name"])(*given)
    if any(p["type"] == "char" for p in outputs):
        reply.text(returned)
        return reply.data
    kinds = ([] if function["returns"] == "void" else [None]) + outputs
    for kind, value in zip(kinds, [returned] if len(kinds) == 1 else returned):
        if kind is None:
            reply.write(function["returns"], value)
        else:
            reply.output(kind, value)
    return reply.data


def receive(size):
    data = b""
    while len(data) < size:
        part = os.read(0, size - len(data))
        if not part:
            return None
        data += part
    return data


def main():
    raw = False
    while (length := receive(4)) is not None:
        out = answer(receive(struct.unpack("<I", length)[0]), raw)
        os.write(1, struct.pack("<I", len(out)) + out)
        raw = not raw


main()
