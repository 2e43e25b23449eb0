/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Motions, and planes that they go into; spheres, and meshes that they touch: as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_CONTACT_H
#define GRAZE_TESTS_INPUTS_CONTACT_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CLIP_UNIT,
    CLIP_OPEN,
    CLIP_LATTICE,
    CLIP_ALL,
    CLIP_PARALLEL,
    CLIP_OPPOSITE,
    CLIP_ENDS,
    CLIP_SHORT,
    CLIP_CLASSES
};
extern const char *const clip_class_names[CLIP_CLASSES];

enum { CLIP_MOST_PLANES = 6 };

typedef struct clip_words {
    int32_t motion[3], normals[CLIP_MOST_PLANES][3];
    uint32_t count;
    int32_t
        open[3]; /* in CLIP_OPEN at 30 degrees or more to each plane, but for the oracle to check */
} clip_words;

/* Case `index` of a stream is of class `index % CLIP_CLASSES`. */
void input_clip(uint64_t seed, uint32_t index, clip_words *words);

/* ---- Spheres and meshes ---- */

enum {
    CONTACT_UNIT,
    CONTACT_ROOM,
    CONTACT_NEAR,
    CONTACT_ALL,
    CONTACT_RAW,
    CONTACT_LATTICE,
    CONTACT_FLAT,
    CONTACT_SOUP,
    CONTACT_CLASSES
};
extern const char *const contact_class_names[CONTACT_CLASSES];

enum { CONTACT_FACES = 8, CONTACT_VERTICES = 9 };

/* Most often a sheet of eight faces on nine vertices. */
typedef struct contact_words {
    int32_t vertices[CONTACT_VERTICES][3];
    uint16_t indices[CONTACT_FACES * 3];
    uint32_t count, most;
    int32_t ball[4], margin; /* center, radius */
} contact_words;

/* Case `index` of a stream is of class `index % CONTACT_CLASSES`. */
void input_contact(uint64_t seed, uint32_t index, contact_words *words);

#endif
