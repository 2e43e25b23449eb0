/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shapes that move among a few targets, as raw integers for both builds. They follow from a seed, an index and a kind alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_NEAREST_H
#define GRAZE_TESTS_INPUTS_SWEEP_NEAREST_H

#include <stdint.h>

/* Targets and movers. */
enum {
    MANY_AABB_SPHERE,
    MANY_SPHERE_SPHERE,
    MANY_CAPSULE_SPHERE,
    MANY_AABB_AABB,
    MANY_WALL_CIRCLE,
    MANY_CIRCLE_CIRCLE,
    MANY_CAPSULE2_CIRCLE,
    MANY_RECT_CIRCLE,
    MANY_RECT_RECT,
    MANY_TRIANGLE_SPHERE,
    MANY_MESH_SPHERE, /* the same, as the faces of a mesh */
    MANY_KINDS
};

enum { MANY_MOST = 5, MANY_WORDS = 9 };

/* A target has the words of its structure, one after the other without a gap, and so has the mover. */
typedef struct sweep_many_words {
    int32_t targets[MANY_MOST * MANY_WORDS], mover[6], motion[3];
    uint32_t count;
} sweep_many_words;

enum {
    MANY_LATTICE, /* whole units: in touch, and equally far */
    MANY_ROOM,
    MANY_NEAR,
    MANY_ALL,
    MANY_RAW, /* a few raw units */
    MANY_IN_TOUCH, /* starts in exact touch with three, or comes to a place where it is: in corners and slots */
    MANY_OFF,    /* the same, and each target is up to four raw units off */
    MANY_NARROW, /* the same for radii of 0 to 3 raw units */
    MANY_ROW,    /* copies of one target, a few raw units along the way */
    MANY_CORNER, /* past a place where it is in touch with two, by a few raw units */
    MANY_CLASSES
};
extern const char *const sweep_many_class_names[MANY_CLASSES];

/* How many words a target has, and a mover. */
uint32_t sweep_many_target_words(int kind);
uint32_t sweep_many_mover_words(int kind);
uint32_t sweep_many_axes(int kind);

/* Case `index` of a stream is of class `index % MANY_CLASSES`. */
void input_sweep_many(uint64_t seed, uint32_t index, int kind, sweep_many_words *words);

#endif
