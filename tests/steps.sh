# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For tests/run and .ci/run: named checks, one line each. To be sourced from the top folder.

mkdir -p build
log=$(mktemp build/steps.XXXXXX)
trap 'rm -f "$log"' EXIT
passed=0 failed=0

# step NAME COMMAND...: one check, its time, and the last line that it printed
step() {
    local name=$1 start=$SECONDS status
    shift
    "$@" >"$log" 2>&1 </dev/null
    status=$?
    if [ "$status" -eq 0 ]; then
        passed=$((passed + 1))
        printf 'ok      %-34s %4ss  %s\n' "$name" $((SECONDS - start)) "$(tail -n 1 "$log")"
    else
        failed=$((failed + 1))
        printf 'FAILED  %-34s %4ss  status %s\n' "$name" $((SECONDS - start)) "$status"
        tail -n 40 "$log" | sed 's/^/        /'
    fi
}
