/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The seven routines of a solid, for judge.h: whether it contains a point, whether a segment or a ray
 * meets it, and where the line enters and leaves. Exact results are computed once per scene.
 *
 * A program for a shape provides a `solid`, a scene that begins with a solid_scene and contains the shapes
 * of its three queries, and a function that draws them: see verify_aabb.c.
 */
#ifndef GRAZE_TESTS_SOLID_H
#define GRAZE_TESTS_SOLID_H

#include "cast.h"
#include "judge.h"
#include "print_case.h"

/* Where a line comes in and goes out: a hit bit by bit, or with a result and real numbers. */
typedef struct solid_answer {
    bool known;
    bool inexact[2]; /* of entry and exit: compare with the real numbers, within the bound */
    oracle_answer hits;
    cast_real real[2];
    cast_bound bound;
} solid_answer;

struct solid_scene;

typedef struct solid {
    /* The library's routines: segment, ray. */
    bool (*contains)(const void *shape, const graze_vec3 *point);
    overlap_routine *overlaps[2];
    cast_routine *entry[2], *exit[2];
    /* Another judge, used now and then, that must agree; or NULL. */
    place (*second_point)(const void *shape, const graze_vec3 *point);
    void (*second_line[2])(const void *shape, const void *line, oracle_answer *answer);
    /* Receives how far an inexact result within its bound is off; or NULL. */
    void (*measure)(struct solid_scene *s, const cast_bound *off);
    /* Sets the result where the candidates of oracle.h are not available; or NULL. Segment, ray. */
    void (*answer_line[2])(struct solid_scene *s, solid_answer *a);
    place (*answer_point)(struct solid_scene *s);
    void (*print_shape)(const void *shape);
    bool flat; /* points and lines are printed without z */
} solid;

/* The start of the scene of a program, which draws all up to `ray` and sets the shapes. */
typedef struct solid_scene {
    judge_case c;
    const solid *solid;
    oracle_shape of_point, of_line[2]; /* three shapes, since each query has its own */
    graze_vec3 point;
    graze_segment segment;
    graze_ray ray;
    oracle o;
    solid_answer answers[2]; /* of segment and ray */
    const char *second_fault[2][2];
    oracle_hit got, want; /* of the last cast */
} solid_scene;

void solid_init(solid_scene *s, const solid *of);
void solid_clear(solid_scene *s);
/* A new scene is drawn. */
void solid_forget(solid_scene *s);

/* For the table of routines. */
int solid_contains_point(void *scene, const char **fault);
int solid_overlaps_segment(void *scene, const char **fault);
int solid_linecast(void *scene, const char **fault);
int solid_linecast_exit(void *scene, const char **fault);
int solid_overlaps_ray(void *scene, const char **fault);
int solid_raycast(void *scene, const char **fault);
int solid_raycast_exit(void *scene, const char **fault);
void solid_print(const void *scene);

#define SOLID_RESULTS                                                                              \
    {                                                                                              \
        "miss", "touch", "hit", "inside"                                                           \
    }
/* The library's routines, as CAST_ROUTINE and OVERLAP_ROUTINE name them: see space_solid.h and flat_solid.h. */
#define SOLID_LIBRARY                                                                              \
    .contains = contains, .overlaps = {overlaps_segment, overlaps_ray},                            \
    .entry = {linecast, raycast}, .exit = {linecast_exit, raycast_exit}, .flat = SOLID_IS_FLAT

/* The classes of a program's inputs. */
#define SOLID_CLASSES(table)                                                                       \
    static const char *class_name(int class_index)                                                 \
    {                                                                                              \
        return table[class_index].name;                                                            \
    }                                                                                              \
    static uint32_t of_point_query(int class_index)                                                \
    {                                                                                              \
        return table[class_index].point;                                                           \
    }                                                                                              \
    static uint32_t of_entry(int class_index)                                                      \
    {                                                                                              \
        return table[class_index].entry;                                                           \
    }                                                                                              \
    static uint32_t of_exit(int class_index)                                                       \
    {                                                                                              \
        return table[class_index].exit;                                                            \
    }                                                                                              \
    static const judge_routine routines[] = {SOLID_ROUTINES(of_point_query, of_entry, of_exit)};

/* The rows of the table; each argument answers which results have to occur in a class. */
#define SOLID_ROUTINES(point, entry, exit)                                                         \
    {"contains_point", solid_contains_point, SOLID_RESULTS, {0}, point, 0},                        \
        {"overlaps_segment", solid_overlaps_segment, SOLID_RESULTS, {0}, entry, 0},                \
        {"linecast", solid_linecast, SOLID_RESULTS, {0}, entry, 0},                                \
        {"linecast_exit", solid_linecast_exit, SOLID_RESULTS, {0}, exit, 0},                       \
        {"overlaps_ray", solid_overlaps_ray, SOLID_RESULTS, {0}, entry, 0},                        \
        {"raycast", solid_raycast, SOLID_RESULTS, {0}, entry, 0},                                  \
    {                                                                                              \
        "raycast_exit", solid_raycast_exit, SOLID_RESULTS, {0}, exit, 0                            \
    }

#endif
