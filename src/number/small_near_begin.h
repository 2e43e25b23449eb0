/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here to small_near_end.h, the names of queries are those of routines that do not clamp. No include
 * guard: each file of doors includes it once. */
#undef GRAZE_DOOR
#define GRAZE_DOOR(name) near_##name
