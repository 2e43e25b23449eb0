/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Numbers of the inputs of circles and spheres that move, whose classes begin alike: uniform 1, 100, 8000 and all; raw and whole
 * lattice; in touch, along or across, close; as large as the world. */
#ifndef GRAZE_TESTS_INPUTS_MOVES_H
#define GRAZE_TESTS_INPUTS_MOVES_H

#include "draw.h"

int32_t draw_scaled(input_stream *s, int kind);
/* Some are from `least` to 3 raw units, and one in 64 is any number, also a negative one. */
int32_t draw_radius(input_stream *s, int kind, int32_t least);

#endif
