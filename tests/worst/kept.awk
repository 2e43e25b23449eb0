# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# Writes tests/worst/found as a C table: see kept.h.
/^#/ || NF < 3 { next }
{
    count = 0
    printf "static const kept_word words_%d[] = {", inputs
    for (i = 4; i <= NF; i++)
        if (split($i, f, ":") == 2) {
            printf "{0x%s, 0x%s}, ", f[1], f[2]
            count++
        }
    print count == 0 ? "{0, 0}};" : "};"
    rows = rows sprintf("    {\"%s\", \"%s\", %d, %d, words_%d},\n", $1, $3, $2 == "near", count, inputs)
    inputs++
}
END {
    printf "const kept_input kept_inputs[] = {\n%s    {\"\", \"\", 0, 0, 0}};\n", rows
    printf "const unsigned kept_count = %d;\n", inputs
}
