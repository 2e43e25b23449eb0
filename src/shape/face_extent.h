/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The interval that a face covers along an axis of the world. Included by face.h. */
/* The numbers of a face along one axis. */
typedef struct {
    graze_scalar corner, u, v;
} face_row;

#define FACE_ROW(axis)                                                                             \
    {                                                                                              \
        FACE_ORIGIN(f)->axis, FACE_END_OF_U(f)->axis, FACE_END_OF_V(f)->axis                       \
    }

/* The same as face_load_u and face_load_v, on one axis. */
GRAZE_INLINE void face_load_row(nearness *n, length *u, length *v, const face_shape *f,
                                const face_row *of)
{
    nearness_add(n, of->corner);
    length_set(u, face_load_edge_length(n, f, of->corner, of->u));
    length_set(v, face_load_edge_length(n, f, of->corner, of->v));
}

/* Extends the interval by another edge from the same corner. */
static inline void face_extend(stretch *least, stretch *most, const face_shape *f, stretch by)
{
    const stretch low = IS_TRIANGLE(f) ? by : stretch_plus(*least, by);
    const stretch high = IS_TRIANGLE(f) ? by : stretch_plus(*most, by);
    if (stretch_less(low, *least))
        *least = low;
    if (stretch_less(*most, high))
        *most = high;
}

/* Whether the interval of the face, from its corner, overlaps the interval from low to high.
 * Lengths are passed by address: gcc -Os copies far ones with memcpy on a Cortex-M0. */
static inline bool face_meets_interval(const face_shape *f, const length *u, const length *v,
                                       const stretch *low, const stretch *high)
{
    stretch least = stretch_of(length_of(0)), most = stretch_of(length_of(0));
    face_extend(&least, &most, f, stretch_of(*u));
    face_extend(&least, &most, f, stretch_of(*v));
    return !stretch_less(*high, least) && !stretch_less(most, *low);
}
