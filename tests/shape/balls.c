/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "balls.h"

graze_sphere ball_of(graze_vec3 center, graze_scalar radius)
{
    graze_sphere ball;
    ball.center = center;
    ball.radius = radius;
    return ball;
}

graze_sphere image_of_ball(graze_sphere ball, int kind)
{
    return ball_of(image_of_point(ball.center, kind), kind == 4 ? ball.radius * 2 : ball.radius);
}

bool is_flat(graze_vec3 v)
{
    return v.z >= 0 && v.z <= 0;
}

bool scalar_close(graze_scalar a, graze_scalar b)
{
#if GRAZE_FLOAT
    return a - b < 3e-5f && b - a < 3e-5f;
#else
    return a == b;
#endif
}

bool vec3_close(graze_vec3 a, graze_vec3 b)
{
    return scalar_close(a.x, b.x) && scalar_close(a.y, b.y) && scalar_close(a.z, b.z);
}
