/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A cast at any shape in one form, so that the same code checks the promises of line.h for all shapes. */
#ifndef GRAZE_TESTS_CONTRACT_H
#define GRAZE_TESTS_CONTRACT_H

#include "../../include/graze/graze.h"
#include "../oracle/draw.h"
#include "../tests.h"

enum { SHAPE_WORDS = 15, LINE_WORDS = 7 };

typedef union {
    uint32_t bits[SHAPE_WORDS];
    graze_scalar words[SHAPE_WORDS];
    graze_scalar level;    /* for an axis-aligned plane */
    graze_vec2 corners[4]; /* of a polygon, to which graze_polygon2 points */
#define CONTRACT_MEMBER(name) graze_##name name;
    CAST_TYPES(CONTRACT_MEMBER)
#undef CONTRACT_MEMBER
} any_shape;

typedef union {
    uint32_t bits[LINE_WORDS];
    graze_scalar words[LINE_WORDS];
    graze_segment segment;
    graze_ray ray;
    graze_segment2 segment2;
    graze_ray2 ray2;
} any_line;

/* With two axes only the first two components of point and normal are valid. wall_at is a
 * position along a wall, else 0. */
typedef struct {
    graze_scalar point[3], normal[3];
    graze_fraction fraction, wall_at;
    graze_scalar t;
} any_hit;

/* The solids first. A ROD is a capsule, a DRUM a cylinder, and ROUNDED a capsule in the plane. */
typedef enum {
    BOX,
    ORIENTED,
    POLYGON,
    BALL,
    ROD,
    DRUM,
    ROUNDED,
    SURFACE,
    STORED_NORMAL,
    WALL
} family;

/* The hit of cast may be NULL; `leaving` is for solids. */
typedef struct {
    const char *name;
    family family;
    uint32_t axes, words;
    graze_result (*cast)(const any_shape *, const any_line *, any_hit *, bool ray, bool leaving);
    bool (*overlaps)(const any_shape *, const any_line *, bool ray); /* NULL if there is none */
} contract_kind;

extern const contract_kind contract_kinds[CAST_KINDS];

typedef struct {
    const contract_kind *kind;
    any_shape shape;
    any_line line;
    bool ray;
} contract_scene;

/* A fixed scene. */
enum { CONTRACT_CASES = 7 };
void contract_case(contract_scene *s, uint32_t index);
/* Any bits, and lines through parts of the shape. */
void contract_draw_any(contract_scene *s, const contract_kind *kind, uint32_t index);
/* Coordinates up to 1024 units: whole multiples of 1/64, or of 2^-20 in the float build. */
void contract_draw_ordinary(contract_scene *s, const contract_kind *kind, uint32_t index);

void contract_check(const contract_scene *s);

#endif
