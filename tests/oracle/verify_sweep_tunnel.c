/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_tunnel`: N spheres that start in touch with a plane, a sphere or a capsule, or up to three raw units off, and
 * move straight in, or along it and one raw unit into it; and N that move into the corner of two or three planes. The loop is
 * that of tunnel.h. Judged in integers of 128 bits: coordinates are below 2^24 and normals below 2^14, so squares of heights are
 * below 2^84, and squares of cross products, times nothing else, below 2^102.
 */
#include "judge.h"
#include "print_case.h"
#include "touching.h"
#include "tunnel.h"

enum { STRAIGHT, GRAZING, IN_TOUCH, SMALL, TUNNEL_CLASSES };
enum { MOST = 1 << 20, MOST_PLANES = 3 };
enum { AT_BALL = MOST_PLANES + 1, AT_CAPSULE };

__extension__ typedef __int128 wide;

typedef struct {
    int64_t v[3];
} place3;

typedef struct {
    judge_case c;
    int32_t planes[MOST_PLANES][6], capsule[7], sphere[4];
    tunnel t;
    bool is_round;
} scene;

/* ---- Vectors ---- */

static place3 place_of(graze_vec3 v)
{
    const place3 p = {{v.x, v.y, v.z}};
    return p;
}

static place3 place_at(const int32_t *words)
{
    const place3 p = {{words[0], words[1], words[2]}};
    return p;
}

static graze_vec3 vector_of(place3 p)
{
    const graze_vec3 v = {(int32_t)p.v[0], (int32_t)p.v[1], (int32_t)p.v[2]};
    return v;
}

static place3 minus3(place3 a, place3 b)
{
    const place3 way = {{a.v[0] - b.v[0], a.v[1] - b.v[1], a.v[2] - b.v[2]}};
    return way;
}

static place3 plus3(place3 a, place3 b, int64_t times)
{
    const place3 sum = {
        {a.v[0] + b.v[0] * times, a.v[1] + b.v[1] * times, a.v[2] + b.v[2] * times}};
    return sum;
}

static int64_t dot3(place3 a, place3 b)
{
    return a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2];
}

static place3 cross3(place3 a, place3 b)
{
    const place3 across = {{a.v[1] * b.v[2] - a.v[2] * b.v[1], a.v[2] * b.v[0] - a.v[0] * b.v[2],
                            a.v[0] * b.v[1] - a.v[1] * b.v[0]}};
    return across;
}

static wide square3(place3 a)
{
    return (wide)a.v[0] * a.v[0] + (wide)a.v[1] * a.v[1] + (wide)a.v[2] * a.v[2];
}

/* ---- Planes ---- */

static int64_t height_of(const int32_t *plane, place3 p)
{
    return dot3(place_at(plane + 3), minus3(p, place_at(plane)));
}

static bool is_inside_plane(const int32_t *plane, place3 p, int64_t radius)
{
    const wide height = height_of(plane, p);
    return height * height < (wide)(radius * radius) * square3(place_at(plane + 3));
}

static bool passes_plane(const int32_t *plane, place3 before, place3 after)
{
    const int64_t a = height_of(plane, before), b = height_of(plane, after);
    return (a < 0 && b > 0) || (a > 0 && b < 0);
}

/* ---- Capsules ---- */

/* Nearer to the core than the reach. */
static bool is_near_core(const int32_t *capsule, place3 p, int64_t reach)
{
    const place3 u = minus3(place_at(capsule + 3), place_at(capsule));
    const place3 g = minus3(p, place_at(capsule)), h = minus3(p, place_at(capsule + 3));
    const wide most = (wide)reach * reach;
    if (square3(g) < most || square3(h) < most)
        return true;
    return dot3(u, g) > 0 && dot3(u, h) < 0 && square3(cross3(u, g)) < most * square3(u);
}

/* A solid is passed where the way comes more than two raw units nearer than it may: sought in halves, as the distance from a
 * convex core is. */
static bool passes_core(const int32_t *capsule, place3 before, place3 after, int64_t reach)
{
    const place3 way = minus3(after, before);
    for (int i = 1; i < 64 && reach > 4; i++) {
        place3 at = before;
        for (int axis = 0; axis < 3; axis++)
            at.v[axis] += way.v[axis] * i / 64;
        if (is_near_core(capsule, at, reach - 4))
            return true;
    }
    return false;
}

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

static int64_t whole_root(wide square)
{
    int64_t root = 0;
    for (int64_t bit = (int64_t)1 << 40; bit > 0; bit /= 2)
        if ((wide)(root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

static place3 draw_place(input_stream *s, int32_t most)
{
    place3 p;
    for (int i = 0; i < 3; i++)
        p.v[i] = draw_about_zero(s, most);
    return p;
}

static void set_words(int32_t *to, place3 p)
{
    for (int i = 0; i < 3; i++)
        to[i] = (int32_t)p.v[i];
}

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

static bool starts_inside(const scene *s, place3 p)
{
    return is_inside(s, 0, vector_of(p)) || (!s->is_round && height_of(s->planes[0], p) == 0);
}

/* The radius off the place, rounded; then farther until it is outside, and up to 3 raw units more. */
static place3 draw_start_off(input_stream *in, const scene *s, place3 at, place3 out, int64_t reach)
{
    const int64_t length = whole_root(square3(out)) + 1;
    int more = draw_between(in, 0, 3);
    place3 start;
    for (int64_t off = reach;; off++) {
        for (int i = 0; i < 3; i++)
            start.v[i] = at.v[i] + out.v[i] * off / length;
        if (!starts_inside(s, start) && more-- <= 0)
            return start;
    }
}

static void draw_touch(input_stream *in, place3 *out, place3 *across, int32_t *whole)
{
    int32_t side[3], n[3], u[3];
    do {
        touching_any_side(in, 3, side);
        *whole = touching_whole(in, 3, side, n);
        touching_across(in, 3, 3, n, u);
    } while (*whole == 0 || (u[0] | u[1] | u[2]) == 0);
    *out = place_at(n);
    *across = place_at(u);
}

static void draw_off(input_stream *in, place3 *out, place3 *across)
{
    do {
        *out = draw_place(in, 1 << draw_below(in, 10));
        *across = cross3(*out, draw_place(in, 4));
    } while (square3(*across) == 0);
}

/* Straight in and far beyond, or one raw unit in, on each axis at most. */
static place3 draw_end(input_stream *in, int kind, place3 start, place3 out, place3 across,
                       int64_t reach)
{
    place3 end = start;
    const int32_t way = draw_chance(in, 2) ? 16 : -16;
    const int64_t times = 2 * reach / (whole_root(square3(out)) + 1) + draw_between(in, 1, 9);
    for (int i = 0; i < 3; i++)
        end.v[i] += kind == GRAZING ? way * across.v[i] - (out.v[i] > 0) + (out.v[i] < 0)
                                    : -out.v[i] * times + draw_between(in, -3, 3);
    return end;
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
        start = draw_start_off(&in, s, at, out, reach);
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

static const char *class_name(int class_index)
{
    static const char *const names[TUNNEL_CLASSES] = {"straight in", "one raw unit in",
                                                      "from exact touch", "of 0 to 3 raw units"};
    return names[class_index];
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
