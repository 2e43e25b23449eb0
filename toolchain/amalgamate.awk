# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# Replaces each line `#include "file"` by the file, for toolchain/amalgamate:
#
#   awk -v root="FILE..." -v have="HEADER..." -v list=FILE -f amalgamate.awk >OUT
#
# `have` are headers that OUT gets from elsewhere. The names of the inserted headers are written to `list`, if it is set.
#
# A header with an include guard is inserted once, and again only where an #if may have hidden it: its conditions are
# remembered. Headers without a guard, which are compiled once for each arithmetic, are inserted each time. GRAZE_FAR
# changes from one to the next, so it is evaluated here: it is 1 after
# begin_far.h and 0 after begin_near.h, and GRAZE_WORD is defined after either.
#
# graze_config.h is a file of the user: its line stays.

# Returns the path of a file that another one includes, without `..`.
function path_from(file, name,    parts, count, i, depth, kept, path) {
    sub(/[^\/]*$/, "", file)
    count = split(file name, parts, "/")
    depth = 0
    for (i = 1; i <= count; i++) {
        if (parts[i] == "..")
            depth--
        else if (parts[i] != ".")
            kept[++depth] = parts[i]
    }
    path = kept[1]
    for (i = 2; i <= depth; i++)
        path = path "/" kept[i]
    return path
}

# Reads the file, and finds out whether all of it is between `#ifndef NAME` and the last #endif.
function load(file,    line, status, nesting, opened, closed, outside) {
    if (file in lines)
        return
    nesting = opened = closed = outside = lines[file] = 0
    while ((status = (getline line <file)) > 0) {
        text[file, ++lines[file]] = line
        if (line !~ /^#/)
            continue
        if (!opened && line ~ /^#ifndef /)
            opened = nesting = 1
        else if (!opened || closed)
            outside = 1
        else if (line ~ /^#if/)
            nesting++
        else if (line ~ /^#endif/ && --nesting == 0)
            closed = 1
    }
    if (status < 0) {
        print "amalgamate.awk: cannot read " file >"/dev/stderr"
        exit 1
    }
    close(file)
    guarded[file] = opened && closed && !outside
}

# ---- Conditions: which code the preprocessor keeps ----

# Returns a condition as a set of names between bars. A condition that may change its value is a name of its own.
function condition_of(line) {
    if (line == "#ifndef GRAZE_WORD")
        return begun ? "|never" : ""
    sub(/^#[a-z]+ */, "", line)
    if (line == "GRAZE_FAR")
        return far ? "" : "|never"
    if (line == "GRAZE_FLOAT" || line == "GRAZE_SMALL_WORLD")
        return "|" line
    if (line == "!GRAZE_FLOAT" || line == "!GRAZE_SMALL_WORLD")
        return "|not " substr(line, 2)
    if (line == "GRAZE_HAS_FAR")
        return "|GRAZE_HAS_FAR|not GRAZE_FLOAT|not GRAZE_SMALL_WORLD"
    return "|opaque " (++opaque)
}

# Returns the condition of the branches behind one with this condition.
function otherwise(condition) {
    if (condition == "")
        return "|never"
    if (condition == "|never")
        return ""
    if (condition == "|GRAZE_FLOAT" || condition == "|GRAZE_SMALL_WORLD")
        return "|not " substr(condition, 2)
    if (condition == "|not GRAZE_FLOAT" || condition == "|not GRAZE_SMALL_WORLD")
        return "|" substr(condition, 6)
    return "|opaque " (++opaque)
}

function all_conditions(    i, all) {
    all = "|"
    for (i = 1; i <= level; i++)
        all = all substr(before[i] branch[i], 2) "|"
    return all
}

# Returns whether a set of conditions is a part of another.
function follows(wanted, from,    names, count, i) {
    count = split(wanted, names, "|")
    for (i = 1; i <= count; i++)
        if (names[i] != "" && index(from, "|" names[i] "|") == 0)
            return 0
    return 1
}

# Returns whether the header has been inserted wherever the code is kept that comes now.
function is_known(file, now,    i) {
    for (i = 1; i <= times[file]; i++)
        if (follows(known[file, i], now))
            return 1
    return 0
}

function directive(line) {
    if (line ~ /^#if/) {
        before[++level] = ""
        branch[level] = condition_of(line)
    } else if (line ~ /^#el/) {
        before[level] = before[level] otherwise(branch[level])
        branch[level] = line ~ /^#elif/ ? condition_of(line) : ""
    } else if (line ~ /^#endif/) {
        level--
    }
}

function insert(file,    line, name, nesting, now, i) {
    load(file)
    now = all_conditions()
    if (index(now, "|never|") > 0 || (guarded[file] && is_known(file, now)))
        return
    known[file, ++times[file]] = now
    if (list != "")
        print file >list
    if (file ~ /begin_(near|far)\.h$/) {
        far = file ~ /begin_far/
        begun = 1
    }
    print "\n/* ---- " file " ---- */"
    nesting = 0
    for (i = 1; i <= lines[file]; i++) {
        line = text[file, i]
        if (line ~ /SPDX-/)
            continue
        if (line ~ /^#include "/ && line != "#include \"graze_config.h\"") {
            name = line
            sub(/^#include "/, "", name)
            sub(/".*/, "", name)
            insert(path_from(file, name))
            continue
        }
        # The guard itself hides nothing.
        if (line ~ /^#if/ && !(nesting++ == 0 && guarded[file]))
            directive(line)
        else if (line ~ /^#el/)
            directive(line)
        else if (line ~ /^#endif/ && !(--nesting == 0 && guarded[file]))
            directive(line)
        print line
    }
}

BEGIN {
    count = split(have, names, " ")
    for (i = 1; i <= count; i++)
        known[names[i], ++times[names[i]]] = ""
    level = far = begun = 0
    count = split(root, roots, " ")
    for (i = 1; i <= count; i++)
        insert(roots[i])
}
