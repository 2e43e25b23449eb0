/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The words of a bench item that are inputs, described by a text in bench_SHAPE.c: a letter for each group of words.
 *
 *     V P   a point or a vector: 3 or 2 coordinates      B b   a box: min and max, in space or in the plane
 *     c     a coordinate                                 h H   3 or 2 half extents or sizes
 *     r     a radius                                     t     the end of a ray
 *     u v   a unit vector in space, in the plane         n     a normal of any length
 *     A     three axes                                   q     a quaternion
 *     w     any word                                     k     any word; a near input has that of the workload
 *     K     as the workload has it                       -     not an input, such as a pointer
 *
 * A near input has coordinates within 8192 units, or 4096 for an oriented box and another box; boxes that are not inverted;
 * sizes and t_max that are not negative; unit vectors and axes that the library's own functions return. Any other input has
 * any bits.
 */
#ifndef GRAZE_TESTS_WORST_LAYOUT_H
#define GRAZE_TESTS_WORST_LAYOUT_H

#include "../bench/bench.h"

/* A group: `words` words of the item from number `first`. */
typedef struct {
    char letter;
    unsigned first, words;
} group;

/* Reads the next group of *layout; false at its end. Begin with a group of zeros. */
bool next_group(const char **layout, group *g);

/* The words of all groups, also those that are not inputs. */
unsigned words_of(const char *layout);

int32_t word_get(const bench_shape *shape, unsigned number);
void word_set(const bench_shape *shape, unsigned number, int32_t word);

/* What follows means a near input of this routine. */
void set_near(const bench_row *row);

/* Makes the item a near one, by the least changes. */
void make_near(const bench_shape *shape);

/* make_near changes nothing, and axes are of unit length and perpendicular, but for their rounding. */
bool is_near_item(const bench_shape *shape);

/* Sets the axes of group `g` to those of a rotation by the quaternion, of any length. */
void set_rotation(const bench_shape *shape, const group *g, const int32_t quaternion[4]);

#endif
