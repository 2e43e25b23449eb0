/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_cores_tunnel`: N capsules that start in touch with another capsule, or up to three raw units off, and move
 * straight in, or along it and one raw unit into it. The loop is that of tunnel.h, in which the place of the mover is the first end
 * of its core. Judged in integers of 128 bits: vectors along cores are below 2^20, and so are ways between them, so that the square
 * of a volume is below 2^126.
 */
#include "judge.h"
#include "print_case.h"
#include "tunnel.h"
#include "tunnel_places.h"

#include "../../include/graze/sweep_capsule.h"

enum { MOST = 1 << 20, LONGEST = 32 };

typedef struct {
    judge_case c;
    int32_t target[7], capsule[7]; /* the capsule at the start */
    place3 w;                      /* along its core */
    int32_t before;                /* the core begins at so many parts of w before the place */
    tunnel t;
} scene;

static int64_t reach_of(const scene *s)
{
    return (int64_t)s->target[6] + s->capsule[6];
}

static place3 run_of(const int32_t *capsule)
{
    return minus3(place_at(capsule + 3), place_at(capsule));
}

static graze_result cast(const void *at, int target, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const scene *s = at;
    const graze_capsule capsule = {
        {start, vector_of(plus3(place_of(start), run_of(s->capsule), 1))}, s->capsule[6]};
    const graze_capsule other = {
        {vector_of(place_at(s->target)), vector_of(place_at(s->target + 3))}, s->target[6]};
    (void)target;
    return graze_capsule_capsulecast(&other, &capsule, motion, hit);
}

/* ---- Two cores ---- */

static bool is_between(wide part, wide whole)
{
    return 0 < part && part < whole;
}

/* Between both lines, where the nearest places are inside both cores. */
static bool is_near_across(const int32_t *target, place3 a, place3 w, int64_t reach)
{
    const place3 u = run_of(target), g = minus3(a, place_at(target)), n = cross3(u, w);
    const wide uu = dot3(u, u), uw = dot3(u, w), ww = dot3(w, w), ug = dot3(u, g), wg = dot3(w, g);
    const wide whole = uu * ww - uw * uw, apart = dot3(n, g);
    return whole > 0 && is_between(ww * ug - uw * wg, whole) &&
           is_between(uw * ug - uu * wg, whole) && apart * apart < (wide)reach * reach * square3(n);
}

/* The core of the mover begins at a place: nearer to the target than the reach. */
static bool is_near_target(const scene *s, place3 a, int64_t reach)
{
    const place3 w = run_of(s->capsule), b = plus3(a, w, 1);
    int32_t moved[6];
    set_words(moved, a);
    set_words(moved + 3, b);
    return is_near_core(s->target, a, reach) || is_near_core(s->target, b, reach) ||
           is_near_core(moved, place_at(s->target), reach) ||
           is_near_core(moved, place_at(s->target + 3), reach) ||
           is_near_across(s->target, a, w, reach);
}

static bool is_inside(const void *at, int target, graze_vec3 place)
{
    const scene *s = at;
    (void)target;
    return is_near_target(s, place_of(place), reach_of(s));
}

/* As passes_core. */
static bool passes(const void *at, int target, graze_vec3 before, graze_vec3 after)
{
    const scene *s = at;
    const int64_t reach = reach_of(s);
    const place3 way = minus3(place_of(after), place_of(before));
    (void)target;
    for (int i = 1; i < 64 && reach > 4; i++) {
        place3 p = place_of(before);
        for (int axis = 0; axis < 3; axis++)
            p.v[axis] += way.v[axis] * i / 64;
        if (is_near_target(s, p, reach - 4))
            return true;
    }
    return false;
}

/* From any place of a convex core to any of the other one. */
static graze_vec3 away(const void *at, int target, graze_vec3 place)
{
    const scene *s = at;
    const place3 end = place_at(s->target + (s->c.index % 2 == 0 ? 0 : 3));
    (void)target;
    return vector_of(minus3(place_of(place), end));
}

/* ---- Scenes ---- */

/* Where the cores cross, or where the mover would. */
static bool starts_inside(const void *at, place3 p)
{
    const scene *s = at;
    return is_near_target(s, plus3(p, s->w, -s->before), reach_of(s));
}

static void draw_core(input_stream *in, int32_t *core, place3 at, place3 run, int32_t *before)
{
    const int32_t length = draw_between(in, 1, LONGEST);
    *before = draw_chance(in, 3) ? 0 : draw_between(in, 0, length);
    set_words(core, plus3(at, run, -*before));
    set_words(core + 3, plus3(at, run, length - *before));
}

/* Across `out`, and parallel to the target now and then. */
static place3 draw_run(input_stream *in, place3 out, place3 across)
{
    place3 w = across;
    while (!draw_chance(in, 4)) {
        const int32_t n[3] = {(int32_t)out.v[0], (int32_t)out.v[1], (int32_t)out.v[2]};
        int32_t u[3];
        touching_across(in, 3, 3, n, u);
        w = place_at(u);
        if (square3(w) != 0 && square3(w) < (wide)1 << 28)
            return w;
        w = across;
    }
    return w;
}

static void draw_scene(scene *s)
{
    const int kind = (int)(s->c.index % TUNNEL_CLASSES);
    place3 out, across;
    int32_t whole = 1, before;
    input_stream in;
    draw_start(&in, s->c.seed, s->c.index);
    const place3 at = draw_place(&in, MOST / 4);
    int64_t reach = kind == SMALL ? draw_between(&in, 0, 3)
                                  : draw_between(&in, 1, draw_less(&in, MOST / 8) + 8);
    if (kind == IN_TOUCH)
        draw_touch(&in, &out, &across, &whole);
    else
        draw_off(&in, &out, &across);
    const int32_t times = draw_between(&in, 1, draw_less(&in, 4096));
    reach = kind == IN_TOUCH ? (int64_t)whole * times : reach;
    draw_core(&in, s->target, at, across, &before);
    s->w = draw_run(&in, out, across);
    draw_core(&in, s->capsule, at, s->w, &s->before);
    s->target[6] = draw_between(&in, 0, (int32_t)reach);
    s->capsule[6] = (int32_t)reach - s->target[6];
    const place3 start = kind == IN_TOUCH ? plus3(at, out, times)
                                          : draw_start_off(&in, s, starts_inside, at, out, reach);
    const bool grazes = kind == SMALL && draw_chance(&in, 2);
    const place3 end = draw_end(&in, grazes ? GRAZING : kind, start, out, across, reach);
    s->t.start = vector_of(plus3(start, s->w, -s->before));
    s->t.end = vector_of(plus3(end, s->w, -s->before));
    const place3 run = run_of(s->capsule);
    set_words(s->capsule, place_of(s->t.start));
    set_words(s->capsule + 3, plus3(place_of(s->t.start), run, 1));
}

static int judge_moves(void *at, const char **fault)
{
    scene *s = at;
    s->t.targets = 1;
    s->t.scene = s;
    s->t.cast = cast;
    s->t.is_inside = is_inside;
    s->t.passes = passes;
    s->t.away = away;
    *fault = tunnel_fault(&s->t);
    return 0;
}

static void draw(void *at)
{
    draw_scene(at);
}

static void print(const void *at)
{
    const scene *s = at;
    const int32_t end[3] = {s->t.end.x, s->t.end.y, s->t.end.z};
    print_value("capsule", "target", s->target);
    print_value("capsule", "capsule", s->capsule);
    print_value("vec3", "end", end);
}

static const judge_routine routines[] = {
    {"capsule_capsulecast_of_one", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, 0},
};

ORACLE(sweep_cores_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_cores_tunnel", "graze_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
