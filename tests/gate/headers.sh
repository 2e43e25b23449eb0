# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# What the headers of include/graze/ declare, for scripts. To be sourced from the top folder.

# Inline functions of the headers use them; they are not for callers.
readonly not_for_callers='graze_cut|graze_no_constant'

# Lines `routine header linkage`: a prototype or an inline function begins at the left, with its type.
prototypes() {
    awk -v not_for_callers="^($not_for_callers)\$" '
        FNR == 1 { file = FILENAME; gsub(/.*\/|\.h$/, "", file); comment = 0 }
        { gsub(/\/\*([^*]|\*[^\/])*\*\//, "") }
        /\/\*/ { comment = 1 }
        /\*\// { comment = 0; next }
        comment || !/^[a-z]/ || !match($0, /[ *]graze_[a-z0-9_]+\(/) { next }
        {
            name = substr($0, RSTART + 1, RLENGTH - 2)
            if (name !~ not_for_callers)
                print substr(name, 7), file, /^static inline/ ? "inline" : "exported"
        }' include/graze/*.h
}

# Those that names.h renames: structures, and what is a float in the float build. Three structures have kept their
# names so far.
types_of_numbers() {
    sed -n -e 's/^} graze_\([a-z0-9_]*\);.*/\1/p' -e 's/^typedef float graze_\([a-z0-9_]*\);.*/\1/p' include/graze/*.h |
        grep -vxE 'barycentric|parallelogram|triangle'
}

types() {
    sed -n -e 's/^} graze_\([a-z0-9_]*\);.*/\1/p' -e 's/^typedef .*[ *]graze_\([a-z0-9_]*\);.*/\1/p' include/graze/*.h
}

# The members of structures and the prototypes, one a line, without comments and macros.
declarations() {
    ${CC:-cc} -E -P -DGRAZE_FLOAT=0 -DGRAZE_SMALL_WORLD=0 include/graze/graze.h | tr '\n' ' ' | sed 's/[;{}]/&\n/g'
}
