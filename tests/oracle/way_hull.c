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

static void keep_nearer(way_hull *h, const exact *n, int sign, exact at)
{
    long double normal[3];
    for (int i = 0; i < 3; i++)
        normal[i] = (long double)n[i];
    const long double depth =
        sign * (long double)at /
        sqrtl(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    if (h->has_plane && !(depth < h->least))
        return;
    h->has_plane = true;
    h->least = depth;
    h->at = sign * at;
    for (int i = 0; i < 3; i++)
        h->normal[i] = sign * n[i];
}

/* The plane of three ways, if no way is on one of its sides. */
static void try_plane(way_hull *h, int a, int b, int c)
{
    exact n[3], most = 0, least = 0;
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        n[i] = (exact)(h->way[b][j] - h->way[a][j]) * (h->way[c][k] - h->way[a][k]) -
               (exact)(h->way[b][k] - h->way[a][k]) * (h->way[c][j] - h->way[a][j]);
    }
    if (n[0] == 0 && n[1] == 0 && n[2] == 0)
        return;
    const exact at = height_of(n, h->way[a]);
    for (int i = 0; i < WAYS && (most == 0 || least == 0); i++) {
        const exact over = height_of(n, h->way[i]) - at;
        most = over > most ? over : most;
        least = over < least ? over : least;
    }
    if (most == 0 || least == 0)
        keep_nearer(h, n, most > 0 ? -1 : 1, at);
}

void way_hull_find(way_hull *h, const int64_t *box, const int64_t *core)
{
    set_ways(h, box, core);
    for (int a = 0; a < WAYS; a++)
        for (int b = 0; b < a; b++)
            for (int c = 0; c < b; c++)
                try_plane(h, a, b, c);
}
