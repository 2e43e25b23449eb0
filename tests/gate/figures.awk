# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# A table of figures for a page. Input: its head, and a line for each column. Output: a row for each routine of the bench
# that has a figure in each column marked with !. A column is
#
#   BUILD WHOSE average|most   instructions, from build/bench/BUILD
#   wrong NUMBER WHOSE 5|6     wrong answers of 512 within +-128 units or +-60, from build/bench/answers
#   size CORE all|stack        bytes at -Os, from build/size.txt
#   cycles CORE WHOSE average|most   from build/cycles/CORE; WHOSE `both`: of graze and of the idiom, if there is one.
#                              Without that file `not counted`, for the rows of tests/bench/readme_rows
#   worst CORE near|any        the most instructions that `make worst` found, from build/worst/CORE
#   near                       the most stack that near items used, on M3 at -Os, from build/stack-m3

function put(column, routine, value) {
    cell[routine, column] = value
}
# All rows of the bench, except planes across x and y, which cost the same as planes across z, and the flat_ rows,
# which repeat queries of the plane in space.
function is_shown(routine) {
    return routine !~ /plane_[xy]z_|^flat_/
}
function read_bench(column, build, whose, what,    file, f) {
    file = "build/bench/" build
    while ((getline line < file) > 0) {
        split(line, f, " ")
        if (f[3] == whose)
            put(column, f[4], sprintf("%.0f", what == "most" ? f[8] : f[5]))
    }
    close(file)
}
function read_wrong(column, number, whose, field,    file, f) {
    file = "build/bench/answers"
    while ((getline line < file) > 0) {
        split(line, f, " ")
        if (f[2] == number && f[3] == whose)
            put(column, f[4], f[field])
    }
    close(file)
}
function read_cycles(column, core, whose, what,    file, f, value, there) {
    file = "build/cycles/" core
    while ((getline line < file) > 0) {
        there = 1
        split(line, f, " ")
        if (f[2] != "fixed")
            continue
        value = sprintf("%.0f", what == "most" ? f[8] : f[5])
        if (f[3] == whose || (whose == "both" && f[3] == "graze"))
            put(column, f[4], value)
        else if (whose == "both")
            put(column, f[4], cell[f[4], column] " / " value)
    }
    close(file)
    if (there)
        return
    while ((getline line < "tests/bench/readme_rows") > 0)
        if (line !~ /^#/)
            put(column, line, "not counted")
    close("tests/bench/readme_rows")
}
function read_size(column, core, wanted,    file, f, count, i, here) {
    file = "build/size.txt"
    while ((getline line < file) > 0) {
        count = split(line, f, " ")
        if (f[1] ~ /,$/) {
            for (i = 4; i <= count; i++)
                at[f[i]] = i - 2
            here = f[1] f[2] f[3] == "fixed,-Os," core
        } else if (here && f[1] ~ /^graze_/)
            put(column, substr(f[1], 7), f[at[wanted]])
    }
    close(file)
}
function read_worst(column, core, kind,    file, f, most) {
    file = "build/worst/" core
    while ((getline line < file) > 0) {
        split(line, f, " ")
        if (f[2] == "near" || f[2] == kind)
            if (f[4] > most[f[3]])
                put(column, f[3], most[f[3]] = f[4])
    }
    close(file)
}
# The most stack that near items used, on M3 at -Os.
function read_near(column,    file, f) {
    file = "build/stack-m3"
    while ((getline line < file) > 0) {
        split(line, f, " ")
        put(column, substr(f[1], 7), f[3])
    }
    close(file)
}
NR == 1 {
    print
    gsub(/[^|]+/, "---")
    print
    next
}
{
    columns++
    must[columns] = sub(/^!/, "")
    if ($1 == "wrong") read_wrong(columns, $2, $3, $4)
    else if ($1 == "size") read_size(columns, $2, $3)
    else if ($1 == "worst") read_worst(columns, $2, $3)
    else if ($1 == "cycles") read_cycles(columns, $2, $3, $4)
    else if ($1 == "near") read_near(columns)
    else read_bench(columns, $1, $2, $3)
}
END {
    while ((getline line < "build/bench/m3-fixed") > 0) {
        split(line, f, " ")
        if (f[3] != "graze" || !is_shown(f[4]))
            continue
        text = "| `" f[4] "` |"
        shown = 1
        for (i = 1; i <= columns; i++) {
            there = (f[4], i) in cell
            shown = shown && (there || !must[i])
            text = text " " (there ? cell[f[4], i] : "-") " |"
        }
        if (shown)
            print text
    }
}
