/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_disc_capsule.h"

enum {
    UNIFORM_1000 = 2,
    LATTICE = 5,
    TANGENT = 7, /* the rim is nearest to the core between its ends */
    ENDING,      /* or to one of them */
    IN_PLANE,    /* the core is in the plane of the disc */
    ABOVE,       /* the inside of the disc is nearest */
    NUDGED,      /* one of these, moved by a raw unit or a few */
    CROSSING,
    CORNERS,
    DEGENERATE,
    ONE_FAR /* one number is, or none */
};

#define APART   1u
#define TOUCH   2u
#define OVERLAP 4u
#define EMPTY   8u

const disc_capsule_class disc_capsule_classes[DISC_CAPSULE_CLASSES] = {
    {"uniform 1", 65536, APART | OVERLAP},
    {"uniform 100", 6553600, APART | OVERLAP},
    {"uniform 1000", 65536000, APART | OVERLAP},
    {"uniform 10000", 655360000, APART | OVERLAP},
    {"uniform all", INT32_MAX, APART | OVERLAP},
    {"lattice raw", 3, APART | TOUCH | OVERLAP},
    {"lattice unit", 196608, APART | TOUCH | OVERLAP},
    {"tangent", 0, TOUCH},
    {"ending", 0, TOUCH},
    {"in the plane", 0, TOUCH},
    {"above", 0, TOUCH},
    {"nudged", 0, APART | OVERLAP},
    {"crossing", 0, OVERLAP},
    {"corners of the world", 0, OVERLAP},
    {"degenerate", 0, APART | OVERLAP | EMPTY},
    {"one is far", 0, APART | OVERLAP},
};

/* ---- Any numbers ---- */

static int32_t coordinate(input_stream *s, int kind)
{
    const int32_t most = disc_capsule_classes[kind].most;
    if (kind < LATTICE)
        return draw_about_zero(s, most);
    if (kind < TANGENT)
        return draw_about_zero(s, 3) * (most / 3);
    return draw_corner(s);
}

static int32_t draw_radius(input_stream *s, int kind)
{
    if (draw_chance(s, 24))
        return draw_chance(s, 2) ? -draw_power(s, 30) : 0;
    if (kind >= LATTICE && kind < TANGENT)
        return (int32_t)draw_below(s, 4) * (disc_capsule_classes[kind].most / 3);
    if (kind == CORNERS)
        return draw_chance(s, 2) ? draw_power(s, 30) : draw_corner(s);
    return draw_less(s, disc_capsule_classes[kind].most / 2);
}

/* A normal of any length. */
static void draw_any(input_stream *s, int kind, disc_capsule_query *q)
{
    for (int i = 0; i < 6; i++) {
        q->disc[i] = coordinate(s, kind);
        q->capsule[i] = coordinate(s, kind);
    }
    if (kind < LATTICE)
        for (int i = 3; i < 6; i++)
            q->disc[i] = draw_about_zero(s, INT32_MAX >> draw_below(s, 28));
    q->disc[6] = draw_radius(s, kind);
    q->capsule[6] = draw_radius(s, kind);
}

static void draw_one_far(input_stream *s, disc_capsule_query *q)
{
    draw_any(s, UNIFORM_1000, q);
    const int32_t times = (int32_t)draw_below(s, 3), off = times * draw_power(s, 28);
    const int32_t far = draw_chance(s, 2) ? INT32_MAX - off : INT32_MIN + off;
    const uint32_t word = draw_below(s, 15);
    if (word < 7)
        q->disc[word] = far;
    else if (word < 14)
        q->capsule[word - 7] = far;
}

/* ---- Discs and capsules that touch ---- */

/* Three ways at right angles, all of the same whole length: the columns of a rotation, from a quaternion of small numbers. */
typedef struct {
    int64_t way[3][3];
    int64_t length;
} frame;

static void draw_frame(input_stream *s, frame *f)
{
    int64_t a, b, c, d;
    do {
        a = draw_about_zero(s, 3), b = draw_about_zero(s, 3);
        c = draw_about_zero(s, 3), d = draw_chance(s, 2) ? 0 : draw_about_zero(s, 3);
        f->length = a * a + b * b + c * c + d * d;
    } while (f->length == 0);
    f->way[0][0] = a * a + b * b - c * c - d * d;
    f->way[0][1] = 2 * (b * c + a * d);
    f->way[0][2] = 2 * (b * d - a * c);
    f->way[1][0] = 2 * (b * c - a * d);
    f->way[1][1] = a * a - b * b + c * c - d * d;
    f->way[1][2] = 2 * (c * d + a * b);
    f->way[2][0] = 2 * (b * d + a * c);
    f->way[2][1] = 2 * (c * d - a * b);
    f->way[2][2] = a * a - b * b - c * c + d * d;
}

/* A point of the rim, or of the inside; the way from there to the core, outward and up; and the steps of the core across. */
typedef struct {
    frame f;
    int64_t center[3];
    int64_t radius, out, up, whole; /* out^2 + up^2 = whole^2 */
    int64_t times;                  /* of that way */
} contact;

/* Ways of 5, 13, 17 and 25, straight out, and straight up. */
static void draw_way(input_stream *s, int kind, contact *c)
{
    static const int8_t ways[8][3] = {{3, 4, 5},   {4, 3, 5},   {12, 5, 13}, {5, 12, 13},
                                      {15, 8, 17}, {8, 15, 17}, {1, 0, 1},   {0, 1, 1}};
    const uint32_t i = kind == ABOVE ? 7 : kind == IN_PLANE ? 6 : draw_below(s, 8);
    c->out = ways[i][0];
    c->up = draw_chance(s, 2) ? ways[i][1] : -ways[i][1];
    c->whole = ways[i][2];
}

/* As large as fits: 37 * 17 * 2^20 < 2^30. */
static void draw_contact(input_stream *s, int kind, contact *c)
{
    const bool thin = draw_chance(s, 12);
    draw_frame(s, &c->f);
    draw_way(s, kind, c);
    const int32_t most = draw_power(s, 24);
    c->radius = draw_between(s, 1, draw_chance(s, 2) ? most : draw_power(s, 24));
    c->times = thin ? 0 : draw_between(s, 1, draw_power(s, 20));
    for (int i = 0; i < 3; i++)
        c->center[i] = draw_about_zero(s, draw_chance(s, 2) ? INT32_C(0x100000) : INT32_MAX / 2);
}

/* center + i, j and k along the ways of the frame. */
static void put_place(const contact *c, int64_t i, int64_t j, int64_t k, int32_t *to)
{
    for (int axis = 0; axis < 3; axis++)
        to[axis] = hold(c->center[axis] + i * c->f.way[0][axis] + j * c->f.way[1][axis] +
                        k * c->f.way[2][axis]);
}

static void put_disc(input_stream *s, const contact *c, int32_t *disc)
{
    const int64_t longer = draw_chance(s, 2) ? draw_power(s, 24) : 1;
    put_place(c, 0, 0, 0, disc);
    for (int axis = 0; axis < 3; axis++)
        disc[3 + axis] = hold(c->f.way[2][axis] * longer);
    disc[6] = hold(c->radius * c->f.length);
}

/* The core leads through the place across the way, or begins there. Its steps are j along the rim, and i across the way
 * in the plane through the axis; k steps lead away from the disc. */
static void put_core(input_stream *s, int kind, const contact *c, int32_t *capsule)
{
    const int64_t at = kind == ABOVE ? c->radius * draw_between(s, -3, 3) / 4 : c->radius;
    const int64_t step = draw_between(s, 0, draw_power(s, 20));
    const int64_t i = kind == IN_PLANE ? 0 : draw_about_zero(s, 3) * step,
                  j = draw_about_zero(s, 3) * step;
    const bool begins = kind == ENDING || (kind != TANGENT && draw_chance(s, 3));
    const int64_t before = begins ? 0 : draw_between(s, 1, 3), after = draw_between(s, 0, 3);
    const int64_t k = begins ? draw_between(s, 0, 2) * step : 0;
    const int64_t out = at + c->times * c->out, up = c->times * c->up;
    const bool turns = draw_chance(s, 2);
    put_place(c, out + i * c->up * before, j * before, up - i * c->out * before,
              capsule + (turns ? 3 : 0));
    put_place(c, out - i * c->up * after + k * c->out, j * -after,
              up + i * c->out * after + k * c->up, capsule + (turns ? 0 : 3));
    capsule[6] = hold(c->times * c->whole * c->f.length);
}

static void draw_touching(input_stream *s, int kind, disc_capsule_query *q)
{
    contact c;
    draw_contact(s, kind, &c);
    put_disc(s, &c, q->disc);
    put_core(s, kind, &c, q->capsule);
}

static void draw_nudges(input_stream *s, disc_capsule_query *q)
{
    const uint32_t many = draw_below(s, 3);
    q->capsule[6] = hold((int64_t)q->capsule[6] + draw_about_zero(s, 1));
    for (uint32_t i = 0; i < many; i++) {
        const uint32_t word = draw_below(s, 14);
        int32_t *number = word < 7 ? &q->disc[word] : &q->capsule[word - 7];
        *number = hold((int64_t)*number + draw_about_zero(s, 1));
    }
}

/* Through a place in the plane, in the rim or beside it; thin. */
static void draw_crossing(input_stream *s, disc_capsule_query *q)
{
    contact c;
    draw_contact(s, ABOVE, &c);
    put_disc(s, &c, q->disc);
    const int32_t step = draw_power(s, 20);
    const int64_t at = c.radius * draw_between(s, -5, 5) / 4, i = draw_about_zero(s, step),
                  j = draw_about_zero(s, step), k = draw_about_zero(s, step);
    const int64_t before = draw_between(s, 0, 3), after = draw_between(s, 0, 3);
    put_place(&c, at - i * before, -j * before, -k * before, q->capsule);
    put_place(&c, at + i * after, j * after, k * after, q->capsule + 3);
    q->capsule[6] = draw_chance(s, 2) ? 0 : draw_less(s, step);
}

/* The core is as high above the plane as the radius, and beside the inside of the disc: just apart. */
static void draw_parallel(input_stream *s, disc_capsule_query *q)
{
    contact c;
    draw_contact(s, ABOVE, &c);
    put_disc(s, &c, q->disc);
    const int64_t out = c.radius + draw_between(s, 0, draw_power(s, 8)),
                  step = draw_between(s, 0, draw_power(s, 20));
    put_place(&c, out, -step, c.times * c.up, q->capsule);
    put_place(&c, out, step, c.times * c.up, q->capsule + 3);
    q->capsule[6] = hold(c.times * c.f.length);
}

/* The line of the core touches, and the core begins just beyond that: its slope away from the disc is tiny. */
static void draw_past(input_stream *s, disc_capsule_query *q)
{
    contact c;
    draw_way(s, TANGENT, &c);
    for (int i = 0; i < 3; i++) {
        for (int axis = 0; axis < 3; axis++)
            c.f.way[i][axis] = i == axis;
        c.center[i] = draw_about_zero(s, INT32_C(0x100000));
    }
    c.f.length = 1;
    c.radius = draw_between(s, 1, INT32_C(0x40000000));
    c.times = draw_between(s, 1, draw_power(s, 24));
    put_disc(s, &c, q->disc);
    const int64_t out = c.radius + c.times * c.out, up = c.times * c.up, i = draw_between(s, 0, 3),
                  j = draw_about_zero(s, 2), more = draw_between(s, 64, 1024);
    const bool turns = draw_chance(s, 2);
    put_place(&c, out - i * c.up, j, up + i * c.out, q->capsule + (turns ? 3 : 0));
    put_place(&c, out - i * c.up * more, j * more, up + i * c.out * more,
              q->capsule + (turns ? 0 : 3));
    q->capsule[6] = hold(c.times * c.whole);
}

static void draw_empty(input_stream *s, disc_capsule_query *q)
{
    int32_t *radius = draw_chance(s, 2) ? &q->disc[6] : &q->capsule[6];
    *radius = -draw_power(s, 30);
}

/* No normal, no radius, a core of one point, an empty shape, a core along the plane, or just past the rim. */
static void draw_degenerate(input_stream *s, disc_capsule_query *q)
{
    draw_touching(s, TANGENT + (int)draw_below(s, 4), q);
    const uint32_t kind = draw_below(s, 7);
    for (int i = 0; i < 3; i++) {
        if (kind == 0)
            q->disc[3 + i] = 0;
        if (kind == 1)
            q->capsule[3 + i] = q->capsule[i];
    }
    if (kind == 2)
        q->disc[6] = 0;
    if (kind == 3)
        q->capsule[6] = 0;
    if (kind == 5)
        draw_parallel(s, q);
    else if (kind == 6)
        draw_past(s, q);
    else if (kind == 4 || draw_chance(s, 4))
        draw_empty(s, q);
    if (draw_chance(s, 2))
        draw_nudges(s, q);
}

void input_disc_capsule(uint64_t seed, uint32_t index, disc_capsule_query *q)
{
    const int kind = (int)(index % DISC_CAPSULE_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == DEGENERATE)
        draw_degenerate(&s, q);
    else if (kind == ONE_FAR)
        draw_one_far(&s, q);
    else if (kind == CROSSING)
        draw_crossing(&s, q);
    else if (kind == NUDGED)
        draw_touching(&s, TANGENT + (int)draw_below(&s, 4), q);
    else if (kind >= TANGENT && kind < NUDGED)
        draw_touching(&s, kind, q);
    else
        draw_any(&s, kind, q);
    if (kind == NUDGED)
        draw_nudges(&s, q);
}
