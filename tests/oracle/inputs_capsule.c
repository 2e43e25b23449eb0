/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_capsule.h"
#include "touching.h"

enum {
    UNIFORM_1000 = 2,
    LATTICE = 5,
    CROSSING = 7, /* between all ends */
    PARALLEL,
    END_AND_CORE, /* an end of one, and the core of the other between its ends */
    ENDS,
    BESIDE, /* one of these four, moved by a raw unit or a few */
    CORNERS,
    WIDE,
    DEGENERATE,
    ONE_FAR /* one number of each shape is, or none */
};

#define APART   1u
#define TOUCH   2u
#define OVERLAP 4u

const capsule_class capsule_classes[CAPSULE_CLASSES] = {
    {"uniform 1", 65536, APART | OVERLAP},
    {"uniform 100", 6553600, APART | OVERLAP},
    {"uniform 1000", 65536000, APART | OVERLAP},
    {"uniform 10000", 655360000, APART | OVERLAP},
    {"uniform all", INT32_MAX, APART | OVERLAP},
    {"lattice raw", 3, APART | OVERLAP},
    {"lattice unit", 196608, APART | OVERLAP},
    {"crossing", 0, TOUCH},
    {"parallel", 0, TOUCH},
    {"an end and a core", 0, TOUCH},
    {"two ends", 0, TOUCH},
    {"beside", 0, APART | OVERLAP},
    {"corners", 0, APART | OVERLAP},
    {"wide", 0, APART | OVERLAP},
    {"degenerate", 0, APART | OVERLAP},
    {"one is far", 0, APART | OVERLAP},
};

/* ---- Any shapes ---- */

static int32_t coordinate(input_stream *s, int kind)
{
    const int32_t most = capsule_classes[kind].most;
    if (kind < LATTICE)
        return draw_about_zero(s, most);
    if (kind < CROSSING)
        return draw_about_zero(s, 3) * (most / 3);
    if (kind == CORNERS)
        return draw_corner(s);
    return draw_about_zero(s, INT32_C(0x20000000) - 1);
}

static void draw_coordinates(input_stream *s, int kind, graze_vec3 *v)
{
    v->x = coordinate(s, kind);
    v->y = coordinate(s, kind);
    v->z = coordinate(s, kind);
}

static int32_t draw_radius(input_stream *s, int kind)
{
    if (draw_chance(s, 24))
        return draw_chance(s, 2) ? -draw_power(s, 30) : 0;
    if (kind >= LATTICE && kind < CROSSING)
        return (int32_t)draw_below(s, 4) * (capsule_classes[kind].most / 3);
    if (kind == CORNERS)
        return draw_chance(s, 2) ? INT32_MAX - (int32_t)draw_below(s, 4) : draw_corner(s);
    return draw_less(s, kind < LATTICE ? capsule_classes[kind].most / 2 : INT32_C(0x20000000) - 1);
}

static void draw_any_capsule(input_stream *s, int kind, graze_capsule *capsule)
{
    draw_coordinates(s, kind, &capsule->core.a);
    draw_coordinates(s, kind, &capsule->core.b);
    capsule->radius = draw_radius(s, kind);
}

/* The ray along the segment, in steps of a power of two of it; now and then with a direction of its own. */
static void draw_ray(input_stream *s, int kind, capsule_query *q)
{
    draw_ray_along(s, draw_power(s, 4), &q->segment, &q->ray);
    if (draw_chance(s, 4))
        draw_coordinates(s, kind, &q->ray.dir);
}

static void draw_any(input_stream *s, int kind, capsule_query *q)
{
    draw_any_capsule(s, kind, &q->capsule);
    draw_any_capsule(s, kind, &q->other);
    draw_coordinates(s, kind, &q->segment.a);
    draw_coordinates(s, kind, &q->segment.b);
    draw_coordinates(s, kind, &q->point);
    draw_coordinates(s, kind, &q->sphere.center);
    q->sphere.radius = draw_radius(s, kind);
    draw_ray(s, kind, q);
}

static void put_far(input_stream *s, graze_scalar *word)
{
    const int32_t times = (int32_t)draw_below(s, 3), off = times * draw_power(s, 28);
    if (!draw_chance(s, 3))
        *word = draw_chance(s, 2) ? INT32_MAX - off : INT32_MIN + off;
}

static void draw_one_far(input_stream *s, capsule_query *q)
{
    draw_any(s, UNIFORM_1000, q);
    put_far(s, draw_chance(s, 2) ? &q->capsule.radius : &q->capsule.core.a.x);
    if (draw_chance(s, 2))
        put_far(s, draw_chance(s, 2) ? &q->other.radius : &q->other.core.b.y);
    if (draw_chance(s, 2))
        put_far(s, draw_chance(s, 2) ? &q->sphere.radius : &q->sphere.center.z);
    if (draw_chance(s, 2))
        put_far(s, draw_chance(s, 2) ? &q->segment.a.y : &q->ray.dir.y);
    if (draw_chance(s, 2))
        put_far(s, draw_chance(s, 2) ? &q->point.x : &q->ray.origin.z);
}

/* ---- Shapes that touch ---- */

/* The way to a place next to the core of the first capsule, and perpendicular directions. */
typedef struct {
    int32_t way[3], length, u[3], v[3];
    graze_vec3 at; /* the place on the first core */
    int32_t times; /* the other core is so many ways off */
} contact;

static graze_vec3 along(const graze_vec3 *from, const int32_t *way, int64_t times)
{
    return graze_vec3_of(hold(from->x + way[0] * times), hold(from->y + way[1] * times),
                         hold(from->z + way[2] * times));
}

/* Leads away from the other core, or is perpendicular to the way. */
static void lead_away(input_stream *s, const contact *c, int32_t side, int32_t *u)
{
    const int32_t turn = draw_between(s, 0, 2);
    for (int i = 0; i < 3; i++)
        u[i] += turn * side * c->way[i];
}

/* The components of a way are at most 21, those of a direction 126, and with a turn 168. */
static void draw_contact(input_stream *s, int kind, uint32_t axes, contact *c)
{
    int32_t side[3];
    do {
        c->way[2] = c->u[2] = c->v[2] = 0;
        touching_any_side(s, axes, side);
        c->length = touching_whole(s, axes, side, c->way);
        touching_across(s, 3, axes, c->way, c->u);
        touching_across(s, 3, axes, c->way, c->v);
    } while ((c->u[0] | c->u[1] | c->u[2]) == 0);
    if (kind == PARALLEL)
        for (int i = 0; i < 3; i++)
            c->v[i] = c->u[i];
    if (kind == ENDS)
        lead_away(s, c, -1, c->u);
    if (kind == ENDS || kind == END_AND_CORE)
        lead_away(s, c, 1, c->v);
    c->times = draw_between(s, 1, draw_power(s, 20));
    draw_vector(s, draw_chance(s, 4) ? INT32_MAX / 2 : draw_power(s, 28), &c->at);
}

/* Through the place, from so many steps before it to so many after. */
static graze_segment core_through(input_stream *s, const graze_vec3 *place, const int32_t *dir,
                                  bool begins)
{
    const int32_t step = draw_between(s, 1, draw_power(s, 18));
    const int64_t before = begins ? 0 : (int64_t)step * draw_between(s, 1, 4);
    graze_segment core;
    core.a = along(place, dir, -before);
    core.b = along(place, dir, (int64_t)step * draw_between(s, 1, 4));
    return core;
}

static void swap_ends(input_stream *s, graze_segment *core)
{
    const graze_vec3 a = core->a;
    if (draw_chance(s, 2)) {
        core->a = core->b;
        core->b = a;
    }
}

/* From the end of the core, or the place itself, at a whole number of steps. */
static void draw_touching_ray(input_stream *s, const graze_vec3 *place, const contact *c,
                              bool begins, graze_ray *ray)
{
    const int32_t step = draw_between(s, 1, draw_power(s, 18)),
                  before = begins ? 0 : draw_between(s, 0, 4);
    const bool back = draw_chance(s, 2) && begins;
    const int32_t after = before == 0 ? draw_between(s, 1, 4) : draw_between(s, 0, 4);
    graze_vec3 zero = {0, 0, 0};
    ray->origin = along(place, c->v, -(int64_t)step * before);
    ray->dir = along(&zero, c->v, step);
    ray->t_max = draw_chance(s, 4) ? GRAZE_NO_LIMIT : (before + after) * 65536;
    if (back) { /* it ends at the place */
        ray->origin = along(place, c->v, (int64_t)step * after);
        ray->dir = along(&zero, c->v, -step);
        ray->t_max = after * 65536;
    }
}

static void draw_touching(input_stream *s, int kind, uint32_t axes, capsule_query *q)
{
    contact c;
    draw_contact(s, kind, axes, &c);
    const int32_t more = draw_between(s, 0, draw_power(s, 20));
    const graze_vec3 place = along(&c.at, c.way, c.times);
    const graze_vec3 center = along(&c.at, c.way, (int64_t)c.times + more);
    const bool begins = kind == ENDS || kind == END_AND_CORE;
    q->capsule.core = core_through(s, &c.at, c.u, kind == ENDS);
    q->capsule.radius = c.times * c.length;
    q->segment = core_through(s, &place, c.v, begins);
    q->other.core = core_through(s, &center, c.v, begins);
    q->other.radius = q->sphere.radius = more * c.length;
    q->point = place;
    q->way = graze_vec3_of(c.way[0], c.way[1], c.way[2]);
    q->sphere.center = center;
    draw_touching_ray(s, &place, &c, begins, &q->ray);
    swap_ends(s, &q->capsule.core);
    swap_ends(s, &q->segment);
    swap_ends(s, &q->other.core);
}

static void nudge(input_stream *s, graze_scalar *word)
{
    *word = hold((int64_t)*word + draw_about_zero(s, 1));
}

static void draw_nudges(input_stream *s, capsule_query *q)
{
    nudge(s, &q->capsule.radius);
    if (draw_chance(s, 2))
        return;
    nudge(s, &q->segment.a.x);
    nudge(s, &q->other.core.b.y);
    nudge(s, &q->ray.origin.z);
    nudge(s, &q->ray.t_max);
    nudge(s, &q->point.x);
    nudge(s, &q->sphere.radius);
}

/* ---- Without length, direction or radius; or the same line ---- */

static void draw_degenerate(input_stream *s, uint32_t axes, capsule_query *q)
{
    const int kind = CROSSING + (int)draw_below(s, 4);
    draw_touching(s, kind, axes, q);
    if (draw_chance(s, 2))
        q->capsule.core.b = q->capsule.core.a;
    if (draw_chance(s, 2))
        q->segment.b = q->segment.a;
    if (draw_chance(s, 2))
        q->other.core.b = q->other.core.a;
    if (draw_chance(s, 3))
        q->capsule.radius = draw_chance(s, 2) ? 0 : -draw_power(s, 30);
    if (draw_chance(s, 3))
        q->other = q->capsule;
    if (draw_chance(s, 3))
        q->segment = q->capsule.core;
    if (draw_chance(s, 3))
        q->ray.t_max = draw_between(s, -1, 1);
    if (draw_chance(s, 3))
        q->ray.dir = graze_vec3_of(0, 0, 0);
    if (draw_chance(s, 3))
        q->point = q->sphere.center = q->ray.origin = q->capsule.core.b;
}

static void draw_query(uint64_t seed, uint32_t index, uint32_t axes, capsule_query *q)
{
    const int kind = (int)(index % CAPSULE_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    q->way = graze_vec3_of(0, 0, 0);
    if (kind == DEGENERATE)
        draw_degenerate(&s, axes, q);
    else if (kind == ONE_FAR)
        draw_one_far(&s, q);
    else if (kind == BESIDE)
        draw_touching(&s, CROSSING + (int)draw_below(&s, 4), axes, q);
    else if (kind >= CROSSING && kind < BESIDE)
        draw_touching(&s, kind, axes, q);
    else
        draw_any(&s, kind, q);
    if (kind == BESIDE)
        draw_nudges(&s, q);
}

void input_capsule(uint64_t seed, uint32_t index, capsule_query *q)
{
    draw_query(seed, index, 3, q);
}

static void flatten(graze_segment *core)
{
    core->a.z = core->b.z = 0;
}

void input_capsule_in_plane(uint64_t seed, uint32_t index, capsule_query *q)
{
    draw_query(seed, index, 2, q);
    flatten(&q->capsule.core);
    flatten(&q->other.core);
    flatten(&q->segment);
    q->ray.origin.z = q->ray.dir.z = q->sphere.center.z = q->point.z = 0;
}

/* ---- Raw integers ---- */

static void put_vector(int32_t *words, const graze_vec3 *v)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

static void put_core(int32_t *words, const graze_segment *core)
{
    put_vector(words, &core->a);
    put_vector(words + 3, &core->b);
}

void capsule_words_of(const capsule_query *q, capsule_words *words)
{
    put_core(words->capsule, &q->capsule.core);
    words->capsule[6] = q->capsule.radius;
    put_core(words->other, &q->other.core);
    words->other[6] = q->other.radius;
    put_core(words->segment, &q->segment);
    put_vector(words->ray, &q->ray.origin);
    put_vector(words->ray + 3, &q->ray.dir);
    words->ray[6] = q->ray.t_max;
    put_vector(words->sphere, &q->sphere.center);
    words->sphere[3] = q->sphere.radius;
    put_vector(words->point, &q->point);
}

void input_capsule_words(uint64_t seed, uint32_t index, capsule_words *words)
{
    capsule_query q;
    input_capsule(seed, index, &q);
    capsule_words_of(&q, words);
}
