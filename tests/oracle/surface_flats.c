/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shapes without interior: planes, discs, faces and walls. */
#include "surface_solids.h"

#include <string.h>

/* A plane through `place`, with edges that lead from one corner to the next, counter-clockwise around the normal. */
typedef struct {
    exact_vector place, normal, corner[5];
    int corners;
} flat_shape;

static void flat_init(flat_shape *f, uint32_t axes)
{
    exact_vector_init(&f->place, axes);
    exact_vector_init(&f->normal, axes);
    for (int i = 0; i < 5; i++)
        exact_vector_init(&f->corner[i], axes);
    f->corners = 0;
}

static void flat_clear(flat_shape *f)
{
    exact_vector_clear(&f->place);
    exact_vector_clear(&f->normal);
    for (int i = 0; i < 5; i++)
        exact_vector_clear(&f->corner[i]);
}

static void flat_set_level(flat_shape *f, const contract_scene *s)
{
    static const char names[3][9] = {"plane_yz", "plane_xz", "plane_xy"};
    graze_scalar place[3] = {0, 0, 0}, unit[3] = {0, 0, 0};
    for (int i = 0; i < 3; i++)
        if (strcmp(s->kind->name, names[i]) == 0) {
            place[i] = s->shape.level;
            unit[i] = 1;
        }
    exact_vector_set(&f->place, place);
    exact_vector_set(&f->normal, unit);
}

static void flat_set_normal(flat_shape *f)
{
    exact_vector u, v;
    exact_vector_init(&u, 3);
    exact_vector_init(&v, 3);
    exact_vector_set_between(&u, &f->corner[0], &f->corner[1]);
    exact_vector_set_between(&v, &f->corner[1], &f->corner[2]);
    exact_vector_set_cross(&f->normal, &u, &v);
    exact_vector_clear(&u);
    exact_vector_clear(&v);
}

static void flat_set_triangle(flat_shape *f, const graze_scalar *words)
{
    f->corners = 3;
    exact_vector_set(&f->place, words);
    for (int i = 0; i < 4; i++)
        exact_vector_set(&f->corner[i], words + 3 * (i % 3));
    flat_set_normal(f);
}

static void flat_set_parallelogram(flat_shape *f, const graze_scalar *words)
{
    exact_vector edge;
    exact_vector_init(&edge, 3);
    f->corners = 4;
    exact_vector_set(&f->place, words);
    for (int i = 0; i < 5; i++)
        exact_vector_set(&f->corner[i], words);
    exact_vector_set(&edge, words + 3);
    exact_vector_add(&f->corner[1], &edge);
    exact_vector_add(&f->corner[2], &edge);
    exact_vector_set(&edge, words + 6);
    exact_vector_add(&f->corner[2], &edge);
    exact_vector_add(&f->corner[3], &edge);
    exact_vector_clear(&edge);
    flat_set_normal(f);
}

static void flat_set(flat_shape *f, const contract_scene *s)
{
    if (s->kind->words == 1) {
        flat_set_level(f, s);
    } else if (s->kind->family == STORED_NORMAL) {
        exact_vector_set(&f->place, s->shape.words);
        exact_vector_set(&f->normal, s->shape.words + 3);
    } else if (strcmp(s->kind->name, "triangle") == 0) {
        flat_set_triangle(f, s->shape.words);
    } else {
        flat_set_parallelogram(f, s->shape.words);
    }
}

static void keep_near_plane(line_part *p, const flat_shape *f, double margin)
{
    line_part_keep_beyond(p, &f->place, &f->normal, margin);
    line_part_keep_before(p, &f->place, &f->normal, margin);
}

static void keep_between_edges(line_part *p, const flat_shape *f, double margin)
{
    exact_vector edge, inward;
    exact_vector_init(&edge, 3);
    exact_vector_init(&inward, 3);
    for (int i = 0; i < f->corners; i++) {
        exact_vector_set_between(&edge, &f->corner[i], &f->corner[i + 1]);
        exact_vector_set_cross(&inward, &f->normal, &edge);
        line_part_keep_beyond(p, &f->corner[i], &inward, margin);
    }
    exact_vector_clear(&edge);
    exact_vector_clear(&inward);
}

static bool is_disc(const contract_scene *s)
{
    return strcmp(s->kind->name, "disc") == 0;
}

static bool is_near_flat(line_part *p, const contract_scene *s, double margin, double beside)
{
    flat_shape f;
    bool near;
    flat_init(&f, 3);
    flat_set(&f, s);
    keep_near_plane(p, &f, margin);
    keep_between_edges(p, &f, beside);
    near = is_disc(s) ? line_part_comes_within(p, &f.place, (double)s->shape.disc.radius + margin)
                      : !line_part_is_empty(p);
    flat_clear(&f);
    return near;
}

/* ---- Walls ---- */

/* The plane of a wall is perpendicular to `along` turned by a quarter. */
static void wall_set(exact_vector *a, exact_vector *b, exact_vector *along, exact_vector *normal,
                     const graze_segment2 *wall)
{
    exact_vector_set(a, &wall->a.x);
    exact_vector_set(b, &wall->b.x);
    exact_vector_set_between(along, a, b);
    mpq_neg(normal->axis[0], along->axis[1]);
    mpq_set(normal->axis[1], along->axis[0]);
    normal->length = along->length;
}

static void keep_near_wall(line_part *p, const graze_segment2 *wall, double margin)
{
    exact_vector v[4];
    for (int i = 0; i < 4; i++)
        exact_vector_init(&v[i], 2);
    wall_set(&v[0], &v[1], &v[2], &v[3], wall);
    line_part_keep_beyond(p, &v[0], &v[3], margin);
    line_part_keep_before(p, &v[0], &v[3], margin);
    for (int i = 0; i < 4; i++)
        exact_vector_clear(&v[i]);
}

static void keep_between_ends(line_part *p, const graze_segment2 *wall, double margin)
{
    exact_vector v[4];
    for (int i = 0; i < 4; i++)
        exact_vector_init(&v[i], 2);
    wall_set(&v[0], &v[1], &v[2], &v[3], wall);
    line_part_keep_beyond(p, &v[0], &v[2], margin);
    line_part_keep_before(p, &v[1], &v[2], margin);
    for (int i = 0; i < 4; i++)
        exact_vector_clear(&v[i]);
}

static bool is_point(const graze_segment2 *wall)
{
    return !(wall->a.x < wall->b.x || wall->b.x < wall->a.x || wall->a.y < wall->b.y ||
             wall->b.y < wall->a.y);
}

bool surface_is_near_wall(line_part *p, const graze_segment2 *wall, double margin, double beside)
{
    if (is_point(wall))
        return line_part_comes_near(p, &wall->a.x, 2, margin);
    keep_near_wall(p, wall, margin);
    keep_between_ends(p, wall, beside);
    return !line_part_is_empty(p);
}

bool surface_is_near(line_part *p, const contract_scene *s, double margin, double beside)
{
    return s->kind->family == WALL ? surface_is_near_wall(p, &s->shape.segment2, margin, beside)
                                   : is_near_flat(p, s, margin, beside);
}

/* ---- Crossings and angles ---- */

/* Whether the ends of a line that has not been cut off are outside the part. */
static bool is_cut_at_both_ends(const line_part *p)
{
    return !line_part_is_empty(p) && mpq_cmp(p->first, p->line->first) > 0 &&
           mpq_cmp(p->last, p->line->last) < 0;
}

/* Whether the point of the line at t is within the edges, the ends or the rim. */
static bool is_between_at(const contract_scene *s, const flat_shape *f, const surface_line *l,
                          const mpq_t t, double margin)
{
    line_part p;
    line_part_init(&p, l);
    mpq_set(p.first, t);
    mpq_set(p.last, t);
    if (s->kind->family == WALL)
        keep_between_ends(&p, &s->shape.segment2, margin);
    else
        keep_between_edges(&p, f, margin);
    const bool between =
        is_disc(s) ? line_part_comes_within(&p, &f->place, (double)s->shape.disc.radius + margin)
                   : !line_part_is_empty(&p);
    line_part_clear(&p);
    return between;
}

bool surface_is_crossed(const contract_scene *s, const surface_line *l, double margin, double *at)
{
    line_part p;
    flat_shape f;
    line_part_init(&p, l);
    flat_init(&f, s->kind->axes);
    if (s->kind->family == WALL) {
        keep_near_wall(&p, &s->shape.segment2, margin);
    } else {
        flat_set(&f, s);
        keep_near_plane(&p, &f, margin);
    }
    const bool crossed = is_cut_at_both_ends(&p) && is_between_at(s, &f, l, p.first, -margin) &&
                         is_between_at(s, &f, l, p.last, -margin);
    *at = mpq_get_d(p.last);
    flat_clear(&f);
    line_part_clear(&p);
    return crossed;
}

double surface_slope(const contract_scene *s, const surface_line *l)
{
    flat_shape f;
    exact_vector run;
    double slope = 1;
    flat_init(&f, s->kind->axes);
    exact_vector_init(&run, s->kind->axes);
    exact_vector_set_run(&run, l);
    if (s->kind->family == WALL)
        wall_set(&f.corner[0], &f.corner[1], &f.place, &f.normal, &s->shape.segment2);
    else
        flat_set(&f, s);
    if (f.normal.length * run.length > 0)
        slope = exact_vector_dot(&f.normal, &run) / (f.normal.length * run.length);
    exact_vector_clear(&run);
    flat_clear(&f);
    return slope < 0 ? -slope : slope;
}

double surface_angle(const contract_scene *s)
{
    flat_shape f;
    exact_vector edges[2];
    double angle = 1;
    if (s->kind->family != SURFACE || s->kind->words == 1)
        return angle;
    flat_init(&f, 3);
    flat_set(&f, s);
    for (int i = 0; i < 2; i++) {
        exact_vector_init(&edges[i], 3);
        exact_vector_set_between(&edges[i], &f.corner[0], &f.corner[i == 0 ? 1 : f.corners - 1]);
    }
    if (edges[0].length * edges[1].length > 0)
        angle = f.normal.length / (edges[0].length * edges[1].length);
    for (int i = 0; i < 2; i++)
        exact_vector_clear(&edges[i]);
    flat_clear(&f);
    return angle;
}
