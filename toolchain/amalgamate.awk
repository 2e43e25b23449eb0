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
# remembered. Only then its guard is printed. A header without a guard is inserted in each .c file that includes it.
#
# Each .c file of the library is compiled by itself, with one arithmetic (src/number/arithmetic.h). In one file two of them
# would define the same names. So the files of far arithmetic come last, the macros and headers of the near one are
# forgotten before, and each name that one .c file defines, and an earlier one as well, gets the name of the later file:
# `ball_measure` of circle.c is `ball_measure_circle`. Names of headers that all far files share get `_far`.
#
# graze_config.h is a file of the user: its line stays. What only the prover reads is left out: comments that begin with
# an at sign, and lemmas. The comments at the heads of private headers are left out: they specify words for a reader of
# src/. Another comment that several files have stands where it occurs first.

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
    sub(/^#[a-z]+ */, "", line)
    if (line == "GRAZE_FAR")
        return far ? "" : "|never"
    if (line == "GRAZE_FLOAT" || line == "GRAZE_SMALL_WORLD")
        return "|" line
    if (line == "!GRAZE_FLOAT" || line == "!GRAZE_SMALL_WORLD")
        return "|not " substr(line, 2)
    if (line == "!GRAZE_FLOAT && !GRAZE_SMALL_WORLD")
        return "|not GRAZE_FLOAT|not GRAZE_SMALL_WORLD"
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

# ---- Names ----

# The scope of the names that a file defines: a header with a guard is shared by the files of its arithmetic, and one
# without belongs to the file that includes it. What both arithmetics share counts as near.
function scope_of(file, includer) {
    if (file ~ /^include\// || file ~ /^src\/wide\// || is_common[file])
        return "near"
    return !guarded[file] ? includer : far ? "far" : "near"
}

# Defines a name in a scope. A macro that defines a family of functions appends `ending` to the name in use.
function define(name, scope, ending) {
    name = name ending
    if (learning) {
        defines[scope] = defines[scope] " " name
        return
    }
    if (name == "" || name ~ /^graze[fs]?_/ || (name, scope) in defined)
        return
    defined[name, scope] = 1
    if (!(name in first))
        first[name] = scope
    else if (first[name] != scope)
        renamed[scope, name] = substr(name, 1, length(name) - length(ending)) "_" scope ending
}

# Remembers the endings of the names that a macro defines: `degree##_copy(` defines `area_copy` if it is called for area.
function find_endings(line) {
    if (line ~ /^#define [A-Z_0-9]+\([a-z]+/)
        family = substr(line, 9, index(line, "(") - 9)
    else if (line ~ /^ .* [a-z]+##_[a-z_]+\(/ && family != "") {
        sub(/\(.*/, "", line)
        sub(/.*##/, "", line)
        if (index(endings[family] " ", " " line " ") == 0)
            endings[family] = endings[family] " " line
    } else if (line ~ /^[^ ]/)
        family = ""
}

# Defines the constants of an enum.
function define_constants(list, scope,    items, count, i) {
    count = split(list, items, ",")
    for (i = 1; i <= count; i++) {
        sub(/^[ \t]*/, "", items[i])
        if (match(items[i], /^[A-Za-z_][A-Za-z_0-9]*/))
            define(substr(items[i], 1, RLENGTH), scope)
    }
}

# Finds what a line defines at file scope: the sources are laid out by clang-format.
function find_definitions(line, scope,    words, name, count, i) {
    find_endings(line)
    sub(/ *\/\*.*/, "", line)
    if (line ~ /^[A-Z_0-9]+\([a-z]/) {
        name = line
        sub(/\(.*/, "", name)
        sub(/^[A-Z_0-9]+\(/, "", line)
        sub(/[^a-z_0-9].*/, "", line)
        define(line, scope)
        count = split(endings[name], words, " ")
        for (i = 1; i <= count; i++)
            define(line, scope, words[i])
        return
    }
    if (in_enum) {
        define_constants(line, scope)
        in_enum = line !~ /^}/
    }
    if (line ~ /^(typedef )?enum( [a-z_0-9]+)? \{/) {
        in_enum = line !~ /}/
        define_constants(substr(line, index(line, "{") + 1), scope)
    }
    if (line ~ /^(typedef|}) .*[A-Za-z_0-9](\[.*\])?;$/) {
        sub(/(\[.*\])?;$/, "", line)
        sub(/.*[ *}]/, "", line)
        define(line, scope)
    } else if (line ~ /^struct [a-z_0-9]+ \{/) {
        split(line, words, " ")
        define(words[2], scope)
    } else if (line ~ /^[A-Za-z_][A-Za-z_0-9 *]*[ *][A-Za-z_0-9]+(\(|\[| =)/ && line !~ /^typedef/) {
        sub(/(\(|\[| =).*/, "", line)
        sub(/.*[ *]/, "", line)
        define(line, scope)
    }
}

# Finds the names that a header of src/ uses and defines, macros among them.
function learn(file,    i, line, in_comment, name) {
    load(file)
    learning = 1
    in_comment = in_enum = 0
    for (i = 1; i <= lines[file]; i++) {
        line = text[file, i]
        if (line ~ /^#define /) {
            name = substr(line, 9)
            sub(/[^A-Za-z_0-9].*/, "", name)
            define(name, file)
        } else if (line ~ /^#include "/) {
            name = line
            sub(/^#include "/, "", name)
            sub(/".*/, "", name)
            inserts[file] = inserts[file] " " path_from(file, name)
            continue
        } else {
            find_definitions(line, file)
        }
        if (in_comment) {
            if (!sub(/.*\*\//, "", line))
                continue
            in_comment = 0
        }
        gsub(/\/\*[^*]*\*\//, "", line)
        if (sub(/\/\*.*/, "", line))
            in_comment = 1
        while (match(line, /[A-Za-z_][A-Za-z_0-9]*/)) {
            uses[file, substr(line, RSTART, RLENGTH)] = 1
            line = substr(line, RSTART + RLENGTH)
        }
    }
    learning = in_enum = 0
}

# Returns whether a header has another text in far arithmetic: it tests GRAZE_FAR, uses a name of such a header, or
# includes one that has no guard.
function differs(file,    count, names, i) {
    if (file ~ /_float\.h$/)
        return 0
    if ((file, "GRAZE_FAR") in uses || !(file in seen_near))
        return 1
    count = split(inserts[file], names, " ")
    for (i = 1; i <= count; i++)
        if (is_different[names[i]] && !guarded[names[i]])
            return 1
    for (i = 1; i <= names_different; i++)
        if ((file, different_name[i]) in uses)
            return 1
    return 0
}

# Finds the headers of number/ and shape/ that are the same near and far.
function find_common(    file, more, count, names, i) {
    for (file in seen_far)
        learn(file)
    do {
        more = 0
        for (file in seen_far)
            if (!is_different[file] && differs(file)) {
                more = is_different[file] = 1
                count = split(defines[file], names, " ")
                for (i = 1; i <= count; i++)
                    different_name[++names_different] = names[i]
            }
    } while (more)
    for (file in seen_far)
        if (!is_different[file] && guarded[file])
            is_common[file] = 1
}

# Returns the line with the names of its scope.
function with_names(line, scope, far,    out, name) {
    while (match(line, /[A-Za-z_][A-Za-z_0-9]*/)) {
        name = substr(line, RSTART, RLENGTH)
        out = out substr(line, 1, RSTART - 1)
        line = substr(line, RSTART + RLENGTH)
        if ((scope, name) in renamed)
            name = renamed[scope, name]
        else if (far && ("far", name) in renamed)
            name = renamed["far", name]
        out = out name
    }
    return out line
}

# Prints a line as the two files have it: without a comment that has been printed before, as in a header that both
# arithmetics insert, whatever its names are there; with one empty line of several, and none beside a directive; without
# the blanks that align the ends of lines of macros, and with at most eight in front of a line. The names of files are printed each time.
function print_short(line, original,    banner, start) {
    banner = original ~ /^\/\* ---- (src|include)\//
    start = original
    sub(/^ */, "", start)
    if (comment != "" || (start ~ /^\/\*/ && !banner && (start ~ /\*\/$/ || start !~ /\*\//))) {
        comment = comment line "\n"
        source = source start "\n"
        if (original !~ /\*\/$/)
            return
        line = substr(comment, 1, length(comment) - 1)
        start = source
        comment = source = ""
        if (start in printed)
            return
        printed[start]
    }
    if (line == "") {
        was_empty = 1
        return
    }
    if (was_empty && !was_directive && line !~ /^#/)
        print ""
    was_empty = 0
    was_directive = line ~ /^#/
    sub(/ +\\$/, " \\", line)
    sub(/^         +/, "        ", line)
    print line
}

# ---- Files ----

# Returns the insertions of a header that see each other: all of a common header, else those of one arithmetic.
function insertions_of(file) {
    return is_common[file] || file !~ /^src\/(number|shape)\// ? file : file SUBSEP far
}

function emit(line, scope, guard) {
    output[++written] = line
    guard_of[written] = guard
    scope_of_line[written] = scope
    far_of[written] = far
}

function insert(file, scope,    line, name, nesting, now, i, group, guard, in_head, after_head) {
    load(file)
    scope = scope_of(file, scope)
    now = all_conditions()
    if (index(now, "|never|") > 0 || (guarded[file] && is_known(file, now)) || file ~ /lemmas\.h$/)
        return
    known[file, ++times[file]] = now
    group = insertions_of(file)
    if (++inserted[group] == 2 && file ~ /^src\/wide\// && guarded[file])
        early[++early_count] = file
    guard = ""
    if (file ~ /^src\/(number|shape)\//) {
        if (far)
            seen_far[file]
        else
            seen_near[file]
    }
    if (list != "")
        print file >list
    emit("", scope)
    emit("/* ---- " file " ---- */", scope)
    nesting = 0
    for (i = 1; i <= lines[file]; i++) {
        line = text[file, i]
        if (line ~ /SPDX-/ || line == "#define GRAZE_FAR 1" || line == "#define CORES_ARE_SEGMENTS 1")
            continue
        if (line ~ /^\/\*/ && !after_head && file ~ /^src\/(number|shape|wide)\//)
            in_head = 1
        if (line !~ /SPDX-/)
            after_head = 1
        if (in_head) {
            in_head = line !~ /\*\//
            continue
        }
        if (line ~ /^ *\/\*@/)
            in_proof = 1
        if (in_proof) {
            in_proof = line !~ /\*\//
            continue
        }
        if (line ~ /^#include "/ && line != "#include \"graze_config.h\"") {
            name = line
            sub(/^#include "/, "", name)
            sub(/".*/, "", name)
            insert(path_from(file, name), scope)
            continue
        }
        # The guard itself hides nothing. It is printed only if the header is inserted again.
        if (guarded[file] && file ~ /^src\// && ((line ~ /^#ifndef / && guard == "") || line == "#define " guard ||
                                                 (line ~ /^#endif/ && nesting == 1))) {
            if (line ~ /^#ifndef /) {
                guard = substr(line, 9)
                group_of_guard[guard] = group
            }
            nesting += line ~ /^#ifndef / ? 1 : line ~ /^#endif/ ? -1 : 0
            if (far)
                find_macros(line)
            else if (line ~ /^#define / && !is_common[file])
                macros[guard] = 1
            emit(line, scope, group)
            continue
        }
        if (line ~ /^#if/ && !(nesting++ == 0 && guarded[file]))
            directive(line)
        else if (line ~ /^#el/)
            directive(line)
        else if (line ~ /^#endif/ && !(--nesting == 0 && guarded[file]))
            directive(line)
        find_definitions(line, scope)
        if (line ~ /^#define / && !is_common[file] && file !~ /^src\/wide\// && file !~ /^include\//) {
            name = line
            sub(/^#define /, "", name)
            sub(/[^A-Za-z_0-9].*/, "", name)
            macros[name] = 1
        }
        if (far && line ~ /^#(define|if|el)/)
            find_macros(line)
        emit(line, scope)
    }
}

# Returns whether a .c file computes far.
function is_far(file,    i) {
    load(file)
    for (i = 1; i <= lines[file]; i++)
        if (text[file, i] == "#define GRAZE_FAR 1")
            return 1
    return 0
}

function insert_unit(file,    unit) {
    unit = file
    sub(/.*\//, "", unit)
    sub(/\.[ch]$/, "", unit)
    insert(file, unit)
}

# Remembers the names in a directive of far arithmetic: a near macro of such a name must be forgotten.
function find_macros(line) {
    while (match(line, /[A-Za-z_][A-Za-z_0-9]*/)) {
        far_macros[substr(line, RSTART, RLENGTH)]
        line = substr(line, RSTART + RLENGTH)
    }
}

# Forgets the near arithmetic: its macros, and which of its headers are inserted.
function begin_far(    name, file) {
    far = 1
    emit("", "near")
    emit("/* ---- Far arithmetic ---- */", "near")
    for (name in macros)
        if (name in far_macros && !(name in group_of_guard && inserted[group_of_guard[name]] == 1))
            emit("#undef " name, "near")
    emit("#define GRAZE_FAR 1", "near")
    for (file in seen_near)
        if (!is_common[file])
            times[file] = 0
}

# Inserts all files, the far ones last.
function insert_all(    names, count, i) {
    split("", times)
    split("", macros)
    count = split(have, names, " ")
    for (i = 1; i <= count; i++)
        known[names[i], ++times[names[i]]] = ""
    level = far = in_enum = written = 0
    for (i = 1; i <= early_count; i++)
        insert(early[i], "wide")
    count = split(root, names, " ")
    for (i = 1; i <= count; i++)
        if (!is_far(names[i]))
            insert_unit(names[i])
    for (i = 1; i <= count; i++)
        if (is_far(names[i])) {
            if (!far)
                begin_far()
            insert_unit(names[i])
        }
}

BEGIN {
    # Twice: the headers that both arithmetics share are found when it is known which headers they have. A header of wide/
    # that several conditions hide is inserted early, where none does.
    insert_all()
    find_common()
    split("", defined)
    split("", first)
    split("", renamed)
    split("", inserted)
    split("", guard_of)
    insert_all()
    for (i = 1; i <= written; i++)
        if (guard_of[i] == "" || inserted[guard_of[i]] > 1)
            print_short(with_names(output[i], scope_of_line[i], far_of[i]), output[i])
}
