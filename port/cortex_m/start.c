/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* From reset to main, and from any fault to the end of the run. */
#include "../board.h"
#include "cpu.h"
#include "guard.h"

int main(void);
void board_start(void) __attribute__((noreturn));
void board_on_fault(const uint32_t *frame) __attribute__((noreturn, used));

static void copy_data(void)
{
    const uint32_t *from = board_data_load;
    for (uint32_t *to = board_data_start; to < board_data_end; to++) {
        *to = *from++;
        cpu_keep_loop();
    }
}

static void clear_bss(void)
{
    for (uint32_t *to = board_bss_start; to < board_bss_end; to++) {
        *to = 0;
        cpu_keep_loop();
    }
}

/* Before the first float: the FPU is off after reset, and using it then is a fault. */
static void enable_fpu(void)
{
#ifdef __ARM_FP
    volatile uint32_t *cpacr = (volatile uint32_t *)0xE000ED88u;
    *cpacr |= 0xFu << 20; /* full access to coprocessors 10 and 11 */
    cpu_synchronise();
#endif
}

void board_start(void)
{
    enable_fpu();
    guard_paint();
    guard_forbid_below();
    copy_data();
    clear_bss();
    board_exit(main());
}

static void write_hex(uint32_t value)
{
    char text[8];
    for (unsigned i = 0; i < 8; i++) {
        text[i] = "0123456789abcdef"[(value >> (28 - 4 * i)) & 15u];
    }
    board_write(text, sizeof text);
}

/* `frame` is where the core pushed its eight registers. If the stack itself is at fault, the frame
 * cannot be read. */
void board_on_fault(const uint32_t *frame)
{
    if (frame < board_guard_end) {
        board_exit(BOARD_STACK_OVERFLOW);
    }
    board_write("fault at 0x", 11);
    write_hex(frame[6]);
    board_write("\n", 1);
    board_exit(BOARD_FAULT);
}

/* The stack pointer may be anywhere, so the handler gets a stack of its own before any C runs. */
__attribute__((naked)) static void fault(void)
{
    __asm__ volatile("mrs r0, msp\n\t"
                     "ldr r1, =board_fault_stack_top\n\t"
                     "mov sp, r1\n\t"
                     "bl board_on_fault");
}

struct vector_table {
    const uint32_t *stack;
    void (*handler[15])(void);
};

/* No interrupt is ever enabled, so the table ends with the core's own exceptions. */
__attribute__((section(".vectors"), used)) static const struct vector_table vectors = {
    board_stack_top,
    {board_start, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault,
     fault, fault, fault},
};
