# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For tests/proof/make_calls, after tests/gate/declarations.awk.

# Statements that give any value to every word of an object.
function filled(type, path,  member, n, m, i, text)
{
    if (type == "scalar")
        return "    " path " = any();\n"
    n = split(members[type], member, " ")
    for (m = 1; m < n; m += 3)
        for (i = 0; i < member[m + 2]; i++)
            text = text filled(member[m], path "." member[m + 1] (member[m + 2] > 1 ? "[" i "]" : ""))
    return text
}

# Whether every word of the type is a scalar.
function is_plain(type,  member, n, m)
{
    if (type == "scalar")
        return 1
    n = split(members[type], member, " ")
    for (m = 1; m < n; m += 3)
        if (!is_plain(member[m]))
            return 0
    return n > 0
}

# Adds the object for an argument to `objects` and `values`, and returns what the call has for it. An array has two
# elements.
function value_of(parameter, has_count,  word, n, type, name)
{
    gsub(/\*/, " * ", parameter)
    n = split(parameter, word, " ")
    name = word[n]
    type = word[word[1] == "const" ? 2 : 1]
    sub(/^graze_/, "", type)
    if (parameter == " uint32_t count")
        return "2"
    if (parameter !~ /\*/)
        return type == "scalar" || type == "side" ? "any()" : ""
    if (word[1] == "const" && !is_plain(type))
        return ""
    if (word[1] != "const" && type != "uint32_t" && !(type in members))
        return ""
    objects = objects "    " (type == "uint32_t" ? "" : "graze_") type " " name (has_count ? "[2]" : "") ";\n"
    if (word[1] == "const")
        values = values filled(type, has_count ? name "[0]" : name) (has_count ? filled(type, name "[1]") : "")
    return has_count ? name : "&" name
}

function found_routine(routine, returned, parameters,  parameter, n, i, value, call)
{
    if (!index(others, " " routine " "))
        return
    objects = values = ""
    n = split(parameters, parameter, ",")
    for (i = 1; i <= n; i++) {
        value = value_of(parameter[i], i < n && parameter[i + 1] ~ /uint32_t count/)
        if (value == "") {
            print "eva: graze_" routine ": no rule for the argument" parameter[i] >"/dev/stderr"
            failed = 1
            return
        }
        call = call (i > 1 ? ", " : "") value
    }
    print "static void call_" routine "(void)\n{\n" objects values "    (void)graze_" routine "(" call ");\n}\n"
    calls = calls "    call_" routine "();\n"
}

END {
    print "static void all_of_others(void)\n{\n" calls "}"
    exit failed
}
