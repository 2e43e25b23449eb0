/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The places of a capsule that moves out of a triangle, for the oracle `separate_cores`: exact sides and nearest places, and the
 * ways out where they meet.
 */
#ifndef GRAZE_TESTS_ORACLE_SEPARATE_CORES_H
#define GRAZE_TESTS_ORACLE_SEPARATE_CORES_H

#include "../../include/graze/graze.h"
#include "exact_exit.h"
#include "inputs_separate_cores.h"
#include "judge.h"
#include "judged.h"
#include "oracle_closest.h"
#include "oracle_face_capsule.h"
#include "separate_lengths.h"

enum { WAYS = 6, MOST_SIDES = 20 };

typedef struct {
    int64_t way[WAYS][3]; /* from the start of the core to the corners, then from its end */
    exact_exit side[MOST_SIDES];
    int rank[MOST_SIDES]; /* in the order normal ab ac bc */
    int count;
} separate_cores_hull;

typedef struct {
    judge_case c;
    separate_core_words q; /* as judged */
    graze_triangle face;
    graze_capsule mover;
    graze_vec3 before;
    face_capsule_oracle oracle;
    closest_oracle closest;
    mpz_t height, part, rise;
    mpq_t least;
    separate_cores_hull hull;
    exact_exit normal, straight;
} separate_cores_scene;

void separate_cores_init(separate_cores_scene *s);
void separate_cores_clear(separate_cores_scene *s);

int separate_cores_side_of(separate_cores_scene *s);
int separate_cores_order_at(separate_cores_scene *s, const int32_t *core, int32_t radius);
bool separate_cores_is_place(separate_cores_scene *s, const graze_vec3 *move, int side);
/* The sum of the heights of two points, times the length of the normal. */
int separate_cores_set_height(separate_cores_scene *s, const int32_t *a, const int32_t *b);

/* Set s->normal, s->straight and s->hull, whose first is the way along the normal. */
void separate_cores_find_normal(separate_cores_scene *s, int side);
void separate_cores_find_straight(separate_cores_scene *s);
void separate_cores_find_hull(separate_cores_scene *s, int side);

/* Whether the move has to be taken if no shorter one is: see the source. */
bool separate_cores_is_sure(separate_cores_scene *s, exact_exit *e, int side);
/* Whether it is of whole raw units along an axis, to a near place on that side: then nothing is rounded. */
bool separate_cores_is_whole(separate_cores_scene *s, exact_exit *e, int side);

#endif
