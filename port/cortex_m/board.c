/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Text and the end of the run, through semihosting: requests to QEMU. */
#include "../board.h"
#include "../semihosting.h"
#include "guard.h"

/* One request a character: SYS_WRITE0 would need a terminated copy, SYS_WRITE an open file. */
void board_write(const char *text, unsigned length)
{
    for (unsigned i = 0; i < length; i++) {
        (void)semihosting(SYS_WRITEC, text + i);
    }
}

void board_exit(int status)
{
    uint32_t block[2] = {ADP_STOPPED_APPLICATION_EXIT, (uint32_t)status};
    if (!guard_is_intact()) {
        block[1] = BOARD_STACK_OVERFLOW;
    }
    for (;;) {
        (void)semihosting(SYS_EXIT_EXTENDED, block);
    }
}
