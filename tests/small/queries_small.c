/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FLOAT       0
#define GRAZE_SMALL_WORLD 1
#define QUERIES           queries_small
#include "queries.h"

const int count_of_queries = sizeof queries_small / sizeof queries_small[0];
