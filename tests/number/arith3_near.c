/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FAR   0
#define ARITH3_TEST test_arith3_near
#include "../tests.h"
#include "arith3_cases.h"
