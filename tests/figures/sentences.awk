# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# awk -v page=PAGE -f tests/figures/sentences.awk FIGURES SENTENCES PAGE
#
# Prints the page with the figures of its sentences, see tests/figures/sentences. A line of the page may end at any blank of a
# sentence. A figure that was not counted stays. Ends with 1 if a sentence is not in the page exactly once.

function figure_of(formula,    part)
{
    if (split(formula, part, "/") == 2)
        return part[1] in figure ? sprintf("%.0f", figure[part[1]] / part[2]) : ""
    if (split(formula, part, /[-%]/) == 3)
        return part[1] in figure && part[2] in figure ? sprintf("%.0f", (figure[part[1]] / figure[part[2]] - 1) * 100) : ""
    return formula in figure ? figure[formula] : ""
}

function pattern_of(words)
{
    gsub(/[][.()*+?|]/, "[&]", words)
    gsub(/ /, "[ \n]", words)
    gsub(/#/, "[0-9]+", words)
    return words
}

# The sentence, with its numbers replaced by the figures.
function filled(text, formulas,    formula, count, i, done, now)
{
    count = split(formulas, formula, " ")
    for (i = 1; i <= count && match(text, /[0-9]+/); i++) {
        now = figure_of(formula[i])
        done = done substr(text, 1, RSTART - 1) (now == "" ? substr(text, RSTART, RLENGTH) : now)
        text = substr(text, RSTART + RLENGTH)
    }
    return done text
}

function replace(formulas, words,    pattern, from, long)
{
    pattern = pattern_of(words)
    if (!match(text, pattern)) {
        print "figures: " page " has no sentence \"" words "\"" >"/dev/stderr"
        failed = 1
        return
    }
    from = RSTART
    long = RLENGTH
    if (match(substr(text, from + long), pattern)) {
        print "figures: " page " has several sentences \"" words "\"" >"/dev/stderr"
        failed = 1
    }
    text = substr(text, 1, from - 1) filled(substr(text, from, long), formulas) substr(text, from + long)
}

FNR == 1 { file++ }
file == 1 && /^\[/ { section = $1 }
file == 1 && section == "[programs]" && NF == 3 { figure[$1] = $3 }
file == 2 && !/^#/ {
    split($0, part, "\t")
    if (part[1] == page) {
        formulas[++sentences] = part[2]
        words[sentences] = part[3]
    }
}
file == 3 { text = text $0 "\n" }
END {
    for (i = 1; i <= sentences; i++)
        replace(formulas[i], words[i])
    printf "%s", text
    exit failed || sentences == 0
}
