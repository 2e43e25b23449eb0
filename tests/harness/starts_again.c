/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Start-up on memory that is not zero, which the emulator's is: the image dirties its variables and
 * starts itself once more. For cores only. */
#include "says.h"
#include "../../port/cortex_m/cpu.h"

#define STARTED 0x2B0A2B0Au

void board_start(void);

static volatile uint32_t initialised = 0x12345678u;
static volatile uint32_t zeroed[3];

int main(void)
{
    /* a word of the stack that neither start-up nor this image reaches */
    volatile uint32_t *state = board_guard_end + 8;
    if (*state != STARTED) {
        say("starts_again");
        *state = STARTED;
        initialised = zeroed[0] = zeroed[1] = zeroed[2] = 1;
        board_start();
    }
    return initialised == 0x12345678u && (zeroed[0] | zeroed[1] | zeroed[2]) == 0 ? BOARD_PASSED
                                                                                  : BOARD_FAILED;
}
