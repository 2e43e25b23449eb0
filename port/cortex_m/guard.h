/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/*
 * How a stack overflow is detected.
 *
 * The stack lies at the bottom of RAM. On the micro:bit there is nothing below, and going through
 * the bottom is a fault at once. The mps2 boards have a silent hole there, which accepts every write:
 * their MPU makes it a fault, or from ARMv8-M on the limit of the stack pointer. The lowest words
 * of the stack are painted before main and checked when the run ends: that finds a stack that
 * came close and went back.
 */
#ifndef GRAZE_PORT_CORTEX_M_GUARD_H
#define GRAZE_PORT_CORTEX_M_GUARD_H

#include "cpu.h"

#include <stdbool.h>

#define GUARD_PAINT 0x5AFE57ACu

struct mpu {
    const volatile uint32_t type;
    volatile uint32_t control, region, base, size;
};

#define MPU             ((struct mpu *)0xE000ED90u)
#define MPU_REGIONS     0xFF00u         /* in type: the number of regions, 0 without an MPU */
#define MPU_ENABLE      5u              /* on; memory that no region covers stays as it was */
#define MPU_NONE_OF_1MB (19u << 1 | 1u) /* 2^(19 + 1) bytes, no access at all */

/* The handler may still write there: the MPU is off while it runs. */
static inline void guard_forbid_below(void)
{
#if __ARM_ARCH >= 8
    cpu_limit_stack(board_stack_bottom);
#else
    if ((MPU->type & MPU_REGIONS) != 0) {
        MPU->region = 0;
        MPU->base = (uint32_t)(uintptr_t)board_stack_bottom - 0x100000u;
        MPU->size = MPU_NONE_OF_1MB;
        MPU->control = MPU_ENABLE;
        cpu_synchronise();
    }
#endif
}

static inline void guard_paint(void)
{
    for (uint32_t *word = board_stack_bottom; word < board_guard_end; word++) {
        *word = GUARD_PAINT;
        cpu_keep_loop();
    }
}

static inline bool guard_is_intact(void)
{
    bool intact = true;
    for (const uint32_t *word = board_stack_bottom; word < board_guard_end; word++) {
        intact = intact && *word == GUARD_PAINT;
    }
    return intact;
}

#endif
