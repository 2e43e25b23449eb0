/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* A hundred balls and boxes that bounce in a room, as a game would simulate them that sends only the inputs of
 * its players: every machine must compute the same state from the same inputs, to the last bit.
 *
 * There is no gravity and no friction, and all bodies have the same mass. In a tick each body moves in turn,
 * along a segment, while the others stand still. A body that meets something stops beside it and bounces. So
 * no two bodies overlap, ever, and the sum of the squared velocities stays the same but for rounding. */
#ifndef GRAZE_LOCKSTEP_LOCKSTEP_H
#define GRAZE_LOCKSTEP_LOCKSTEP_H

#include "room.h"

/* Solids have numbers: first the bodies, then the fixtures. */
enum { BODIES = 100, SOLIDS = BODIES + FIXTURES };

typedef struct body_state {
    graze_vec3 position; /* of the center */
    graze_vec3 velocity; /* in units per tick */
} body_state;

/* 3 KB: it fits beside the stack in the 16 KB of a small chip. */
typedef struct lockstep {
    body_state bodies[BODIES];
    uint8_t order[BODIES]; /* the bodies by their x, the least first */
    uint8_t rank[BODIES];  /* where each body is in that order */
    uint16_t rest[BODIES]; /* for how many ticks it has been in the same place */
    graze_aabb fixture_bounds[FIXTURES];
    uint16_t longest_rest;
    uint32_t bounces_off_room, bounces_off_fixtures, bounces_off_bodies;
} lockstep;

/* Places the bodies at random, apart from everything. */
void lockstep_start(lockstep *l, uint32_t seed);

/* Moves every body. */
void lockstep_tick(lockstep *l);

/* A player's input: turns one body, without a change of its speed. Bits 24 to 31 select the body; the
 * others are three signed bytes, the normal of the plane that its velocity is reflected by. */
void lockstep_input(lockstep *l, uint32_t input);

/* Continues a hash with all positions and velocities. */
uint32_t lockstep_hash(const lockstep *l, uint32_t hash);

const form *lockstep_form(unsigned body);

/* The box in which the center of a body must stay. */
void lockstep_room_for(unsigned body, graze_aabb *inner);

/* Whether a body, with its center in this place, would overlap the solid. */
bool lockstep_overlaps(const lockstep *l, unsigned body, const graze_vec3 *place, unsigned solid);

/* The first body that is not completely in the room, and the first that overlaps another or a fixture; BODIES
 * if there is none. */
unsigned lockstep_outside(const lockstep *l);
unsigned lockstep_overlapping(const lockstep *l);

/* The sum of the squared velocities. */
graze_wide lockstep_energy(const lockstep *l);

/* 32 bits that depend on all bits of x, in no obvious way. */
uint32_t lockstep_mix(uint32_t x);

#endif
