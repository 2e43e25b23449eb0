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
#   count_steps COMMAND...     counts the checks of the command into `expected` without starting them; each line then
#                              begins like [37/104]
#   print_times                the table: wall and CPU seconds of each part
#
# Each check that ends adds to `passed` or `failed`. If no line appears for `quiet_seconds`, one names the checks that are
# running. Rows of the table are collected in the file $STEP_TIMES, which a script that calls another one exports to it.

# Scripts read the output of make: no lines about folders, even if make runs under another make.
unset MAKELEVEL
# Nor about a jobserver, to which these scripts have no access under make -j.
MAKEFLAGS=$(sed -E 's/ (-j[0-9]*|--jobserver-[a-z]+=[^ ]*)//g' <<<"${MAKEFLAGS-}")
if [[ ${MAKEFLAGS-} =~ ^[a-zA-Z]*w ]]; then
    export MAKEFLAGS=${MAKEFLAGS/w/}
fi

mkdir -p build
steps=$(mktemp -d build/steps.XXXXXX)
trap 'rm -rf "$steps"' EXIT
: "${STEP_TIMES:=$PWD/$steps/times}"
export STEP_TIMES
touch "$STEP_TIMES"
passed=0 failed=0 started=0 ended=0 expected=0 counting='' this_part='' last_line=$SECONDS tick=''
running=() begun=() process=() # by the number of the check: its name, its first second, its process
most_at_once=$(nproc)
quiet_seconds=12

part() {
    this_part=$1
}

# report NAME STATUS SECONDS LOG: one line of a check, and its output if it failed
report() {
    [ "$expected" = 0 ] || printf '[%*d/%d] ' "${#expected}" "$ended" "$expected"
    if [ "$2" = 0 ]; then
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
    trap 'exit 130' INT # the folder of the logs is gone then
    { time "$@" >"$log" 2>&1 </dev/null; } 2>"$log.time"
    status=$?
    read -r wall user system <"$log.time"
    printf '%s\t%s\t%s\t%s\t%s\n' "$this_part" "$name" "$wall" "$user" "$system" >>"$STEP_TIMES"
    echo "$status $wall" >"$log.status"
}

step() {
    if [ -n "$counting" ]; then
        expected=$((expected + 1))
        return
    fi
    while [ "${#running[@]}" -ge "$most_at_once" ]; do
        await
    done
    [ "${#running[@]}" -gt 0 ] || last_line=$SECONDS
    run_step "$started" "$@" &
    process[$started]=$! running[$started]=$1 begun[$started]=$SECONDS
    started=$((started + 1))
}

# end_step NUMBER: a check that left no status was killed, and has failed.
end_step() {
    local status=killed wall=$((SECONDS - begun[$1]))
    [ ! -e "$steps/$1.log.status" ] || read -r status wall <"$steps/$1.log.status"
    ended=$((ended + 1))
    if [ "$status" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
    fi
    report "${running[$1]}" "$status" "$wall" "$steps/$1.log"
    unset "running[$1]"
    last_line=$SECONDS
}

# Reports the checks that have ended, if any.
end_steps() {
    local number status=1
    for number in "${!running[@]}"; do
        kill -0 "${process[$number]}" 2>/dev/null && continue
        end_step "$number"
        status=0
    done
    return "$status"
}

say_running() {
    local number text=''
    for number in "${!running[@]}"; do
        text+=", ${running[$number]} ($((SECONDS - begun[$number])) s)"
    done
    echo "        still running: ${text:2}"
    last_line=$SECONDS
}

# Until a check has ended, or for a second
await() {
    end_steps && return
    kill -0 "$tick" 2>/dev/null || { sleep 1 >/dev/null 2>&1 & tick=$!; }
    wait -n
    end_steps || [ $((SECONDS - last_line)) -lt "$quiet_seconds" ] || say_running
}

finish() {
    while [ "${#running[@]}" -gt 0 ]; do
        await
    done
}

# In a process of its own: no variable of the command's stays changed.
count_steps() {
    expected=$(
        counting=1 expected=0
        "$@" >/dev/null
        echo "$expected"
    )
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
