# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# awk -f tests/budget/growth.awk -f tests/worst/compare.awk ROUTINES FOUND MEASURED...
#
# Compares the counts of the inputs in tests/worst/found with the figures there: a line for each routine, and a line
# `worst: ...` for each error. `far` is a near input that is not near. Ends in `worst: N passed, N failed`.

function expect(good, words)
{
    good ? passed++ : failed++
    if (!good)
        errors = errors "worst: " words "\n"
}

function check(core, kind, routine,    key, limit, now)
{
    key = core SUBSEP kind SUBSEP routine
    limit = key in figure ? figure[key] : 0
    now = key in most ? most[key] : 0
    expect(limit > 0, "tests/worst/found has no " kind " input of " routine " on " core ": run make worst")
    if (limit == 0)
        return now
    expect(now > 0, "no count of a " kind " input of " routine " on " core)
    expect(!has_grown(limit, now, 1), sprintf("%s on %s, %s: %d instructions, and the most found were %d",
        routine, core, kind, now, limit))
    return now
}

FNR == 1 { file++ }
/^#/ { next }
file == 1 { routines[++count] = $1; next }
file == 2 { figure[$1, $2, $3] = $4; next }
{
    core_of[$1]
    if ($2 == "far")
        expect(0, "an input of " $3 " that was found near on " $5 " is not near")
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
