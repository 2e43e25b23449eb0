/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Functions on three axes at once: obb_edge_near.h, obb_edge_far.h, obb_edge_small.h and obb_edge_float.h include
 * this file at their end. */

/* As nearness_add_point and load_between. */
GRAZE_INLINE void closeness_add_point(closeness *n, const graze_vec3 *v)
{
    closeness_add(n, v->x);
    closeness_add(n, v->y);
    closeness_add(n, v->z);
}

GRAZE_INLINE void load_close_between(closeness *n, length3 *v, const graze_vec3 *from,
                                     const graze_vec3 *to)
{
    v->x = load_close_length(n, from->x, to->x);
    v->y = load_close_length(n, from->y, to->y);
    v->z = load_close_length(n, from->z, to->z);
}

static inline bool close_lengths_in_range(const length3 *v)
{
    return close_length_in_range(&v->x) && close_length_in_range(&v->y) &&
           close_length_in_range(&v->z);
}

GRAZE_INLINE void lightness_add_axis(lightness *n, const graze_vec3 *axis)
{
    lightness_add(n, axis->x);
    lightness_add(n, axis->y);
    lightness_add(n, axis->z);
}

/* Sets it in place: gcc -O0 copies a returned structure with memcpy on a Cortex-M0. */
static inline void edge_across(edge3 *e, const graze_vec3 *u, const graze_vec3 *v)
{
    e->x = edge_of(u->y, v->z, u->z, v->y);
    e->y = edge_of(u->z, v->x, u->x, v->z);
    e->z = edge_of(u->x, v->y, u->y, v->x);
}
