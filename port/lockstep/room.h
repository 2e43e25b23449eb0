/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The world of the simulation: a closed room, its fixtures, and the forms of the bodies. All of it is const,
 * so all of it stays in flash. */
#ifndef GRAZE_LOCKSTEP_ROOM_H
#define GRAZE_LOCKSTEP_ROOM_H

#include "solid.h"

typedef struct fixture {
    form form;
    graze_vec3 center;
} fixture;

enum { FIXTURES = 11, FORMS = 8 };

extern const graze_aabb room;
extern const fixture fixtures[FIXTURES];
extern const form body_forms[FORMS]; /* balls and boxes by turns */
extern const form largest_form;      /* a box that no body is larger than */

#endif
