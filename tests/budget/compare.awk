# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# awk -f tests/budget/growth.awk -f tests/budget/compare.awk BUDGETS NOW
#
# Prints which figures changed, the greatest growth first, and their sums; ends in `budget: N passed, N failed`. An
# error is a figure that has grown (see growth.awk), a routine that is missing or new, and a figure of one side only.

function expect(good, words)
{
    good ? passed++ : failed++
    if (!good)
        errors = errors "budget: " words "\n"
}

# The changed figures, sorted by insertion: there are few.
function add_change(part, words,    i)
{
    for (i = ++changes; i > 1 && parts[i - 1] < part; i--) {
        parts[i] = parts[i - 1]
        lines[i] = lines[i - 1]
    }
    parts[i] = part
    lines[i] = words
}

function compare(routine, core, what, old, now,    least, name)
{
    least = what ~ /flash|stack/ ? 2 : 1
    name = routine " on " core ", " what
    if (old == "-" || now == "-") {
        expect(old == now, name ": " old " -> " now ": run make budgets")
        return
    }
    total_old[core, what] += old
    total_now[core, what] += now
    expect(!has_grown(old, now, least), sprintf("%s has grown: %s -> %s", name, old, now))
    if (old != now)
        add_change(percent(old, now), sprintf("%-36s %-3s %-6s %9s %9s %+7.1f %%%s", routine, core, what, old, now,
            percent(old, now), has_shrunk(old, now, least) ? "  budget can be lowered" : ""))
}

function print_sums(    i, j, core)
{
    for (j = 1; j <= 2; j++)
        for (i = 1; i <= columns; i++) {
            core = j == 1 ? "m3" : "m0"
            printf "%-36s %-3s %-6s %9.0f %9.0f %+7.1f %%\n", "sum of all routines", core, column[i],
                total_old[core, column[i]], total_now[core, column[i]],
                percent(total_old[core, column[i]], total_now[core, column[i]])
        }
}

BEGIN { columns = split("O2 Os near any flash stack", column, " ") }
FNR == 1 { file++ }
/^#/ || NF == 0 { next }
file == 1 { budget[$1] = $0; next }
{
    present[$1]
    expect($1 in budget, $1 " is new: run make budgets")
    if (!($1 in budget))
        next
    split(budget[$1], old, " ")
    for (i = 2; i <= 2 * columns + 1; i++)
        compare($1, i > columns + 1 ? "m0" : "m3", column[(i - 2) % columns + 1], old[i], $i)
}

END {
    for (routine in budget)
        expect(routine in present, routine " has a budget, but no figures")
    for (i = 1; i <= changes; i++)
        print lines[i]
    print_sums()
    printf "%sbudget: %d passed, %d failed\n", errors, passed, failed
    exit failed > 0 || passed == 0
}
