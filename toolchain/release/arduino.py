# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The library as the Arduino IDE and its Library Manager expect it."""
import json
import re

from tree import File, Refused, library_of

SKETCHES = "port/arduino/sketches/"


def macros_of(tree):
    """Public macros with arguments: those with a comment of their own."""
    for name in sorted(tree):
        if re.fullmatch(r"include/graze/\w+\.h", name):
            yield from re.findall(r"/\*\*(?! @cond)(?:(?!\*/).)*\*/\n#define (GRAZE_[A-Z0-9_]+)\(", tree[name].text, re.S)


def keywords(tree):
    """keywords.txt: the IDE colours these names. Tabs separate the columns; blanks would not."""
    api = json.loads(tree["port/api.json"].text)
    types = [*api["types"], *(struct["name"] for struct in api["structs"])]
    functions = [function["name"] for function in api["functions"]]
    values = [value["name"] for enum in api["enums"] for value in enum["values"]]
    constants = [constant["name"] for constant in api["constants"]] + values
    lines = ["# SPDX-FileCopyrightText: 2026 the graze authors", "# SPDX-License-Identifier: MIT"]
    for kind, names in (("KEYWORD1", [f"graze_{name}" for name in types]),
                        ("KEYWORD2", [f"graze_{name}" for name in functions] + list(macros_of(tree))),
                        ("LITERAL1", [f"GRAZE_{name}" for name in constants])):
        lines += ["", *(f"{name}\t{kind}" for name in sorted(set(names)))]
    return "\n".join(lines) + "\n"


def properties(tree, url):
    text = tree["library.properties"].text
    if url and not re.fullmatch(r"https?://[^\s/]+\.[^\s/]+(/\S*)?", url):
        raise Refused(f"ARDUINO_URL={url} is no address of a web page")
    if url and re.search(r"^url=", text, re.M):
        raise Refused("library.properties has a url already: leave out ARDUINO_URL")
    return text + (f"url={url}\n" if url else "")


def layout(tree, url):
    """The files of the folder graze/ in the archive. The folders src, include and port have the names that they have in the
    tree, so that the sources find their headers. In the tree no sketch is an .ino file, because a repository that is
    copied to the IDE's libraries may have sketches in examples/ only."""
    files = {**library_of(tree), "LICENSE": tree["LICENSE"], "CHANGELOG.md": tree["CHANGELOG.md"]}
    files["library.properties"] = File(properties(tree, url))
    files["keywords.txt"] = File(keywords(tree))
    files["README.md"] = tree["port/arduino/README.md"]
    for name, file in tree.items():
        if name.startswith(SKETCHES):
            sketch = name[len(SKETCHES):-len(".cpp")]
            files[f"examples/{sketch}/{sketch}.ino"] = file
    return files
