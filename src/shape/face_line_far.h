/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays of any coordinates against a face. After begin_far.h and begin_any_face.h. */

/* `of` points to a triangle or to a parallelogram. */
static inline void face_set(any_face *f, const void *of, bool is_triangle)
{
    const graze_triangle *triangle = (const graze_triangle *)of;
    const graze_parallelogram *parallelogram = (const graze_parallelogram *)of;
    f->is_triangle = is_triangle;
    f->corner = is_triangle ? &triangle->a : &parallelogram->corner;
    f->u = is_triangle ? &triangle->b : &parallelogram->u;
    f->v = is_triangle ? &triangle->c : &parallelogram->v;
}

static inline void face_set_kind(face_line *l, bool is_triangle)
{
    l->is_triangle = is_triangle;
}

/* Call face_set_kind first. Returns the limit of t: GRAZE_ONE for a segment, t_max for a ray. */
GRAZE_ONCE graze_scalar face_set_line(face_line *l, const void *of, const graze_segment *segment,
                                      const graze_ray *ray)
{
    face_shape either;
    const face_shape *f = &either;
    face_set(&either, of, l->is_triangle);
    l->start = segment != 0 ? &segment->a : &ray->origin;
    if (segment != 0)
        set_between(&l->run, l->start, &segment->b);
    else
        set_direction(&l->run, &ray->dir);
    set_between(&l->from_corner, FACE_ORIGIN(f), l->start);
    face_set_u(&l->u, f);
    face_set_v(&l->v, f);
    return segment != 0 ? GRAZE_ONE : ray->t_max;
}

/* The normal is long. It is computed twice rather than kept on the stack. */
GRAZE_ONCE bool face_rises_far(face_line *l)
{
    area3 normal;
    set_cross(&normal, &l->u, &l->v);
    return face_rises(l, &normal);
}

GRAZE_ONCE void face_write_line_normal(graze_vec3 *unit, const face_line *l)
{
    area3 normal;
    set_cross(&normal, &l->u, &l->v);
    unit_along(unit, &normal);
}

GRAZE_ONCE graze_result face_pass_far(const face_line *l, graze_scalar limit, face_sides seen)
{
    return face_pass_ray(l, limit, seen);
}

static inline graze_result face_find_far(face_line *l, graze_scalar limit, face_sides seen)
{
    return limit > 0 && face_rises_far(l) ? face_pass_far(l, limit, seen) : GRAZE_MISS;
}

/* One of the two hits is not NULL. */
GRAZE_ONCE void face_locate_far(const face_line *l, graze_face_line_hit *line_hit,
                                graze_face_ray_hit *ray_hit)
{
    share_progress at;
    face_progress_to_plane(&at, l);
    face_write_line_normal(line_hit != 0 ? &line_hit->normal : &ray_hit->normal, l);
    share_point(line_hit != 0 ? &line_hit->point : &ray_hit->point, l->start, &l->run, &at);
    const int32_t side = face_side_of_start(l);
    if (line_hit != 0) {
        line_hit->fraction = share_fraction(&at);
        line_hit->side = side;
    } else {
        ray_hit->t = share_t(&at);
        ray_hit->side = side;
    }
}
