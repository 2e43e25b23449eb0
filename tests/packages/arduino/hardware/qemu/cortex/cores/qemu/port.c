/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The start-up code and the board of the project: Arduino compiles the files of this folder only.
 */
#include "cortex_m/board.c"
#include "cortex_m/memory.c"
#include "cortex_m/start.c"
#include "semihosting.c"
