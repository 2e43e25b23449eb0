/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "way_hull.h"

#include <math.h>

/* |way| <= 2^33, a normal <= 2^69, a height < 2^105 */
static void set_ways(way_hull *h, const int64_t *box, const int64_t *core)
{
    for (int i = 0; i < WAYS; i++)
        for (int axis = 0; axis < 3; axis++)
            h->way[i][axis] = box[(i >> axis & 1) * 3 + axis] - core[(i >> 3) * 3 + axis];
    h->has_plane = false;
    h->least = 0;
}

static exact height_of(const exact *normal, const int64_t *way)
{
    return normal[0] * way[0] + normal[1] * way[1] + normal[2] * way[2];
}

typedef struct {
    exact normal[3], at;
    long double depth;
} hull_plane;

static void set_depth(hull_plane *p)
{
    long double normal[3];
    for (int i = 0; i < 3; i++)
        normal[i] = (long double)p->normal[i];
    p->depth = (long double)p->at /
               sqrtl(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
}

static void keep(way_hull *h, const hull_plane *p)
{
    h->has_plane = true;
    h->at = p->at;
    for (int i = 0; i < 3; i++)
        h->normal[i] = p->normal[i];
}

/* The plane of three ways, outwards. Returns false if there are ways on both of its sides, or if they are on one line. */
static bool set_plane(hull_plane *p, const way_hull *h, int a, int b, int c)
{
    exact *n = p->normal, most = 0, least = 0;
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        n[i] = (exact)(h->way[b][j] - h->way[a][j]) * (h->way[c][k] - h->way[a][k]) -
               (exact)(h->way[b][k] - h->way[a][k]) * (h->way[c][j] - h->way[a][j]);
    }
    if (n[0] == 0 && n[1] == 0 && n[2] == 0)
        return false;
    p->at = height_of(n, h->way[a]);
    for (int i = 0; i < WAYS && (most == 0 || least == 0); i++) {
        const exact over = height_of(n, h->way[i]) - p->at;
        most = over > most ? over : most;
        least = over < least ? over : least;
    }
    const int sign = most > 0 ? -1 : 1;
    for (int i = 0; i < 3; i++)
        n[i] *= sign;
    p->at *= sign;
    set_depth(p);
    return most == 0 || least == 0;
}

void way_hull_find(way_hull *h, const int64_t *box, const int64_t *core)
{
    set_ways(h, box, core);
    for (int a = 0; a < WAYS; a++)
        for (int b = 0; b < a; b++)
            for (int c = 0; c < b; c++) {
                hull_plane p;
                if (!set_plane(&p, h, a, b, c) || (h->has_plane && p.depth >= h->least))
                    continue;
                h->least = p.depth;
                keep(h, &p);
            }
}

bool way_hull_next_equal(way_hull *h, int *next)
{
    while (*next < WAYS * WAYS * WAYS) {
        hull_plane p;
        const int a = *next % WAYS, b = *next / WAYS % WAYS, c = *next / WAYS / WAYS;
        ++*next;
        if (a > b && b > c && set_plane(&p, h, a, b, c) && p.depth < h->least + 1) {
            keep(h, &p);
            return true;
        }
    }
    return false;
}
