# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Archives as dictionaries from the name of a member to its contents. Rules return pairs of a code and words."""
import functools
import re
import tarfile
import zipfile


class Member:
    def __init__(self, content=b"", kind="file", mode=0o644, time=None, owner=(0, 0, "", "")):
        self.content, self.kind, self.mode, self.time, self.owner = content, kind, mode, time, owner

    @property
    def text(self):
        return self.content.decode(errors="replace")


def read_zip(path):
    members = {}
    with zipfile.ZipFile(path) as archive:
        for entry in archive.infolist():
            unix = entry.external_attr >> 16
            kind = "link" if unix & 0o170000 == 0o120000 else "folder" if entry.is_dir() else "file"
            members[entry.filename.rstrip("/")] = Member(archive.read(entry), kind, unix & 0o7777, entry.date_time)
    return members


def read_tar(path):
    members = {}
    with tarfile.open(path) as archive:
        for entry in archive:
            kind = "file" if entry.isfile() else "folder" if entry.isdir() else "link"
            content = archive.extractfile(entry).read() if kind == "file" else b""
            owner = (entry.uid, entry.gid, entry.uname, entry.gname)
            members[entry.name] = Member(content, kind, entry.mode, entry.mtime, owner)
    return members


@functools.cache
def find(expression, content):
    """All in the content. Most members are the same in all archives with seeded errors."""
    return re.findall(expression, content.decode(errors="replace"), re.M)


def top_of(members):
    """The folder that contains all members, or None."""
    tops = {name.split("/")[0] for name in members}
    return tops.pop() if len(tops) == 1 else None


def without_top(members):
    return {name.split("/", 1)[1]: member for name, member in members.items() if "/" in name}


def lists(members, pattern):
    return sorted(name for name in members if re.fullmatch(pattern, name))


def broken(rules):
    """Of lines (code, words, holds): those that do not hold."""
    return [(code, words) for code, words, holds in rules if not holds]


def resolve(folder, path):
    parts = folder.split("/") if folder else []
    for part in path.split("/"):
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


# graze_config.h is a file of the user, and is found by __has_include.
def check_includes(members):
    """IN1: each #include "..." of the library leads to a member."""
    for name in lists(members, r"(src|include|port)/.*\.([ch]|hpp)"):
        folder = name.rsplit("/", 1)[0]
        for path in find(r'^ *# *include "([^"]*)"', members[name].content):
            found = resolve(folder, path) in members
            yield "IN1", f"{name} includes {path}, which is not in the archive", found or path == "graze_config.h"


def check_order(members, date):
    """AR1 to AR4: what makes the bytes of an archive depend on its files only."""
    yield "AR1", "not one folder at the top", top_of(members) is not None
    yield "AR2", "members are not in the order of their names", list(members) == sorted(members)
    yield "AR3", "a time or an owner of its own", all(
        member.time == date and member.owner == (0, 0, "", "") for member in members.values())
    yield "AR4", "a mode beside 644 and 755, or a link", all(
        member.kind == "folder" or member.kind == "file" and member.mode in (0o644, 0o755) for member in members.values())
