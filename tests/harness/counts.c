/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The instruction counter against code of known length. For cores only, and under RUN_COUNT=1. */
#include "says.h"

/* In assembly, without a compiler's prologue: the length is what is written, plus the return. `calls` calls a function of
 * 10 instructions and its return. `turns` has a load, and two instructions for each turn of the argument. */
#if defined(__riscv)
#define SYNTAX ""
#define RETURN "\n\tret"
#define STORES "addi sp, sp, -16\n\tsw s0, 0(sp)\n\tlw s0, 0(sp)\n\taddi sp, sp, 16"
#define CALLS                                                                                      \
    "addi sp, sp, -16\n\tsw ra, 0(sp)\n\tjal counts_callee\n\tlw ra, 0(sp)\n\taddi sp, sp, 16"
#define TURNS "lw a0, 0(a0)\n1:\n\taddi a0, a0, -1\n\tbnez a0, 1b"
#else
#define SYNTAX ".syntax unified\n\t"
#define RETURN "\n\tbx lr"
#define STORES "push {r4, r5}\n\tldr r5, [sp]\n\tstr r5, [sp]\n\tpop {r4, r5}"
#define CALLS  "push {r3, lr}\n\tbl counts_callee\n\tpop {r3}\n\tpop {r1}\n\tmov lr, r1"
#define TURNS  "ldr r0, [r0]\n1:\n\tsubs r0, #1\n\tbne 1b"
#endif
enum { CALLS_LENGTH = 5 + 11 };

#define KNOWN(name, body)                                                                          \
    __attribute__((naked)) static void name(void *argument __attribute__((unused)))                \
    {                                                                                              \
        __asm__ volatile(SYNTAX body RETURN);                                                      \
    }
#define NOPS(number) ".rept " #number "\n\tnop\n\t.endr"

KNOWN(nops_0, "")
KNOWN(nops_1, "nop")
KNOWN(nops_2, NOPS(2))
KNOWN(nops_3, NOPS(3))
KNOWN(nops_10, NOPS(10))
KNOWN(nops_100, NOPS(100))
KNOWN(nops_999, NOPS(999))
KNOWN(nops_1000, NOPS(1000))
KNOWN(stores, STORES)
KNOWN(calls, CALLS)
void counts_callee(void *argument);
__attribute__((naked, used)) void counts_callee(void *argument __attribute__((unused)))
{
    __asm__ volatile(NOPS(10) RETURN);
}
KNOWN(turns, TURNS)

static unsigned wrong;

static void write_number(uint32_t number)
{
    char digit = (char)('0' + number % 10);
    if (number >= 10) {
        write_number(number / 10);
    }
    board_write(&digit, 1);
}

static void expect(const char *name, void (*function)(void *), uint32_t turn, uint32_t expected)
{
    for (unsigned again = 0; again < 3; again++) {
        uint32_t counted = board_count_instructions(function, &turn);
        if (counted != expected) {
            say(name);
            write_number(counted);
            say(" counted");
            wrong++;
        }
    }
}

static void expect_turns(void)
{
    for (uint32_t n = 1; n <= 300; n++) {
        expect("turns, few", turns, n, 1 + 2 * n);
    }
    for (uint32_t n = 1000; n <= 1000000; n *= 10) {
        expect("turns, many", turns, n, 1 + 2 * n);
    }
#if defined(__riscv)
    expect("turns, more than SysTick spans", turns, 3000000, 1 + 2 * 3000000);
#else
    expect("turns, too many", turns, 3000000, BOARD_COUNT_TOO_LONG);
#endif
}

int main(void)
{
    say("counts");
    expect("nops_0", nops_0, 0, 0);
    expect("nops_1", nops_1, 0, 1);
    expect("nops_2", nops_2, 0, 2);
    expect("nops_3", nops_3, 0, 3);
    expect("nops_10", nops_10, 0, 10);
    expect("nops_100", nops_100, 0, 100);
    expect("nops_999", nops_999, 0, 999);
    expect("nops_1000", nops_1000, 0, 1000);
    expect("stores", stores, 0, 4);
    expect("calls", calls, 0, CALLS_LENGTH);
    expect_turns();
    return wrong == 0 ? BOARD_PASSED : BOARD_FAILED;
}
