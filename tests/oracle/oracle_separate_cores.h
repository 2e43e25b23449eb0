/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The places of a capsule that moves out of a triangle, for the oracle `separate_cores`: exact sides and nearest places, and the
 * ways out where they meet.
 */
#ifndef GRAZE_TESTS_ORACLE_SEPARATE_CORES_H
#define GRAZE_TESTS_ORACLE_SEPARATE_CORES_H

#include "../../include/graze/graze.h"
#include "inputs_separate_cores.h"
#include "judge.h"
#include "judged.h"
#include "oracle_closest.h"
#include "oracle_face_capsule.h"
#include "separate_lengths.h"

__extension__ typedef __int128 exact;

enum { WAYS = 6, MOST_SIDES = 20 };

typedef struct {
    judge_case c;
    separate_core_words q; /* as judged */
    graze_triangle face;
    graze_capsule mover;
    graze_vec3 before;
    face_capsule_oracle oracle;
    closest_oracle closest;
    mpz_t height, part;
    mpq_t least;
    long double unit[3]; /* the normal */
} separate_cores_scene;

/* A direction out: how far it leads, and whether a place there is certainly in the world, and its center on its side. */
typedef struct {
    long double way[3], by;
    bool is_sure, is_clear; /* clear: no rounding leads to the other side */
} separate_cores_exit;

typedef struct {
    int64_t way[WAYS][3]; /* from the start of the core to the corners, then from its end */
    separate_cores_exit side[MOST_SIDES];
    int count;
} separate_cores_hull;

int separate_cores_side_of(separate_cores_scene *s);
void separate_cores_set_exit(separate_cores_scene *s, separate_cores_exit *e,
                             const long double *way, long double by, int side);
void separate_cores_set_exit_along_normal(separate_cores_scene *s, separate_cores_exit *e,
                                          int side);
int separate_cores_order_at(separate_cores_scene *s, const int32_t *core, int32_t radius);
bool separate_cores_is_place(separate_cores_scene *s, const graze_vec3 *move, int side);
long double separate_cores_set_nearest(separate_cores_scene *s, long double *way);
/* The way along the normal is the first. */
void separate_cores_hull_find(separate_cores_scene *s, separate_cores_hull *h, int side);
/* The sum of the heights of two points, times the length of the normal. */
int separate_cores_set_height(separate_cores_scene *s, const int32_t *a, const int32_t *b);

#endif
