/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The self-test for AVR, in simavr: text by the first UART. Sleep without interrupts ends simavr, always
 * with status 0, so toolchain/run takes the status from a last line `exit N`. */
#include "selftest.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stdbool.h>

int main(void);

void selftest_put(char c)
{
    while ((UCSR0A & (1 << UDRE0)) == 0) {
    }
    UDR0 = (uint8_t)c;
}

static void put_exit(char status)
{
    for (const char *c = "exit "; *c != '\0'; c++)
        selftest_put(*c);
    selftest_put(status);
    selftest_put('\n');
}

int main(void)
{
    UCSR0B = 1 << TXEN0;
    bool equal = selftest() == 0;
    put_exit(equal ? '0' : '1');
    cli();
    sleep_mode();
    for (;;) {
    }
}
