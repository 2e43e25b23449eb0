/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Lines that start, end or pass within rounding of the surface of a shape, nearly along it: of any shape that
 * ../support/contract.h lists, by one generator. Ordinary floats, as line.h defines them. */
#ifndef GRAZE_TESTS_SURFACE_LINES_H
#define GRAZE_TESTS_SURFACE_LINES_H

#include "../support/contract.h"

typedef enum {
    STARTS_ON,  /* starts on the surface, and leaves along it */
    ENDS_ON,    /* ends there */
    PASSES,     /* has the surface between its ends */
    FROM_PLACE, /* from one place of the surface to another */
    SHORT_START, /* starts on the surface, and is nearly as short as the rounding of its coordinates */
    SURFACE_CLASSES
} surface_class;

extern const char *const surface_class_names[SURFACE_CLASSES];

/* A place on the surface of a shape: its point, and the normal there. */
typedef struct {
    double point[3], normal[3];
} surface_place;

/* Draws a place of the shape of a scene. False if the kind of the shape is not in the table of surface_places.c. */
bool surface_draw_place(const contract_scene *s, surface_place *place);

/* Draws a scene from random_bits of floats.h; false as above. */
bool surface_draw_scene(contract_scene *s, const contract_kind *kind, surface_class class_index);

/* Draws an ordinary shape of that kind: of any size, and some around the origin, whose coordinates are as small as the
 * shape. */
void surface_draw_shape(contract_scene *s, const contract_kind *kind);

/* S of line.h: of the coordinates, radius and half extents of the shape; and of a hit of its line at the point, or of a miss
 * if it is NULL. */
double surface_shape_size(const contract_scene *s);
double surface_size(const contract_scene *s, const graze_scalar *point);

/* 0 .. n - 1. */
uint32_t surface_below(uint32_t n);
/* The nearest ordinary float, moved by up to three units in the last place, or not at all. */
float surface_nudged(double x);
/* From 0 to 1, and from -1 to 1. */
double surface_draw_part(void);
double surface_draw_about_zero(void);
/* A vector of unit length, and one that is also perpendicular to the normal; of `axes` components, else 0. */
void surface_draw_unit(double v[3], uint32_t axes);
void surface_draw_tangent(double v[3], const double normal[3], uint32_t axes);

#endif
