/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a sphere that moves meets a triangle or a parallelogram, exactly. The planes across the edges, at their ends and through
 * them, cut the path into pieces, in which one part of the face is nearest: the one with the least of the exact distances of all
 * corners, edges and the inside. In each piece the square of the distance is a quadratic function of the time; the first one with
 * a zero has the contact, whose time is a root of 512 bits.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP_FACE_H
#define GRAZE_TESTS_ORACLE_SWEEP_FACE_H

#include "../../include/graze/sweep_face.h"

#include "quadratic.h"

enum { SWEEP_FACE_CUTS = 13 }; /* three planes for each edge, and the end */

typedef struct {
    int corners;
    int64_t radius;
    int64_t corner[4][3], start[3], way[3];
    mpz_t n[3], w[3], d[3], g[3], x[3],
        y[3]; /* the normal; an edge, the way, a gap; for anything */
    mpz_t place[3], sum, whole, best, best_whole;
    quadratic q;
    exact_time middle, cuts[SWEEP_FACE_CUTS];
    int cut_count;
    mpf_t t, f[3], foot[3], along, length;
    graze_result result;
    graze_feature feature;
    int32_t index;
    int side;                   /* of the start: of the plane */
    double center[3], point[3]; /* of the exact contact, less the rounded place of the hit */
    double fraction;            /* in 2^-30, less that of the hit */
    double normal[3];
} sweep_face_oracle;

void sweep_face_oracle_init(sweep_face_oracle *o);
void sweep_face_oracle_clear(sweep_face_oracle *o);

/* Sets the result and, if it is a touch or a hit, the feature and the index. The end is in the world. */
void sweep_face_oracle_solve(sweep_face_oracle *o, int corners, const int32_t *face,
                             const int64_t *start, const int64_t *end, int32_t radius);

/* The same for the corners that the caller has set, 3 or 4 of them. A radius of 0 is a distance too, which no path enters. */
void sweep_face_oracle_solve_corners(sweep_face_oracle *o, const int64_t *start, const int64_t *end,
                                     int64_t radius);

/* After a touch or a hit: what the hit is off. */
void sweep_face_oracle_compare(sweep_face_oracle *o, const graze_sweep_hit *hit);

/* The sign of the distance of a place from the face, less the radius; and of its height above the plane. */
int sweep_face_oracle_distance(sweep_face_oracle *o, const graze_vec3 *place);
int sweep_face_oracle_height(sweep_face_oracle *o, const graze_vec3 *place);

/* The way from the nearest point of the face to a place. */
void sweep_face_oracle_away(sweep_face_oracle *o, const graze_vec3 *place, double *way);

/* For these two files: w = an edge; the place at the time t, and the point of the face nearest to it. */
void sweep_face_oracle_set_edge(sweep_face_oracle *o, int i);
void sweep_face_oracle_set_foot(sweep_face_oracle *o);

#endif
