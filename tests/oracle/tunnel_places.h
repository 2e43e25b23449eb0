/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scenes of the tunnel tests in space, and what judges them: vectors of integers, planes, and places beside a core. Coordinates
 * are below 2^24 and normals below 2^14, so squares of heights are below 2^84, and squares of cross products, times nothing else,
 * below 2^102.
 */
#ifndef GRAZE_TESTS_TUNNEL_PLACES_H
#define GRAZE_TESTS_TUNNEL_PLACES_H

#include "../../include/graze/vec3.h"
#include "touching.h"

enum { STRAIGHT, GRAZING, IN_TOUCH, SMALL, TUNNEL_CLASSES };

__extension__ typedef __int128 wide;

typedef struct {
    int64_t v[3];
} place3;

/* ---- Vectors ---- */

static inline place3 place_of(graze_vec3 v)
{
    const place3 p = {{v.x, v.y, v.z}};
    return p;
}

static inline place3 place_at(const int32_t *words)
{
    const place3 p = {{words[0], words[1], words[2]}};
    return p;
}

static inline graze_vec3 vector_of(place3 p)
{
    const graze_vec3 v = {(int32_t)p.v[0], (int32_t)p.v[1], (int32_t)p.v[2]};
    return v;
}

static inline place3 minus3(place3 a, place3 b)
{
    const place3 way = {{a.v[0] - b.v[0], a.v[1] - b.v[1], a.v[2] - b.v[2]}};
    return way;
}

static inline place3 plus3(place3 a, place3 b, int64_t times)
{
    const place3 sum = {
        {a.v[0] + b.v[0] * times, a.v[1] + b.v[1] * times, a.v[2] + b.v[2] * times}};
    return sum;
}

static inline int64_t dot3(place3 a, place3 b)
{
    return a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2];
}

static inline place3 cross3(place3 a, place3 b)
{
    const place3 across = {{a.v[1] * b.v[2] - a.v[2] * b.v[1], a.v[2] * b.v[0] - a.v[0] * b.v[2],
                            a.v[0] * b.v[1] - a.v[1] * b.v[0]}};
    return across;
}

static inline wide square3(place3 a)
{
    return (wide)a.v[0] * a.v[0] + (wide)a.v[1] * a.v[1] + (wide)a.v[2] * a.v[2];
}

/* ---- Planes ---- */

static inline int64_t height_of(const int32_t *plane, place3 p)
{
    return dot3(place_at(plane + 3), minus3(p, place_at(plane)));
}

static inline bool is_inside_plane(const int32_t *plane, place3 p, int64_t radius)
{
    const wide height = height_of(plane, p);
    return height * height < (wide)(radius * radius) * square3(place_at(plane + 3));
}

static inline bool passes_plane(const int32_t *plane, place3 before, place3 after)
{
    const int64_t a = height_of(plane, before), b = height_of(plane, after);
    return (a < 0 && b > 0) || (a > 0 && b < 0);
}

/* ---- Capsules ---- */

/* Nearer to the core than the reach. */
static inline bool is_near_core(const int32_t *capsule, place3 p, int64_t reach)
{
    const place3 u = minus3(place_at(capsule + 3), place_at(capsule));
    const place3 g = minus3(p, place_at(capsule)), h = minus3(p, place_at(capsule + 3));
    const wide most = (wide)reach * reach;
    if (square3(g) < most || square3(h) < most)
        return true;
    return dot3(u, g) > 0 && dot3(u, h) < 0 && square3(cross3(u, g)) < most * square3(u);
}

/* A solid is passed where the way comes more than two raw units nearer than it may: sought in halves, as the distance from a
 * convex core is. */
static inline bool passes_core(const int32_t *capsule, place3 before, place3 after, int64_t reach)
{
    const place3 way = minus3(after, before);
    for (int i = 1; i < 64 && reach > 4; i++) {
        place3 at = before;
        for (int axis = 0; axis < 3; axis++)
            at.v[axis] += way.v[axis] * i / 64;
        if (is_near_core(capsule, at, reach - 4))
            return true;
    }
    return false;
}

/* ---- Scenes ---- */

static inline int64_t whole_root(wide square)
{
    int64_t root = 0;
    for (int64_t bit = (int64_t)1 << 40; bit > 0; bit /= 2)
        if ((wide)(root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

static inline place3 draw_place(input_stream *s, int32_t most)
{
    place3 p;
    for (int i = 0; i < 3; i++)
        p.v[i] = draw_about_zero(s, most);
    return p;
}

static inline void set_words(int32_t *to, place3 p)
{
    for (int i = 0; i < 3; i++)
        to[i] = (int32_t)p.v[i];
}

static inline void draw_touch(input_stream *in, place3 *out, place3 *across, int32_t *whole)
{
    int32_t side[3], n[3], u[3];
    do {
        touching_any_side(in, 3, side);
        *whole = touching_whole(in, 3, side, n);
        touching_across(in, 3, 3, n, u);
    } while (*whole == 0 || (u[0] | u[1] | u[2]) == 0);
    *out = place_at(n);
    *across = place_at(u);
}

static inline void draw_off(input_stream *in, place3 *out, place3 *across)
{
    do {
        *out = draw_place(in, 1 << draw_below(in, 10));
        *across = cross3(*out, draw_place(in, 4));
    } while (square3(*across) == 0);
}

/* The radius off the place, rounded; then farther until it is outside, and up to 3 raw units more. */
static inline place3 draw_start_off(input_stream *in, const void *scene,
                                    bool (*starts_inside)(const void *scene, place3 p), place3 at,
                                    place3 out, int64_t reach)
{
    const int64_t length = whole_root(square3(out)) + 1;
    int more = draw_between(in, 0, 3);
    place3 start;
    for (int64_t off = reach;; off++) {
        for (int i = 0; i < 3; i++)
            start.v[i] = at.v[i] + out.v[i] * off / length;
        if (!starts_inside(scene, start) && more-- <= 0)
            return start;
    }
}

/* Straight in and far beyond, or one raw unit in, on each axis at most. */
static inline place3 draw_end(input_stream *in, int kind, place3 start, place3 out, place3 across,
                              int64_t reach)
{
    place3 end = start;
    const int32_t way = draw_chance(in, 2) ? 16 : -16;
    const int64_t times = 2 * reach / (whole_root(square3(out)) + 1) + draw_between(in, 1, 9);
    for (int i = 0; i < 3; i++)
        end.v[i] += kind == GRAZING ? way * across.v[i] - (out.v[i] > 0) + (out.v[i] < 0)
                                    : -out.v[i] * times + draw_between(in, -3, 3);
    return end;
}

static inline const char *class_name(int class_index)
{
    static const char *const names[TUNNEL_CLASSES] = {"straight in", "one raw unit in",
                                                      "from exact touch", "of 0 to 3 raw units"};
    return names[class_index];
}

#endif
