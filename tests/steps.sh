# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For tests/run and .ci/run: named checks, one line each. To be sourced from the top folder.

mkdir -p build
log=$(mktemp build/steps.XXXXXX)
trap 'rm -f "$log"*' EXIT
passed=0 failed=0

# told NAME STATUS SECONDS LOG: one line of a check, and what it said where it failed
told() {
    if [ "$2" -eq 0 ]; then
        passed=$((passed + 1))
        printf 'ok      %-34s %4ss  %s\n' "$1" "$3" "$(tail -n 1 "$4")"
    else
        failed=$((failed + 1))
        printf 'FAILED  %-34s %4ss  status %s\n' "$1" "$3" "$2"
        tail -n 40 "$4" | sed 's/^/        /'
    fi
}

# step NAME COMMAND...: one check, its time, and the last line that it printed
step() {
    local name=$1 start=$SECONDS status
    shift
    "$@" >"$log" 2>&1 </dev/null
    status=$?
    told "$name" "$status" $((SECONDS - start)) "$log"
}

# steps_at_once NAME COMMAND NAME COMMAND...: checks that keep one processor busy, as many at a time
# as there are; each COMMAND is a line of shell. The longest first.
steps_at_once() {
    local -a names=()
    local i status seconds
    while [ $# -gt 1 ]; do
        [ "$(jobs -rp | wc -l)" -lt "$(nproc)" ] || wait -n
        {
            start=$SECONDS
            bash -c "$2" >"$log.${#names[@]}" 2>&1 </dev/null
            echo "$? $((SECONDS - start))" >"$log.${#names[@]}.status"
        } &
        names+=("$1")
        shift 2
    done
    wait
    for i in "${!names[@]}"; do
        read -r status seconds <"$log.$i.status" || status=70 seconds=0
        told "${names[i]}" "$status" "$seconds" "$log.$i"
    done
}
