/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two oriented boxes whose axes do not span space. */
#if GRAZE_ANSWERS_ALL

/* ---- Axes that do not span space ---- */

/* Components of a cross product and of an axis. */
static inline void obb_set_component(det *to, const edge3 *from, int axis)
{
    det_set_component(to, axis == AXIS_x ? from->x : axis == AXIS_y ? from->y : from->z);
}

static inline void obb_set_weight(det *to, const graze_vec3 *from, int axis)
{
    const graze_scalar weight = axis == AXIS_x ? from->x : axis == AXIS_y ? from->y : from->z;
    det_set_component(to, edge_of(weight, 1, 0, 0));
}

/* Two axes of one box and one of the other in a plane: they add up to 0, each with a factor that
 * is, along any axis, the component of the cross product of the other two. The three cross products are parallel, so
 * exact numbers give one answer along all axes along which the factor is not 0. `beyond`: how far the
 * center is outside the slab of the other box. */
GRAZE_ONCE bool obb_corner_meets(const obb_peer *a, int n, const obb_peer *b, int k,
                                 const reach *beyond)
{
    int i = obb_next_axis(n), j = obb_next_axis(i);
    edge3 across, to_i, to_j;
    obb_set_edge(&across, a->axis, n);
    edge_across(&to_i, &a->axis[j], &b->axis[k]);
    edge_across(&to_j, &b->axis[k], &a->axis[i]);
    for (int axis = AXIS_x; axis < NO_AXIS; axis++) {
        det factor, i_factor, j_factor;
        radius_sum around;
        obb_set_component(&factor, &across, axis);
        if (det_sign(&factor) == 0)
            continue;
        obb_set_component(&i_factor, &to_i, axis);
        obb_set_component(&j_factor, &to_j, axis);
        radius_sum_begin(&around);
        radius_sum_add(&around, &i_factor, a->half[i]);
        radius_sum_add(&around, &j_factor, a->half[j]);
        return radius_sum_holds(&around, &factor, beyond);
    }
    return true;
}

static bool obb_are_in_line(const obb_peer *a, int i, const obb_peer *b, int k)
{
    edge3 across;
    edge_across(&across, &a->axis[i], &b->axis[k]);
    return edge_sign(across.x) == 0 && edge_sign(across.y) == 0 && edge_sign(across.z) == 0;
}

/* One axis of each box in a line; factors: their components along each unit axis. */
GRAZE_ONCE bool obb_end_meets(const obb_peer *a, int i, const obb_peer *b, int k,
                              const reach *beyond)
{
    for (int axis = AXIS_x; axis < NO_AXIS; axis++) {
        det factor, other;
        radius_sum around;
        obb_set_weight(&factor, &a->axis[i], axis);
        if (det_sign(&factor) == 0)
            continue;
        obb_set_weight(&other, &b->axis[k], axis);
        radius_sum_begin(&around);
        radius_sum_add(&around, &other, a->half[i]);
        return radius_sum_holds(&around, &factor, beyond);
    }
    return true;
}

/* Combinations of three axes and of two, one of which is an axis of b. */
GRAZE_ONCE bool obb_flat_slabs_meet(const obb_peer *a, const obb_dets *of_a, const obb_peer *b)
{
    for (int k = AXIS_x; k < NO_AXIS; k++) {
        reach beyond;
        obb_set_gap(&beyond, b, k);
        if (obb_is_no_gap(&beyond))
            continue;
        for (int n = AXIS_x; n < NO_AXIS; n++)
            if ((det_sign(&of_a->along[n][k]) == 0 && !obb_corner_meets(a, n, b, k, &beyond)) ||
                (obb_are_in_line(a, n, b, k) && !obb_end_meets(a, n, b, k, &beyond)))
                return false;
    }
    return true;
}

#endif
