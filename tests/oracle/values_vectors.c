/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors in the plane, in units in the last place of the true result, as vec3.h has them. The oracle `vec3` judges vectors
 * in space, of all sizes. */
#include "floats.h"
#include "values.h"

typedef enum { LENGTH, DISTANCE, UNIT } question;

static real3 vector_drawn(margin *m, any_point *p)
{
    border_draw_point(p, 2);
    MARGIN_NAME(m, "vec2", p->vec2);
    return real3_of_words(p->words, 2);
}

static void judge_vector(margin *m, int variant)
{
    any_point from, to;
    const real3 a = vector_drawn(m, &from), b = vector_drawn(m, &to);
    const real length = real3_length(a), distance = real3_length(real3_sub(b, a));
    const real3 unit = real3_unit(a);
    const graze_vec2 direction = graze_vec2_normalize(from.vec2);
    switch ((question)variant) {
    case LENGTH:
        margin_error(m, units_of(graze_vec2_length(from.vec2) - length, length));
        break;
    case DISTANCE:
        margin_error(m, units_of(graze_vec2_distance(from.vec2, to.vec2) - distance, distance));
        break;
    default:
        margin_error(m, units_of(direction.x - unit.x, unit.x));
        margin_error(m, units_of(direction.y - unit.y, unit.y));
    }
}

const margin_row value_vector_rows[] = {
    {"vec2_length", judge_vector, LENGTH, 3, 0},
    {"vec2_distance", judge_vector, DISTANCE, 4, 0},
    {"vec2_normalize", judge_vector, UNIT, 4, 0},
};
const size_t value_vector_count = sizeof value_vector_rows / sizeof value_vector_rows[0];
