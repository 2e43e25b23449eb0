/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of a triangle and the core of a capsule. Near and far; after begin_triangle.h and face.h.
 *
 * Where a core does not cross a triangle, the two are closest at an end of the core, or at an edge of the triangle. So there
 * are five pairs, and their exact distances are compared. Both shapes are convex: all closest places have the same direction,
 * and they fill a segment or are one. Each end of that segment is among the closest places of the five pairs. So the edges that
 * contain all of these contain the whole segment: two edges, it is their corner; one edge; or none, then some closest place is
 * in the inside, and the direction is the normal.
 */
#include "contact.h"
#include "separate_capsule.h"

/* Routines of contact_core_far.c. */
bool graze_triangle_is_flat_far(const graze_triangle *face);
int graze_core_measure_edge_far(separation *apart, const graze_segment *edge,
                                const graze_segment *core);
void graze_core_set_normal_of_edge_far(graze_vec3 *normal, const graze_segment *edge,
                                       const graze_segment *core);
void graze_core_set_normal_of_face_far(graze_vec3 *normal, const graze_triangle *face,
                                       const graze_segment *core);

/* ---- Near and far ---- */

static inline bool core_face_is_flat(const face_shape *f)
{
    UNLESS_NEAR(face_is_near(f), return graze_triangle_is_flat_far(f));
    return face_is_flat(f);
}

/* Returns the place on the edge, a cores_place. */
static inline int core_measure_edge(separation *apart, const graze_segment *edge,
                                    const graze_segment *core)
{
    cores c;
    closest_places p;
    UNLESS_NEAR(closest_load(&c, edge, core),
                return graze_core_measure_edge_far(apart, edge, core));
    closest_measure(&c);
    closest_find(&p, &c);
    capsule_set_separation(apart, &c, core, &p);
    return (int)p.first;
}

/* From the edge to the core, which MUST NOT meet. */
static inline void core_set_normal_of_edge(graze_vec3 *normal, const graze_segment *edge,
                                           const graze_segment *core)
{
    cores c;
    closest_places p;
    escape heading;
    UNLESS_NEAR(closest_load(&c, edge, core), {
        graze_core_set_normal_of_edge_far(normal, edge, core);
        return;
    });
    closest_measure(&c);
    closest_find(&p, &c);
    capsule_set_heading(&heading, &c, core, &p);
    escape_set_unit(normal, &heading);
}

/* On the side of the middle of the core; in the plane, in front. Near < 2^95, far < 2^102 */
static inline void core_set_normal_of_face(graze_vec3 *normal, const face_shape *f,
                                           const graze_segment *core)
{
    face_frame start;
    length3 to_end;
    area3 across;
    volume above, more;
    UNLESS_NEAR(face_load_frame(&start, f, &core->a) && is_near(&core->b), {
        graze_core_set_normal_of_face_far(normal, f, core);
        return;
    });
    face_set_height(&across, &above, &start);
    set_between(&to_end, FACE_ORIGIN(f), &core->b);
    set_volume(&more, &across, &to_end);
    volume_add(&above, &more);
    face_set_unit_on_side(normal, &across, volume_sign(&above));
}

#if !GRAZE_FAR

/* ---- The five pairs ---- */

enum { CORE_AT_START, CORE_AT_END, CORE_AT_EDGES, CORE_CROSSES = CORE_AT_EDGES + 3 };

/* The edges that contain a place, as a set: bit 0 for edge ab, 1 for bc, 2 for ca. */
GRAZE_INLINE uint32_t edges_at_corner(int corner)
{
    return corner == 0 ? 5u : corner == 1 ? 3u : 6u;
}

static inline void face_copy_edge(graze_segment *edge, const face_shape *f, int i)
{
    vec3_copy(&edge->a, face_corner_at(f, i));
    vec3_copy(&edge->b, face_corner_at(f, i < 2 ? i + 1 : 0));
}

/* By words: gcc copies numbers of this length with memcpy on a Cortex-M0. */
static inline void u256_copy_words(u256 *to, const u256 *from)
{
    u256_set(to, u128_of(from->hi.hi, from->hi.lo), u128_of(from->lo.hi, from->lo.lo));
}

static inline void separation_copy(separation *to, const separation *from)
{
    u256_copy_words(&to->part, &from->part);
    u256_copy_words(&to->whole, &from->whole);
    to->is_root = from->is_root;
}

static uint32_t core_measure_end(separation *apart, const face_shape *f, const graze_vec3 *end)
{
    face_contact c;
    graze_triangle_find_contact(&c, f, end);
    separation_copy(apart, &c.apart);
    return c.kind == CONTACT_EDGE     ? 1u << c.which
           : c.kind == CONTACT_CORNER ? edges_at_corner(c.which)
                                      : 0u;
}

static uint32_t core_measure_side(separation *apart, const face_shape *f, const graze_segment *core,
                                  int i)
{
    graze_segment edge;
    face_copy_edge(&edge, f, i);
    const int place = core_measure_edge(apart, &edge, core);
    return place == CORES_BETWEEN    ? 1u << i
           : place == CORES_AT_START ? edges_at_corner(i)
                                     : edges_at_corner(i < 2 ? i + 1 : 0);
}

/* Returns the edges that contain the closest place of the face. */
static uint32_t core_measure_pair(separation *apart, const face_shape *f, const graze_segment *core,
                                  int at)
{
    if (at >= CORE_AT_EDGES)
        return core_measure_side(apart, f, core, at - CORE_AT_EDGES);
    return core_measure_end(apart, f, at == CORE_AT_START ? &core->a : &core->b);
}

/* Returns the edges that contain all closest places; without area, the first one. */
static uint32_t core_find_pair(face_contact *to, const face_shape *f, const graze_segment *core,
                               bool is_flat)
{
    separation next;
    uint32_t edges = core_measure_pair(&to->apart, f, core, CORE_AT_START);
    to->at = CORE_AT_START;
    for (int at = CORE_AT_END; at < CORE_CROSSES; at++) {
        const uint32_t these = core_measure_pair(&next, f, core, at);
        if (graze_separation_less(&next, &to->apart)) {
            separation_copy(&to->apart, &next);
            to->at = at;
            edges = these;
        } else if (!is_flat && !graze_separation_less(&to->apart, &next)) {
            edges &= these;
        }
    }
    return edges;
}

/* ---- The contact ---- */

static inline void contact_set_part(face_contact *to, uint32_t edges)
{
    const bool is_edge = (edges & (edges - 1u)) == 0u;
    to->kind = is_edge ? CONTACT_EDGE : CONTACT_CORNER;
    if (is_edge)
        to->which = edges == 1u ? 0 : edges == 2u ? 1 : 2;
    else
        to->which = edges == 5u ? 0 : edges == 3u ? 1 : 2;
}

/* Whether the core and the face have a common point; the distance is 0 then. */
static bool core_meets_face(face_contact *to, const face_shape *f, const graze_segment *core)
{
    if (graze_separation_within(&to->apart, 0))
        return true;
    if (!graze_triangle_overlaps_segment(f, core))
        return false;
    u256_set(&to->apart.part, u128_of(0, 0), u128_of(0, 0));
    u256_set(&to->apart.whole, u128_of(0, 0), u128_of(0, 1));
    to->apart.is_root = false;
    to->at = CORE_CROSSES;
    return true;
}

static inline void core_find_contact(face_contact *to, const face_shape *f,
                                     const graze_segment *core)
{
    const bool is_flat = core_face_is_flat(f);
    const uint32_t edges = core_find_pair(to, f, core, is_flat);
    if (core_meets_face(to, f, core))
        to->kind = is_flat ? CONTACT_NONE : CONTACT_INSIDE;
    else if (edges == 0u)
        to->kind = CONTACT_INSIDE;
    else
        contact_set_part(to, edges);
}

/* ---- Its plane ---- */

static inline void core_set_place(graze_vec3 *place, const face_shape *f, const graze_segment *core,
                                  int at)
{
    graze_segment edge;
    graze_vec3 other;
    graze_face_line_hit hit;
    if (at == CORE_CROSSES) {
        graze_triangle_linecast(f, core, &hit);
        vec3_copy(place, &hit.point);
    } else if (at >= CORE_AT_EDGES) {
        face_copy_edge(&edge, f, at - CORE_AT_EDGES);
        graze_segment_closest_points(&edge, core, place, &other);
    } else {
        graze_triangle_closest_point(f, at == CORE_AT_START ? &core->a : &core->b, place);
    }
}

/* The edge, or one that ends at the corner, is as near as the face. */
static inline void core_set_contact(graze_plane *plane, const face_shape *f,
                                    const graze_segment *core, const face_contact *contact)
{
    graze_segment edge;
    core_set_place(&plane->point, f, core, contact->at);
    if (contact->kind == CONTACT_INSIDE) {
        core_set_normal_of_face(&plane->normal, f, core);
        return;
    }
    face_copy_edge(&edge, f, contact->which);
    core_set_normal_of_edge(&plane->normal, &edge, core);
}

/* ---- One triangle ---- */

/* The predicate is faster than the distance. In the small world a limit may be too long for a radius. */
static inline bool core_touches(face_contact *to, const face_shape *f, const graze_segment *core,
                                graze_scalar limit)
{
#if GRAZE_SMALL_WORLD
    core_find_contact(to, f, core);
    return contact_is_within(to, limit);
#else
    graze_capsule grown;
    vec3_copy(&grown.core.a, &core->a);
    vec3_copy(&grown.core.b, &core->b);
    grown.radius = limit;
    if (!graze_triangle_overlaps_capsule(f, &grown))
        return false;
    core_find_contact(to, f, core);
    return to->kind != CONTACT_NONE;
#endif
}

static inline uint32_t face_planes_of_capsule(const face_shape *f, const graze_capsule *capsule,
                                              graze_scalar margin, graze_plane *planes,
                                              uint32_t most)
{
    graze_sphere ball;
    face_contact contact;
    capsule_set_ball(&ball, capsule);
    if (core_is_point(&capsule->core))
        return graze_triangle_planes_of_sphere(f, &ball, margin, planes, most);
    const graze_scalar limit = contact_limit(capsule->radius, margin);
    if (limit < 0 || !core_touches(&contact, f, &capsule->core, limit))
        return 0;
    if (most > 0)
        core_set_contact(planes, f, &capsule->core, &contact);
    return 1;
}

#endif
