# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# awk -f tests/figures/collect.awk FILE...
#
# Writes the sections of tests/figures/figures from what was counted: the outputs of tests/bench/run and its answers, of
# tests/worst/run, `make size`, `make run-stack`, tests/cycles/run, tests/gate/demo and tests/amalgamation/flash. A file is
# recognised by its name in build/. `-` is a figure that does not exist, or that none of the files has.

function add(section, routine, core, column, value,    key)
{
    key = section SUBSEP routine SUBSEP core
    if (!(key in place)) {
        place[key]
        line[section, ++lines[section]] = key
    }
    figure[key, column] = value
}

function add_most(routine, core, column, value)
{
    if (value > figure["fixed", routine, core, column])
        add("fixed", routine, core, column, value)
}

# build/KIND/CORE-NUMBER-LEVEL, or build/KIND.txt
FNR == 1 {
    split(FILENAME, part, /[\/-]/)
    kind = part[2]
    section = FILENAME ~ /answers$/ ? "wrong" : part[4]
    level = part[5] == "Os" ? "-Os" : part[5] == "in" ? "-60" : ""
    benches += kind == "bench"
    core = ""
}

# Rows with flat_ repeat routines that have rows of their own.
$4 ~ /^flat_/ { next }

# The bench: core, build, whose, routine, average, that of hits, of misses, most.
kind == "bench" && $2 == section {
    add(section, $4, $1, ($3 == "graze" ? "O2" : $3) level, $5)
    add(section, $4, $1, "most" ($3 == "graze" ? level : "-" $3), $8)
}

# Wrong answers: host, build, whose, routine, wrong of 512 within +-128 units, and within +-60.
kind == "bench" && section == "wrong" {
    whose = $3 == "graze" ? $2 : $3
    add("wrong", $4, "host", whose, $5)
    add("wrong", $4, "host", whose "-60", $6)
}

# The most expensive inputs: core, kind, routine, instructions. A near input is one of any.
kind == "worst" && ($2 == "near" || $2 == "any") {
    add_most($3, $1, "any", $4)
    if ($2 == "near")
        add_most($3, $1, "near", $4)
}

# make size, all or NUMBER=fixed: a heading `fixed, -Os, m3 own all stack`, then routine, own, all, stack.
kind ~ /^size/ && $1 ~ /,$/ { core = $1 $2 == "fixed,-Os," ? $3 : "" }
kind ~ /^size/ && core && $1 ~ /^graze_/ {
    add("fixed", substr($1, 7), core, "flash", $3)
    add("fixed", substr($1, 7), core, "stack", $4)
}

# The stack that inputs used on M3 at -Os: routine, most, most near.
kind == "stack" { add("fixed", substr($1, 7), "m3", "used", $3) }

# In the columns of the bench. A frame is a program.
kind == "cycles" && $2 == "fixed" {
    if ($4 ~ /^frame/) {
        add("programs", $4, $1, "figure", sprintf("%d", $5))
        next
    }
    add("cycles", $4, $1, $3 == "graze" ? "average" : $3, $5)
    add("cycles", $4, $1, "most" ($3 == "graze" ? "" : "-" $3), $8)
}

# make demo: whose, pixels, ..., instructions a ray.
kind == "demo.txt" && $5 == "instructions" { add("programs", "demo_" $1, "m3", "figure", $4) }

# tests/amalgamation/flash, and the size of the small world: program, core, bytes.
kind == "flash.txt" { add("programs", $1, $2, "figure", $3) }

function print_section(name, names,    column, columns, i, j, key, k, text, wide)
{
    if (!lines[name])
        return
    columns = split(names, column, " ")
    wide = name == "fixed" ? 8 : 11
    printf "\n[%s]\n%-36s %-7s", name, "# routine", "core"
    for (j = 1; j <= columns; j++)
        printf " %" wide "s", column[j]
    print ""
    for (i = 1; i <= lines[name]; i++) {
        key = line[name, i]
        if (name == "fixed" && benches && !((key, "O2") in figure))
            continue # size lists all routines
        split(key, k, SUBSEP)
        text = sprintf("%-36s %-7s", k[2], k[3])
        for (j = 1; j <= columns; j++)
            text = text sprintf(" %" wide "s", (key, column[j]) in figure ? figure[key, column[j]] : "-")
        print text
    }
}

END {
    print_section("fixed", "O2 most idiom O2-Os most-Os idiom-Os O2-60 idiom-60 near any flash stack used")
    print_section("float", "O2 textbook cglm O2-Os textbook-Os cglm-Os")
    print_section("wrong", "idiom idiom-60 float textbook cglm")
    print_section("cycles", "average most idiom most-idiom")
    print_section("programs", "figure")
}
