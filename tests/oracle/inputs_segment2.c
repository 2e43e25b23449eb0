/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_segment2.h"
#include "draw.h"

enum { LATTICE = 5, GRAZING = 7, CORNERS, ALONG, POINTS };

#define MISS  1u
#define TOUCH 2u
#define HIT   4u

const wall_class wall_classes[WALL_JUDGED] = {
    {"uniform 1", 65536, MISS | HIT},
    {"uniform 100", 6553600, MISS | HIT},
    {"uniform 1000", 65536000, MISS | HIT},
    {"uniform 10000", 655360000, MISS | HIT},
    {"uniform all", INT32_MAX, MISS | HIT},
    {"lattice raw", 3, MISS | TOUCH | HIT},
    {"lattice unit", 196608, MISS | TOUCH | HIT},
    {"grazing", 0, MISS | TOUCH | HIT},
    {"corners", 0, MISS | HIT},
    {"along", 0, MISS | TOUCH},
    {"points", 0, MISS | TOUCH},
    {"widest", 0, MISS | TOUCH | HIT},
};

static int32_t coordinate(input_stream *s, int kind)
{
    if (kind < LATTICE)
        return draw_about_zero(s, wall_classes[kind].most);
    if (kind < GRAZING)
        return draw_about_zero(s, 3) * (wall_classes[kind].most / 3);
    return kind == CORNERS ? draw_corner(s) : draw_about_zero(s, INT32_MAX);
}

static void draw_pair(input_stream *s, int kind, int32_t *words, int count)
{
    for (int i = 0; i < count; i++)
        words[i] = coordinate(s, kind);
}

/* middle + times * step; in the world all such points are on one line. */
static void put_along(const int32_t *middle, const int32_t *step, int32_t times, int32_t *point)
{
    point[0] = hold(middle[0] + (int64_t)step[0] * times);
    point[1] = hold(middle[1] + (int64_t)step[1] * times);
}

/* Wall and segment pass through one raw point, which is an end of one, both or neither; or all ends are on one line. */
static void draw_meeting(input_stream *s, bool along, wall_query *q)
{
    int32_t size = draw_power(s, 26), middle[2], one[2], other[2];
    for (int i = 0; i < 2; i++) {
        middle[i] = draw_about_zero(s, draw_chance(s, 2) ? INT32_MAX / 2 : size);
        one[i] = draw_about_zero(s, size);
        other[i] = draw_about_zero(s, size);
        if (along)
            other[i] = one[i];
    }
    for (int i = 0; i < 2; i++) {
        int32_t reach = along ? 9 : 2;
        put_along(middle, one, draw_about_zero(s, reach), q->wall + 2 * i);
        put_along(middle, other, draw_about_zero(s, reach), q->segment + 2 * i);
    }
}

static void draw_nudge2(input_stream *s, wall_query *q)
{
    int32_t *word = &q->wall[draw_below(s, 4)];
    if (draw_chance(s, 2))
        word = &q->segment[draw_below(s, 4)];
    *word = hold((int64_t)*word + draw_about_zero(s, 3));
}

static void draw_points(input_stream *s, wall_query *q)
{
    draw_meeting(s, true, q);
    int32_t *end = draw_chance(s, 2) ? q->wall : q->segment;
    end[0] = end[2];
    end[1] = end[3];
    if (draw_chance(s, 4)) {
        q->wall[0] = q->wall[2] = q->segment[0];
        q->wall[1] = q->wall[3] = q->segment[1];
    }
}

/* Along the segment, in steps of a power of two if that divides it; sometimes independent of it. */
static void draw_ray(input_stream *s, int kind, wall_query *q)
{
    uint32_t shift = draw_below(s, 5);
    int32_t parts = (int32_t)(UINT32_C(1) << shift);
    for (int i = 0; i < 2; i++) {
        q->ray[i] = q->segment[i];
        q->ray[2 + i] = hold(((int64_t)q->segment[2 + i] - q->segment[i]) / parts);
    }
    q->ray[4] = 65536 * parts;
    if (draw_chance(s, 4))
        q->ray[4] = draw_chance(s, 2) ? INT32_MAX : draw_about_zero(s, 65536 * parts);
    if (kind >= LATTICE && draw_chance(s, 8))
        q->ray[4] = 0;
    if (kind < POINTS && draw_chance(s, 16))
        draw_pair(s, kind, q->ray + 2, 2);
}

void input_wall(uint64_t seed, uint32_t index, wall_query *q)
{
    input_stream s;
    int kind = (int)(index % WALL_CLASSES);
    draw_start(&s, seed, index);
    if (kind == POINTS) {
        draw_points(&s, q);
    } else if (kind == GRAZING || kind == ALONG) {
        draw_meeting(&s, kind == ALONG, q);
        if (draw_chance(&s, 2))
            draw_nudge2(&s, q);
    } else {
        draw_pair(&s, kind, q->wall, 4);
        draw_pair(&s, kind, q->segment, 4);
    }
    draw_ray(&s, kind, q);
    q->point[0] = q->segment[0];
    q->point[1] = q->segment[1];
}
