/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two oriented boxes, near and far (see number/instance.h). obb_separation.h states which axes are
 * tested, and why these suffice.
 */

/* A box in relation to the other one. */
typedef struct {
    const graze_vec3 *axis;
    graze_scalar half[3];
    hint3 edges[3];
    det_hint whole;       /* the det of its three axes */
    det_hint along[3][3]; /* along[n][i]: the det of its edge n and axis i of the other box */
    reach to_center[3]; /* along each axis of its, how far the center of the other is; < 0 turned */
} obb_peer;

/* The cross product of the two other axes. */
static inline void obb_set_edge(edge3 *e, const graze_vec3 *axis, int n)
{
    edge_across(e, &axis[obb_next_axis(n)], &axis[obb_next_axis(obb_next_axis(n))]);
}

static inline void obb_set_det(det *to, const obb_peer *of, int n, const obb_peer *other, int i)
{
    edge3 e;
    if (det_hint_is_det(&of->along[n][i], to))
        return;
    obb_set_edge(&e, of->axis, n);
    det_along(to, &e, &other->axis[i]);
}

static inline void obb_add_radius(radius_sum *around, const obb_peer *of, int n,
                                  const obb_peer *other, int i, graze_scalar half)
{
    det b;
    obb_set_det(&b, of, n, other, i);
    radius_sum_add(around, &b, half);
}

static inline void obb_set_det_of_axes(det *to, const obb_peer *of)
{
    edge3 e;
    if (det_hint_is_det(&of->whole, to))
        return;
    obb_set_edge(&e, of->axis, AXIS_x);
    det_along(to, &e, &of->axis[AXIS_x]);
}

/* ---- Centers ---- */

GRAZE_INLINE bool obb_holds_center(const obb_peer *of, int axis)
{
    reach half;
    reach_set_half(&half, of->half[axis]);
    if (reach_less(&half, &of->to_center[axis]))
        return false;
    reach_add(&half, &of->to_center[axis]);
    return reach_sign(&half) >= 0;
}

/* Whether the box contains the center of the other one. Unknown if axes are not light. */
GRAZE_ONCE obb_answer obb_set_peer(obb_peer *of, const graze_obb *box, const length3 *to_other)
{
    if (!obb_has_light_axes(box))
        return OBB_UNKNOWN;
    of->axis = box->axis;
    of->half[AXIS_x] = box->half.x;
    of->half[AXIS_y] = box->half.y;
    of->half[AXIS_z] = box->half.z;
    set_reach(&of->to_center[AXIS_x], &box->axis[AXIS_x], to_other);
    set_reach(&of->to_center[AXIS_y], &box->axis[AXIS_y], to_other);
    set_reach(&of->to_center[AXIS_z], &box->axis[AXIS_z], to_other);
    return obb_holds_center(of, AXIS_x) && obb_holds_center(of, AXIS_y) &&
                   obb_holds_center(of, AXIS_z)
               ? OBB_YES
               : OBB_NO;
}

/* ---- Faces of one box, whose axis is a combination of the three of the other ---- */

static inline void obb_set_gap(reach *to, const obb_peer *of, int axis)
{
    reach half;
    reach_copy(to, &of->to_center[axis]);
    if (reach_sign(to) < 0)
        reach_negate(to);
    reach_set_half(&half, of->half[axis]);
    reach_subtract(to, &half);
}

GRAZE_ONCE bool obb_face_meets_exactly(const obb_peer *of, int axis, const obb_peer *other)
{
    radius_sum around;
    radius_sum_begin(&around);
    for (int n = AXIS_x; n < NO_AXIS; n++)
        obb_add_radius(&around, other, n, of, axis, other->half[n]);
    det whole;
    reach beyond;
    obb_set_det_of_axes(&whole, other);
    obb_set_gap(&beyond, of, axis);
    return radius_sum_holds(&around, &whole, &beyond);
}

/* Sets the relation of the other box to this one. */
GRAZE_INLINE bool obb_face_meets(const obb_peer *of, int axis, obb_peer *other)
{
    estimate around;
    estimate_begin(&around);
    for (int n = AXIS_x; n < NO_AXIS; n++) {
        const graze_scalar half = other->half[n];
        det_hint_set_along(&other->along[n][axis], &other->edges[n], &of->axis[axis]);
        estimate_add(&around, &other->along[n][axis], half);
    }
    if (obb_holds_center(of, axis))
        return true;
    const det_hint *whole = &other->whole;
    reach beyond, none;
    obb_set_gap(&beyond, of, axis);
    reach_set_zero(&none);
    edge_guess known = estimate_guess(&around, whole, &beyond, whole, &none);
    return known == GUESS_NOTHING ? obb_face_meets_exactly(of, axis, other) : known == GUESS_HOLDS;
}

GRAZE_ONCE bool obb_faces_meet(const obb_peer *of, obb_peer *other)
{
    edge3 e;
    for (int n = AXIS_x; n < NO_AXIS; n++) {
        obb_set_edge(&e, other->axis, n);
        hint_set_edge(&other->edges[n], &e);
    }
    det_hint_set_along(&other->whole, &other->edges[AXIS_x], &other->axis[AXIS_x]);
    return obb_face_meets(of, AXIS_x, other) && obb_face_meets(of, AXIS_y, other) &&
           obb_face_meets(of, AXIS_z, other);
}

/* ---- An edge of each box: a combination of two axes of each ---- */

GRAZE_ONCE bool obb_edge_pair_meets_exactly(const obb_peer *a, int n, const obb_peer *b, int m)
{
    int i = obb_next_axis(n), j = obb_next_axis(i), k = obb_next_axis(m), l = obb_next_axis(k);
    det to_k, to_l;
    radius_sum around;
    obb_set_det(&to_k, a, n, b, k);
    obb_set_det(&to_l, a, n, b, l);
    radius_sum_begin(&around);
    obb_add_radius(&around, b, m, a, j, a->half[i]);
    obb_add_radius(&around, b, m, a, i, a->half[j]);
    radius_sum_add(&around, &to_l, b->half[k]);
    radius_sum_add(&around, &to_k, b->half[l]);
    return radius_sum_holds_difference(&around, &to_l, &b->to_center[k], &to_k, &b->to_center[l]);
}

GRAZE_INLINE bool obb_edge_pair_meets(const obb_peer *a, int n, const obb_peer *b, int m)
{
    int i = obb_next_axis(n), j = obb_next_axis(i), k = obb_next_axis(m), l = obb_next_axis(k);
    const det_hint *to_k = &a->along[n][k], *to_l = &a->along[n][l];
    estimate around;
    estimate_begin(&around);
    estimate_add(&around, &b->along[m][j], a->half[i]);
    estimate_add(&around, &b->along[m][i], a->half[j]);
    estimate_add(&around, to_l, b->half[k]);
    estimate_add(&around, to_k, b->half[l]);
    edge_guess known = estimate_guess(&around, to_l, &b->to_center[k], to_k, &b->to_center[l]);
    return known == GUESS_NOTHING ? obb_edge_pair_meets_exactly(a, n, b, m) : known == GUESS_HOLDS;
}

GRAZE_ONCE bool obb_edges_meet(const obb_peer *a, const obb_peer *b)
{
    for (int n = AXIS_x; n < NO_AXIS; n++)
        if (!obb_edge_pair_meets(a, n, b, AXIS_x) || !obb_edge_pair_meets(a, n, b, AXIS_y) ||
            !obb_edge_pair_meets(a, n, b, AXIS_z))
            return false;
    return true;
}

/* Whether its axes are in a plane, or along a line, or zero. */
static inline bool obb_is_flat(const obb_peer *of)
{
    if (det_hint_is_sure(&of->whole))
        return false;
    det whole;
    obb_set_det_of_axes(&whole, of);
    return det_sign(&whole) == 0;
}

#if GRAZE_ANSWERS_ALL

/* ---- Axes that do not span space ---- */

/* The unit axes of the world. */
static inline graze_vec3 obb_unit_of(int axis)
{
    return graze_vec3_of(axis == AXIS_x, axis == AXIS_y, axis == AXIS_z);
}

/* Two axes of one box and one of the other in a plane: they add up to 0, each with a factor that
 * is, along any axis, the component of the cross product of the other two. `beyond`: how far the
 * center is outside the slab of the other box. */
static bool obb_corner_meets(const obb_peer *a, int n, const obb_peer *b, int k,
                             const reach *beyond)
{
    int i = obb_next_axis(n), j = obb_next_axis(i);
    edge3 across, to_i, to_j;
    obb_set_edge(&across, a->axis, n);
    edge_across(&to_i, &a->axis[j], &b->axis[k]);
    edge_across(&to_j, &b->axis[k], &a->axis[i]);
    for (int axis = AXIS_x; axis < NO_AXIS; axis++) {
        const graze_vec3 unit = obb_unit_of(axis);
        det factor, i_factor, j_factor;
        radius_sum around;
        det_along(&factor, &across, &unit);
        det_along(&i_factor, &to_i, &unit);
        det_along(&j_factor, &to_j, &unit);
        radius_sum_begin(&around);
        radius_sum_add(&around, &i_factor, a->half[i]);
        radius_sum_add(&around, &j_factor, a->half[j]);
        if (!radius_sum_holds(&around, &factor, beyond))
            return false;
    }
    return true;
}

/* Whether an axis of the one lies in the plane of two of the other. */
static bool obb_are_in_plane(const obb_peer *a, int n, const obb_peer *b, int k)
{
    det across;
    obb_set_det(&across, a, n, b, k);
    return det_sign(&across) == 0;
}

static bool obb_are_in_line(const obb_peer *a, int i, const obb_peer *b, int k)
{
    edge3 across;
    edge_across(&across, &a->axis[i], &b->axis[k]);
    return edge_sign(across.x) == 0 && edge_sign(across.y) == 0 && edge_sign(across.z) == 0;
}

/* One axis of each box in a line; factors: their components along each unit axis. */
static bool obb_end_meets(const obb_peer *a, int i, const obb_peer *b, int k, const reach *beyond)
{
    for (int axis = AXIS_x; axis < NO_AXIS; axis++) {
        const graze_vec3 u = obb_unit_of(obb_next_axis(axis)),
                         v = obb_unit_of(obb_next_axis(obb_next_axis(axis)));
        edge3 unit;
        det factor, other;
        radius_sum around;
        edge_across(&unit, &u, &v);
        det_along(&factor, &unit, &a->axis[i]);
        det_along(&other, &unit, &b->axis[k]);
        radius_sum_begin(&around);
        radius_sum_add(&around, &other, a->half[i]);
        if (!radius_sum_holds(&around, &factor, beyond))
            return false;
    }
    return true;
}

/* Combinations of three axes and of two, one of which is an axis of b. */
static bool obb_flat_slabs_meet(const obb_peer *a, const obb_peer *b)
{
    for (int k = AXIS_x; k < NO_AXIS; k++) {
        reach beyond;
        if (obb_holds_center(b, k))
            continue;
        obb_set_gap(&beyond, b, k);
        for (int n = AXIS_x; n < NO_AXIS; n++)
            if ((obb_are_in_plane(a, n, b, k) && !obb_corner_meets(a, n, b, k, &beyond)) ||
                (obb_are_in_line(a, n, b, k) && !obb_end_meets(a, n, b, k, &beyond)))
                return false;
    }
    return true;
}

#endif

/* An empty box is not close either: the far routine detects it. */
GRAZE_INLINE bool obb_load_centers(length3 *to_b, length3 *to_a, const graze_obb *a,
                                   const graze_obb *b)
{
    closeness n;
    closeness_begin(&n);
    load_close_between(&n, to_b, &a->center, &b->center);
    load_close_between(&n, to_a, &b->center, &a->center);
    return IMPLIES(are_all_close(&n),
                   close_lengths_in_range(to_b) && close_lengths_in_range(to_a)) &&
           obb_has_close_halves(a) && obb_has_close_halves(b);
}

GRAZE_INLINE obb_answer obb_answer_of(bool yes)
{
    return yes ? OBB_YES : OBB_NO;
}

/* If the axes of one box span space, the fifteen combinations are all. */
GRAZE_INLINE obb_answer obb_answer_of_all_sums(const obb_peer *a, const obb_peer *b)
{
    if (!obb_is_flat(a) || !obb_is_flat(b))
        return OBB_YES;
#if GRAZE_ANSWERS_ALL
    return obb_answer_of(obb_flat_slabs_meet(a, b) && obb_flat_slabs_meet(b, a));
#else
    return OBB_UNKNOWN;
#endif
}

/* If a center is in the other box, they overlap. */
GRAZE_REPEATED obb_answer obb_decide(const graze_obb *a, const graze_obb *b)
{
    obb_peer of_a, of_b;
    length3 to_b, to_a;
    GO_FAR_UNLESS(obb_load_centers(&to_b, &to_a, a, b), OBB_UNKNOWN);
    if (!obb_is_solid(a) || !obb_is_solid(b))
        return OBB_NO;
    obb_answer holds = obb_set_peer(&of_a, a, &to_b);
    if (holds == OBB_NO)
        holds = obb_set_peer(&of_b, b, &to_a);
    if (holds != OBB_NO)
        return holds;
    if (!obb_faces_meet(&of_a, &of_b) || !obb_faces_meet(&of_b, &of_a) ||
        !obb_edges_meet(&of_a, &of_b))
        return OBB_NO;
    return obb_answer_of_all_sums(&of_a, &of_b);
}

GRAZE_ROUTINE bool obb_overlaps_obb(const graze_obb *a, const graze_obb *b)
{
    const obb_answer known = obb_decide(a, b);
#if !GRAZE_ANSWERS_ALL
    if (known == OBB_UNKNOWN)
        return FAR_ROUTINE(obb_overlaps_obb)(a, b);
#endif
    return known != OBB_NO;
}
