/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Made by `make hashes` (tests/make_hashes). The bits of a result are API: see CHANGELOG.md. */
#ifndef GRAZE_TESTS_HASHES_SCALAR_H
#define GRAZE_TESTS_HASHES_SCALAR_H

/* clang-format off */

#define HASHES_FIXED \
    { \
        {0x3a221efd, 0xcddc3b6c}, /* graze_mul */ \
        {0x375178d5, 0xa634f9ef}, /* graze_div */ \
        {0xa52326bf, 0x385ca1a0}, /* graze_sqrt */ \
        {0x7e09fedb, 0x68b7151b}, /* graze_from_wide */ \
        {0xce59aa88, 0x66b85374}, /* graze_vec3_dot */ \
        {0x49e8a1d2, 0xc74771db}, /* graze_vec3_length_sq */ \
        {0xf1ca1943, 0x250fe062}, /* graze_vec3_cross */ \
        {0x3e95603c, 0x5cc1951f}, /* graze_vec3_lerp */ \
        {0x0bf374c5, 0x648442e7}, /* graze_vec3_length */ \
        {0xecc80384, 0xdd7bc89b}, /* graze_vec3_distance */ \
        {0x1e591ada, 0x7f8720c8}, /* graze_vec3_normalize */ \
    }

#define HASHES_FLOAT \
    { \
        {0x072aed0b, 0xb1f2a030}, /* graze_mul */ \
        {0x224b8c87, 0x5030ad82}, /* graze_div */ \
        {0x291094f4, 0x797208f4}, /* graze_sqrt */ \
        {0x39b1a6c4, 0x72d046e6}, /* graze_from_wide */ \
        {0x39b1a6c4, 0x72d046e6}, /* graze_vec3_dot */ \
        {0x309bf5fe, 0x30627cab}, /* graze_vec3_length_sq */ \
        {0xa7321ea5, 0xf3172975}, /* graze_vec3_cross */ \
        {0x0c64833f, 0xe2f23575}, /* graze_vec3_lerp */ \
        {0x56f2da4e, 0x4a3af5de}, /* graze_vec3_length */ \
        {0xc40e54b6, 0x9c5d8aa3}, /* graze_vec3_distance */ \
        {0x254c670e, 0xcd58490f}, /* graze_vec3_normalize */ \
    }

#endif
