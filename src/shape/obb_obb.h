/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two oriented boxes, near and far (see number/instance.h). obb_meets.h says which axes are tested, and why these are
 * enough.
 */
#include "obb_meets.h"

/* A box as the other one sees it. */
typedef struct {
    const graze_vec3 *axis;
    graze_scalar half[3];
    hint3 edges[3];
    grip whole;         /* of its three axes */
    grip along[3][3];   /* along[n][i]: of its edge n and axis i of the other */
    reach to_center[3]; /* along each axis of its, how far the center of the other is; < 0 turned */
} side;

static inline int next(int axis)
{
    return axis == AXIS_Z ? AXIS_X : axis + 1;
}

/* Across the two other axes. */
static inline void set_edge(edge3 *e, const graze_vec3 *axis, int n)
{
    edge_across(e, &axis[next(n)], &axis[next(next(n))]);
}

static inline void set_bulk(bulk *to, const side *of, int n, const side *other, int i)
{
    edge3 e;
    if (grip_is_bulk(&of->along[n][i], to))
        return;
    set_edge(&e, of->axis, n);
    bulk_set_along(to, &e, &other->axis[i]);
}

static inline void add_bulk(girth *around, const side *of, int n, const side *other, int i,
                            graze_scalar half)
{
    bulk b;
    set_bulk(&b, of, n, other, i);
    girth_add(around, &b, half);
}

static inline void set_whole(bulk *to, const side *of)
{
    edge3 e;
    if (grip_is_bulk(&of->whole, to))
        return;
    set_edge(&e, of->axis, AXIS_X);
    bulk_set_along(to, &e, &of->axis[AXIS_X]);
}

/* ---- Centers ---- */

GRAZE_INLINE bool holds_center(const side *of, int axis)
{
    reach half;
    reach_set_half(&half, of->half[axis]);
    if (reach_less(&half, &of->to_center[axis]))
        return false;
    reach_add(&half, &of->to_center[axis]);
    return reach_sign(&half) >= 0;
}

/* What the near instance does not know, the far one decides, when no frame of this one is left. */
typedef enum { NO, YES, UNKNOWN } answer;

/* Whether it holds the center of the other. Of axes that are not light that is unknown. */
GRAZE_ONCE answer set_side(side *of, const graze_obb *box, const length3 *to_other)
{
    if (!has_light_axes(box))
        return UNKNOWN;
    of->axis = box->axis;
    of->half[AXIS_X] = box->half.x;
    of->half[AXIS_Y] = box->half.y;
    of->half[AXIS_Z] = box->half.z;
    set_reach(&of->to_center[AXIS_X], &box->axis[AXIS_X], to_other);
    set_reach(&of->to_center[AXIS_Y], &box->axis[AXIS_Y], to_other);
    set_reach(&of->to_center[AXIS_Z], &box->axis[AXIS_Z], to_other);
    return holds_center(of, AXIS_X) && holds_center(of, AXIS_Y) && holds_center(of, AXIS_Z) ? YES
                                                                                            : NO;
}

/* ---- Faces of one, whose axis is made of the three of the other ---- */

static inline void set_beyond(reach *to, const side *of, int axis)
{
    reach half;
    reach_put(to, &of->to_center[axis]);
    if (reach_sign(to) < 0)
        reach_negate(to);
    reach_set_half(&half, of->half[axis]);
    reach_subtract(to, &half);
}

GRAZE_ONCE bool face_meets_exactly(const side *of, int axis, const side *other)
{
    girth around;
    girth_begin(&around);
    for (int n = AXIS_X; n < NO_AXIS; n++)
        add_bulk(&around, other, n, of, axis, other->half[n]);
    bulk whole;
    reach beyond;
    set_whole(&whole, other);
    set_beyond(&beyond, of, axis);
    return girth_holds(&around, &whole, &beyond);
}

/* Sets what the other is for it. */
GRAZE_INLINE bool face_meets(const side *of, int axis, side *other)
{
    estimate around;
    estimate_begin(&around);
    for (int n = AXIS_X; n < NO_AXIS; n++) {
        const graze_scalar half = other->half[n];
        grip_set_along(&other->along[n][axis], &other->edges[n], &of->axis[axis]);
        estimate_add(&around, &other->along[n][axis], half);
    }
    if (holds_center(of, axis))
        return true;
    const grip *whole = &other->whole;
    reach beyond, none;
    set_beyond(&beyond, of, axis);
    reach_set_zero(&none);
    guess known = estimate_guess(&around, whole, &beyond, whole, &none);
    return known == GUESS_NOTHING ? face_meets_exactly(of, axis, other) : known == GUESS_HOLDS;
}

GRAZE_ONCE bool faces_meet(const side *of, side *other)
{
    edge3 e;
    for (int n = AXIS_X; n < NO_AXIS; n++) {
        set_edge(&e, other->axis, n);
        hint_set_edge(&other->edges[n], &e);
    }
    grip_set_along(&other->whole, &other->edges[AXIS_X], &other->axis[AXIS_X]);
    return face_meets(of, AXIS_X, other) && face_meets(of, AXIS_Y, other) &&
           face_meets(of, AXIS_Z, other);
}

/* ---- An edge of each, which goes along two slabs ---- */

GRAZE_ONCE bool edges_meet_exactly(const side *a, int n, const side *b, int m)
{
    int i = next(n), j = next(i), k = next(m), l = next(k);
    bulk to_k, to_l;
    girth around;
    set_bulk(&to_k, a, n, b, k);
    set_bulk(&to_l, a, n, b, l);
    girth_begin(&around);
    add_bulk(&around, b, m, a, j, a->half[i]);
    add_bulk(&around, b, m, a, i, a->half[j]);
    girth_add(&around, &to_l, b->half[k]);
    girth_add(&around, &to_k, b->half[l]);
    return girth_holds_difference(&around, &to_l, &b->to_center[k], &to_k, &b->to_center[l]);
}

GRAZE_INLINE bool edges_meet(const side *a, int n, const side *b, int m)
{
    int i = next(n), j = next(i), k = next(m), l = next(k);
    const grip *to_k = &a->along[n][k], *to_l = &a->along[n][l];
    estimate around;
    estimate_begin(&around);
    estimate_add(&around, &b->along[m][j], a->half[i]);
    estimate_add(&around, &b->along[m][i], a->half[j]);
    estimate_add(&around, to_l, b->half[k]);
    estimate_add(&around, to_k, b->half[l]);
    guess known = estimate_guess(&around, to_l, &b->to_center[k], to_k, &b->to_center[l]);
    return known == GUESS_NOTHING ? edges_meet_exactly(a, n, b, m) : known == GUESS_HOLDS;
}

GRAZE_ONCE bool all_edges_meet(const side *a, const side *b)
{
    for (int n = AXIS_X; n < NO_AXIS; n++)
        if (!edges_meet(a, n, b, AXIS_X) || !edges_meet(a, n, b, AXIS_Y) ||
            !edges_meet(a, n, b, AXIS_Z))
            return false;
    return true;
}

/* Its axes are in a plane, or along a line, or zero. */
static inline bool is_flat(const side *of)
{
    if (grip_is_sure(&of->whole))
        return false;
    bulk whole;
    set_whole(&whole, of);
    return bulk_sign(&whole) == 0;
}

#if GRAZE_ANSWERS_ALL

/* ---- Axes that do not span space ---- */

/* The unit axes of the world. */
static inline graze_vec3 unit_of(int axis)
{
    return graze_vec3_of(axis == AXIS_X, axis == AXIS_Y, axis == AXIS_Z);
}

/* Two axes of one and one of the other in a plane: they add up to nothing, with factors that are
 * along any axis what is across two of them. The other's slab holds the center less `beyond`. */
static bool corner_meets(const side *a, int n, const side *b, int k, const reach *beyond)
{
    int i = next(n), j = next(i);
    edge3 across, to_i, to_j;
    set_edge(&across, a->axis, n);
    edge_across(&to_i, &a->axis[j], &b->axis[k]);
    edge_across(&to_j, &b->axis[k], &a->axis[i]);
    for (int axis = AXIS_X; axis < NO_AXIS; axis++) {
        const graze_vec3 unit = unit_of(axis);
        bulk factor, i_factor, j_factor;
        girth around;
        bulk_set_along(&factor, &across, &unit);
        bulk_set_along(&i_factor, &to_i, &unit);
        bulk_set_along(&j_factor, &to_j, &unit);
        girth_begin(&around);
        girth_add(&around, &i_factor, a->half[i]);
        girth_add(&around, &j_factor, a->half[j]);
        if (!girth_holds(&around, &factor, beyond))
            return false;
    }
    return true;
}

/* Whether an axis of the one lies in the plane of two of the other. */
static bool are_in_a_plane(const side *a, int n, const side *b, int k)
{
    bulk across;
    set_bulk(&across, a, n, b, k);
    return bulk_sign(&across) == 0;
}

static bool are_in_a_line(const side *a, int i, const side *b, int k)
{
    edge3 apart;
    edge_across(&apart, &a->axis[i], &b->axis[k]);
    return edge_sign(apart.x) == 0 && edge_sign(apart.y) == 0 && edge_sign(apart.z) == 0;
}

/* One axis of each in a line, with what they are along each unit axis. */
static bool end_meets(const side *a, int i, const side *b, int k, const reach *beyond)
{
    for (int axis = AXIS_X; axis < NO_AXIS; axis++) {
        const graze_vec3 u = unit_of(next(axis)), v = unit_of(next(next(axis)));
        edge3 unit;
        bulk factor, other;
        girth around;
        edge_across(&unit, &u, &v);
        bulk_set_along(&factor, &unit, &a->axis[i]);
        bulk_set_along(&other, &unit, &b->axis[k]);
        girth_begin(&around);
        girth_add(&around, &other, a->half[i]);
        if (!girth_holds(&around, &factor, beyond))
            return false;
    }
    return true;
}

/* Sums of three and of two, of which one is an axis of b. */
static bool flat_slabs_meet(const side *a, const side *b)
{
    for (int k = AXIS_X; k < NO_AXIS; k++) {
        reach beyond;
        if (holds_center(b, k))
            continue;
        set_beyond(&beyond, b, k);
        for (int n = AXIS_X; n < NO_AXIS; n++)
            if ((are_in_a_plane(a, n, b, k) && !corner_meets(a, n, b, k, &beyond)) ||
                (are_in_a_line(a, n, b, k) && !end_meets(a, n, b, k, &beyond)))
                return false;
    }
    return true;
}

#endif

/* An empty box is not close either: it is found after that, by the far routine. */
GRAZE_INLINE bool ask_centers(length3 *to_b, length3 *to_a, const graze_obb *a, const graze_obb *b)
{
    closeness n;
    closeness_begin(&n);
    ask_close_between(&n, to_b, &a->center, &b->center);
    ask_close_between(&n, to_a, &b->center, &a->center);
    return IMPLIES(are_all_close(&n),
                   close_lengths_in_range(to_b) && close_lengths_in_range(to_a)) &&
           has_close_halves(a) && has_close_halves(b);
}

GRAZE_INLINE answer answer_of(bool yes)
{
    return yes ? YES : NO;
}

/* Where the axes of one span space, the fifteen sums are all. */
GRAZE_INLINE answer answer_of_all_sums(const side *a, const side *b)
{
    if (!is_flat(a) || !is_flat(b))
        return YES;
#if GRAZE_ANSWERS_ALL
    return answer_of(flat_slabs_meet(a, b) && flat_slabs_meet(b, a));
#else
    return UNKNOWN;
#endif
}

/* A center in the other box settles it. */
GRAZE_REPEATED answer answer_of_boxes(const graze_obb *a, const graze_obb *b)
{
    side of_a, of_b;
    length3 to_b, to_a;
    GO_FAR_UNLESS(ask_centers(&to_b, &to_a, a, b), UNKNOWN);
    if (!is_box(a) || !is_box(b))
        return NO;
    answer holds = set_side(&of_a, a, &to_b);
    if (holds == NO)
        holds = set_side(&of_b, b, &to_a);
    if (holds != NO)
        return holds;
    if (!faces_meet(&of_a, &of_b) || !faces_meet(&of_b, &of_a) || !all_edges_meet(&of_a, &of_b))
        return NO;
    return answer_of_all_sums(&of_a, &of_b);
}

#if GRAZE_FAR

bool graze_obb_overlaps_obb_far(const graze_obb *a, const graze_obb *b)
{
    return answer_of_boxes(a, b) == YES;
}

#else

bool graze_obb_overlaps_obb(const graze_obb *a, const graze_obb *b)
{
    const answer known = answer_of_boxes(a, b);
#if !GRAZE_ANSWERS_ALL
    if (known == UNKNOWN)
        return graze_obb_overlaps_obb_far(a, b);
#endif
    return known != NO;
}

#endif
