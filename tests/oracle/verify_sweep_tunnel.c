/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_tunnel`: N spheres that start in touch with a plane, a sphere or a capsule, or up to three raw units off, and
 * move straight in, or along it and one raw unit into it; and N that move into the corner of two or three planes. The loop is
 * that of tunnel.h. Judged in integers of 128 bits: tunnel_places.h.
 */
#include "judge.h"
#include "print_case.h"
#include "tunnel.h"
#include "tunnel_places.h"

enum { MOST = 1 << 20, MOST_PLANES = 3 };
enum { AT_BALL = MOST_PLANES + 1, AT_CAPSULE };

typedef struct {
    judge_case c;
    int32_t planes[MOST_PLANES][6], capsule[7], sphere[4];
    tunnel t;
    bool is_round;
} scene;

/* ---- What the loop needs ---- */

static graze_result cast(const void *at, int target, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const scene *s = at;
    const int32_t *plane = s->planes[target], *core = s->capsule;
    const graze_plane face = {{plane[0], plane[1], plane[2]}, {plane[3], plane[4], plane[5]}};
    const graze_capsule round = {{{core[0], core[1], core[2]}, {core[3], core[4], core[5]}},
                                 core[6]};
    const graze_sphere sphere = {start, s->sphere[3]},
                       ball = {{core[0], core[1], core[2]}, core[6]};
    if (s->c.routine->variant == AT_BALL)
        return graze_sphere_spherecast(&ball, &sphere, motion, hit);
    return s->is_round ? graze_capsule_spherecast(&round, &sphere, motion, hit)
                       : graze_plane_spherecast(&face, &sphere, motion, hit);
}

static int64_t reach_of(const scene *s)
{
    return (int64_t)s->capsule[6] + s->sphere[3];
}

static bool is_inside(const void *at, int target, graze_vec3 place)
{
    const scene *s = at;
    return s->is_round ? is_near_core(s->capsule, place_of(place), reach_of(s))
                       : is_inside_plane(s->planes[target], place_of(place), s->sphere[3]);
}

static bool passes(const void *at, int target, graze_vec3 before, graze_vec3 after)
{
    const scene *s = at;
    return s->is_round ? passes_core(s->capsule, place_of(before), place_of(after), reach_of(s))
                       : passes_plane(s->planes[target], place_of(before), place_of(after));
}

/* Along the normal; from the middle of the core, on the side of it, or straight from an end. */
static graze_vec3 away(const void *at, int target, graze_vec3 place)
{
    const scene *s = at;
    const place3 p = place_of(place), a = place_at(s->capsule), b = place_at(s->capsule + 3);
    if (!s->is_round) {
        const place3 n = place_at(s->planes[target] + 3), none = {{0, 0, 0}};
        return vector_of(plus3(none, n, height_of(s->planes[target], p) < 0 ? -1 : 1));
    }
    const place3 u = minus3(b, a), g = minus3(p, a), h = minus3(p, b);
    return vector_of(dot3(u, g) + dot3(u, h) < 0 ? g : h);
}

/* ---- Scenes ---- */

/* A plane across `out`, or a core across it, through the place, and the sphere's radius. */
static void draw_target(input_stream *in, scene *s, place3 at, place3 out, place3 across)
{
    const int32_t length = s->c.routine->variant == AT_CAPSULE ? draw_between(in, 0, 64) : 0;
    const int32_t before = draw_chance(in, 2) ? 0 : draw_between(in, 0, length);
    set_words(s->planes[0], at);
    set_words(s->planes[0] + 3, out);
    if (draw_chance(in, 2))
        for (int i = 3; i < 6; i++)
            s->planes[0][i] = -s->planes[0][i];
    set_words(s->capsule, plus3(at, across, -before));
    set_words(s->capsule + 3, plus3(at, across, length - before));
}

static int64_t draw_radii(input_stream *in, scene *s, int64_t sum)
{
    s->capsule[6] = s->is_round ? draw_between(in, 0, (int32_t)sum) : 0;
    s->sphere[3] = (int32_t)sum - s->capsule[6];
    return sum;
}

static bool starts_inside(const void *at, place3 p)
{
    const scene *s = at;
    return is_inside(s, 0, vector_of(p)) || (!s->is_round && height_of(s->planes[0], p) == 0);
}

/* About the point of the first plane, where the start is not inside. */
static void draw_more_planes(input_stream *in, scene *s)
{
    for (int i = 1; i < s->t.targets; i++) {
        const place3 start = place_of(s->t.start);
        do {
            const place3 off = draw_place(in, 4 * s->sphere[3] + 8);
            set_words(s->planes[i], plus3(place_at(s->planes[0]), off, 1));
            set_words(s->planes[i] + 3, draw_place(in, 512));
        } while (is_inside_plane(s->planes[i], start, s->sphere[3]) ||
                 height_of(s->planes[i], start) == 0);
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
    draw_target(&in, s, at, out, across);
    if (kind == IN_TOUCH) {
        const int32_t times = draw_between(&in, 1, draw_less(&in, 4096));
        reach = draw_radii(&in, s, (int64_t)whole * times);
        start = plus3(at, out, times);
    } else {
        draw_radii(&in, s, reach);
        start = draw_start_off(&in, s, starts_inside, at, out, reach);
    }
    s->t.start = vector_of(start);
    set_words(s->sphere, start);
    const bool grazes = kind == SMALL && draw_chance(&in, 2);
    s->t.end = vector_of(draw_end(&in, grazes ? GRAZING : kind, start, out, across, reach));
    draw_more_planes(&in, s);
}

static int judge_moves(void *at, const char **fault)
{
    scene *s = at;
    const int variant = s->c.routine->variant;
    s->is_round = variant > MOST_PLANES;
    s->t.targets = s->is_round ? 1 : variant;
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
    for (int i = 0; i < s->t.targets && !s->is_round; i++)
        print_value("plane", "plane", s->planes[i]);
    if (s->is_round)
        print_value("capsule", "target", s->capsule);
    print_value("sphere", "sphere", s->sphere);
    print_value("vec3", "end", end);
}

#define ROW(name, variant)                                                                         \
    {                                                                                              \
        name, judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, variant                   \
    }

static const judge_routine routines[] = {
    ROW("plane_spherecast_of_one", 1),
    ROW("plane_spherecast_of_two", 2),
    ROW("plane_spherecast_of_three", 3),
    ROW("sphere_spherecast_of_one", AT_BALL),
    ROW("capsule_spherecast_of_one", AT_CAPSULE),
};

ORACLE(sweep_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_tunnel", "graze_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
