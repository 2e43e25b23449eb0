# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For tests/gate/names, after tests/gate/declarations.awk: the rows of print_case.c for the structures of graze.h that have
# numbers only, and no arrays whose lengths are constants.

BEGIN {
    split("scalar # fraction # side # int32_t # angle $ wide @", pair, " ")
    for (i = 1; i in pair; i += 2)
        sign[pair[i]] = pair[i + 1]
    split("frustum mat4 mesh polygon2", pair, " ")
    for (i in pair)
        left_out[pair[i]]
}

# Returns the initializer of a type, or "" if it has other members.
function form_of(type,    member, n, m, i, one, form, all) {
    if (type in sign)
        return sign[type]
    if (type in left_out || !(type in members))
        return ""
    n = split(members[type], member, " ")
    for (m = 1; m < n; m += 3) {
        one = form_of(member[m])
        if (one == "")
            return ""
        form = one
        for (i = 1; i < member[m + 2]; i++)
            form = form ", " one
        all = all (m > 1 ? ", " : "") (member[m + 2] > 1 ? "{" form "}" : form)
    }
    return "{" all "}"
}

function found_routine(routine, returned, parameters) {
}

END {
    for (type in members)
        if (form_of(type) != "")
            printf "    {\"%s\", \"%s\"},\n", type, form_of(type)
}
