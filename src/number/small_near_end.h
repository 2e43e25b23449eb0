/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The end of what small_near_begin.h begins: the names of queries are the exported ones again. */
#undef GRAZE_DOOR
#define GRAZE_DOOR(name) name
