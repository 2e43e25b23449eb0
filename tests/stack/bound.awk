# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
#   arm-none-eabi-objdump -d --no-show-raw-insn IMAGE | awk -f tests/stack/bound.awk -v routines='A B C'
#
# The worst-case stack of each routine in bytes, including callees: `A 96`. It follows every
# instruction from the routine's first to its returns, with the depth of the stack there, through
# branches, tail calls and libgcc, which has no other record of its stack. Code that it cannot bound is an
# error: a call through a pointer, recursion, a stack pointer that is computed, and a path that
# returns with words left or grows in a loop.

function fail(words) {
    printf "stack: %s\n", words >"/dev/stderr"
    failed = 1
    exit 1
}

function where(i) { return at[i] " in " owner[i] ": " op[i] " " arguments[i] }

function hex(text,    n, i) {
    for (i = 1; i <= length(text); i++)
        n = n * 16 + index("0123456789abcdef", substr(text, i, 1)) - 1
    return n
}

# the bytes of {r4-r7, lr} or {s16-s19}
function listed(text,    parts, ends, n, i, size, count) {
    sub(/^[^{]*{/, "", text)
    sub(/}.*/, "", text)
    n = split(text, parts, /, */)
    size = parts[1] ~ /^d/ ? 8 : 4
    for (i = 1; i <= n; i++)
        count += split(parts[i], ends, "-") == 2 ? substr(ends[2], 2) - substr(ends[1], 2) + 1 : 1
    return count * size
}

# the constant of sp, #16 / sp, sp, #16 / [sp, #-8]! / [sp], #8
function constant(text) {
    sub(/^.*#-?/, "", text)
    return text + 0
}

# add sp, r4, for frames too large for one instruction: the value last written to r4, by ldr, mov or a
# mov and a shift
function in_register(i,    r, j, value, factor) {
    r = arguments[i]
    sub(/^sp, (sp, )?/, "", r)
    factor = 1
    for (j = i - 1; j > i - 20 && owner[j] == owner[i]; j--) {
        if (index(arguments[j], r ", ") != 1 || op[j] ~ /^(cmp|str)/)
            continue
        if (op[j] == "lsls" && index(arguments[j], r ", " r ", #") == 1) {
            factor *= 2 ^ constant(arguments[j])
            continue
        }
        if (op[j] ~ /^mov(s|w)?$/ && arguments[j] ~ /#/)
            return factor * constant(arguments[j])
        if (op[j] ~ /^ldr/ && match(arguments[j], /\([0-9a-f]+ /)) {
            value = hex(word[substr(arguments[j], RSTART + 1, RLENGTH - 2)])
            return value >= 2147483648 ? value - 4294967296 : value
        }
        break
    }
    fail("a computed stack pointer at " where(i))
}

# the bytes by which the instruction lowers the stack pointer
function lowers(i,    o, a) {
    o = op[i]
    a = arguments[i]
    if (o ~ /^v?push/ || (o ~ /^v?stmdb/ && a ~ /^sp!/))
        return listed(a)
    if (o ~ /^v?pop/ || (o ~ /^v?ldmia/ && a ~ /^sp!/))
        return -listed(a)
    if (o ~ /^subw?$/ && a ~ /^sp, (sp, )?#/)
        return constant(a)
    if (o ~ /^addw?$/ && a ~ /^sp, (sp, )?#/)
        return -constant(a)
    if (o ~ /^str/ && a ~ /\[sp, #-[0-9]+\]!/)
        return constant(a)
    if (o ~ /^ldr/ && a ~ /\[sp\], #[0-9]+/)
        return -constant(a)
    if (o == "add" && a ~ /^sp, (sp, )?r/)
        return -in_register(i)
    if ((a ~ /^sp,/ && o !~ /^(cmp|cmn|tst|str|stm)/) || a ~ /\[sp.*\]!/ || a ~ /sp!/)
        fail("a computed stack pointer at " where(i))
    return 0
}

# bx r1: a return if r1 was popped just before
function was_popped(i, r,    j) {
    for (j = i - 1; j >= i - 3; j--)
        if (op[j] ~ /^pop/ && arguments[j] ~ ("[{ ]" r "[,}]"))
            return 1
    return 0
}

function is_return(i,    o, a) {
    o = op[i]
    a = arguments[i]
    if (o ~ /^bx/ && a == "lr" || o ~ /^mov/ && a == "pc, lr")
        return 1
    if (o ~ /^(pop|ldmia)/ && a ~ /pc}/ || o ~ /^ldr/ && a ~ /^pc, \[sp\], #/)
        return 1
    return o ~ /^bx/ && was_popped(i, a)
}

function is_table(i) {
    return op[i] ~ /^tb[bh]$/ || (op[i] ~ /^(mov|add|ldr)/ && arguments[i] ~ /^pc,/) ||
        (op[i] == "bl" && arguments[i] ~ /<__gnu_thumb1_case/)
}

# Thumb-1 has no longer branch, so gcc also uses bl for a branch.
function is_far_jump(i) {
    return op[i] == "bl" && index(arguments[i], "<" owner[i] "+0x")
}

function target(i,    a) {
    a = arguments[i]
    sub(/ <.*/, "", a)
    sub(/^.*, /, "", a)
    if (!(a in number))
        fail("a jump to nowhere at " where(i))
    return number[a]
}

function go(i, d) {
    if (d > 65536)
        fail("a stack that grows in a loop at " where(i))
    if (!(i in op))
        fail("runs into data after " where(i - 1))
    if (!(i in depth) || depth[i] < d) {
        depth[i] = d
        ahead[++waiting] = i
    }
}

function step(i,    d, o, after) {
    d = depth[i]
    o = op[i]
    after = d + lowers(i)
    if (after != d && o ~ ("^(v?push|v?pop|add|sub|str|ldr)" CONDITIONAL) && !is_return(i))
        fail("a stack that depends at " where(i))
    if (after > deepest)
        deepest = after
    if (is_return(i)) {
        if (after != 0)
            fail(after " bytes left at " where(i))
        if (o ~ CONDITIONAL)
            go(i + 1, d)
    } else if (is_table(i)) {
        table = owner[i]
        table_depth = d
    } else if (o ~ /^bl?x/) {
        fail("a call through a pointer at " where(i))
    } else if (o == "b" || is_far_jump(i)) {
        go(target(i), d)
    } else if (o == "bl") {
        calls[entry] = calls[entry] " " d ":" target(i)
        go(i + 1, d)
    } else if (o ~ /^b(eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|gt|le|lt)$|^cbn?z$|^le(tp)?$|^wls/) {
        go(target(i), d)
        go(i + 1, d)
    } else if (o !~ /^udf$/) {
        go(i + 1, after)
    }
}

# Jump tables are not read: all parts of the function that nothing else reaches count as targets, except padding.
function through_table(    i) {
    for (i = 1; i <= count; i++)
        if (owner[i] == table && i in op && op[i] != "nop" && !(i in depth)) {
            go(i, table_depth)
            return 1
        }
    return 0
}

# The entry's own depth and its calls, without the callees'
function walk(e) {
    split("", depth)
    entry = e
    deepest = 0
    waiting = 0
    table = ""
    calls[e] = ""
    go(e, 0)
    do {
        while (waiting > 0)
            step(ahead[waiting--])
    } while (table != "" && through_table())
    own[e] = deepest
}

function most(e,    list, pair, n, i, below, result) {
    if (e in known)
        return known[e]
    if (e in open)
        fail("recursion: " owner[e])
    open[e]
    if (!(e in own))
        walk(e)
    result = own[e]
    n = split(calls[e], list, " ")
    for (i = 1; i <= n; i++) {
        split(list[i], pair, ":")
        below = pair[1] + most(pair[2])
        if (below > result)
            result = below
    }
    delete open[e]
    return known[e] = result
}

BEGIN {
    FS = "\t"
    CONDITIONAL = "(eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|gt|le|lt)$"
}

/^[0-9a-f]+ <.*>:$/ {
    name = $0
    sub(/^[0-9a-f]+ </, "", name)
    sub(/>:$/, "", name)
    next
}

$1 ~ /^ *[0-9a-f]+:$/ {
    address = $1
    gsub(/[ :]/, "", address)
    count++
    at[count] = address
    number[address] = count
    owner[count] = name
    if (!(name in first))
        first[name] = count
    if ($2 ~ /^\.(word|short|byte)/) {
        value = $3
        sub(/^0x/, "", value)
        word[address] = value
        next
    }
    op[count] = $2
    sub(/\.[nw]$/, "", op[count])
    arguments[count] = $3 (NF > 3 ? " " $4 : "")
}

END {
    if (failed)
        exit 1
    wanted = split(routines, names, " ")
    for (k = 1; k <= wanted; k++) {
        if (!(names[k] in first))
            fail("no routine " names[k])
        printf "%s %d\n", names[k], most(first[names[k]])
    }
}
