# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# Lists the symbols of a source of src/, for toolchain/amalgamate, without compiling it:
#
#   cc -E -P SOURCE | awk -v source=SOURCE -f symbols.awk
#
# Prints `SOURCE T name` for each function or table that the source defines for others, and `SOURCE U name` for each name
# of the library that the source uses and does not define. What only inline functions use that nothing calls is left out,
# as compilers leave it out; without optimisation they keep other static functions that nothing calls.

# Ends a definition: a function or a table. `head` is what stands before its first brace.
function end_definition(text,    name) {
    gsub(/__attribute__ *\(\([^)]*(\([^)]*\)[^)]*)*\)\)/, "", head)
    if (head ~ /(^|[^A-Za-z_0-9])(typedef|struct [A-Za-z_0-9]* *$|union *$|enum)([^A-Za-z_0-9]|$)/ && head !~ /\(/)
        return
    name = head
    if (head ~ /=/) {
        sub(/ *(\[[^=]*)?=.*/, "", name)
        sub(/.*[^A-Za-z_0-9]/, "", name)
    } else {
        if (!match(head, /[A-Za-z_][A-Za-z_0-9]* *\(/))
            return
        name = substr(head, RSTART, RLENGTH - 1)
        sub(/ *$/, "", name)
    }
    body[name] = body[name] " " text
    if (head !~ /(^|[^A-Za-z_0-9])static([^A-Za-z_0-9]|$)/)
        print source, "T", name
    if (head !~ /(^|[^A-Za-z_0-9])(__)?inline(__)?([^A-Za-z_0-9]|$)/)
        reached[++last] = name
}

/^#/ { next }

{
    gsub(/"([^"\\]|\\.)*"/, "")
    gsub(/'([^'\\]|\\.)*'/, "")
    gsub(/[;{}]/, "&\n")
    count = split($0, piece, "\n")
    for (i = 1; i <= count; i++) {
        item = item " " piece[i]
        end = substr(piece[i], length(piece[i]))
        if (end == "{") {
            if (depth++ == 0)
                head = substr(item, 1, length(item) - 1)
        } else if (end == "}" && --depth == 0 && head ~ /\) *$/ && head !~ /=/) {
            end_definition(item)
            item = head = ""
        } else if (end == ";" && depth == 0) {
            if (head != "")
                end_definition(item)
            item = head = ""
        }
    }
}

END {
    for (first = 1; first <= last; first++) {
        count = split(body[reached[first]], word, /[^A-Za-z_0-9]+/)
        for (i = 1; i <= count; i++)
            if (!(word[i] in is_used)) {
                is_used[word[i]]
                if (word[i] in body)
                    reached[++last] = word[i]
                else if (word[i] ~ /^graze/)
                    print source, "U", word[i]
            }
    }
}
