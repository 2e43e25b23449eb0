# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The rules of arduino-lint for a library that is submitted to the Library Manager, by their codes.

Left out are rules that need the network (LP017, LP018, LP022, LP042), a spelling dictionary (LP033, LP035), and those for
Arduino's own libraries (LP013). KW1 to KW4 are about keywords.txt, which arduino-lint does not read; EX1 and EX2 are graze's own."""
import re

from members import broken, check_includes, find, lists, top_of, without_top

CATEGORIES = ("Display", "Communication", "Signal Input/Output", "Sensors", "Device Control", "Timing",
              "Data Storage", "Data Processing", "Other")
FIELDS = {"name", "version", "author", "maintainer", "sentence", "paragraph", "category", "url", "architectures", "includes"}
VERSION = r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)"
LONGEST_NAME = 63
README = r"(?i)readme(\.(md|txt|markdown|rst|adoc))?"
LICENSE = r"(?i)(licen[sc]e|copying)(\.(md|txt))?"


def fields_of(text):
    lines = [line for line in text.split("\n") if line.strip() and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines if "=" in line), [line for line in lines if "=" not in line]


def check_folders(top, members):
    folders = {name.split("/")[0] for name in members if "/" in name}
    yield "LS001", "no library: no library.properties and no header", lists(members, r"library\.properties|(src/)?\w+\.h")
    yield "LS002", "the name of the folder is too long", top and len(top) <= LONGEST_NAME
    yield "LS003", "the name of the folder has other characters", top and re.fullmatch(r"[A-Za-z0-9][\w.\-]*", top)
    yield "LS004", "a submodule", ".gitmodules" not in members
    yield "LS005", "a symbolic link", all(member.kind != "link" for member in members.values())
    yield "LS006", "a file .development", ".development" not in members
    yield "LS007", "an .exe file", not lists(members, r"(?i).*\.exe")
    yield "LS009", "the folder src has another case", not [f for f in folders if f.lower() == "src" and f != "src"]
    yield "LS010", "a folder utility beside src", "utility" not in folders
    yield "LS011", "a name like extras", not [f for f in folders if re.fullmatch("extra|extr?ass?|exstras", f)]
    yield "LS012", "the folder extras has another case", not [f for f in folders if f.lower() == "extras" and f != "extras"]
    yield "LD001", "no README", lists(members, README)
    yield "LD002", "no licence", lists(members, LICENSE)


def check_properties_file(members):
    similar = [name for name in members if re.fullmatch(r"(?i)librar(y|ies)[._-]?propert(y|ies?)?", name)]
    yield "LP001", "no library.properties", "library.properties" in members
    yield "LP002", f"a name like library.properties: {similar}", set(n.lower() for n in similar) <= {"library.properties"}
    yield "LP003", f"library.properties in another case: {similar}", set(similar) <= {"library.properties"} or \
        "library.properties" not in [n.lower() for n in similar]
    yield "LP004", "a second library.properties", not lists(members, r".*/library\.properties")


def check_name(fields):
    name = fields.get("name")
    yield "LP007", "no name", name is not None
    yield "LP008", "an empty name", name != ""
    name = name or "graze"
    yield "LP009", "the name is too long", len(name) <= LONGEST_NAME
    yield "LP010", "the name is longer than recommended", len(name) <= 32
    yield "LP011", "the name has other characters", re.fullmatch(r"[A-Za-z0-9][\w .\-]*", name)
    yield "LP012", "the name starts with Arduino", not name.lower().startswith("arduino")
    yield "LP014", "the name contains Arduino", "arduino" not in name.lower()
    yield "LP015", "the name contains a blank", " " not in name
    yield "LP016", "the name contains library", "library" not in name.lower()


def check_people(fields):
    maintainer = fields.get("maintainer", "")
    yield "LP019", "no version", "version" in fields
    yield "LP020", "the version is no version", re.fullmatch(rf"{VERSION}|\d+(\.\d+)?", fields.get("version", "1.0.0"))
    yield "LP021", "the version has not three numbers", re.fullmatch(VERSION, fields.get("version", "1.0.0"))
    yield "LP023", "no author", "author" in fields
    yield "LP024", "an empty author", fields.get("author") != ""
    yield "LP025", "no maintainer", "maintainer" in fields
    yield "LP026", "an empty maintainer", fields.get("maintainer") != ""
    yield "LP027", "the maintainer starts with Arduino", not maintainer.lower().startswith("arduino")
    yield "LP057", "the maintainer contains Arduino", "arduino" not in maintainer.lower()
    yield "LP028", "email, which is deprecated", "email" not in fields


def check_texts(fields):
    sentence, paragraph, category = (fields.get(key) for key in ("sentence", "paragraph", "category"))
    yield "LP031", "no sentence", sentence is not None
    yield "LP032", "an empty sentence", sentence != ""
    yield "LP034", "no paragraph", paragraph is not None
    yield "LP036", "the paragraph repeats the sentence", not sentence or not (paragraph or "").startswith(sentence)
    yield "LP037", "no category", category is not None
    yield "LP038", "an unknown category", category in (None, "Uncategorized", *CATEGORIES)
    yield "LP039", "the category is Uncategorized", category != "Uncategorized"


# Fields that are right for other libraries: graze depends on nothing, and is compiled from its sources.
def check_build(fields, members):
    architectures, includes = fields.get("architectures"), fields.get("includes")
    yield "LP005", "a blank beside a value", all(v == v.strip() and k == k.strip() for k, v in fields.items())
    yield "LP006", f"unknown fields: {set(fields) - FIELDS}", set(fields) - {"email"} <= FIELDS
    yield "LP040", "no url", "url" in fields
    yield "LP056", "an empty url", fields.get("url") != ""
    yield "LP041", "the url is none", re.fullmatch(r"https?://[^\s/]+\.[^\s/]+(/\S*)?", fields.get("url") or "http://a.b")
    yield "LP043", "no architectures", architectures is not None
    yield "LP044", "empty architectures", architectures != ""
    yield "LP046", "not for all architectures", architectures in (None, "", "*")
    yield "LP051", "empty includes", includes != ""
    yield "LP052", "includes names no header", all(f"src/{header.strip()}" in members for header in (includes or "graze.h").split(","))
    yield "LS008", "no header with the name of the library", f"src/{fields.get('name')}.h" in members


def check_sketches(members):
    sketches = lists(members, r"(?i).*\.(ino|pde)")
    names = [re.fullmatch(r"examples/([^/]+)/([^/]+)\.ino", name) for name in sketches]
    found = [match.group(1) for match in names if match and match.group(1) == match.group(2)]
    folders = {name.split("/")[0] for name in members if "/" in name}
    yield "LD003", "a sketch outside examples and extras", not [s for s in sketches if not re.match("(?i)(examples?|extras)/", s)]
    yield "LD004", "no example", found
    yield "LD005", "a name like examples", not [f for f in folders if re.fullmatch("example|exampels|eximples|demos?", f)]
    yield "LD006", "the folder examples has another case", not [f for f in folders if f.lower() == "examples" and f != "examples"]
    yield "SS001", "a sketch has not the name of its folder", all(
        name in members for name in (f"{f}/{f.split('/')[-1]}.ino" for f in {s.rsplit("/", 1)[0] for s in sketches}))
    yield "SS002", "the name of a sketch has other characters", all(re.fullmatch(r"[A-Za-z0-9_][\w.\-]*", f) for f in found)
    yield "SS003", "the name of a sketch is too long", all(len(f) <= LONGEST_NAME for f in found)
    yield "SS004", "a .pde file", not [s for s in sketches if s.lower().endswith(".pde")]
    readme = members["README.md"].text if "README.md" in members else ""
    yield "EX1", "fewer than six examples", len(found) >= 6
    yield "EX2", "README.md has other sketches", set(re.findall(r"^\| ([A-Z]\w+) \|", readme, re.M)) == set(found)
    code = lists(members, r"(src|include|examples)/.*\.(c|h|cpp|ino)")
    misspelt = [name for name in code for header in find(r'#include [<"]([^>"]*)', members[name].content)
                if header.lower() == "arduino.h" and header != "Arduino.h"]
    yield "LC001", f"Arduino.h in another case: {misspelt}", not misspelt


def check_keywords(members):
    text = members["keywords.txt"].text if "keywords.txt" in members else ""
    lines = [line for line in text.split("\n") if line and not line.startswith("#")]
    pairs = [line.split("\t") for line in lines]
    headers = [members[name].content for name in lists(members, r"include/graze/\w+\.h")]
    words = {word for header in headers for word in find(r"\w+", header)}
    yield "KW1", "a line of keywords.txt is not a name, a tab and a kind", lines and all(
        len(pair) == 2 and pair[1] in ("KEYWORD1", "KEYWORD2", "LITERAL1") for pair in pairs)
    yield "KW2", "a keyword twice", len({pair[0] for pair in pairs}) == len(pairs)
    yield "KW3", f"no header has: {[p[0] for p in pairs if p[0] not in words][:3]}", all(p[0] in words for p in pairs)
    declared = {name for header in headers for name in find(r"\b(graze_\w+)\(", header)}
    declared &= {name for header in headers for name in find(r"^#define (graze_\w+) ", header)}
    missing = declared - {pair[0] for pair in pairs if pair[1:] == ["KEYWORD2"]}
    yield "KW4", f"functions without a keyword: {sorted(missing)[:3]}", declared and not missing


def check(archive):
    """The codes that the package breaks, with words."""
    top, members = top_of(archive), without_top(archive)
    fields, odd = fields_of(members["library.properties"].text if "library.properties" in members else "")
    rules = [("LP005", f"lines without =: {odd}", not odd), *check_folders(top, members), *check_properties_file(members)]
    if "library.properties" in members:
        rules += [*check_name(fields), *check_people(fields), *check_texts(fields), *check_build(fields, members)]
    return broken([*rules, *check_sketches(members), *check_keywords(members), *check_includes(members)])
