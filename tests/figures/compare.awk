# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# awk [-v accepted="ROUTINE..."] [-v partial=1] [-v writes=1] -f tests/figures/compare.awk FIGURES NOW PROMISES
#
# Compares what was counted NOW with tests/figures/figures, and with tests/figures/promises. Prints what changed, the
# greatest growth first, the sums, and a line `figures: ...` for each error; ends in `figures: N passed, N failed`.
#
# The rule for all columns: a figure equals the one in the file, so the pages have the figures of the library. A figure of graze
# that is more than 2 % above it is reported as grown.
# partial: only some of the figures were counted; the others are skipped.
# writes: NOW replaces FIGURES. A figure may then be another one, and a line may be new or gone. A growth by more than 2 % is an
# error, unless the routine, or `all`, is among those accepted.
# Cycles of a machine whose emulator is missing are not compared.

function expect(good, words)
{
    good ? passed++ : failed++
    if (!good)
        errors = errors "figures: " words "\n"
}

# Figures of peers and numbers of wrong answers may grow.
function is_cost(section, column)
{
    return section != "wrong" && column !~ /idiom|textbook|cglm/
}

# More than 2 %. The figures have one decimal at most; the products of awk are rounded.
function has_grown(old, now)
{
    return now * 100 > old * 102 + 1e-6
}

function percent(old, now)
{
    return old > 0 ? (now - old) * 100 / old : now > old ? 100 : 0
}

function is_accepted(routine)
{
    return index(" " accepted " ", " " routine " ") || index(" " accepted " ", " all ")
}

# The changed figures, sorted by insertion.
function add_change(part, words,    i)
{
    for (i = ++changes; i > 1 && parts[i - 1] < part; i--) {
        parts[i] = parts[i - 1]
        list[i] = list[i - 1]
    }
    parts[i] = part
    list[i] = words
}

function add_sum(section, core, column, old, now,    key)
{
    key = sprintf("%-36s %-7s %-8s", "sum of all routines, " section, core, column)
    if (!(key in sum_old))
        sums[++sum_count] = key
    sum_old[key] += old
    sum_now[key] += now
}

function compare(section, routine, core, column, old, now,    name, grown)
{
    if (now == "-" && partial)
        return
    if (old == now) {
        expect(1)
        return
    }
    name = routine " on " core ", " section " " column ": " old " -> " now
    if (old == "-" || now == "-") {
        expect(writes, name ": run make figures")
        return
    }
    grown = is_cost(section, column) && has_grown(old, now)
    if (grown && !is_accepted(routine))
        expect(0, name ", which is more than 2 % above")
    else
        expect(writes, name ": run make figures")
    if (is_cost(section, column))
        add_change(percent(old, now), sprintf("%-36s %-7s %-8s %9s %9s %+7.1f %%", routine, core, column, old, now,
            percent(old, now)))
}

function compare_line(key, old, now,    k, was, is, name, i)
{
    split(key, k, SUBSEP)
    split(old, was, " ")
    split(now, is, " ")
    split(columns[k[1]], name, " ")
    for (i = 3; i in was; i++) {
        compare(k[1], k[2], k[3], name[i], was[i], is[i])
        if (is_cost(k[1], name[i]) && k[1] != "programs" && was[i] != "-" && is[i] != "-")
            add_sum(k[1], k[3], name[i], was[i], is[i])
    }
}

function words_of(key,    k)
{
    split(key, k, SUBSEP)
    return k[2] " on " k[3] ", " k[1]
}

# The small world's frame is not counted by tests/cycles/run --quick.
function is_uncounted(key,    k)
{
    split(key, k, SUBSEP)
    return partial || (k[3] ~ EMULATED && !(k[3] in cores_now)) || (k[2] == "frame_small" && !writes)
}

# promise: section, routine, core, column, peer, and the greatest ratio of the two columns
function check_promise(promise,    f, own, peer)
{
    split(promise, f, " ")
    own = now_of[f[1], f[2], f[3], f[4]]
    peer = now_of[f[1], f[2], f[3], f[5]]
    if (own > 0 && peer > 0)
        expect(own / peer <= f[6] + 1e-9, sprintf("%s on %s, %s %s: %.3f of %s, and at most %s is promised", f[2], f[3], f[1],
            f[4], own / peer, f[5], f[6]))
    else if (!partial && (f[3] in cores_now || f[3] !~ EMULATED))
        expect(0, "the promise for " f[2] " on " f[3] " has no figures " f[4] " and " f[5])
}

BEGIN { EMULATED = "^(rp2040|gba)$" }
FNR == 1 { file++ }
/^\[/ { section = substr($1, 2, length($1) - 2) }
/^# routine/ { columns_here = columns[section] = substr($0, 3) }
/^#/ || /^\[/ || NF == 0 { next }
file == 1 {
    key = section SUBSEP $1 SUBSEP $2
    old_keys[++old_count] = key
    old_line[key] = $0
    next
}
file == 2 {
    key = section SUBSEP $1 SUBSEP $2
    now_keys[++now_count] = key
    now_line[key] = $0
    cores_now[$2]
    split(columns_here, name, " ")
    for (i = 3; i <= NF; i++)
        now_of[section, $1, $2, name[i]] = $i
    next
}
{ promises[++promise_count] = $0 }

END {
    for (i = 1; i <= old_count; i++)
        if (old_keys[i] in now_line)
            compare_line(old_keys[i], old_line[old_keys[i]], now_line[old_keys[i]])
        else if (!is_uncounted(old_keys[i])) {
            expect(writes, words_of(old_keys[i]) ", is gone: run make figures")
            if (writes)
                print words_of(old_keys[i]) ", is gone"
        }
    for (i = 1; i <= now_count; i++)
        if (!(now_keys[i] in old_line) && !partial) {
            expect(writes, words_of(now_keys[i]) ", is new: run make figures")
            if (writes)
                print words_of(now_keys[i]) ", is new"
        }
    for (i = 1; i <= promise_count; i++)
        check_promise(promises[i])
    for (i = 1; i <= changes; i++)
        print list[i]
    for (i = 1; i <= sum_count && changes; i++)
        if (sum_old[sums[i]] != sum_now[sums[i]])
            printf "%s %9.0f %9.0f %+7.1f %%\n", sums[i], sum_old[sums[i]], sum_now[sums[i]],
                percent(sum_old[sums[i]], sum_now[sums[i]])
    printf "%sfigures: %d passed, %d failed\n", errors, passed, failed
    exit failed > 0 || passed == 0
}
