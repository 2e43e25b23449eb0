/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Discs with segments, rays and points, in classes that each aim at something. They follow from a seed and an index
 * alone.
 */
#ifndef GRAZE_TESTS_INPUTS_DISC_H
#define GRAZE_TESTS_INPUTS_DISC_H

#include "../../include/graze/disc.h"
#include "draw.h"

typedef struct disc_query {
    graze_disc disc;
    graze_segment segment;
    graze_ray ray;
    graze_vec3 point;
} disc_query;

enum { DISC_CLASSES = 13 };

/* Where the foot of a point on the plane of a disc is; all of them are points of the disc or beyond it. */
typedef enum { FOOT_WITHIN, FOOT_ON_RIM, FOOT_BEYOND } disc_foot;

typedef struct disc_class {
    const char *name;
    int32_t most;     /* the greatest coordinate; 0: the class does not limit it */
    uint32_t results; /* the results of casts that must occur: a set of 1u << graze_result */
    uint32_t feet;    /* the places of feet that must occur: a set of 1u << disc_foot */
} disc_class;

extern const disc_class disc_classes[DISC_CLASSES];

/* Case `index` of a stream is of class `index % DISC_CLASSES`. */
void input_disc(uint64_t seed, uint32_t index, disc_query *q);

#endif
