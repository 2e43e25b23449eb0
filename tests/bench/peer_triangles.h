/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two triangles by the method of Moeller (1997): the distances of the corners from the plane of the other triangle, then
 * the intervals that both cover on the line of the planes, along the axis on which that line is longest. Triangles in one
 * plane: edges against edges, seen along the longest axis of the normal, and a corner of each in the other.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_TRIANGLES_H
#define GRAZE_TESTS_BENCH_PEER_TRIANGLES_H

#include "peer_face.h"

typedef struct {
    graze_vec3 normal;
    graze_scalar off
        [3]; /* of the corners, above the plane of the other: areas times lengths, less 16 bits */
    graze_scalar at[3]; /* the corners along one axis */
} peer_side;

static inline graze_scalar peer_on_axis(const graze_vec3 *v, int axis)
{
    return axis == 0 ? v->x : axis == 1 ? v->y : v->z;
}

static inline int peer_longest(const graze_vec3 *v)
{
    const graze_scalar x = peer_abs(v->x), y = peer_abs(v->y), z = peer_abs(v->z);
    return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
}

static inline graze_vec3 peer_normal_of(const graze_triangle *t)
{
    const graze_vec3 u = peer_minus(&t->b, &t->a), v = peer_minus(&t->c, &t->a);
    return peer_cross(&u, &v);
}

/* Whether all corners are strictly on one side. */
static inline bool peer_is_beside(peer_side *s, const graze_triangle *t, const graze_vec3 *normal,
                                  const graze_vec3 *from)
{
    const graze_vec3 a = peer_minus(&t->a, from), b = peer_minus(&t->b, from),
                     c = peer_minus(&t->c, from);
    s->off[0] = peer_dot(normal, &a);
    s->off[1] = peer_dot(normal, &b);
    s->off[2] = peer_dot(normal, &c);
    return (s->off[0] > 0 && s->off[1] > 0 && s->off[2] > 0) ||
           (s->off[0] < 0 && s->off[1] < 0 && s->off[2] < 0);
}

static inline graze_scalar peer_crossing(const peer_side *s, int from, int to)
{
    const graze_scalar share = peer_div(s->off[from], s->off[from] - s->off[to]);
    return s->at[from] + peer_mul(s->at[to] - s->at[from], share);
}

/* Sets the ends of the interval; false if the triangle lies in the plane. */
static inline bool peer_set_interval(const peer_side *s, graze_scalar *low, graze_scalar *high)
{
    int lone = 2;
    if ((s->off[0] > 0) == (s->off[2] > 0) && (s->off[1] > 0) != (s->off[0] > 0))
        lone = 1;
    else if ((s->off[1] > 0) == (s->off[2] > 0) && (s->off[0] > 0) != (s->off[1] > 0))
        lone = 0;
    const int next = (lone + 1) % 3, last = (lone + 2) % 3;
    if (s->off[lone] == s->off[next] || s->off[lone] == s->off[last])
        return false;
    const graze_scalar p = peer_crossing(s, lone, next), q = peer_crossing(s, lone, last);
    *low = p < q ? p : q;
    *high = p < q ? q : p;
    return true;
}

/* ---- In one plane ---- */

static inline peer_products peer_turn(const graze_vec2 *a, const graze_vec2 *b, const graze_vec2 *c)
{
    return peer_product(b->x - a->x, c->y - a->y) - peer_product(b->y - a->y, c->x - a->x);
}

static inline bool peer_edges_meet(const graze_vec2 *a, const graze_vec2 *b, const graze_vec2 *c,
                                   const graze_vec2 *d)
{
    const peer_products e = peer_turn(a, b, c), f = peer_turn(a, b, d), g = peer_turn(c, d, a),
                        h = peer_turn(c, d, b);
    return ((e <= 0 && f >= 0) || (e >= 0 && f <= 0)) && ((g <= 0 && h >= 0) || (g >= 0 && h <= 0));
}

static inline bool peer_has_corner(const graze_vec2 *t, const graze_vec2 *p)
{
    const peer_products a = peer_turn(&t[0], &t[1], p), b = peer_turn(&t[1], &t[2], p),
                        c = peer_turn(&t[2], &t[0], p);
    return (a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0);
}

static inline void peer_see(graze_vec2 *to, const graze_triangle *t, int axis)
{
    const graze_vec3 *corner[3] = {&t->a, &t->b, &t->c};
    for (int i = 0; i < 3; i++) {
        to[i].x = axis == 0 ? corner[i]->y : corner[i]->x;
        to[i].y = axis == 2 ? corner[i]->y : corner[i]->z;
    }
}

static inline bool peer_meet_in_plane(const graze_triangle *t, const graze_triangle *o, int axis)
{
    graze_vec2 p[3], q[3];
    peer_see(p, t, axis);
    peer_see(q, o, axis);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (peer_edges_meet(&p[i], &p[(i + 1) % 3], &q[j], &q[(j + 1) % 3]))
                return true;
    return peer_has_corner(p, &q[0]) || peer_has_corner(q, &p[0]);
}

static inline void peer_see_along(peer_side *s, const graze_triangle *t, int axis)
{
    s->at[0] = peer_on_axis(&t->a, axis);
    s->at[1] = peer_on_axis(&t->b, axis);
    s->at[2] = peer_on_axis(&t->c, axis);
}

static inline bool peer_triangles_meet(const graze_triangle *t, const graze_triangle *o)
{
    peer_side s, r;
    graze_scalar low, high, least, most;
    s.normal = peer_normal_of(t);
    if (peer_is_beside(&r, o, &s.normal, &t->a))
        return false;
    r.normal = peer_normal_of(o);
    if (peer_is_beside(&s, t, &r.normal, &o->a))
        return false;
    const graze_vec3 line = peer_cross(&s.normal, &r.normal);
    const int axis = peer_longest(&line);
    peer_see_along(&s, t, axis);
    peer_see_along(&r, o, axis);
    if (!peer_set_interval(&s, &low, &high) || !peer_set_interval(&r, &least, &most))
        return peer_meet_in_plane(t, o, peer_longest(&s.normal));
    return low <= most && least <= high;
}

#endif
