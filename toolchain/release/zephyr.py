# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The library as a Zephyr module whose root is the root of the archive: west looks for zephyr/module.yml there."""
from tree import File, Refused, library_of

SAMPLE = "port/zephyr/sample/"
# In the tree the root of the module is port/, so the paths of port/zephyr lead one folder further up.
MOVED = {"CMakeLists.txt": ("${CMAKE_CURRENT_LIST_DIR}/../..", "${CMAKE_CURRENT_LIST_DIR}/.."),
         "Kconfig": ('rsource "../../Kconfig"', 'rsource "../Kconfig"'),
         "module.yml": ("# graze as a Zephyr module. The root of the module is the folder port/: pass its path in "
                        "ZEPHYR_EXTRA_MODULES. The\n# two paths below start there.\n",
                        "# graze as a Zephyr module. The paths below start in the folder above this one.\n")}


def moved(tree, name):
    old, new = MOVED[name]
    text = tree["port/zephyr/" + name].text
    if text.count(old) != 1:
        raise Refused(f"port/zephyr/{name} does not contain {old!r} once")
    return text.replace(old, new)


def layout(tree):
    files = library_of(tree)
    for name in ("src/sources.txt", "Kconfig", "LICENSE", "CHANGELOG.md"):
        files[name] = tree[name]
    for name in MOVED:
        files["zephyr/" + name] = File(moved(tree, name))
    files["zephyr/module.yml"].content += b"samples:\n  - samples\n"
    files["README.md"] = tree["port/zephyr/README.md"]
    for name, file in tree.items():
        if name.startswith(SAMPLE):
            files["samples/first_cast/" + name[len(SAMPLE):]] = file
    return files
