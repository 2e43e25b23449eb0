/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_cores`: N capsules that move out of a triangle. The place is free, and the center is not on the other side of
 * the plane, in exact integers. A core apart from the face has a nearest place: the nearest of those of its ends, and of each edge,
 * in exact fractions. Where they meet, the ways out are the hull of the six ways from an end of the core to a corner: a plane of three
 * of them with all others on one side is along an edge and the core.
 */
#include "../../include/graze/graze.h"
#include "inputs_separate_cores.h"
#include "judge.h"
#include "judged.h"
#include "oracle_closest.h"
#include "oracle_face_capsule.h"
#include "print_case.h"
#include "separate_lengths.h"

#include <string.h>

__extension__ typedef __int128 exact;

enum {
    EACH = (1 << CORE_CLASSES) - 1,
    AIMED = 1 << CORE_THROUGH | 1 << CORE_LEVEL | 1 << CORE_OVER_EDGE | 1 << CORE_RAW,
    WAYS = 6,
    MOST_SIDES = 20
};

typedef struct {
    judge_case c;
    separate_core_words q; /* as judged */
    graze_triangle face;
    graze_capsule mover;
    graze_vec3 before;
    face_capsule_oracle oracle;
    closest_oracle closest;
    mpz_t height, part;
    mpq_t least;
    long double unit[3]; /* the normal */
} scene;

typedef struct {
    graze_separation result;
    graze_vec3 move, normal;
} reply;

/* A direction out: how far it leads, and whether a place there is certainly in the world, and its center on its side. */
typedef struct {
    long double way[3], by;
    bool is_sure, is_clear; /* clear: no rounding leads to the other side */
} exit_way;

/* ---- The plane ---- */

static void add_height(scene *s, const int32_t *point)
{
    mpz_sub(s->height, s->height, s->oracle.face.distance);
    for (int i = 0; i < 3; i++) {
        mpz_mul_si(s->part, s->oracle.face.normal[i], point[i]);
        mpz_add(s->height, s->height, s->part);
    }
}

/* The sum of the heights of two points, times the length of the normal. */
static int set_height(scene *s, const int32_t *a, const int32_t *b)
{
    mpz_set_ui(s->height, 0);
    add_height(s, a);
    add_height(s, b);
    return mpz_sgn(s->height);
}

static long double height_of(scene *s, const int32_t *point)
{
    long double n[3];
    set_height(s, point, point);
    for (int i = 0; i < 3; i++)
        n[i] = long_double_of(s->oracle.face.normal[i]);
    return long_double_of(s->height) / 2 / length_of_way(n);
}

static int side_of(scene *s)
{
    const int32_t *core = s->q.shapes.capsule;
    const int own =
        s->q.has_before ? set_height(s, s->q.before, s->q.before) : set_height(s, core, core + 3);
    return own < 0 ? -1 : 1;
}

/* The lower end on that side. */
static long double lower_height(scene *s, int side)
{
    const long double a = side * height_of(s, s->q.shapes.capsule),
                      b = side * height_of(s, s->q.shapes.capsule + 3);
    return a < b ? a : b;
}

static void set_exit(scene *s, exit_way *e, const long double *way, long double by, int side)
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

static void set_exit_along_normal(scene *s, exit_way *e, int side)
{
    long double way[3];
    for (int i = 0; i < 3; i++)
        way[i] = side * s->unit[i];
    set_exit(s, e, way, s->q.shapes.capsule[6] - lower_height(s, side), side);
}

/* ---- Places ---- */

static int order_at(scene *s, const int32_t *core, int32_t radius)
{
    const graze_capsule at = {{{core[0], core[1], core[2]}, {core[3], core[4], core[5]}}, radius};
    return face_capsule_order(&s->oracle, 3, s->q.shapes.face, &at);
}

static bool is_place(scene *s, const graze_vec3 *move, int side)
{
    int32_t to[6];
    if (!set_place(to, s->q.shapes.capsule, move) ||
        (side != 0 && set_height(s, to, to + 3) * side < 0))
        return false;
    for (int i = 0; i < 6; i++)
        if (judged(to[i]) != to[i])
            return true; /* the oracle would clamp it; tests/small compares with the fixed build */
    return order_at(s, to, s->q.shapes.capsule[6]) >= 0;
}

/* ---- The nearest place ---- */

/* From the face to an end. */
static void try_end(scene *s, const int32_t *end, long double *way)
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

static void try_edge(scene *s, const int32_t *a, const int32_t *b, long double *way)
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

static long double set_nearest(scene *s, long double *way)
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

typedef struct {
    int64_t way[WAYS][3]; /* from the start of the core to the corners, then from its end */
    exit_way side[MOST_SIDES];
    int count;
} hull;

static exact height_along(const exact *normal, const int64_t *way)
{
    return normal[0] * way[0] + normal[1] * way[1] + normal[2] * way[2];
}

/* The plane of two ways of one end and one of the other, if no way is on one of its sides, but some are on the other one. */
static void hull_try(scene *s, hull *h, int a, int b, int c, int side)
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
    set_exit(s, &h->side[h->count++], normal,
             s->q.shapes.capsule[6] + sign * (long double)at / length_of_way(normal), side);
}

/* The way along the normal is the first. */
static void hull_find(scene *s, hull *h, int side)
{
    for (int i = 0; i < WAYS; i++)
        for (int axis = 0; axis < 3; axis++)
            h->way[i][axis] =
                (int64_t)s->q.shapes.face[i % 3 * 3 + axis] - s->q.shapes.capsule[i / 3 * 3 + axis];
    h->count = 1;
    set_exit_along_normal(s, &h->side[0], side);
    for (int a = 0; a < WAYS; a++)
        for (int b = 0; b < a; b++)
            for (int c = 0; c < b; c++)
                if (a / 3 != c / 3)
                    hull_try(s, h, a, b, c, side);
}

/* ---- The routine ---- */

enum { STRAIGHT_EXCESS, BESIDE_EXCESS };

/* A way of whole raw units along an axis is not rounded, nor is the next longer one tried at a place that is near. */
static bool is_whole(const scene *s, const exit_way *e)
{
    for (int i = 0; i < 6; i++)
        if (fabsl((long double)s->q.shapes.capsule[i]) + e->by >= 0x1p29L)
            return false;
    return e->is_clear && (e->way[0] == 0) + (e->way[1] == 0) + (e->way[2] == 0) == 2 &&
           floorl(e->by) == e->by;
}

/* Whether the move is along that way, and not too long. */
static bool is_by(scene *s, const reply *r, const exit_way *e, int excess)
{
    const long double more = length_of(&r->move) - e->by;
    if (r->result != GRAZE_MOVED || !is_unit_along(&r->normal, e->way, 0.503L) || more > excess ||
        (more > 0 && is_whole(s, e)))
        return false;
    if (e->is_sure)
        judge_measure(&s->c, more > GRAZE_SEPARATE_EXCESS ? BESIDE_EXCESS : STRAIGHT_EXCESS,
                      (double)more);
    return true;
}

static const char *fault_along_normal(scene *s, const reply *r, int side)
{
    exit_way e;
    set_exit_along_normal(s, &e, side);
    if (is_by(s, r, &e, GRAZE_SEPARATE_EXCESS))
        return NULL;
    if (r->result == GRAZE_MOVED)
        return "not along the normal, or too long";
    return e.is_sure ? "a place is free" : NULL;
}

static const char *fault_straight(scene *s, const reply *r, int side)
{
    exit_way e;
    long double way[3];
    const long double distance = set_nearest(s, way);
    set_exit(s, &e, way, s->q.shapes.capsule[6] - distance, side);
    if (is_by(s, r, &e, GRAZE_SEPARATE_EDGE_EXCESS))
        return NULL;
    return e.is_sure ? "too long, or another direction" : fault_along_normal(s, r, side);
}

static const char *fault_of_crossing(scene *s, const reply *r, int side)
{
    hull h;
    bool is_known = false;
    long double least = 0x1p40L;
    hull_find(s, &h, side);
    for (int i = 0; i < h.count; i++)
        if (h.side[i].is_sure && h.side[i].by < least)
            least = h.side[i].by;
    for (int i = 0; i < h.count; i++)
        is_known = is_known || (h.side[i].by <= least + 0.001L &&
                                is_by(s, r, &h.side[i], GRAZE_SEPARATE_EDGE_EXCESS));
    if (is_known)
        return NULL;
    return least < 0x1p40L || r->result == GRAZE_MOVED ? "another way is shorter, or too long"
                                                       : NULL;
}

/* A face without area is the core of a capsule, and a core without length the center of a sphere. */
static const char *fault_of_other(scene *s, const reply *r, bool is_sphere)
{
    const int32_t *w = s->q.shapes.face, *c = s->q.shapes.capsule;
    const graze_triangle face = {{w[0], w[1], w[2]}, {w[3], w[4], w[5]}, {w[6], w[7], w[8]}};
    const graze_segment edges[3] = {{face.a, face.b}, {face.a, face.c}, {face.b, face.c}};
    const graze_sphere ball = {{c[0], c[1], c[2]}, c[6]};
    reply other = {0, {UNTOUCHED, UNTOUCHED, UNTOUCHED}, {UNTOUCHED, UNTOUCHED, UNTOUCHED}};
    graze_capsule rod = {edges[0], 0};
    for (int i = 1; i < 3; i++) {
        const exact x = (exact)edges[i].b.x - edges[i].a.x, y = (exact)edges[i].b.y - edges[i].a.y,
                    z = (exact)edges[i].b.z - edges[i].a.z;
        const exact u = (exact)rod.core.b.x - rod.core.a.x, v = (exact)rod.core.b.y - rod.core.a.y,
                    t = (exact)rod.core.b.z - rod.core.a.z;
        if (x * x + y * y + z * z > u * u + v * v + t * t)
            rod.core = edges[i];
    }
    other.result =
        is_sphere ? graze_triangle_separate_sphere(&face, &ball, s->q.has_before ? &s->before : 0,
                                                   &other.move, &other.normal)
                  : graze_capsule_separate_capsule(&rod, &s->mover, &other.move, &other.normal);
    return memcmp(&other.move, &r->move, sizeof r->move) == 0 &&
                   memcmp(&other.normal, &r->normal, sizeof r->normal) == 0 &&
                   other.result == r->result
               ? NULL
               : "not as a sphere, or as out of a capsule";
}

enum { FREE, STRAIGHT, CROSSING, OTHER_SIDE };

static int kind_of(scene *s, int side)
{
    const int32_t *core = s->q.shapes.capsule;
    if (!face_has_area(&s->oracle.face))
        return STRAIGHT;
    if (side * set_height(s, core, core + 3) < 0)
        return OTHER_SIDE;
    return order_at(s, core, 0) <= 0 ? CROSSING : STRAIGHT;
}

static const char *fault_of_place(scene *s, const reply *r, int side, int kind)
{
    if (r->result == GRAZE_NO_PLACE && (!is_all(&r->move, 0) || !is_all(&r->normal, 0)))
        return "writes a move without a place";
    if (r->result == GRAZE_FREE)
        return "it overlaps";
    if (r->result == GRAZE_NO_PLACE && !s->q.has_before) {
        const char *fault = fault_along_normal(s, r, -side);
        if (fault != NULL)
            return fault;
    }
    if (r->result == GRAZE_MOVED && !is_place(s, &r->move, side)) {
        exit_way e;
        set_exit_along_normal(s, &e, side);
        return s->q.has_before || e.is_sure || !is_place(s, &r->move, -side)
                   ? "the place is not free, or on the other side"
                   : fault_along_normal(s, r, -side);
    }
    return kind == CROSSING   ? fault_of_crossing(s, r, side)
           : kind == STRAIGHT ? fault_straight(s, r, side)
                              : fault_along_normal(s, r, side);
}

static const char *fault_of_move(scene *s, const reply *r, int *kind)
{
    const int32_t *core = s->q.shapes.capsule;
    const bool has_area = face_has_area(&s->oracle.face);
    const bool is_sphere = memcmp(core, core + 3, 12) == 0;
    const int side = has_area ? side_of(s) : 0;
    long double length = 0;
    *kind = kind_of(s, side);
    if (!has_area || is_sphere)
        return r->result == GRAZE_MOVED && !is_place(s, &r->move, 0)
                   ? "the place is not free"
                   : fault_of_other(s, r, is_sphere);
    for (int i = 0; i < 3; i++)
        s->unit[i] = long_double_of(s->oracle.face.normal[i]);
    length = length_of_way(s->unit);
    for (int i = 0; i < 3; i++)
        s->unit[i] /= length;
    return fault_of_place(s, r, side, *kind);
}

static int judge_triangle(void *at, const char **fault)
{
    scene *s = at;
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    const int32_t radius = s->q.shapes.capsule[6];
    reply r = {0, untouched, untouched};
    int kind = FREE;
    r.result = graze_triangle_separate_capsule(
        &s->face, &s->mover, s->q.has_before ? &s->before : 0, &r.move, &r.normal);
    if (radius <= 0 || order_at(s, s->q.shapes.capsule, radius) >= 0)
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r.move, UNTOUCHED) &&
                                    is_all(&r.normal, UNTOUCHED));
    else
        *fault = fault_of_move(s, &r, &kind);
    return kind;
}

static const judge_routine routines[] = {
    {"triangle_separate_capsule",
     judge_triangle,
     {"free", "straight", "meets the face", "from the other side"},
     {1 << CORE_OVER_EDGE, 1 << CORE_OVER_EDGE, AIMED & ~(1 << CORE_OVER_EDGE), AIMED},
     NULL,
     0},
};

static void draw(void *at)
{
    scene *s = at;
    input_separate_core(s->c.seed, s->c.index, &s->q);
    memcpy(&s->face, s->q.shapes.face, sizeof s->face);
    memcpy(&s->mover, s->q.shapes.capsule, sizeof s->mover);
    memcpy(&s->before, s->q.before, sizeof s->before);
    judge_words(s->q.shapes.face, 9);
    judge_words(s->q.shapes.capsule, 7);
    judge_words(s->q.before, 3);
}

static void init(void *at)
{
    scene *s = at;
    face_capsule_init(&s->oracle);
    closest_init(&s->closest);
    mpz_inits(s->height, s->part, NULL);
    mpq_init(s->least);
}

static void clear(void *at)
{
    scene *s = at;
    face_capsule_clear(&s->oracle);
    closest_clear(&s->closest);
    mpz_clears(s->height, s->part, NULL);
    mpq_clear(s->least);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("triangle", "face", &s->face);
    print_value("capsule", "mover", &s->mover);
    print_value("vec3", s->q.has_before ? "before" : "without_before", &s->before);
}

ORACLE(separate_cores)
{
    static const judge_program program = {
        .name = "verify_separate_cores",
        .prefix = "graze_",
        .routines = routines,
        .routine_count = 1,
        .class_count = CORE_CLASSES,
        .class_name = separate_core_class_name,
        .measures = {"excess", "excess beside an edge"},
        .scene_size = sizeof(scene),
        .init = init,
        .clear = clear,
        .draw = draw,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
