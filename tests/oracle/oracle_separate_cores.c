/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_separate_cores.h"

void separate_cores_init(separate_cores_scene *s)
{
    face_capsule_init(&s->oracle);
    closest_init(&s->closest);
    mpz_inits(s->height, s->part, s->rise, NULL);
    mpq_init(s->least);
    for (int i = 0; i < MOST_SIDES; i++)
        exact_exit_init(&s->hull.side[i]);
    exact_exit_init(&s->normal);
    exact_exit_init(&s->straight);
}

void separate_cores_clear(separate_cores_scene *s)
{
    face_capsule_clear(&s->oracle);
    closest_clear(&s->closest);
    mpz_clears(s->height, s->part, s->rise, NULL);
    mpq_clear(s->least);
    for (int i = 0; i < MOST_SIDES; i++)
        exact_exit_clear(&s->hull.side[i]);
    exact_exit_clear(&s->normal);
    exact_exit_clear(&s->straight);
}

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

int separate_cores_side_of(separate_cores_scene *s)
{
    const int32_t *core = s->q.shapes.capsule;
    const int own = s->q.has_before ? separate_cores_set_height(s, s->q.before, s->q.before)
                                    : separate_cores_set_height(s, core, core + 3);
    return own < 0 ? -1 : 1;
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

/* ---- The way along the normal ---- */

static void set_along_normal(separate_cores_scene *s, exact_exit *e, int side)
{
    const int32_t *core = s->q.shapes.capsule;
    exact_way_set(&e->way, s->oracle.face.normal, side);
    e->radius = core[6];
    separate_cores_set_height(s, core, core);
    mpz_mul_si(e->num, s->height, -side);
    separate_cores_set_height(s, core + 3, core + 3);
    mpz_mul_si(s->height, s->height, -side);
    if (mpz_cmp(s->height, e->num) > 0)
        mpz_set(e->num, s->height); /* of the lower end, and twice */
    mpz_mul_2exp(e->den, e->way.squared, 1);
}

void separate_cores_find_normal(separate_cores_scene *s, int side)
{
    set_along_normal(s, &s->normal, side);
}

/* ---- The nearest place ---- */

/* Takes over the way of that square, whose length is den times the distance. */
static bool take_nearer(separate_cores_scene *s, const mpq_t squared)
{
    if (mpq_sgn(s->least) >= 0 && mpq_cmp(squared, s->least) >= 0)
        return false;
    mpq_set(s->least, squared);
    return true;
}

/* From the face to an end. */
static void try_end(separate_cores_scene *s, const int32_t *end)
{
    mpq_t squared;
    nearest_find(&s->oracle.nearest, &s->oracle.face, end);
    const nearest_place *best = &s->oracle.nearest.best;
    mpq_init(squared);
    mpz_set(mpq_numref(squared), best->squared);
    mpz_mul(mpq_denref(squared), best->den, best->den);
    if (take_nearer(s, squared)) {
        for (int i = 0; i < 3; i++)
            mpz_neg(s->straight.way.axis[i], best->way[i]);
        mpz_set(s->straight.den, best->den);
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

static void try_edge(separate_cores_scene *s, const int32_t *a, const int32_t *b)
{
    closest_run edge, core;
    closest_oracle *o = &s->closest;
    set_run(&edge, a, b);
    set_run(&core, s->q.shapes.capsule, s->q.shapes.capsule + 3);
    closest_find(o, &edge, &core);
    if (!take_nearer(s, o->squared))
        return;
    exact_exit_set_closest(&s->straight, o);
}

void separate_cores_find_straight(separate_cores_scene *s)
{
    const int32_t *f = s->q.shapes.face;
    mpq_set_si(s->least, -1, 1);
    mpz_set_si(s->straight.num, -1);
    s->straight.radius = s->q.shapes.capsule[6];
    try_end(s, s->q.shapes.capsule);
    try_end(s, s->q.shapes.capsule + 3);
    try_edge(s, f, f + 3);
    try_edge(s, f + 3, f + 6);
    try_edge(s, f + 6, f);
    exact_way_set_squared(&s->straight.way);
}

/* ---- The hull of the ways out: |way| < 2^33, a normal < 2^69, a height < 2^104 ---- */

static exact height_along(const exact *normal, const int64_t *way)
{
    return normal[0] * way[0] + normal[1] * way[1] + normal[2] * way[2];
}

/* Across edge `rank`. */
static void hull_add(separate_cores_scene *s, const exact *normal, exact at, int sign, int rank)
{
    separate_cores_hull *h = &s->hull;
    exact_exit *e = &h->side[h->count];
    for (int i = 0; i < 3; i++)
        exact_set(e->way.axis[i], sign * normal[i]);
    exact_way_set_squared(&e->way);
    exact_set(s->height, sign * at);
    exact_exit_set_height(e, s->height);
    e->radius = s->q.shapes.capsule[6];
    h->rank[h->count++] = rank;
}

/* The plane of two ways of one end and one of the other, if no way is on one of its sides, but some are on the other one. */
static void hull_try(separate_cores_scene *s, int a, int b, int c)
{
    const separate_cores_hull *h = &s->hull;
    exact n[3], most = 0, least = 0;
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
    if ((most > 0) != (least < 0))
        hull_add(s, n, at, most > 0 ? -1 : 1, b < 3 ? b + c : a % 3 + b % 3);
}

void separate_cores_find_hull(separate_cores_scene *s, int side)
{
    separate_cores_hull *h = &s->hull;
    for (int i = 0; i < WAYS; i++)
        for (int axis = 0; axis < 3; axis++)
            h->way[i][axis] =
                (int64_t)s->q.shapes.face[i % 3 * 3 + axis] - s->q.shapes.capsule[i / 3 * 3 + axis];
    h->count = 1;
    h->rank[0] = 0;
    set_along_normal(s, &h->side[0], side);
    for (int a = 0; a < WAYS; a++)
        for (int b = 0; b < a; b++)
            for (int c = 0; c < b; c++)
                if (a / 3 != c / 3)
                    hull_try(s, a, b, c);
}
