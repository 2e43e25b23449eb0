# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Pages in a headless browser, as wide as a screen or as narrow as a telephone."""
import re
import subprocess
import tempfile

# A window of Chromium is at least 500 pixels wide, so a narrow page stands in a frame. The script writes how wide its content is.
FRAME = """<!DOCTYPE html><title></title><body style="margin:0;background:gray">
<iframe id="page" style="border:0" width="{width}" height="{height}" src="{address}"></iframe><p id="width"></p><script>
const page = document.getElementById('page');
page.onload = () => setTimeout(() => {{
    const inside = page.contentDocument;
    const wide = [...inside.querySelectorAll('#doc-content, html, body')].map(part => part.scrollWidth);
    document.getElementById('width').textContent = Math.max(...wide);
}}, 500);
</script>"""

# Types words into the search of a page, whose results are a frame in it, and writes the names that it shows.
SEARCH = """<!DOCTYPE html><title></title><iframe id="page" width="1280" height="900" src="{address}"></iframe><p id="names"></p><script>
const page = document.getElementById('page');
page.onload = () => {{
    const words = "document.getElementById('MSearchField').value = '{words}'; searchBox.OnSearchFieldFocus(true); searchBox.Search();";
    setTimeout(() => page.contentWindow.setTimeout(words, 0), 500);
    setTimeout(() => {{
        const results = page.contentDocument.getElementById('MSearchResults').contentDocument;
        const shown = [...results.querySelectorAll('.SRResult')].filter(result => result.style.display == 'block');
        document.getElementById('names').textContent = shown.map(result => result.querySelector('.SRSymbol').textContent).join('|');
    }}, 3000);
}};
</script>"""


class Browser:
    def __init__(self, folder):
        self.folder = folder
        self.profile = tempfile.TemporaryDirectory()
        self.command = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
                        f"--user-data-dir={self.profile.name}", "--virtual-time-budget=8000"]

    def run(self, *words):
        return subprocess.run([*self.command, *words], capture_output=True, text=True, timeout=120).stdout

    def html(self, address):
        """The page after its scripts have run."""
        return self.run("--dump-dom", address)

    def picture(self, address, name, width, height):
        file = self.folder / f"{name}.png"
        self.run(f"--window-size={width},{height}", f"--screenshot={file}", address)
        return file.exists()

    def framed(self, name, html, found):
        """What the expression finds in a page with a frame, after its scripts have run."""
        frame = self.folder / f"{name}.html"
        frame.write_text(html)
        match = re.search(found, self.html(frame.as_uri()))
        frame.unlink()
        return match.group(1) if match else ""

    def narrow(self, address, name, width, height):
        """A picture as on a telephone, and the width of what is on the page; 0 if it does not load."""
        frame = self.folder / f"{name}.html"
        html = FRAME.format(width=width, height=height, address=address)
        frame.write_text(html)
        self.picture(frame.as_uri(), name, 500, height)
        return int(self.framed(name, html, r'id="width">(\d+)<') or 0)

    def search(self, address, words):
        """The names that the search of the page shows for these words."""
        return self.framed("search", SEARCH.format(address=address, words=words), r'id="names">([^<]*)<').split("|")
