/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Calls of scalar and vector routines for high_water.c, outside of the expressions of the bench. */
#include "../bench/bench.h"

static struct {
    graze_vec3 a, b, v;
    graze_vec2 flat;
    graze_scalar s;
    graze_wide w;
} item;

/* Some far numbers saturate. */
static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale);
    item.a = q.segment.a;
    item.b = q.box.min;
    item.w = graze_vec3_dot(item.a, item.b);
}

typedef graze_scalar of_scalar(graze_scalar);
typedef graze_scalar of_scalars(graze_scalar, graze_scalar);
typedef graze_scalar of_wide(graze_wide);
typedef graze_wide wide_of_vector(graze_vec3);
typedef graze_wide wide_of_vectors(graze_vec3, graze_vec3);
typedef graze_scalar of_vector(graze_vec3);
typedef graze_scalar of_vectors(graze_vec3, graze_vec3);
typedef graze_vec3 vector_of_vector(graze_vec3);
typedef graze_vec3 vector_of_vectors(graze_vec3, graze_vec3);
typedef graze_vec3 vector_between(graze_vec3, graze_vec3, graze_fraction);

static bool scalar(any_routine *routine)
{
    item.s = ((of_scalar *)routine)(item.a.x);
    return false;
}

static bool scalars(any_routine *routine)
{
    item.s = ((of_scalars *)routine)(item.a.x, item.b.x);
    return false;
}

static bool wide(any_routine *routine)
{
    item.s = ((of_wide *)routine)(item.w);
    return false;
}

static bool squares(any_routine *routine)
{
    item.w = ((wide_of_vector *)routine)(item.a);
    return false;
}

static bool products(any_routine *routine)
{
    item.w = ((wide_of_vectors *)routine)(item.a, item.b);
    return false;
}

static bool length(any_routine *routine)
{
    item.s = ((of_vector *)routine)(item.a);
    return false;
}

static bool distance(any_routine *routine)
{
    item.s = ((of_vectors *)routine)(item.a, item.b);
    return false;
}

static bool direction(any_routine *routine)
{
    item.v = ((vector_of_vector *)routine)(item.a);
    return false;
}

static bool cross(any_routine *routine)
{
    item.v = ((vector_of_vectors *)routine)(item.a, item.b);
    return false;
}

static bool between(any_routine *routine)
{
    item.v = ((vector_between *)routine)(item.a, item.b, GRAZE_FRACTION_ONE / 3);
    return false;
}

typedef graze_wide wide_of_flat(graze_vec2);
typedef graze_wide wide_of_flats(graze_vec2, graze_vec2);
typedef graze_scalar of_flat(graze_vec2);
typedef graze_scalar of_flats(graze_vec2, graze_vec2);
typedef graze_vec2 flat_of_flat(graze_vec2);
typedef graze_vec2 flat_between(graze_vec2, graze_vec2, graze_fraction);

static graze_vec2 flat(graze_vec3 v)
{
    return graze_vec2_of(v.x, v.y);
}

static bool flat_squares(any_routine *routine)
{
    item.w = ((wide_of_flat *)routine)(flat(item.a));
    return false;
}

static bool flat_products(any_routine *routine)
{
    item.w = ((wide_of_flats *)routine)(flat(item.a), flat(item.b));
    return false;
}

static bool flat_length(any_routine *routine)
{
    item.s = ((of_flat *)routine)(flat(item.a));
    return false;
}

static bool flat_distance(any_routine *routine)
{
    item.s = ((of_flats *)routine)(flat(item.a), flat(item.b));
    return false;
}

static bool flat_direction(any_routine *routine)
{
    item.flat = ((flat_of_flat *)routine)(flat(item.a));
    return false;
}

static bool flat_way(any_routine *routine)
{
    item.flat = ((flat_between *)routine)(flat(item.a), flat(item.b), GRAZE_FRACTION_ONE / 3);
    return false;
}

typedef bool check(void);

static bool start_up(any_routine *routine)
{
    return ((check *)routine)();
}

typedef uint32_t number_of_build(void);

static bool of_build(any_routine *routine)
{
    item.w = (graze_wide)((number_of_build *)routine)();
    return false;
}

static const bench_row rows[] = {
    ROW(scalars, NOTHING, mul),
    ROW(scalars, NOTHING, div),
    ROW(scalar, NOTHING, sqrt),
    ROW(scalar, NOTHING, sqrt_down),
    ROW(scalar, NOTHING, sqrt_up),
    ROW(wide, NOTHING, from_wide),
    ROW(products, NOTHING, vec3_dot),
    ROW(squares, NOTHING, vec3_length_sq),
    ROW(cross, NOTHING, vec3_cross),
    ROW(between, NOTHING, vec3_lerp),
    ROW(length, NOTHING, vec3_length),
    ROW(distance, NOTHING, vec3_distance),
    ROW(length, NOTHING, vec3_length_down),
    ROW(distance, NOTHING, vec3_distance_down),
    ROW(length, NOTHING, vec3_length_up),
    ROW(distance, NOTHING, vec3_distance_up),
    ROW(direction, NOTHING, vec3_normalize),
    ROW(flat_products, NOTHING, vec2_dot),
    ROW(flat_squares, NOTHING, vec2_length_sq),
    ROW(flat_products, NOTHING, vec2_cross),
    ROW(flat_way, NOTHING, vec2_lerp),
    ROW(flat_length, NOTHING, vec2_length),
    ROW(flat_distance, NOTHING, vec2_distance),
    ROW(flat_length, NOTHING, vec2_length_down),
    ROW(flat_distance, NOTHING, vec2_distance_down),
    ROW(flat_length, NOTHING, vec2_length_up),
    ROW(flat_distance, NOTHING, vec2_distance_up),
    ROW(flat_direction, NOTHING, vec2_normalize),
    ROW(start_up, NOTHING, selftest),
    ROW(of_build, NOTHING, version),
    ROW(of_build, NOTHING, results),
};

BENCH_SHAPE(numbers);
