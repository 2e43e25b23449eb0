/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What a picture shows: the shapes, lines and points of a query, in units. */
#ifndef GRAZE_PORT_QUERY_SCENE_H
#define GRAZE_PORT_QUERY_SCENE_H

#include "query.h"

typedef struct {
    double x, y, z;
} place;

typedef enum {
    ITEM_PATH,    /* straight edges between the points */
    ITEM_FACE,    /* a polygon */
    ITEM_BOX,     /* eight points, a bit of the index for each axis */
    ITEM_BALL,    /* points[0], radius */
    ITEM_CAPSULE, /* from points[0] to points[1], radius */
    ITEM_CYLINDER,
    ITEM_DISC,  /* points[0], radius, direction: its normal */
    ITEM_PLANE, /* points[0], direction: its normal */
    ITEM_LINE,  /* points[0] to points[1], on which it is hit at `end` */
    ITEM_RAY,   /* from points[0] along direction, at most radius times */
    ITEM_DOT,   /* points[0] */
    ITEM_ARROW, /* from points[0] to points[1] */
    ITEM_NORMAL /* from points[0] in a direction, of any length */
} item_kind;

/* Whether the radius of the item is a radius. */
static inline bool is_round(item_kind kind)
{
    return kind == ITEM_BALL || kind == ITEM_CAPSULE || kind == ITEM_CYLINDER || kind == ITEM_DISC;
}

typedef enum { ROLE_SHAPE, ROLE_OTHER, ROLE_LINE, ROLE_RESULT, ROLES } item_role;

enum { ITEM_POINTS = 64 }; /* a polygon is drawn with its first corners */

typedef struct {
    item_kind kind;
    item_role role;
    place points[ITEM_POINTS];
    unsigned count;
    place direction;
    double radius;
    char label[QUERY_PATH]; /* empty: none */
} item;

typedef struct {
    item *items;
    size_t count;
    bool flat;         /* all of it lies in the plane */
    bool has_infinite; /* a number was no number, or infinite, and its shape is left out */
    char names[ROLES][2 * QUERY_PATH]; /* of the parameters */
} scene;

static inline place place_of(double x, double y, double z)
{
    place p = {x, y, z};
    return p;
}

/* p + t * v */
static inline place move(place p, place v, double t)
{
    return place_of(p.x + t * v.x, p.y + t * v.y, p.z + t * v.z);
}

static inline double dot(place a, place b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline place cross(place a, place b)
{
    return place_of(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

/* Of length 1; zero stays zero. */
place unit(place v);
double length_of(place v);

/* shapes.c: a value of a type as items. `numbers` are its numbers in their order, in units. */
bool add_shape(scene *s, const char *type, const double *numbers, item_role role,
               const char *label);
item *add_item(scene *s, item_kind kind, item_role role, const char *label);
void add_dot(scene *s, place p, item_role role, const char *label);
/* Two directions across a third, of length 1. */
void across(place direction, place *u, place *v);

/* scene.c; free s->items. */
void make_scene(scene *s, const query_call *call);

#endif
