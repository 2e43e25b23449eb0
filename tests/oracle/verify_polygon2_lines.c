/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `polygon2_lines`: N cases for each routine of lines against a polygon against the exact answer, bit by bit; a
 * normal within its bound. Candidates are where the line crosses the line of an edge, or a coordinate of a corner, and
 * each is tested for being in the polygon.
 */
#include "flat_solid.h"
#include "inputs_polygon2.h"
#include "judged.h"
#include "oracle_polygon2.h"

typedef struct {
    raw_polygon2 raw; /* as judged */
    bool is_flat;
    graze_vec2 corners[POLYGON2_MOST]; /* as drawn */
    graze_polygon2 polygon;
} data;

typedef struct {
    solid_scene s;
    data data;
} scene;

/* The edge, the place of a point beside it, and their products. */
typedef struct {
    mpz_t way[2], gap[2], ahead, step;
} workspace;

static workspace w;

static graze_polygon2 flat_polygon2(const void *shape)
{
    return ((const data *)shape)->polygon;
}

FLAT_SOLID(polygon2)

static bool set_edge(const data *d, uint32_t i)
{
    const int32_t *a = d->raw.corners + 2 * i, *b = d->raw.corners + 2 * ((i + 1) % d->raw.count);
    for (int k = 0; k < 2; k++) {
        mpz_set_si(w.way[k], b[k]);
        mpz_set_si(w.gap[k], a[k]);
        mpz_sub(w.way[k], w.way[k], w.gap[k]);
    }
    return mpz_sgn(w.way[0]) != 0 || mpz_sgn(w.way[1]) != 0;
}

static void set_cross(mpz_t to, mpz_t a[2], mpz_t b[2])
{
    mpz_mul(to, a[0], b[1]);
    mpz_submul(to, a[1], b[0]);
}

static void set_step(const exact_line *l)
{
    mpz_mul(w.step, w.way[0], l->step[1]);
    mpz_submul(w.step, w.way[1], l->step[0]);
}

static void add_candidates(const void *at, const exact_line *l, exact_list *list)
{
    const data *d = at;
    for (uint32_t i = 0; i < d->raw.count; i++) {
        const bool has_length = set_edge(d, i);
        for (int k = 0; k < 2; k++) {
            exact_list_add_plane(list, l, k, d->raw.corners[2 * i + (uint32_t)k]);
            mpz_sub(w.gap[k], w.gap[k], l->start[k]);
        }
        if (!has_length)
            continue;
        exact_ratio *r = exact_list_next(list);
        set_cross(r->num, w.way, w.gap);
        set_step(l);
        mpz_set(r->den, w.step);
        exact_list_add(list, l);
    }
}

/* The side of the edge on which the point is; 0 if the edge has no length. */
static int side_of(const data *d, uint32_t i, const exact_point *p)
{
    if (!set_edge(d, i))
        return 0;
    for (int k = 0; k < 2; k++) {
        mpz_mul(w.gap[k], w.gap[k], p->den);
        mpz_sub(w.gap[k], p->axis[k], w.gap[k]);
    }
    set_cross(w.ahead, w.way, w.gap);
    return mpz_sgn(w.ahead);
}

static bool within_bounds(const data *d, exact_point *p, int axis)
{
    bool below = false, above = false;
    for (uint32_t i = 0; i < d->raw.count; i++) {
        const int order = exact_point_against(p, axis, d->raw.corners[2 * i + (uint32_t)axis]);
        below = below || order >= 0;
        above = above || order <= 0;
    }
    return below && above;
}

static place place_of(const void *at, exact_point *p)
{
    const data *d = at;
    place least = PLACE_INTERIOR;
    for (uint32_t i = 0; i < d->raw.count; i++) {
        const int side = side_of(d, i, p);
        if (side < 0)
            return PLACE_OUTSIDE;
        if (side == 0 && set_edge(d, i))
            least = PLACE_SURFACE;
    }
    if (d->raw.count > 0 && !d->is_flat)
        return least;
    return within_bounds(d, p, 0) && within_bounds(d, p, 1) ? PLACE_SURFACE : PLACE_OUTSIDE;
}

/* The number of the edge that has the normal, from 1 on; 0: none. */
static graze_vec3 edge_of(const void *at, const exact_line *l, exact_point *p, bool leaving)
{
    const data *d = at;
    graze_vec3 edge = {0, 0, 0};
    for (uint32_t i = d->raw.count; i > 0; i--)
        if (side_of(d, i - 1, p) == 0 && set_edge(d, i - 1))
            edge.x = (int32_t)i;
    for (uint32_t i = d->raw.count; i > 0; i--)
        if (side_of(d, i - 1, p) == 0 && set_edge(d, i - 1)) {
            set_step(l);
            if (mpz_sgn(w.step) == (leaving ? -1 : 1))
                edge.y = (int32_t)i;
        }
    edge.x = edge.y > 0 ? edge.y : edge.x;
    edge.y = 0;
    return edge;
}

/* The numbers of the hit are exact, and the normal is that of the edge. */
static void set_real(const data *d, const oracle_hit *hit, cast_real *real)
{
    mpf_t v[3];
    for (int k = 0; k < 3; k++)
        mpf_init2(v[k], 512);
    if (hit->normal.x > 0 && set_edge(d, (uint32_t)hit->normal.x - 1)) {
        mpf_set_z(v[0], w.way[1]);
        mpf_set_z(v[1], w.way[0]);
        mpf_neg(v[1], v[1]);
    }
    cast_real_normal(real, v);
    mpf_set_si(real->point[0], hit->point.x);
    mpf_set_si(real->point[1], hit->point.y);
    mpf_set_si(real->point[2], 0);
    mpf_set_si(real->at, hit->at);
    for (int k = 0; k < 3; k++)
        mpf_clear(v[k]);
}

static void set_answer(solid_scene *s, solid_answer *a, int line)
{
    const data *d = s->of_line[line].data;
    const cast_bound bound = {0, GRAZE_POLYGON2_NORMAL_BOUND, 0};
    a->inexact[0] = a->inexact[1] = true;
    a->bound = bound;
    set_real(d, &a->hits.entry, &a->real[0]);
    set_real(d, &a->hits.exit, &a->real[1]);
}

static void answer_segment(solid_scene *s, solid_answer *a)
{
    oracle_segment(&s->o, &s->of_line[0], &s->segment, &a->hits);
    set_answer(s, a, 0);
}

static void answer_ray(solid_scene *s, solid_answer *a)
{
    oracle_ray(&s->o, &s->of_line[1], &s->ray, &a->hits);
    set_answer(s, a, 1);
}

static void print_polygon(const void *at)
{
    const data *d = at;
    print_values("vec2", "corners", d->corners, d->raw.count);
}

static const solid polygon = {
    SOLID_LIBRARY,
    .answer_line = {answer_segment, answer_ray},
    .print_shape = print_polygon,
};

static void init(void *at)
{
    scene *c = at;
    const oracle_shape shape = {&c->data, add_candidates, place_of, edge_of};
    solid_init(&c->s, &polygon);
    mpz_inits(w.way[0], w.way[1], w.gap[0], w.gap[1], w.ahead, w.step, NULL);
    c->s.of_point = c->s.of_line[0] = c->s.of_line[1] = shape;
}

static void clear(void *at)
{
    scene *c = at;
    mpz_clears(w.way[0], w.way[1], w.gap[0], w.gap[1], w.ahead, w.step, NULL);
    solid_clear(&c->s);
}

static void set_flat_place(graze_vec3 *v, const int32_t *words)
{
    v->x = words[0];
    v->y = words[1];
    v->z = 0;
}

static void draw(void *at)
{
    scene *c = at;
    polygon2_query q;
    solid_forget(&c->s);
    input_polygon2(c->s.c.seed, c->s.c.index, &q);
    set_flat_place(&c->s.point, q.point);
    set_flat_place(&c->s.segment.a, q.segment);
    set_flat_place(&c->s.segment.b, q.segment + 2);
    set_flat_place(&c->s.ray.origin, q.ray);
    set_flat_place(&c->s.ray.dir, q.ray + 2);
    c->s.ray.t_max = q.ray[4];
    for (uint32_t i = 0; i < q.polygon.count; i++)
        c->data.corners[i] = graze_vec2_of(q.polygon.corners[2 * i], q.polygon.corners[2 * i + 1]);
    c->data.polygon.corners = c->data.corners;
    c->data.polygon.count = q.polygon.count;
    c->data.raw = q.polygon;
    judge_words(c->data.raw.corners, 2 * POLYGON2_MOST);
    c->data.is_flat = q.polygon.count < 3 || polygon2_oracle_is_flat(&c->data.raw);
}

enum {
    MISS = 1u << GRAZE_MISS,
    TOUCH = 1u << GRAZE_TOUCH,
    HIT = 1u << GRAZE_HIT,
    INSIDE = 1u << GRAZE_INSIDE
};

static uint32_t lines_in(int class_index)
{
    if (class_index == POLYGON2_CLOCKWISE)
        return MISS;
    if (class_index == POLYGON2_FLAT || class_index == POLYGON2_FEW)
        return MISS | TOUCH;
    if (class_index == POLYGON2_ANY || class_index == POLYGON2_WORLD)
        return MISS | HIT;
    return MISS | TOUCH | HIT | INSIDE;
}

static uint32_t points_in(int class_index)
{
    return lines_in(class_index) & (MISS | INSIDE);
}

static const judge_routine routines[] = {SOLID_ROUTINES(points_in, lines_in, lines_in)};

static const char *class_name(int class_index)
{
    return polygon2_classes[class_index];
}

ORACLE(polygon2_lines)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_polygon2_lines", "graze_polygon2_", POLYGON2_CLASSES),
        .init = init,
        .clear = clear,
        .print = solid_print,
    };
    return judge_main(&program, cases, seed, routine);
}
