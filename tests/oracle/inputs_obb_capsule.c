/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_obb_capsule.h"
#include "touching.h"

enum {
    UNIFORM_1000 = 2,
    LATTICE = 5,
    PASSING = 6, /* the core is nearest between its ends */
    ENDING,      /* or at one of them */
    NUDGED,      /* one of these two, moved by a raw unit or a few */
    CROSSING,
    CORNERS,
    STORED, /* axes as a game stores them, and a core beside an edge, a face or a corner */
    DEGENERATE,
    ONE_FAR /* one number is, or none */
};

#define APART   1u
#define TOUCH   2u
#define OVERLAP 4u

const obb_capsule_class obb_capsule_classes[OBB_CAPSULE_CLASSES] = {
    {"uniform 1", 65536, APART | OVERLAP},
    {"uniform 100", 6553600, APART | OVERLAP},
    {"uniform 1000", 65536000, APART | OVERLAP},
    {"uniform 10000", 655360000, APART | OVERLAP},
    {"uniform all", INT32_MAX, APART | OVERLAP},
    {"lattice", 3, APART | OVERLAP},
    {"passing", 0, TOUCH},
    {"ending", 0, TOUCH},
    {"nudged", 0, APART | OVERLAP},
    {"crossing", 0, OVERLAP},
    {"corners of the world", 0, APART | OVERLAP},
    {"stored axes", 0, APART | OVERLAP},
    {"degenerate", 0, APART | OVERLAP},
    {"one is far", 0, APART | OVERLAP},
};

static int32_t *center_of(obb_capsule_query *q)
{
    return q->box;
}

static int32_t *axis_of_box(obb_capsule_query *q, int i)
{
    return q->box + 3 + 3 * i;
}

static int32_t *half_of(obb_capsule_query *q)
{
    return q->box + 12;
}

/* ---- Any numbers ---- */

static int32_t coordinate(input_stream *s, int kind)
{
    return kind == CORNERS ? draw_corner(s) : draw_about_zero(s, obb_capsule_classes[kind].most);
}

/* The rotation by a quaternion of small numbers, times 65536 and rounded towards 0: w^2 + x^2 + y^2 + z^2 <= 324. */
static void draw_turn(input_stream *s, obb_capsule_query *q)
{
    const int32_t x = draw_about_zero(s, 9), y = draw_about_zero(s, 9), z = draw_about_zero(s, 9);
    const int32_t w = draw_between(s, 1, 9), n = x * x + y * y + z * z + w * w;
    const int32_t turn[9] = {w * w + x * x - y * y - z * z, 2 * (x * y + w * z),
                             2 * (x * z - w * y),           2 * (x * y - w * z),
                             w * w - x * x + y * y - z * z, 2 * (y * z + w * x),
                             2 * (x * z + w * y),           2 * (y * z - w * x),
                             w * w - x * x - y * y + z * z};
    for (int i = 0; i < 9; i++)
        q->box[3 + i] = turn[i] * 65536 / n;
}

/* One box in sixteen has axes of any length and direction. */
static void draw_axes(input_stream *s, int kind, obb_capsule_query *q)
{
    if (kind != CORNERS && !draw_chance(s, 16)) {
        draw_turn(s, q);
        return;
    }
    const bool small = draw_chance(s, 2);
    for (int i = 0; i < 9; i++)
        q->box[3 + i] = kind == CORNERS && !small ? draw_corner(s)
                                                  : draw_about_zero(s, small ? 65536 : INT32_MAX);
}

static int32_t draw_radius(input_stream *s, int kind)
{
    const int32_t most = kind == CORNERS ? INT32_MAX : obb_capsule_classes[kind].most;
    if (draw_chance(s, 24))
        return draw_chance(s, 2) ? -draw_power(s, 30) : 0;
    return draw_less(s, most / 3);
}

static void draw_any(input_stream *s, int kind, obb_capsule_query *q)
{
    const int32_t most = kind == CORNERS ? INT32_MAX : obb_capsule_classes[kind].most;
    draw_axes(s, kind, q);
    for (int i = 0; i < 3; i++) {
        center_of(q)[i] = coordinate(s, kind);
        half_of(q)[i] = draw_chance(s, 48) ? -draw_power(s, 30) : draw_less(s, most / 2);
    }
    for (int i = 0; i < 6; i++)
        q->capsule[i] = coordinate(s, kind);
    q->capsule[6] = draw_radius(s, kind);
}

/* Axes of whole units, which need not span space, or half a unit long, so that a distance may be half a raw unit; everything in a
 * few raw units. */
static void draw_lattice(input_stream *s, obb_capsule_query *q)
{
    for (int i = 0; i < 9; i++)
        q->box[3 + i] = draw_about_zero(s, 1) * 65536;
    if (draw_chance(s, 2)) {
        const int32_t length = draw_chance(s, 2) ? 65536 : 32768;
        for (int i = 0; i < 9; i++)
            q->box[3 + i] = i % 4 == 0 ? length : 0;
    }
    for (int i = 0; i < 3; i++) {
        center_of(q)[i] = draw_about_zero(s, 1);
        half_of(q)[i] = draw_between(s, 0, 2);
    }
    for (int i = 0; i < 6; i++)
        q->capsule[i] = draw_about_zero(s, 4);
    q->capsule[6] = draw_between(s, 0, 3);
}

static void draw_one_far(input_stream *s, obb_capsule_query *q)
{
    draw_any(s, UNIFORM_1000, q);
    const int32_t times = (int32_t)draw_below(s, 3), off = times * draw_power(s, 28);
    const int32_t far = draw_chance(s, 2) ? INT32_MAX - off : INT32_MIN + off;
    const uint32_t word = draw_below(s, 14);
    if (word < 3)
        center_of(q)[word] = far;
    else if (word < 6)
        half_of(q)[word - 3] = far;
    else if (word < 13)
        q->capsule[word - 6] = far;
}

/* ---- Shapes that touch ---- */

/* Perpendicular rows of one length. */
static const int32_t frames[3][9] = {
    {1, 0, 0, 0, 1, 0, 0, 0, 1},
    {1, 2, 2, 2, 1, -2, 2, -2, 1},
    {2, 3, 6, 3, -6, 2, 6, 2, -3},
};
static const int32_t squared_lengths[3] = {1, 9, 49};

/* A scene in the frame of the box. */
typedef struct {
    obb_frame frame;
    int32_t core[6], radius;
} framed;

void draw_obb_frame(input_stream *s, obb_frame *f)
{
    const int32_t most = draw_power(s, 22);
    f->frame = (int32_t)draw_below(s, 3);
    f->power = draw_power(s, 3);
    for (int i = 0; i < 3; i++) {
        f->box[3 + i] = draw_between(s, 4, 4 + most) * 2;
        f->box[i] = -f->box[3 + i];
    }
}

/* The axes times that power. */
void obb_frame_put_box(input_stream *s, const obb_frame *f, int32_t *box)
{
    const int32_t times = squared_lengths[f->frame], power = f->power;
    const int32_t away = draw_chance(s, 4) ? INT32_MAX / 2 : draw_power(s, 28);
    for (int i = 0; i < 3; i++) {
        box[i] = draw_about_zero(s, away);
        box[12 + i] = hold((int64_t)f->box[3 + i] * times * power);
    }
    for (int i = 0; i < 9; i++)
        box[3 + i] = frames[f->frame][i] * 65536 * power;
}

void obb_frame_put_point(const obb_frame *f, const int32_t *box, const int32_t *at, int32_t *point)
{
    const int32_t *rows = frames[f->frame];
    for (int i = 0; i < 3; i++)
        point[i] = hold(box[i] + (int64_t)rows[i] * at[0] + (int64_t)rows[3 + i] * at[1] +
                        (int64_t)rows[6 + i] * at[2]);
}

static void put_in_world(input_stream *s, const framed *f, obb_capsule_query *q)
{
    obb_frame_put_box(s, &f->frame, q->box);
    obb_frame_put_point(&f->frame, q->box, f->core, q->capsule);
    obb_frame_put_point(&f->frame, q->box, f->core + 3, q->capsule + 3);
    q->capsule[6] = hold((int64_t)f->radius * squared_lengths[f->frame.frame] * f->frame.power);
}

/* A way whose length is whole leads from a place on the box away from its sides, and no point of the core is less far along it. */
static void draw_touching(input_stream *s, bool ends, obb_capsule_query *q)
{
    framed f;
    int32_t way[3], u[3], length;
    draw_obb_frame(s, &f.frame);
    const touching_place place = touching_place_on(s, 3, f.frame.box);
    do
        length = touching_whole(s, 3, place.side, way);
    while (length == 0);
    touching_across(s, 3, 3, way, u);
    const int32_t times = draw_between(s, 1, draw_power(s, 16)),
                  step = draw_between(s, 1, draw_power(s, 16));
    const int32_t before = ends ? 0 : step * draw_between(s, 1, 3),
                  after = step * draw_between(s, 0, 3),
                  more = ends ? draw_between(s, 0, 2) * step : 0;
    const bool turns = draw_chance(s, 2);
    for (int i = 0; i < 3; i++) {
        const int64_t at = place.at[i] + (int64_t)way[i] * times;
        f.core[turns ? 3 + i : i] = hold(at - (int64_t)u[i] * before);
        f.core[turns ? i : 3 + i] = hold(at + (int64_t)u[i] * after + (int64_t)way[i] * more);
    }
    f.radius = times * length;
    put_in_world(s, &f, q);
}

static void draw_nudges(input_stream *s, obb_capsule_query *q)
{
    const uint32_t many = draw_below(s, 3);
    q->capsule[6] = hold((int64_t)q->capsule[6] + draw_about_zero(s, 1));
    for (uint32_t i = 0; i < many; i++) {
        const uint32_t word = draw_below(s, 21);
        int32_t *number = word < 15 ? &q->box[word] : &q->capsule[word - 15];
        *number = hold((int64_t)*number + draw_about_zero(s, 1));
    }
}

/* Through a point in the box, or beside it; thin. */
static void draw_crossing(input_stream *s, obb_capsule_query *q)
{
    framed f;
    draw_obb_frame(s, &f.frame);
    const int32_t size = draw_power(s, 22);
    for (int i = 0; i < 3; i++) {
        const int32_t at = draw_between(s, f.frame.box[i], f.frame.box[3 + i]),
                      way = draw_about_zero(s, size);
        f.core[i] = at - way;
        f.core[3 + i] = at + way * draw_between(s, 0, 2);
    }
    if (draw_chance(s, 2)) {
        int32_t *number = &f.core[draw_below(s, 6)];
        *number = draw_about_zero(s, size);
    }
    f.radius = draw_chance(s, 2) ? 0 : draw_less(s, size);
    put_in_world(s, &f, q);
}

/* Along the axes from the center to a place on the box and on by about the radius; the core passes there. */
static void draw_stored(input_stream *s, obb_capsule_query *q)
{
    int32_t box[6], side[3], way[3];
    draw_turn(s, q);
    const int32_t most = draw_power(s, 26);
    const int32_t radius = draw_between(s, 0, most), off = draw_about_zero(s, 2);
    for (int i = 0; i < 3; i++) {
        center_of(q)[i] = draw_about_zero(s, most);
        half_of(q)[i] = box[3 + i] = draw_between(s, 0, most);
        box[i] = -box[3 + i];
    }
    touching_place place = touching_place_on(s, 3, box);
    touching_vector(s, most, 3, way);
    for (int i = 0; i < 3; i++)
        side[i] = place.side[i];
    touching_keep_out(3, side, way);
    for (int i = 0; i < 3; i++)
        place.at[i] += side[i] * (radius / 2);
    for (int k = 0; k < 3; k++) {
        int64_t at = 0, run = 0;
        for (int i = 0; i < 3; i++) {
            at += (int64_t)axis_of_box(q, i)[k] * place.at[i] / 65536;
            run += (int64_t)axis_of_box(q, i)[k] * way[i] / 65536;
        }
        q->capsule[k] = hold(center_of(q)[k] + at - run);
        q->capsule[3 + k] = hold(center_of(q)[k] + at + run);
    }
    const bool grows = place.side[0] != 0 && place.side[1] != 0;
    q->capsule[6] = hold((int64_t)(grows ? radius / 2 * INT64_C(92682) / 65536 : radius / 2) + off);
}

/* A flat box, an axis that is zero or that of another one, a core of one point or along an axis, no radius. */
static void draw_degenerate(input_stream *s, obb_capsule_query *q)
{
    draw_touching(s, draw_chance(s, 2), q);
    const uint32_t axis = draw_below(s, 3), kind = draw_below(s, 5);
    if (kind == 0)
        half_of(q)[axis] = draw_chance(s, 4) ? -1 : 0;
    for (uint32_t i = 0; i < 3; i++) {
        if (kind == 1 || (kind == 2 && i != axis))
            q->capsule[3 + i] = q->capsule[i];
        if (kind == 3)
            axis_of_box(q, (int)axis)[i] = 0;
        if (kind == 4)
            axis_of_box(q, (int)axis)[i] = axis_of_box(q, 0)[i];
    }
    if (draw_chance(s, 4))
        q->capsule[6] = draw_chance(s, 2) ? 0 : -draw_power(s, 30);
}

void input_obb_capsule(uint64_t seed, uint32_t index, obb_capsule_query *q)
{
    const int kind = (int)(index % OBB_CAPSULE_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == DEGENERATE)
        draw_degenerate(&s, q);
    else if (kind == ONE_FAR)
        draw_one_far(&s, q);
    else if (kind == CROSSING)
        draw_crossing(&s, q);
    else if (kind == STORED)
        draw_stored(&s, q);
    else if (kind == LATTICE)
        draw_lattice(&s, q);
    else if (kind == PASSING || kind == ENDING)
        draw_touching(&s, kind == ENDING, q);
    else if (kind == NUDGED)
        draw_touching(&s, draw_chance(&s, 2), q);
    else
        draw_any(&s, kind, q);
    if (kind == NUDGED)
        draw_nudges(&s, q);
}
