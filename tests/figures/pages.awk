# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# awk -f tests/figures/pages.awk FIGURES <COLUMNS
#
# A table of figures for a page. Input: its head, and a line for each column. Output: a row for each routine of the bench
# that has a figure in each column marked with !. A column is `SECTION CORE COLUMN` of tests/figures/figures; `both` of a core
# in the section of cycles is that of graze and of the idiom, if there is one. Figures are rounded to whole numbers. Cycles of a
# core that the file does not have are `not counted`, for the rows of tests/bench/readme_rows.

# Planes across x and y cost the same as planes across z.
function is_shown(routine)
{
    return routine !~ /plane_[xy]z_/
}

function read_figures(file,    section, name, i)
{
    while ((getline <file) > 0) {
        if ($1 ~ /^\[/)
            section = substr($1, 2, length($1) - 2)
        else if ($1 == "#")
            split(substr($0, 3), name, " ")
        else if (NF > 0) {
            counted[$2]
            if (section == "fixed" && $2 == "m3")
                routines[++routine_count] = $1
            for (i = 3; i <= NF; i++)
                figure[section, $1, $2, name[i]] = $i
        }
    }
    while ((getline <"tests/bench/readme_rows") > 0)
        is_in_readme[$1]
}

function value(section, routine, core, column,    key)
{
    key = section SUBSEP routine SUBSEP core SUBSEP column
    if (!(key in figure) || figure[key] == "-")
        return ""
    return figure[key] == 4294967295 ? "too long to count" : sprintf("%.0f", figure[key]) # BOARD_COUNT_TOO_LONG of port/board.h
}

function cell(section, core, column, routine,    graze, idiom)
{
    if (section == "cycles" && !(core in counted))
        return routine in is_in_readme ? "not counted" : ""
    if (column != "both")
        return value(section, routine, core, column)
    graze = value(section, routine, core, "average")
    idiom = value(section, routine, core, "idiom")
    return graze (idiom == "" ? "" : " / " idiom)
}

# row ROUTINE: "" if a column that must have a figure has none
function row(routine,    i, f, text, found)
{
    text = "| `" routine "` |"
    for (i = 1; i <= columns; i++) {
        split(column[i], f, " ")
        found = cell(f[1], f[2], f[3], routine)
        if (found == "" && must[i])
            return ""
        text = text " " (found == "" ? "-" : found) " |"
    }
    return text
}

BEGIN {
    read_figures(ARGV[1])
    ARGV[1] = ""
}
NR == 1 {
    print
    gsub(/[^|]+/, "---")
    print
    next
}
{
    must[++columns] = sub(/^!/, "")
    column[columns] = $0
}
END {
    for (i = 1; i <= routine_count; i++)
        if (is_shown(routines[i]) && (text = row(routines[i])) != "")
            print text
}
