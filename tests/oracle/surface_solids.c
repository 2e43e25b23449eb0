/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "surface_solids.h"

/* ---- Solids ---- */

static void keep_in_box(line_part *p, const contract_scene *s, double margin)
{
    const uint32_t axes = s->kind->axes;
    exact_vector low, high, along;
    exact_vector_init(&low, axes);
    exact_vector_init(&high, axes);
    exact_vector_init(&along, axes);
    exact_vector_set(&low, s->shape.words);
    exact_vector_set(&high, s->shape.words + axes);
    for (uint32_t i = 0; i < axes; i++) {
        graze_scalar unit[3] = {0, 0, 0};
        unit[i] = 1;
        exact_vector_set(&along, unit);
        line_part_keep_beyond(p, &low, &along, margin);
        line_part_keep_before(p, &high, &along, margin);
    }
    exact_vector_clear(&low);
    exact_vector_clear(&high);
    exact_vector_clear(&along);
}

/* Half extents are multiples of the axes as they are stored. */
static void keep_in_obb(line_part *p, const graze_obb *box, double margin)
{
    const graze_scalar *half = &box->half.x;
    exact_vector center, along;
    exact_vector_init(&center, 3);
    exact_vector_init(&along, 3);
    exact_vector_set(&center, &box->center.x);
    for (uint32_t i = 0; i < 3; i++) {
        exact_vector_set(&along, &box->axis[i].x);
        along.length = 1;
        line_part_keep_beyond(p, &center, &along, (double)half[i] + margin);
        line_part_keep_before(p, &center, &along, (double)half[i] + margin);
    }
    exact_vector_clear(&center);
    exact_vector_clear(&along);
}

/* ---- All ---- */

static bool is_met(line_part *p, const contract_scene *s, double margin, double beside)
{
    switch (s->kind->family) {
    case BALL:
        return line_part_comes_near(p, s->shape.words, s->kind->axes,
                                    (double)s->shape.words[s->kind->axes] + margin);
    case BOX:
        keep_in_box(p, s, margin);
        return !line_part_is_empty(p);
    case ORIENTED:
        keep_in_obb(p, &s->shape.obb, margin);
        return !line_part_is_empty(p);
    default:
        return surface_is_near(p, s, margin, beside);
    }
}

bool surface_meets(const contract_scene *s, const surface_line *l, double margin, double beside)
{
    line_part p;
    line_part_init(&p, l);
    const bool met = !line_part_is_empty(&p) && is_met(&p, s, margin, beside);
    line_part_clear(&p);
    return met;
}
