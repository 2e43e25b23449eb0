# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For tests/proof/prove and tests/proof/eva: records of their results, so that the gate runs them
# only on what changed. To be sourced from the top folder.
#
# A record is a file that is checked in: the versions of the tools, then a line for each thing shown, with the
# checksum of all that the tools read for it. It is a note, not a proof: editing it by hand can hide an
# error from the gate, but not from `make verify`, which proves everything anew.
#
#   tools                      the versions
#   text MACHINE FLAG...       the text that Frama-C reads for the files among the flags, without comments that are no
#                              contracts (with -C; without it, no comment at all)
#   is_recorded RECORD LINE    by these tools

tools() {
    printf 'frama-c %s; why3 %s; z3 %s; cvc4 %s\n' "$(frama-c -version)" "$(why3 --version | grep -oE '[0-9.]+$')" \
        "$(z3 --version | grep -oE '[0-9]+[.][0-9.]+' | head -n 1)" "$(cvc4 --version | grep -m 1 -oE '[0-9.]+[0-9]')"
}

# A file that does not preprocess has another text each time.
text() {
    {
        gcc -E -P -nostdinc -isystem "$(frama-c -print-share-path)/libc" -D__FRAMAC__ "-D__FC_MACHDEP_${1^^}" "${@:2}" ||
            echo "$RANDOM"
    } | perl -0pe 's{/\*[^@].*?\*/}{}gs' | grep -v '^ *$'
}

is_recorded() {
    [ "$(head -n 1 "$1")" = "$(tools)" ] && grep -qxF "$2" "$1"
}
