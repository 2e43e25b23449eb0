/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_mesh_tunnel`: N spheres inside and outside of closed meshes, boxes of 12 faces and wedges of 8, straight or
 * sheared. They start in touch, or up to three raw units off, and move straight in, along a face and one raw unit in, or into a
 * corner. Each goes on to the same end, a hundred times (tunnel.h). None gets from one side of the mesh to the other, none is nearer
 * to a face than its radius, and none is held; and a sphere that rolls along a box is never stopped. Judged in integers: a solid is
 * an origin and three edges below 2^13, so normals are below 2^29, and heights and sides of edges below 2^63.
 */
#include "../../include/graze/sweep_mesh.h"
#include "../../include/graze/sweep_nearest.h"

#include "closed_mesh.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"
#include "tunnel.h"

#include <math.h>

enum { SAMPLES = 32 };
enum { OF_MESH, OF_TRIANGLES, ROLLING };

typedef struct {
    judge_case c;
    closed_mesh m;
    int32_t shift; /* of all of it: to far numbers */
    int64_t radius;
    tunnel t;
} scene;

static bool is_inside(const void *at, int face, graze_vec3 place)
{
    const scene *s = at;
    return is_near_face(&s->m, face, place_of(place), s->radius);
}

/* ---- Through ---- */

/* From one side to the other; or on the way more than four raw units into a face, or into the solid. */
static bool passes(const void *at, int face, graze_vec3 before, graze_vec3 after)
{
    const scene *s = at;
    const place3 a = place_of(before), b = place_of(after);
    if (face > 0)
        return false;
    if (side_of_solid(&s->m, a) * side_of_solid(&s->m, b) < 0)
        return true;
    for (int i = 1; i < SAMPLES; i++) {
        place3 p = a;
        for (int axis = 0; axis < 3; axis++)
            p.v[axis] += (b.v[axis] - a.v[axis]) * i / SAMPLES;
        if (s->radius > 4 ? is_near_any(&s->m, p, s->radius - 4)
                          : side_of_solid(&s->m, a) * side_of_solid(&s->m, p) < 0 &&
                                !is_near_any(&s->m, p, 4))
            return true;
    }
    return false;
}

/* ---- What the loop needs ---- */

static graze_vec3 shifted(const scene *s, place3 p)
{
    const place3 by = {{s->shift, -s->shift, s->shift / 2}};
    return vector_of(plus3(p, by, 1));
}

static graze_sphere ball_at(const scene *s, graze_vec3 start)
{
    const graze_sphere ball = {shifted(s, place_of(start)), (int32_t)s->radius};
    return ball;
}

static void shift_back(const scene *s, graze_result result, graze_sweep_hit *hit)
{
    const place3 by = {{s->shift, -s->shift, s->shift / 2}};
    if (result != GRAZE_MISS)
        hit->center = vector_of(plus3(place_of(hit->center), by, -1));
}

static graze_triangle triangle_at(const scene *s, int face)
{
    const graze_triangle t = {shifted(s, corner_of(&s->m, face, 0)),
                              shifted(s, corner_of(&s->m, face, 1)),
                              shifted(s, corner_of(&s->m, face, 2))};
    return t;
}

static graze_result cast(const void *at, int face, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const scene *s = at;
    const graze_triangle triangle = triangle_at(s, face);
    const graze_sphere ball = ball_at(s, start);
    return graze_triangle_spherecast(&triangle, &ball, motion, hit);
}

static graze_result cast_at_all(const void *at, graze_vec3 start, graze_vec3 motion,
                                graze_sweep_hit *hit)
{
    const scene *s = at;
    graze_vec3 vertices[8];
    graze_triangle triangles[MOST_FACES];
    const graze_mesh mesh = {vertices, s->m.indices, (uint32_t)s->m.faces};
    const graze_sphere ball = ball_at(s, start);
    for (int i = 0; i < s->m.vertices; i++)
        vertices[i] = shifted(s, s->m.corners[i]);
    for (int i = 0; i < s->m.faces; i++)
        triangles[i] = triangle_at(s, i);
    const graze_result result =
        s->c.routine->variant == OF_TRIANGLES
            ? graze_nearest_triangle_spherecast(triangles, mesh.count, &ball, motion, NULL, hit)
            : graze_mesh_spherecast(&mesh, &ball, motion, NULL, hit);
    shift_back(s, result, hit);
    return result;
}

/* From the nearest place of an edge, times the square of its length; and how far that place is. */
static place3 from_edge(place3 a, place3 b, place3 p, double *distance2)
{
    const place3 u = minus3(b, a), g = minus3(p, a), h = minus3(p, b), none = {{0, 0, 0}};
    const int64_t along = dot3(u, g);
    *distance2 = along <= 0 ? (double)square3(g) : (double)square3(h);
    if (along <= 0 || dot3(u, h) >= 0)
        return along <= 0 ? g : h;
    *distance2 = (double)square3(g) - (double)along * (double)along / (double)square3(u);
    return plus3(plus3(none, g, (int64_t)square3(u)), u, -along);
}

static graze_vec3 in_length(place3 way)
{
    const double x = (double)way.v[0], y = (double)way.v[1], z = (double)way.v[2];
    const double most = fmax(fabs(x), fmax(fabs(y), fabs(z))), size = most > 0 ? 1 << 20 : 0;
    const double by = most > 0 ? size / most : 0;
    return graze_vec3_of((int32_t)rint(x * by), (int32_t)rint(y * by), (int32_t)rint(z * by));
}

static graze_vec3 away(const void *at, int face, graze_vec3 place)
{
    const scene *s = at;
    const place3 p = place_of(place), n = normal_of(&s->m, face), none = {{0, 0, 0}};
    place3 way = n;
    double least = HUGE_VAL, distance2;
    if (is_above(&s->m, face, p))
        return in_length(
            plus3(none, n, dot3(n, minus3(p, corner_of(&s->m, face, 0))) < 0 ? -1 : 1));
    for (int i = 0; i < 3; i++) {
        const place3 one =
            from_edge(corner_of(&s->m, face, i), corner_of(&s->m, face, i + 1), p, &distance2);
        if (distance2 < least) {
            least = distance2;
            way = one;
        }
    }
    return in_length(way);
}

/* ---- Scenes ---- */

static void draw_solid(input_stream *in, scene *s, bool is_straight)
{
    const int32_t most = 1 << draw_between(in, 3, 12);
    s->m.origin = draw_place(in, 1 << 12);
    do
        for (int i = 0; i < 3; i++) {
            s->m.edges[i] = draw_place(in, most);
            for (int axis = 0; axis < 3 && is_straight; axis++)
                if (axis != i)
                    s->m.edges[i].v[axis] = 0;
        }
    while (det3(s->m.edges[0], s->m.edges[1], s->m.edges[2]) == 0);
    set_solid(&s->m);
}

static int64_t common_divisor(int64_t a, int64_t b)
{
    return b == 0 ? (a < 0 ? -a : a) : common_divisor(b, a % b);
}

/* Of a face, to either side, in lowest terms. */
static place3 draw_outward(input_stream *in, const scene *s, int face)
{
    place3 n = normal_of(&s->m, face);
    const int64_t by = common_divisor(n.v[0], common_divisor(n.v[1], n.v[2]));
    const int64_t to = draw_chance(in, 2) ? by : -by;
    for (int i = 0; i < 3; i++)
        n.v[i] /= to;
    return n;
}

/* The radius off a place of the face, rounded, and farther until it is free. */
static place3 draw_start_at(input_stream *in, const scene *s, int face, place3 out, int more)
{
    const place3 a = corner_of(&s->m, face, 0);
    const int32_t i = draw_between(in, 0, 8), j = draw_between(in, 0, 8 - i);
    const place3 u = minus3(corner_of(&s->m, face, 1), a), v = minus3(corner_of(&s->m, face, 2), a);
    const int64_t root = whole_root(square3(out));
    for (int64_t off = s->radius;; off++) {
        place3 p;
        for (int axis = 0; axis < 3; axis++)
            p.v[axis] = a.v[axis] + (u.v[axis] * i + v.v[axis] * j) / 8 + out.v[axis] * off / root;
        if (side_of_solid(&s->m, p) != 0 && !is_near_any(&s->m, p, s->radius) && more-- <= 0)
            return p;
    }
}

/* Straight in, along the face and one raw unit in, or past a corner. */
static place3 draw_end_of(input_stream *in, const scene *s, int face, place3 start, place3 out)
{
    const int64_t root = whole_root(square3(out)), far_off = draw_between(in, 1, 1 << 14);
    const place3 u = minus3(corner_of(&s->m, face, 1), corner_of(&s->m, face, 0));
    const place3 to = minus3(s->m.corners[draw_below(in, (uint32_t)s->m.vertices)], start);
    place3 end = start;
    for (int i = 0; i < 3; i++) {
        const int64_t one = out.v[i] > 0 ? -1 : out.v[i] < 0 ? 1 : 0;
        if (s->c.index % TUNNEL_CLASSES == GRAZING)
            end.v[i] += u.v[i] * (far_off % 2 == 0 ? 4 : -4) + one;
        else if (far_off % 2 == 0)
            end.v[i] -= out.v[i] * far_off / root + draw_about_zero(in, 3);
        else
            end.v[i] += 2 * to.v[i] + draw_about_zero(in, 3);
    }
    return end;
}

static void draw_scene(scene *s, place3 *out)
{
    const int kind = (int)(s->c.index % TUNNEL_CLASSES);
    const bool rolls = s->c.routine->variant == ROLLING, touches = rolls || kind == IN_TOUCH;
    input_stream in;
    draw_start(&in, s->c.seed, s->c.index);
    s->m.is_wedge = !rolls && draw_chance(&in, 2);
    s->shift = draw_chance(&in, 4) && judged(INT32_MAX) == INT32_MAX ? 1 << 30 : 0;
    draw_solid(&in, s, touches || draw_chance(&in, 3));
    s->radius =
        kind == SMALL ? draw_between(&in, rolls, 3) : draw_between(&in, 1, draw_power(&in, 10));
    const int face = (int)draw_below(&in, (uint32_t)s->m.faces);
    place3 start;
    do {
        *out = draw_outward(&in, s, face);
        start = draw_start_at(&in, s, face, *out, touches ? 0 : draw_between(&in, 0, 3));
    } while (rolls && side_of_solid(&s->m, start) > 0);
    s->t.start = vector_of(start);
    s->t.end = vector_of(draw_end_of(&in, s, face, start, *out));
}

static int judge_moves(void *at, const char **fault)
{
    scene *s = at;
    place3 out;
    draw_scene(s, &out);
    s->t.scene = s;
    s->t.targets = s->m.faces;
    s->t.cast = cast;
    s->t.is_inside = is_inside;
    s->t.passes = passes;
    s->t.away = away;
    s->t.nearest = cast_at_all;
    *fault = tunnel_fault(&s->t);
    return 0;
}

/* In exact touch with a straight box from the outside, along it, or away. */
static int judge_rolling(void *at, const char **fault)
{
    scene *s = at;
    place3 out;
    graze_sweep_hit hit;
    draw_scene(s, &out);
    place3 way = minus3(place_of(s->t.end), place_of(s->t.start));
    for (int i = 0; i < 3; i++)
        if (out.v[i] != 0)
            way.v[i] = out.v[i] * (int64_t)(s->c.index / TUNNEL_CLASSES % 2);
    s->t.end = vector_of(plus3(place_of(s->t.start), way, 1));
    const graze_result result = cast_at_all(s, s->t.start, vector_of(way), &hit);
    if (result != GRAZE_TOUCH)
        *fault = "held, or no touch";
    else if (hit.fraction != 0 || hit.center.x != s->t.start.x || hit.center.y != s->t.start.y ||
             hit.center.z != s->t.start.z)
        *fault = "touches elsewhere";
    return 0;
}

/* The scene depends on the routine: see draw_scene. */
static void draw(void *at)
{
    (void)at;
}

static void print(const void *at)
{
    const scene *s = at;
    const graze_sphere ball = ball_at(s, s->t.start);
    const int32_t words[4] = {ball.center.x, ball.center.y, ball.center.z, ball.radius};
    const int32_t way[3] = {s->t.end.x - s->t.start.x, s->t.end.y - s->t.start.y,
                            s->t.end.z - s->t.start.z};
    int32_t triangles[MOST_FACES * 9];
    for (int i = 0; i < 3 * s->m.faces; i++)
        set_words(triangles + 3 * i, place_of(shifted(s, s->m.corners[s->m.indices[i]])));
    print_values("triangle", "faces", triangles, (uint32_t)s->m.faces);
    print_value("sphere", "sphere", words);
    print_value("vec3", "motion", way);
}

#define EACH_CLASS {(1 << TUNNEL_CLASSES) - 1}, NULL

static const judge_routine routines[] = {
    {"mesh_spherecast", judge_moves, {"moves"}, EACH_CLASS, OF_MESH},
    {"nearest_triangle_spherecast", judge_moves, {"moves"}, EACH_CLASS, OF_TRIANGLES},
    {"mesh_spherecast_rolling", judge_rolling, {"rolls"}, EACH_CLASS, ROLLING},
};

ORACLE(sweep_mesh_tunnel)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_mesh_tunnel", "graze_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
