# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For scripts that run many checks (tests/gate/run, .ci/run, tests/gate/verify): named checks, as many at a
# time as there are processors, one line each, and a table of what each part of them costs. To be
# sourced from the top folder.
#
#   part NAME                  the following checks belong to this part
#   step NAME COMMAND...       starts a check as soon as a processor is free; the longest first
#   counted KIND COMMAND...    for step: a test image, whose last line counts its checks; KIND is
#                              compared by same_count
#   in_terminal COMMAND...     for step: the command as a person runs it, with a terminal for input, output and errors
#   finish                     waits for all checks
#   print_times                the table: wall and CPU seconds of each part
#
# finish adds up `passed` and `failed`. Rows of the table are collected in the file $STEP_TIMES, which
# a script that calls another one exports to it.

# Scripts read the output of make: no lines about folders, even if make runs under another make.
unset MAKELEVEL
if [[ ${MAKEFLAGS-} =~ ^[a-zA-Z]*w ]]; then
    export MAKEFLAGS=${MAKEFLAGS/w/}
fi

mkdir -p build
steps=$(mktemp -d build/steps.XXXXXX)
trap 'rm -rf "$steps"' EXIT
: "${STEP_TIMES:=$PWD/$steps/times}"
export STEP_TIMES
touch "$STEP_TIMES"
passed=0 failed=0 started=0 this_part=
most_at_once=$(nproc)

part() {
    this_part=$1
}

# report NAME STATUS SECONDS LOG: one line of a check, and its output if it failed
report() {
    if [ "$2" -eq 0 ]; then
        printf 'ok      %-50s %4.0fs  %s\n' "$1" "$3" "$(tail -n 1 "$4")"
    else
        printf 'FAILED  %-50s %4.0fs  status %s\n%s\n' "$1" "$3" "$2" "$(tail -n 40 "$4" | sed 's/^/        /')"
    fi
}

# run_step NUMBER NAME COMMAND...
run_step() {
    local log=$steps/$1.log name=$2 status wall user system
    local TIMEFORMAT='%R %U %S'
    shift 2
    { time "$@" >"$log" 2>&1 </dev/null; } 2>"$log.time"
    status=$?
    read -r wall user system <"$log.time"
    printf '%s\t%s\t%s\t%s\t%s\n' "$this_part" "$name" "$wall" "$user" "$system" >>"$STEP_TIMES"
    report "$name" "$status" "$wall" "$log"
    echo "$status" >"$log.status"
}

step() {
    while [ "$(jobs -rp | wc -l)" -ge "$most_at_once" ]; do
        wait -n
    done
    run_step "$started" "$@" &
    started=$((started + 1))
}

# A check that left no status was killed, and has failed.
finish() {
    local i
    wait
    for ((i = 0; i < started; i++)); do
        if [ "$(cat "$steps/$i.log.status" 2>/dev/null)" = 0 ]; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
        fi
    done
    rm -f "$steps"/*.status
    started=0
}

# A terminal ends lines with a carriage return as well.
in_terminal() {
    SHELL=/bin/sh TERM=xterm-256color script -qec "${*@Q}" /dev/null </dev/null | tr -d '\r'
    return "${PIPESTATUS[0]}"
}

counted() {
    local kind=$1 out=$steps/counted.$BASHPID status
    shift
    "$@" >"$out" 2>&1
    status=$?
    cat "$out"
    echo "$kind $(tail -n 1 "$out")" >>"$steps/counts"
    return "$status"
}

# same_count KIND...: the number of checks of each kind is the same wherever its image ran
same_count() {
    local kind counts status=0
    for kind in "$@"; do
        counts=$(grep "^$kind " "$steps/counts" | sort -u)
        printf '%s\n' "$counts"
        [[ $counts =~ ^$kind\ [0-9]+\ passed,\ 0\ failed$ ]] || status=1
    done
    return "$status"
}

print_times() {
    awk -F '\t' '
        !($1 in cpu) { order[++parts] = $1 }
        { wall[$1] += $3; cpu[$1] += $4 + $5; checks[$1]++ }
        END {
            printf "%-40s %6s %8s %8s\n", "part", "checks", "wall s", "CPU s"
            for (i = 1; i <= parts; i++) {
                p = order[i]
                printf "%-40s %6d %8.0f %8.0f\n", p, checks[p], wall[p], cpu[p]
                all_checks += checks[p]; all_wall += wall[p]; all_cpu += cpu[p]
            }
            printf "%-40s %6d %8.0f %8.0f\n", "all (wall: of each check by itself)", all_checks, all_wall, all_cpu
        }' "$STEP_TIMES"
}
