/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cases of a line against a face, and the runner that checks them with every routine. */
#ifndef GRAZE_TESTS_FACE_LINE_H
#define GRAZE_TESTS_FACE_LINE_H

#include "face_expectation.h"
#include "faces.h"

/* The faces with these three corners to which a case applies. */
enum { TRIANGLE = 1, PARALLELOGRAM = 2, BOTH = 3 };

typedef struct {
    const char *name;
    int shapes;
    graze_vec3 corners[3];
    graze_segment segment;
    face_expectation expected;
    graze_barycentric uv; /* of the infinite line; u < 0 if it misses */
} face_case;

/* At z = 2, four units along x and along y; its front is up. */
#define FLOOR                                                                                      \
    {                                                                                              \
        AT(1, 1, 2), AT(5, 1, 2), AT(1, 5, 2)                                                      \
    }
#define UP AT(0, 0, 1)

#define UV(u, v)                                                                                   \
    {                                                                                              \
        FRACTION(u), FRACTION(v)                                                                   \
    }
#define NO_UV UV(-1, 0)
#define MISSED                                                                                     \
    {                                                                                              \
        GRAZE_MISS, AT(0, 0, 0), AT(0, 0, 0), 0, GRAZE_ACROSS                                      \
    }

/* A triangle, or the parallelogram with these three corners, of which the first is adjacent to the others. */
any_face face_with_corners(bool is_triangle, const graze_vec3 *corners);

void check_face_segment(const any_face *f, const graze_segment *s, const face_expectation *e,
                        const graze_barycentric *uv);
void check_face_ray(const any_face *f, const graze_ray *r, const face_expectation *e,
                    const graze_barycentric *uv);

void run_face_cases(const face_case *cases, unsigned count);

/* The cells of the policy about numbers. */
void face_line_has_negative_limit(void);
void face_line_spans_the_world(void);
void face_line_saturates(void);
void face_line_has_no_number(void);

#endif
