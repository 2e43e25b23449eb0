# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# awk -f tests/budget/collect.awk BENCH... WORST... SIZE
#
# Writes the table of tests/budget/budgets: a line for each routine of the bench on M3, with its figures on M3 and M0,
# and `-` where there is none. BENCH are outputs of the bench, whose names end in -Os for that level; WORST those of
# tests/worst/run, and SIZE is that of `make size`.

FNR == 1 { level = FILENAME ~ /-Os$/ ? "Os" : "O2" }

# The bench: core, build, whose, routine, average.
$3 == "graze" && $2 == "fixed" && $4 !~ /^flat_/ {
    figure[$1, $4, level] = $5
    if (!(($4, "seen") in figure)) {
        figure[$4, "seen"]
        routines[++count] = $4
    }
}

# The most expensive inputs: core, kind, routine, instructions. A near input is one of any.
$2 == "near" || $2 == "any" {
    if ($4 > figure[$1, $3, "any"])
        figure[$1, $3, "any"] = $4
    if ($2 == "near" && $4 > figure[$1, $3, "near"])
        figure[$1, $3, "near"] = $4
}

# make size: a heading `fixed, -Os, m3 own all stack`, then routine, own, all, stack.
$1 ~ /,$/ { core = $1 $2 == "fixed,-Os," ? $3 : "" }
core && $1 ~ /^graze_/ {
    figure[core, substr($1, 7), "flash"] = $3
    figure[core, substr($1, 7), "stack"] = $4
}

function cell(core, routine, what)
{
    return figure[core, routine, what] != "" ? figure[core, routine, what] : "-"
}

END {
    columns = split("O2 Os near any flash stack", column, " ")
    for (i = 1; i <= count; i++) {
        line = sprintf("%-36s", routines[i])
        for (j = 1; j <= 2 * columns; j++)
            line = line sprintf(" %8s", cell(j > columns ? "m0" : "m3", routines[i], column[(j - 1) % columns + 1]))
        print line
    }
}
