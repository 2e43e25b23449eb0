/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_ball.h"

#include "draw.h"

enum { LATTICE = 5, GRAZING = 7, ENDING, CORNERS, TINY, BORDER, POINTS, LARGE };
enum { MANY_STEPS = 4 }; /* the most steps from the point of contact to an end of a line */

#define MISS   1u
#define TOUCH  2u
#define HIT    4u
#define INSIDE 8u

const solid_class ball_classes[BALL_JUDGED] = {
    {"uniform 1", 65536, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"uniform 100", 6553600, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"uniform 1000", 65536000, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"uniform 10000", 655360000, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"uniform all", INT32_MAX, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"lattice raw", 3, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT | INSIDE,
     MISS | TOUCH | HIT | INSIDE},
    {"lattice unit", 196608, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT | INSIDE,
     MISS | TOUCH | HIT | INSIDE},
    {"grazing", 0, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT, MISS | TOUCH | HIT},
    {"ends on it", 0, TOUCH, TOUCH | HIT | INSIDE, TOUCH | HIT | INSIDE},
    {"corners", 0, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"tiny", 0, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT, MISS | TOUCH | HIT},
    {"border", 0, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT, MISS | TOUCH | HIT},
    {"points", 0, MISS | TOUCH | INSIDE, MISS | TOUCH | INSIDE, MISS | TOUCH | INSIDE},
    {"large", 0, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT, MISS | TOUCH | HIT},
    {"widest", 0, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"limits", 0, TOUCH | INSIDE, MISS | TOUCH | HIT, MISS | TOUCH | HIT},
};

/* a^2 + b^2 + c^2 = d^2; c is 0 in the first FLAT_TUPLES. */
enum { FLAT_TUPLES = 6, TUPLES = 14 };
static const int32_t tuples[TUPLES][4] = {
    {1, 0, 0, 1},    {0, 1, 0, 1}, {3, 4, 0, 5}, {12, 5, 0, 13}, {8, 15, 0, 17},
    {20, 21, 0, 29}, {0, 0, 1, 1}, {1, 2, 2, 3}, {2, 3, 6, 7},   {6, 2, 3, 7},
    {8, 1, 4, 9},    {4, 4, 7, 9}, {0, 3, 4, 5}, {9, 6, 2, 11}};

/* The ball, the vector from its center to a point on its surface, and that point. */
typedef struct {
    input_stream s;
    int kind;
    uint32_t axes;
    int32_t out[3], whole, step; /* |out| = whole; center + step * out is on the surface */
    int64_t at[3];
    ball_query *q;
} scene;

static void draw_numbers(scene *c, int32_t most, int32_t *v)
{
    for (uint32_t i = 0; i < 3; i++)
        v[i] = i < c->axes ? draw_about_zero(&c->s, most) : 0;
}

/* A tuple in any order, with random signs. */
static void draw_out(scene *c)
{
    const int32_t *tuple = tuples[draw_below(&c->s, c->axes == 2 ? FLAT_TUPLES : TUPLES)];
    uint32_t signs = draw_bits(&c->s);
    for (int i = 0; i < 3; i++)
        c->out[i] = signs >> i & 1 ? -tuple[i] : tuple[i];
    c->whole = tuple[3];
}

/* The radius is nearly 2^31, or the largest for which center and surface are near coordinates. */
static int32_t draw_large_step(scene *c)
{
    int32_t most = 1;
    for (int i = 0; i < 3; i++)
        most = c->out[i] > most ? c->out[i] : -c->out[i] > most ? -c->out[i] : most;
    int32_t step = draw_chance(&c->s, 2) ? INT32_MAX / c->whole : 1073741824 / most;
    return step - draw_between(&c->s, 0, 2);
}

/* Balls that are not LARGE have a radius of at most 2^28. */
static void draw_touching_ball(scene *c)
{
    input_stream *s = &c->s;
    int32_t *ball = c->q->ball;
    draw_out(c);
    c->step = c->kind == LARGE  ? draw_large_step(c)
              : c->kind == TINY ? draw_between(s, 0, 2)
                                : draw_between(s, 1, draw_power(s, 28) / c->whole);
    draw_numbers(c, c->kind == LARGE ? 4 : draw_power(s, 29), ball);
    for (uint32_t i = 0; i < c->axes; i++) {
        if (c->kind == LARGE) /* the surface is near the middle of the world */
            ball[i] = hold(ball[i] - (int64_t)c->out[i] * c->step / 2);
        c->at[i] = ball[i] + (int64_t)c->out[i] * c->step;
    }
    ball[3] = c->whole * c->step;
}

/* A direction in the tangent plane, across `out`; with `any`, any direction. */
static void draw_way(scene *c, bool any, int32_t *way)
{
    int32_t v[3];
    const int32_t *n = c->out;
    draw_numbers(c, 3, v);
    if (c->axes == 2 && v[0] == 0)
        v[0] = 1;
    for (int i = 0; i < 3; i++)
        way[i] = any ? v[i] : n[(i + 1) % 3] * v[(i + 2) % 3] - n[(i + 2) % 3] * v[(i + 1) % 3];
    if (c->axes == 2 && !any) {
        way[0] = -n[1] * v[0];
        way[1] = n[0] * v[0];
        way[2] = 0;
    }
    if (any && draw_chance(&c->s, 4))
        for (int i = 0; i < 3; i++)
            way[i] = draw_chance(&c->s, 2) ? n[i] : -n[i];
}

static void put_point(const scene *c, const int32_t *way, int64_t times, int32_t *point)
{
    for (uint32_t i = 0; i < c->axes; i++)
        point[i] = hold(c->at[i] + way[i] * times);
}

/* Each component of `way` is below 180, so the line usually stays in the world. */
static int32_t draw_step(scene *c)
{
    return draw_between(&c->s, 1, draw_power(&c->s, c->kind == TINY ? 8 : 22));
}

static void nudge_one(scene *c, int32_t *words, uint32_t count)
{
    int32_t *word = &words[draw_below(&c->s, count)];
    *word = hold((int64_t)*word + draw_about_zero(&c->s, 3));
}

static bool is_still(const int32_t *way)
{
    return way[0] == 0 && way[1] == 0 && way[2] == 0;
}

/* From before the point of contact to behind it; or it ends or starts there. */
static void draw_touching_segment(scene *c)
{
    input_stream *s = &c->s;
    int32_t way[3], step = draw_step(c);
    bool ends = c->kind == ENDING;
    draw_way(c, ends && !draw_chance(s, 4), way);
    int32_t before = ends && draw_chance(s, 2) ? 0 : draw_between(s, 1, MANY_STEPS);
    int32_t after = ends && before ? 0 : draw_between(s, 1, MANY_STEPS);
    put_point(c, way, -(int64_t)before * step, c->q->segment);
    put_point(c, way, (int64_t)after * step, c->q->segment + 3);
    if (ends && draw_chance(s, 4)) /* to or from the opposite point, or the center */
        put_point(c, c->out, draw_chance(s, 2) ? -(int64_t)c->step : -2 * (int64_t)c->step,
                  c->q->segment + (before ? 0 : 3));
}

/* The point of contact is a whole multiple of dir away; often t_max is there. */
static void draw_touching_ray(scene *c)
{
    input_stream *s = &c->s;
    int32_t way[3], step = draw_step(c), *ray = c->q->ray, parts = draw_power(s, 4);
    bool ends = c->kind == ENDING;
    draw_way(c, ends && !draw_chance(s, 4), way);
    int32_t before = ends && draw_chance(s, 4) ? 0 : draw_between(s, 1, MANY_STEPS) * parts;
    put_point(c, way, -(int64_t)before * step, ray);
    for (int i = 0; i < 3; i++)
        ray[3 + i] = hold((int64_t)way[i] * step);
    ray[6] = (before + draw_between(s, 0, 2)) * 65536;
    if (before > 0 && draw_chance(s, 3))
        ray[6] = before * 65536;
    if (draw_chance(s, 4))
        ray[6] = INT32_MAX;
    if (draw_chance(s, 24))
        ray[6] = -draw_power(s, 30);
}

/* Moves the scene so that one coordinate is close to 2^29 or -2^29. */
static void move_to_border(scene *c)
{
    int32_t *segment = c->q->segment, *ray = c->q->ray;
    for (uint32_t i = 0; i < c->axes; i++) {
        int32_t border = draw_chance(&c->s, 2) ? 536870912 : -536870912;
        uint32_t which = draw_below(&c->s, 4);
        int64_t of = which == 0 ? c->q->ball[i] : segment[i + (which == 1 ? 3 : 0)];
        int64_t by = border + draw_about_zero(&c->s, 2) - of;
        if (which == 3)
            by += (int64_t)segment[i] - ray[i];
        c->q->ball[i] = hold(c->q->ball[i] + by);
        c->q->other[i] = hold(c->q->other[i] + by);
        c->q->point[i] = hold(c->q->point[i] + by);
        segment[i] = hold(segment[i] + by);
        segment[3 + i] = hold(segment[3 + i] + by);
        ray[i] = hold(ray[i] + by);
    }
}

/* Lines of length 0 at the point: the segment; and the ray by its dir or by its limit. */
static void make_points(scene *c)
{
    for (uint32_t i = 0; i < c->axes; i++) {
        c->q->segment[i] = c->q->segment[3 + i] = c->q->ray[i] = c->q->point[i];
        if (draw_chance(&c->s, 2))
            c->q->ray[3 + i] = 0;
    }
    if (!is_still(c->q->ray + 3))
        c->q->ray[6] = 0;
}

/* A ball around most near coordinates, and a ray from inside out of it. */
static void leave_from_near(scene *c)
{
    int32_t *ray = c->q->ray;
    c->q->ball[3] = INT32_MAX - draw_between(&c->s, 0, 1073741824);
    draw_numbers(c, 536870912, c->q->ball);
    draw_numbers(c, 536870912, ray);
    draw_numbers(c, draw_power(&c->s, 29), ray + 3);
    ray[6] = draw_chance(&c->s, 2) ? INT32_MAX : draw_between(&c->s, 0, 65536 * 8);
}

static void draw_nudges(scene *c)
{
    if (draw_chance(&c->s, 2))
        nudge_one(c, c->q->point, c->axes);
    if (draw_chance(&c->s, 2))
        nudge_one(c, draw_chance(&c->s, 2) ? c->q->segment : c->q->segment + 3, c->axes);
    if (draw_chance(&c->s, 2))
        nudge_one(c, c->q->ray, c->axes);
    if (draw_chance(&c->s, 4))
        nudge_one(c, draw_chance(&c->s, 2) ? c->q->ball : c->q->ball + 3, 1);
}

/* Touches the ball at the same point from outside, from inside or around it; then nudged. */
static void draw_touching_other(scene *c)
{
    input_stream *s = &c->s;
    int32_t *other = c->q->other;
    int64_t far_off = draw_between(s, 0, draw_power(s, 27) / c->whole);
    bool within = draw_chance(s, 4);
    for (uint32_t i = 0; i < c->axes; i++)
        other[i] = hold(c->at[i] + (within ? -far_off : far_off) * c->out[i]);
    other[3] = hold(far_off * c->whole);
    if (draw_chance(s, 2))
        other[3] = hold((int64_t)other[3] + draw_about_zero(s, 2));
}

static void draw_touching(scene *c)
{
    draw_touching_ball(c);
    draw_touching_segment(c);
    draw_touching_ray(c);
    draw_touching_other(c);
    put_point(c, c->out, 0, c->q->point);
    if (c->kind == POINTS)
        make_points(c);
    if (c->kind == BORDER)
        move_to_border(c);
    if (c->kind == LARGE && draw_chance(&c->s, 4))
        leave_from_near(c);
    if (c->kind != ENDING)
        draw_nudges(c);
    if (c->kind == POINTS)
        make_points(c);
}

static int32_t coordinate(scene *c)
{
    int32_t most = ball_classes[c->kind].most;
    if (c->kind < LATTICE)
        return draw_about_zero(&c->s, most);
    return c->kind == CORNERS ? draw_corner(&c->s) : draw_about_zero(&c->s, 3) * (most / 3);
}

static void draw_coordinates(scene *c, int32_t *v)
{
    for (uint32_t i = 0; i < c->axes; i++)
        v[i] = coordinate(c);
}

/* In the class CORNERS half of the radii are the largest: otherwise no ball contains a point. */
static int32_t draw_radius(scene *c)
{
    int32_t most = ball_classes[c->kind].most;
    if (draw_chance(&c->s, 24))
        return -draw_power(&c->s, 30);
    if (c->kind < LATTICE)
        return draw_between(&c->s, 0, most);
    if (c->kind == CORNERS)
        return draw_chance(&c->s, 2) ? hold(INT32_MAX - (int64_t)draw_below(&c->s, 4))
                                     : draw_corner(&c->s);
    return draw_between(&c->s, 0, 4) * (most / 3);
}

/* The center is nearer to the origin, so that the other shapes are around the ball. */
static void draw_any_ball(scene *c, int32_t *ball)
{
    draw_coordinates(c, ball);
    for (uint32_t i = 0; c->kind < LATTICE && i < c->axes; i++)
        ball[i] /= 2;
    ball[3] = draw_radius(c);
}

/* Towards the ball; each unit of t covers 1 / parts of the way. */
static void aim_ray(scene *c)
{
    int32_t *ray = c->q->ray, parts = draw_power(&c->s, 4), *ball = c->q->ball;
    for (uint32_t i = 0; i < c->axes; i++) {
        int64_t to = (int64_t)ball[i] + draw_about_zero(&c->s, ball[3] > 0 ? ball[3] : 0);
        ray[3 + i] = hold((to - ray[i]) / parts);
    }
    ray[6] = draw_between(&c->s, 0, 2 * parts) * 65536;
}

static void draw_any_ray(scene *c)
{
    input_stream *s = &c->s;
    int32_t *ray = c->q->ray, most = ball_classes[c->kind].most;
    graze_vec3 dir;
    draw_coordinates(c, ray);
    draw_coordinates(c, ray + 3);
    if (draw_chance(s, 4)) {
        aim_ray(c);
    } else if (c->kind < LATTICE) {
        draw_dir(s, most, &dir);
        for (uint32_t i = 0; i < c->axes; i++)
            ray[3 + i] = *axis_of(&dir, i);
        ray[6] = draw_limit(s, most);
    } else if (draw_chance(s, 4)) {
        ray[6] = INT32_MAX;
    } else {
        ray[6] = c->kind == CORNERS ? draw_corner(s) : draw_between(s, -1, 8) * 16384;
    }
}

/* Lattice points and lines are seldom on the surface: puts the point at the ball's end on an
 * axis, and half of the lines through it. */
static void put_on_end(scene *c)
{
    const int32_t *ball = c->q->ball;
    int32_t *segment = c->q->segment, *ray = c->q->ray;
    uint32_t axis = draw_below(&c->s, c->axes);
    int32_t at = draw_chance(&c->s, 2) ? ball[axis] + ball[3] : ball[axis] - ball[3];
    bool passes = draw_chance(&c->s, 2);
    for (uint32_t i = 0; i < c->axes; i++) {
        c->q->point[i] = ball[i];
        if (passes) {
            segment[3 + i] = 2 * ball[i] - segment[i];
            ray[3 + i] = ball[i] - ray[i];
        }
    }
    c->q->point[axis] = segment[axis] = segment[3 + axis] = ray[axis] = at;
    ray[3 + axis] = 0;
}

void input_ball(uint64_t seed, uint32_t index, uint32_t axes, ball_query *q)
{
    static const ball_query nothing = {{0}, {0}, {0}, {0}, {0}};
    scene c;
    *q = nothing;
    c.q = q;
    c.kind = (int)(index % BALL_CLASSES);
    c.axes = axes;
    c.at[2] = c.out[2] = 0;
    draw_start(&c.s, seed + 31 * axes, index);
    if (c.kind >= GRAZING && c.kind != CORNERS) {
        draw_touching(&c);
        return;
    }
    draw_any_ball(&c, q->ball);
    draw_any_ball(&c, q->other);
    draw_coordinates(&c, q->point);
    draw_coordinates(&c, q->segment);
    draw_coordinates(&c, q->segment + 3);
    draw_any_ray(&c);
    if (c.kind >= LATTICE && c.kind < GRAZING && draw_chance(&c.s, 3))
        put_on_end(&c);
}
