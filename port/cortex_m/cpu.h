/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The instructions that C cannot express, and the symbols that the linker script defines. All
 * inline assembly of the port is here, except for the bodies of naked functions. */
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

/* A request to the debugger, here QEMU. */
static inline uint32_t cpu_semihosting(uint32_t operation, const void *argument)
{
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
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
