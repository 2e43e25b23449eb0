# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# What the lists of routines say that tests/gate/registry compares: names without graze_, one a line. To be sourced from
# the top folder, after headers.sh; `rows` is in tests/gate/registry.

# renamed FILE: lines `name new-name`, without graze_; a definition may go on in the next line
renamed() {
    sed -e ':again' -e '/\\$/ { N; s/\\\n//; t again' -e '}' "$1" | sed -n 's/^#define graze_\([a-z0-9_]*\) */\1 /p'
}

# Lines `name new-name` that are not the same name after another prefix.
odd_names() { # FILE PREFIX
    renamed "$1" | awk -v prefix="$2" '$2 != prefix $1 { print $1 }'
}

# texts NUMBER: the files of src/ with the routines of that build, fixed or float
texts() {
    case $1 in
    float) printf '%s\n' src/*_float.c ;;
    *) printf '%s\n' src/*.c | grep -v '_float\.c$' ;;
    esac
}

# Lines `routine clamps ARGUMENT...` or `routine plain` of the functions that files define. The arguments are those that
# a routine must clamp, and does not: pointers to const structures with a layout in number/clamp.h or a source. Arrays are
# clamped where their elements are read, and a normal or a size is not clamped.
front_doors() { # FILE...
    awk '
        function structure(parameter) {
            return parameter ~ /const graze_[a-z0-9]+ \*[a-z]/
        }
        function name_of(parameter) {
            sub(/.*\*/, "", parameter)
            return parameter
        }
        function print_door(  name, parameter, n, i, type) {
            name = head
            sub(/\(.*/, "", name)
            sub(/.*[ *]graze_/, "", name)
            printf "%s %s", name, clamped == "" ? "plain" : "clamps"
            n = split(substr(head, index(head, "(") + 1), parameter, /[,)]/)
            for (i = 1; i < n && clamped != ""; i++) {
                type = parameter[i]
                sub(/.*const /, "", type)
                sub(/ .*/, "", type)
                if (structure(parameter[i]) && type in layout && parameter[i + 1] !~ /uint32_t count/ &&
                    name_of(parameter[i]) !~ /^(normal|size)$/ && clamped !~ ("[ (]" name_of(parameter[i]) "[,)]"))
                    printf " %s", name_of(parameter[i])
            }
            print ""
        }
        match($0, /^ *# *define +CLAMPS_graze_[a-z0-9]+/) {
            type = $0
            sub(/.*CLAMPS_/, "", type)
            sub(/[^a-z0-9_].*/, "", type)
            layout[type]
        }
        /^[a-z].*[ *]graze_[a-z0-9_]+\(/ { head = clamped = ""; inside = 1 }
        inside == 1 { head = head $0; inside = $0 ~ /\)$/ ? 2 : 1; next }
        inside == 2 && /^ .*CLAMP/ { clamped = clamped $0 }
        inside == 2 && /^}/ { print_door(); inside = 0 }' src/number/clamp.h "$@"
}

# Lines `routine table` of the tables for a build, FIXED or FLOAT.
hashed() { # FILE BUILD
    awk -v build="$2" '
        /^#define HASHES_/ { table = ""; if (match($2, "_" build "$")) table = tolower(substr($2, 8, RSTART - 8)) }
        table != "" && match($0, /graze_[a-z0-9_]+/) { print substr($0, RSTART + 6, RLENGTH - 6), table }' "$1"
}

# Lines `routine high,low` of the hashes of the small world.
hashed_small() {
    sed -n 's/.*{"graze_\([a-z0-9_]*\)", {\(0x[0-9a-f]*\), \(0x[0-9a-f]*\)}}.*/\1 \2,\3/p' tests/hash/hashes_small.h
}

# Of these, the routines that have the hash of the fixed build.
hashed_alike() {
    hashed_small | grep -xF "$(sed -n -e '/_FLOAT/,$d' \
        -e 's/.*{\(0x[0-9a-f]*\), \(0x[0-9a-f]*\)}.*graze_\([a-z0-9_]*\).*/\3 \1,\2/p' tests/hash/hashes.h)"
}

# The names of the rows of a table of the bench, after all macros.
bench_rows() { # FILE...
    local file
    for file in "$@"; do
        ${CC:-cc} -E -P -DGRAZE_FLOAT=0 "$file" | tr '\n' ' ' | grep -oE '"[a-z0-9_.]+", *\(any_routine \*\)' | cut -d'"' -f2
    done
}

# The routines, without the names of cases behind a dot, and without the flat rows: space has the same.
routines_of_rows() {
    sed -e '/^flat_/d' -e 's/[.].*//'
}

# The names in the first column of the table of figures, but for its head.
figures() {
    sed -n '/^<!-- bench -->/,/^<!-- end -->/s/^| `\([a-z0-9_.]*\)` .*/\1/p' tests/bench/RESULTS.md | grep -vx graze_
}

# The rows for which the registry has figures, with those of some cases of such a routine.
expected_figures() { # <ROWS
    local of_registry
    of_registry=$(rows 'bench == "figures"')
    printf '%s\n' "$of_registry"
    grep -xE "($(paste -sd'|' <<<"$of_registry"))[.].*"
}

called_in_proofs() {
    { cat tests/proof/*.[ch]; tests/proof/make_calls; } | grep -oE '\bgraze_[a-z0-9_]+ *\(' | tr -d ' (' | sed 's/^graze_//'
}

# A table of shapes, in the README or the guide: the headers that it has links to.
headers_of_page() { # PAGE
    grep -E '^\| [^|]*\]\([./]*include/graze/[a-z0-9_]*\.h\)[^|]*\|[^|]*\|$' "$1" |
        grep -oE 'include/graze/[a-z0-9_]*\.h' | sed 's|.*/\(.*\)\.h|\1|'
}

# The guide's table of routines: `header word` for each word between backticks in the row of a header.
words_of_guide() {
    awk -F '|' '/^\| .*\]\([.\/]*include\/graze\/[a-z0-9_]*\.h\)/ && NF == 4 {
        headers = $2
        while (match(headers, /graze\/[a-z0-9_]*\.h/)) {
            header = substr(headers, RSTART + 6, RLENGTH - 8)
            headers = substr(headers, RSTART + RLENGTH)
            words = $3
            while (match(words, /`[a-z0-9_]+`/)) {
                print header, substr(words, RSTART + 1, RLENGTH - 2)
                words = substr(words, RSTART + RLENGTH)
            }
        }
    }' port/guide/routines.md
}

# Of the routines of a header: those that end in a word of its row.
named_in_guide() {
    awk 'NR == FNR { words[$1] = words[$1] " " $2; next }
        {
            n = split(words[$2], word, " ")
            for (i = 1; i <= n; i++) {
                w = word[i]
                sub(/^(graze)?_/, "", w)
                if ($1 == w || $1 ~ "_" w "$") {
                    print $1
                    break
                }
            }
        }' <(words_of_guide) <(rows 1 'routine, header')
}

# Words that belong to no routine of their row's header, and are no type and no shape.
stray_words() {
    awk 'FNR == 1 { file++ }
        file == 1 { routines[$2] = routines[$2] " graze_" $1 " "; all = all " graze_" $1 " "; next }
        file == 2 { type["graze_" $1]; type[$1]; next }
        !($2 in type) && !index(routines[$1], $2 " ") && !($2 ~ /_$/ && index(all, $2)) { print $2 }' \
        <(rows 1 'routine, header') <(types) <(words_of_guide)
}

# ---- Oracles -----------------------------------------------------------------------------------------

# Lines `oracle source` of the oracles of the fixed build; the lists of sources are in tests/oracle/oracle.mk.
sources_of_oracles() {
    awk '
        function print_sources(words,  word, n, i) {
            gsub(/\$\(|\)/, "", words)
            n = split(words, word, " ")
            for (i = 1; i <= n; i++)
                if (word[i] in list)
                    print_sources(list[word[i]])
                else
                    print oracle, word[i]
        }
        NR == FNR && $2 == ":=" { name = $1; $1 = $2 = ""; list[name] = $0 }
        NR == FNR { next }
        $2 ~ /fixed/ { oracle = $1; $1 = $2 = $3 = $4 = ""; print_sources($0) }' \
        <(sed -e ':again' -e '/\\$/ { N; s/\\\n//; t again' -e '}' tests/oracle/oracle.mk) <(tests/gate/rows oracles)
}

# Lines `source routine` for each routine that a source of an oracle names, after all macros. The headers of GMP and MPFR
# need not be installed.
named_by_sources() {
    local without source
    without=$(mktemp -d) || return
    : >"$without/gmp.h"
    : >"$without/mpfr.h"
    for source in $(sources_of_oracles | cut -d' ' -f2 | sort -u); do
        ${CC:-cc} -E -w -DGRAZE_FLOAT=0 -DGRAZE_SMALL_WORLD=0 -I"$without" "tests/oracle/$source.c" 2>/dev/null |
            awk -v source="$source" '
                /^# [0-9]+ "/ { here = $3 ~ /tests\/oracle\/([a-z]+\/\.\.\/)*[a-z0-9_]+\.[ch]"/; next }
                here { while (match($0, /graze_[a-z0-9_]+/)) {
                    print source, substr($0, RSTART + 6, RLENGTH - 6)
                    $0 = substr($0, RSTART + RLENGTH)
                } }'
    done | sort -u
    rm -r "$without"
}

# Lines `oracle routine`
named_by_oracles() {
    awk 'NR == FNR { routines[$1] = routines[$1] " " $2; next }
        {
            n = split(routines[$2], routine, " ")
            for (i = 1; i <= n; i++)
                print $1, routine[i]
        }' <(named_by_sources) <(sources_of_oracles)
}

# Lines `oracle word` for each routine that must fail after an error that is seeded for an oracle, by its name without
# the shape; and for each routine into which an error is seeded by its own name.
words_of_seeded_errors() {
    awk -F ' :: ' '
        / :: .* :: / {
            oracle = FILENAME
            sub(/.*mutants_|.*\//, "", oracle)
            sub(/\.txt$|_mutants$/, "", oracle)
            n = split($3, word, " ")
            for (i = 1; i <= n; i++)
                print oracle, word[i]
            if (sub(/^graze_/, "", $1))
                print oracle, $1
        }' tests/oracle/mutants_*.txt tests/oracle/*_mutants
}

# Of the lines `oracle routine` the routines in which seeded errors are found by that oracle.
with_seeded_errors() { # <LINES
    awk 'NR == FNR { words[$1] = words[$1] " " $2; next }
        {
            n = split(words[$1], word, " ")
            for (i = 1; i <= n; i++)
                if ($2 == word[i] || $2 ~ ("_" word[i] "$")) {
                    print $2
                    break
                }
        }' <(words_of_seeded_errors) -
}

# The shapes that can be cast at, in the table of tests/support/contract_kinds.c.
kinds_of_contract() {
    sed -n 's/^    {"\([a-z0-9_]*\)", .*/\1/p' tests/support/contract_kinds.c
}
