/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shared by mesh_line.c and mesh_line_numbers.c. */
#ifndef GRAZE_TESTS_MESH_LINE_H
#define GRAZE_TESTS_MESH_LINE_H

#include "face_expectation.h"
#include "meshes.h"

#define MISSED                                                                                     \
    {                                                                                              \
        GRAZE_MISS, AT(0, 0, 0), AT(0, 0, 0), 0, GRAZE_ACROSS                                      \
    }

void check_mesh_segment(const graze_mesh *m, const graze_segment *s, uint32_t face,
                        const face_expectation *e);
void check_mesh_ray(const graze_mesh *m, const graze_ray *r, uint32_t face,
                    const face_expectation *e);

void mesh_line_has_negative_limit(void);
void mesh_line_spans_the_world(void);
void mesh_line_saturates(void);
void mesh_line_has_no_number(void);

#endif
