/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two oriented boxes, and one along the axes, of the classes in inputs_obb.h. */
#ifndef GRAZE_TESTS_INPUTS_MEETS_H
#define GRAZE_TESTS_INPUTS_MEETS_H

#include "inputs_obb.h"

/* `box` is given and may be turned into one with axes in a plane or along a line. */
void input_meets(uint64_t seed, uint32_t index, graze_obb *box, graze_obb *other, graze_aabb *aabb);

#endif
