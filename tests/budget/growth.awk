# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# What counts as a change of a figure, for tests/budget/run and tests/worst/run: more than 2 % of the old figure, and
# more than `least`, which is 1 instruction or 2 bytes. So an average of 10.0 may grow to 11.0, and one of 100.0 to
# 102.0.
function has_grown(old, now, least)
{
    # The figures have one decimal at most; the sums of awk are rounded.
    return now - old > least + 1e-6 && (now - old) * 100 > old * 2 + 1e-6
}

function has_shrunk(old, now, least)
{
    return old - now > least + 1e-6 && (old - now) * 100 > old * 2 + 1e-6
}

function percent(old, now)
{
    return old > 0 ? (now - old) * 100 / old : 100
}
