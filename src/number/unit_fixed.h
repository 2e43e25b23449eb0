/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Unit vectors along exact normals, with up to 64 bits a component. The unit vector along an edge
 * is irrational: computed with 31 bits and a root of 24, each component is right to 2^-8 raw units.
 */
#ifndef GRAZE_ARITH_UNIT_FIXED_H
#define GRAZE_ARITH_UNIT_FIXED_H

#include "../../include/graze/vec3.h"
#include "../wide/words.h"

/* x, y, z: the sizes of the components, not all 0. */
void graze_unit(graze_vec3 *unit, uint64_t x, uint64_t y, uint64_t z);

GRAZE_INSERTED void unit_turn(graze_vec3 *unit, int sign_x, int sign_y, int sign_z)
{
    unit->x = sign_x < 0 ? -unit->x : unit->x;
    unit->y = sign_y < 0 ? -unit->y : unit->y;
    unit->z = sign_z < 0 ? -unit->z : unit->z;
}

#endif
