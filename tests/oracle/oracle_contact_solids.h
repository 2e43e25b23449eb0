/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of a plane or a solid, exactly: whether there is one, the foot of its point and the direction of its normal, by
 * integers and fractions of any length.
 */
#ifndef GRAZE_TESTS_ORACLE_CONTACT_SOLIDS_H
#define GRAZE_TESTS_ORACLE_CONTACT_SOLIDS_H

#include "exact_exit.h"
#include "oracle_closest.h"
#include "outward.h"

typedef enum { SOLID_APART, SOLID_OUTSIDE, SOLID_INSIDE, SOLID_MEETS } solid_kind;

/* SOLID_MEETS: the center or the core meets the core of the target. */
typedef struct {
    closest_oracle closest;
    mpq_t part, whole, foot[3];
    mpz_t height, squared, size, most;
    exact_exit exit; /* its way: from the target, of any length */
    bool is_round;   /* a capsule, also one of radius 0 */
    int32_t radius;  /* the point is so far from the foot, along the way */
    outward outward;
} solid_oracle;

void solid_oracle_init(solid_oracle *o);
void solid_oracle_clear(solid_oracle *o);

/* Raw words as judged. The limit is the radius and the margin; below 0: none. A core is two points. */
solid_kind solid_find_capsule(solid_oracle *o, const int32_t *core, int32_t radius,
                              const int32_t *mover, int32_t limit);
solid_kind solid_find_box(solid_oracle *o, const int32_t *box, const int32_t *center,
                          int32_t limit);
solid_kind solid_find_oriented(solid_oracle *o, const int32_t *box, const int32_t *center,
                               int32_t limit);
/* SOLID_OUTSIDE in front, SOLID_INSIDE behind, SOLID_MEETS for a core whose middle is on the plane. */
solid_kind solid_find_plane(solid_oracle *o, const int32_t *plane, const int32_t *mover,
                            int32_t limit);

/* After one of them: whether a coordinate of the point is right, within GRAZE_CAPSULE_POINT_BOUND on a capsule, else rounded to
 * nearest. `off`: how far it is from the exact one, for the report. */
bool solid_is_coordinate(solid_oracle *o, int32_t got, int axis, double *off);

#endif
