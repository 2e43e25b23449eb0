/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and spheres, and a face: face_part.h finds the nearest part. */

/* ---- The point of an edge or a corner ---- */

static inline void face_set_progress(share_progress *at, const face_dots *v, int i, bool back)
{
    area along;
    share s;
    area_copy(&along, &v->along[i]);
    if (back) {
        area_copy(&along, &v->whole[i]);
        area_subtract(&along, &v->along[i]);
    }
    share_set_areas(&s, &along, &v->whole[i]);
    share_progress_of(at, &s);
}

static inline graze_scalar face_on_edge(const face_edge *s, graze_scalar start, length first,
                                        length run, const share_progress *at)
{
    return s->lifted ? share_beyond(start, first, run, at) : share_along(start, run, at);
}

static inline void face_write_on_edge(graze_vec3 *nearest, const face_edge *s,
                                      const share_progress *at)
{
    graze_scalar x = face_on_edge(s, s->start->x, s->first.x, s->run.x, at);
    graze_scalar y = face_on_edge(s, s->start->y, s->first.y, s->run.y, at);
    nearest->z = face_on_edge(s, s->start->z, s->first.z, s->run.z, at);
    nearest->x = x;
    nearest->y = y;
}

static inline graze_scalar face_at_corner(const face_edge *s, graze_scalar start, length first,
                                          length run)
{
    if (s->lifted && s->back)
        return coordinate_after(start, first, run);
    if (s->lifted)
        return coordinate_after(start, first, length_of(0));
    return s->back ? coordinate_after(start, run, length_of(0)) : start;
}

static inline void face_write_corner(graze_vec3 *nearest, const face_edge *s)
{
    graze_scalar x = face_at_corner(s, s->start->x, s->first.x, s->run.x);
    graze_scalar y = face_at_corner(s, s->start->y, s->first.y, s->run.y);
    nearest->z = face_at_corner(s, s->start->z, s->first.z, s->run.z);
    nearest->x = x;
    nearest->y = y;
}

/* A function of its own: in place it would take registers from the edges. */
GRAZE_ONCE void face_write_inside(graze_vec3 *nearest, const face_frame *from,
                                  const graze_vec3 *point)
{
    area3 normal;
    volume above;
    face_set_height(&normal, &above, from);
    set_foot(nearest, point, &normal, &above);
}

/* Writes the closest point if it is on an edge or a corner. Returns false if it is inside. */
FAR_FRAMED bool face_write_on_border(graze_vec3 *nearest, const face_frame *from,
                                     const face_shape *f, const graze_vec3 *point)
{
    face_dots v;
    face_edge s;
    share_progress at;
    int which;
    face_set_dots(&v, from, f);
    const face_part what = face_nearest_part(&v, &which);
    if (what == FACE_PART_INSIDE)
        return false;
    face_set_edge(&s, f, which, point);
    if (what == FACE_PART_CORNER) {
        face_write_corner(nearest, &s);
        return true;
    }
    face_set_progress(&at, &v, which, s.back);
    face_write_on_edge(nearest, &s, &at);
    return true;
}

GRAZE_REPEATED void face_closest_point(const face_shape *f, const graze_vec3 *point,
                                       graze_vec3 *nearest)
{
    face_frame from;
    UNLESS_NEAR(face_load_frame(&from, f, point), {
        graze_face_closest_point_far(f, point, nearest, IS_TRIANGLE(f));
        return;
    });
    if (!face_write_on_border(nearest, &from, f, point))
        face_write_inside(nearest, &from, point);
}

/* ---- The distance ---- */

/* The gap less the vectors that lead to the corner. */
static inline stretch face_gap_left(const face_edge *s, length gap, length first, length run)
{
    stretch left = stretch_of(gap);
    if (s->lifted)
        left = stretch_minus(left, stretch_of(first));
    if (s->back)
        left = stretch_minus(left, stretch_of(run));
    return left;
}

FAR_FRAMED void face_separation_of_corner(separation *a, const face_edge *s)
{
    const stretch x = face_gap_left(s, s->gap.x, s->first.x, s->run.x);
    const stretch y = face_gap_left(s, s->gap.y, s->first.y, s->run.y);
    const stretch z = face_gap_left(s, s->gap.z, s->first.z, s->run.z);
    separation_of_stretches(a, &x, &y, &z);
}

FAR_FRAMED void face_separation_of_edge(separation *a, const face_edge *s)
{
    area3 across, less;
    set_cross(&across, &s->run, &s->gap);
    if (s->lifted) {
        set_cross(&less, &s->run, &s->first);
        area_subtract(&across.x, &less.x);
        area_subtract(&across.y, &less.y);
        area_subtract(&across.z, &less.z);
    }
    separation_of_areas(a, &across, &s->run);
}

FAR_FRAMED void face_separation_of_inside(separation *a, const face_frame *from)
{
    area3 normal;
    volume above;
    face_set_height(&normal, &above, from);
    separation_of_volume(a, &above, &normal);
}

FAR_FRAMED face_part face_find_part(const face_frame *from, const face_shape *f, int *which)
{
    face_dots v;
    face_set_dots(&v, from, f);
    return face_nearest_part(&v, which);
}

static inline void face_set_separation(separation *a, const face_frame *from, const face_shape *f,
                                       const graze_vec3 *point)
{
    face_edge s;
    int which;
    const face_part what = face_find_part(from, f, &which);
    if (what == FACE_PART_INSIDE) {
        face_separation_of_inside(a, from);
        return;
    }
    face_set_edge(&s, f, which, point);
    if (what == FACE_PART_EDGE)
        face_separation_of_edge(a, &s);
    else
        face_separation_of_corner(a, &s);
}

/* For the nearest face of a mesh. */
static inline void face_measure(separation *a, const face_shape *f, const graze_vec3 *point)
{
    face_frame from;
    UNLESS_NEAR(face_load_frame(&from, f, point), {
        graze_face_measure_far(a, f, point, IS_TRIANGLE(f));
        return;
    });
    face_set_separation(a, &from, f, point);
}

static inline graze_scalar face_distance(const face_shape *f, const graze_vec3 *point)
{
    face_frame from;
    separation a;
    UNLESS_NEAR(face_load_frame(&from, f, point),
                return graze_face_distance_far(f, point, IS_TRIANGLE(f)));
    face_set_separation(&a, &from, f, point);
    return separation_distance(&a);
}

/* ---- Spheres ---- */

/* Whether the numbers along one axis are near, and the sphere is beside the face. */
GRAZE_INLINE bool face_is_beside_sphere(nearness *n, length *u, length *v, length *gap,
                                        const face_shape *f, const face_row *row,
                                        graze_scalar center, const length *radius)
{
    face_load_row(n, u, v, f, row);
    length_set(gap, load_length(n, row->corner, center));
    if (!IMPLIES(are_all_near(n), FACE_EDGE_IN_RANGE(u) && FACE_EDGE_IN_RANGE(v) &&
                                      length_in_range(gap) && length_in_range(radius)))
        return false;
    const stretch middle = stretch_of(*gap), size = stretch_of(*radius);
    const stretch low = stretch_minus(middle, size), high = stretch_plus(middle, size);
    return !face_meets_interval(f, u, v, &low, &high);
}

/* One axis at a time: most spheres are beside the face on one of them. Far numbers leave this undecided. */
GRAZE_INLINE bool face_is_out_of_reach_of_sphere(nearness *n, face_frame *from, const face_shape *f,
                                                 const graze_sphere *sphere)
{
    nearness_begin(n);
    const length radius = load_radius(n, sphere->radius);
    const graze_vec3 *center = &sphere->center;
    const face_row x = FACE_ROW(x);
    if (face_is_beside_sphere(n, &from->u.x, &from->v.x, &from->gap.x, f, &x, center->x, &radius))
        return true;
    const face_row y = FACE_ROW(y);
    if (face_is_beside_sphere(n, &from->u.y, &from->v.y, &from->gap.y, f, &y, center->y, &radius))
        return true;
    const face_row z = FACE_ROW(z);
    return face_is_beside_sphere(n, &from->u.z, &from->v.z, &from->gap.z, f, &z, center->z,
                                 &radius);
}

static inline bool face_overlaps_sphere(const face_shape *f, const graze_sphere *sphere)
{
    nearness n;
    face_frame from;
    separation a;
    if (face_is_out_of_reach_of_sphere(&n, &from, f, sphere))
        return false;
    UNLESS_NEAR(are_all_near(&n) && is_known_near(&sphere->center) && face_is_known_near(f),
                return graze_face_overlaps_sphere_far(f, sphere, IS_TRIANGLE(f)));
    GIVEN(face_frame_in_range(&from));
    face_set_separation(&a, &from, f, &sphere->center);
    return separation_within(&a, sphere->radius);
}
