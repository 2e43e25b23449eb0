/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The world of the simulation: see room.h. Lengths are in units. */
#include "room.h"

#include <stddef.h>

#define AT(x, y, z)                                                                                \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)                                                         \
    }
#define BALL_OF(radius)                                                                            \
    {                                                                                              \
        BALL, AT(radius, radius, radius), NULL                                                     \
    }
#define BOX_OF(x, y, z)                                                                            \
    {                                                                                              \
        BOX, AT(x, y, z), NULL                                                                     \
    }
#define CRATE_OF(x, y, z, axes)                                                                    \
    {                                                                                              \
        CRATE, AT(x, y, z), axes                                                                   \
    }

#define THIRDS(x, y, z)                                                                            \
    {                                                                                              \
        GRAZE_RATIO(x, 3), GRAZE_RATIO(y, 3), GRAZE_RATIO(z, 3)                                    \
    }

/* Turned about y, by the angle of a triangle with the sides 3, 4 and 5. */
static const graze_vec3 turned[3] = {AT(0.8, 0, 0.6), AT(0, 1, 0), AT(-0.6, 0, 0.8)};
/* Tilted about all axes. */
static const graze_vec3 tilted[3] = {THIRDS(2, -2, 1), THIRDS(1, 2, 2), THIRDS(-2, -1, 2)};

const graze_aabb room = {AT(-16, -6, -8), AT(16, 6, 8)};

const fixture fixtures[FIXTURES] = {
    {BOX_OF(0.75, 6, 0.75), AT(-9, 0, -4)},            /* a pillar from floor to ceiling */
    {BOX_OF(0.75, 6, 0.75), AT(9, 0, 4)},              /* another */
    {BOX_OF(0.25, 2.5, 3), AT(0, -3.5, -5)},           /* a wall across the room */
    {BOX_OF(3, 0.25, 3), AT(13, -1, -5)},              /* a shelf in a corner */
    {BOX_OF(1, 1, 1), AT(-14, -5, 6)},                 /* a block on the floor */
    {BALL_OF(1.5), AT(-5, 2, 4)},                      /* a globe */
    {BALL_OF(1), AT(5, 3, -3)},                        /* a lamp */
    {BALL_OF(2), AT(0, -6, 3)},                        /* a dome, half of it above the floor */
    {CRATE_OF(1.5, 1, 1, turned), AT(-13, -5, -4)},    /* a crate on the floor */
    {CRATE_OF(1, 1, 2, tilted), AT(5, -3.5, 0)},       /* one that hangs in the room */
    {CRATE_OF(2.5, 0.25, 2, tilted), AT(-3, 3.5, -3)}, /* a tilted board */
};

const form body_forms[FORMS] = {
    BALL_OF(0.25), BOX_OF(0.25, 0.25, 0.25),  BALL_OF(0.375), BOX_OF(0.5, 0.25, 0.375),
    BALL_OF(0.5),  BOX_OF(0.25, 0.625, 0.25), BALL_OF(0.625), BOX_OF(0.375, 0.375, 0.375),
};

const form largest_form = BOX_OF(0.625, 0.625, 0.625);
