/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes with points, segments and rays, in classes that each aim at one case. They depend
 * only on a seed and an index.
 */
#ifndef GRAZE_TESTS_INPUTS_OBB_H
#define GRAZE_TESTS_INPUTS_OBB_H

#include "../../include/graze/obb.h"
#include "draw.h"
#include "solid_class.h"

enum { OBB_CLASSES = 12 };

extern const solid_class input_obb_classes[OBB_CLASSES];

/* Case `index` of a stream is of class `index % OBB_CLASSES`. */
void input_obb(uint64_t seed, uint32_t index, graze_obb *box, graze_vec3 *point,
               graze_segment *segment, graze_ray *ray);

#endif
