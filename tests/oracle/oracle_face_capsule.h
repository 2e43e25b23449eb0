/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far the core of a capsule is from a triangle or a parallelogram, exactly: as far as the nearest of these. A point of the
 * core that is in the face; each end and the face; each edge of the face and the core.
 */
#ifndef GRAZE_TESTS_ORACLE_FACE_CAPSULE_H
#define GRAZE_TESTS_ORACLE_FACE_CAPSULE_H

#include "nearest_face.h"
#include "oracle_capsule.h"

typedef struct face_capsule_oracle {
    face_oracle face;
    nearest_face nearest;
    capsule_oracle cores;
} face_capsule_oracle;

void face_capsule_init(face_capsule_oracle *o);
void face_capsule_clear(face_capsule_oracle *o);

/* The distance is greater than the radius: 1; equal: 0; less: -1. For `corners` and `words` see face_oracle_set. */
int face_capsule_order(face_capsule_oracle *o, int corners, const int32_t *words,
                       const graze_capsule *capsule);

#endif
