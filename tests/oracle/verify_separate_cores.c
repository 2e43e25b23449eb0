/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_cores`: N capsules that move out of a triangle. The place is free, and the center is not on the other side of
 * the plane, in exact integers. A core apart from the face has a nearest place: the nearest of those of its ends, and of each edge,
 * in exact fractions. Where they meet, the ways out are the hull of the six ways from an end of the core to a corner: a plane of three
 * of them with all others on one side is along an edge and the core. Lengths, directions and heights are compared as sums of roots.
 */
#include "oracle_separate_cores.h"
#include "print_case.h"

#include <string.h>

enum {
    EACH = (1 << CORE_CLASSES) - 1,
    AIMED = 1 << CORE_THROUGH | 1 << CORE_LEVEL | 1 << CORE_OVER_EDGE | 1 << CORE_RAW
};

typedef struct {
    graze_separation result;
    graze_vec3 move, normal;
} reply;

/* ---- The routine ---- */

enum { STRAIGHT_EXCESS, BESIDE_EXCESS };

static void measure(separate_cores_scene *s, const reply *r, exact_exit *e)
{
    const bool is_straight = exact_exit_is_short(e, &r->move, GRAZE_SEPARATE_EXCESS);
    judge_measure(&s->c, is_straight ? STRAIGHT_EXCESS : BESIDE_EXCESS,
                  exact_exit_excess(e, &r->move));
}

/* Whether the move is along that way, and not too long. */
static bool is_by(separate_cores_scene *s, const reply *r, exact_exit *e, int side, int excess)
{
    return r->result == GRAZE_MOVED && exact_way_is_unit(&e->way, &r->normal) &&
           exact_exit_is_short(e, &r->move, separate_cores_is_whole(s, e, side) ? 0 : excess);
}

static const char *fault_along_normal(separate_cores_scene *s, const reply *r, int side)
{
    exact_exit *e = &s->normal;
    separate_cores_find_normal(s, side);
    if (is_by(s, r, e, side, GRAZE_SEPARATE_EXCESS)) {
        measure(s, r, e);
        return NULL;
    }
    if (r->result == GRAZE_MOVED)
        return "not along the normal, or too long";
    return separate_cores_is_sure(s, e, side) ? "a place is free" : NULL;
}

static const char *fault_straight(separate_cores_scene *s, const reply *r, int side)
{
    exact_exit *e = &s->straight;
    separate_cores_find_straight(s);
    if (is_by(s, r, e, side, GRAZE_SEPARATE_EDGE_EXCESS)) {
        measure(s, r, e);
        return NULL;
    }
    return separate_cores_is_sure(s, e, side) ? "too long, or another direction"
                                              : fault_along_normal(s, r, side);
}

/* Whether another way is shorter, or as short and before, and has to be taken. */
static bool has_better(separate_cores_scene *s, int at, int side)
{
    separate_cores_hull *h = &s->hull;
    for (int i = 0; i < h->count; i++) {
        const int order = exact_exit_order(&h->side[i], &h->side[at]);
        if ((order < 0 || (order == 0 && h->rank[i] < h->rank[at])) &&
            separate_cores_is_sure(s, &h->side[i], side))
            return true;
    }
    return false;
}

static const char *fault_of_crossing(separate_cores_scene *s, const reply *r, int side)
{
    separate_cores_find_hull(s, side);
    for (int i = 0; i < s->hull.count; i++) {
        exact_exit *e = &s->hull.side[i];
        if (is_by(s, r, e, side, GRAZE_SEPARATE_EDGE_EXCESS) && !has_better(s, i, side)) {
            measure(s, r, e);
            return NULL;
        }
    }
    for (int i = 0; i < s->hull.count; i++)
        if (separate_cores_is_sure(s, &s->hull.side[i], side))
            return "another way is shorter, or too long";
    return r->result == GRAZE_MOVED ? "another way is shorter, or too long" : NULL;
}

/* A face without area is the core of a capsule, and a core without length the center of a sphere. */
static const char *fault_of_other(separate_cores_scene *s, const reply *r, bool is_sphere)
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

static int kind_of(separate_cores_scene *s, int side)
{
    const int32_t *core = s->q.shapes.capsule;
    if (!face_has_area(&s->oracle.face))
        return STRAIGHT;
    if (side * separate_cores_set_height(s, core, core + 3) < 0)
        return OTHER_SIDE;
    return separate_cores_order_at(s, core, 0) <= 0 ? CROSSING : STRAIGHT;
}

static const char *fault_of_place(separate_cores_scene *s, const reply *r, int side, int kind)
{
    separate_cores_find_normal(s, side);
    if (r->result == GRAZE_NO_PLACE && (!is_all(&r->move, 0) || !is_all(&r->normal, 0)))
        return "writes a move without a place";
    if (r->result == GRAZE_FREE)
        return "it overlaps";
    if (r->result == GRAZE_NO_PLACE && !s->q.has_before) {
        const char *fault = fault_along_normal(s, r, -side);
        if (fault != NULL)
            return fault;
    }
    if (r->result == GRAZE_MOVED && !separate_cores_is_place(s, &r->move, side))
        return s->q.has_before || separate_cores_is_sure(s, &s->normal, side) ||
                       !separate_cores_is_place(s, &r->move, -side)
                   ? "the place is not free, or on the other side"
                   : fault_along_normal(s, r, -side);
    return kind == CROSSING   ? fault_of_crossing(s, r, side)
           : kind == STRAIGHT ? fault_straight(s, r, side)
                              : fault_along_normal(s, r, side);
}

static const char *fault_of_move(separate_cores_scene *s, const reply *r, int *kind)
{
    const int32_t *core = s->q.shapes.capsule;
    const bool has_area = face_has_area(&s->oracle.face);
    const bool is_sphere = memcmp(core, core + 3, 12) == 0;
    const int side = has_area ? separate_cores_side_of(s) : 0;
    *kind = kind_of(s, side);
    if (!has_area || is_sphere)
        return r->result == GRAZE_MOVED && !separate_cores_is_place(s, &r->move, 0)
                   ? "the place is not free"
                   : fault_of_other(s, r, is_sphere);
    return fault_of_place(s, r, side, *kind);
}

static int judge_triangle(void *at, const char **fault)
{
    separate_cores_scene *s = at;
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    const int32_t radius = s->q.shapes.capsule[6];
    reply r = {0, untouched, untouched};
    int kind = FREE;
    r.result = graze_triangle_separate_capsule(
        &s->face, &s->mover, s->q.has_before ? &s->before : 0, &r.move, &r.normal);
    if (radius <= 0 || separate_cores_order_at(s, s->q.shapes.capsule, radius) >= 0)
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
    separate_cores_scene *s = at;
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
    separate_cores_init(at);
}

static void clear(void *at)
{
    separate_cores_clear(at);
}

static void print(const void *at)
{
    const separate_cores_scene *s = at;
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
        .scene_size = sizeof(separate_cores_scene),
        .init = init,
        .clear = clear,
        .draw = draw,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
