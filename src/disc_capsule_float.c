/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Discs and capsules, in floats.
 *
 * The distance from a disc is a convex function of the place on the core, and so is its square: it lies above each of its
 * tangents. If its slope has the same sign at both ends of the core, an end is nearest. Otherwise each round splits the part
 * that is left where the slope would be 0 if it were linear, and keeps the side with the least distance; every few rounds it
 * splits the part in the middle, so that both of its ends move. The rounds end when a place is within the radius, or when the
 * tangents at both ends of the part cross above the square of the radius.
 */
#include "../include/graze/disc.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "number/float_scale.h"

enum { DISC_CORE_ROUNDS = 24 };

/* From the center of the disc to the start of the core, and to its end; the normal has the length 1, or is 0. */
typedef struct {
    graze_vec3 start, run, normal;
    float radius;
} disc_core;

/* A place on the core, the square of the distance there, and half of its slope. */
typedef struct {
    float t, squared, slope;
} disc_core_place;

static void disc_core_set_normal(disc_core *c, const graze_vec3 *n)
{
    c->normal.x = c->normal.y = c->normal.z = 0.0f;
    if (is_zero(n->x) && is_zero(n->y) && is_zero(n->z))
        return;
    const float_norm length = norm_of(n->x, n->y, n->z);
    c->normal.x = norm_unit(&length, n->x);
    c->normal.y = norm_unit(&length, n->y);
    c->normal.z = norm_unit(&length, n->z);
}

/* v without its part along the normal, which is `height`. */
static graze_vec3 disc_core_across(const disc_core *c, const graze_vec3 *v, float height)
{
    graze_vec3 across;
    across.x = v->x - c->normal.x * height;
    across.y = v->y - c->normal.y * height;
    across.z = v->z - c->normal.z * height;
    return across;
}

/* The distance has a part along the normal, and, outside of the rim, one away from the axis. */
static void disc_core_look(disc_core_place *p, const disc_core *c, float t)
{
    graze_vec3 at;
    at.x = c->start.x + c->run.x * t;
    at.y = c->start.y + c->run.y * t;
    at.z = c->start.z + c->run.z * t;
    const float height = vec3_dot(&c->normal, &at);
    const graze_vec3 across = disc_core_across(c, &at, height);
    const float squared = vec3_dot(&across, &across);
    p->t = t;
    p->squared = height * height;
    p->slope = height * vec3_dot(&c->normal, &c->run);
    if (!float_less(c->radius * c->radius, squared))
        return;
    const float out = float_sqrt(squared), beyond = out - c->radius;
    p->squared += beyond * beyond;
    p->slope += float_div(beyond, out) * vec3_dot(&across, &c->run);
}

/* Where the tangents at both places meet, the square of the distance is at least this: the slopes have opposite signs. */
static float disc_core_least(const disc_core_place *low, const disc_core_place *high)
{
    const float apart = high->t - low->t, falls = -low->slope, sum = falls + high->slope;
    const float drop = low->squared - high->squared + 2.0f * high->slope * apart;
    return low->squared - falls * float_div(drop, sum);
}

/* Between the places, and not nearer to one of them than 1/64 of the way. */
static float disc_core_between(const disc_core_place *low, const disc_core_place *high, int round)
{
    const float apart = high->t - low->t;
    const float share = float_div(-low->slope, high->slope - low->slope);
    if (round % 4 == 3 || !float_less(0.015625f, share) || !float_less(share, 0.984375f))
        return low->t + 0.5f * apart;
    return low->t + share * apart;
}

static bool disc_core_comes_within(const disc_core *c, disc_core_place *low, disc_core_place *high,
                                   float most)
{
    for (int round = 0; round < DISC_CORE_ROUNDS; round++) {
        disc_core_place middle;
        if (!is_negative(low->slope) || !is_positive(high->slope) ||
            float_less(most, disc_core_least(low, high)))
            return false;
        disc_core_look(&middle, c, disc_core_between(low, high, round));
        if (float_at_most(middle.squared, most))
            return true;
        disc_core_place *const end = is_negative(middle.slope) ? low : high;
        end->t = middle.t;
        end->squared = middle.squared;
        end->slope = middle.slope;
    }
    return false;
}

bool graze_disc_overlaps_capsule(const graze_disc *disc, const graze_capsule *capsule)
{
    const float most = capsule->radius * capsule->radius, rim = disc->radius * disc->radius;
    disc_core c;
    disc_core_place start, end;
    c.start = vec3_between(&disc->center, &capsule->core.a);
    c.run = vec3_between(&capsule->core.a, &capsule->core.b);
    c.radius = disc->radius;
    disc_core_set_normal(&c, &disc->normal);
    disc_core_look(&start, &c, 0.0f);
    disc_core_look(&end, &c, 1.0f);
    if (!float_at_most(0.0f, capsule->radius) || !float_at_most(0.0f, disc->radius) ||
        !is_finite(most + rim) || !is_finite(vec3_dot(&c.run, &c.run)) ||
        !is_finite(start.squared + end.squared))
        return false;
    return float_at_most(start.squared, most) || float_at_most(end.squared, most) ||
           disc_core_comes_within(&c, &start, &end, most);
}

#endif
