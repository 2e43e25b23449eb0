# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""A page of Markdown, as a code host shows it, in the words of doxygen.

Links to files and headings become links to the site's pages, comments with figures become pictures, and what doxygen would take for a
command stands as it is.
"""
import html
import re

# What doxygen colours. Other blocks are shown as they are: it would take words of a shell script for names of C.
LANGUAGES = {"c": "c", "cpp": "cpp", "h": "c", "hpp": "cpp", "js": "js", "javascript": "js", "py": "py", "python": "py",
             "cs": "cs", "csharp": "cs"}
FIGURE = re.compile(r"<!-- figure ([^:]+): (.*?) -->", re.S)
COMMENT = re.compile(r"^<!--.*?-->\n?", re.S | re.M)
HEADING = re.compile(r"(#+) +(.*)")
FENCE = re.compile(r" *(```+)(\w*)")
SPAN = re.compile(r"(`+)(.+?)(?<!`)\1(?!`)", re.S)
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")


def slug(heading):
    """The anchor that code hosts give to a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^a-z0-9 _-]", "", text).strip().replace(" ", "-")


def fence_lengthened(lines):
    longest = max((len(match) for line in lines for match in re.findall("~+", line)), default=0)
    return "~" * max(3, longest + 1)


def code(language, lines):
    """A block of code. It begins in the first column, also in a list, which it then ends."""
    fence = fence_lengthened(lines)
    return [f"{fence}{{.{LANGUAGES.get(language, 'unparsed')}}}", *lines, fence, ""]


def raw(text):
    """HTML that doxygen passes on."""
    return "\\htmlonly " + " ".join(text.split()) + "\\endhtmlonly"


def without_commands(text):
    return re.sub(r"([\\@])", r"\\\1", text)


def indented(lines, first):
    """The block of code that begins at this line, by four blanks, and the line after it."""
    last = first
    for number in range(first, len(lines)):
        if lines[number].startswith("    "):
            last = number
        elif lines[number]:
            break
    return [line[4:] for line in lines[first:last + 1]], last + 1


def fenced(lines, first):
    fence = FENCE.match(lines[first]).group(1)
    last = next((n for n in range(first + 1, len(lines)) if lines[n].strip().startswith(fence)), len(lines))
    return lines[first + 1:last], last + 1


def paragraph(lines, first):
    """The lines up to an empty one, which belongs to them, or to another block."""
    last = first
    while last < len(lines) and lines[last] and not FENCE.match(lines[last]) and not HEADING.match(lines[last]):
        last += 1
    last += last < len(lines) and not lines[last]
    return lines[first:last], last


def blocks_of(text):
    """Triples of a kind, lines, and for code its language, for a heading its level. Kinds: code heading text"""
    lines, number, after_blank = text.splitlines(), 0, True
    while number < len(lines):
        line = lines[number]
        if mark := FENCE.match(line):
            inside, number = fenced(lines, number)
            yield "code", inside, mark.group(2)
        elif after_blank and line.startswith("    "):
            inside, number = indented(lines, number)
            yield "code", inside, ""
        elif heading := HEADING.match(line):
            number += 1
            yield "heading", [heading.group(2).strip()], len(heading.group(1))
        else:
            inside, number = paragraph(lines, number)
            yield "text", inside, ""
        after_blank = not lines[number - 1]


def headings_of(text):
    return [lines[0] for kind, lines, _ in blocks_of(text) if kind == "heading"]


def anchors_of(text):
    """The anchor of each heading, in their order; the second of the same text ends in -1, as on a code host."""
    seen, anchors = {}, []
    for heading in headings_of(text):
        name = slug(heading)
        count = seen.get(name, 0)
        seen[name] = count + 1
        anchors.append(f"{name}-{count}" if count else name)
    return anchors


class Page:
    """Converts one page. `link` turns a target into an address of the site or None, `image` the path of a picture likewise,
    `figure` names and a caption into HTML. `names` are those of the API."""

    def __init__(self, label, names, link, image, figure):
        self.label, self.names, self.link, self.image, self.figure = label, names, link, image, figure

    def span(self, text):
        """Code in a line; the name of a routine leads to its description. doxygen would end a span with one backtick at a quote."""
        text = text.strip()
        return f'<code>\\ref {text} "{text}"</code>' if text in self.names else f"``{text}``"

    def inline(self, text):
        kept = []

        def keep(words):
            kept.append(words)
            return f"\0{len(kept) - 1}\0"

        def span(match):
            return keep(self.span(match.group(2)))

        def picture(match):
            return keep(raw(f'<img src="{self.image(match.group(2))}" alt="{html.escape(match.group(1))}"/>'))

        def anchor(match):
            address = self.link(match.group(2))
            return keep(f'<a href="{address}">') + match.group(1) + keep("</a>") if address else match.group(1)

        text = SPAN.sub(span, text)
        text = FIGURE.sub(lambda found: keep(self.figure(found.group(1).split(), found.group(2))), text)
        text = LINK.sub(anchor, IMAGE.sub(picture, text))
        text = without_commands(text)
        while "\0" in text:
            text = re.sub("\0(\\d+)\0", lambda found: kept[int(found.group(1))], text)
        return text

    def converted(self, text):
        text = COMMENT.sub(lambda found: found.group(0) if FIGURE.match(found.group(0)) else "", text)
        anchors, has_contents, out = iter(anchors_of(text)), len(headings_of(text)) > 4, []
        for kind, lines, detail in blocks_of(text):
            if kind == "code":
                out += code(detail, lines)
            elif kind == "heading":
                out += self.heading(detail, lines[0], next(anchors), has_contents)
            else:
                out.append(self.inline("\n".join(lines)))
        return "\n".join(out).strip() + "\n"

    def heading(self, level, text, anchor, has_contents):
        """Without marks of code, which doxygen would show as <tt> in its lists of headings."""
        text = self.inline(text.replace("`", ""))
        if level == 1:
            return [f"# {text} {{#{self.label}}}", "", *(["[TOC]", ""] if has_contents else [])]
        return ["", f"{'#' * level} {text} {{#{self.label}--{anchor}}}", ""]
