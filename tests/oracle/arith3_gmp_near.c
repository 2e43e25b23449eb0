/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FAR  0
#define CHECK_ALL  check_near
#define ARITHMETIC "near"
#include "arith3_gmp_degrees.h"
