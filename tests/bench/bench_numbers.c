/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scalars and vectors as they occur in an expression: including the loads of the operands, which
 * are the coordinates of the workload, and the store of the result. A peer is inline, and neither
 * rounds nor saturates. No query counts as a hit.
 */
#include "bench.h"
#include "peer_number.h"

typedef struct {
    graze_vec3 a, b, v;
    graze_vec2 v2;
    graze_scalar s;
    graze_wide w;
} task;

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

static void graze_mul_of(task *t)
{
    t->s = graze_mul(t->a.x, t->b.x);
}

static void peer_mul_of(task *t)
{
    t->s = peer_mul(t->a.x, t->b.x);
}

static void graze_div_of(task *t)
{
    t->s = graze_div(t->a.x, t->b.x);
}

static void peer_div_of(task *t)
{
    t->s = peer_div(t->a.x, t->b.x);
}

static void graze_sqrt_of(task *t)
{
    t->s = graze_sqrt(t->a.x);
}

static void peer_sqrt_of(task *t)
{
    t->s = peer_sqrt(t->a.x);
}

static void graze_dot_of(task *t)
{
    t->w = graze_vec3_dot(t->a, t->b);
}

static void peer_dot_of(task *t)
{
    t->s = peer_dot(&t->a, &t->b);
}

static void graze_cross_of(task *t)
{
    t->v = graze_vec3_cross(t->a, t->b);
}

static void peer_cross_of(task *t)
{
    graze_vec3 a = t->a, b = t->b;
    t->v = graze_vec3_of(peer_mul(a.y, b.z) - peer_mul(a.z, b.y),
                         peer_mul(a.z, b.x) - peer_mul(a.x, b.z),
                         peer_mul(a.x, b.y) - peer_mul(a.y, b.x));
}

static void graze_lerp_of(task *t)
{
    t->v = graze_vec3_lerp(t->a, t->b, GRAZE_FRACTION_ONE / 3);
}

/* The fraction is in Q16.16. */
static void peer_lerp_of(task *t)
{
    graze_vec3 d = peer_minus(&t->b, &t->a);
    t->v = peer_point_at(&t->a, &d, GRAZE_ONE / 3);
}

static void graze_length_of(task *t)
{
    t->s = graze_vec3_length(t->a);
}

static void peer_length_of(task *t)
{
    t->s = peer_sqrt(peer_dot(&t->a, &t->a));
}

static void graze_distance_of(task *t)
{
    t->s = graze_vec3_distance(t->a, t->b);
}

static void peer_distance_of(task *t)
{
    graze_vec3 d = peer_minus(&t->b, &t->a);
    t->s = peer_sqrt(peer_dot(&d, &d));
}

static void graze_normalize_of(task *t)
{
    t->v = graze_vec3_normalize(t->b);
}

static void peer_normalize_of(task *t)
{
    graze_vec3 v = t->b;
    graze_scalar length = peer_sqrt(peer_dot(&v, &v));
    t->v = graze_vec3_of(peer_div(v.x, length), peer_div(v.y, length), peer_div(v.z, length));
}

/* x and y of the same vector. */
static graze_vec2 flat(const graze_vec3 *v)
{
    return graze_vec2_of(v->x, v->y);
}

static void graze_dot2_of(task *t)
{
    t->w = graze_vec2_dot(flat(&t->a), flat(&t->b));
}

static void graze_cross2_of(task *t)
{
    t->w = graze_vec2_cross(flat(&t->a), flat(&t->b));
}

static void graze_lerp2_of(task *t)
{
    t->v2 = graze_vec2_lerp(flat(&t->a), flat(&t->b), GRAZE_FRACTION_ONE / 3);
}

static void graze_length2_of(task *t)
{
    t->s = graze_vec2_length(flat(&t->a));
}

static void graze_distance2_of(task *t)
{
    t->s = graze_vec2_distance(flat(&t->a), flat(&t->b));
}

static void graze_normalize2_of(task *t)
{
    t->v2 = graze_vec2_normalize(flat(&t->b));
}

typedef void expression(task *);

static bool evaluate(any_routine *routine)
{
    ((expression *)routine)(&item);
    return false;
}

#define NUMBERS(name, of) BENCH_ROW(name, evaluate, graze_##of, peer_##of)
#define NO_PEER(name, of) BENCH_ROW(name, evaluate, graze_##of, NULL)

static const bench_row rows[] = {
    NUMBERS(mul, mul_of),
    NUMBERS(div, div_of),
    NUMBERS(sqrt, sqrt_of),
    NUMBERS(vec3_dot, dot_of),
    NUMBERS(vec3_cross, cross_of),
    NUMBERS(vec3_lerp, lerp_of),
    NUMBERS(vec3_length, length_of),
    NUMBERS(vec3_distance, distance_of),
    NUMBERS(vec3_normalize, normalize_of),
    NO_PEER(vec2_dot, dot2_of),
    NO_PEER(vec2_cross, cross2_of),
    NO_PEER(vec2_lerp, lerp2_of),
    NO_PEER(vec2_length, length2_of),
    NO_PEER(vec2_distance, distance2_of),
    NO_PEER(vec2_normalize, normalize2_of),
};

BENCH_SHAPE(numbers);
