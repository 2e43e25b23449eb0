/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `values`: the points, distances, boxes and normals that the float build computes, against long doubles, and the
 * bounds of line.h for the hits of casts. It prints the greatest error of each routine, and fails if it exceeds the bound.
 * The unit is u S as in line.h, except where a judge says otherwise. Rows with the bound 0 are exact.
 */
#include "values.h"
#include "entry.h"
#include "floats.h"

#include <math.h>
#include <stdio.h>

real value_draw(margin *m, contract_scene *s, any_point *p, border_kind kind)
{
    body b;
    border_draw_shape(s, kind);
    const uint32_t axes = s->kind->axes;
    border_draw_point(p, axes);
    border_body(&b, s);
    if (surface_below(4) > 0)
        border_place_point(p, &b, axes);
    margin_name(m, s->kind->name, "shape", &s->shape, sizeof s->shape);
    margin_name(m, axes > 2 ? "vec3" : "vec2", "point", p, sizeof *p);
    const real size = fmaxl((real)surface_shape_size(s), border_size_of_point(p, axes));
    const real3 start = real3_of_words(s->shape.words, axes);
    return fmaxl(size, real3_size(real3_sub(real3_of_words(p->words, axes), start)));
}

void value_error(margin *m, real got, real want, real size)
{
    margin_error(m, fabsl(got - want) / (0x1p-24L * fmaxl(size, 0x1p-40L)));
}

void value_expect_words(margin *m, const graze_scalar *got, const float *want, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        margin_expect(m, !(got[i] < want[i]) && !(got[i] > want[i]));
}

void value_error_of_point(margin *m, real3 got, real3 want, real size)
{
    value_error(m, got.x, want.x, size);
    value_error(m, got.y, want.y, size);
    value_error(m, got.z, want.z, size);
}

ORACLE(values)
{
    int passed = 0, failed = 0;
    random_start(seed);
    margin_run(value_ball_rows, value_ball_count, cases, routine, &passed, &failed);
    margin_run(value_box_rows, value_box_count, cases, routine, &passed, &failed);
    margin_run(value_obb_rows, value_obb_count, cases, routine, &passed, &failed);
    margin_run(value_face_rows, value_face_count, cases, routine, &passed, &failed);
    margin_run(value_view_rows, value_view_count, cases, routine, &passed, &failed);
    margin_run(value_vector_rows, value_vector_count, cases, routine, &passed, &failed);
    margin_run(value_cast_rows, value_cast_count, cases, routine, &passed, &failed);
    printf("values of floats: %d passed, %d failed\n", passed, failed);
    return failed > 0 ? 1 : passed == 0 ? 2 : 0;
}
