/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_face_tunnel`: N spheres that start in touch with a triangle or a parallelogram, or a few raw units off, and move
 * straight in, or along it and one raw unit into it; and N that move into a corner of three faces. Each goes on from where it stopped
 * to the same end, a hundred times. None passes through a face, none is inside one, and none is held when it moves away: judged by
 * the exact distance from the face, and by whether the line between two places crosses it (oracle_sweep_face.h).
 */
#include "draw.h"
#include "inputs_sweep_face.h"
#include "judge.h"
#include "judged.h"
#include "oracle_sweep_face.h"
#include "print_case.h"
#include "tunnel.h"
#include "tunnel_classes.h"

#include <math.h>

enum { FACES = 3 };

typedef struct {
    judge_case c;
    int corners;
    int32_t face[FACES][9], start[3], end[3], radius;
    sweep_face_oracle *o;
} scene;

static graze_vec3 vector_of(const int32_t *c)
{
    const graze_vec3 v = {c[0], c[1], c[2]};
    return v;
}

static void solve(const scene *c, int f, graze_vec3 before, graze_vec3 after, int32_t radius)
{
    const int64_t start[3] = {before.x, before.y, before.z}, end[3] = {after.x, after.y, after.z};
    sweep_face_oracle_solve(c->o, c->corners, c->face[f], start, end, radius);
}

/* A line is inside nowhere. */
static bool is_inside(const void *at, int f, graze_vec3 there)
{
    const scene *c = at;
    if (c->radius == 0)
        return false;
    solve(c, f, there, there, c->radius);
    return c->o->result == GRAZE_INSIDE;
}

static bool passes(const void *at, int f, graze_vec3 before, graze_vec3 after)
{
    const scene *c = at;
    solve(c, f, before, after, 0);
    return c->o->result == GRAZE_HIT;
}

/* From the nearest point, in a length that keeps its direction; from a point of the face, along the plane. */
static graze_vec3 away(const void *at, int f, graze_vec3 there)
{
    const scene *c = at;
    double way[3];
    solve(c, f, there, there, 1);
    sweep_face_oracle_away(c->o, &there, way);
    const double most = fmax(fabs(way[0]), fmax(fabs(way[1]), fabs(way[2])));
    for (int i = 0; i < 3; i++)
        way[i] = most > 0 ? rint(way[i] / most * (1 << 20)) : 0;
    return graze_vec3_of((int32_t)way[0], (int32_t)way[1], (int32_t)way[2]);
}

static graze_result cast(const void *at, int f, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const scene *c = at;
    const graze_vec3 a = vector_of(c->face[f]), b = vector_of(c->face[f] + 3),
                     d = vector_of(c->face[f] + 6);
    const graze_triangle triangle = {a, b, d};
    const graze_parallelogram parallelogram = {a, b, d};
    const graze_sphere sphere = {start, c->radius};
    return c->corners == 3 ? graze_triangle_spherecast(&triangle, &sphere, motion, hit)
                           : graze_parallelogram_spherecast(&parallelogram, &sphere, motion, hit);
}

/* ---- Scenes ---- */

/* Until the start is not inside: back against the motion, and in the end with less radius. */
static void leave(scene *c, const int32_t *motion)
{
    for (int n = 0; is_inside(c, 0, vector_of(c->start)); n++) {
        for (int i = 0; i < 3; i++) {
            const int32_t step = n < 32 ? 1 + n / 4 : 0;
            c->start[i] = hold((int64_t)c->start[i] - (motion[i] > 0 ? step : 0) +
                               (motion[i] < 0 ? step : 0));
        }
        if (n >= 32)
            c->radius /= 2;
    }
}

/* A few raw units off a place of the face, through it. */
static void draw_small(input_stream *s, scene *c, sweep_face_words *w)
{
    const int32_t part = draw_between(s, 0, 8), more = draw_between(s, 0, 8 - part);
    c->radius = draw_between(s, 0, 3);
    for (int i = 0; i < 3; i++) {
        const int64_t a = w->face[i], u = w->face[3 + i] - (c->corners == 3 ? a : 0),
                      v = w->face[6 + i] - (c->corners == 3 ? a : 0);
        c->start[i] = hold(a + u * part / 8 + v * more / 8 + draw_about_zero(s, 3));
        w->motion[i] = draw_about_zero(s, draw_power(s, 20));
    }
}

/* One raw unit towards the face. */
static void draw_unit_in(scene *c)
{
    const graze_vec3 way = away(c, 0, vector_of(c->start));
    const int32_t out[3] = {way.x, way.y, way.z};
    for (int i = 0; i < 3; i++)
        c->end[i] = hold((int64_t)c->end[i] - (out[i] > 0) + (out[i] < 0));
}

/* Two more faces, so that the three are beside the start on three axes, a little aslant: an inner corner. */
static void draw_other_faces(input_stream *s, scene *c)
{
    for (int f = 1; f < FACES; f++)
        do
            for (int i = 0; i < 3; i++) {
                const int32_t size = draw_power(s, 20), up = draw_chance(s, 2) ? 1 : -1;
                const int64_t off = up * ((int64_t)c->radius + draw_between(s, 0, 3));
                const int64_t a = c->start[i] + (i == f ? off : -(int64_t)size);
                const int64_t u = i == f ? draw_about_zero(s, 3) : i == 0 ? 4 * size : 0;
                const int64_t v = i == f ? draw_about_zero(s, 3) : i == 0 ? 0 : 4 * size;
                c->face[f][i] = judged(hold(a));
                c->face[f][3 + i] = hold(c->corners == 3 ? c->face[f][i] + u : u);
                c->face[f][6 + i] = hold(c->corners == 3 ? c->face[f][i] + v : v);
            }
        while (is_inside(c, f, vector_of(c->start)));
}

static void draw_scene(scene *c)
{
    static const int classes[TUNNEL_CLASSES] = {SWEEP_FACE_CLOSE, SWEEP_FACE_ACROSS,
                                                SWEEP_FACE_IN_TOUCH, SWEEP_FACE_CLOSE};
    const int kind = (int)(c->c.index % TUNNEL_CLASSES);
    sweep_face_words w;
    input_stream s;
    draw_start(&s, c->c.seed + 1, c->c.index);
    input_sweep_face(c->c.seed, c->c.index / 4 * SWEEP_FACE_CLASSES + (uint32_t)classes[kind],
                     c->corners, &w);
    judge_words(w.face, 9);
    judge_words(w.sphere, 4);
    for (int i = 0; i < 9; i++)
        c->face[0][i] = w.face[i];
    for (int i = 0; i < 3; i++)
        c->start[i] = w.sphere[i];
    c->radius = w.sphere[3];
    if (kind == SMALL)
        draw_small(&s, c, &w);
    leave(c, w.motion);
    for (int i = 0; i < 3; i++)
        c->end[i] = judged(hold((int64_t)c->start[i] + w.motion[i]));
    if (kind == GRAZING)
        draw_unit_in(c);
    if (c->c.routine->variant > 1)
        draw_other_faces(&s, c);
}

static int judge_moves(void *at, const char **fault)
{
    scene *c = at;
    const int faces = c->c.routine->variant;
    c->corners = c->c.index / TUNNEL_CLASSES % 2 == 0 ? 3 : 4;
    draw_scene(c);
    const tunnel t = {c,    faces, vector_of(c->start), vector_of(c->end), cast, is_inside, passes,
                      away, NULL};
    *fault = tunnel_fault(&t);
    return 0;
}

static void draw(void *at)
{
    (void)at; /* each routine has its own scene */
}

static void init(void *at)
{
    static sweep_face_oracle oracle;
    sweep_face_oracle_init(&oracle);
    ((scene *)at)->o = &oracle;
}

static void clear(void *at)
{
    sweep_face_oracle_clear(((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *c = at;
    const int32_t sphere[4] = {c->start[0], c->start[1], c->start[2], c->radius};
    for (int f = 0; f < c->c.routine->variant; f++)
        print_value(c->corners == 3 ? "triangle" : "parallelogram", "face", c->face[f]);
    print_value("sphere", "sphere", sphere);
    print_value("vec3", "end", c->end);
}

static const judge_routine routines[] = {
    {"spherecast_of_one", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, 1},
    {"spherecast_of_three", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, FACES},
};

ORACLE(sweep_face_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_face_tunnel", "graze_face_", TUNNEL_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
