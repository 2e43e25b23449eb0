/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_nearest`: shapes that move among many, against casts at each target in a loop, to the last bit. The places at
 * which a mover may stop are computed anew, in integers of 64 bits, as sweep_nearest.h states them. The other programs judge what a
 * single cast reports, and sweep_nearest_tunnel judges the places by distances.
 */
#include "judge.h"
#include "judged.h"
#include "many_sweeps.h"
#include "print_many.h"
#include "sweep_hits.h"

enum { NOTHING, STOPS, BACK, INSIDE_ONE };
enum { PLACES = 16 };

typedef struct {
    graze_result result;
    uint32_t index;
    graze_sweep_hit hit;
    int place; /* which of the stated ones */
} answer;

typedef struct {
    judge_case c;
    sweep_many_words words;
    many_sweep m;
    int32_t start[3], radius;
    answer want, got;
} scene;

static bool is_box(const scene *s)
{
    return s->m.kind == MANY_AABB_AABB || s->m.kind == MANY_RECT_RECT;
}

/* ---- Which target ---- */

/* All casts first, and then the least fraction among the greatest results. */
static void find_target(scene *s)
{
    graze_result results[MANY_MOST], greatest_one = GRAZE_MISS;
    graze_sweep_hit hits[MANY_MOST];
    answer *a = &s->want;
    for (uint32_t i = 0; i < s->m.count; i++) {
        results[i] = many_cast(&s->m, i, s->m.motion, &hits[i]);
        if (results[i] > greatest_one)
            greatest_one = results[i];
    }
    a->result = greatest_one;
    a->index = GRAZE_NO_INDEX;
    a->hit = untouched_hit();
    for (uint32_t i = s->m.count; i-- > 0 && greatest_one != GRAZE_MISS;)
        if (results[i] == greatest_one &&
            (a->index == GRAZE_NO_INDEX || hits[i].fraction <= a->hit.fraction)) {
            a->index = i;
            a->hit = hits[i];
        }
}

/* ---- Where ---- */

__extension__ typedef __int128 wide;

/* On the wall, or on the core of a capsule. Products of differences are below 2^66. */
static bool is_on_core(const int32_t *core, const int64_t *p)
{
    const int64_t ux = (int64_t)judged(core[2]) - judged(core[0]), gx = p[0] - judged(core[0]);
    const int64_t uy = (int64_t)judged(core[3]) - judged(core[1]), gy = p[1] - judged(core[1]);
    const wide along = (wide)ux * gx + (wide)uy * gy;
    return (wide)ux * gy == (wide)uy * gx && along >= 0 && along <= (wide)ux * ux + (wide)uy * uy &&
           (ux != 0 || uy != 0 || (gx == 0 && gy == 0));
}

/* (b - a) x (c - a) on the axis after the two. */
static wide cross_of(const int64_t *a, const int64_t *b, const int64_t *c, int axis)
{
    const int i = (axis + 1) % 3, j = (axis + 2) % 3;
    return (wide)(b[i] - a[i]) * (c[j] - a[j]) - (wide)(b[j] - a[j]) * (c[i] - a[i]);
}

static bool is_on_edge(const int64_t *a, const int64_t *b, const int64_t *p)
{
    for (int axis = 0; axis < 3; axis++)
        if (cross_of(a, b, p, axis) != 0 || (p[axis] < a[axis] && p[axis] < b[axis]) ||
            (p[axis] > a[axis] && p[axis] > b[axis]))
            return false;
    return true;
}

/* On the border, or in the plane and on the same side of all edges, seen along each axis. */
static bool is_on_triangle(const int32_t *words, const int64_t *p)
{
    int64_t c[3][3];
    wide height = 0, normal[3];
    for (int i = 0; i < 9; i++)
        c[i / 3][i % 3] = judged(words[i]);
    if (is_on_edge(c[0], c[1], p) || is_on_edge(c[1], c[2], p) || is_on_edge(c[2], c[0], p))
        return true;
    bool has_area = false;
    for (int axis = 0; axis < 3; axis++) {
        normal[axis] = cross_of(c[0], c[1], c[2], axis);
        has_area = has_area || normal[axis] != 0;
        height += normal[axis] * (p[axis] - c[0][axis]);
        for (int i = 0; i < 3; i++) {
            const wide turn = cross_of(c[i], c[(i + 1) % 3], p, axis);
            if ((normal[axis] >= 0 && turn < 0) || (normal[axis] <= 0 && turn > 0))
                return false;
        }
    }
    return has_area && height == 0;
}

/* A point stops strictly before what it comes to. */
static bool comes_to_triangle(const scene *s, const int32_t *target, const int64_t *p)
{
    const int64_t start[3] = {s->start[0], s->start[1], s->start[2]};
    return s->radius == 0 && s->want.result == GRAZE_HIT && is_on_triangle(target, p) &&
           !is_on_triangle(target, start);
}

static bool lets_through(const scene *s, uint32_t i, const int64_t *p)
{
    const int32_t *target = s->words.targets + i * s->m.stride;
    const int64_t start[3] = {s->start[0], s->start[1], s->start[2]};
    if (s->m.stride == 9)
        return comes_to_triangle(s, target, p);
    const bool is_wall =
        s->m.kind == MANY_WALL_CIRCLE || (s->m.kind == MANY_CAPSULE2_CIRCLE && target[4] == 0);
    return is_wall && s->radius == 0 && s->want.result == GRAZE_HIT && is_on_core(target, p) &&
           !is_on_core(target, start);
}

/* The boxes around both, of which one is 8 raw units larger on each side, have a point in common; or the mover is a small ball. */
static bool is_near_place(const scene *s, uint32_t target, const int64_t *p)
{
    if (!is_box(s) && s->radius < 2)
        return true;
    const uint32_t axes = sweep_many_axes(s->m.kind), words = s->m.stride;
    const int32_t *at = s->words.targets + target * words;
    const int64_t radius = words % axes == 1 ? judged(at[words - 1]) : 0;
    for (uint32_t i = 0; i < axes; i++) {
        const int64_t a = judged(at[i]), b = words < 2 * axes ? a : judged(at[axes + i]),
                      c = words < 3 * axes ? a : judged(at[2 * axes + i]);
        const int64_t least = a < b ? a : b, most = a < b ? b : a;
        const int64_t low = (least < c ? least : c) - radius - 8,
                      high = (most < c ? c : most) + radius + 8;
        const int64_t size = is_box(s) ? (int64_t)judged(s->words.mover[axes + i]) - s->start[i]
                                       : judged(s->words.mover[axes]);
        if (p[i] + size < low || p[i] - (is_box(s) ? 0 : size) > high)
            return false;
    }
    return true;
}

static bool is_free_place(const scene *s, const int64_t *p)
{
    int32_t way[3];
    for (int i = 0; i < 3; i++)
        way[i] = (int32_t)(p[i] - s->start[i]);
    for (uint32_t i = 0; i < s->m.count; i++) {
        if (!is_near_place(s, i, p))
            continue;
        if (many_cast(&s->m, i, graze_vec3_of(way[0], way[1], way[2]), NULL) > GRAZE_TOUCH ||
            lets_through(s, i, p))
            return false;
    }
    return true;
}

static void set_place(const scene *s, int64_t *p, const int64_t *first, int number)
{
    for (int i = 0; i < 3; i++) {
        const int64_t way = hold(first[i] - s->start[i]);
        const int64_t part = (int64_t)1 << (2 * (15 - number));
        p[i] = number == 0 ? first[i] : number == 15 ? s->start[i] : first[i] - way / part;
    }
}

static void find_place(scene *s)
{
    const graze_vec3 *center = &s->want.hit.center;
    const int64_t found[3] = {center->x, center->y, center->z};
    int64_t first[3], p[3];
    s->want.place = 0;
    if (s->want.result == GRAZE_MISS || s->want.result == GRAZE_INSIDE)
        return;
    for (int i = 0; i < 3; i++)
        p[i] = first[i] = s->start[i] + hold(found[i] - s->start[i]);
    for (int i = 0; i < PLACES; i++) {
        set_place(s, p, first, i);
        s->want.place = i;
        if (i > 0 && i < 15 && p[0] == first[0] && p[1] == first[1] && p[2] == first[2])
            continue;
        if (i == PLACES - 1 || is_free_place(s, p))
            break;
    }
    s->want.hit.center = graze_vec3_of((int32_t)p[0], (int32_t)p[1], (int32_t)p[2]);
}

/* ---- The comparison ---- */

static bool same_hits(const graze_sweep_hit *a, const graze_sweep_hit *b)
{
    return is_vector(&a->center, b->center.x, b->center.y, b->center.z) &&
           is_vector(&a->point, b->point.x, b->point.y, b->point.z) &&
           is_vector(&a->normal, b->normal.x, b->normal.y, b->normal.z) &&
           a->fraction == b->fraction && a->feature == b->feature && a->index == b->index;
}

/* Without the index, without the hit, and without both. */
static bool is_consistent(const scene *s)
{
    graze_sweep_hit hit = untouched_hit();
    uint32_t index = 0;
    return many_nearest(&s->m, s->m.motion, NULL, &hit) == s->got.result &&
           same_hits(&hit, &s->got.hit) &&
           many_nearest(&s->m, s->m.motion, &index, NULL) == s->got.result &&
           index == s->got.index && many_nearest(&s->m, s->m.motion, NULL, NULL) == s->got.result;
}

static int kind_of(const answer *a)
{
    if (a->result == GRAZE_MISS)
        return NOTHING;
    return a->result == GRAZE_INSIDE ? INSIDE_ONE : a->place == 0 ? STOPS : BACK;
}

static int judge_nearest(void *at, const char **fault)
{
    scene *s = at;
    const int kind = s->c.routine->variant;
    const uint32_t axes = sweep_many_axes(kind);
    input_sweep_many(s->c.seed, s->c.index, kind, &s->words);
    many_set(&s->m, kind, &s->words, raw_scalar);
    for (uint32_t i = 0; i < 3; i++)
        s->start[i] = i < axes ? judged(s->words.mover[i]) : 0;
    s->radius = is_box(s) ? 1 : s->words.mover[axes];
    find_target(s);
    find_place(s);
    s->got.hit = untouched_hit();
    s->got.index = 7;
    s->got.result = many_nearest(&s->m, s->m.motion, &s->got.index, &s->got.hit);
    if (s->got.result != s->want.result)
        *fault = "another result";
    else if (s->got.index != s->want.index)
        *fault = "another target";
    else if (!same_hits(&s->got.hit, &s->want.hit))
        *fault = "another hit, or another place";
    else if (!is_consistent(s))
        *fault = "another result without index or hit";
    return kind_of(&s->want);
}

/* The scene depends on the routine: see judge_nearest. */
static void draw(void *at)
{
    (void)at;
}

static void print(const void *at)
{
    const scene *s = at;
    const int32_t indices[4] = {(int32_t)s->want.result, (int32_t)s->want.index,
                                (int32_t)s->got.result, (int32_t)s->got.index};
    const int32_t places[7] = {s->want.hit.center.x, s->want.hit.center.y, s->want.hit.center.z,
                               s->got.hit.center.x,  s->got.hit.center.y,  s->got.hit.center.z,
                               s->want.place};
    many_print(s->m.kind, &s->words);
    judge_print_words("result, index; got", indices, 4);
    judge_print_words("center; got; which place", places, 7);
}

static const char *class_name(int class_index)
{
    return sweep_many_class_names[class_index];
}

/* Places farther back in corners; a box stops in touch with all. */
#define ALL      ((1u << MANY_CLASSES) - 1 - (1u << MANY_ALL) - (1u << MANY_ROW))
#define TOUCHING (1u << MANY_CORNER)
#define ROW(name, back, variant)                                                                   \
    {                                                                                              \
        name, judge_nearest, {"none", "stops", "back", "inside"}, {0, ALL, back, 0}, NULL, variant \
    }

static const judge_routine routines[] = {
    ROW("aabb_spherecast", TOUCHING, MANY_AABB_SPHERE),
    ROW("sphere_spherecast", TOUCHING, MANY_SPHERE_SPHERE),
    ROW("capsule_spherecast", TOUCHING, MANY_CAPSULE_SPHERE),
    ROW("aabb_aabbcast", 0, MANY_AABB_AABB),
    ROW("segment2_circlecast", TOUCHING, MANY_WALL_CIRCLE),
    ROW("circle_circlecast", TOUCHING, MANY_CIRCLE_CIRCLE),
    ROW("capsule2_circlecast", TOUCHING, MANY_CAPSULE2_CIRCLE),
    ROW("rect_circlecast", TOUCHING, MANY_RECT_CIRCLE),
    ROW("rect_rectcast", 0, MANY_RECT_RECT),
    ROW("triangle_spherecast", TOUCHING, MANY_TRIANGLE_SPHERE),
    ROW("mesh_spherecast", TOUCHING, MANY_MESH_SPHERE),
};

ORACLE(sweep_nearest)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_nearest", "graze_nearest_", MANY_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
