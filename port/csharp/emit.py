# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""C# for each structure, enumeration, constant and routine of port/api.json."""
from html import escape

from names import PRIMITIVES, camel, from_native, members_of, native_type, pascal, to_native, type_of

IMPORT = "        [DllImport(Name, CallingConvention = CallingConvention.Cdecl), SuppressUnmanagedCodeSecurity]\n"


def summary(text, indent):
    return f"{indent}/// <summary>{escape(text, quote=False)}</summary>\n"


def enumeration(enum):
    name, values = pascal(enum["name"]), []
    for value in enum["values"]:
        label = value["name"].removeprefix(enum["name"].upper() + "_")
        values.append(summary(value["comment"], "        ") + f"        {pascal(label)} = {value['value']},\n")
    head = summary(enum["comment"], "    ") + f"    public enum {name} : {PRIMITIVES[enum['type']]}\n    {{\n"
    return head + "".join(values) + "    }\n"


def constants(api):
    lines = []
    entries = [c for c in api["constants"] if not c["name"].startswith("FLOAT_")]
    entries += [{**v, "type": e["type"]} for e in api["enums"] if not e["name"] for v in e["values"]]
    for entry in entries:
        value = f"\"{entry['value']}\"" if entry["type"] == "text" else repr(entry["value"])
        lines.append(summary(entry["comment"], "        "))
        lines.append(f"        public const {type_of(entry['type'])} {pascal(entry['name'])} = {value};\n")
    head = summary("The constants of the headers, as raw numbers.", "    ") + "    public static class Constants\n    {\n"
    return head + "".join(lines) + "    }\n"


def structure(struct):
    """The fields, and a constructor for those that are no arrays."""
    name, fields = pascal(struct["name"]), list(members_of(struct))
    unsafe = "unsafe " if any("*" in kind for _, kind in fields) else ""
    text = summary(struct["comment"], "    ")
    text += f"    [StructLayout(LayoutKind.Sequential)]\n    public {unsafe}partial struct {name}\n    {{\n"
    comments = {pascal(m["name"]): m["comment"] for m in struct["members"]}
    for field, kind in fields:
        comment = comments.get(field) or comments[field.rstrip("0123456789")]
        text += summary(comment, "        ") + f"        public {kind} {field};\n"
    if len(fields) <= 8:
        arguments = ", ".join(f"{kind} {camel(field)}" for field, kind in fields)
        text += f"\n        public {name}({arguments})\n        {{\n"
        text += "".join(f"            {field} = {camel(field)};\n" for field, _ in fields) + "        }\n"
    return text + "    }\n"


class Routine:
    """One routine: how C# declares the C function, and the methods that call it.

    `form` is "full"; "short" leaves out what may be NULL; "array" has arrays where "full" has pointers."""

    def __init__(self, names, function):
        self.names, self.function = names, function
        self.parameters = function["parameters"]
        outputs = [p for p in self.parameters if p["direction"] == "out"]
        alone = function["returns"] == "void" and len(outputs) == 1 and outputs[0]["by"] == "pointer"
        self.returned = outputs[0] if alone else None
        self.has_arrays = any(p["by"] == "array" for p in self.parameters)
        self.can_shorten = function["kind"] == "cast"

    def forms(self):
        forms = ["full"] + (["short"] if self.can_shorten else [])
        return forms + ([form + " array" for form in forms] if self.has_arrays else [])

    def kept(self, form):
        """The parameters of the method."""
        short = form.startswith("short")
        return [p for p in self.parameters if p is not self.returned and not (short and p.get("nullable"))]

    def declaration(self, parameter, form):
        kind, name = type_of(parameter["type"]), camel(parameter["name"])
        if parameter["by"] == "array":
            return f"{kind}[] {name}" if form.endswith("array") else f"{kind}* {name}"
        if parameter["by"] == "value":
            return f"{'int' if self.is_length(parameter) and form.endswith('array') else kind} {name}"
        return f"{ {'in': 'in', 'out': 'out', 'inout': 'ref'}[parameter['direction']] } {kind} {name}"

    def is_length(self, parameter):
        return any(p.get("length") == parameter["name"] for p in self.parameters)

    def signature(self, form="full"):
        returns = self.returned["type"] if self.returned else self.function["returns"]
        pointers = any(p["by"] != "value" for p in self.parameters) and not self.function["inline"]
        unsafe = "unsafe " if pointers else ""
        arguments = ", ".join(self.declaration(p, form) for p in self.kept(form))
        return f"public static {unsafe}{type_of(returns)} {self.names.method(self.function)}({arguments})"

    # ---- The C function: only pointers and numbers, so that no runtime has anything to convert ----

    def native_parameter(self, parameter):
        kind, name = parameter["type"], camel(parameter["name"])
        return f"{native_type(kind)} {name}" if parameter["by"] == "value" else f"{type_of(kind)}* {name}"

    def imports(self):
        arguments = ", ".join(map(self.native_parameter, self.parameters))
        returns, symbol = native_type(self.function["returns"]), self.function["exported"]["fixed"]
        unsafe = "unsafe " if "*" in arguments else ""
        return IMPORT + f"        internal static extern {unsafe}{returns} {symbol}({arguments});\n"

    # ---- The methods ----

    def argument(self, parameter, form):
        name = camel(parameter["name"])
        if parameter["by"] == "value":
            cast = "(uint)" if self.is_length(parameter) and form.endswith("array") and parameter["type"] != "size" else ""
            return cast + to_native(parameter["type"], name)
        if form.startswith("short") and parameter.get("nullable"):
            return "null"
        if parameter["by"] == "array":
            return name + "At" if form.endswith("array") else name
        return f"&{name}Copy"

    def lengths(self):
        """An array that is too short throws, since C would read behind it."""
        for p in self.parameters:
            if p["by"] == "array":
                length = p["length"] if isinstance(p["length"], int) else camel(p["length"])
                yield f"Library.Need({camel(p['name'])}, {length});"

    def local(self, parameter):
        """C gets the address of a copy: the garbage collector does not move it, and results may alias arguments."""
        kind, name = type_of(parameter["type"]), camel(parameter["name"])
        return f"{kind} {name}Copy = {f'default({kind})' if parameter['direction'] == 'out' else name};"

    def pinned(self, form):
        for p in self.parameters if form.endswith("array") else []:
            if p["by"] == "array":
                yield f"fixed ({type_of(p['type'])}* {camel(p['name'])}At = {camel(p['name'])})"

    def body(self, form):
        by_pointer = [p for p in [*self.kept(form), self.returned] if p and p["by"] == "pointer"]
        written = [p for p in by_pointer if p["direction"] != "in" and p is not self.returned]
        lines = (list(self.lengths()) if form.endswith("array") else []) + list(map(self.local, by_pointer))
        call = f"Native.{self.function['exported']['fixed']}({', '.join(self.argument(p, form) for p in self.parameters)})"
        pinned = list(self.pinned(form))
        lines += pinned
        if self.function["returns"] != "void":
            kind, call = type_of(self.function["returns"]), from_native(self.function["returns"], call)
            if not written:
                return lines + [f"return {call};"]
            if pinned:
                lines.insert(0, f"{kind} returned;")
            call = f"returned = {call}" if pinned else f"{kind} returned = {call}"
        lines += [call + ";"] + [f"{camel(p['name'])} = {camel(p['name'])}Copy;" for p in written]
        if self.returned:
            return lines + [f"return {camel(self.returned['name'])}Copy;"]
        return lines + (["return returned;"] if self.function["returns"] != "void" else [])

    def methods(self):
        text = ""
        for form in self.forms():
            body, pinned = "", False
            for line in self.body(form):
                body += "            " + ("    " if pinned and not line.startswith("fixed") else "") + line + "\n"
                pinned = line.startswith("fixed")
            text += summary(self.function["comment"], "        ")
            text += f"        {self.signature(form)}\n        {{\n{body}        }}\n\n"
        return text
