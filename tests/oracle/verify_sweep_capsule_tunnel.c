/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_capsule_tunnel`: N capsules that start in touch with a plane or a sphere, or up to three raw units off, and move
 * straight in, or along it and one raw unit into it; and N that move into the corner of two or three planes. The loop is that of
 * tunnel.h, in which the place of the mover is the first end of its core. Judged in integers of 128 bits: tunnel_places.h. A sphere
 * is judged from the capsule: it moves the other way.
 */
#include "judge.h"
#include "print_case.h"
#include "tunnel.h"
#include "tunnel_places.h"

#include "../../include/graze/sweep_capsule.h"

enum { MOST = 1 << 20, MOST_PLANES = 3, AT_BALL };

typedef struct {
    judge_case c;
    int32_t planes[MOST_PLANES][6], ball[4], capsule[7]; /* the capsule at the start */
    tunnel t;
    bool at_ball;
} scene;

/* ---- What the loop needs ---- */

static place3 other_end(const scene *s, place3 place)
{
    return plus3(place, minus3(place_at(s->capsule + 3), place_at(s->capsule)), 1);
}

/* The sphere, seen from the capsule at its start. */
static place3 ball_from(const scene *s, graze_vec3 place)
{
    return plus3(place_at(s->ball), minus3(place_of(place), place_at(s->capsule)), -1);
}

static int64_t reach_of(const scene *s)
{
    return (int64_t)s->ball[3] + s->capsule[6];
}

static graze_result cast(const void *at, int target, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const scene *s = at;
    const int32_t *plane = s->planes[target];
    const graze_plane face = {{plane[0], plane[1], plane[2]}, {plane[3], plane[4], plane[5]}};
    const graze_sphere ball = {{s->ball[0], s->ball[1], s->ball[2]}, s->ball[3]};
    const graze_capsule capsule = {{start, vector_of(other_end(s, place_of(start)))},
                                   s->capsule[6]};
    return s->at_ball ? graze_sphere_capsulecast(&ball, &capsule, motion, hit)
                      : graze_plane_capsulecast(&face, &capsule, motion, hit);
}

static bool overlaps_plane(const scene *s, const int32_t *plane, place3 p)
{
    const place3 other = other_end(s, p);
    return is_inside_plane(plane, p, s->capsule[6]) ||
           is_inside_plane(plane, other, s->capsule[6]) || passes_plane(plane, p, other);
}

static bool is_inside(const void *at, int target, graze_vec3 place)
{
    const scene *s = at;
    return s->at_ball ? is_near_core(s->capsule, ball_from(s, place), reach_of(s))
                      : overlaps_plane(s, s->planes[target], place_of(place));
}

static bool passes(const void *at, int target, graze_vec3 before, graze_vec3 after)
{
    const scene *s = at;
    const place3 from = place_of(before), to = place_of(after);
    if (s->at_ball)
        return passes_core(s->capsule, ball_from(s, before), ball_from(s, after), reach_of(s));
    return passes_plane(s->planes[target], from, to) ||
           passes_plane(s->planes[target], other_end(s, from), other_end(s, to));
}

/* Along the normal; from the sphere to the middle of the core, or straight to an end. */
static graze_vec3 away(const void *at, int target, graze_vec3 place)
{
    const scene *s = at;
    const place3 none = {{0, 0, 0}}, p = place_of(place), a = place_at(s->capsule);
    if (!s->at_ball) {
        const int32_t *plane = s->planes[target];
        const int64_t sum = height_of(plane, p) + height_of(plane, other_end(s, p));
        return vector_of(plus3(none, place_at(plane + 3), sum < 0 ? -1 : 1));
    }
    const place3 b = place_at(s->capsule + 3), ball = ball_from(s, place);
    const place3 u = minus3(b, a), g = minus3(ball, a), h = minus3(ball, b);
    return vector_of(plus3(none, dot3(u, g) + dot3(u, h) < 0 ? g : h, -1));
}

/* ---- Scenes ---- */

/* At a plane: of the nearest end, which the start is then. At a sphere: of the sphere. */
static bool starts_inside(const void *at, place3 p)
{
    const scene *s = at;
    return s->at_ball
               ? is_near_core(s->capsule, p, reach_of(s))
               : is_inside_plane(s->planes[0], p, s->capsule[6]) || height_of(s->planes[0], p) == 0;
}

/* A core across `out`, through the place, or a plane. */
static void draw_target(input_stream *in, scene *s, place3 at, place3 out, place3 across)
{
    const int32_t length = draw_between(in, 0, 64);
    const int32_t before = draw_chance(in, 2) ? 0 : draw_between(in, 0, length);
    set_words(s->planes[0], at);
    set_words(s->planes[0] + 3, out);
    if (draw_chance(in, 2))
        for (int i = 3; i < 6; i++)
            s->planes[0][i] = -s->planes[0][i];
    set_words(s->capsule, plus3(at, across, -before));
    set_words(s->capsule + 3, plus3(at, across, length - before));
}

static void draw_radii(input_stream *in, scene *s, int64_t sum)
{
    s->ball[3] = s->at_ball ? draw_between(in, 0, (int32_t)sum) : 0;
    s->capsule[6] = (int32_t)sum - s->ball[3];
}

/* The other end: along the plane, or farther from it; the nearest end is the first one or the second. */
static void set_core_at_plane(input_stream *in, scene *s, place3 start, place3 out, place3 across)
{
    const int32_t off = draw_chance(in, 3) ? 0 : draw_between(in, 0, 64);
    const place3 other = plus3(plus3(start, across, draw_between(in, -64, 64)), out, off);
    const bool is_second = draw_chance(in, 2);
    set_words(s->capsule, is_second ? other : start);
    set_words(s->capsule + 3, is_second ? start : other);
}

/* About the point of the first plane, where the start is not inside. */
static void draw_more_planes(input_stream *in, scene *s)
{
    const place3 start = place_of(s->t.start);
    for (int i = 1; i < s->t.targets; i++) {
        do {
            const place3 off = draw_place(in, 4 * s->capsule[6] + 8);
            set_words(s->planes[i], plus3(place_at(s->planes[0]), off, 1));
            set_words(s->planes[i] + 3, draw_place(in, 512));
        } while (overlaps_plane(s, s->planes[i], start) || height_of(s->planes[i], start) == 0);
    }
}

static void draw_scene(scene *s)
{
    const int kind = (int)(s->c.index % TUNNEL_CLASSES);
    place3 out, across, start;
    int32_t whole = 1;
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
    draw_target(&in, s, at, out, across);
    draw_radii(&in, s, reach);
    start = kind == IN_TOUCH ? plus3(at, out, times)
                             : draw_start_off(&in, s, starts_inside, at, out, reach);
    const bool grazes = kind == SMALL && draw_chance(&in, 2);
    const place3 end = draw_end(&in, grazes ? GRAZING : kind, start, out, across, reach);
    set_words(s->ball, start);
    if (!s->at_ball)
        set_core_at_plane(&in, s, start, out, across);
    const place3 core = place_at(s->capsule);
    s->t.start = vector_of(core);
    s->t.end = vector_of(plus3(core, minus3(end, start), s->at_ball ? -1 : 1));
    draw_more_planes(&in, s);
}

static int judge_moves(void *at, const char **fault)
{
    scene *s = at;
    const int variant = s->c.routine->variant;
    s->at_ball = variant == AT_BALL;
    s->t.targets = s->at_ball ? 1 : variant;
    s->t.scene = s;
    s->t.cast = cast;
    s->t.is_inside = is_inside;
    s->t.passes = passes;
    s->t.away = away;
    draw_scene(s);
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
    for (int i = 0; i < s->t.targets && !s->at_ball; i++)
        print_value("plane", "plane", s->planes[i]);
    if (s->at_ball)
        print_value("sphere", "target", s->ball);
    print_value("capsule", "capsule", s->capsule);
    print_value("vec3", "end", end);
}

#define ROW(name, variant)                                                                         \
    {                                                                                              \
        name, judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, variant                   \
    }

static const judge_routine routines[] = {
    ROW("plane_capsulecast_of_one", 1),
    ROW("plane_capsulecast_of_two", 2),
    ROW("plane_capsulecast_of_three", 3),
    ROW("sphere_capsulecast_of_one", AT_BALL),
};

ORACLE(sweep_capsule_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_capsule_tunnel", "graze_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
