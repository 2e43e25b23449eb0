/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The expected results of a cast at a solid in space, and how they change with the scene. */
#include "expectation.h"
#include "check.h"

void check_line_hit(graze_result result, const graze_line_hit *hit, const expectation *e)
{
    CHECK(result == e->result);
    if (e->result == GRAZE_MISS) {
        CHECK(hit->fraction == 7 && hit->point.x == 7 && hit->normal.z == 7);
    } else {
        CHECK(vec3_equal(hit->point, e->point));
        CHECK(vec3_equal(hit->normal, e->normal));
        CHECK(hit->fraction == e->fraction);
    }
}

void check_ray_hit(graze_result result, const graze_ray_hit *hit, const expectation *e)
{
    CHECK(result == e->result);
    if (e->result == GRAZE_MISS) {
        CHECK(hit->t == 7 && hit->point.x == 7 && hit->normal.z == 7);
    } else {
        CHECK(vec3_equal(hit->point, e->point));
        CHECK(vec3_equal(hit->normal, e->normal));
        CHECK(hit->t == t_of_fraction(e->fraction));
    }
}

expectation expectation_mirrored(expectation e, int axis)
{
    e.point = vec3_mirrored(e.point, axis);
    e.normal = vec3_mirrored(e.normal, axis);
    return e;
}

void expect_reversed(expectation *entry, expectation *exit)
{
    const expectation first = *entry;
    *entry = *exit;
    *exit = first;
    entry->fraction = GRAZE_FRACTION_ONE - entry->fraction;
    exit->fraction = GRAZE_FRACTION_ONE - exit->fraction;
}
