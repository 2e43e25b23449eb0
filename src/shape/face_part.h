/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The part of a face that is nearest to a point: a corner, an edge or the inside. Dot products decide. The point is beyond
 * a corner if it is beyond the ends of both edges there. It is beside an edge if it is between the ends of that edge, and
 * outside. Otherwise it is above the inside. A face without area is the segment or the point that its corners span, and
 * has no inside: an edge or a corner is returned.
 */
/* The edges go round the face, each from one corner to the next. */
typedef struct {
    area along[FACE_MOST_CORNERS]; /* an edge times the vector from its corner to the point */
    area whole[FACE_MOST_CORNERS]; /* the edge squared */
    area turn[FACE_MOST_CORNERS];  /* the edge times the one before it */
    FACE_KIND_MEMBER
} face_dots;

/* An edge: start + run * share, plus `first` if it does not begin at a stored corner. The run may
 * go backward, from the next corner to the corner of the edge. */
typedef struct {
    const graze_vec3 *start;
    length3 first, run, gap; /* the gap leads from the start to the point */
    bool lifted, back;
} face_edge;

static inline const graze_vec3 *face_corner_at(const face_shape *f, int i)
{
    return i == 0 ? FACE_ORIGIN(f) : i == 1 ? FACE_END_OF_U(f) : FACE_END_OF_V(f);
}

/* The edges: u, from the end of u to the end of v, and v backward. */
GRAZE_ONCE void face_set_dots_of_triangle(face_dots *to, const face_frame *from)
{
    const length3 *u = &from->u, *v = &from->v, *gap = &from->gap;
    area over, part, opposite;
    set_dot(&to->whole[0], u, u);
    set_dot(&to->along[0], u, gap);
    area_copy(&part, &to->along[0]);
    area_subtract(&part, &to->whole[0]); /* u times the vector from its end to the point */
    GIVEN(area_is_dot(&part));
    set_dot(&to->turn[0], u, v);
    set_dot_less(&to->turn[1], &to->turn[0], &to->whole[0]);
    set_dot(&to->whole[2], v, v);
    set_dot(&over, v, gap);
    set_dot_less(&to->along[2], &to->whole[2], &over);
    area_subtract(&over, &to->turn[0]); /* v times the same */
    GIVEN(area_is_dot(&over));
    set_dot_less(&to->along[1], &over, &part);
    set_dot_less(&to->turn[2], &to->turn[0], &to->whole[2]);
    area_copy(&opposite, &to->turn[2]);
    area_negate(&opposite);
    set_dot_less(&to->whole[1], &opposite, &to->turn[1]);
    area_negate(&to->turn[0]);
}

static inline void face_set_edge_of_triangle(face_edge *s, const face_shape *f, int i,
                                             const graze_vec3 *point)
{
    s->start = face_corner_at(f, i);
    set_between(&s->run, face_corner_at(f, i), face_corner_at(f, i < 2 ? i + 1 : 0));
    set_between(&s->gap, s->start, point);
    s->lifted = s->back = false;
}

/* The edges: u, v, and both backward. near: |u|, |v| < 2^29 and |gap| < 2^30 */
GRAZE_ONCE void face_set_dots_of_parallelogram(face_dots *to, const face_frame *from)
{
    const length3 *u = &from->u, *v = &from->v, *gap = &from->gap;
    area over;
    set_dot(&to->whole[0], u, u);
    set_dot(&to->whole[1], v, v);
    set_dot(&to->turn[1], u, v);
    area_copy(&to->turn[0], &to->turn[1]);
    area_negate(&to->turn[0]);
    for (int i = 2; i < FACE_MOST_CORNERS; i++) {
        area_copy(&to->whole[i], &to->whole[i - 2]);
        area_copy(&to->turn[i], &to->turn[i - 2]);
    }
    set_dot(&to->along[0], u, gap);
    set_dot(&over, v, gap);
    area_copy(&to->along[1], &over);
    area_subtract(&to->along[1], &to->turn[1]);
    area_copy(&to->along[2], &to->whole[0]);
    area_add(&to->along[2], &to->turn[1]);
    area_subtract(&to->along[2], &to->along[0]);
    area_copy(&to->along[3], &to->whole[1]);
    area_subtract(&to->along[3], &over);
}

static inline void face_set_edge_of_parallelogram(face_edge *s, const face_shape *f, int i,
                                                  const graze_vec3 *point)
{
    s->start = FACE_ORIGIN(f);
    if (i % 2 == 0) {
        face_set_u(&s->run, f);
        face_set_v(&s->first, f);
    } else {
        face_set_v(&s->run, f);
        face_set_u(&s->first, f);
    }
    set_between(&s->gap, s->start, point);
    s->lifted = i == 1 || i == 2;
    s->back = i >= 2;
}

static inline void face_set_dots(face_dots *to, const face_frame *from, const face_shape *f)
{
    FACE_COPY_KIND(to, f);
    if (IS_TRIANGLE(f))
        face_set_dots_of_triangle(to, from);
    else
        face_set_dots_of_parallelogram(to, from);
}

static inline void face_set_edge(face_edge *s, const face_shape *f, int i, const graze_vec3 *point)
{
    if (IS_TRIANGLE(f))
        face_set_edge_of_triangle(s, f, i, point);
    else
        face_set_edge_of_parallelogram(s, f, i, point);
}

/* ---- The nearest part ---- */

/* Whether the point is outside the edge, or above it. `beyond`: the edge before times the vector from its end to the point. */
GRAZE_INLINE bool face_is_outside(const face_dots *v, int i, const area *beyond)
{
    return compare_area_products(&v->whole[i], beyond, &v->turn[i], &v->along[i]) >= 0;
}

/* Sets `which` to the number of the corner or the edge. */
static inline face_part face_nearest_part(const face_dots *v, int *which)
{
    for (int i = 0; i < FACE_CORNERS_OF(v); i++) {
        const int before = i > 0 ? i - 1 : FACE_CORNERS_OF(v) - 1;
        area beyond;
        area_copy(&beyond, &v->along[before]);
        area_subtract(&beyond, &v->whole[before]);
        *which = i;
        if (area_sign(&v->along[i]) <= 0) {
            if (area_sign(&beyond) >= 0)
                return FACE_PART_CORNER;
        } else if (area_less(&v->along[i], &v->whole[i]) && face_is_outside(v, i, &beyond))
            return FACE_PART_EDGE;
    }
    return FACE_PART_INSIDE;
}
