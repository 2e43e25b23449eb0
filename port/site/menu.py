# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The menu of the site, for doxygen, and the ways into the site on its first page."""
from xml.sax.saxutils import quoteattr

import markdown


def entry(kind, address, title, inside=""):
    return f'<tab type="{kind}" visible="yes" url={quoteattr(address)} title={quoteattr(title)}>{inside}</tab>\n'


def title_of(book, page):
    return markdown.headings_of(book.text[page])[0].replace("`", "")


API = entry("usergroup", "headers.html", "API", entry("filelist", "", "Headers") + entry("classlist", "", "Structures") +
            entry("globals", "", "All names"))


def page_entry(book, page, title):
    return entry("user", f"{book.pages[page]}.html", title)


def section(book, name, pages):
    if pages == ["include/graze"]:
        return API
    if pages == ["play"]:
        return entry("user", "play/index.html", name)
    if len(pages) == 1:
        return page_entry(book, pages[0], name)
    inside = "".join(page_entry(book, page, title_of(book, page)) for page in pages)
    return entry("usergroup", f"{book.pages[pages[0]]}.html", name, inside)


def sources(book):
    """Pages that are not in the menu would have none."""
    inside = "".join(entry("user", f"{label}.html", path) for path, label in sorted(book.sources.items()))
    return entry("usergroup", f"{min(book.sources.items())[1]}.html", "Sources", inside)


def write_layout(headers, layout, book):
    """The layout of a header's page, which `make docs` has as well, below the menu."""
    tabs = "".join(section(book, name, pages) for name, pages in book.sections.items()) + sources(book)
    menu = f'  <navindex>\n{tabs}<tab type="pages" visible="no" title=""/>\n  </navindex>\n'
    layout.write_text(headers.read_text().replace("  <file>", menu + "  <file>", 1))


CARDS = [("Playground", "play/index.html", "Drag a line and a shape, and see the exact answer"),
         ("Guide", "guide.html", "Start here: numbers, lines, results, meshes, cameras"),
         ("API", "headers.html", "The headers, with every routine"),
         ("Recipes", "examples-recipes.html", "Programs and functions to copy"),
         ("Packages", "packages.html", "CMake, Arduino, npm, Python, C# and more")]


def cards(book):
    """The sections that a newcomer looks for."""
    shown = [card for card in CARDS if card[0] in book.sections]
    links = "".join(f'<a href="{address}"><b>{title}</b> {words}</a>' for title, address, words in shown)
    return f'\\htmlonly <div class="cards">{links}</div>\\endhtmlonly'
