/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FAR  1
#define CHECK_ALL  check_far
#define ARITHMETIC "far"
#include "arith3_gmp_degrees.h"
