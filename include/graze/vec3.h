/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and directions in space. */
#ifndef GRAZE_VEC3_H
#define GRAZE_VEC3_H

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_vec3 {
    graze_scalar x;
    graze_scalar y;
    graze_scalar z;
} graze_vec3;

#ifdef __cplusplus
}
#endif

#endif
