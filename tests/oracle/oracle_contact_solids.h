/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of a plane or a solid, exactly: whether there is one, by integers and fractions of any length; its point and
 * the direction of its normal, in long double, which has 64 bits.
 */
#ifndef GRAZE_TESTS_ORACLE_CONTACT_SOLIDS_H
#define GRAZE_TESTS_ORACLE_CONTACT_SOLIDS_H

#include "oracle_closest.h"

typedef enum { SOLID_APART, SOLID_OUTSIDE, SOLID_INSIDE, SOLID_MEETS } solid_kind;

typedef struct {
    solid_kind kind; /* SOLID_MEETS: the center or the core meets the core of the target */
    long double point[3], way[3]; /* the way from the target, of any length */
    long double bound;            /* of a coordinate of the point */
} solid_contact;

typedef struct {
    closest_oracle closest;
    mpq_t part, whole;
    mpz_t height, squared, size, most;
} solid_oracle;

void solid_oracle_init(solid_oracle *o);
void solid_oracle_clear(solid_oracle *o);

/* Raw words as judged. The limit is the radius and the margin; below 0: none. A core is two points. */
void solid_find_capsule(solid_oracle *o, solid_contact *to, const int32_t *core, int32_t radius,
                        const int32_t *mover, int32_t limit);
void solid_find_box(solid_contact *to, const int32_t *box, const int32_t *center, int32_t limit);
void solid_find_oriented(solid_contact *to, const int32_t *box, const int32_t *center,
                         int32_t limit);
/* SOLID_OUTSIDE in front, SOLID_INSIDE behind, SOLID_MEETS for a core whose middle is on the plane. */
void solid_find_plane(solid_oracle *o, solid_contact *to, const int32_t *plane,
                      const int32_t *mover, int32_t limit);

#endif
