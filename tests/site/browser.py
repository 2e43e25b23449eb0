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

    def narrow(self, address, name, width, height):
        """A picture as on a telephone, and the width of what is on the page; 0 if it does not load."""
        frame = self.folder / f"{name}.html"
        frame.write_text(FRAME.format(width=width, height=height, address=address))
        self.picture(frame.as_uri(), name, 500, height)
        found = re.search(r'id="width">(\d+)<', self.html(frame.as_uri()))
        frame.unlink()
        return int(found.group(1)) if found else 0
