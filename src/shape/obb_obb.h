/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two oriented boxes, near and far (see number/arithmetic.h). obb.h states which axes are
 * tested, and why these suffice.
 *
 * The tests have an order: the faces of one box, the faces of the other, and the pairs of edges. Estimates decide test
 * after test, up to one that they leave undecided. Exact numbers decide that test and the rest.
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

/* ---- Centers ---- */

/* How far the center of the other box is beyond the faces across an axis: not at all if <= 0. */
static inline void obb_set_gap(reach *to, const obb_peer *one, int axis)
{
    reach half;
    reach_copy(to, &one->to_center[axis]);
    if (reach_sign(to) < 0)
        reach_negate(to);
    reach_set_half(&half, one->half[axis]);
    reach_subtract(to, &half);
}

static inline bool obb_is_no_gap(const reach *gap)
{
    return reach_sign(gap) <= 0;
}

static inline bool obb_holds_center(const obb_peer *one, int axis)
{
    reach gap;
    obb_set_gap(&gap, one, axis);
    return obb_is_no_gap(&gap);
}

/* Whether the box contains the center of the other one. Unknown if axes are not light. */
GRAZE_ONCE obb_answer obb_set_peer(obb_peer *one, const graze_obb *box, const length3 *to_other)
{
    if (!obb_has_light_axes(box))
        return OBB_UNKNOWN;
    one->axis = box->axis;
    one->half[AXIS_x] = box->half.x;
    one->half[AXIS_y] = box->half.y;
    one->half[AXIS_z] = box->half.z;
    set_reach(&one->to_center[AXIS_x], &box->axis[AXIS_x], to_other);
    set_reach(&one->to_center[AXIS_y], &box->axis[AXIS_y], to_other);
    set_reach(&one->to_center[AXIS_z], &box->axis[AXIS_z], to_other);
    return obb_holds_center(one, AXIS_x) && obb_holds_center(one, AXIS_y) &&
                   obb_holds_center(one, AXIS_z)
               ? OBB_YES
               : OBB_NO;
}

/* ---- Estimates ---- */

/* A face of one box, whose axis is a combination of the three of the other. Sets the relation of the other box to
 * this one. */
GRAZE_INLINE edge_guess obb_guess_face(const obb_peer *one, int axis, obb_peer *other)
{
    estimate around;
    reach beyond, none;
    estimate_begin(&around);
    for (int n = AXIS_x; n < NO_AXIS; n++) {
        const graze_scalar half = other->half[n];
        det_hint_set_along(&other->along[n][axis], &other->edges[n], &one->axis[axis]);
        estimate_add(&around, &other->along[n][axis], half);
    }
    obb_set_gap(&beyond, one, axis);
    if (obb_is_no_gap(&beyond))
        return GUESS_HOLDS;
    reach_set_zero(&none);
    return estimate_guess(&around, &other->whole, &beyond, &other->whole, &none);
}

GRAZE_REPEATED void obb_guess_edge(obb_peer *one, int n)
{
    edge3 e;
    obb_set_edge(&e, one->axis, n);
    hint_set_edge(&one->edges[n], &e);
}

/* Sets the axis of the last face that it tests: the first that does not hold for sure. */
GRAZE_ONCE edge_guess obb_guess_faces(const obb_peer *one, obb_peer *other, int *axis)
{
    obb_guess_edge(other, AXIS_x);
    obb_guess_edge(other, AXIS_y);
    obb_guess_edge(other, AXIS_z);
    det_hint_set_along(&other->whole, &other->edges[AXIS_x], &other->axis[AXIS_x]);
    *axis = AXIS_x;
    edge_guess known = obb_guess_face(one, AXIS_x, other);
    if (known != GUESS_HOLDS)
        return known;
    *axis = AXIS_y;
    known = obb_guess_face(one, AXIS_y, other);
    if (known != GUESS_HOLDS)
        return known;
    *axis = AXIS_z;
    return obb_guess_face(one, AXIS_z, other);
}

/* An edge of each box: a combination of two axes of each. */
GRAZE_INLINE edge_guess obb_guess_edge_pair(const obb_peer *a, int n, const obb_peer *b, int m)
{
    int i = obb_next_axis(n), j = obb_next_axis(i), k = obb_next_axis(m), l = obb_next_axis(k);
    const det_hint *to_k = &a->along[n][k], *to_l = &a->along[n][l];
    estimate around;
    estimate_begin(&around);
    estimate_add(&around, &b->along[m][j], a->half[i]);
    estimate_add(&around, &b->along[m][i], a->half[j]);
    estimate_add(&around, to_l, b->half[k]);
    estimate_add(&around, to_k, b->half[l]);
    return estimate_guess(&around, to_l, &b->to_center[k], to_k, &b->to_center[l]);
}

/* As obb_guess_faces, for edge n of box a. */
GRAZE_INLINE edge_guess obb_guess_edge_pairs(const obb_peer *a, int n, const obb_peer *b, int *axis)
{
    *axis = AXIS_x;
    edge_guess known = obb_guess_edge_pair(a, n, b, AXIS_x);
    if (known != GUESS_HOLDS)
        return known;
    *axis = AXIS_y;
    known = obb_guess_edge_pair(a, n, b, AXIS_y);
    if (known != GUESS_HOLDS)
        return known;
    *axis = AXIS_z;
    return obb_guess_edge_pair(a, n, b, AXIS_z);
}

GRAZE_ONCE edge_guess obb_guess_edges(const obb_peer *a, const obb_peer *b, obb_test *last)
{
    edge_guess known = GUESS_HOLDS;
    for (int n = AXIS_x; n < NO_AXIS && known == GUESS_HOLDS; n++) {
        known = obb_guess_edge_pairs(a, n, b, &last->axis);
        last->row = OBB_EDGES + n;
    }
    return known;
}

/* Sets the last test: the first that its estimate leaves undecided, unless all hold or one exceeds. */
GRAZE_INLINE edge_guess obb_guess(obb_peer *a, obb_peer *b, obb_test *last)
{
    last->row = OBB_FACES;
    edge_guess known = obb_guess_faces(a, b, &last->axis);
    if (known != GUESS_HOLDS)
        return known;
    last->row = OBB_OTHER_FACES;
    known = obb_guess_faces(b, a, &last->axis);
    return known == GUESS_HOLDS ? obb_guess_edges(a, b, last) : known;
}

/* ---- Exact numbers ---- */

typedef struct {
    det whole, along[3][3]; /* as of an obb_peer */
} obb_dets;

GRAZE_ONCE void obb_set_dets(obb_dets *d, const obb_peer *one, const obb_peer *other)
{
    edge3 e;
    for (int n = AXIS_x; n < NO_AXIS; n++) {
        obb_set_edge(&e, one->axis, n);
        det_along(&d->along[n][AXIS_x], &e, &other->axis[AXIS_x]);
        det_along(&d->along[n][AXIS_y], &e, &other->axis[AXIS_y]);
        det_along(&d->along[n][AXIS_z], &e, &other->axis[AXIS_z]);
        if (n == AXIS_x)
            det_along(&d->whole, &e, &one->axis[n]);
    }
}

GRAZE_ONCE bool obb_face_meets(const obb_peer *one, int axis, const obb_peer *other,
                               const obb_dets *of_other)
{
    radius_sum around;
    reach beyond;
    obb_set_gap(&beyond, one, axis);
    if (obb_is_no_gap(&beyond))
        return true;
    radius_sum_begin(&around);
    for (int n = AXIS_x; n < NO_AXIS; n++)
        radius_sum_add(&around, &of_other->along[n][axis], other->half[n]);
    return radius_sum_holds(&around, &of_other->whole, &beyond);
}

GRAZE_ONCE bool obb_edge_pair_meets(const obb_peer *a, const obb_dets *of_a, int n,
                                    const obb_peer *b, const obb_dets *of_b, int m)
{
    int i = obb_next_axis(n), j = obb_next_axis(i), k = obb_next_axis(m), l = obb_next_axis(k);
    const det *to_k = &of_a->along[n][k], *to_l = &of_a->along[n][l];
    radius_sum around;
    radius_sum_begin(&around);
    radius_sum_add(&around, &of_b->along[m][j], a->half[i]);
    radius_sum_add(&around, &of_b->along[m][i], a->half[j]);
    radius_sum_add(&around, to_l, b->half[k]);
    radius_sum_add(&around, to_k, b->half[l]);
    return radius_sum_holds_difference(&around, to_l, &b->to_center[k], to_k, &b->to_center[l]);
}

static inline bool obb_meets_test(const obb_peer *a, const obb_dets *of_a, const obb_peer *b,
                                  const obb_dets *of_b, int row, int axis)
{
    if (row == OBB_FACES)
        return obb_face_meets(a, axis, b, of_b);
    if (row == OBB_OTHER_FACES)
        return obb_face_meets(b, axis, a, of_a);
    return obb_edge_pair_meets(a, of_a, row - OBB_EDGES, b, of_b, axis);
}

/* That test, and all after it. */
static inline bool obb_meets_tests_from(const obb_peer *a, const obb_dets *of_a, const obb_peer *b,
                                        const obb_dets *of_b, const obb_test *first)
{
    int axis = first->axis;
    for (int row = first->row; row < OBB_TEST_ROWS; row++) {
        for (; axis < NO_AXIS; axis++)
            if (!obb_meets_test(a, of_a, b, of_b, row, axis))
                return false;
        axis = AXIS_x;
    }
    return true;
}

#include "obb_flat.h"

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

/* If the axes of one box span space, the fifteen combinations are all. Otherwise a box has its axes in a plane, or along
 * a line, or they are zero. */
GRAZE_ONCE obb_answer obb_decide_exactly(const obb_peer *a, const obb_peer *b,
                                         const obb_test *first)
{
    obb_dets of_a, of_b;
    obb_set_dets(&of_a, a, b);
    obb_set_dets(&of_b, b, a);
    const bool spans = det_sign(&of_a.whole) != 0 || det_sign(&of_b.whole) != 0;
    if (!spans && !GRAZE_ANSWERS_ALL)
        return OBB_UNKNOWN;
    if (!obb_meets_tests_from(a, &of_a, b, &of_b, first))
        return OBB_NO;
    if (spans)
        return OBB_YES;
#if GRAZE_ANSWERS_ALL
    return obb_answer_of(obb_flat_slabs_meet(a, &of_a, b) && obb_flat_slabs_meet(b, &of_b, a));
#else
    return OBB_UNKNOWN;
#endif
}

/* If a center is in the other box, they overlap. */
GRAZE_REPEATED obb_answer obb_decide(const graze_obb *a, const graze_obb *b)
{
    obb_peer of_a, of_b;
    length3 to_b, to_a;
    UNLESS_NEAR(obb_load_centers(&to_b, &to_a, a, b), return OBB_UNKNOWN);
    if (!obb_is_solid(a) || !obb_is_solid(b))
        return OBB_NO;
    obb_answer holds = obb_set_peer(&of_a, a, &to_b);
    if (holds == OBB_NO)
        holds = obb_set_peer(&of_b, b, &to_a);
    if (holds != OBB_NO)
        return holds;
    obb_test last = {OBB_FACES, AXIS_x};
    const edge_guess known = dets_are_estimated() ? obb_guess(&of_a, &of_b, &last) : GUESS_NOTHING;
    if (known == GUESS_EXCEEDS)
        return OBB_NO;
    if (known == GUESS_HOLDS && (det_hint_is_sure(&of_a.whole) || det_hint_is_sure(&of_b.whole)))
        return OBB_YES;
    return obb_decide_exactly(&of_a, &of_b, &last);
}

GRAZE_INLINE bool obb_overlaps_obb(const graze_obb *a, const graze_obb *b)
{
    const obb_answer known = obb_decide(a, b);
#if !GRAZE_ANSWERS_ALL
    if (known == OBB_UNKNOWN)
        return graze_obb_overlaps_obb_far(a, b);
#endif
    return known != OBB_NO;
}
