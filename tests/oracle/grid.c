/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `grid`: all boxes, flat and inverted ones too, and all segments with coordinates 0 to 3: 4^12 cases for
 * each of the seven routines, judged without a big number.
 *
 * No coordinate of such a segment changes by more than 3, so it can cross a face only at a
 * multiple of a sixth of its way. The judge takes its twelfths, 0 to 12, which hold every
 * crossing and a point between each two, and keeps, for each axis, in which of them a statement
 * holds: one bit for each twelfth. A ray with dir = b - a and t_max = 1 is the same line.
 */
#include "../../include/graze/aabb.h"
#include "entry.h"

#include <stdio.h>

enum { WAY = 12, AXIS_CASES = 256, PRINTED = 10 };

/* One axis: the numbers, and the set of twelfths at which the coordinate is ... */
typedef struct {
    int32_t min, max, a, b;
    unsigned in, inside, at_min, at_max;
} axis_case;

typedef struct {
    graze_result result;
    int twelfth;
    int32_t point[3], normal[3];
} answer;

static axis_case axis_cases[AXIS_CASES];
static unsigned long wrong, results[4];

static axis_case axis_case_of(int index)
{
    axis_case c = {index & 3, index >> 2 & 3, index >> 4 & 3, index >> 6 & 3, 0, 0, 0, 0};
    for (int k = 0; k <= WAY; k++) {
        int32_t at = WAY * c.a + k * (c.b - c.a), min = WAY * c.min, max = WAY * c.max;
        c.in |= (unsigned)(min <= at && at <= max) << k;
        c.inside |= (unsigned)(min < at && at < max) << k;
        c.at_min |= (unsigned)(min == at) << k;
        c.at_max |= (unsigned)(max == at) << k;
    }
    return c;
}

/* To nearest, ties away from zero. */
static int64_t rounded(int64_t num, int64_t den)
{
    return num < 0 ? -((-2 * num + den) / (2 * den)) : (2 * num + den) / (2 * den);
}

static int lowest(unsigned set)
{
    int k = 0;
    while (!(set >> k & 1))
        k++;
    return k;
}

static int highest(unsigned set)
{
    int k = WAY;
    while (!(set >> k & 1))
        k--;
    return k;
}

static void set_normal(answer *w, const axis_case *const axes[3], bool leaving)
{
    for (int i = 0; i < 3; i++) {
        const axis_case *c = axes[i];
        bool min = c->at_min >> w->twelfth & 1, max = c->at_max >> w->twelfth & 1;
        bool from_above = leaving ? c->b > c->a : c->b < c->a;
        if (!min && !max)
            continue;
        w->normal[i] = max && (!min || from_above) ? GRAZE_ONE : -GRAZE_ONE;
        return;
    }
}

static answer expected(const axis_case *const axes[3], bool leaving)
{
    answer w = {GRAZE_MISS, 0, {0, 0, 0}, {0, 0, 0}};
    unsigned in = axes[0]->in & axes[1]->in & axes[2]->in;
    unsigned inside = axes[0]->inside & axes[1]->inside & axes[2]->inside;
    bool still = axes[0]->a == axes[0]->b && axes[1]->a == axes[1]->b && axes[2]->a == axes[2]->b;
    if (!in)
        return w;
    w.twelfth = leaving && !still ? highest(in) : lowest(in);
    if (inside >> w.twelfth & 1)
        w.result = GRAZE_INSIDE;
    else
        w.result = inside ? GRAZE_HIT : GRAZE_TOUCH;
    if (w.result != GRAZE_INSIDE)
        set_normal(&w, axes, leaving);
    for (int i = 0; i < 3; i++)
        w.point[i] = axes[i]->a + (int32_t)rounded(w.twelfth * (axes[i]->b - axes[i]->a), WAY);
    return w;
}

static bool is(const graze_vec3 *v, const int32_t want[3])
{
    return v->x == want[0] && v->y == want[1] && v->z == want[2];
}

static void check(bool right, const char *what, const graze_aabb *box, const graze_segment *line,
                  const answer *want)
{
    if (right || wrong++ >= PRINTED)
        return;
    printf("%s is wrong: box %d %d %d to %d %d %d, ", what, (int)box->min.x, (int)box->min.y,
           (int)box->min.z, (int)box->max.x, (int)box->max.y, (int)box->max.z);
    printf("line %d %d %d to %d %d %d; ", (int)line->a.x, (int)line->a.y, (int)line->a.z,
           (int)line->b.x, (int)line->b.y, (int)line->b.z);
    printf("exactly: result %d at %d/12, point %d %d %d, normal %d %d %d\n", (int)want->result,
           want->twelfth, (int)want->point[0], (int)want->point[1], (int)want->point[2],
           (int)want->normal[0], (int)want->normal[1], (int)want->normal[2]);
}

static bool line_hit_is(graze_result result, const graze_line_hit *hit, const answer *w)
{
    if (result == GRAZE_MISS || result != w->result)
        return result == w->result;
    return is(&hit->point, w->point) && is(&hit->normal, w->normal) &&
           hit->fraction == rounded((int64_t)w->twelfth * GRAZE_FRACTION_ONE, WAY);
}

static bool ray_hit_is(graze_result result, const graze_ray_hit *hit, const answer *w)
{
    if (result == GRAZE_MISS || result != w->result)
        return result == w->result;
    return is(&hit->point, w->point) && is(&hit->normal, w->normal) &&
           hit->t == rounded((int64_t)w->twelfth * GRAZE_ONE, WAY);
}

static void check_casts(const graze_aabb *box, const graze_segment *line, const graze_ray *ray,
                        const axis_case *const axes[3])
{
    graze_line_hit lh;
    graze_ray_hit rh;
    answer entry = expected(axes, false), exit = expected(axes, true);
    graze_result r = graze_aabb_linecast(box, line, &lh);
    check(line_hit_is(r, &lh, &entry), "linecast", box, line, &entry);
    r = graze_aabb_linecast_exit(box, line, &lh);
    check(line_hit_is(r, &lh, &exit), "linecast_exit", box, line, &exit);
    r = graze_aabb_raycast(box, ray, &rh);
    check(ray_hit_is(r, &rh, &entry), "raycast", box, line, &entry);
    r = graze_aabb_raycast_exit(box, ray, &rh);
    check(ray_hit_is(r, &rh, &exit), "raycast_exit", box, line, &exit);
    bool hits = entry.result != GRAZE_MISS;
    check(graze_aabb_overlaps_segment(box, line) == hits, "overlaps_segment", box, line, &entry);
    check(graze_aabb_overlaps_ray(box, ray) == hits, "overlaps_ray", box, line, &entry);
    results[entry.result]++;
}

static void check_case(const axis_case *x, const axis_case *y, const axis_case *z)
{
    const axis_case *const axes[3] = {x, y, z};
    const graze_aabb box = {{x->min, y->min, z->min}, {x->max, y->max, z->max}};
    const graze_segment line = {{x->a, y->a, z->a}, {x->b, y->b, z->b}};
    const graze_ray ray = {line.a, {x->b - x->a, y->b - y->a, z->b - z->a}, GRAZE_ONE};
    answer at_a = {x->in & y->in & z->in & 1 ? GRAZE_TOUCH : GRAZE_MISS, 0, {0, 0, 0}, {0, 0, 0}};
    check(graze_aabb_contains_point(&box, &line.a) == (at_a.result != GRAZE_MISS),
          "contains_point of a", &box, &line, &at_a);
    check_casts(&box, &line, &ray, axes);
}

ORACLE(grid)
{
    (void)cases;
    (void)seed;
    (void)routine;
    for (int i = 0; i < AXIS_CASES; i++)
        axis_cases[i] = axis_case_of(i);
    for (int x = 0; x < AXIS_CASES; x++)
        for (int y = 0; y < AXIS_CASES; y++)
            for (int z = 0; z < AXIS_CASES; z++)
                check_case(&axis_cases[x], &axis_cases[y], &axis_cases[z]);
    printf("grid: %lu cases for each of 7 routines; casts: %lu miss, %lu touch, %lu hit, "
           "%lu inside; %lu wrong\n",
           results[0] + results[1] + results[2] + results[3], results[0], results[1], results[2],
           results[3], wrong);
    return wrong ? 1 : 0;
}
