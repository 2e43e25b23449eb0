/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "tunnel.h"

#include <stddef.h>

enum { STEPS = 100 };

static graze_vec3 minus3(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(a.x - b.x, a.y - b.y, a.z - b.z);
}

static bool is_same(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

static bool is_free(const tunnel *t, graze_vec3 before, graze_vec3 after)
{
    for (int i = 0; i < t->targets; i++)
        if (t->is_inside(t->scene, i, after) || t->passes(t->scene, i, before, after))
            return false;
    return true;
}

/* The place to which the mover goes: the end, or the first place where a target stops it. Where that is inside another target,
 * it stays. */
static const char *step(const tunnel *t, graze_vec3 at, graze_vec3 *to, bool *stops)
{
    graze_fraction first = 0;
    *to = t->end;
    *stops = false;
    for (int i = 0; i < t->targets; i++) {
        graze_sweep_hit hit;
        const graze_result result = t->cast(t->scene, i, at, minus3(t->end, at), &hit);
        if (result == GRAZE_INSIDE)
            return "inside";
        if (result != GRAZE_HIT || (*stops && hit.fraction >= first))
            continue;
        *stops = true;
        first = hit.fraction;
        *to = hit.center;
        if (t->is_inside(t->scene, i, *to))
            return "stops inside";
        if (t->passes(t->scene, i, at, *to))
            return "stops behind";
    }
    if (*stops && t->targets > 1 && !is_free(t, at, *to))
        *to = at;
    return NULL;
}

/* The same with the routine for all targets, which itself finds a place that is free. */
static const char *step_to_nearest(const tunnel *t, graze_vec3 at, graze_vec3 *to, bool *stops)
{
    graze_sweep_hit hit;
    const graze_result result = t->nearest(t->scene, at, minus3(t->end, at), &hit);
    *stops = result == GRAZE_HIT;
    *to = *stops ? hit.center : t->end;
    return result == GRAZE_INSIDE ? "inside" : NULL;
}

static const char *fault_of_leaving(const tunnel *t, graze_vec3 at)
{
    graze_sweep_hit hit;
    for (int i = 0; i < t->targets; i++) {
        const graze_result result = t->cast(t->scene, i, at, t->away(t->scene, i, at), &hit);
        if (result != GRAZE_MISS && result != GRAZE_TOUCH)
            return "held when it moves away";
    }
    return NULL;
}

/* A step that does not move would repeat itself. */
const char *tunnel_fault(const tunnel *t)
{
    graze_vec3 at = t->start, to = t->start;
    const char *fault = NULL;
    bool stops = true;
    for (int i = 0; i < STEPS && stops; i++) {
        fault = t->nearest != NULL ? step_to_nearest(t, at, &to, &stops) : step(t, at, &to, &stops);
        if (fault)
            return fault;
        if (!is_free(t, at, to))
            return "through, or inside after a step";
        if (stops)
            fault = fault_of_leaving(t, to);
        if (fault || is_same(at, to))
            return fault;
        at = to;
    }
    return NULL;
}
