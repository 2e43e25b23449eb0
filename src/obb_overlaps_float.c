/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * An oriented box against another box, in floats: the well-known test of fifteen axes. Boxes are apart exactly if
 * they are apart along an axis of one of them, or along a cross product of an edge of each.
 *
 * The axes may have any length, and need not be perpendicular. Edge i of a box is the vector that runs by 1 along
 * axis i and by 0 along the other two: for perpendicular axes of unit length it is axis i itself. The corners of a
 * box are its center and a sum of all edges, each times the half extent or its negative.
 *
 * If edges of both boxes are nearly parallel, the cross product consists of rounding errors. That does no harm:
 * all distances along it are computed from the same rounded numbers, so that their errors are in proportion to its
 * length.
 */
#include "../include/graze/obb.h"
#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/obb_axes_float.h"

/* The half extent of a box along a zero axis. */
#define OBB_NO_END 0x1p60f

/* A box, and where the other one is. */
typedef struct {
    float half[3];
    float to_other[3]; /* from center to center, along each axis */
    float along[3][3]; /* along[i][j]: edge j of the other box along axis i of this one */
} obb_peer;

GRAZE_INLINE int next_axis(int axis)
{
    return axis == 2 ? 0 : axis + 1;
}

static inline bool are_all_finite(const float v[3])
{
    return are_finite(v[0], v[1], v[2]);
}

static inline bool obb_has_halves(const obb_peer *a)
{
    return are_all_finite(a->half) && !is_negative(a->half[0]) && !is_negative(a->half[1]) &&
           !is_negative(a->half[2]);
}

GRAZE_INLINE bool obb_meets_between_faces(const obb_peer *a, int i, const obb_peer *b)
{
    const float reach = float_abs(a->along[i][0]) * b->half[0] +
                        float_abs(a->along[i][1]) * b->half[1] +
                        float_abs(a->along[i][2]) * b->half[2];
    return float_at_most(float_abs(a->to_other[i]), a->half[i] + reach);
}

GRAZE_ONCE bool obb_faces_meet(const obb_peer *a, const obb_peer *b)
{
    for (int i = 0; i < 3; i++)
        if (!obb_meets_between_faces(a, i, b))
            return false;
    return true;
}

/*
 * Along the cross product of edge i of a and edge j of b. It is x * axis v - y * axis u, where edge j runs by x
 * along axis u and by y along axis v.
 */
GRAZE_INLINE bool obb_edge_pair_meets(const obb_peer *a, int i, const obb_peer *b, int j)
{
    const int u = next_axis(i), v = next_axis(u), k = next_axis(j), l = next_axis(k);
    const float *along_u = a->along[u], *along_v = a->along[v];
    const float x = along_u[j], y = along_v[j];
    const float apart = x * a->to_other[v] - y * a->to_other[u];
    const float reach = float_abs(x) * a->half[v] + float_abs(y) * a->half[u] +
                        float_abs(x * along_v[k] - y * along_u[k]) * b->half[k] +
                        float_abs(x * along_v[l] - y * along_u[l]) * b->half[l];
    return float_at_most(float_abs(apart), reach);
}

GRAZE_ONCE bool obb_edges_meet(const obb_peer *a, const obb_peer *b)
{
    for (int j = 0; j < 3; j++)
        if (!obb_edge_pair_meets(a, 0, b, j) || !obb_edge_pair_meets(a, 1, b, j) ||
            !obb_edge_pair_meets(a, 2, b, j))
            return false;
    return true;
}

/*
 * No comparison with a NaN holds. If the distances along the axes are finite, so are the centers and the axes.
 * Whether they are, and whether a box is empty, is tested last, since most boxes are apart.
 */
GRAZE_ONCE bool are_solid(const obb_peer *a, const obb_peer *b)
{
    return are_all_finite(a->to_other) && are_all_finite(b->to_other) && obb_has_halves(a) &&
           obb_has_halves(b);
}

static inline void obb_load_halves(float to[3], const graze_vec3 *half)
{
    to[0] = half->x;
    to[1] = half->y;
    to[2] = half->z;
}

static void obb_set_peer(obb_peer *a, const graze_obb *box, const graze_vec3 *to_other,
                         const graze_vec3 other_edge[3])
{
    for (int i = 0; i < 3; i++) {
        a->to_other[i] = vec3_dot(&box->axis[i], to_other);
        a->along[i][0] = vec3_dot(&box->axis[i], &other_edge[0]);
        a->along[i][1] = vec3_dot(&box->axis[i], &other_edge[1]);
        a->along[i][2] = vec3_dot(&box->axis[i], &other_edge[2]);
    }
}

/*
 * A zero axis imposes no limit: it becomes an axis across the other two, with a half extent that ends beyond every
 * box.
 */
static void obb_fill_axis(graze_obb *box, int axis, float *half)
{
    const int next = next_axis(axis);
    if (!vec3_is_zero(&box->axis[axis]))
        return;
    box->axis[axis] = obb_unit_across(&box->axis[next], &box->axis[next_axis(next)]);
    if (!is_negative(*half))
        *half += OBB_NO_END;
}

static const graze_obb *obb_with_axes(const graze_obb *box, graze_obb *room)
{
    if (!vec3_is_zero(&box->axis[0]) && !vec3_is_zero(&box->axis[1]) &&
        !vec3_is_zero(&box->axis[2]))
        return box;
    vec3_copy(&room->center, &box->center);
    vec3_copy(&room->axis[0], &box->axis[0]);
    vec3_copy(&room->axis[1], &box->axis[1]);
    vec3_copy(&room->axis[2], &box->axis[2]);
    vec3_copy(&room->half, &box->half);
    obb_fill_axis(room, 0, &room->half.x);
    obb_fill_axis(room, 1, &room->half.y);
    obb_fill_axis(room, 2, &room->half.z);
    return room;
}

bool graze_obb_overlaps_obb(const graze_obb *a, const graze_obb *b)
{
    const graze_vec3 to_b = vec3_between(&a->center, &b->center);
    graze_vec3 a_edge[3], b_edge[3];
    graze_obb a_room, b_room;
    obb_peer of_a, of_b;
    a = obb_with_axes(a, &a_room);
    b = obb_with_axes(b, &b_room);
    obb_load_halves(of_a.half, &a->half);
    obb_load_halves(of_b.half, &b->half);
    obb_set_edges(b_edge, b->axis);
    obb_set_peer(&of_a, a, &to_b, b_edge);
    if (!obb_faces_meet(&of_a, &of_b))
        return false;
    obb_set_edges(a_edge, a->axis);
    obb_set_peer(&of_b, b, &to_b, a_edge);
    return obb_faces_meet(&of_b, &of_a) && obb_edges_meet(&of_a, &of_b) && are_solid(&of_a, &of_b);
}

/* The axes and the edges of the other box are the axes of the world. */
static void obb_set_peer_of_world(obb_peer *of_box, const graze_obb *box,
                                  const graze_vec3 *to_other)
{
    for (int i = 0; i < 3; i++) {
        const graze_vec3 *axis = &box->axis[i];
        of_box->to_other[i] = vec3_dot(axis, to_other);
        of_box->along[i][0] = axis->x;
        of_box->along[i][1] = axis->y;
        of_box->along[i][2] = axis->z;
    }
}

/*
 * The faces of both boxes are compared with corners, not with centers and half extents: so a small box near a side
 * or a corner of a huge one is on the right side. The corners with the least and the greatest distance along an
 * axis:
 */
static inline bool obb_meets_corners(const graze_vec3 *axis, float half, const graze_vec3 *low,
                                     const graze_vec3 *high)
{
    const bool down_x = is_negative(axis->x), down_y = is_negative(axis->y);
    const bool down_z = is_negative(axis->z);
    const float least = axis->x * (down_x ? high->x : low->x) +
                        axis->y * (down_y ? high->y : low->y) +
                        axis->z * (down_z ? high->z : low->z);
    const float most = axis->x * (down_x ? low->x : high->x) +
                       axis->y * (down_y ? low->y : high->y) +
                       axis->z * (down_z ? low->z : high->z);
    return float_at_most(least, half) && float_at_most(-most, half);
}

static bool obb_meets_all_corners(const graze_obb *box, const graze_vec3 *low,
                                  const graze_vec3 *high)
{
    return obb_meets_corners(&box->axis[0], box->half.x, low, high) &&
           obb_meets_corners(&box->axis[1], box->half.y, low, high) &&
           obb_meets_corners(&box->axis[2], box->half.z, low, high);
}

/* How far the oriented box reaches along an axis of the world. */
static inline bool obb_meets_sides(const obb_peer *of_box, float x, float y, float z, float low,
                                   float high)
{
    const float reach = float_abs(x) * of_box->half[0] + float_abs(y) * of_box->half[1] +
                        float_abs(z) * of_box->half[2];
    return float_at_most(low, reach) && float_at_most(-high, reach);
}

static bool obb_meets_all_sides(const graze_obb *box, const obb_peer *of_box, const graze_vec3 *low,
                                const graze_vec3 *high)
{
    graze_vec3 e[3];
    obb_set_edges(e, box->axis);
    return obb_meets_sides(of_box, e[0].x, e[1].x, e[2].x, low->x, high->x) &&
           obb_meets_sides(of_box, e[0].y, e[1].y, e[2].y, low->y, high->y) &&
           obb_meets_sides(of_box, e[0].z, e[1].z, e[2].z, low->z, high->z);
}

/*
 * The other box as a peer of the oriented one. Its sides are halved first, so that the greatest box does not
 * overflow.
 */
static bool obb_meets_edges_of_aabb(const graze_obb *box, obb_peer *of_box, const graze_vec3 *low,
                                    const graze_vec3 *high)
{
    graze_vec3 to_other;
    obb_peer world;
    to_other.x = low->x * 0.5f + high->x * 0.5f;
    to_other.y = low->y * 0.5f + high->y * 0.5f;
    to_other.z = low->z * 0.5f + high->z * 0.5f;
    world.half[0] = high->x * 0.5f - low->x * 0.5f;
    world.half[1] = high->y * 0.5f - low->y * 0.5f;
    world.half[2] = high->z * 0.5f - low->z * 0.5f;
    obb_set_peer_of_world(of_box, box, &to_other);
    return obb_edges_meet(of_box, &world) && are_all_finite(of_box->to_other) &&
           are_all_finite(world.half) && obb_has_halves(of_box);
}

bool graze_obb_overlaps_aabb(const graze_obb *box, const graze_aabb *other)
{
    const graze_vec3 low = vec3_between(&box->center, &other->min);
    const graze_vec3 high = vec3_between(&box->center, &other->max);
    graze_obb room;
    obb_peer of_box;
    box = obb_with_axes(box, &room);
    obb_load_halves(of_box.half, &box->half);
    return obb_meets_all_corners(box, &low, &high) &&
           obb_meets_all_sides(box, &of_box, &low, &high) &&
           obb_meets_edges_of_aabb(box, &of_box, &low, &high) &&
           float_at_most(other->min.x, other->max.x) && float_at_most(other->min.y, other->max.y) &&
           float_at_most(other->min.z, other->max.z);
}

#endif
