# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The table `figures`: pictures by graze_query, and where they are shown."""
import html
import re
import shlex
import subprocess

FONT = 15  # of compact pictures, which are shown at half their size
PANEL = re.compile(r'class="panel" x="([\d.]+)" y="(\d+)" width="([\d.]+)" height="(\d+)"')
TEXT = re.compile(r'<text class="[a-z]+ label" x="([\d.]+)" y="[\d.]+">([^<]*)</text>')


class Figure:
    def __init__(self, name, header, query, caption):
        self.name, self.header, self.query, self.caption = name, header, query, caption
        self.answer = ""


def compact(svg):
    """The panels of a picture without its heading, scale and legend, and with larger labels."""
    panels = [[float(number) for number in found] for found in PANEL.findall(svg)]
    left, top = min(panel[0] for panel in panels), min(panel[1] for panel in panels)
    right, bottom = max(x + width for x, _, width, _ in panels), max(y + height for _, y, _, height in panels)
    right = max([right, *(float(x) + 0.62 * FONT * len(text) for x, text in TEXT.findall(svg))])
    width, height = round(right - left) + 2, round(bottom - top) + 2
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{left - 1:g} {top - 1:g} {width} {height}">'
    svg = re.sub(r"<svg [^>]*>", head, svg, count=1).replace("font-size:11px", f"font-size:{FONT}px")
    if len(panels) == 1:  # the page draws the frame, around labels that are longer than the panel as well
        svg = svg.replace('class="panel"', 'class="panel" style="stroke:none"')
    return re.sub(r'<rect class="paper"[^>]*>', '<rect class="paper" width="2000" height="2000"/>', svg, count=1)


def read(table):
    """The figures by their name; one with several lines is a list of pictures, NAME, NAME-2, ..."""
    figures = {}
    for line in table.read_text().splitlines():
        if line and not line.startswith("#"):
            name, header, query, caption = (part.strip() for part in line.split("|"))
            same = figures.setdefault(name, [])
            same.append(Figure(f"{name}-{len(same) + 1}" if same else name, header, query, caption))
    return figures


class Figures:
    def __init__(self, table, folder, tool):
        self.by_name, self.folder, self.tool, self.errors, self.shown = read(table), folder, tool, [], set()

    def all(self):
        return [picture for pictures in self.by_name.values() for picture in pictures]

    def draw(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        for picture in self.all():
            file = self.folder / f"{picture.name}.svg"
            done = subprocess.run([self.tool, "-u", "-o", file, *shlex.split(picture.query)], capture_output=True, text=True)
            if done.returncode == 0 and file.exists():
                (self.folder / f"{picture.name}-compact.svg").write_text(compact(file.read_text()))
                found = re.search(r"\n  (?:result|\w+) +(GRAZE_[A-Z]+|true|false) ", done.stdout)
                picture.answer = f" = {found.group(1)}" if found else ""
            else:
                self.errors.append(f"figure {picture.name}: {done.stderr.strip() or 'no picture'}")

    def image(self, picture, words):
        """The compact picture, which leads to the one with all numbers, and the call below it."""
        self.shown.add(picture.name)
        routine = f"graze_{picture.query.split()[0]}{picture.answer}"
        return (f'<a href="figures/{picture.name}.svg"><img src="figures/{picture.name}-compact.svg" '
                f'alt="{html.escape(words)}" loading="lazy"/></a><code>{routine}</code>')

    def html(self, page, names, caption):
        """The pictures of a marker in a page of Markdown, on one line."""
        pictures = []
        for name in names:
            pictures += self.by_name.get(name, [])
            if name not in self.by_name:
                self.errors.append(f"{page}: no such figure: {name}")
        caption = caption[0].upper() + caption[1:].rstrip(".") + "."
        images = "".join(f"<div>{self.image(picture, caption)}</div>" for picture in pictures)
        return f'\\htmlonly <figure class="figures">{images}<figcaption>{html.escape(caption)}</figcaption></figure>\\endhtmlonly'

    def of_header(self, name):
        """The pictures for the page of a header, each with its caption."""
        return [f"<figure>{self.image(picture, picture.caption)}<figcaption>{html.escape(picture.caption)}</figcaption></figure>"
                for picture in self.all() if picture.header == name]
