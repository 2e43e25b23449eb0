/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two oriented boxes, and an axis-aligned box, in the classes of inputs_obb.h. */
#ifndef GRAZE_TESTS_INPUTS_MEETS_H
#define GRAZE_TESTS_INPUTS_MEETS_H

#include "inputs_obb.h"

/* `box` is an input; its axes may be changed to lie in a plane or along a line. */
void input_meets(uint64_t seed, uint32_t index, graze_obb *box, graze_obb *other, graze_aabb *aabb);

#endif
