/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_face_box_tunnel`: N boxes that start in touch with a triangle, or a few raw units off, and move straight in, or
 * along it and one raw unit into it; at one triangle, or among two or three. Some triangles have no area. Each goes on from where it
 * stopped, to the same end, a hundred times. None passes through a triangle, none is inside one, and none is held when it moves
 * away: all judged by the exact answers of oracle_sweep_face_box.h.
 */
#include "draw.h"
#include "judge.h"
#include "oracle_sweep_face_box.h"
#include "print_case.h"
#include "tunnel.h"

#include "../../include/graze/sweep_face_box.h"

enum { MOST_FACES = 3, TUNNEL_CLASSES = 2 };

typedef struct {
    judge_case c;
    sweep_face_box_words q[MOST_FACES]; /* the mover and its motion are those of the first */
} scene;

static graze_vec3 vector_of(const int32_t *words)
{
    return graze_vec3_of(words[0], words[1], words[2]);
}

/* The mover there, and where it goes. */
static sweep_face_box_words words_at(const scene *s, int target, graze_vec3 place,
                                     graze_vec3 motion)
{
    const int32_t at[3] = {place.x, place.y, place.z}, way[3] = {motion.x, motion.y, motion.z};
    sweep_face_box_words w = s->q[target];
    for (int i = 0; i < 3; i++) {
        w.min[i] = at[i];
        w.max[i] = at[i] + s->q[0].max[i] - s->q[0].min[i];
        w.motion[i] = way[i];
    }
    return w;
}

static graze_result cast(const void *at, int target, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const sweep_face_box_words w = words_at(at, target, start, motion);
    const graze_triangle face = {vector_of(w.face), vector_of(w.face + 3), vector_of(w.face + 6)};
    const graze_aabb mover = {vector_of(w.min), vector_of(w.max)};
    return graze_triangle_aabbcast(&face, &mover, motion, hit);
}

static bool is_inside(const void *at, int target, graze_vec3 place)
{
    const sweep_face_box_words w = words_at(at, target, place, graze_vec3_of(0, 0, 0));
    return sweep_face_box_result(&w) == GRAZE_INSIDE;
}

/* It overlaps the triangle anywhere on the way. */
static bool passes(const void *at, int target, graze_vec3 before, graze_vec3 after)
{
    const graze_vec3 way =
        graze_vec3_of(after.x - before.x, after.y - before.y, after.z - before.z);
    const sweep_face_box_words w = words_at(at, target, before, way);
    return sweep_face_box_result(&w) >= GRAZE_HIT;
}

static graze_vec3 away(const void *at, int target, graze_vec3 place)
{
    const sweep_face_box_words w = words_at(at, target, place, graze_vec3_of(0, 0, 0));
    int32_t way[3];
    sweep_face_box_away(&w, way);
    return vector_of(way);
}

/* Other triangles reach across the way, from a few raw units beside the mover. */
static void draw_other(input_stream *s, const sweep_face_box_words *first, int32_t *face)
{
    for (int i = 0; i < 9; i++) {
        const int axis = i % 3;
        const int64_t at = draw_chance(s, 2) ? first->max[axis] + draw_between(s, 0, 3)
                                             : first->min[axis] - draw_between(s, 0, 3);
        face[i] = draw_chance(s, 3) ? draw_about_zero(s, 1 << 24) : (int32_t)at;
    }
}

/* Where the mover overlaps a triangle at its start, that one moves out of its way. */
static void draw(void *at)
{
    scene *s = at;
    input_stream drawn;
    const uint32_t index = s->c.index * FACE_BOX_CLASSES + FACE_BOX_CLOSE;
    draw_start(&drawn, s->c.seed + 1, s->c.index);
    input_sweep_face_box(s->c.seed, index, &s->q[0]);
    for (int i = 0; i < MOST_FACES; i++) {
        if (i > 0)
            draw_other(&drawn, &s->q[0], s->q[i].face);
        if (s->c.index % 8 == 7)
            for (int axis = 0; axis < 3; axis++)
                s->q[i].face[6 + axis] = s->q[i].face[3 + axis];
        if (is_inside(s, i, vector_of(s->q[0].min)))
            for (int corner = 0; corner < 3; corner++)
                s->q[i].face[3 * corner] = 1 << 28;
    }
}

static int judge_moves(void *at, const char **fault)
{
    const scene *s = at;
    const sweep_face_box_words *w = &s->q[0];
    tunnel t = {.scene = s,
                .targets = s->c.routine->variant,
                .start = vector_of(w->min),
                .cast = cast,
                .is_inside = is_inside,
                .passes = passes,
                .away = away};
    t.end =
        graze_vec3_of(w->min[0] + w->motion[0], w->min[1] + w->motion[1], w->min[2] + w->motion[2]);
    *fault = tunnel_fault(&t);
    return 0;
}

static void print(const void *at)
{
    const scene *s = at;
    const graze_aabb mover = {vector_of(s->q[0].min), vector_of(s->q[0].max)};
    for (int i = 0; i < MOST_FACES; i++)
        print_value("triangle", "triangle", s->q[i].face);
    print_value("aabb", "mover", &mover);
    print_value("vec3", "motion", s->q[0].motion);
}

static const char *class_name(int class_index)
{
    return class_index == 0 ? "even" : "odd";
}

#define MOVES(variant) judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, variant

static const judge_routine routines[] = {
    {"triangle_aabbcast_of_one", MOVES(1)},
    {"triangle_aabbcast_of_two", MOVES(2)},
    {"triangle_aabbcast_of_three", MOVES(3)},
};

ORACLE(sweep_face_box_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_face_box_tunnel", "graze_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
