/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `plane`: distances, projections, planes through points and closest points of discs, of the float build,
 * against long double, from the least to the greatest float. Prints the greatest errors, in the units in the last place
 * that plane.h and disc.h define, and fails if an error exceeds its bound.
 *
 * Half of the cases are drawn. The others climb: they change one number of the worst case so far a little, and keep the
 * change if the error grows, until the climb is stuck and starts anew.
 */
#include "../../include/graze/graze.h"
#include "floats.h"
#include "real3.h"
#include "entry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static graze_vec3 vector(int exponent)
{
    uint64_t r = random_bits() >> 32;
    int spread = r % 3 == 0 ? 30 : 2;
    graze_vec3 v;
    v.x = random_float(exponent, spread);
    v.y = r % 7 == 0 ? 0 : random_float(exponent, spread);
    v.z = r % 5 == 0 ? 0 : random_float(exponent, spread);
    return v;
}

static long double held(long double x)
{
    return x > FLT_MAX ? FLT_MAX : x < -FLT_MAX ? -FLT_MAX : x;
}

static long double greatest(long double a, long double b, long double c)
{
    a = fabsl(a) > fabsl(b) ? fabsl(a) : fabsl(b);
    return a > fabsl(c) ? a : fabsl(c);
}

static float among(float least, float x, float most)
{
    return x < least ? least : x > most ? most : x;
}

/* ---- Cases: a plane goes through the first vector, the second is its normal, the third a point ---- */

typedef struct {
    graze_vec3 p[3];
    float radius; /* of a disc in the plane */
} three;

static graze_plane plane_of(const three *t)
{
    graze_plane plane;
    plane.point = t->p[0];
    plane.normal = t->p[1];
    return plane;
}

/* The unit vector along the normal, or zero. */
static real3 direction_of(const three *t)
{
    return real3_unit(real3_of(t->p[1]));
}

static long double distance_off(const three *t)
{
    graze_plane plane = plane_of(t);
    real3 d = real3_between(t->p[0], t->p[2]), n = direction_of(t);
    long double want = real3_dot(n, d);
    return units_of(graze_plane_distance(&plane, &t->p[2]) - held(want), real3_length(d));
}

static long double coordinate_off(float got, long double start, long double way, long double apart)
{
    return units_of(got - held(start - way), greatest(held(start - way), start, apart));
}

static long double projection_off(const three *t)
{
    graze_plane plane = plane_of(t);
    graze_vec3 point = t->p[2], down;
    real3 d = real3_between(t->p[0], point), n = direction_of(t);
    long double way = real3_dot(n, d), apart = real3_length(d), worst = 0;
    graze_plane_project_point(&plane, &point, &down);
    keep(&worst, coordinate_off(down.x, point.x, n.x * way, apart));
    keep(&worst, coordinate_off(down.y, point.y, n.y * way, apart));
    keep(&worst, coordinate_off(down.z, point.z, n.z * way, apart));
    return worst;
}

/* The closest point of a disc: the foot, or the point of the rim towards the foot. */
static long double closest_off(const three *t)
{
    graze_disc disc = {t->p[0], t->p[1], t->radius};
    graze_vec3 c = t->p[0], p = t->p[2], nearest;
    real3 d = real3_between(c, p), n = direction_of(t);
    long double way = real3_dot(n, d), apart = real3_length(d), worst = 0;
    real3 v = {d.x - n.x * way, d.y - n.y * way, d.z - n.z * way};
    long double part = real3_length(v) > t->radius ? t->radius / real3_length(v) : 1;
    graze_disc_closest_point(&disc, &p, &nearest);
    keep(&worst, coordinate_off(nearest.x, p.x, p.x - (c.x + v.x * part), apart));
    keep(&worst, coordinate_off(nearest.y, p.y, p.y - (c.y + v.y * part), apart));
    keep(&worst, coordinate_off(nearest.z, p.z, p.z - (c.z + v.z * part), apart));
    return worst;
}

/* In the lengths of the edges: |u| |v| for the unit, times the power of two by which the normal is
 * the cross product. Where that is too short to tell the power, all that counts is that it be so. */
static long double normal_off(const three *t)
{
    graze_plane plane;
    graze_plane_from_points(&t->p[0], &t->p[1], &t->p[2], &plane);
    real3 u = real3_between(t->p[0], t->p[1]), v = real3_between(t->p[0], t->p[2]),
          n = real3_cross(u, v);
    graze_vec3 m = plane.normal;
    long double size = greatest(m.x, m.y, m.z), whole = greatest(n.x, n.y, n.z), worst = 0;
    long double edges = real3_length(u) * real3_length(v);
    if (!(whole > edges / 1000000))
        return isnan(m.x + m.y + m.z) ? NAN : 0;
    if (!(size >= 16384 && size <= 32768))
        return INFINITY;
    int power;
    (void)frexpl(size / whole * 0.75L, &power);
    keep(&worst, units_of(m.x - ldexpl(n.x, power), ldexpl(edges, power)));
    keep(&worst, units_of(m.y - ldexpl(n.y, power), ldexpl(edges, power)));
    keep(&worst, units_of(m.z - ldexpl(n.z, power), ldexpl(edges, power)));
    return worst;
}

/* ---- Climbing ---- */

typedef struct {
    const char *name;
    long double (*off)(const three *t);
    long double bound, worst, height; /* of all; of this climb */
    int idle;
    three top, at_worst;
} climb;

#define NONE                                                                                       \
    {                                                                                              \
        {{0, 0, 0}}, 0                                                                             \
    }

static climb climbs[] = {
    {"distance", distance_off, GRAZE_PLANE_DISTANCE_ULPS, 0, 0, 0, NONE, NONE},
    {"project_point", projection_off, GRAZE_PLANE_PROJECT_ULPS, 0, 0, 0, NONE, NONE},
    {"from_points", normal_off, GRAZE_PLANE_NORMAL_ULPS, 0, 0, 0, NONE, NONE},
    {"disc_closest_point", closest_off, GRAZE_DISC_CLOSEST_ULPS, 0, 0, 0, NONE, NONE},
};
enum { CLIMBS = sizeof climbs / sizeof climbs[0], PATIENCE = 2000 };

/* About as large as the scene, or of any size, or the greatest. */
static float drawn_radius(int exponent, uint32_t i)
{
    const int any = (int)(random_bits() % 270) - 142;
    return i % 13 == 0 ? FLT_MAX : fabsf(random_float(i % 5 == 0 ? any : exponent, 8));
}

static three drawn(const climb *c, uint32_t i)
{
    int exponent = (int)(i % 270) - 142;
    three t;
    t.p[0] = vector(exponent);
    t.p[1] = vector(c->off == normal_off ? exponent : (int)(random_bits() % 270) - 145);
    t.p[2] = vector(exponent);
    t.radius = c->off == closest_off ? drawn_radius(exponent, i) : 0;
    if (i % 3 == 0)
        t.p[0] = graze_vec3_of(0, 0, 0);
    if (i % 17 == 0)
        t.p[2] = t.p[0];
    return t;
}

static three nudged(const three *top)
{
    three t = *top;
    uint64_t r = random_bits() >> 20;
    graze_vec3 *v = &t.p[r % 3];
    float *c = r / 4 % 3 == 0 ? &v->x : r / 4 % 3 == 1 ? &v->y : &v->z;
    if (r / 12 % 8 == 0)
        c = &t.radius;
    *c = among(c == &t.radius ? 0 : -FLT_MAX, *c + *c * random_float(-2, 21), FLT_MAX);
    return t;
}

static void judge(climb *c, const three *t, bool onward)
{
    long double off = c->off(t);
    if (!isnan(c->worst) && !(off <= c->worst))
        c->at_worst = *t;
    keep(&c->worst, off);
    c->idle = off > c->height ? 0 : c->idle + 1;
    if (off > c->height || (!onward && c->idle > PATIENCE)) {
        c->height = off;
        c->top = *t;
        c->idle = 0;
    }
}

static void one_case(climb *c, uint32_t i)
{
    bool onward = i % 2 == 1;
    three t = onward ? nudged(&c->top) : drawn(c, i / 2);
    judge(c, &t, onward);
}

static int verdict(const climb *c)
{
    bool holds = c->worst <= c->bound;
    printf("%-20s at most %.4Lf, may be %.0Lf\n", c->name, c->worst, c->bound);
    if (!holds)
        printf("    radius %a\n", (double)c->at_worst.radius);
    for (int i = 0; i < 3 && !holds; i++)
        printf("    %a, %a, %a\n", (double)c->at_worst.p[i].x, (double)c->at_worst.p[i].y,
               (double)c->at_worst.p[i].z);
    return holds ? 0 : 1;
}

/* A normal that is zero, and one of numbers so small that their squares are: the distance is the
 * point's own, or 0, and the projection the point. */
static int vanishing_normals(void)
{
    static const float least[] = {0.0f, -0.0f, 0x1p-149f, 0x1p-126f};
    int failed = 0;
    for (int i = 0; i < 4; i++) {
        graze_plane plane = {{1, 2, 3}, {0, 0, 0}};
        graze_vec3 point = {4, 5, -7}, down;
        plane.normal.z = least[i];
        float want = i < 2 ? 0.0f : -10.0f;
        graze_plane_project_point(&plane, &point, &down);
        failed += !(fabsf(graze_plane_distance(&plane, &point) - want) <= 0);
        failed += !(fabsf(down.z - (i < 2 ? -7.0f : 3.0f)) <= 0);
    }
    return failed;
}

ORACLE(plane)
{
    (void)routine;
    int failed = vanishing_normals() > 0;
    random_start(seed);
    for (int k = 0; k < CLIMBS; k++) {
        climb *c = &climbs[k];
        for (uint32_t i = 0; i < cases; i++)
            one_case(c, i);
        failed += verdict(c);
    }
    printf("planes of floats: %d passed, %d failed\n", CLIMBS + 1 - failed, failed);
    return failed > 0;
}
