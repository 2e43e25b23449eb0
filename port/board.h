/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The functions that an image (a test, a demo, a bench) needs from its machine. The same source runs on
 * the host and, without any libc, on every core; the library itself never includes this file.
 *
 * An image defines `int main(void)`. Start-up calls it and ends the run with its value. */
#ifndef GRAZE_PORT_BOARD_H
#define GRAZE_PORT_BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* How a run ends. main returns one of the first two; the machine reports the others.
 * toolchain/run passes these on and adds its own: keep the two lists together. */
#define BOARD_PASSED         0
#define BOARD_FAILED         1
#define BOARD_FAULT          70
#define BOARD_STACK_OVERFLOW 71

/* board_count_instructions: the function ran longer than the counter spans. */
#define BOARD_COUNT_TOO_LONG UINT32_MAX

/* Text to the standard output of whoever runs the image. Unbuffered, so that the last words before
 * a fault or a hang are seen. */
void board_write(const char *text, unsigned length);

/* Files on the machine that runs the image, for more than text: relative to the folder in which it was started.
 * board_create_file returns a number for the other two, or -1 if it cannot create the file. At most 4 at a time. The
 * others return false if they fail, also for -1. */
int board_create_file(const char *path);
bool board_append(int file, const void *bytes, unsigned size);
bool board_close(int file);

/* Ends the run. A stack that grew into its guard turns any status into BOARD_STACK_OVERFLOW. */
void board_exit(int status) __attribute__((noreturn));

/* The arguments after the image's name on toolchain/run's command line, joined by single spaces
 * and terminated by a zero. Returns their length; 0, and an empty text, when there are none or when
 * they do not fit in `size` (at least 1). */
unsigned board_arguments(char *text, unsigned size);

/* The number of instructions that `function(argument)` executes, without its call and its return:
 * exact on every core, and the same in every run. An empty function counts 0.
 *
 * Counts only in QEMU with RUN_COUNT=1 (see toolchain/run). Anywhere else, also on the host, it
 * returns 0 and does not call the function. One call may span 2 million instructions (4 million on
 * m0, 600 million on an ARM7TDMI, 4,000 million on RISC-V), else it returns BOARD_COUNT_TOO_LONG. These are instructions,
 * never cycles. */
uint32_t board_count_instructions(void (*function)(void *), void *argument);

#endif
