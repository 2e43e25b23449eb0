/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The worked projections: a perspective, and a box. */
#ifndef GRAZE_TESTS_PROJECTIONS_H
#define GRAZE_TESTS_PROJECTIONS_H

#include "../../include/graze/graze.h"

/* A row of a graze_mat4, in units. */
#define ROW(a, b, c, d)                                                                            \
    {                                                                                              \
        GRAZE_C(a), GRAZE_C(b), GRAZE_C(c), GRAZE_C(d)                                             \
    }

/* The example of mat4.h: 90 degrees, as wide as high, depths from 1 to 3. */
graze_mat4 projection_of_eye(graze_depth depth, graze_hand hand);

/* x from -1 to 3, y from -2 to 2, depths from 1 to 5. */
graze_mat4 projection_of_box(graze_depth depth, graze_hand hand);

#endif
