/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The planes of contact of triangles and capsules, of graze/contact.h: the build in floats. The closest places of a triangle and
 * a core are where the core crosses the triangle, at an end of the core, or at an edge of the triangle.
 */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "shape/contact_float.h"
#include "shape/cores_float.h"

typedef struct {
    graze_vec3 place, way; /* of the face, and from there to the core */
    float squared;
} core_places;

static void core_take(core_places *best, const core_places *next)
{
    if (!float_less(next->squared, best->squared))
        return;
    vec3_copy(&best->place, &next->place);
    vec3_copy(&best->way, &next->way);
    best->squared = next->squared;
}

static void core_set_end(core_places *to, const graze_triangle *face, const graze_vec3 *end)
{
    graze_triangle_closest_point(face, end, &to->place);
    to->way = vec3_between(&to->place, end);
    to->squared = vec3_dot(&to->way, &to->way);
}

/* NaN, which is never taken, if a product of four lengths overflows. */
static void core_take_edge(core_places *best, const graze_vec3 *a, const graze_vec3 *b,
                           const graze_segment *core)
{
    core_pair c;
    core_places next;
    next.way = core_way_from(&c, a, b, core);
    next.squared = vec3_dot(&next.way, &next.way);
    if (float_less(c.s, 1.0f))
        vec3_set(&next.place, a->x + c.u.x * c.s, a->y + c.u.y * c.s, a->z + c.u.z * c.s);
    else
        vec3_copy(&next.place, b);
    core_take(best, &next);
}

static void core_find_places(core_places *best, const graze_triangle *face,
                             const graze_segment *core)
{
    core_places end;
    core_set_end(best, face, &core->a);
    core_set_end(&end, face, &core->b);
    core_take(best, &end);
    core_take_edge(best, &face->a, &face->b, core);
    core_take_edge(best, &face->b, &face->c, core);
    core_take_edge(best, &face->c, &face->a, core);
}

/* On the side of the middle of the core. */
static bool core_set_crossing(face_contact *to, const graze_triangle *face,
                              const graze_segment *core, const graze_vec3 *place)
{
    graze_vec3 normal;
    graze_triangle_normal(face, &normal);
    const graze_vec3 start = vec3_between(&face->a, &core->a),
                     end = vec3_between(&face->a, &core->b);
    vec3_copy(&to->plane.point, place);
    to->squared = 0.0f;
    return grazef_contact_set_normal_of_face(
        to, face, is_negative(vec3_dot(&normal, &start) + vec3_dot(&normal, &end)));
}

/* Of numbers whose squares are finite. */
bool grazef_core_find_contact(face_contact *to, const graze_triangle *face,
                              const graze_segment *core, float limit)
{
    core_places best;
    graze_face_line_hit hit;
    const graze_vec3 run = vec3_between(&core->a, &core->b), way = vec3_between(&face->a, &core->a);
    if (!float_at_most(0.0f, limit) || !is_finite(vec3_dot(&run, &run) + vec3_dot(&way, &way)))
        return false;
    if (graze_triangle_linecast(face, core, &hit) != GRAZE_MISS)
        return core_set_crossing(to, face, core, &hit.point);
    core_find_places(&best, face, core);
    if (!float_at_most(best.squared, limit * limit))
        return false;
    const graze_vec3 place = graze_vec3_of(best.place.x + best.way.x, best.place.y + best.way.y,
                                           best.place.z + best.way.z);
    vec3_copy(&to->plane.point, &best.place);
    to->squared = best.squared;
    return grazef_contact_set_normal(to, face, &place, &best.way);
}

uint32_t graze_triangle_planes_of_capsule(const graze_triangle *target,
                                          const graze_capsule *capsule, graze_scalar margin,
                                          graze_plane *planes, uint32_t most)
{
    face_contact contact;
    if (is_negative(capsule->radius) ||
        !grazef_core_find_contact(&contact, target, &capsule->core, capsule->radius + margin))
        return 0;
    return contact_add_plane(planes, 0, most, &contact);
}

#endif
