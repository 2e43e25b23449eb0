/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * plane_float N SEED: distances, projections and planes through points of the float build against
 * long double, from the least to the greatest float. Prints the greatest errors, in units in the
 * last place of what plane.h says, and fails where it promises less.
 */
#include "../../include/graze/graze.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t state;

static uint64_t random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * UINT64_C(0x2545F4914F6CDD1D);
}

/* Around 2^exponent, or smaller by up to 2^spread. */
static float component(int exponent, int spread)
{
    uint64_t r = random_bits();
    float m = (float)(r >> 40) / 16777216.0f + 0.5f;
    int down = (int)(r % 64) % (spread + 1);
    return ldexpf((r & 64) != 0 ? m : -m, exponent - down);
}

static graze_vec3 vector(int exponent)
{
    uint64_t r = random_bits() >> 32;
    int spread = r % 3 == 0 ? 30 : 2;
    graze_vec3 v;
    v.x = component(exponent, spread);
    v.y = r % 7 == 0 ? 0 : component(exponent, spread);
    v.z = r % 5 == 0 ? 0 : component(exponent, spread);
    return v;
}

typedef struct {
    long double x, y, z;
} exact3;

static exact3 between(graze_vec3 from, graze_vec3 to)
{
    exact3 d = {(long double)to.x - from.x, (long double)to.y - from.y, (long double)to.z - from.z};
    return d;
}

static long double length_of(exact3 v)
{
    return sqrtl(v.x * v.x + v.y * v.y + v.z * v.z);
}

static exact3 cross_of(exact3 u, exact3 v)
{
    exact3 c = {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
    return c;
}

/* |error| in units in the last place of size, subnormals included. */
static long double units_of(long double error, long double size)
{
    int exponent;
    (void)frexpl(size, &exponent);
    int last = exponent - 24 < -149 ? -149 : exponent - 24;
    return ldexpl(fabsl(error), -last);
}

static void keep(long double *worst, long double off)
{
    if (!(off <= *worst))
        *worst = off;
}

static long double held(long double x)
{
    return x > FLT_MAX ? FLT_MAX : x < -FLT_MAX ? -FLT_MAX : x;
}

static long double greatest(long double a, long double b, long double c)
{
    a = fabsl(a) > fabsl(b) ? fabsl(a) : fabsl(b);
    return a > c ? a : c;
}

static void one_coordinate(long double *worst, float got, long double start, long double way,
                           long double apart)
{
    long double want = held(start - way);
    keep(worst, units_of(got - want, greatest(want, start, apart)));
}

static void point_and_plane(long double *distance, long double *projection, int exponent)
{
    graze_plane plane;
    graze_vec3 point = vector(exponent), down;
    plane.point = vector(exponent);
    plane.normal = vector((int)(random_bits() % 270) - 145);
    exact3 d = between(plane.point, point);
    exact3 n = {plane.normal.x, plane.normal.y, plane.normal.z};
    long double whole = length_of(n), apart = length_of(d);
    long double true_distance = (n.x * d.x + n.y * d.y + n.z * d.z) / whole;
    keep(distance,
         units_of(graze_plane_distance(&plane, &point) - held(true_distance), held(apart)));
    graze_plane_project_point(&plane, &point, &down);
    one_coordinate(projection, down.x, point.x, n.x / whole * true_distance, held(apart));
    one_coordinate(projection, down.y, point.y, n.y / whole * true_distance, held(apart));
    one_coordinate(projection, down.z, point.z, n.z / whole * true_distance, held(apart));
}

/* How far the normal is from the true one, in the lengths of the edges: |u| |v| for the unit. */
static void three_points(long double *normal, long double *outside, int exponent)
{
    graze_vec3 a = vector(exponent), b = vector(exponent), c = vector(exponent);
    graze_plane plane;
    graze_plane_from_points(&a, &b, &c, &plane);
    exact3 u = between(a, b), v = between(a, c), n = cross_of(u, v);
    graze_vec3 m = plane.normal;
    long double size = greatest(m.x, m.y, fabsl(m.z)), whole = greatest(n.x, n.y, fabsl(n.z));
    if (!(size >= 16384 && size <= 32768))
        *outside += whole > length_of(u) * length_of(v) / 1000000 ? 1 : 0;
    int power;
    (void)frexpl(whole, &power);
    long double by = ldexpl(1, 15 - power), unit = length_of(u) * length_of(v) * by;
    if (size > 0 && fabsl(n.x * by) < 32767.99L && size < whole * by * 1.5L &&
        size > whole * by / 1.5L) {
        keep(normal, units_of(m.x - n.x * by, unit));
        keep(normal, units_of(m.y - n.y * by, unit));
        keep(normal, units_of(m.z - n.z * by, unit));
    }
}

static int verdict(const char *name, long double worst, long double bound)
{
    printf("%-20s at most %.4Lf, may be %.0Lf\n", name, worst, bound);
    return worst <= bound ? 0 : 1;
}

int main(int count, char **arguments)
{
    uint32_t cases = count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 0) : 20000;
    long double distance = 0, projection = 0, normal = 0, outside = 0;
    state = count > 2 ? strtoull(arguments[2], NULL, 0) : 1;
    for (uint32_t i = 0; i < cases; i++) {
        int exponent = (int)(i % 270) - 142;
        point_and_plane(&distance, &projection, exponent);
        three_points(&normal, &outside, exponent);
    }
    int failed = verdict("distance", distance, GRAZE_PLANE_DISTANCE_ULPS) +
                 verdict("project_point", projection, GRAZE_PLANE_PROJECT_ULPS) +
                 verdict("from_points", normal, GRAZE_PLANE_NORMAL_ULPS) +
                 verdict("normals out of range", outside, 0);
    printf("planes of floats: %d passed, %d failed\n", 4 - failed, failed);
    return failed > 0;
}
