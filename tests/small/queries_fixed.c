/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FLOAT       0
#define GRAZE_SMALL_WORLD 0
#define QUERIES           queries_fixed
#include "queries.h"
