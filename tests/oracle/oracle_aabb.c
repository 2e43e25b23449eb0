/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box for the oracle: six planes, with which a point is compared. */
#include "oracle.h"
#include "judged.h"

static void sides_of(const graze_aabb *box, int axis, int32_t *min, int32_t *max)
{
    const int32_t low[3] = {box->min.x, box->min.y, box->min.z};
    const int32_t high[3] = {box->max.x, box->max.y, box->max.z};
    *min = judged(low[axis]);
    *max = judged(high[axis]);
}

static void add_candidates(const void *data, const exact_line *l, exact_list *list)
{
    for (int axis = 0; axis < 3; axis++) {
        int32_t min, max;
        sides_of(data, axis, &min, &max);
        exact_list_add_plane(list, l, axis, min);
        exact_list_add_plane(list, l, axis, max);
    }
}

static place place_of(const void *data, exact_point *p)
{
    place least = PLACE_INTERIOR;
    for (int axis = 0; axis < 3; axis++) {
        int32_t min, max;
        sides_of(data, axis, &min, &max);
        int above_min = exact_point_against(p, axis, min);
        int above_max = exact_point_against(p, axis, max);
        if (above_min < 0 || above_max > 0)
            return PLACE_OUTSIDE;
        if (above_min == 0 || above_max == 0)
            least = PLACE_SURFACE;
    }
    return least;
}

/* Selects one of the two faces of a flat axis: a line from above enters through the face at max. */
static bool comes_from_above(const exact_line *l, int axis, bool leaving)
{
    return leaving ? mpz_sgn(l->step[axis]) > 0 : mpz_sgn(l->step[axis]) < 0;
}

static graze_vec3 normal(const void *data, const exact_line *l, exact_point *p, bool leaving)
{
    int32_t n[3] = {0, 0, 0};
    for (int axis = 0; axis < 3; axis++) {
        int32_t min, max;
        sides_of(data, axis, &min, &max);
        bool on_min = exact_point_against(p, axis, min) == 0;
        bool on_max = exact_point_against(p, axis, max) == 0;
        if (on_min && on_max)
            on_min = !comes_from_above(l, axis, leaving);
        if (on_min || on_max) {
            n[axis] = on_min ? -GRAZE_ONE : GRAZE_ONE;
            break;
        }
    }
    graze_vec3 v = {n[0], n[1], n[2]};
    return v;
}

oracle_shape oracle_aabb(const graze_aabb *box)
{
    oracle_shape shape = {box, add_candidates, place_of, normal};
    return shape;
}
