/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Numbers and lines that may be any there are. */
#ifndef GRAZE_TESTS_PROOF_ANY_H
#define GRAZE_TESTS_PROOF_ANY_H

#include "../../include/graze/graze.h"

/* To the analysis a volatile holds any value at each read. */
static volatile graze_scalar anything;
static volatile char any_character;
static volatile size_t any_length;

static graze_scalar any(void)
{
    return anything;
}

static graze_vec3 any_vec3(void)
{
    graze_vec3 v;
    v.x = any();
    v.y = any();
    v.z = any();
    return v;
}

static graze_segment any_segment(void)
{
    graze_segment s;
    s.a = any_vec3();
    s.b = any_vec3();
    return s;
}

static graze_ray any_ray(void)
{
    graze_ray r;
    r.origin = any_vec3();
    r.dir = any_vec3();
    r.t_max = any();
    return r;
}

static graze_vec2 any_vec2(void)
{
    graze_vec2 v;
    v.x = any();
    v.y = any();
    return v;
}

#endif
