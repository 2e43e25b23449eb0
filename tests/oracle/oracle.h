/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact result of every cast, by candidates and membership: a line can enter or leave a shape, or
 * its interior, only at a few parameters. At each of them, and once between each two, the membership of
 * the exact point of the line is tested. No slab occurs in this algorithm.
 *
 * A shape provides its candidates and its membership. One scan of a line yields the predicate, the
 * entry and the exit. (A sphere's crossings are irrational. Its classes need only one candidate,
 * the closest point, since between it and the ends nothing changes twice.)
 */
#ifndef GRAZE_TESTS_ORACLE_H
#define GRAZE_TESTS_ORACLE_H

#include "exact.h"

typedef enum { PLACE_OUTSIDE, PLACE_SURFACE, PLACE_INTERIOR } place;

typedef struct oracle_shape {
    const void *data;
    void (*add_candidates)(const void *data, const exact_line *l, exact_list *list);
    place (*place_of)(const void *data, exact_point *p);
    /* Of a point on the surface. For the exit the line is looked at from its end. */
    graze_vec3 (*normal)(const void *data, const exact_line *l, exact_point *p, bool leaving);
} oracle_shape;

/* The world's answer to a cast: the hit is all 0 for a miss. */
typedef struct oracle_hit {
    graze_result result;
    graze_vec3 point, normal;
    int32_t at; /* fraction or t */
} oracle_hit;

typedef struct oracle_answer {
    oracle_hit entry, exit;
} oracle_answer;

typedef struct oracle {
    exact_line line;
    exact_list list;
    exact_ratio between;
    exact_point point;
} oracle;

void oracle_init(oracle *o);
void oracle_clear(oracle *o);

oracle_shape oracle_aabb(const graze_aabb *box);

place oracle_point(oracle *o, const oracle_shape *shape, const graze_vec3 *point);
void oracle_segment(oracle *o, const oracle_shape *shape, const graze_segment *segment,
                    oracle_answer *answer);
void oracle_ray(oracle *o, const oracle_shape *shape, const graze_ray *ray, oracle_answer *answer);

bool oracle_hit_equal(const oracle_hit *p, const oracle_hit *q);

#endif
