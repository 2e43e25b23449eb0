# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Queries for each routine of port/api.json: the numbers for graze_query, and C that calls the routine itself.

The numbers are those of the fixed build: raw integers. C writes them as S(raw), F(raw), W(raw) and L(raw), which are floats in
the float build.
"""
import random

MACRO = {"scalar": "S", "fraction": "F", "wide": "W", "limit": "L"}
ONE = {"scalar": 1 << 16, "fraction": 1 << 30, "wide": 1 << 32, "limit": 1 << 46}
VERTICES = 5
FACES = 4
ELEMENTS = 3
TEXT = "-12.375e0"


class Numbers:
    """Draws numbers, and keeps them in the order of the query."""

    def __init__(self, api, seed):
        self.random = random.Random(seed)
        self.structs = {s["name"]: s for s in api["structs"]}
        self.drawn = []

    def number(self, kind, name):
        draw = self.random.randint
        if kind in ONE:
            one = ONE[kind]
            least = 1 if name in ("radius", "half", "z_near", "z_far") else -4 * one
            # Few bits, so that floats are exact as well
            value = draw(least * 256 // one, 1024) * one // 256 if kind == "scalar" else draw(-256, 256) * one // 256
        elif kind == "angle":
            value = draw(0, 4095) << 20
        elif kind == "size":
            value = len(TEXT)
        elif kind in ("int64", "int32"):
            value = draw(-100000, 100000)
        elif kind == "side":
            value = draw(-1, 1)
        elif kind == "float":
            value = draw(-8, 8)
        else:
            value = draw(1, 2) if kind == "uint16" else draw(0, 1)
        self.drawn.append(value)
        return f"{MACRO[kind]}({value})" if kind in MACRO else str(value)

    def value(self, kind, name):
        """An initializer."""
        if kind not in self.structs:
            return self.number(kind, name)
        parts = []
        for m in self.structs[kind]["members"]:
            leaf = "limit" if (kind, m["name"]) == ("frustum", "limit") else m["type"]
            inner = [self.value(leaf, m["name"]) for _ in range(m.get("length", 1))]
            parts.append("{" + ", ".join(inner) + "}" if "length" in m else inner[0])
        return "{" + ", ".join(parts) + "}"

    def given(self, value):
        self.drawn.append(value)
        return str(value)


def c_type(kind):
    if kind in ("bool", "float", "char"):
        return kind
    return kind + "_t" if kind in ("int32", "uint32", "int64", "uint16", "uint8", "size") else "graze_" + kind


def declare_mesh(numbers, name):
    vertices = ", ".join(numbers.value("vec3", "vertex") for _ in range(VERTICES))
    indices = ", ".join(numbers.given(numbers.random.randrange(VERTICES)) for _ in range(3 * FACES))
    count = numbers.given(FACES)
    return [f"static const graze_vec3 vertices[] = {{{vertices}}};", f"static const uint16_t indices[] = {{{indices}}};",
            f"const graze_mesh {name} = {{vertices, indices, {count}}};"]


def declare_polygon(numbers, name):
    corners = ", ".join(numbers.value("vec2", "corner") for _ in range(VERTICES))
    return [f"static const graze_vec2 corners_of_{name}[] = {{{corners}}};",
            f"const graze_polygon2 {name} = {{corners_of_{name}, {numbers.given(VERTICES)}}};"]


def has_own_length(parameter, parameters):
    """Whether the routine writes as many elements as it returns, and at most so many as that length."""
    return isinstance(parameter.get("length"), str) and not any(
        p["direction"] != "out" and p.get("length") == parameter["length"] for p in parameters)


def declare(numbers, parameter, counters):
    """The variable of a parameter."""
    name, kind = parameter["name"], parameter["type"]
    if kind == "mesh":
        return declare_mesh(numbers, name)
    if kind == "polygon2":
        return declare_polygon(numbers, name)
    if parameter["direction"] == "out":
        length = ELEMENTS if isinstance(parameter.get("length"), str) else parameter.get("length")
        return [f"{c_type(kind)} {name}{f'[{length}]' if length else ''} = {{0}};"]
    if kind == "char":
        numbers.drawn.extend(map(ord, TEXT))
        return [f'const char {name}[] = "{TEXT}";']
    if "length" in parameter:
        length = parameter["length"] if isinstance(parameter["length"], int) else ELEMENTS
        values = ", ".join(numbers.value(kind, name) for _ in range(length))
        return [f"{c_type(kind)} {name}[] = {{{values}}};"]
    value = numbers.given(ELEMENTS) if name in counters and kind != "size" else numbers.value(kind, name)
    return [f"{c_type(kind)} {name} = {value};"]


def show(numbers, kind, name, expression):
    """Statements that print the numbers of a value."""
    if kind not in numbers.structs:
        function = "show_float" if kind == "float" else "show_" + MACRO[kind] if kind in MACRO else "show_int"
        return [f"{function}({expression});"]
    lines = []
    for m in numbers.structs[kind]["members"]:
        leaf = "limit" if (kind, m["name"]) == ("frustum", "limit") else m["type"]
        columns = m.get("dimensions", [1, 1])[1]
        for i in range(m.get("length", 0)):
            index = f"[{i // columns}][{i % columns}]" if columns > 1 else f"[{i}]"
            lines += show(numbers, leaf, name, f"{expression}.{m['name']}{index}")
        if "length" not in m:
            lines += show(numbers, leaf, name, f"{expression}.{m['name']}")
    return lines


def show_results(numbers, routine, parameters):
    returns = routine["returns"]
    if returns == "text":
        yield "show_text(result);"
    elif returns != "void":
        yield from show(numbers, returns, "result", "result")
    texts = []
    for p in parameters:
        if p["direction"] == "in":
            continue
        written = "if (result)" if p.get("conditional") else ""
        if p["type"] == "char":
            texts.append(f"show_text({p['name']});")
            continue
        length = p.get("length", 0) if not isinstance(p.get("length"), str) else ELEMENTS
        values = [f"{p['name']}[{i}]" for i in range(length)] or [p["name"]]
        if has_own_length(p, parameters):
            for i, value in enumerate(values):
                yield f"if ({i} < result) {{ {' '.join(show(numbers, p['type'], p['name'], value))} }}"
            continue
        yield f"{written} {{ {' '.join(line for v in values for line in show(numbers, p['type'], p['name'], v))} }}"
    yield from texts


def query_of(api, routine, signature, seed):
    """The line for graze_query, and a function body in C."""
    numbers = Numbers(api, f"{routine['name']} {seed}")
    parameters = signature["parameters"]
    counters = {p.get("length") for p in parameters}
    lines = [line for p in parameters for line in declare(numbers, p, counters)]
    arguments = ", ".join(("&" if p["by"] == "pointer" else "") + p["name"] for p in parameters)
    call = f"graze_{routine['name']}({arguments});"
    returns = "const char *" if signature["returns"] == "text" else c_type(signature["returns"]) + " "
    lines.append(call if signature["returns"] == "void" else f"const {returns}result = {call}".replace("const const", "const"))
    lines += show_results(numbers, signature, parameters)
    return f"graze_{routine['name']} {' '.join(map(str, numbers.drawn))}", "\n".join("    " + line for line in lines)


HEAD = """#include <graze/graze.h>
#include <stdio.h>
#include <string.h>
#if GRAZE_FLOAT
#define S(n) ((float)((n) / 65536.0))
#define F(n) ((float)((n) / 1073741824.0))
#define W(n) ((float)((n) / 4294967296.0))
#define L(n) ((float)((n) / 70368744177664.0))
#else
#define S(n) (n)
#define F(n) (n)
#define W(n) (n)
#define L(n) (n)
#endif
static void show_int(long long n) { printf(" %lld", n); }
static void show_float(float x)
{
    unsigned bits;
    memcpy(&bits, &x, sizeof bits);
    printf(x != x ? " nan" : " 0x%08x", bits);
}
#if GRAZE_FLOAT
#define show_S show_float
#define show_F show_float
#define show_W show_float
#define show_L show_float
#else
#define show_S show_int
#define show_F show_int
#define show_W show_int
#define show_L show_int
#endif
static void show_text(const char *text) { printf(" \\"%s\\"", text); }
"""


def program(api, build, seeds):
    """The lines of all queries, and a program that prints the results of each in a line."""
    lines, text = [], [HEAD, "int main(void)\n{"]
    for routine in api["functions"]:
        signature = routine.get("float", routine) if build == "float" else routine
        for seed in seeds:
            line, body = query_of(api, routine, signature, seed)
            lines.append(line)
            text.append("{\n" + body + '\n    putchar(\'\\n\');\n}')
    return lines, "\n".join(text + ["(void)show_text;\n(void)show_float;\nreturn 0;\n}\n"])
