/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Checks one case with every routine: segment and ray, with a hit and with NULL; on each axis,
 * mirrored on each, moved away, and from the other end.
 */
#include "plane_line.h"
#include "../support/check.h"

#include <stddef.h>

static graze_vec3 normal_turned(int times)
{
    const graze_vec3 x = {GRAZE_ONE, 0, 0};
    return vec3_turned(x, times);
}

static graze_plane plane_turned(const plane_case *c, int turns)
{
    const graze_vec3 point = {c->at, GRAZE_C(5), GRAZE_C(-3)};
    graze_plane plane;
    plane.point = vec3_turned(point, turns);
    plane.normal = normal_turned(turns);
    return plane;
}

void check_plane_lines(const graze_plane *plane, const graze_segment *segment,
                       const face_expectation *e)
{
    graze_face_line_hit hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    graze_face_ray_hit ray_hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    graze_ray ray = ray_of_segment(*segment);
    check_face_line_hit(e, graze_plane_linecast(plane, segment, &hit), &hit);
    check_face_ray_hit(e, graze_plane_raycast(plane, &ray, &ray_hit), &ray_hit);
    CHECK(graze_plane_linecast(plane, segment, NULL) == e->result);
    CHECK(graze_plane_raycast(plane, &ray, NULL) == e->result);
    CHECK(e->result == GRAZE_MISS ||
          graze_plane_side_of_point(plane, &segment->a) == (graze_side)hit.side);
}

static void check_axis_lines(const plane_case *c, const graze_segment *segment, int turns,
                             const face_expectation *e)
{
    graze_face_line_hit hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    graze_face_ray_hit ray_hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    graze_ray ray = ray_of_segment(*segment);
    check_face_line_hit(e, axis_linecasts[turns](c->at, segment, &hit), &hit);
    check_face_ray_hit(e, axis_raycasts[turns](c->at, &ray, &ray_hit), &ray_hit);
    CHECK(axis_linecasts[turns](c->at, segment, NULL) == c->result);
    CHECK(axis_raycasts[turns](c->at, &ray, NULL) == c->result);
}

/* Checks all three axes, with the routine of that axis and with that of any plane. */
static void check_turned(const plane_case *c)
{
    for (int turns = 0; turns < 3; turns++) {
        graze_segment segment;
        graze_plane plane = plane_turned(c, turns);
        face_expectation e = {c->result, vec3_turned(c->point, turns), normal_turned(turns),
                              c->fraction, c->side};
        segment.a = vec3_turned(c->segment.a, turns);
        segment.b = vec3_turned(c->segment.b, turns);
        check_axis_lines(c, &segment, turns, &e);
        check_plane_lines(&plane, &segment, &e);
    }
}

static plane_case case_mirrored(const plane_case *c, int axis)
{
    plane_case m = *c;
    m.at = axis == 0 ? -c->at : c->at;
    m.segment = segment_mirrored(c->segment, axis);
    m.point = vec3_mirrored(c->point, axis);
    m.side = axis == 0 ? (graze_side) - (int)c->side : c->side;
    return m;
}

static graze_vec3 vec3_moved(graze_vec3 v)
{
    v.x += GRAZE_C(3);
    v.y -= GRAZE_C(5);
    v.z += GRAZE_C(0.5);
    return v;
}

static plane_case case_moved(const plane_case *c)
{
    plane_case m = *c;
    m.at += GRAZE_C(3);
    m.segment.a = vec3_moved(c->segment.a);
    m.segment.b = vec3_moved(c->segment.b);
    m.point = vec3_moved(c->point);
    return m;
}

/* A touch is reported at the start of the line; so from the other end only a hit is the same. */
static plane_case case_reversed(const plane_case *c)
{
    plane_case r = *c;
    r.segment = segment_reversed(c->segment);
    r.fraction = GRAZE_FRACTION_ONE - c->fraction;
    r.side = (graze_side) - (int)c->side;
    return r;
}

static void run_plane_case(const plane_case *c)
{
    plane_case image = case_moved(c);
    check_case(c->name);
    check_turned(c);
    check_turned(&image);
    if (c->result != GRAZE_TOUCH) {
        image = case_reversed(c);
        check_turned(&image);
    }
    for (int axis = 0; axis < 3; axis++) {
        image = case_mirrored(c, axis);
        check_turned(&image);
    }
}

void run_plane_cases(const plane_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        run_plane_case(&cases[i]);
}
