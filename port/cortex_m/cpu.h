/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The instructions that C cannot express, and the symbols that the linker script defines. All
 * inline assembly of this folder is here, except for the bodies of naked functions. */
#ifndef GRAZE_PORT_CORTEX_M_CPU_H
#define GRAZE_PORT_CORTEX_M_CPU_H

#include <stdint.h>

/* image.ld */
extern uint32_t board_data_load[], board_data_start[], board_data_end[];
extern uint32_t board_bss_start[], board_bss_end[];
extern uint32_t board_stack_bottom[], board_guard_end[], board_stack_top[];

/* In the body of a loop that copies or fills: gcc turns such loops into calls of memcpy and memset,
 * even with -ffreestanding, and inside memcpy that is endless recursion. This statement is opaque
 * to gcc. */
static inline void cpu_keep_loop(void)
{
    __asm__ volatile("" ::: "memory");
}

/* Earlier writes take effect before the next instruction. */
static inline void cpu_synchronise(void)
{
    __asm__ volatile("dsb\n\tisb" ::: "memory");
}

#if __ARM_ARCH >= 8
/* From now on a stack pointer below `bottom` is a fault. */
static inline void cpu_limit_stack(const uint32_t *bottom)
{
    __asm__ volatile("msr msplim, %0" : : "r"(bottom));
}
#endif

#endif
