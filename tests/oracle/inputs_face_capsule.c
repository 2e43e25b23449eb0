/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_face_capsule.h"
#include "touching.h"

enum {
    UNIFORM_1000 = 2,
    LATTICE = 5,
    ABOVE = 7, /* an end, and the inside of the face */
    BESIDE_EDGE,
    AT_CORNER,
    CROSSING,
    NUDGED, /* one of these four, moved by a raw unit or a few */
    CORNERS,
    WIDE,
    DEGENERATE,
    ONE_FAR /* one number is, or none */
};

#define APART   1u
#define TOUCH   2u
#define OVERLAP 4u

const face_capsule_class face_capsule_classes[FACE_CAPSULE_CLASSES] = {
    {"uniform 1", 65536, APART | OVERLAP},
    {"uniform 100", 6553600, APART | OVERLAP},
    {"uniform 1000", 65536000, APART | OVERLAP},
    {"uniform 10000", 655360000, APART | OVERLAP},
    {"uniform all", INT32_MAX, APART | OVERLAP},
    {"lattice raw", 3, APART | TOUCH | OVERLAP},
    {"lattice unit", 196608, APART | TOUCH | OVERLAP},
    {"above the inside", 0, TOUCH},
    {"beside an edge", 0, TOUCH},
    {"at a corner", 0, TOUCH},
    {"crossing", 0, OVERLAP},
    {"nudged", 0, APART | OVERLAP},
    {"corners of the world", 0, APART | OVERLAP},
    {"wide", 0, APART | OVERLAP},
    {"degenerate", 0, APART | OVERLAP},
    {"one is far", 0, APART | OVERLAP},
};

/* ---- Any numbers ---- */

static int32_t coordinate(input_stream *s, int kind)
{
    const int32_t most = face_capsule_classes[kind].most;
    if (kind < LATTICE)
        return draw_about_zero(s, most);
    if (kind < ABOVE)
        return draw_about_zero(s, 3) * (most / 3);
    if (kind == CORNERS)
        return draw_corner(s);
    return draw_about_zero(s, INT32_C(0x20000000) - 1);
}

static int32_t draw_radius(input_stream *s, int kind)
{
    if (draw_chance(s, 24))
        return draw_chance(s, 2) ? -draw_power(s, 30) : 0;
    if (kind >= LATTICE && kind < ABOVE)
        return (int32_t)draw_below(s, 3) * (face_capsule_classes[kind].most / 3);
    if (kind == CORNERS)
        return draw_chance(s, 2) ? draw_power(s, 30) : draw_corner(s);
    return draw_less(s, kind < LATTICE ? face_capsule_classes[kind].most / 3 : 0x0FFFFFFF);
}

static void draw_any(input_stream *s, int kind, face_capsule_query *q)
{
    for (int i = 0; i < 9; i++)
        q->face[i] = coordinate(s, kind);
    for (int i = 0; i < 6; i++)
        q->capsule[i] = coordinate(s, kind);
    q->capsule[6] = draw_radius(s, kind);
}

static void draw_one_far(input_stream *s, face_capsule_query *q)
{
    draw_any(s, UNIFORM_1000, q);
    const int32_t times = (int32_t)draw_below(s, 3), off = times * draw_power(s, 28);
    const int32_t far = draw_chance(s, 2) ? INT32_MAX - off : INT32_MIN + off;
    const uint32_t word = draw_below(s, 17);
    if (word < 9)
        q->face[word] = far;
    else if (word < 16)
        q->capsule[word - 9] = far;
}

/* ---- Shapes that touch ---- */

/* The way from a place on the face toward the core, and two directions across it. */
typedef struct {
    int32_t way[3], length, p[3], q[3];
    int64_t at[3];
    int32_t times; /* the core is so many ways off */
} contact;

static void draw_contact(input_stream *s, contact *c)
{
    int32_t side[3];
    do {
        touching_any_side(s, 3, side);
        c->length = touching_whole(s, 3, side, c->way);
        touching_across(s, 3, 3, c->way, c->p);
        touching_across(s, 3, 3, c->way, c->q);
    } while (c->length == 0 || (c->p[0] | c->p[1] | c->p[2]) == 0);
    c->times = draw_between(s, 1, draw_power(s, 20));
    graze_vec3 at;
    draw_vector(s, draw_chance(s, 4) ? INT32_MAX / 2 : draw_power(s, 28), &at);
    c->at[0] = at.x;
    c->at[1] = at.y;
    c->at[2] = at.z;
}

/* c.at + p i + q j + way k */
static void put_place(const contact *c, int64_t i, int64_t j, int64_t k, int64_t *to)
{
    for (int axis = 0; axis < 3; axis++)
        to[axis] = c->at[axis] + c->p[axis] * i + c->q[axis] * j + c->way[axis] * k;
}

/* Three corners in any order; or a parallelogram with edges from one of the `firsts` first ones to the others, which begins
 * there or at the far corner. */
static void put_face(input_stream *s, int corners, uint32_t firsts, int64_t corner[3][3],
                     int32_t *face)
{
    const uint32_t first = draw_below(s, corners == 3 ? 3 : firsts);
    const int64_t *a = corner[first], *b = corner[(first + 1) % 3], *c = corner[(first + 2) % 3];
    const bool from_far = corners == 4 && draw_chance(s, 2);
    for (int axis = 0; axis < 3; axis++) {
        const int64_t u = b[axis] - a[axis], v = c[axis] - a[axis];
        face[axis] = hold(from_far ? a[axis] + u + v : a[axis]);
        face[3 + axis] = hold(corners == 3 ? b[axis] : from_far ? -u : u);
        face[6 + axis] = hold(corners == 3 ? c[axis] : from_far ? -v : v);
    }
}

static int32_t draw_step(input_stream *s)
{
    return draw_between(s, 1, draw_power(s, 18));
}

/* Around the place, perpendicular to the way. */
static void draw_face_around(input_stream *s, int corners, const contact *c, int32_t *face)
{
    const int64_t step = draw_step(s), more = draw_between(s, 1, 3);
    int64_t corner[3][3];
    put_place(c, -step, -step * more, 0, corner[0]);
    put_place(c, 3 * step, -step * more, 0, corner[1]);
    put_place(c, -step, 3 * step * more, 0, corner[2]);
    put_face(s, corners, 3, corner, face);
}

/* Anywhere across the way, and up to two steps back along it. */
static void put_place_behind(input_stream *s, const contact *c, int64_t step, int64_t *to)
{
    const int64_t i = draw_about_zero(s, 3) * step, j = draw_about_zero(s, 3) * step,
                  k = draw_between(s, 0, 2) * step;
    put_place(c, i, j, -k, to);
}

/* An edge along p through the place; the third corner is no farther along the way. */
static void draw_face_beside(input_stream *s, int corners, const contact *c, int32_t *face)
{
    const int64_t step = draw_step(s);
    int64_t corner[3][3];
    put_place(c, -step * draw_between(s, 1, 3), 0, 0, corner[0]);
    put_place(c, step * draw_between(s, 1, 3), 0, 0, corner[1]);
    put_place_behind(s, c, step, corner[2]);
    put_face(s, corners, 2, corner, face);
}

/* A corner at the place; the others are no farther along the way. */
static void draw_face_at_corner(input_stream *s, int corners, const contact *c, int32_t *face)
{
    const int64_t step = draw_step(s);
    int64_t corner[3][3];
    put_place(c, 0, 0, 0, corner[0]);
    for (int i = 1; i < 3; i++)
        put_place_behind(s, c, step, corner[i]);
    put_face(s, corners, 1, corner, face);
}

/* Through the place at so many ways, or beginning there: across the way, or farther away. */
static void put_core(input_stream *s, const contact *c, bool begins, int32_t *capsule)
{
    const int64_t step = draw_step(s), i = draw_about_zero(s, 3) * step,
                  j = draw_about_zero(s, 3) * step, k = begins ? draw_between(s, 0, 2) * step : 0;
    const int64_t before = begins ? 0 : draw_between(s, 1, 3);
    int64_t a[3], b[3];
    put_place(c, -i * before, -j * before, c->times, a);
    put_place(c, i, j, c->times + k, b);
    const bool turns = draw_chance(s, 2);
    for (int axis = 0; axis < 3; axis++) {
        capsule[axis] = hold(turns ? b[axis] : a[axis]);
        capsule[3 + axis] = hold(turns ? a[axis] : b[axis]);
    }
    capsule[6] = c->times * c->length;
}

/* From below the face to above it, often through the place; with a radius that may reach the face. */
static void draw_crossing(input_stream *s, const contact *c, int32_t *capsule)
{
    const int64_t step = draw_step(s), aside = draw_chance(s, 2) ? 0 : draw_about_zero(s, 4) * step;
    const int64_t i = draw_about_zero(s, 3) * step, up = step * draw_between(s, 0, 3),
                  down = step * draw_between(s, 0, 3);
    int64_t a[3], b[3];
    put_place(c, aside + i * draw_between(s, 0, 1), aside, up, a);
    put_place(c, aside - i, aside, -down, b);
    for (int axis = 0; axis < 3; axis++) {
        capsule[axis] = hold(a[axis]);
        capsule[3 + axis] = hold(b[axis]);
    }
    capsule[6] = draw_chance(s, 2) ? 0 : draw_less(s, hold(step * 40));
}

static void draw_touching(input_stream *s, int kind, int corners, face_capsule_query *q)
{
    contact c;
    draw_contact(s, &c);
    if (kind == BESIDE_EDGE)
        draw_face_beside(s, corners, &c, q->face);
    else if (kind == AT_CORNER)
        draw_face_at_corner(s, corners, &c, q->face);
    else
        draw_face_around(s, corners, &c, q->face);
    if (kind == CROSSING)
        draw_crossing(s, &c, q->capsule);
    else
        put_core(s, &c, kind == ABOVE || draw_chance(s, 2), q->capsule);
}

static void draw_nudges(input_stream *s, face_capsule_query *q)
{
    const uint32_t many = draw_below(s, 3);
    q->capsule[6] = hold((int64_t)q->capsule[6] + draw_about_zero(s, 1));
    for (uint32_t i = 0; i < many; i++) {
        const uint32_t word = draw_below(s, 15);
        int32_t *number = word < 9 ? &q->face[word] : &q->capsule[word - 9];
        *number = hold((int64_t)*number + draw_about_zero(s, 1));
    }
}

/* ---- Without area or length; in one plane ---- */

static void copy_point(int32_t *to, const int32_t *from)
{
    for (int i = 0; i < 3; i++)
        to[i] = from[i];
}

static void draw_degenerate(input_stream *s, int corners, face_capsule_query *q)
{
    draw_touching(s, ABOVE + (int)draw_below(s, 4), corners, q);
    const uint32_t kind = draw_below(s, 6);
    if (kind == 0)
        copy_point(q->face + 6, q->face + 3); /* a segment, or with 4 corners twice as long */
    if (kind == 1 || kind == 2)
        for (int i = 3; i < (kind == 1 ? 6 : 9); i++)
            q->face[i] = corners == 3 ? q->face[i % 3] : 0;
    if (kind == 3)
        copy_point(q->capsule + 3, q->capsule);
    if (kind >= 4) /* in the plane x = 0 */
        for (int i = 0; i < 15; i += 3)
            *(i < 9 ? &q->face[i] : &q->capsule[i - 9]) = 0;
    if (draw_chance(s, 4))
        copy_point(q->capsule + 3, q->face);
    if (draw_chance(s, 4))
        q->capsule[6] = draw_chance(s, 2) ? 0 : -draw_power(s, 30);
}

void input_face_capsule(uint64_t seed, uint32_t index, int corners, face_capsule_query *q)
{
    const int kind = (int)(index % FACE_CAPSULE_CLASSES);
    input_stream s;
    draw_start(&s, seed + (uint64_t)corners, index);
    if (kind == DEGENERATE)
        draw_degenerate(&s, corners, q);
    else if (kind == ONE_FAR)
        draw_one_far(&s, q);
    else if (kind == NUDGED)
        draw_touching(&s, ABOVE + (int)draw_below(&s, 4), corners, q);
    else if (kind >= ABOVE && kind < NUDGED)
        draw_touching(&s, kind, corners, q);
    else
        draw_any(&s, kind, q);
    if (kind == NUDGED)
        draw_nudges(&s, q);
}
