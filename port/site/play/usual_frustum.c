/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The idioms of frustums, whose planes are in a variable of their file: the page sets them. */
#include "../../../tests/bench/bench_frustum.c" /* NOLINT(bugprone-suspicious-include) */

#define EXPORTED(name) __attribute__((export_name(#name))) name

void EXPORTED(usual_set_frustum)(const graze_frustum *frustum);

/* Q2.30 to Q16.16, and Q16.46 to the 32 bits of products. */
void usual_set_frustum(const graze_frustum *frustum)
{
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze_normal *n = &frustum->normal[i];
        peer_planes[i].normal = graze_vec3_of(graze_from_fraction(n->x), graze_from_fraction(n->y),
                                              graze_from_fraction(n->z));
        peer_planes[i].limit = frustum->limit[i] / 16384;
    }
}
