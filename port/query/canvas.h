/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A rectangle of a picture, through which the scene is seen along one direction; all that is drawn is clipped to it. */
#ifndef GRAZE_PORT_QUERY_CANVAS_H
#define GRAZE_PORT_QUERY_CANVAS_H

#include "scene.h"

#include <stdio.h>

/* The directions of a picture, of length 1. */
typedef struct {
    place right, up, toward;
} view;

typedef struct {
    double x, y;
} dot2; /* on the picture, in pixels; y grows downward */

enum { MOST_LABELS = 64, MOST_EDGES = 32 };

typedef struct {
    FILE *file;
    view view;
    place center;
    double scale; /* pixels for a unit */
    double left, top, width, height;
    double taken[MOST_LABELS][4]; /* rectangles of the labels */
    unsigned labels;
    dot2 avoided[MOST_EDGES][2]; /* edges that labels do not cover, if they need not */
    unsigned edges;
    double plane_half;
} canvas;

dot2 on_canvas(const canvas *c, place p);
/* Classes of the style sheet: "shape edge". */
void draw_edge(canvas *c, dot2 a, dot2 b, const char *classes);
/* Edges from each point to the next, in one element where they are on the canvas. */
void draw_chain(canvas *c, const dot2 *points, unsigned count, bool closed, const char *classes);
void draw_polygon(canvas *c, const dot2 *points, unsigned count, const char *classes);
void draw_arrow(canvas *c, dot2 a, dot2 b, const char *classes);
void draw_mark(canvas *c, dot2 p, double radius, const char *classes);
/* Labels keep away from this edge. */
void avoid_edge(canvas *c, dot2 a, dot2 b);
/* A label beside a point, where no other one is. */
void draw_label(canvas *c, dot2 p, const char *text, const char *classes);
void draw_text(FILE *file, double x, double y, const char *text, const char *classes);
bool is_on_canvas(const canvas *c, dot2 p);

/* balls.c */
void draw_ball(canvas *c, place center, double radius, bool flat, const char *role);
void draw_capsule(canvas *c, place a, place b, double radius, bool flat, const char *role);
void draw_cylinder(canvas *c, place a, place b, double radius, bool flat, const char *role);
void draw_disc(canvas *c, place center, place normal, double radius, const char *role);

/* items.c: the scene on one canvas */
void draw_scene(canvas *c, const scene *s);

/* view.c */
view choose_view(const scene *s);
typedef struct {
    place center;
    double half_width, half_height;
    double plane_half; /* of the square that stands for a plane */
} frame;
/* The square of a plane, around the point that is nearest to a point of the scene. */
void plane_square(const scene *s, const item *plane, double half, place corners[4]);
/* What shows all of the scene. */
frame whole_frame(const scene *s, const view *v);
/* What shows the smallest thing of a scene; false if the whole shows it well. */
bool detail_frame(const scene *s, const view *v, const frame *whole, frame *detail);

#endif
