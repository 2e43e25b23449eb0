/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Angles. The peers are the usual code of firmware without a libm: a sine from a table of 256
 * entries with linear interpolation, and an arc tangent from a cubic, as in libfixmath
 * (peer_angle.h).
 */
#include "bench.h"
#include "peer_angle.h"

static struct {
    graze_angle angle;
    graze_scalar x, y, unit;
} item;

/* All around the circle; x and y of +-128 units. */
static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale);
    item.x = q.segment.a.x;
    item.y = q.segment.a.y;
    item.angle = graze_atan2(item.y, item.x);
    item.unit = graze_vec3_normalize(q.segment.a).x;
}

typedef void both_of(graze_angle, graze_scalar *, graze_scalar *);
typedef graze_scalar scalar_of_angle(graze_angle);
typedef graze_scalar scalar_of_scalar(graze_scalar);
typedef graze_angle angle_of_scalar(graze_scalar);
typedef graze_angle angle_of_scalars(graze_scalar, graze_scalar);

static bool both(any_routine *routine)
{
    ((both_of *)routine)(item.angle, &made.number[0], &made.number[1]);
    return true;
}

static bool of_angle(any_routine *routine)
{
    made.number[0] = ((scalar_of_angle *)routine)(item.angle);
    return true;
}

static bool of_radians(any_routine *routine)
{
    made.number[0] = ((scalar_of_scalar *)routine)(item.x);
    return true;
}

static bool to_angle(any_routine *routine)
{
    made.angle = ((angle_of_scalar *)routine)(item.x);
    return true;
}

static bool of_unit(any_routine *routine)
{
    made.angle = ((angle_of_scalar *)routine)(item.unit);
    return true;
}

static bool of_vector(any_routine *routine)
{
    made.angle = ((angle_of_scalars *)routine)(item.y, item.x);
    return true;
}

static const bench_row rows[] = {
    BENCH_ROW(sin, of_angle, NUMBER, graze_sin, peer_sin),
    BENCH_ROW(cos, of_angle, NUMBER, graze_cos, peer_cos),
    BENCH_ROW(sin_down, of_angle, NUMBER, graze_sin_down, NULL),
    BENCH_ROW(sin_up, of_angle, NUMBER, graze_sin_up, NULL),
    BENCH_ROW(cos_down, of_angle, NUMBER, graze_cos_down, NULL),
    BENCH_ROW(cos_up, of_angle, NUMBER, graze_cos_up, NULL),
    BENCH_ROW(sincos, both, POINT2, graze_sincos, peer_sincos),
    BENCH_ROW(tan, of_angle, NUMBER, graze_tan, NULL),
    BENCH_ROW(sin_radians, of_radians, NUMBER, graze_sin_radians, NULL),
    BENCH_ROW(cos_radians, of_radians, NUMBER, graze_cos_radians, NULL),
    BENCH_ROW(tan_radians, of_radians, NUMBER, graze_tan_radians, NULL),
    BENCH_ROW(atan2, of_vector, NOTHING, graze_atan2, peer_atan2),
    BENCH_ROW(asin, of_unit, NOTHING, graze_asin, NULL),
    BENCH_ROW(acos, of_unit, NOTHING, graze_acos, NULL),
    BENCH_ROW(angle_from_degrees, to_angle, NOTHING, graze_angle_from_degrees, NULL),
    BENCH_ROW(angle_from_radians, to_angle, NOTHING, graze_angle_from_radians, NULL),
    BENCH_ROW(angle_to_degrees, of_angle, NUMBER, graze_angle_to_degrees, NULL),
    BENCH_ROW(angle_to_radians, of_angle, NUMBER, graze_angle_to_radians, NULL),
};

BENCH_SHAPE_WITH_INPUT(angle, "wccc");
