/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a face.
 *
 * The points of the line are start + t * run, the points of the face corner + u * one edge + v * the other. At the
 * common point t, u and v are quotients of volumes with one denominator, `rise`: so signs and differences decide
 * everything, and nothing is divided before a hit is written. The sign of a volume does not depend on the face, so two
 * faces with a common edge leave no gap. Lines from the back are not turned: signs are compared with the sign of
 * `rise`.
 */
/* A line, the edges of the face, and the volumes that decide where they meet. */
typedef struct {
    const graze_vec3 *start;
    length3 run;
    length3 from_corner; /* from the corner of the face to the start of the line */
    length3 u, v;        /* the edges */
    volume height;       /* the height of the start above the plane: -t * rise */
    volume rise;         /* the rise of the run; positive for a line from the back */
    FACE_KIND_MEMBER
} face_line;

/* The bounds of the differences, in the order for which gcc spills the fewest registers. */
static inline bool face_line_in_range(const face_line *l)
{
    return face_edges_in_range(&l->u, &l->v) && lengths_in_range(&l->from_corner) &&
           lengths_in_range(&l->run);
}

/* ---- The plane ---- */

/* Returns false if the line is parallel to the plane or the face has no area. The normal is that of the face as wound. */
GRAZE_INLINE bool face_rises(face_line *l, const area3 *normal)
{
    set_volume(&l->height, normal, &l->from_corner);
    set_volume(&l->rise, normal, &l->run);
    return !volume_is_zero(&l->rise);
}

static inline bool face_is_from_back(const face_line *l)
{
    return !volume_is_negative(&l->rise);
}

/* ---- The point of the plane: on the face or beside it ---- */

typedef struct {
    volume u, v; /* the multiples of the edges: times -rise, and times rise */
} face_barycentric_volumes;

/* Whether u and v are within the face: u + v <= 1 for a triangle, u <= 1 and v <= 1 for a parallelogram. */
FAR_FRAMED bool face_contains_barycentric(const face_line *l, const face_barycentric_volumes *p)
{
    volume left;
    volume_copy(&left, &l->rise);
    volume_add(&left, &p->u);
    if (!IS_TRIANGLE(l)) {
        if (!volume_along_whole(&left, &l->rise))
            return false;
        volume_copy(&left, &l->rise);
    }
    volume_subtract(&left, &p->v);
    return volume_along_whole(&left, &l->rise);
}

GRAZE_ONCE bool face_passes_through(face_barycentric_volumes *p, const face_line *l)
{
    area3 across;
    set_cross(&across, &l->from_corner, &l->run);
    set_volume(&p->u, &across, &l->v);
    if (!volume_against_whole(&p->u, &l->rise))
        return false;
    set_volume(&p->v, &across, &l->u);
    return volume_along_whole(&p->v, &l->rise) && face_contains_barycentric(l, p);
}

/* ---- Segments and rays ---- */

/* Whether the line, without its ends, passes through the face. */
GRAZE_INLINE bool face_runs_through(const face_line *l, face_sides seen)
{
    face_barycentric_volumes p;
    return (seen == FACE_BOTH_SIDES || !face_is_from_back(l)) && face_passes_through(&p, l);
}

/* before_end: the plane is before the end of the line (1), at it (0), or beyond (-1). */
static inline graze_result face_result_of(const face_line *l, int before_end)
{
    if (before_end < 0)
        return GRAZE_MISS;
    return volume_is_zero(&l->height) || before_end == 0 ? GRAZE_TOUCH : GRAZE_HIT;
}

/* The plane is before the limit (1), at it (0), or beyond (-1). These products are longer than those of the face. */
static inline int face_before_limit(const face_line *l, graze_scalar t_max)
{
    if (t_max == GRAZE_NO_LIMIT)
        return 1;
    return volume_against_before_limit(&l->height, &l->rise, t_max);
}

GRAZE_INLINE graze_result face_pass_ray(const face_line *l, graze_scalar t_max, face_sides seen)
{
    if (!volume_against_whole(&l->height, &l->rise) || !face_runs_through(l, seen))
        return GRAZE_MISS;
    return face_result_of(l, face_before_limit(l, t_max));
}

/* ---- The hit ---- */

static inline int32_t face_side_of_start(const face_line *l)
{
    if (volume_is_zero(&l->height))
        return GRAZE_ACROSS;
    return face_is_from_back(l) ? GRAZE_BACK : GRAZE_FRONT;
}

static inline void face_progress_to_plane(share_progress *at, const face_line *l)
{
    share_progress_against(at, &l->height, &l->rise);
}

/* ---- Barycentric coordinates ---- */

/* Turns the line around: it then meets the face at the same place, and comes from the front. */
static inline void face_turn_line(face_line *l)
{
    l->run.x = length_negate(l->run.x);
    l->run.y = length_negate(l->run.y);
    l->run.z = length_negate(l->run.z);
    volume_negate(&l->rise);
}

GRAZE_ONCE bool face_set_barycentric(face_line *l, graze_barycentric *to)
{
    face_barycentric_volumes p;
    area3 normal;
    set_cross(&normal, &l->u, &l->v);
    if (!face_rises(l, &normal))
        return false;
    if (face_is_from_back(l))
        face_turn_line(l);
    if (!face_passes_through(&p, l))
        return false;
    share_progress u, v;
    share_progress_against(&u, &p.u, &l->rise);
    share_progress_of_volumes(&v, &p.v, &l->rise);
    to->u = share_fraction(&u);
    to->v = share_fraction(&v);
    return true;
}
