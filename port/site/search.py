# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The index of doxygen's search, which finds only how names begin: graze_aabb_linecast, but not aabb_linecast or linecast.

Each name and each title is entered once more for each of its words, and the headings of the pages likewise. doxygen splits the index by
the first letter, into files all_N.js, and each has a page all_N.html for its results.
"""
import ast
import html
import re

HEADING = re.compile(r'<h[1-4]><a class="anchor" id="([^"]+)"></a>\s*(.*?)</h[1-4]>', re.S)
TITLE = re.compile(r'<div class="title">(.*?)</div>', re.S)
ROUTINE = re.compile(r"(graze|GRAZE)_\w")
WORD = re.compile(r"(?:^|(?<=[^A-Za-z0-9]))[A-Za-z0-9]")

# The results are pages in a frame, which the style of the site does not reach.
STYLE = """
.SRPage .SREntry {
    font-size: 11pt;
    padding: 4px 1px;
}
"""


def identifier(text):
    """What the script of the search compares with the typed words."""
    return "".join(c if re.match("[a-z0-9\u0080-\uffff]", c) else f"_{ord(c):02x}" for c in text.lower())


def entries_of(folder):
    """What doxygen lists: pairs of a name and its places, each an address, a flag and words."""
    found = []
    for file in folder.glob("all_*.js"):
        text = re.sub(r"^var searchData=\s*|;\s*$", "", file.read_text())
        found += [(name, places) for _, (name, *places) in ast.literal_eval(text)]
    return found


def headings_of(site):
    for page in sorted(site.glob("*.html")):
        text = page.read_text()
        title = TITLE.search(text)
        for anchor, heading in HEADING.findall(text) if "--" in text and title else []:
            name = re.sub(r"<[^>]*>", "", heading).strip()
            yield name, [[f"../{page.name}#{anchor}", 1, re.sub(r"<[^>]*>", "", title.group(1)).strip()]]


def endings(name):
    """The name from each of its words on; of a sentence, not from words of one or two letters."""
    plain = html.unescape(name)
    starts = [found.start() for found in WORD.finditer(plain)]
    return [plain[n:] for n in starts if n == 0 or ROUTINE.match(plain) or re.match(r"\w{3}", plain[n:])]


def quoted(value):
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return "[" + ",".join(quoted(part) for part in value) + "]" if isinstance(value, (list, tuple)) else str(value)


def write(folder, entries, page):
    """All files of the section, and the letters in which it has entries."""
    letters = sorted({ending[0].lower() for ending, _, _ in entries})
    for number, letter in enumerate(letters):
        rows = sorted((ending.lower(), name, places) for ending, name, places in entries if ending[0].lower() == letter)
        lines = [f"  [{quoted(f'{identifier(ending)}_{n}')},{quoted([name, *places])}]" for n, (ending, name, places) in enumerate(rows)]
        (folder / f"all_{number:x}.js").write_text("var searchData=\n[\n" + ",\n".join(lines) + "\n];\n")
        (folder / f"all_{number:x}.html").write_text(page.replace("all_0.js", f"all_{number:x}.js"))
    data = folder / "searchdata.js"
    data.write_text(re.sub(r'0: "[^"]*"', f'0: "{"".join(letters)}"', data.read_text(), count=1))


def extend(site):
    folder = site / "search"
    (folder / "search.css").write_text((folder / "search.css").read_text() + STYLE)
    named = entries_of(folder) + list(headings_of(site))
    entries = [(ending, name, places) for name, places in named for ending in endings(name)]
    write(folder, entries, (folder / "all_0.html").read_text())
    return len(entries)
