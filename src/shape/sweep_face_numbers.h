/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers: a path and the plane of a face, which is moved by the radius. face_path.h specifies each word;
 * arith_face_path_fixed.c defines the functions. */
#ifndef GRAZE_SHAPE_SWEEP_FACE_NUMBERS_H
#define GRAZE_SHAPE_SWEEP_FACE_NUMBERS_H

#include "capsule_crossing_numbers.h"

/* Where an edge is against a path that comes down to the height of the radius: |normal|^2 apart^2 and radius^2 turn^2 decide.
 * 0 < normal2, turn < 2^137; 0 < apart < 2^105; 0 < radius < 2^33 */
typedef struct GRAZE_WORD_ALIGNED {
    u256 normal2, turn;
    u128 apart;
    uint64_t radius;
} face_balance;

/* The sign of |normal| apart - radius turn, exact. */
int graze_face_balance(const face_balance *b);

/* The height of the start of a path, and by how much it falls until its end, both times |normal|: 0 < fall < 2^106. */
typedef struct GRAZE_WORD_ALIGNED {
    separation height; /* of a volume, and the normal: more than the radius */
    u128 fall;
    uint32_t radius;
} face_fall;

/* Where the height is the radius, within 2^-45 of t. */
void graze_face_fall_crossing(crossing *t, const face_fall *f);

#endif
