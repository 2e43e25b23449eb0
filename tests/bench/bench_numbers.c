/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scalars and vectors as they occur in an expression: including the loads of the operands, which
 * are the coordinates of the workload, and the store of the result. A peer is inline, and neither
 * rounds nor saturates. No query counts as a hit.
 */
#include "bench.h"
#include "peer_number.h"
#include "task.h"

static task item;

/* Coordinates of +-128 units; a.x is never negative and b.x never 0, as the peers require. */
static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale);
    item.a = q.segment.a;
    item.b = graze_vec3_scale(q.box.min, GRAZE_C(0.25));
    item.a.x = graze_abs(item.a.x);
    item.b.x = graze_add(graze_abs(item.b.x), GRAZE_C(0.5));
}

static void graze_mul_of(const task *t, bench_made *m)
{
    m->number[0] = graze_mul(t->a.x, t->b.x);
}

static void peer_mul_of(const task *t, bench_made *m)
{
    m->number[0] = peer_mul(t->a.x, t->b.x);
}

static void graze_div_of(const task *t, bench_made *m)
{
    m->number[0] = graze_div(t->a.x, t->b.x);
}

static void peer_div_of(const task *t, bench_made *m)
{
    m->number[0] = peer_div(t->a.x, t->b.x);
}

static void graze_sqrt_of(const task *t, bench_made *m)
{
    m->number[0] = graze_sqrt(t->a.x);
}

static void peer_sqrt_of(const task *t, bench_made *m)
{
    m->number[0] = peer_sqrt(t->a.x);
}

static void graze_dot_of(const task *t, bench_made *m)
{
    m->wide = graze_vec3_dot(t->a, t->b);
}

static void peer_dot_of(const task *t, bench_made *m)
{
    m->number[0] = peer_dot(&t->a, &t->b);
}

static void graze_cross_of(const task *t, bench_made *m)
{
    m->vec3 = graze_vec3_cross(t->a, t->b);
}

static void peer_cross_of(const task *t, bench_made *m)
{
    graze_vec3 a = t->a, b = t->b;
    m->vec3 = graze_vec3_of(peer_sum(peer_product(a.y, b.z) - peer_product(a.z, b.y)),
                            peer_sum(peer_product(a.z, b.x) - peer_product(a.x, b.z)),
                            peer_sum(peer_product(a.x, b.y) - peer_product(a.y, b.x)));
}

static void graze_lerp_of(const task *t, bench_made *m)
{
    m->vec3 = graze_vec3_lerp(t->a, t->b, GRAZE_FRACTION_ONE / 3);
}

/* The fraction is in Q16.16. */
static void peer_lerp_of(const task *t, bench_made *m)
{
    graze_vec3 d = peer_minus(&t->b, &t->a);
    m->vec3 = peer_point_at(&t->a, &d, GRAZE_ONE / 3);
}

static void graze_length_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec3_length(t->a);
}

static void peer_length_of(const task *t, bench_made *m)
{
    m->number[0] = peer_sqrt(peer_dot(&t->a, &t->a));
}

static void graze_distance_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec3_distance(t->a, t->b);
}

static void peer_distance_of(const task *t, bench_made *m)
{
    graze_vec3 d = peer_minus(&t->b, &t->a);
    m->number[0] = peer_sqrt(peer_dot(&d, &d));
}

static void graze_normalize_of(const task *t, bench_made *m)
{
    m->vec3 = graze_vec3_normalize(t->b);
}

static void peer_normalize_of(const task *t, bench_made *m)
{
    m->vec3 = peer_unit(t->b);
}

/* x and y of the same vector. */
static graze_vec2 flat(const graze_vec3 *v)
{
    return graze_vec2_of(v->x, v->y);
}

static void graze_dot2_of(const task *t, bench_made *m)
{
    m->wide = graze_vec2_dot(flat(&t->a), flat(&t->b));
}

static void graze_cross2_of(const task *t, bench_made *m)
{
    m->wide = graze_vec2_cross(flat(&t->a), flat(&t->b));
}

static void graze_lerp2_of(const task *t, bench_made *m)
{
    m->vec2 = graze_vec2_lerp(flat(&t->a), flat(&t->b), GRAZE_FRACTION_ONE / 3);
}

static void graze_length2_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec2_length(flat(&t->a));
}

static void graze_distance2_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec2_distance(flat(&t->a), flat(&t->b));
}

static void graze_normalize2_of(const task *t, bench_made *m)
{
    m->vec2 = graze_vec2_normalize(flat(&t->b));
}

/* ---- Rounded to one side ---- */

static void graze_sqrt_down_of(const task *t, bench_made *m)
{
    m->number[0] = graze_sqrt_down(t->a.x);
}

static void peer_sqrt_down_of(const task *t, bench_made *m)
{
    m->number[0] = peer_down(peer_sqrt(t->a.x));
}

static void graze_length_down_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec3_length_down(t->a);
}

static void peer_length_down_of(const task *t, bench_made *m)
{
    m->number[0] = peer_down(peer_sqrt(peer_dot(&t->a, &t->a)));
}

static void graze_distance_down_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec3_distance_down(t->a, t->b);
}

static void peer_distance_down_of(const task *t, bench_made *m)
{
    graze_vec3 d = peer_minus(&t->b, &t->a);
    m->number[0] = peer_down(peer_sqrt(peer_dot(&d, &d)));
}

static void graze_length2_down_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec2_length_down(flat(&t->a));
}

static void graze_distance2_down_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec2_distance_down(flat(&t->a), flat(&t->b));
}

static void graze_sqrt_up_of(const task *t, bench_made *m)
{
    m->number[0] = graze_sqrt_up(t->a.x);
}

static void peer_sqrt_up_of(const task *t, bench_made *m)
{
    m->number[0] = peer_up(peer_sqrt(t->a.x));
}

static void graze_length_up_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec3_length_up(t->a);
}

static void peer_length_up_of(const task *t, bench_made *m)
{
    m->number[0] = peer_up(peer_sqrt(peer_dot(&t->a, &t->a)));
}

static void graze_distance_up_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec3_distance_up(t->a, t->b);
}

static void peer_distance_up_of(const task *t, bench_made *m)
{
    graze_vec3 d = peer_minus(&t->b, &t->a);
    m->number[0] = peer_up(peer_sqrt(peer_dot(&d, &d)));
}

static void graze_length2_up_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec2_length_up(flat(&t->a));
}

static void graze_distance2_up_of(const task *t, bench_made *m)
{
    m->number[0] = graze_vec2_distance_up(flat(&t->a), flat(&t->b));
}

typedef void expression(const task *, bench_made *);

static bool evaluate(any_routine *routine)
{
    ((expression *)routine)(&item, &made);
    return true;
}

#define NUMBERS(name, compared, of) BENCH_ROW(name, evaluate, compared, graze_##of, peer_##of)
#define NO_PEER(name, compared, of) BENCH_ROW(name, evaluate, compared, graze_##of, NULL)

static const bench_row rows[] = {
    NUMBERS(mul, NUMBER, mul_of),
    NUMBERS(div, NUMBER, div_of),
    NUMBERS(sqrt, NUMBER, sqrt_of),
    NUMBERS(sqrt_down, NUMBER, sqrt_down_of),
    NUMBERS(sqrt_up, NUMBER, sqrt_up_of),
    NUMBERS(vec3_dot, NOTHING, dot_of),
    NUMBERS(vec3_cross, POINT3, cross_of),
    NUMBERS(vec3_lerp, POINT3, lerp_of),
    NUMBERS(vec3_length, NUMBER, length_of),
    NUMBERS(vec3_distance, NUMBER, distance_of),
    NUMBERS(vec3_length_down, NUMBER, length_down_of),
    NUMBERS(vec3_length_up, NUMBER, length_up_of),
    NUMBERS(vec3_distance_down, NUMBER, distance_down_of),
    NUMBERS(vec3_distance_up, NUMBER, distance_up_of),
    NUMBERS(vec3_normalize, POINT3, normalize_of),
    NO_PEER(vec2_dot, NOTHING, dot2_of),
    NO_PEER(vec2_cross, NOTHING, cross2_of),
    NO_PEER(vec2_lerp, POINT2, lerp2_of),
    NO_PEER(vec2_length, NUMBER, length2_of),
    NO_PEER(vec2_distance, NUMBER, distance2_of),
    NO_PEER(vec2_length_down, NUMBER, length2_down_of),
    NO_PEER(vec2_length_up, NUMBER, length2_up_of),
    NO_PEER(vec2_distance_down, NUMBER, distance2_down_of),
    NO_PEER(vec2_distance_up, NUMBER, distance2_up_of),
    NO_PEER(vec2_normalize, POINT2, normalize2_of),
};

BENCH_SHAPE_WITH_INPUT(numbers, "VV");
