# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""What the site consists of: its pages, their names, and where a link leads."""
import json
import os
import posixpath
import re
import shutil
from urllib.parse import quote

import markdown

# Sources up to this size have a page, if a page links to them; of a link to another file only the text stays.
LARGEST_SOURCE = 100_000
HEADER = re.compile(r"include/graze/([a-z0-9_]+\.h)")


def label_of(path):
    name = re.sub(r"^(port/|\.github/)|(/README)?\.md$", "", path)
    return {"README.md": "readme"}.get(path, name.replace("/", "-").replace("_", "-").lower())


def rows_of(book):
    """Triples of a section, a page and a title, which may be empty."""
    lines = [line for line in book.read_text().splitlines() if line and not line.startswith("#")]
    return [tuple(part.strip() for part in (line + " |").split("|")[:3]) for line in lines]


def header_page(name):
    """doxygen's name of the page of a header."""
    return name.replace("_", "__").replace(".", "_8") + ".html"


class Book:
    def __init__(self, top, work, site, figures):
        self.top, self.work, self.site, self.figures = top, work, site, figures
        self.sections, self.pages, self.text = {}, {}, {}
        for section, path, title in rows_of(top / "port/site/book"):
            self.sections.setdefault(section, []).append(path)
            if not path.endswith(".md"):
                continue
            if not (top / path).is_file():
                raise SystemExit(f"site: port/site/book: no such page: {path}")
            self.pages[path], self.text[path] = label_of(path), (top / path).read_text()
            if title:
                self.text[path] = re.sub(r"^# .*", f"# {title}", self.text[path], count=1, flags=re.M)
        self.sources, self.errors = {}, []
        self.names = {f"graze_{routine['name']}" for routine in json.loads((top / "port/api.json").read_text())["functions"]}

    # ---- where a link leads

    def address(self, page, target):
        """The address on the site, or None if the file has no page."""
        if re.match(r"[a-z]+:", target):
            return target
        path, _, anchor = target.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
        if path in self.pages:
            return self.page_address(page, path, anchor)
        if not (self.top / path).exists():
            self.errors.append(f"{page}: no such file: {target}")
        if header := HEADER.fullmatch(path):
            return header_page(header.group(1))
        return self.source_address(path)

    def page_address(self, page, path, anchor):
        label = self.pages[path]
        if not anchor:
            return f"{label}.html"
        if anchor not in markdown.anchors_of(self.text[path]):
            self.errors.append(f"{page}: no such heading: {path}#{anchor}")
        return f"{label}.html#{label}--{anchor}"

    def source_address(self, path):
        file = self.top / path
        if not file.is_file() or file.stat().st_size > LARGEST_SOURCE:
            return None
        self.sources[path] = "source-" + re.sub(r"[^a-z0-9]+", "-", path.lower()).strip("-")
        return self.sources[path] + ".html"

    # ---- pictures

    def image(self, page, target):
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page), target))
        name = path.replace("/", "-")
        if (self.top / path).is_file():
            (self.site / "images").mkdir(exist_ok=True)
            shutil.copyfile(self.top / path, self.site / "images" / name)
        else:
            self.errors.append(f"{page}: no such picture: {target}")
        return "images/" + quote(name)

    # ---- pages

    def convert(self, page, text=None, label=None):
        converter = markdown.Page(label or self.pages[page], self.names, lambda target: self.address(page, target),
                                  lambda target: self.image(page, target), lambda names, caption: self.figures.html(page, names, caption))
        return converter.converted(text or self.text[page])

    def write(self, label, text):
        (self.work / f"{label}.md").write_text(text)

    def write_pages(self):
        for page, label in self.pages.items():
            self.write(label, self.convert(page))

    def write_sources(self):
        for path, label in sorted(self.sources.items()):
            language = os.path.splitext(path)[1][1:]
            lines = (self.top / path).read_text().rstrip("\n").split("\n")
            self.write(label, "\n".join([f"# {path} {{#{label}}}", "", *markdown.code(language, lines)]))
