/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The expected result of a cast at a surface that has two sides. */
#include "face_expectation.h"
#include "../support/check.h"

void check_face_line_hit(const face_expectation *e, graze_result result,
                         const graze_face_line_hit *hit)
{
    CHECK(result == e->result);
    if (e->result == GRAZE_MISS) {
        CHECK(hit->point.x == 7 && hit->normal.z == 7 && hit->fraction == 7 && hit->side == 7);
        return;
    }
    CHECK(vec3_equal(hit->point, e->point));
    CHECK(vec3_equal(hit->normal, e->normal));
    CHECK(hit->fraction == e->fraction && hit->side == (int32_t)e->side);
}

void check_face_ray_hit(const face_expectation *e, graze_result result,
                        const graze_face_ray_hit *hit)
{
    CHECK(result == e->result);
    if (e->result == GRAZE_MISS) {
        CHECK(hit->point.x == 7 && hit->normal.z == 7 && hit->t == 7 && hit->side == 7);
        return;
    }
    CHECK(vec3_equal(hit->point, e->point));
    CHECK(vec3_equal(hit->normal, e->normal));
    CHECK(hit->t == t_of_fraction(e->fraction) && hit->side == (int32_t)e->side);
}
