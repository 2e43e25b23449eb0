/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_disc.h"
#include "widest.h"

enum { LATTICE = 5, SPOKES = 7, RIM, BESIDE_RIM, CORNERS, WIDEST, DEGENERATE };

#define MISS   1u
#define TOUCH  2u
#define HIT    4u
#define WITHIN 1u
#define ON_RIM 2u
#define BEYOND 4u

const disc_class disc_classes[DISC_CLASSES] = {
    {"uniform 1", 65536, MISS | HIT, WITHIN | BEYOND},
    {"uniform 100", 6553600, MISS | HIT, WITHIN | BEYOND},
    {"uniform 1000", 65536000, MISS | HIT, WITHIN | BEYOND},
    {"uniform 10000", 655360000, MISS | HIT, WITHIN | BEYOND},
    {"uniform all", INT32_MAX, MISS | HIT, WITHIN | BEYOND},
    {"lattice raw", 3, MISS | TOUCH | HIT, WITHIN | BEYOND},
    {"lattice unit", 196608, MISS | TOUCH | HIT, WITHIN | BEYOND},
    {"spokes", 0, MISS | TOUCH | HIT, WITHIN | ON_RIM | BEYOND},
    {"rim", 0, MISS | TOUCH | HIT, ON_RIM},
    {"beside the rim", 0, MISS | HIT, WITHIN | BEYOND},
    {"corners", 0, MISS, 0},
    {"widest", 0, MISS | HIT, WITHIN | BEYOND},
    {"degenerate", 0, MISS, 0},
};

/* ---- Uniform ---- */

static int32_t coordinate(input_stream *s, int kind)
{
    if (kind < LATTICE)
        return draw_about_zero(s, disc_classes[kind].most);
    if (kind < SPOKES)
        return draw_about_zero(s, 3) * (disc_classes[kind].most / 3);
    return kind == CORNERS ? draw_corner(s) : draw_about_zero(s, INT32_MAX);
}

static void draw_coordinates(input_stream *s, int kind, graze_vec3 *v)
{
    v->x = coordinate(s, kind);
    v->y = coordinate(s, kind);
    v->z = coordinate(s, kind);
}

/* Of any length, and often along an axis or in a plane of two. */
static void draw_normal(input_stream *s, int kind, graze_vec3 *n)
{
    if (kind >= LATTICE || draw_chance(s, 4))
        draw_coordinates(s, kind, n);
    else if (draw_chance(s, 2))
        draw_slope(s, draw_power(s, 28), n);
    else
        draw_vector(s, INT32_MAX >> draw_below(s, 28), n);
}

static void draw_uniform(input_stream *s, int kind, disc_query *q)
{
    draw_coordinates(s, kind, &q->disc.center);
    draw_normal(s, kind, &q->disc.normal);
    q->disc.radius = coordinate(s, kind);
    if (q->disc.radius < 0 && !draw_chance(s, 8))
        q->disc.radius = -(q->disc.radius + 1);
    if (kind >= LATTICE && kind < SPOKES)
        q->disc.radius = (int32_t)draw_below(s, 8) * (disc_classes[kind].most / 3);
    draw_coordinates(s, kind, &q->segment.a);
    draw_coordinates(s, kind, &q->segment.b);
    q->point = q->segment.a;
}

/* ---- Spokes: from the center to a point whose distance is a whole number ---- */

typedef struct {
    graze_vec3 way;
    int32_t length;
} spoke;

static const spoke spokes[] = {
    {{1, 2, 2}, 3},   {{2, 3, 6}, 7},  {{1, 4, 8}, 9},   {{4, 4, 7}, 9},
    {{2, 6, 9}, 11},  {{6, 6, 7}, 11}, {{3, 4, 12}, 13}, {{0, 3, 4}, 5},
    {{0, 5, 12}, 13}, {{0, 0, 1}, 1},  {{8, 9, 12}, 17}, {{1, 12, 12}, 17},
};

static void draw_spoke(input_stream *s, spoke *to)
{
    *to = spokes[draw_below(s, sizeof spokes / sizeof spokes[0])];
    for (uint32_t i = 2; i > 0; i--) {
        int32_t *one = axis_of(&to->way, i), *other = axis_of(&to->way, draw_below(s, i + 1));
        const int32_t between = *one;
        *one = *other;
        *other = between;
    }
    for (uint32_t i = 0; i < 3; i++)
        if (draw_chance(s, 2))
            *axis_of(&to->way, i) = -*axis_of(&to->way, i);
}

/* from + way * times, as far as that is in the world */
static graze_vec3 along(const graze_vec3 *from, const graze_vec3 *way, int64_t times)
{
    return graze_vec3_of(hold(from->x + way->x * times), hold(from->y + way->y * times),
                         hold(from->z + way->z * times));
}

/* Small whole numbers, perpendicular to the spoke. */
static graze_vec3 perpendicular(input_stream *s, const graze_vec3 *e)
{
    graze_vec3 w, n;
    do {
        draw_vector(s, 3, &w);
        n.x = e->y * w.z - e->z * w.y;
        n.y = e->z * w.x - e->x * w.z;
        n.z = e->x * w.y - e->y * w.x;
    } while (n.x == 0 && n.y == 0 && n.z == 0);
    return n;
}

static void draw_nudge_disc(input_stream *s, disc_query *q)
{
    int32_t *const words[] = {&q->disc.radius,  &q->segment.a.x, &q->segment.a.y, &q->segment.b.z,
                              &q->ray.origin.x, &q->ray.dir.y,   &q->point.x,     &q->point.z};
    for (uint32_t i = 0; i < 8; i++)
        if (i % 2 == 0 || draw_chance(s, 2))
            *words[i] = hold((int64_t)*words[i] + draw_about_zero(s, 2));
}

/* A line through a point of a spoke, from `before` steps ahead of it to `behind` steps after it. */
static void draw_through(input_stream *s, const graze_vec3 *through, int32_t size, disc_query *q)
{
    const int32_t before = draw_chance(s, 6) ? 0 : draw_between(s, 1, 4);
    const int32_t behind = draw_chance(s, 6) ? 0 : draw_between(s, 1, 4);
    graze_vec3 step;
    draw_vector(s, size, &step);
    if (draw_chance(s, 4))
        draw_slope(s, size, &step);
    q->segment.a = along(through, &step, -before);
    q->segment.b = along(through, &step, behind);
    q->ray.origin = q->segment.a;
    q->ray.dir = step;
    q->ray.t_max = (before + behind) * 65536;
    if (draw_chance(s, 4))
        q->ray.t_max = draw_chance(s, 2) ? GRAZE_NO_LIMIT : draw_between(s, -2, 9) * 32768;
}

/* `part` of `whole` spokes away from the center is a point of the plane; the radius is `whole` spokes. */
static void draw_on_spoke(input_stream *s, int kind, disc_query *q)
{
    spoke e;
    draw_spoke(s, &e);
    int32_t whole = draw_power(s, 26);
    whole += draw_about_zero(s, 1);
    const int32_t part = kind == SPOKES ? draw_between(s, 0, 8) * (whole / 4) : whole;
    const graze_vec3 n = perpendicular(s, &e.way);
    draw_vector(s, draw_chance(s, 3) ? INT32_MAX / 2 : draw_power(s, 28), &q->disc.center);
    q->disc.normal = along(&(graze_vec3){0, 0, 0}, &n, draw_chance(s, 2) ? draw_power(s, 24) : 1);
    q->disc.radius = hold((int64_t)e.length * whole);
    const graze_vec3 through = along(&q->disc.center, &e.way, part);
    draw_through(s, &through, draw_power(s, 27), q);
    q->point = along(&through, &n, draw_about_zero(s, draw_power(s, 22)));
    if (kind == BESIDE_RIM)
        draw_nudge_disc(s, q);
}

/* ---- Extremes ---- */

static void draw_widest(input_stream *s, disc_query *q)
{
    widest_plane(s, &q->disc.center, &q->disc.normal, &q->segment);
    q->disc.radius = draw_between(s, 0, INT32_MAX >> draw_below(s, 3));
    q->point = draw_chance(s, 2) ? q->segment.a : q->segment.b;
}

/* Empty discs, zero normals, lines of no length, lines in the plane; the last may start on the disc. */
static void draw_degenerate(input_stream *s, disc_query *q)
{
    draw_on_spoke(s, SPOKES, q);
    switch (draw_below(s, 5)) {
    case 0:
        q->disc.radius = draw_chance(s, 2) ? INT32_MIN : -draw_power(s, 30);
        break;
    case 1:
        q->disc.normal = graze_vec3_of(0, 0, 0);
        break;
    case 2:
        q->segment.b = q->segment.a;
        break;
    case 3:
        q->disc.radius = 0;
        break;
    default:
        q->disc.normal = graze_vec3_of(0, 0, draw_power(s, 30));
        q->segment.a.z = q->segment.b.z = q->disc.center.z;
    }
}

/* The ray along the segment, in steps of a power of two of it; now and then with a direction of its own. */
static void draw_ray(input_stream *s, int kind, disc_query *q)
{
    draw_ray_along(s, (int32_t)(UINT32_C(1) << draw_below(s, 5)), &q->segment, &q->ray);
    if (draw_chance(s, 16))
        draw_coordinates(s, kind, &q->ray.dir);
}

void input_disc(uint64_t seed, uint32_t index, disc_query *q)
{
    const int kind = (int)(index % DISC_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == SPOKES || kind == RIM || kind == BESIDE_RIM) {
        draw_on_spoke(&s, kind, q);
        return;
    }
    if (kind == WIDEST)
        draw_widest(&s, q);
    else if (kind == DEGENERATE)
        draw_degenerate(&s, q);
    else
        draw_uniform(&s, kind, q);
    draw_ray(&s, kind, q);
    if (kind == WIDEST && !draw_chance(&s, 4))
        q->ray = widest_ray(&s, &q->segment.a, &q->segment.b);
}
