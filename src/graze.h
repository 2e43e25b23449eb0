/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * For Arduino, where only src/ is on the include path: a sketch includes <graze.h>.
 *
 * A graze_config.h beside the sketch has no effect: neither the library nor this header finds it there. For floats
 * or the small world, put graze_config.h into a library of its own and include it first; port/PACKAGES.md shows how.
 */
#include "../include/graze/graze.h"
