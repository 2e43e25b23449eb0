# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""How well the colours of a picture can be distinguished, also by people who lack one kind of cone, and read.

The matrices are those of Machado, Oliveira and Fernandes (2009), for colours without gamma; distances are those of CIE 1976,
in which 2 is just noticed.
"""
import re

LACKING = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
ROLES = ("shape", "other", "line", "result")


def linear(text):
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [((v + 0.055) / 1.055) ** 2.4 if v > 0.04045 else v / 12.92 for v in parts]


def xyz(rgb):
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    return [sum(a * b for a, b in zip(row, rgb)) for row in rows]


def lab(rgb):
    roots = [max(v, 0) / white for v, white in zip(xyz(rgb), (0.9505, 1, 1.089))]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in roots)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(text, lacking):
    return lab([sum(a * b for a, b in zip(row, linear(text))) for row in LACKING[lacking]])


def distance(a, b, lacking):
    return sum((p - q) ** 2 for p, q in zip(seen(a, lacking), seen(b, lacking))) ** 0.5


def contrast(a, b):
    least, greatest = sorted(xyz(linear(c))[1] for c in (a, b))
    return (greatest + 0.05) / (least + 0.05)


def problems(svg):
    """Pairs of colours that are too similar, and colours that are too similar to the paper, in both halves of the style."""
    for half in svg.split("@media"):
        colours = {name: re.search(rf"\.{name}{{(?:stroke:#\w+;)?fill:(#\w+)", half) for name in (*ROLES, "paper")}
        if None in colours.values():
            yield f"no colour of {colours}"
            continue
        colours = {name: found.group(1) for name, found in colours.items()}
        yield from (f"{name} on paper" for name in ROLES if contrast(colours[name], colours["paper"]) < 4.5)
        for i, a in enumerate(ROLES):
            for b in ROLES[i + 1 :]:
                yield from (f"{a} and {b} without cones for {cone}" for cone in LACKING if distance(colours[a], colours[b], cone) < 25)
