/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Every conversion between types of hits, with any numbers in them: for eva.c. */
#ifndef GRAZE_TESTS_PROOF_ALL_OF_HITS_H
#define GRAZE_TESTS_PROOF_ALL_OF_HITS_H

#include "any.h"

static void all_of_hits(void)
{
    const graze_face_line_hit face_on_line = {any_vec3(), any_vec3(), any(), any()};
    const graze_face_ray_hit face_on_ray = {any_vec3(), any_vec3(), any(), any()};
    const graze_wall_line_hit2 wall_on_line = {any_vec2(), any_vec2(), any(), any(), any()};
    const graze_wall_ray_hit2 wall_on_ray = {any_vec2(), any_vec2(), any(), any(), any()};
    graze_line_hit line;
    graze_ray_hit ray;
    graze_line_hit2 line2;
    graze_ray_hit2 ray2;
    graze_line_hit_from_face_hit(&face_on_line, &line);
    graze_ray_hit_from_face_hit(&face_on_ray, &ray);
    graze_ray_hit_from_line_hit(&line, &ray);
    graze_line_hit2_from_wall_hit2(&wall_on_line, &line2);
    graze_ray_hit2_from_wall_hit2(&wall_on_ray, &ray2);
    graze_ray_hit2_from_line_hit2(&line2, &ray2);
}

#endif
