# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For tests/small/make_arguments, after tests/gate/declarations.awk.

BEGIN {
    split("axis a radius k half k min l max h t_max t normal n motion m", pair, " ")
    for (i = 1; i in pair; i += 2)
        letter_of[pair[i]] = pair[i + 1]
}

# The letter for the word, or for all words of the structure, that is a member of the type.
function letter_of_member(type, name)
{
    if (type == "quaternion" || (type == "matrix" && name != "origin"))
        return "n"
    return name in letter_of ? letter_of[name] : "c"
}

# A letter for each word of a type. `letter` is that of the member that has the type.
function words_of(type, letter,  words, member, n, i, own, m)
{
    if (type == "scalar")
        return letter
    if (type == "int32_t")
        return "n"
    n = split(members[type], member, " ")
    for (m = 1; m < n; m += 3) {
        own = letter == "c" ? letter_of_member(type, member[m + 1]) : letter
        for (i = 0; i < member[m + 2]; i++)
            words = words words_of(member[m], own)
    }
    return words
}

function c_type(type)
{
    return type == "int32_t" ? type : "graze_" type
}

# The member of the scene for a parameter; for each there is one in `arguments`.
function argument(type, name, words,  member)
{
    member = type == "int32_t" ? name : name == "normal" || name == "size" || name == "motion" ? type "_" name : type
    if (!(member in arguments)) {
        arguments[member] = 1
        all_arguments = all_arguments sprintf(" \\\n    MEMBER(%s, %s, \"%s\")", c_type(type), member, words)
    }
    return member
}

# A normal beside another vector has a member of its own.
function answer(type, name,  member)
{
    member = type == "int32_t" ? name : name == "normal" && type ~ /^vec/ ? type "_normal" : type
    if (!(member in answers)) {
        answers[member] = 1
        all_answers = all_answers sprintf(" \\\n    MEMBER(%s, %s)", c_type(type), member)
    }
    return "&a->" member
}

# What the call has for a parameter; `count` says that the next one is a number of elements.
function value_of(parameter, count,  word, n, type, name, member)
{
    gsub(/\*/, " * ", parameter)
    n = split(parameter, word, " ")
    name = word[n]
    type = word[word[1] == "const" ? 2 : 1]
    sub(/^graze_/, "", type)
    if (type == "mesh")
        return "MESH"
    if (type == "polygon2") {
        argument("vec2", "corners", "cc")
        return used["polygon"]++ ? "OTHER_POLYGON" : "POLYGON"
    }
    if (name == "axes[3]")
        return "s->obb[2].axis"
    if (parameter ~ /\*/ && word[1] != "const")
        return name == "faces" || name == "planes" ? "a->" name : type == "uint32_t" ? "&a->index" : answer(type, name)
    if (name == "most")
        return "s->count"
    if (type == "uint32_t" || type == "side")
        return "s->" name
    if (type != "scalar" && type != "int32_t" && !(type in members))
        return ""
    member = argument(type, name, words_of(type, name == "normal" || name == "size" ? "n" : name == "motion" ? "m" : "c"))
    if (count)
        return "s->" member
    last = name == "motion" ? last : used[member]++ # a motion is that of the mover before it
    return (word[1] == "const" ? "&" : "") "s->" member "[" last "]"
}

function found_routine(routine, returned, parameters,  parameter, n, i, call, value)
{
    if (!index(clamps, " " routine " "))
        return
    split("", used)
    n = split(parameters, parameter, ",")
    for (i = 1; i <= n; i++) {
        value = value_of(parameter[i], parameter[i + 1] ~ /uint32_t count/)
        if (value == "") {
            print "small: graze_" routine ": no rule for the argument" parameter[i] >"/dev/stderr"
            failed = 1
            return
        }
        call = call (i > 1 ? ", " : "") value
    }
    call = "graze_" routine "(" call ")"
    queries = queries sprintf(" \\\n    QUERY(graze_%s, %s)", routine, (returned == "void" ? "" : "a->returned = ") call)
}

END {
    print "#define ARGUMENTS(MEMBER)" all_arguments
    print "\n#define ANSWERS(MEMBER)" all_answers
    print "\n#define QUERIES_OF(QUERY)" queries
    exit failed
}
