/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Made by `make hashes` (tests/make_hashes). The bits of a result are API: see CHANGELOG.md. */
#ifndef GRAZE_TESTS_HASHES_H
#define GRAZE_TESTS_HASHES_H

/* clang-format off */

#define HASHES_FIXED \
    { \
        {0xde246d6d, 0x1b6977ef}, /* graze_aabb_contains_point */ \
        {0x034f3e12, 0x9142f307}, /* graze_aabb_overlaps_segment */ \
        {0xe9df4209, 0xa73b009b}, /* graze_aabb_linecast */ \
        {0xdd93450e, 0x100363cc}, /* graze_aabb_linecast_exit */ \
        {0xe28ce067, 0xfaedde07}, /* graze_aabb_overlaps_ray */ \
        {0x4aee46d8, 0xfd283438}, /* graze_aabb_raycast */ \
        {0x2dbf3503, 0x5fce1cd5}, /* graze_aabb_raycast_exit */ \
    }

#define HASHES_FLOAT \
    { \
        {0x32c95934, 0x774a65bc}, /* graze_aabb_contains_point */ \
        {0x2cbdb47a, 0x58aa9e0b}, /* graze_aabb_overlaps_segment */ \
        {0xcf79a909, 0x2b3031af}, /* graze_aabb_linecast */ \
        {0xc82709f7, 0xa43d34ac}, /* graze_aabb_linecast_exit */ \
        {0x16d0ad84, 0xec79c5cc}, /* graze_aabb_overlaps_ray */ \
        {0xaab9321c, 0x07ba285b}, /* graze_aabb_raycast */ \
        {0xfb38ca44, 0xde4b0489}, /* graze_aabb_raycast_exit */ \
    }

#endif
