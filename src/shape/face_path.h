/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A point that moves along a path, and a face: whether, where and on what part of the face it first comes within a radius. Near and
 * far. Nothing here needs a place in the world: the face is two edges u and v from a corner, the path a vector from that corner
 * to its start and a run. So a face may as well be one of differences: the sides of two shapes, of which one moves.
 *
 *   face_core                 what the caller loads (face_core.h): line.u, line.v, line.from_corner, line.run, the radius, and
 *                             FACE_COPY_KIND(&p.core.line, face). `most` is not used, nor line.start. The radius MUST NOT be
 *                             negative; for 0, see sweep_cores.h. Near, u and v, the ways from each corner to both ends of the
 *                             path, and the radius are lengths; far, each component of u, v and the run is below 2^32, those
 *                             ways are below 2^33
 *   face_path                 that, and what has been found
 *   face_path_cast(&p)        the result, by signs: no root, no division. Unless it is a miss or inside, it sets `feature`,
 *                             `index` and `when`
 *   face_path_order(&p)       the sign of the distance of the start less the radius. Sets `feature` and `index` of the nearest
 *                             part. It is all that a test of a place needs: line.run is not used
 *   face_path_cross(&t, &p)   after face_path_cast: t of that place (face_stop.h)
 *   face_path_set_normal(&unit, &t, &p)   the unit normal there, to the path (face_stop.h)
 *
 * All points within the radius of the face form a convex solid: two flat sides at that height, a part of a cylinder around each
 * edge, a part of a ball around each corner. The path enters it at one place, so the part that is entered within its limits is
 * the one. The corners, and the edges from each to the next one, have the index 0, 1, 2 (and 3): corner, corner + u, (corner + u +
 * v,) corner + v. A place above an edge is on the edge, and one beyond the end of an edge on the corner. The corners and edges of a
 * face without area overlap: the first in the order corner 0, edge 0, corner 1, edge 1 ... counts.
 *
 * 1. A path that starts higher than the radius, and does not fall to it, misses. If it falls, let q be the place at that height.
 *    If q is above the inside, that is the entry. If q is on the inner side of the plane through an edge, perpendicular to the
 *    face, the path does not enter by that edge: it would leave through that plane within the cylinder. If q is on the outer side
 *    or on the plane, and the path enters the cylinder, it is on the outer side there. The same holds for the start of a path that
 *    starts lower, which is beside the face.
 * 2. For the edge w, the gap s from its start to that of the path, and the run d, the side of q is the sign of
 *    +-|n| w . (s x d) + radius (n x w) . d: degree 5 with a root, so that the squares have degree 10 (graze_face_balance).
 * 3. The path enters a cylinder or a ball as in capsule_line.h: degree 6 or 4.
 * 4. It is beyond the end of an edge there or not as it enters before or after it crosses the plane across the edge at that end:
 *    by the distance of the crossing from the corner, |w x (s x d)| / |w . d|, which is less than the radius after the entry, and
 *    by the slope of that distance: degrees 6 and 4. Both are the same for the cylinder and for the ball.
 *
 * Include begin_triangle.h, begin_parallelogram.h or begin_any_face.h, face.h, cores.h and face_core.h before.
 */
#include "face_path_start.h"

/* ---- The entry into a cylinder or a ball, from outside ---- */

static inline graze_result face_path_result(face_path *p, int order, face_path_when when)
{
    p->when = when;
    return order < 0 ? GRAZE_HIT : GRAZE_TOUCH;
}

/* The end is nearer than the radius, or touches; turn: the sign of the slope there. */
static inline graze_result face_path_result_by_end(face_path *p, int end, int turn)
{
    const bool is_end = end == 0 && turn <= 0;
    return face_path_result(p, is_end ? 0 : -1, is_end ? FACE_PATH_AT_END : FACE_PATH_BETWEEN);
}

/* The ball around the corner c.gap. */
static inline graze_result face_path_enter_ball(face_path *p, const cores *c)
{
    area end, turn;
    discriminant d;
    if (area_sign(&c->vg) >= 0)
        return GRAZE_MISS;
    area_copy(&turn, &c->vg);
    area_add(&turn, &c->vv);
    area_copy(&end, &c->gg);
    area_add(&end, &c->vg);
    area_add(&end, &turn);
    if (area_sign(&end) <= 0)
        return face_path_result_by_end(p, area_sign(&end), area_sign(&turn));
    if (area_sign(&turn) <= 0)
        return GRAZE_MISS;
    discriminant_set(&d, &c->vv, &c->vg, &c->gg);
    const int depth = discriminant_sign(&d);
    return depth < 0 ? GRAZE_MISS : face_path_result(p, -depth, FACE_PATH_BETWEEN);
}

/* The sign of the distance of both lines less the radius; they are not parallel. */
FAR_FRAMED int face_path_order_of_lines(const cores *c)
{
    area3 across;
    volume apart;
    set_cross(&across, &c->u, &c->v);
    set_volume(&apart, &across, &c->gap);
    return face_side_of_height(&across, &apart, c->radius);
}

/* The infinite cylinder around the edge. The start is outside or beyond an end; a parallel path does not lead nearer. */
FAR_FRAMED graze_result face_path_enter_cylinder(face_path *p, const cores *c)
{
    area along, squared, slope;
    discriminant d;
    discriminant_set(&d, &c->uu, &c->ug, &c->gg);
    if (discriminant_sign(&d) >= 0 || areas_order(&c->uu, &c->vg, &c->uv, &c->ug) >= 0)
        return GRAZE_MISS;
    area_copy(&along, &c->ug); /* of the end */
    area_add(&along, &c->uv);
    area_copy(&slope, &c->vg);
    area_add(&slope, &c->vv);
    area_copy(&squared, &c->gg);
    area_add(&squared, &c->vg);
    area_add(&squared, &slope);
    discriminant_set(&d, &c->uu, &along, &squared);
    const int end = -discriminant_sign(&d), turn = areas_order(&c->uu, &slope, &c->uv, &along);
    if (end <= 0)
        return face_path_result_by_end(p, end, turn);
    const int depth = turn > 0 ? face_path_order_of_lines(c) : 1;
    return depth > 0 ? GRAZE_MISS : face_path_result(p, depth, FACE_PATH_BETWEEN);
}

/* ---- The ends of an edge ---- */

static inline void face_path_set_offset(volume *to, const cores *c, length gap, length run)
{
    volume_set_along(to, &c->uv, gap, &c->ug, length_negate(run), &c->ug, length_of(0));
}

/* The sign of the distance of the corner from the crossing of the plane across the edge there, less the radius. Near 3 * 2^184
 * over 2^122, far 3 * 2^200 over 2^132. */
FAR_FRAMED int face_path_order_at_crossing(const cores *c)
{
    separation s;
    volume offset;
    u256_set(&s.part, u128_of(0, 0), u128_of(0, 0));
    face_path_set_offset(&offset, c, c->gap.x, c->v.x);
    graze_u256_add_square(&s.part, volume_size(&offset));
    face_path_set_offset(&offset, c, c->gap.y, c->v.y);
    graze_u256_add_square(&s.part, volume_size(&offset));
    face_path_set_offset(&offset, c, c->gap.z, c->v.z);
    graze_u256_add_square(&s.part, volume_size(&offset));
    u256_set(&s.whole, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(&s.whole, area_size_wide(&c->uv));
    s.is_root = false;
    return separation_side(&s, c->radius);
}

static inline bool face_path_is_parallel(const cores *c)
{
    discriminant d;
    discriminant_set(&d, &c->uu, &c->uv, &c->vv);
    return discriminant_sign(&d) == 0;
}

/* Where the path enters, after its start and not after its end: the sign of that place along c.u, from the corner. A path along
 * the edge that is in touch at the crossing is so before it too. */
GRAZE_ONCE int face_path_place_along(const cores *c)
{
    const int from = area_sign(&c->ug), slope = area_sign(&c->uv);
    area end;
    if (from * slope >= 0)
        return slope != 0 ? slope : from;
    area_copy(&end, &c->ug);
    area_add(&end, &c->uv);
    if (area_sign(&end) == from || slope * areas_order(&c->vg, &c->uv, &c->ug, &c->vv) > 0)
        return from; /* it does not cross, or after it comes nearest */
    const int order = face_path_order_at_crossing(c);
    return order > 0 ? slope : order < 0 || face_path_is_parallel(c) ? from : 0;
}

/* Beyond the end of an edge, or at it. */
static inline bool face_path_is_beyond_end(const face_path *p, int edge)
{
    cores c;
    face_path_set_cores(&c, p, edge, face_path_after(p, edge));
    return face_path_place_along(&c) >= 0;
}

/* ---- The parts ---- */

FAR_FRAMED graze_result face_path_try_corner(face_path *p, int i)
{
    cores c;
    face_path_set_cores(&c, p, i, i);
    const graze_result result = face_path_enter_ball(p, &c);
    if (result == GRAZE_MISS || face_path_place_along(&c) > 0 ||
        !face_path_is_beyond_end(p, face_path_before(p, i)))
        return GRAZE_MISS;
    p->feature = GRAZE_FEATURE_CORNER;
    p->index = i;
    return result;
}

FAR_FRAMED graze_result face_path_try_edge(face_path *p, int i)
{
    cores c;
    face_path_set_cores(&c, p, i, i);
    const graze_result result = face_path_enter_cylinder(p, &c);
    if (result == GRAZE_MISS || face_path_place_along(&c) <= 0 || face_path_is_beyond_end(p, i))
        return GRAZE_MISS;
    p->feature = GRAZE_FEATURE_EDGE;
    p->index = i;
    return result;
}

/* By an edge or a corner. A corner belongs to two edges. */
static inline graze_result face_path_try_border(face_path *p, const bool *is_outside)
{
    const int corners = FACE_CORNERS_OF(&p->core.line);
    graze_result result = GRAZE_MISS;
    for (int i = 0; i < corners && result == GRAZE_MISS; i++) {
        if (is_outside[i] || is_outside[face_path_before(p, i)])
            result = face_path_try_corner(p, i);
        if (is_outside[i] && result == GRAZE_MISS)
            result = face_path_try_edge(p, i);
    }
    return result;
}

/* From apart. */
static inline graze_result face_path_approach(face_path *p)
{
    const int corners = FACE_CORNERS_OF(&p->core.line);
    const int end = p->is_above ? face_path_order_of_end(p) : 0;
    bool is_outside[FACE_MOST_CORNERS], is_inside = p->is_above;
    if (end > 0)
        return GRAZE_MISS;
    for (int i = 0; i < corners; i++) {
        is_outside[i] = face_path_is_outside(p, i);
        is_inside = is_inside && !is_outside[i];
    }
    if (!is_inside)
        return face_path_try_border(p, is_outside);
    p->feature = GRAZE_FEATURE_FACE;
    p->index = 0;
    return face_path_result(p, end, end < 0 ? FACE_PATH_BETWEEN : FACE_PATH_AT_END);
}

static inline graze_result face_path_cast(face_path *p)
{
    const int start = face_path_order(p);
    if (start > 0)
        return face_path_approach(p);
    if (start < 0)
        return GRAZE_INSIDE;
    return face_path_result(p, face_path_moves_in(p) ? -1 : 0, FACE_PATH_AT_START);
}
