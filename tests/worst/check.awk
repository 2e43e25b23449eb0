# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# awk -f tests/worst/check.awk ROUTINES MEASURED...
#
# A line for each routine: the most instructions that an input of tests/worst/found takes; and a line `worst: ...` for each
# error. `far` is a near input that is not near. Ends in `worst: N passed, N failed`.

function expect(good, words)
{
    good ? passed++ : failed++
    if (!good)
        errors = errors "worst: " words "\n"
}

function check(core, kind, routine)
{
    expect((core, kind, routine) in found, "tests/worst/found has no " kind " input of " routine " on " core ": run make worst")
    return most[core, kind, routine]
}

FNR == 1 { file++ }
file == 1 { routines[++count] = $1; next }
{
    expect($2 != "far", "an input of " $3 " that was found near on " $5 " is not near")
    if ($5 == $1)
        found[$1, $2, $3]
    if ($4 > most[$1, $2, $3])
        most[$1, $2, $3] = $4
}

END {
    printf "%-36s %8s %8s %8s %8s\n", "most instructions", "m3 near", "m3 any", "m0 near", "m0 any"
    for (i = 1; i <= count; i++) {
        line = sprintf("%-36s", routines[i])
        for (j = 1; j <= 4; j++)
            line = line sprintf(" %8d", check(j < 3 ? "m3" : "m0", j % 2 ? "near" : "any", routines[i]))
        print line
    }
    printf "%sworst: %d passed, %d failed\n", errors, passed, failed
    exit failed > 0 || passed == 0
}
