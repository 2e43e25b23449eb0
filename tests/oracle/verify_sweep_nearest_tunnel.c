/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_nearest_tunnel`: N movers of each kind among one to three targets of a kind: in the corners between them, in
 * slots that are exactly as wide as the mover, and in rooms that narrow. They start in exact touch, or up to four raw units off, or
 * come there. The loop is that of tunnel.h; each step is one call for all targets. Judged in integers: coordinates are below 2^24,
 * so squares of cross products are below 2^102.
 */
#include "judge.h"
#include "many_sweeps.h"
#include "print_many.h"
#include "tunnel.h"

enum { TUNNEL_CLASSES = 4, SAMPLES = 64 };

static const int class_of[TUNNEL_CLASSES] = {MANY_IN_TOUCH, MANY_OFF, MANY_NARROW, MANY_CORNER};

__extension__ typedef __int128 wide;

typedef struct {
    int64_t v[3];
} place3;

/* A core within a radius, or a box. */
typedef struct {
    place3 a, b;
    int64_t radius;
    bool is_box, is_wall;
} target3;

typedef struct {
    judge_case c;
    sweep_many_words words;
    target3 targets[MANY_MOST];
    place3 size;    /* of a box that moves */
    int64_t radius; /* of a ball that moves */
    int kind;
    tunnel t;
} scene;

/* ---- Vectors ---- */

static place3 place_of(graze_vec3 v)
{
    const place3 p = {{v.x, v.y, v.z}};
    return p;
}

static graze_vec3 vector_of(place3 p)
{
    return graze_vec3_of((int32_t)p.v[0], (int32_t)p.v[1], (int32_t)p.v[2]);
}

static place3 place_at(const int32_t *words, uint32_t axes)
{
    place3 p = {{0, 0, 0}};
    for (uint32_t i = 0; i < axes; i++)
        p.v[i] = words[i];
    return p;
}

static place3 minus3(place3 a, place3 b)
{
    const place3 way = {{a.v[0] - b.v[0], a.v[1] - b.v[1], a.v[2] - b.v[2]}};
    return way;
}

static int64_t dot3(place3 a, place3 b)
{
    return a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2];
}

static wide cross_squared(place3 a, place3 b)
{
    wide sum = 0;
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        const wide across = (wide)a.v[j] * b.v[k] - (wide)a.v[k] * b.v[j];
        sum += across * across;
    }
    return sum;
}

/* ---- Inside ---- */

/* Nearer to the core than the reach. */
static bool is_near_core(const target3 *t, place3 p, int64_t reach)
{
    const place3 u = minus3(t->b, t->a), g = minus3(p, t->a), h = minus3(p, t->b);
    const wide most = (wide)reach * reach;
    if (dot3(g, g) < most || dot3(h, h) < most)
        return true;
    return dot3(u, g) > 0 && dot3(u, h) < 0 && cross_squared(u, g) < most * dot3(u, u);
}

/* From the nearest place of the box at which a ball is outside; or for a box that moves, from that of its min. */
static place3 from_box(const scene *s, const target3 *t, place3 p)
{
    place3 way;
    for (int i = 0; i < 3; i++) {
        const int64_t low = t->a.v[i] - s->size.v[i], high = t->b.v[i];
        way.v[i] = p.v[i] < low ? p.v[i] - low : p.v[i] > high ? p.v[i] - high : 0;
    }
    return way;
}

/* Strictly, on all axes. */
static bool is_in_open_box(const scene *s, const target3 *t, place3 p, int64_t off)
{
    const uint32_t axes = sweep_many_axes(s->kind);
    for (uint32_t i = 0; i < axes; i++)
        if (p.v[i] <= t->a.v[i] - s->size.v[i] + off || p.v[i] >= t->b.v[i] - off)
            return false;
    return true;
}

/* By more than `off` raw units. */
static bool overlaps(const scene *s, const target3 *t, place3 p, int64_t off)
{
    if (!t->is_box)
        return t->radius + s->radius > off && is_near_core(t, p, t->radius + s->radius - off);
    const place3 way = from_box(s, t, p);
    return is_in_open_box(s, t, p, off) ||
           (s->radius > off && dot3(way, way) < (s->radius - off) * (s->radius - off));
}

static bool is_inside(const void *at, int target, graze_vec3 place)
{
    const scene *s = at;
    return overlaps(s, &s->targets[target], place_of(place), 0);
}

/* ---- Through ---- */

static int side_of(place3 a, place3 b, place3 p)
{
    const place3 u = minus3(b, a), g = minus3(p, a);
    const int64_t across = u.v[0] * g.v[1] - u.v[1] * g.v[0];
    return across < 0 ? -1 : across > 0;
}

/* More than two raw units off the line. */
static bool is_off_line(place3 a, place3 b, place3 p)
{
    const place3 u = minus3(b, a);
    return cross_squared(u, minus3(p, a)) > 4 * (wide)dot3(u, u);
}

/* From strictly one side to strictly the other, through the wall, and not past its end. */
static bool crosses_wall(const target3 *t, place3 before, place3 after)
{
    return side_of(t->a, t->b, before) * side_of(t->a, t->b, after) < 0 &&
           side_of(before, after, t->a) * side_of(before, after, t->b) < 0 &&
           is_off_line(before, after, t->a) && is_off_line(before, after, t->b);
}

/* From one side of the box to the other, and more than two raw units within its other sides; a point may pass what is flat. */
static bool crosses_box(const scene *s, const target3 *t, place3 before, place3 after)
{
    const int axes = (int)sweep_many_axes(s->kind);
    for (int i = 0; i < axes; i++) {
        bool passes = true;
        for (int axis = 0; axis < axes; axis++) {
            const int64_t low = t->a.v[axis] - s->size.v[axis], high = t->b.v[axis];
            const int64_t from = before.v[axis], to = after.v[axis];
            if (axis == i)
                passes = passes && (low < high || s->radius > 0) &&
                         ((from <= low && to >= high) || (from >= high && to <= low)) && from != to;
            else
                passes =
                    passes && low + 2 < from && from < high - 2 && low + 2 < to && to < high - 2;
        }
        if (passes)
            return true;
    }
    return false;
}

/* More than four raw units into it on the way, or across. */
static bool passes(const void *at, int target, graze_vec3 before, graze_vec3 after)
{
    const scene *s = at;
    const target3 *t = &s->targets[target];
    const place3 a = place_of(before), b = place_of(after);
    if (t->is_wall && crosses_wall(t, a, b))
        return true;
    if (t->is_box && crosses_box(s, t, a, b))
        return true;
    for (int i = 1; i < SAMPLES; i++) {
        place3 p = a;
        for (int axis = 0; axis < 3; axis++)
            p.v[axis] += (b.v[axis] - a.v[axis]) * i / SAMPLES;
        if (overlaps(s, t, p, 4))
            return true;
    }
    return false;
}

/* ---- What the loop needs ---- */

/* The mover at another place. */
static many_sweep moved_to(const scene *s, graze_vec3 start)
{
    many_sweep m;
    const int32_t to[3] = {start.x, start.y, start.z};
    const uint32_t axes = sweep_many_axes(s->kind);
    sweep_many_words w = s->words;
    for (uint32_t i = 0; i < axes; i++) {
        w.mover[i] = to[i];
        if (s->radius < 0)
            w.mover[axes + i] = to[i] + (int32_t)s->size.v[i];
    }
    many_set(&m, s->kind, &w, raw_scalar);
    return m;
}

static graze_result cast(const void *at, int target, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const many_sweep m = moved_to(at, start);
    return many_cast(&m, (uint32_t)target, motion, hit);
}

static graze_result nearest(const void *at, graze_vec3 start, graze_vec3 motion,
                            graze_sweep_hit *hit)
{
    const many_sweep m = moved_to(at, start);
    return many_nearest(&m, motion, NULL, hit);
}

/* From the nearest place of a box; from the middle of a core on the side of it, or straight from an end. */
static graze_vec3 away(const void *at, int target, graze_vec3 place)
{
    const scene *s = at;
    const target3 *t = &s->targets[target];
    const place3 p = place_of(place);
    if (t->is_box)
        return vector_of(from_box(s, t, p));
    const place3 u = minus3(t->b, t->a), g = minus3(p, t->a), h = minus3(p, t->b);
    return vector_of(dot3(u, g) + dot3(u, h) < 0 ? g : h);
}

/* ---- Scenes ---- */

static void set_target(scene *s, uint32_t i)
{
    const uint32_t axes = sweep_many_axes(s->kind), size = sweep_many_target_words(s->kind);
    const int32_t *words = s->words.targets + i * size;
    target3 *t = &s->targets[i];
    t->a = t->b = place_at(words, axes);
    if (size >= 2 * axes)
        t->b = place_at(words + axes, axes);
    t->radius = size % axes == 1 ? words[size - 1] : 0;
    t->is_wall = s->kind == MANY_WALL_CIRCLE;
    t->is_box = size == 2 * axes && !t->is_wall;
}

/* Without the targets in which the mover starts. */
static void draw_scene(scene *s)
{
    const uint32_t axes = sweep_many_axes(s->kind), words = sweep_many_target_words(s->kind);
    const uint32_t index = s->c.index / TUNNEL_CLASSES * MANY_CLASSES;
    input_sweep_many(s->c.seed, index + (uint32_t)class_of[s->c.index % TUNNEL_CLASSES], s->kind,
                     &s->words);
    const place3 start = place_at(s->words.mover, axes), way = place_at(s->words.motion, axes);
    const place3 none = {{0, 0, 0}};
    const bool moves_box = sweep_many_mover_words(s->kind) == 2 * axes;
    s->size = moves_box ? minus3(place_at(s->words.mover + axes, axes), start) : none;
    s->radius = moves_box ? -1 : s->words.mover[axes];
    s->t.start = vector_of(start);
    s->t.end = graze_vec3_add(s->t.start, vector_of(way));
    for (uint32_t i = 0; i < s->words.count;) {
        set_target(s, i);
        if (!is_inside(s, (int)i, s->t.start)) {
            i++;
            continue;
        }
        s->words.count--;
        for (uint32_t word = 0; word < words; word++)
            s->words.targets[i * words + word] = s->words.targets[s->words.count * words + word];
    }
}

static int judge_moves(void *at, const char **fault)
{
    scene *s = at;
    s->kind = s->c.routine->variant;
    s->t.scene = s;
    s->t.cast = cast;
    s->t.is_inside = is_inside;
    s->t.passes = passes;
    s->t.away = away;
    s->t.nearest = nearest;
    draw_scene(s);
    s->t.targets = (int)s->words.count;
    *fault = tunnel_fault(&s->t);
    return 0;
}

/* The scene depends on the routine: see judge_moves. */
static void draw(void *at)
{
    (void)at;
}

static void print(const void *at)
{
    const scene *s = at;
    const int32_t end[3] = {s->t.end.x, s->t.end.y, s->t.end.z};
    many_print(s->kind, &s->words);
    judge_print_words("end", end, 3);
}

static const char *class_name(int class_index)
{
    return sweep_many_class_names[class_of[class_index]];
}

#define MOVES judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL

static const judge_routine routines[] = {
    {"aabb_spherecast", MOVES, MANY_AABB_SPHERE},
    {"sphere_spherecast", MOVES, MANY_SPHERE_SPHERE},
    {"capsule_spherecast", MOVES, MANY_CAPSULE_SPHERE},
    {"aabb_aabbcast", MOVES, MANY_AABB_AABB},
    {"segment2_circlecast", MOVES, MANY_WALL_CIRCLE},
    {"circle_circlecast", MOVES, MANY_CIRCLE_CIRCLE},
    {"capsule2_circlecast", MOVES, MANY_CAPSULE2_CIRCLE},
    {"rect_circlecast", MOVES, MANY_RECT_CIRCLE},
    {"rect_rectcast", MOVES, MANY_RECT_RECT},
};

ORACLE(sweep_nearest_tunnel)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_nearest_tunnel", "graze_nearest_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
