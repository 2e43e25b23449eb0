# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# Shared by the scripts of this folder, which source it from the top folder: counted checks, and the code blocks of
# port/PACKAGES.md, so that the projects of the tests are the ones that a user copies. The script sets `topic`.

root=$PWD
out=$root/build/packages/$topic
rm -rf "$out"
mkdir -p "$out"
passed=0 failed=0

check() { # WORDS COMMAND...
    if "${@:2}" >"$out/log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$topic: $1"
        tail -n 15 "$out/log"
    fi
}

fails() { # COMMAND...
    ! "$@"
}

# prints EXPECTED COMMAND...: the whole standard output
prints() {
    local text
    text=$("${@:2}") || return
    [ "$text" = "$1" ] || { printf 'expected: %s\nprinted:  %s\n' "$1" "$text" && return 1; }
}

# block HEADING LANGUAGE [NUMBER]: that code block of port/PACKAGES.md, below a heading; fails if there is none
block() {
    awk -v heading="$1" -v fence="\`\`\`$2" -v number="${3:-1}" '
        /^```$/ { inside = printing = 0 }
        printing { print }
        !inside && /^#+ / { here = $0 ~ "^#+ " heading "$" }
        here && $0 == fence { printing = ++count == number; found = found || printing }
        /^```[a-z]+$/ { inside = 1 }
        END { exit !found }' port/PACKAGES.md
}

# The first program of the README, and what the README says that it prints
readme_program() {
    awk '/^```$/ { if (here) exit } here { print } /^```c$/ { here = 1 }' README.md
}

readme_output() {
    sed -n '/^    \$ .*\.\/hello$/ { n; s/^    //p; q; }' README.md
}

# exports_public PREFIX LIBRARY: the routines of tests/registry, and nothing else, are what a shared library exports
exports_public() {
    diff <(tests/gate/rows routines | awk -v prefix="$1_" '$3 == "exported" { print prefix $1 }' | sort) \
        <(nm -D --defined-only "$2" | awk '{ print $3 }' | sort)
}

finish() {
    echo "$topic: $passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
}
