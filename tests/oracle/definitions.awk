# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# The functions and macros that the files given define: one line `name file first last` for each, by lines.
# A function begins with its result at the left margin, and ends with a brace there.
FNR == 1 { head = 0; open = "" }
open != "" {
    if (/^}/) {
        print open, file(), first, FNR
        open = ""
    }
    if (macro != "" && !/\\$/) { print macro, file(), start, FNR; macro = "" }
    else if (macro == "" && /^#define [A-Za-z_]/) begin_macro()
    next
}
macro != "" {
    if (!/\\$/) { print macro, file(), start, FNR; macro = "" }
    next
}
/^#define [A-Za-z_]/ { begin_macro(); next }
/^[A-Za-z_]/ && !/^(typedef|enum|struct|extern)/ { head = FNR; text = $0 }
head && /^[ \t]/ { text = text " " $0 }
head && /;$/ { head = 0 }
head && /^\{/ {
    name = text
    sub(/VECTOR_NAME\(/, "", name) # the near name of two: src/number/vectors.h
    sub(/[(,].*/, "", name)
    sub(/.*[ *]/, "", name)
    if (name != "") { open = name; first = head }
    head = 0
}
function file() { f = FILENAME; sub(/^.*src\//, "", f); return f }
function begin_macro() {
    macro = $2
    sub(/\(.*/, "", macro)
    start = FNR
    if (!/\\$/) { print macro, file(), start, FNR; macro = "" }
}
