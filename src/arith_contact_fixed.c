/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of contact along a direction: called by near and far arithmetic, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/spans.h"
#include "number/unit.h"
#include "shape/contact_numbers.h"
#include "wide/lift.h"

static uint64_t contact_top(const u128 *x, uint32_t zeros)
{
    return u128_lift_high(u128_of(x->hi, x->lo), zeros);
}

/* The top 64 bits, counted from the highest bit that any of the three components has: graze_unit takes half of them. */
GRAZE_SHARED void graze_contact_set_normal(graze_vec3 *normal, const contact_way *way)
{
    const rim_vector *v = &way->size;
    const uint32_t zeros =
        u128_leading_zeros(u128_of(v->x.hi | v->y.hi | v->z.hi, v->x.lo | v->y.lo | v->z.lo));
    graze_unit(normal, contact_top(&v->x, zeros), contact_top(&v->y, zeros),
               contact_top(&v->z, zeros));
    normal->x = way->down[0] ? -normal->x : normal->x;
    normal->y = way->down[1] ? -normal->y : normal->y;
    normal->z = way->down[2] ? -normal->z : normal->z;
}

/* Without a radius nothing is divided. */
GRAZE_SHARED void graze_contact_set_point(graze_vec3 *point, const graze_vec3 *place,
                                          graze_scalar radius, const contact_way *way)
{
    rim_steps steps = {0, 0, 0};
    if (radius > 0)
        graze_rim_steps(&steps, &way->size, (uint32_t)radius);
    point->x = s32_offset_held(place->x, way->down[0], rim_rounded(steps.x));
    point->y = s32_offset_held(place->y, way->down[1], rim_rounded(steps.y));
    point->z = s32_offset_held(place->z, way->down[2], rim_rounded(steps.z));
}

#endif
