/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "projections.h"

graze_mat4 projection_of_eye(graze_depth depth, graze_hand hand)
{
    graze_mat4 m;
    graze_mat4_perspective(GRAZE_DEGREES(90), GRAZE_ONE, GRAZE_ONE, GRAZE_C(3), depth, hand, &m);
    return m;
}

graze_mat4 projection_of_box(graze_depth depth, graze_hand hand)
{
    const graze_rect picture = {{GRAZE_C(-1), GRAZE_C(-2)}, {GRAZE_C(3), GRAZE_C(2)}};
    graze_mat4 m;
    graze_mat4_orthographic(&picture, GRAZE_ONE, GRAZE_C(5), depth, hand, &m);
    return m;
}
