# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The tree that is released: its files, its version and the date of the version."""
import os
import re
import subprocess
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
FIRST_DATE_OF_ZIP = (1980, 1, 1)


class Refused(Exception):
    """A sentence that says why there is no release."""


class File:
    """The bytes of a file, and whether it is a program."""

    def __init__(self, content, executable=False):
        self.content = content if isinstance(content, bytes) else content.encode()
        self.executable = executable

    @property
    def text(self):
        return self.content.decode()


def git(*words):
    return subprocess.run(["git", "-C", str(TOP), *words], capture_output=True, check=False)


def is_clone():
    """An unpacked source archive has no .git, and may lie in a clone of another project."""
    if not (TOP / ".git").exists():
        return False
    found = git("rev-parse", "--show-toplevel")
    if Path(found.stdout.decode().rstrip("\n")).resolve() != TOP or found.returncode != 0:
        raise Refused("git cannot read .git in this folder: " + (found.stderr.decode().split("\n")[0] or "it is no clone"))
    return True


def names_in_clone():
    for entry in git("ls-files", "-z", "--stage").stdout.decode().split("\0")[:-1]:
        mode, name = entry.split(" ", 1)[0], entry.split("\t", 1)[1]
        if mode not in ("100644", "100755"):
            raise Refused(f"{name} is a link or a submodule, which not every system can unpack")
        yield name, mode == "100755"


def names_in_folder():
    for folder, folders, files in os.walk(TOP):
        folders[:] = [f for f in folders if f != "__pycache__" and Path(folder, f) != TOP / "build"]
        for file in files:
            path = Path(folder, file)
            yield path.relative_to(TOP).as_posix(), os.access(path, os.X_OK)


def read_tree():
    """All files under version control, or all of an unpacked source archive."""
    names = names_in_clone() if is_clone() else names_in_folder()
    return {name: File((TOP / name).read_bytes(), executable) for name, executable in sorted(names)
            if (TOP / name).is_file()}


def check_clean():
    if not is_clone():
        return
    changed = git("status", "--porcelain", "--untracked-files=all").stdout.decode().splitlines()
    if changed:
        names = ", ".join(line[3:] for line in changed[:5]) + (", ..." if len(changed) > 5 else "")
        raise Refused(f"the tree differs from its last commit: {names}; commit first, or use a clean clone")


def version_of(tree):
    numbers = {}
    for name, file in tree.items():
        if re.fullmatch(r"include/graze/\w+\.h", name):
            numbers.update(re.findall(r"^#define GRAZE_VERSION_(MAJOR|MINOR|PATCH) (\d+)$", file.text, re.M))
    return ".".join(numbers[part] for part in ("MAJOR", "MINOR", "PATCH"))


def date_of(tree, version, trial):
    """The date in the version's entry of CHANGELOG.md; it is the time of all files in the archives."""
    dated = re.search(rf"^## {re.escape(version)}, (\d{{4}})-(\d\d)-(\d\d)$", tree["CHANGELOG.md"].text, re.M)
    if dated:
        return tuple(int(number) for number in dated.groups())
    if trial:
        return FIRST_DATE_OF_ZIP
    raise Refused(f"CHANGELOG.md has no entry for this version: expected a line `## {version}, YYYY-MM-DD`")


def library_of(tree):
    """The files that a compiler reads: sources, headers, and the headers of port/ that sources include."""
    files = {name: file for name, file in tree.items() if re.fullmatch(r"(src|include)/.*\.([ch]|hpp)", name)}
    used = {path for file in files.values() for path in re.findall(r'^#include "\.\./(port/.*)"', file.text, re.M)}
    return {**files, **{name: tree[name] for name in used}}
