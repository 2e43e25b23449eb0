# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The rules of Zephyr's zephyr_module.py for a module, with codes of our own: ZM. It ignores a folder that breaks ZM1
without a word, and so a build fails with an unknown option CONFIG_GRAZE."""
import os
import re
import tempfile
from pathlib import Path

import kconfiglib
import yaml

from members import broken, check_includes, lists, top_of, without_top

BUILD = {"cmake": str, "kconfig": str, "cmake-ext": bool, "kconfig-ext": bool, "depends": list, "settings": dict}
KEYS = {"name": str, "build": dict, "samples": list, "tests": list, "boards": list, "blobs": list}


def load(members):
    try:
        return yaml.safe_load(members["zephyr/module.yml"].text)
    except (KeyError, yaml.YAMLError):
        return None


def fits(given, schema):
    return isinstance(given, dict) and all(key in schema and isinstance(given[key], schema[key]) for key in given)


def check_module(members):
    module = load(members)
    yield "ZM1", "no zephyr/module.yml at the root", "zephyr/module.yml" in members
    yield "ZM2", "zephyr/module.yml is not what the schema wants", fits(module, KEYS) and fits(module.get("build", {}), BUILD)
    module = module if isinstance(module, dict) else {}
    build = module.get("build") if isinstance(module.get("build"), dict) else {}
    yield "ZM3", "no CMakeLists.txt in `cmake`", f"{build.get('cmake', 'zephyr')}/CMakeLists.txt" in members
    yield "ZM4", "no file `kconfig`", str(build.get("kconfig", "zephyr/Kconfig")) in members
    yield "ZM5", "the name is not graze", module.get("name") == "graze"
    samples = [str(folder) for folder in module.get("samples") or []]
    yield "ZM6", "no folder of `samples`", samples and all(lists(members, re.escape(s) + "/.*") for s in samples)


def check_samples(members):
    found = [name.rsplit("/", 1)[0] for name in lists(members, r"samples/[^/]+/sample\.yaml")]
    yield "ZM7", "no sample with CMakeLists.txt, prj.conf and src/main.c", found and all(
        f"{sample}/{file}" in members for sample in found for file in ("CMakeLists.txt", "prj.conf", "src/main.c"))
    yield "ZM8", "a sample does not switch graze on", all(
        re.search("^CONFIG_GRAZE=y$", members[f"{s}/prj.conf"].text, re.M) for s in found if f"{s}/prj.conf" in members)


def kconfig_loads(members):
    """As Zephyr loads it: paths of rsource start at the file that has them."""
    with tempfile.TemporaryDirectory() as folder:
        for name in lists(members, "(.*/)?Kconfig"):
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(members[name].content)
        os.environ["srctree"] = folder
        try:
            options = kconfiglib.Kconfig("zephyr/Kconfig", warn_to_stderr=False)
        except (kconfiglib.KconfigError, OSError):
            return False
        return not options.warnings and {"GRAZE", "GRAZE_FLOAT", "GRAZE_SMALL_WORLD"} <= options.syms.keys()


# The build file names its sources by src/sources.txt, from its own folder.
def check_sources(members):
    script = members["zephyr/CMakeLists.txt"].text if "zephyr/CMakeLists.txt" in members else ""
    found = re.search(r"\$\{CMAKE_CURRENT_LIST_DIR\}((/\.\.)*) ABSOLUTE", script)
    yield "ZM10", "zephyr/CMakeLists.txt does not start from the root", found and found.group(1) == "/.."
    listed = members["src/sources.txt"].text.split("\n") if "src/sources.txt" in members else []
    sources = [line for line in listed if line.endswith(".c")]
    yield "ZM11", "src/sources.txt lists files that are not there", sources and all("src/" + s in members for s in sources)


def check(archive):
    members = without_top(archive)
    return broken([("ZM0", "the folder is not graze", top_of(archive) == "graze"), *check_module(members),
                   *check_samples(members), ("ZM9", "Kconfig does not load", kconfig_loads(members)),
                   *check_sources(members), ("LIC", "no LICENSE", "LICENSE" in members), *check_includes(members)])
