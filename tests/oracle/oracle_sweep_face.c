/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_face.h"
#include "mpz_vectors.h"

void sweep_face_oracle_init(sweep_face_oracle *o)
{
    quadratic_init(&o->q);
    exact_time_init(&o->middle);
    for (int i = 0; i < SWEEP_FACE_CUTS; i++)
        exact_time_init(&o->cuts[i]);
    mpz_inits(o->sum, o->whole, o->best, o->best_whole, NULL);
    for (int i = 0; i < 3; i++) {
        mpz_inits(o->n[i], o->w[i], o->d[i], o->g[i], o->x[i], o->y[i], o->place[i], NULL);
        mpf_init2(o->f[i], QUADRATIC_BITS);
        mpf_init2(o->foot[i], QUADRATIC_BITS);
    }
    mpf_init2(o->t, QUADRATIC_BITS);
    mpf_init2(o->along, QUADRATIC_BITS);
    mpf_init2(o->length, QUADRATIC_BITS);
}

void sweep_face_oracle_clear(sweep_face_oracle *o)
{
    quadratic_clear(&o->q);
    exact_time_clear(&o->middle);
    for (int i = 0; i < SWEEP_FACE_CUTS; i++)
        exact_time_clear(&o->cuts[i]);
    mpz_clears(o->sum, o->whole, o->best, o->best_whole, NULL);
    for (int i = 0; i < 3; i++) {
        mpz_clears(o->n[i], o->w[i], o->d[i], o->g[i], o->x[i], o->y[i], o->place[i], NULL);
        mpf_clears(o->f[i], o->foot[i], NULL);
    }
    mpf_clears(o->t, o->along, o->length, NULL);
}

/* ---- The face ---- */

static void set_corners(sweep_face_oracle *o, int corners, const int32_t *face)
{
    o->corners = corners;
    for (int i = 0; i < 3; i++) {
        const int64_t a = face[i], u = face[3 + i], v = face[6 + i];
        o->corner[0][i] = a;
        o->corner[1][i] = corners == 3 ? u : a + u;
        o->corner[2][i] = corners == 3 ? v : a + u + v;
        o->corner[3][i] = a + v;
    }
}

static void set_way(mpz_t *to, const int64_t *from, const int64_t *end)
{
    for (int i = 0; i < 3; i++)
        mpz_set_si(to[i], end[i] - from[i]);
}

static const int64_t *corner_after(const sweep_face_oracle *o, int i)
{
    return o->corner[i + 1 < o->corners ? i + 1 : 0];
}

void sweep_face_oracle_set_edge(sweep_face_oracle *o, int i)
{
    set_way(o->w, o->corner[i], corner_after(o, i));
}

static void set_normal(sweep_face_oracle *o)
{
    set_way(o->x, o->corner[0], o->corner[1]);
    set_way(o->y, o->corner[0], o->corner[o->corners - 1]);
    set_cross(o->n, o->x, o->y);
}

/* ---- The nearest part at a time: numerators over the denominator of the time ---- */

static void set_place(sweep_face_oracle *o, const exact_time *t)
{
    for (int i = 0; i < 3; i++) {
        mpz_set_si(o->place[i], o->start[i]);
        mpz_mul(o->place[i], o->place[i], t->den);
        mpz_set_si(o->sum, o->way[i]);
        mpz_addmul(o->place[i], o->sum, t->num);
    }
}

/* From a corner to the place. */
static void set_gap(sweep_face_oracle *o, int corner, const exact_time *t)
{
    for (int i = 0; i < 3; i++) {
        mpz_set_si(o->sum, o->corner[corner][i]);
        mpz_mul(o->sum, o->sum, t->den);
        mpz_sub(o->g[i], o->place[i], o->sum);
    }
}

/* The square of the distance is sum / whole: keeps the least, and of equal ones the first. */
static void take(sweep_face_oracle *o, graze_feature feature, int index)
{
    if (o->feature != GRAZE_FEATURE_NONE) {
        mpz_mul(o->x[0], o->sum, o->best_whole);
        mpz_mul(o->x[1], o->best, o->whole);
        if (mpz_cmp(o->x[0], o->x[1]) >= 0)
            return;
    }
    mpz_set(o->best, o->sum);
    mpz_set(o->best_whole, o->whole);
    o->feature = feature;
    o->index = index;
}

/* The foot is between the ends of the edge. */
static void take_edge(sweep_face_oracle *o, int i, const exact_time *t)
{
    sweep_face_oracle_set_edge(o, i);
    set_dot(o->whole, o->w, o->w);
    set_dot(o->sum, o->w, o->g);
    mpz_mul(o->x[0], o->whole, t->den);
    if (mpz_sgn(o->sum) <= 0 || mpz_cmp(o->sum, o->x[0]) >= 0)
        return;
    set_cross(o->y, o->w, o->g);
    set_dot(o->sum, o->y, o->y);
    take(o, GRAZE_FEATURE_EDGE, i);
}

/* The foot is inside: all edges turn the same way around the place. */
static void take_inside(sweep_face_oracle *o, const exact_time *t)
{
    for (int i = 0; i < o->corners; i++) {
        set_gap(o, i, t);
        sweep_face_oracle_set_edge(o, i);
        set_cross(o->y, o->w, o->g);
        set_dot(o->sum, o->y, o->n);
        if (mpz_sgn(o->sum) <= 0)
            return;
    }
    set_dot(o->sum, o->n, o->g);
    mpz_mul(o->sum, o->sum, o->sum);
    set_dot(o->whole, o->n, o->n);
    take(o, GRAZE_FEATURE_FACE, 0);
}

static void set_part(sweep_face_oracle *o, const exact_time *t)
{
    set_place(o, t);
    o->feature = GRAZE_FEATURE_NONE;
    for (int i = 0; i < o->corners; i++) {
        set_gap(o, i, t);
        set_dot(o->sum, o->g, o->g);
        mpz_set_ui(o->whole, 1);
        take(o, GRAZE_FEATURE_CORNER, i);
        take_edge(o, i, t);
    }
    take_inside(o, t);
}

/* ---- Pieces ---- */

/* Where y . (the place - a corner) is 0, if that is between both ends. */
static void add_cut(sweep_face_oracle *o, const int64_t *corner)
{
    exact_time *cut = &o->cuts[o->cut_count];
    set_way(o->g, o->start, corner);
    set_dot(o->sum, o->y, o->g);
    set_dot(o->whole, o->y, o->d);
    if (mpz_sgn(o->whole) == 0)
        return;
    exact_time_set(cut, o->sum, o->whole);
    if (mpz_sgn(cut->num) > 0 && mpz_cmp(cut->num, cut->den) < 0)
        o->cut_count++;
}

static void set_cuts(sweep_face_oracle *o)
{
    o->cut_count = 0;
    for (int i = 0; i < o->corners; i++) {
        sweep_face_oracle_set_edge(o, i);
        for (int axis = 0; axis < 3; axis++)
            mpz_set(o->y[axis], o->w[axis]);
        add_cut(o, o->corner[i]);
        add_cut(o, corner_after(o, i));
        set_cross(o->y, o->n, o->w);
        add_cut(o, o->corner[i]);
    }
    exact_time_set_si(&o->cuts[o->cut_count++], 1, 1);
    for (int i = 1; i < o->cut_count; i++)
        for (int j = i; j > 0 && quadratic_order(&o->q, &o->cuts[j - 1], &o->cuts[j]) > 0; j--)
            exact_time_swap(&o->cuts[j], &o->cuts[j - 1]);
}

static void set_middle(sweep_face_oracle *o)
{
    mpz_mul(o->middle.num, o->q.low.num, o->q.high.den);
    mpz_addmul(o->middle.num, o->q.high.num, o->q.low.den);
    mpz_mul(o->middle.den, o->q.low.den, o->q.high.den);
    mpz_mul_ui(o->middle.den, o->middle.den, 2);
}

/* a = x . x, b = x . y, c = y . y - radius^2 whole */
static void set_squares(sweep_face_oracle *o)
{
    set_dot(o->q.a, o->x, o->x);
    set_dot(o->q.b, o->x, o->y);
    set_dot(o->q.c, o->y, o->y);
    mpz_set_si(o->sum, o->radius);
    mpz_mul(o->sum, o->sum, o->sum);
    mpz_submul(o->q.c, o->sum, o->whole);
}

/* a t^2 + 2 b t + c: the square of the distance less that of the radius, of that part, times a positive number. */
static void set_piece(sweep_face_oracle *o)
{
    const int corner = o->feature == GRAZE_FEATURE_FACE ? 0 : (int)o->index;
    set_way(o->g, o->corner[corner], o->start);
    sweep_face_oracle_set_edge(o, corner);
    for (int i = 0; i < 3; i++) {
        mpz_set(o->x[i], o->d[i]);
        mpz_set(o->y[i], o->g[i]);
    }
    mpz_set_ui(o->whole, 1);
    if (o->feature == GRAZE_FEATURE_EDGE) {
        set_cross(o->x, o->w, o->d);
        set_cross(o->y, o->w, o->g);
        set_dot(o->whole, o->w, o->w);
    } else if (o->feature == GRAZE_FEATURE_FACE) {
        set_dot(o->x[0], o->n, o->d);
        set_dot(o->y[0], o->n, o->g);
        for (int i = 1; i < 3; i++) {
            mpz_set_ui(o->x[i], 0);
            mpz_set_ui(o->y[i], 0);
        }
        set_dot(o->whole, o->n, o->n);
    }
    set_squares(o);
}

/* In this piece, which begins outside. */
static void set_contact(sweep_face_oracle *o, bool has_vertex)
{
    if (quadratic_sign_at(&o->q, &o->q.high) == 0 && !has_vertex) {
        mpf_set_z(o->t, o->q.high.num);
        mpf_set_z(o->q.x, o->q.high.den);
        mpf_div(o->t, o->t, o->q.x);
        set_part(o, &o->q.high);
    } else {
        quadratic_first_root(&o->q, o->t);
    }
}

/* Whether the rest of the path enters; finds the contact, unless it is found. */
static bool walk(sweep_face_oracle *o, bool is_found)
{
    bool enters = false;
    graze_feature feature = o->feature;
    int32_t index = o->index;
    for (int i = 0; i < o->cut_count && !enters; i++) {
        bool has_vertex;
        mpz_set(o->q.high.num, o->cuts[i].num);
        mpz_set(o->q.high.den, o->cuts[i].den);
        if (quadratic_order(&o->q, &o->q.low, &o->q.high) < 0) {
            set_middle(o);
            set_part(o, &o->middle);
            set_piece(o);
            const int least = quadratic_least_sign(&o->q, &has_vertex);
            enters = least < 0;
            if (least <= 0 && !is_found) {
                is_found = true;
                set_contact(o, has_vertex);
                feature = o->feature;
                index = o->index;
            }
        }
        mpz_set(o->q.low.num, o->q.high.num);
        mpz_set(o->q.low.den, o->q.high.den);
    }
    o->feature = feature;
    o->index = index;
    o->result = enters ? GRAZE_HIT : is_found ? GRAZE_TOUCH : GRAZE_MISS;
    return enters;
}

/* ---- A line ---- */

/* It is a line at the face, without its border or with it, if it is not along the plane. */
static void solve_line(sweep_face_oracle *o)
{
    exact_time *t = &o->q.high;
    set_way(o->g, o->corner[0], o->start);
    set_dot(o->sum, o->n, o->g);
    mpz_neg(o->sum, o->sum);
    set_dot(o->whole, o->n, o->d);
    o->result = GRAZE_MISS;
    if (mpz_sgn(o->whole) == 0)
        return;
    exact_time_set(t, o->sum, o->whole);
    const int end = mpz_cmp(t->num, t->den), start = mpz_sgn(t->num);
    if (start < 0 || end > 0)
        return;
    set_part(o, t);
    if (mpz_sgn(o->best) != 0)
        return;
    o->result = start == 0 || end == 0 ? GRAZE_TOUCH : GRAZE_HIT;
    mpf_set_z(o->t, t->num);
    mpf_set_z(o->q.x, t->den);
    mpf_div(o->t, o->t, o->q.x);
}

/* ---- The result ---- */

static int sign_at_start(sweep_face_oracle *o)
{
    exact_time_set_si(&o->q.low, 0, 1);
    set_part(o, &o->q.low);
    set_piece(o);
    return quadratic_sign_at(&o->q, &o->q.low);
}

static void set_path(sweep_face_oracle *o, const int64_t *start, const int64_t *end)
{
    for (int i = 0; i < 3; i++) {
        o->start[i] = start[i];
        o->way[i] = end[i] - start[i];
        mpz_set_si(o->d[i], o->way[i]);
    }
}

static void solve_ball(sweep_face_oracle *o)
{
    const int at_start = sign_at_start(o);
    if (at_start < 0) {
        o->result = GRAZE_INSIDE;
        return;
    }
    mpf_set_ui(o->t, 0);
    set_cuts(o);
    exact_time_set_si(&o->q.low, 0, 1);
    sign_at_start(o);
    (void)walk(o, at_start == 0);
}

static void set_scene(sweep_face_oracle *o, const int64_t *start, const int64_t *end,
                      int64_t radius)
{
    set_path(o, start, end);
    set_normal(o);
    o->radius = radius;
    o->result = GRAZE_MISS;
    set_way(o->g, o->corner[0], o->start);
    set_dot(o->sum, o->n, o->g);
    o->side = mpz_sgn(o->sum);
}

void sweep_face_oracle_solve(sweep_face_oracle *o, int corners, const int32_t *face,
                             const int64_t *start, const int64_t *end, int32_t radius)
{
    set_corners(o, corners, face);
    set_scene(o, start, end, radius);
    if (radius == 0)
        solve_line(o);
    else if (radius > 0)
        solve_ball(o);
}

void sweep_face_oracle_solve_corners(sweep_face_oracle *o, const int64_t *start, const int64_t *end,
                                     int64_t radius)
{
    set_scene(o, start, end, radius);
    solve_ball(o);
}

static void move_to(sweep_face_oracle *o, const graze_vec3 *place)
{
    const int64_t at[3] = {place->x, place->y, place->z};
    set_path(o, at, at);
}

int sweep_face_oracle_distance(sweep_face_oracle *o, const graze_vec3 *place)
{
    move_to(o, place);
    return sign_at_start(o);
}

int sweep_face_oracle_height(sweep_face_oracle *o, const graze_vec3 *place)
{
    move_to(o, place);
    set_way(o->g, o->corner[0], o->start);
    set_dot(o->sum, o->n, o->g);
    return mpz_sgn(o->sum);
}

void sweep_face_oracle_away(sweep_face_oracle *o, const graze_vec3 *place, double *way)
{
    move_to(o, place);
    (void)sign_at_start(o);
    mpf_set_ui(o->t, 0);
    sweep_face_oracle_set_foot(o);
    for (int i = 0; i < 3; i++) {
        mpf_sub(o->q.x, o->f[i], o->foot[i]);
        way[i] = mpf_get_d(o->q.x);
    }
}
