# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# Reads what `declarations` of tests/gate/headers.sh prints. A script that follows defines
#
#   found_routine(routine, returned, parameters)   for each prototype and inline function; names without graze_
#
# members[type] are the members of a structure: a list of type, name, number of elements, and so on.

/typedef struct graze_/ { type = $3; sub(/^graze_/, "", type); next }
/}/ { type = "" }
type != "" {
    gsub(/;/, "")
    member = $2
    size = match(member, /\[[0-9]+\]/) ? substr(member, RSTART + 1, RLENGTH - 2) : 1
    sub(/\[.*/, "", member)
    sub(/^graze_/, "", $1)
    members[type] = members[type] $1 " " member " " size " "
    next
}
/^ *[a-z_A-Z0-9]+ graze_[a-z0-9_]+\(.*\);$/ {
    routine = $2
    sub(/\(.*/, "", routine)
    sub(/^graze_/, "", routine)
    parameters = $0
    sub(/^[^(]*\(/, "", parameters)
    sub(/\);$/, "", parameters)
    if ($1 != "return")
        found_routine(routine, $1, parameters)
}
