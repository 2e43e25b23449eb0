# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""JavaScript for each structure and each routine of port/api.json.

A structure has put and get functions for the memory of the module, a routine a function that calls it. In WebAssembly a
structure that C passes by value is an address, and one that C returns is written to an address that is passed first.
"""
import re

from calls import POLYGONS, VIEWS, arguments_of, lengths_of, outputs_of, returns_text

LAYOUT = "32bit"
VIEWS = {1: ("bytes", 0), 2: ("halves", 1), 4: ("words", 2), 8: ("wides", 3)}
PUTS = {1: "putByte", 2: "putHalf", 4: "putWord", 8: "putWide"}
SIZES = {"int8": 1, "uint8": 1, "char": 1, "bool": 1, "uint16": 2, "int32": 4, "uint32": 4, "size": 4, "float": 4, "int64": 8}
RANGES = {"uint8": "0, 255", "uint16": "0, 65535", "int32": "-2147483648, 2147483647", "uint32": "0, 4294967295"}


def camel(name):
    return re.sub(r"_(\w)", lambda m: m.group(1).upper(), name)


def pascal(name):
    return camel("_" + name)


class Module:
    """The structures and numbers of the description, as the module has them."""

    def __init__(self, api):
        self.api = api
        self.structs = {s["name"]: s for s in api["structs"]}
        self.numbers = {name: entry["fixed"] for name, entry in api["types"].items()}

    def size(self, name):
        if name in self.structs:
            struct = self.structs[name]
            return struct.get(LAYOUT, struct)["size"]
        return SIZES[self.numbers.get(name, name)]

    def align(self, name):
        if name in self.structs:
            return max(self.align(m["type"]) for m in self.structs[name]["members"])
        return self.size(name)

    def offsets(self, struct):
        return struct[LAYOUT]["offsets"] if LAYOUT in struct else [m["offset"] for m in struct["members"]]

    def to_number(self, name, value, label):
        """The expression for the module's number: checked, and an integer."""
        base = self.numbers.get(name, name)
        if name in ("scalar", "fraction"):
            return f"unit.to{pascal(name)}({value}, '{label}')"
        if base == "int64":
            return f"wide({value}, '{label}')"
        if base == "float":
            return f"float({value}, '{label}')"
        return f"integer({value}, {RANGES[base]}, '{label}')"

    def from_number(self, name, value):
        base = self.numbers.get(name, name)
        if name in ("scalar", "fraction"):
            return f"unit.from{pascal(name)}({value})"
        if base == "bool":
            return f"{value} !== 0"
        return f"{value} >>> 0" if base in ("uint32", "size") else value

    def element(self, name, address):
        """The expression for a number in memory."""
        view, shift = VIEWS[self.size(name)]
        address = f"({address})" if shift and " " in address else address
        return f"memory.{view}[{address} >> {shift}]" if shift else f"memory.{view}[{address}]"

    def put(self, name, address, value, label):
        """The statement that writes a value."""
        if name in self.structs:
            return f"put{pascal(name)}({address}, {value}, '{label}');"
        number = self.to_number(name, value, label)
        return f"memory.{PUTS[self.size(name)]}({address}, {number});"

    def get(self, name, address):
        return f"get{pascal(name)}({address})" if name in self.structs else self.from_number(name, self.element(name, address))


def plus(address, offset):
    return f"{address} + {offset}" if offset else address


def put_array(module, member, offset):
    """A loop for each dimension of a member that is an array."""
    name, kind = camel(member["name"]), member["type"]
    dimensions = member.get("dimensions", [member["length"]])
    lines, value, index, indent = [], f"v.{name}", "0", "    "
    for depth, length in enumerate(dimensions):
        lines.append(f"{indent}list({value}, {length}, '{name}');")
        lines.append(f"{indent}for (let i{depth} = 0; i{depth} < {length}; i{depth}++) {{")
        indent += "    "
        value += f"[i{depth}]"
        index = f"({index} * {length} + i{depth})" if depth else "i0"
    address = f"at + {offset} + {index} * {module.size(kind)}"
    lines.append(indent + module.put(kind, address, value, name))
    for _ in dimensions:
        indent = indent[4:]
        lines.append(indent + "}")
    return "\n".join(lines)


def get_array(module, member, offset):
    dimensions = member.get("dimensions", [member["length"]])
    indices = [f"i{depth}" for depth in range(len(dimensions))]
    index = indices[0]
    for depth in range(1, len(dimensions)):
        index = f"({index} * {dimensions[depth]} + {indices[depth]})"
    text = module.get(member["type"], f"at + {offset} + {index} * {module.size(member['type'])}")
    for depth in reversed(range(len(dimensions))):
        text = f"Array.from({{ length: {dimensions[depth]} }}, (_{depth}, {indices[depth]}) => {text})"
    return text


def struct_functions(module, struct):
    name, puts, gets = pascal(struct["name"]), [], []
    for member, offset in zip(struct["members"], module.offsets(struct)):
        key = camel(member["name"])
        if "length" in member:
            puts.append(put_array(module, member, offset))
            gets.append(f"{key}: {get_array(module, member, offset)}")
        else:
            puts.append("    " + module.put(member["type"], plus("at", offset), f"v.{key}", key))
            gets.append(key + ": " + module.get(member["type"], plus("at", offset)))
    return (f"function put{name}(at, v, name) {{\n    object(v, name);\n" + "\n".join(puts) + "\n}\n" + f"function get{name}(at) {{\n    return {{ " + ", ".join(gets) + " };\n}\n")


class Call:
    """Collects the text of the function that calls a routine."""

    def __init__(self, module, function):
        self.module, self.function = module, function
        self.before, self.passed, self.after, self.bytes = [], [], [], 0
        self.result_fields = []

    def room(self, size):
        """Reserves bytes for this call: the expression for their address."""
        offset = self.bytes
        self.bytes += -(-size // 8) * 8
        return plus("at", offset)

    def pass_argument(self, parameter):
        name, kind = camel(parameter["name"]), parameter["type"]
        if kind == "char":
            self.pass_text(name)
        elif kind == "mesh":
            self.before.append(f"const {name}At = caller.mesh({name});")
            self.passed.append(f"{name}At")
        elif kind in POLYGONS:
            self.before.append(f"const {name}At = caller.polygon(types.{camel(POLYGONS[kind])}, {name}, '{name}');")
            self.passed.append(f"{name}At")
        elif parameter["by"] == "array":
            self.pass_array(name, kind, parameter["length"])
        elif parameter["by"] == "value" and kind not in self.module.structs:
            self.passed.append(self.module.to_number(kind, name, name))
        else:
            address = self.room(self.module.size(kind))
            self.before.append(self.module.put(kind, address, name, name))
            self.passed.append(address)
            if parameter["direction"] == "inout":
                self.result_fields.append((parameter, self.module.get(kind, address)))

    def pass_text(self, name):
        self.before.append(f"const {name}Bytes = utf8({name}, '{name}');")
        self.before.append(f"const {name}At = caller.text({name}Bytes);")
        self.passed += [f"{name}At", f"{name}Bytes.length"]

    def pass_array(self, name, kind, length):
        if isinstance(length, int):
            address = self.room(length * self.module.size(kind))
            self.before.append(f"list({name}, {length}, '{name}');")
            put = self.module.put(kind, f"{address} + i * {self.module.size(kind)}", f"{name}[i]", name)
            self.before.append(f"for (let i = 0; i < {length}; i++)\n                {put}")
            self.passed.append(address)
        else:
            self.before.append(f"const {name}At = caller.array(types.{camel(kind)}, {name}, '{name}'), {name}Count = caller.count;")
            self.passed += [f"{name}At", f"{name}Count"]
            self.count = f"{name}Count"

    def pass_output(self, parameter):
        kind, size = parameter["type"], self.module.size(parameter["type"])
        length = parameter.get("length", 1)
        if isinstance(length, str):
            own = length not in lengths_of(self.function)
            count = self.module.to_number("uint32", length, length) if own else self.count
            self.before.append(f"const {parameter['name']}At = caller.room({count} * {size});")
            address, length = parameter["name"] + "At", f"Math.min(result, {length})" if own else count
        else:
            address = self.room(length * size)
        self.passed.append(address)
        value = self.module.get(kind, address)
        if kind == "char":
            value = f"new TextDecoder().decode(memory.bytes.subarray({address}, {address} + result))"
        elif parameter["by"] == "array":
            value = self.module.get(kind, f"{address} + i * {size}")
            value = f"Array.from({{ length: {length} }}, (_, i) => {value})"
        self.result_fields.append((parameter, value))

    def add_parameters(self):
        lengths = lengths_of(self.function)
        for parameter in self.function["parameters"]:
            if parameter["direction"] == "out":
                self.pass_output(parameter)
            elif parameter["name"] not in lengths:
                self.pass_argument(parameter)

    def fields(self):
        for parameter, value in self.result_fields:
            value = f"result ? {value} : null" if parameter.get("conditional") else value
            yield f"{camel(parameter['name'])}: {value}"

    def returned(self, call):
        """The lines with the call itself and what the function returns."""
        returns = self.function["returns"]
        if returns in self.module.structs:
            return [f"{call};", f"return {self.module.get(returns, self.returned_at)};"]
        if returns == "void":
            only = self.result_fields[0][1] if len(self.result_fields) == 1 else "{ " + ", ".join(self.fields()) + " }"
            return [f"{call};", f"return {only};"]
        if returns == "text":
            return [f"return caller.string({call});"]
        value = self.module.from_number(returns, call)
        if not self.result_fields:
            return [f"return {value};"]
        if returns_text(self.function):
            return [f"const result = {value};", f"return {self.result_fields[0][1]};"]
        return [f"const result = {value};", "return { result, " + ", ".join(self.fields()) + " };"]

    def text(self):
        name = self.function["name"]
        if self.function["returns"] in self.module.structs:
            self.returned_at = self.room(self.module.size(self.function["returns"]))
            self.passed.append(self.returned_at)
        self.add_parameters()
        taken = {"at", "memory", "unit", "caller", "calls", "types", "result", "i"} & {p["name"] for p in self.function["parameters"]}
        if taken:
            raise SystemExit(f"port/npm/javascript.py: {name} has a parameter {taken}, a name of the functions that are made")
        arguments = ", ".join(camel(p["name"]) for p in arguments_of(self.function))
        lines = self.before + self.returned(f"calls.{camel(name)}({', '.join(self.passed)})")
        head = f"    {camel(name)}({arguments}) {{\n        "
        if not self.before and not self.bytes:
            return head + "\n        ".join(lines) + "\n    },\n"
        inner = "\n            ".join(lines)
        return f"{head}return caller.during({self.bytes}, (at) => {{\n            {inner}\n        }});\n    }},\n"


def types(module):
    entries = (f"    {camel(s)}: {{ name: '{camel(s)}', size: {module.size(s)}, align: {module.align(s)}, put: put{pascal(s)}, get: get{pascal(s)} }},\n"
               for s in module.structs if s not in VIEWS)
    return "const types = {\n" + "".join(entries) + "};\n"


def routines(api):
    """The text of `routines`, which makes all functions for a way to write numbers: UNITS or RAW."""
    module = Module(api)
    codecs = "".join(struct_functions(module, s) for s in api["structs"] if s["name"] not in VIEWS)
    functions = "".join(Call(module, f).text() for f in api["functions"])
    body = codecs + types(module) + "const caller = new Caller(memory, types.vec3);\nconst functions = {\n" + functions + "};\n"
    return "function routines(memory, calls, unit) {\n" + body + "return { functions, types };\n}\n"


def literal(entry, unit):
    if entry["type"] == "text":
        return f"'{entry['value']}'"
    if unit == "wide":
        return f"{entry['value']}n"
    value = entry["value"] / {"scalar": 65536, "fraction": 2**30}[unit] if unit else entry["value"]
    return repr(value).removesuffix(".0")


def constants(api):
    """Name and text of each constant, in units."""
    for entry in api["constants"]:
        if not entry["name"].startswith("FLOAT_"):
            yield entry["name"], literal(entry, entry.get("unit"))
    for enum in api["enums"]:
        for value in enum["values"]:
            yield value["name"], str(value["value"])


def raw_constants(api):
    """Those that are other numbers as raw integers."""
    for entry in api["constants"]:
        if entry.get("unit") in ("scalar", "fraction"):
            yield entry["name"], str(entry["value"])
