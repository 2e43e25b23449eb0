# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For scripts that write a table into a page, between the lines `<!-- NAME -->` and `<!-- end -->`, or compare the
# page with a new table. To be sourced from the top folder.
#
#   write_table NAME PAGE <TABLE      replaces what stands between the markers
#   check_table NAME PAGE <TABLE      prints the difference, and counts in `passed` and `failed`

passed=0 failed=0

# between NAME PAGE
between() {
    awk -v begin="<!-- $1 -->" '$0 == begin { here = 1; next } /^<!-- end -->$/ { here = 0 } here' "$2"
}

write_table() {
    local table status
    if ! sed -n "/^<!-- $1 -->$/,\$p" "$2" | grep -qxF '<!-- end -->'; then
        echo "$2: no markers <!-- $1 --> and <!-- end -->" >&2
        return 1
    fi
    table=$(mktemp) || return
    cat >"$table"
    awk -v begin="<!-- $1 -->" -v table="$table" '
        /^<!-- end -->$/ { here = 0 }
        !here
        $0 == begin { while ((getline line < table) > 0) { print line; lines++ } here = 1 }
        END { exit !lines }' "$2" >"$table.page" && cp "$table.page" "$2"
    status=$?
    [ "$status" -eq 0 ] || echo "$2: table '$1' is empty or could not be written" >&2
    rm -f "$table" "$table.page"
    return "$status"
}

check_table() {
    local table
    table=$(cat)
    if [ -n "$table" ] && diff <(between "$1" "$2") <(printf '%s\n' "$table"); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$2 has another table '$1'"
    fi
    return 0
}
