/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_separate_cores.h"

/* ---- The plane ---- */

static void add_height(separate_cores_scene *s, const int32_t *point)
{
    mpz_sub(s->height, s->height, s->oracle.face.distance);
    for (int i = 0; i < 3; i++) {
        mpz_mul_si(s->part, s->oracle.face.normal[i], point[i]);
        mpz_add(s->height, s->height, s->part);
    }
}

/* The sum of the heights of two points, times the length of the normal. */
int separate_cores_set_height(separate_cores_scene *s, const int32_t *a, const int32_t *b)
{
    mpz_set_ui(s->height, 0);
    add_height(s, a);
    add_height(s, b);
    return mpz_sgn(s->height);
}

static long double height_of(separate_cores_scene *s, const int32_t *point)
{
    long double n[3];
    separate_cores_set_height(s, point, point);
    for (int i = 0; i < 3; i++)
        n[i] = long_double_of(s->oracle.face.normal[i]);
    return long_double_of(s->height) / 2 / length_of_way(n);
}

int separate_cores_side_of(separate_cores_scene *s)
{
    const int32_t *core = s->q.shapes.capsule;
    const int own = s->q.has_before ? separate_cores_set_height(s, s->q.before, s->q.before)
                                    : separate_cores_set_height(s, core, core + 3);
    return own < 0 ? -1 : 1;
}

/* The lower end on that side. */
static long double lower_height(separate_cores_scene *s, int side)
{
    const long double a = side * height_of(s, s->q.shapes.capsule),
                      b = side * height_of(s, s->q.shapes.capsule + 3);
    return a < b ? a : b;
}

void separate_cores_set_exit(separate_cores_scene *s, separate_cores_exit *e,
                             const long double *way, long double by, int side)
{
    const int32_t *core = s->q.shapes.capsule;
    const long double length = length_of_way(way);
    const long double center = side * (height_of(s, core) + height_of(s, core + 3)) / 2;
    long double rise = 0;
    for (int i = 0; i < 3; i++) {
        e->way[i] = way[i] / length;
        rise += side * s->unit[i] * e->way[i];
    }
    e->by = by;
    const long double end = center + rise * by;
    e->is_sure =
        has_room_for(core, way, by) && (end > 4 || (rise > -0.12L && end > -1e-9L && by < 0x1p27L));
}

void separate_cores_set_exit_along_normal(separate_cores_scene *s, separate_cores_exit *e, int side)
{
    long double way[3];
    for (int i = 0; i < 3; i++)
        way[i] = side * s->unit[i];
    separate_cores_set_exit(s, e, way, s->q.shapes.capsule[6] - lower_height(s, side), side);
}

/* ---- Places ---- */

int separate_cores_order_at(separate_cores_scene *s, const int32_t *core, int32_t radius)
{
    const graze_capsule at = {{{core[0], core[1], core[2]}, {core[3], core[4], core[5]}}, radius};
    return face_capsule_order(&s->oracle, 3, s->q.shapes.face, &at);
}

bool separate_cores_is_place(separate_cores_scene *s, const graze_vec3 *move, int side)
{
    int32_t to[6];
    if (!set_place(to, s->q.shapes.capsule, move) ||
        (side != 0 && separate_cores_set_height(s, to, to + 3) * side < 0))
        return false;
    for (int i = 0; i < 6; i++)
        if (judged(to[i]) != to[i])
            return true; /* the oracle would clamp it; tests/small compares with the fixed build */
    return separate_cores_order_at(s, to, s->q.shapes.capsule[6]) >= 0;
}

/* ---- The nearest place ---- */

/* From the face to an end. */
static void try_end(separate_cores_scene *s, const int32_t *end, long double *way)
{
    mpq_t squared;
    nearest_find(&s->oracle.nearest, &s->oracle.face, end);
    const nearest_place *best = &s->oracle.nearest.best;
    mpq_init(squared);
    mpz_set(mpq_numref(squared), best->squared);
    mpz_mul(mpq_denref(squared), best->den, best->den);
    if (mpq_sgn(s->least) < 0 || mpq_cmp(squared, s->least) < 0) {
        mpq_set(s->least, squared);
        for (int i = 0; i < 3; i++)
            way[i] = -long_double_of(best->way[i]) / long_double_of(best->den);
    }
    mpq_clear(squared);
}

static void set_run(closest_run *run, const int32_t *from, const int32_t *to)
{
    for (int i = 0; i < 3; i++) {
        run->start[i] = from[i];
        run->run[i] = (int64_t)to[i] - from[i];
    }
}

static long double quotient(const mpq_t q)
{
    return long_double_of(mpq_numref(q)) / long_double_of(mpq_denref(q));
}

static void try_edge(separate_cores_scene *s, const int32_t *a, const int32_t *b, long double *way)
{
    closest_run edge, core;
    closest_oracle *o = &s->closest;
    set_run(&edge, a, b);
    set_run(&core, s->q.shapes.capsule, s->q.shapes.capsule + 3);
    closest_find(o, &edge, &core);
    if (mpq_cmp(o->squared, s->least) >= 0)
        return;
    mpq_set(s->least, o->squared);
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->whole, o->v[i], o->t);
        mpq_add(o->whole, o->whole, o->gap[i]);
        mpq_mul(o->part, o->u[i], o->s);
        mpq_sub(o->whole, o->whole, o->part);
        way[i] = quotient(o->whole);
    }
}

long double separate_cores_set_nearest(separate_cores_scene *s, long double *way)
{
    const int32_t *f = s->q.shapes.face;
    mpq_set_si(s->least, -1, 1);
    try_end(s, s->q.shapes.capsule, way);
    try_end(s, s->q.shapes.capsule + 3, way);
    try_edge(s, f, f + 3, way);
    try_edge(s, f + 3, f + 6, way);
    try_edge(s, f + 6, f, way);
    return sqrtl(quotient(s->least));
}

/* ---- The hull of the ways out: |way| < 2^33, a normal < 2^69, a height < 2^104 ---- */

static exact height_along(const exact *normal, const int64_t *way)
{
    return normal[0] * way[0] + normal[1] * way[1] + normal[2] * way[2];
}

/* The plane of two ways of one end and one of the other, if no way is on one of its sides, but some are on the other one. */
static void hull_try(separate_cores_scene *s, separate_cores_hull *h, int a, int b, int c, int side)
{
    exact n[3], most = 0, least = 0;
    long double normal[3];
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        n[i] = (exact)(h->way[b][j] - h->way[a][j]) * (h->way[c][k] - h->way[a][k]) -
               (exact)(h->way[b][k] - h->way[a][k]) * (h->way[c][j] - h->way[a][j]);
    }
    const exact at = height_along(n, h->way[a]);
    for (int i = 0; i < WAYS; i++) {
        const exact over = height_along(n, h->way[i]) - at;
        most = over > most ? over : most;
        least = over < least ? over : least;
    }
    if ((most > 0) == (least < 0))
        return;
    const int sign = most > 0 ? -1 : 1;
    for (int i = 0; i < 3; i++)
        normal[i] = sign * (long double)n[i];
    separate_cores_set_exit(s, &h->side[h->count++], normal,
                            s->q.shapes.capsule[6] + sign * (long double)at / length_of_way(normal),
                            side);
}

/* The way along the normal is the first. */
void separate_cores_hull_find(separate_cores_scene *s, separate_cores_hull *h, int side)
{
    for (int i = 0; i < WAYS; i++)
        for (int axis = 0; axis < 3; axis++)
            h->way[i][axis] =
                (int64_t)s->q.shapes.face[i % 3 * 3 + axis] - s->q.shapes.capsule[i / 3 * 3 + axis];
    h->count = 1;
    separate_cores_set_exit_along_normal(s, &h->side[0], side);
    for (int a = 0; a < WAYS; a++)
        for (int b = 0; b < a; b++)
            for (int c = 0; c < b; c++)
                if (a / 3 != c / 3)
                    hull_try(s, h, a, b, c, side);
}
