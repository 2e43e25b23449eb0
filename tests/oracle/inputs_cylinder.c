/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_cylinder.h"
#include "touching.h"

enum {
    UNIFORM_1000 = 2,
    LATTICE = 5,
    TANGENT = 7, /* to the side */
    RIM,         /* through a point of a rim, and not into the cylinder */
    IN_CAP,      /* in the plane of a cap */
    PARALLEL,    /* to the axis: within the radius, on the side, or beyond */
    ENDS,        /* a line with an end on the surface */
    BESIDE,      /* one of these, moved by a raw unit */
    CORNERS,
    DEGENERATE,
    ONE_FAR, /* one number is, or none */
    SLOW     /* a ray with a short dir, which reaches a long cylinder after many steps */
};

#define MISS   1u
#define TOUCH  2u
#define HIT    4u
#define INSIDE 8u

const solid_class cylinder_classes[CYLINDER_CLASSES] = {
    {"uniform 1", 65536, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"uniform 100", 6553600, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"uniform 1000", 65536000, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"uniform 10000", 655360000, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"uniform all", INT32_MAX, MISS | INSIDE, MISS | HIT | INSIDE, MISS | HIT | INSIDE},
    {"lattice raw", 3, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT | INSIDE,
     MISS | TOUCH | HIT | INSIDE},
    {"lattice unit", 196608, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT | INSIDE,
     MISS | TOUCH | HIT | INSIDE},
    {"tangent", 0, TOUCH, TOUCH, TOUCH},
    {"rim", 0, TOUCH, TOUCH, TOUCH},
    {"in a cap's plane", 0, TOUCH, TOUCH, TOUCH},
    {"parallel", 0, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT, MISS | TOUCH | HIT},
    {"ends on it", 0, TOUCH, TOUCH | HIT | INSIDE, TOUCH | HIT | INSIDE},
    {"beside", 0, MISS | TOUCH | INSIDE, MISS | TOUCH | HIT, MISS | TOUCH | HIT},
    {"corners", 0, MISS | INSIDE, MISS | HIT, MISS | HIT},
    {"degenerate", 0, MISS | TOUCH, MISS | TOUCH, MISS | TOUCH},
    {"one is far", 0, MISS | INSIDE, MISS | HIT, MISS | HIT},
    {"slow", 0, INSIDE, HIT, HIT},
};

/* ---- Any shapes ---- */

static int32_t coordinate(input_stream *s, int kind)
{
    const int32_t most = cylinder_classes[kind].most;
    if (kind < LATTICE)
        return draw_about_zero(s, most);
    if (kind < TANGENT)
        return draw_about_zero(s, 3) * (most / 3);
    return draw_corner(s);
}

static void draw_coordinates(input_stream *s, int kind, graze_vec3 *v)
{
    v->x = coordinate(s, kind);
    v->y = coordinate(s, kind);
    v->z = coordinate(s, kind);
}

/* The points are nearer to the middle than the coordinates may be, so that some are inside. */
static void draw_inner(input_stream *s, int kind, graze_vec3 *v)
{
    draw_coordinates(s, kind, v);
    if (kind < LATTICE) {
        v->x /= 2;
        v->y /= 2;
        v->z /= 2;
    }
}

static int32_t draw_radius(input_stream *s, int kind)
{
    const int32_t most = cylinder_classes[kind].most;
    if (draw_chance(s, 24))
        return draw_chance(s, 2) ? -draw_power(s, 30) : 0;
    if (kind >= LATTICE && kind < TANGENT)
        return (int32_t)draw_below(s, 5) * (most / 3);
    if (kind == CORNERS)
        return draw_chance(s, 2) ? INT32_MAX - (int32_t)draw_below(s, 4) : draw_corner(s);
    return draw_less(s, most);
}

/* The ray along the segment, in steps of a power of two of it; now and then with a direction of its own. */
static void draw_ray(input_stream *s, int kind, cylinder_query *q)
{
    draw_ray_along(s, draw_power(s, 4), &q->segment, &q->ray);
    if (draw_chance(s, 4))
        draw_coordinates(s, kind, &q->ray.dir);
    if (draw_chance(s, 8))
        q->ray.t_max = GRAZE_NO_LIMIT;
}

/* Along an axis of the world, where more lattice lines touch. */
static void stand_upright(input_stream *s, graze_segment *core)
{
    const uint32_t axis = draw_below(s, 3);
    const graze_scalar end = *axis_of(&core->b, axis);
    core->b = core->a;
    *axis_of(&core->b, axis) = end;
}

static void draw_any(input_stream *s, int kind, cylinder_query *q)
{
    draw_coordinates(s, kind, &q->cylinder.core.a);
    draw_coordinates(s, kind, &q->cylinder.core.b);
    if (kind >= LATTICE && kind < TANGENT && !draw_chance(s, 4))
        stand_upright(s, &q->cylinder.core);
    q->cylinder.radius = draw_radius(s, kind);
    draw_coordinates(s, kind, &q->segment.a);
    draw_inner(s, kind, &q->segment.b);
    if (draw_chance(s, 2)) {
        const graze_vec3 a = q->segment.a;
        q->segment.a = q->segment.b;
        q->segment.b = a;
    }
    draw_inner(s, kind, &q->point);
    draw_ray(s, kind, q);
}

static void put_far(input_stream *s, graze_scalar *word)
{
    const int32_t times = (int32_t)draw_below(s, 3), off = times * draw_power(s, 28);
    if (!draw_chance(s, 3))
        *word = draw_chance(s, 2) ? INT32_MAX - off : INT32_MIN + off;
}

static void draw_one_far(input_stream *s, cylinder_query *q)
{
    draw_any(s, UNIFORM_1000, q);
    put_far(s, draw_chance(s, 2) ? &q->cylinder.radius : &q->cylinder.core.a.x);
    if (draw_chance(s, 2))
        put_far(s, draw_chance(s, 2) ? &q->segment.a.y : &q->ray.dir.y);
    if (draw_chance(s, 2))
        put_far(s, draw_chance(s, 2) ? &q->point.x : &q->ray.origin.z);
}

static void draw_slow(input_stream *s, cylinder_query *q)
{
    const graze_segment *core = &q->cylinder.core;
    draw_vector(s, INT32_MAX, &q->cylinder.core.a);
    draw_vector(s, INT32_MAX, &q->cylinder.core.b);
    q->cylinder.radius = draw_between(s, 0x10000, draw_power(s, 14) * 0x10000);
    const int64_t part = draw_between(s, 1, 255);
    graze_vec3 off;
    draw_vector(s, q->cylinder.radius, &off);
    q->point.x = hold(core->a.x + ((int64_t)core->b.x - core->a.x) / 256 * part + off.x);
    q->point.y = hold(core->a.y + ((int64_t)core->b.y - core->a.y) / 256 * part + off.y);
    q->point.z = hold(core->a.z + ((int64_t)core->b.z - core->a.z) / 256 * part + off.z);
    draw_slow_line(s, &q->point, &q->segment, &q->ray);
}

/* ---- Shapes that touch ---- */

/* The core leads along u, a multiple of which is at a whole number of ways from it; `other` is perpendicular to both. */
typedef struct {
    int kind;
    int32_t way[3], length, u[3], other[3], times;
    graze_vec3 at;    /* on the axis */
    graze_vec3 place; /* of contact */
    int32_t run[3];   /* of the line */
} contact;

static graze_vec3 along(const graze_vec3 *from, const int32_t *way, int64_t times)
{
    return graze_vec3_of(hold(from->x + way[0] * times), hold(from->y + way[1] * times),
                         hold(from->z + way[2] * times));
}

static bool at_cap(const contact *c)
{
    return c->kind == RIM || c->kind == IN_CAP;
}

/* The components of a way are at most 21, those of u 84, and those of `other` 3528. */
static void draw_contact(input_stream *s, int kind, contact *c)
{
    int32_t side[3];
    c->kind = kind;
    do {
        touching_any_side(s, 3, side);
        c->length = touching_whole(s, 3, side, c->way);
        touching_across(s, 2, 3, c->way, c->u);
    } while ((c->u[0] | c->u[1] | c->u[2]) == 0);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        c->other[i] = c->way[j] * c->u[k] - c->way[k] * c->u[j];
    }
    c->times = draw_between(s, 1, draw_power(s, 20));
    draw_vector(s, draw_chance(s, 4) ? INT32_MAX / 2 : draw_power(s, 28), &c->at);
}

/* way * p + u * q + other * r */
static void set_run(contact *c, int32_t p, int32_t q, int32_t r)
{
    for (int i = 0; i < 3; i++)
        c->run[i] = c->way[i] * p + c->u[i] * q + c->other[i] * r;
}

/* A line through the rim leads into the cylinder only if it leads inwards and away from the cap: it leads outwards and away, or
 * across. */
static void draw_run(input_stream *s, contact *c)
{
    const int32_t p = draw_about_zero(s, 3), q = draw_about_zero(s, 3);
    const int32_t r = draw_chance(s, 2) ? 0 : draw_about_zero(s, 1);
    if (c->kind == TANGENT)
        set_run(c, 0, q, r == 0 ? 1 : r);
    else if (c->kind == RIM)
        set_run(c, p < 0 ? -p : p, q < 0 ? -q : q, r);
    else if (c->kind == IN_CAP)
        set_run(c, p, 0, p == 0 ? 1 : r);
    else if (c->kind == PARALLEL)
        set_run(c, 0, q == 0 ? 1 : q, 0);
    else
        set_run(c, p, q, r);
}

/* How many ways the place is from the axis. */
static int32_t draw_out(input_stream *s, const contact *c)
{
    if (c->kind == IN_CAP)
        return draw_between(s, 0, c->times);
    if (c->kind == PARALLEL)
        return c->times + draw_about_zero(s, 1);
    return c->times;
}

/* From so many steps before the place to so many after; in ENDS it begins or ends there. */
static void draw_steps(input_stream *s, const contact *c, int32_t *before, int32_t *after)
{
    *before = draw_between(s, 1, 4);
    *after = draw_between(s, 1, 4);
    if (c->kind == ENDS && draw_chance(s, 2))
        *before = 0;
    else if (c->kind == ENDS)
        *after = 0;
}

static void draw_lines(input_stream *s, const contact *c, cylinder_query *q)
{
    const int32_t step = draw_between(s, 1, draw_power(s, 16));
    const graze_vec3 zero = {0, 0, 0};
    int32_t before, after;
    draw_steps(s, c, &before, &after);
    q->segment.a = along(&c->place, c->run, -(int64_t)step * before);
    q->segment.b = along(&c->place, c->run, (int64_t)step * after);
    draw_steps(s, c, &before, &after);
    q->ray.origin = along(&c->place, c->run, -(int64_t)step * before);
    q->ray.dir = along(&zero, c->run, step);
    q->ray.t_max = draw_chance(s, 4) && after > 0 ? GRAZE_NO_LIMIT : (before + after) * 65536;
}

static void draw_touching(input_stream *s, int kind, cylinder_query *q)
{
    contact c;
    draw_contact(s, kind, &c);
    const int32_t step = draw_between(s, 1, draw_power(s, 18));
    const bool cap = at_cap(&c) || (kind == ENDS && draw_chance(s, 2));
    const int64_t before = cap ? 0 : (int64_t)step * draw_between(s, 1, 4);
    q->cylinder.core.a = along(&c.at, c.u, -before);
    q->cylinder.core.b = along(&c.at, c.u, (int64_t)step * draw_between(s, 1, 4));
    q->cylinder.radius = c.times * c.length;
    if (kind == ENDS && cap)
        c.kind = draw_chance(s, 2) ? IN_CAP : RIM;
    c.place = along(&c.at, c.way, draw_out(s, &c));
    c.kind = kind;
    draw_run(s, &c);
    draw_lines(s, &c, q);
    q->point = c.place;
    if (draw_chance(s, 2)) {
        const graze_vec3 a = q->cylinder.core.a;
        q->cylinder.core.a = q->cylinder.core.b;
        q->cylinder.core.b = a;
    }
}

static void nudge(input_stream *s, graze_scalar *word)
{
    *word = hold((int64_t)*word + draw_about_zero(s, 1));
}

static void draw_nudges(input_stream *s, cylinder_query *q)
{
    nudge(s, &q->cylinder.radius);
    if (draw_chance(s, 2))
        return;
    nudge(s, &q->segment.a.x);
    nudge(s, &q->segment.b.z);
    nudge(s, &q->cylinder.core.b.y);
    nudge(s, &q->ray.origin.z);
    nudge(s, &q->ray.t_max);
    nudge(s, &q->point.x);
}

/* ---- Without length, direction or radius; or the same line ---- */

static void draw_degenerate(input_stream *s, cylinder_query *q)
{
    draw_touching(s, TANGENT + (int)draw_below(s, 5), q);
    if (draw_chance(s, 2))
        q->cylinder.core.b = q->cylinder.core.a;
    if (draw_chance(s, 3))
        q->segment.b = q->segment.a;
    if (draw_chance(s, 3))
        q->cylinder.radius = draw_chance(s, 2) ? 0 : -draw_power(s, 30);
    if (draw_chance(s, 3))
        q->segment = q->cylinder.core;
    if (draw_chance(s, 3)) { /* through the start of the core */
        const graze_vec3 a = q->cylinder.core.a, b = q->segment.a;
        q->segment.b = graze_vec3_of(hold(2 * (int64_t)a.x - b.x), hold(2 * (int64_t)a.y - b.y),
                                     hold(2 * (int64_t)a.z - b.z));
        draw_ray_along(s, 2, &q->segment, &q->ray);
    }
    if (draw_chance(s, 3))
        q->ray.t_max = draw_between(s, -1, 1);
    if (draw_chance(s, 3))
        q->ray.dir = graze_vec3_of(0, 0, 0);
    if (draw_chance(s, 2))
        q->point = q->ray.origin = q->cylinder.core.b;
    if (draw_chance(s, 2))
        nudge(s, &q->point.x);
}

void input_cylinder(uint64_t seed, uint32_t index, cylinder_query *q)
{
    const int kind = (int)(index % CYLINDER_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == DEGENERATE)
        draw_degenerate(&s, q);
    else if (kind == ONE_FAR)
        draw_one_far(&s, q);
    else if (kind == SLOW)
        draw_slow(&s, q);
    else if (kind >= TANGENT && kind < BESIDE)
        draw_touching(&s, kind, q);
    else if (kind == BESIDE)
        draw_touching(&s, TANGENT + (int)draw_below(&s, 5), q);
    else
        draw_any(&s, kind, q);
    if (kind == BESIDE)
        draw_nudges(&s, q);
}

/* ---- Raw integers ---- */

static void put_vector(int32_t *words, const graze_vec3 *v)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

void input_cylinder_words(uint64_t seed, uint32_t index, cylinder_words *words)
{
    cylinder_query q;
    input_cylinder(seed, index, &q);
    put_vector(words->cylinder, &q.cylinder.core.a);
    put_vector(words->cylinder + 3, &q.cylinder.core.b);
    words->cylinder[6] = q.cylinder.radius;
    put_vector(words->segment, &q.segment.a);
    put_vector(words->segment + 3, &q.segment.b);
    put_vector(words->ray, &q.ray.origin);
    put_vector(words->ray + 3, &q.ray.dir);
    words->ray[6] = q.ray.t_max;
    put_vector(words->point, &q.point);
}
