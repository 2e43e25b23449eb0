/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The groups of hashed routines: test_hash_GROUP of hash_GROUP.c. */
#ifndef GRAZE_TESTS_HASH_GROUPS_H
#define GRAZE_TESTS_HASH_GROUPS_H

#define HASH_GROUPS(GROUP)                                                                         \
    GROUP(scalar)                                                                                  \
    GROUP(angle)                                                                                   \
    GROUP(transform)                                                                               \
    GROUP(text)                                                                                    \
    GROUP(vec2)                                                                                    \
    GROUP(inline)                                                                                  \
    GROUP(selftest)                                                                                \
    GROUP(aabb_line)                                                                               \
    GROUP(boxes)                                                                                   \
    GROUP(plane)                                                                                   \
    GROUP(rect)                                                                                    \
    GROUP(obb)                                                                                     \
    GROUP(segment2)                                                                                \
    GROUP(ball)                                                                                    \
    GROUP(face)                                                                                    \
    GROUP(face_rest)                                                                               \
    GROUP(mesh)                                                                                    \
    GROUP(nearest)                                                                                 \
    GROUP(frustum)                                                                                 \
    GROUP(camera)

#endif
