/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "widest_face.h"

static graze_vec3 way_between(const graze_vec3 *from, const graze_vec3 *to, int32_t parts)
{
    graze_vec3 v;
    v.x = hold((int64_t)to->x - from->x) / parts;
    v.y = hold((int64_t)to->y - from->y) / parts;
    v.z = hold((int64_t)to->z - from->z) / parts;
    return v;
}

static graze_vec3 moved(const graze_vec3 *p, const graze_vec3 *by, int32_t times)
{
    graze_vec3 v;
    v.x = hold(p->x + (int64_t)by->x * times);
    v.y = hold(p->y + (int64_t)by->y * times);
    v.z = hold(p->z + (int64_t)by->z * times);
    return v;
}

/* Through the middle of the way from p to q: on each axis one end of the line is within a few raw units of one
 * of them, and the sums of both ends are the same. */
static void cross_middle(input_stream *s, graze_vec3 p, graze_vec3 q, graze_segment *line)
{
    for (uint32_t i = 0; i < 3; i++) {
        const bool swap = draw_chance(s, 2);
        const int32_t from = *axis_of(swap ? &q : &p, i), to = *axis_of(swap ? &p : &q, i);
        const int32_t inward = from < 0 ? (int32_t)draw_below(s, 4) : -(int32_t)draw_below(s, 4);
        *axis_of(&line->a, i) = from + inward;
        *axis_of(&line->b, i) = hold((int64_t)to - inward);
    }
}

static int64_t low_word(int32_t a, int32_t b, int32_t c, int32_t d)
{
    const uint64_t area = (uint64_t)((int64_t)a * b) - (uint64_t)((int64_t)c * d);
    const int64_t low = (int64_t)(area % UINT64_C(0x100000000));
    return low > INT32_MAX ? low - INT64_C(0x100000000) : low;
}

/* Near arithmetic computes a volume, (u x v) . way, as a sum of high words and one of low words (s64_dot_s32). For
 * ways below 2^30 the low words sum to less than 3 * 2^61. Returns true if they sum to 2^63. */
static bool low_words_add_up(const graze_vec3 *u, const graze_vec3 *v, const graze_vec3 *way)
{
    const int64_t sum = low_word(u->y, v->z, u->z, v->y) * (way->x / 4) +
                        low_word(u->z, v->x, u->x, v->z) * (way->y / 4) +
                        low_word(u->x, v->y, u->y, v->x) * (way->z / 4);
    return sum >= INT64_C(0x2000000000000000) || sum <= -INT64_C(0x2000000000000000); /* 2^61 */
}

enum { TRIES = 48 };

/* A point p with u x (p - from), whose volume along u is 0, of such low words: if chance finds one. */
static graze_vec3 heavy_point(input_stream *s, int32_t size, const graze_vec3 *from,
                              const graze_vec3 *u, int32_t parts)
{
    graze_vec3 p, v;
    int tries = 0;
    do {
        p = widest_point(s, size);
        v = way_between(from, &p, parts);
    } while (!low_words_add_up(u, &v, u) && ++tries < TRIES);
    return p;
}

void widest_triangle(input_stream *s, int32_t size, graze_vec3 face[3], graze_segment *line)
{
    uint32_t kind = draw_below(s, 8), first = 1 + draw_below(s, 2);
    graze_vec3 *corner = &face[0], *one = &face[first], *other = &face[3 - first];
    *corner = widest_point(s, size);
    *one = widest_opposite(s, size, corner);
    const graze_vec3 u = way_between(corner, one, 1);
    *other = kind == 0  ? widest_beside(s, size, 3, one)
             : kind < 3 ? heavy_point(s, size, corner, &u, 1)
                        : widest_point(s, size);
    line->a = kind < 5 ? *one : widest_point(s, size);
    line->b = kind == 3   ? heavy_point(s, size, one, &u, 1)
              : kind == 4 ? heavy_point(s, size, one, &u, 2)
                          : widest_opposite(s, size, &line->a);
    if (kind > 5)
        cross_middle(s, *corner, *one, line);
}

/* As long as an edge may be, or less by up to a quarter: the low words of full lengths alone are about 0. */
static graze_vec3 long_edge(input_stream *s, int32_t size, const graze_vec3 *corner)
{
    graze_vec3 v = *corner;
    for (uint32_t i = 0; i < 3; i++) {
        graze_scalar *c = axis_of(&v, i);
        int32_t length = draw_between(s, size / 4 * 3, size - 1);
        *c = *c < 0 ? length : -length;
    }
    return v;
}

/* Edges with u x v of such low words along a way in their plane: to the far corner of a needle; or else along
 * u, twice as far. */
static void draw_heavy_edges(input_stream *s, int32_t size, bool needle, graze_vec3 face[3])
{
    graze_vec3 *u = &face[1], *v = &face[2], way;
    int tries = 0;
    do {
        *u = long_edge(s, size, &face[0]);
        *v = needle ? widest_beside(s, size, 3, u) : widest_point(s, size);
        way = moved(u, needle ? v : u, 1);
    } while (!low_words_add_up(u, v, &way) && ++tries < TRIES);
}

/* The corner in a corner of the world, where all else is near; and a line through the origin whose extension meets
 * the middle of the face. */
static void draw_far_corner(input_stream *s, int32_t size, graze_vec3 face[3], graze_segment *line)
{
    face[0] = widest_point(s, INT32_MAX);
    face[1] = widest_point(s, size / 2);
    face[2] = widest_point(s, size / 2);
    for (uint32_t i = 0; i < 3; i++) {
        const int64_t u = *axis_of(&face[1], i), v = *axis_of(&face[2], i);
        const int32_t middle = hold(*axis_of(&face[0], i) + (u + v) / 2);
        *axis_of(&line->a, i) = -(middle / 8);
        *axis_of(&line->b, i) = middle / 8;
    }
}

void widest_parallelogram(input_stream *s, int32_t size, graze_vec3 face[3], graze_segment *line)
{
    static const graze_vec3 middle = {0, 0, 0};
    uint32_t kind = draw_below(s, 8);
    graze_vec3 *corner = &face[0], *u = &face[1], *v = &face[2];
    *corner = kind < 2 ? widest_beside(s, size, 3, &middle) : widest_point(s, size);
    draw_heavy_edges(s, size, kind > 1, face);
    if (kind > 4)
        *v = widest_point(s, size);
    const graze_vec3 p = moved(corner, u, 1), q = moved(corner, v, 1);
    line->a = kind < 2 ? p : moved(&p, v, 1);
    line->b = kind < 2 ? moved(corner, u, -1) : widest_point(s, size);
    if (kind > 4)
        cross_middle(s, p, q, line);
    if (kind == 7)
        draw_far_corner(s, size, face, line);
}
