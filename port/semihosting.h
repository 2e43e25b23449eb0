/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Requests to the debugger of an Arm or a RISC-V core, here QEMU. */
#ifndef GRAZE_PORT_SEMIHOSTING_H
#define GRAZE_PORT_SEMIHOSTING_H

#include <stdint.h>

#define SYS_OPEN                     0x01u
#define SYS_CLOSE                    0x02u
#define SYS_WRITEC                   0x03u
#define SYS_WRITE                    0x05u
#define SYS_GET_CMDLINE              0x15u
#define SYS_EXIT_EXTENDED            0x20u
#define SYS_ELAPSED                  0x30u
#define ADP_STOPPED_APPLICATION_EXIT 0x20026u

#if defined(__riscv)

/* A breakpoint between two instructions that do nothing, none of them compressed, and none across the end of a page. */
static inline uint32_t semihosting(uint32_t operation, const void *argument)
{
    register uint32_t a0 __asm__("a0") = operation;
    register const void *a1 __asm__("a1") = argument;
    __asm__ volatile(".option push\n\t"
                     ".option norvc\n\t"
                     ".balign 16\n\t"
                     "slli zero, zero, 0x1f\n\t"
                     "ebreak\n\t"
                     "srai zero, zero, 7\n\t"
                     ".option pop"
                     : "+r"(a0)
                     : "r"(a1)
                     : "memory");
    return a0;
}

#else

/* Cortex-M has a breakpoint for it, older cores a call of the supervisor, which overwrites lr. */
static inline uint32_t semihosting(uint32_t operation, const void *argument)
{
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
#if __ARM_ARCH >= 6
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
#elif defined(__thumb__)
    __asm__ volatile("svc 0xab" : "+r"(r0) : "r"(r1) : "memory", "lr");
#else
    __asm__ volatile("svc 0x123456" : "+r"(r0) : "r"(r1) : "memory", "lr");
#endif
    return r0;
}

#endif

#endif
