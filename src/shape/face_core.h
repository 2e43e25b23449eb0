/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A face and a capsule: whether the distance of the face and the core is at most the radius. Near and far.
 *
 * The distance is 0 if the core crosses the face. Otherwise the two are nearest at an end of the core that is above the
 * inside of the face, or at an edge of the face. An end is `beyond` an edge if it is on the other side of the plane through
 * the edge, perpendicular to the face. An edge with both ends on its inner side is not nearest to the core: the way from the
 * nearest point of an edge leads outward, or straight up.
 *
 * A face without area has no inside, and no point is beyond an edge of it. It is the segment or the point that its corners
 * span: its edges decide.
 *
 * With the vectors u and v from the corner, and p from there to an end, beyond the edge along u means
 * (u.v)(u.p) > (u.u)(v.p): degree 4. The other decisions are volumes, the height of an end, height^2 <= r^2 |u x v|^2, and
 * those of two cores (cores.h): near 187 bits, far 199.
 *
 * Include begin_triangle.h, begin_parallelogram.h or begin_any_face.h, face.h and cores.h before.
 */

/* The core is a line from the corner: from_corner leads to its start, run along it. `most` is the greatest side, the sign of a
 * distance less the radius, of a capsule that meets the face: 0; or -1, if the interior of the capsule has to. Then the radius
 * MUST be more than 0. */
typedef struct {
    face_line line;
    length radius;
    int most;
} face_core;

/* ---- The bounds ---- */

#if GRAZE_FAR || defined(GRAZE_ALL_NEAR)

GRAZE_INLINE void face_add_corners(nearness *n, const face_row *row)
{
    (void)n;
    (void)row;
}

#else

/* a + b modulo 2^32: the sum, if both are near. */
GRAZE_INLINE uint32_t face_sum(uint32_t a, int32_t b)
{
    return u32_sub_modular(a, u32_sub_modular(0, s32_bits(b)));
}

/* The corners of a parallelogram are sums of near numbers, and count as near by themselves: so no way between a corner and
 * an end of the core is longer than a length. */
GRAZE_INLINE void face_add_corners(nearness *n, const face_row *row)
{
    const uint32_t corner = s32_bits(row->corner), u = face_sum(corner, row->u);
    nearness_add(n, s32_of_bits(u));
    nearness_add(n, s32_of_bits(face_sum(corner, row->v)));
    nearness_add(n, s32_of_bits(face_sum(u, row->v)));
}

#endif

/* A way between two corners, or from a corner to an end of the core. */
#if GRAZE_FAR || GRAZE_SMALL_WORLD
#define FACE_WAY_IN_RANGE(way) ((void)(way), true)
#define FACE_CORES_IN_RANGE(c) ((void)(c), true)
#else
#define FACE_WAY_IN_RANGE(way)                                                                     \
    (-2 * (int64_t)GRAZE_NEAR_LIMIT < (way) && (way) < 2 * (int64_t)GRAZE_NEAR_LIMIT)
#define FACE_CORES_IN_RANGE(c) cores_in_range(c)
#endif

/* Whether the numbers along one axis are near, and the core is beside the face by more than the radius. */
GRAZE_INLINE bool face_is_beside_core(nearness *n, length *u, length *v, length *gap, length *run,
                                      const face_shape *f, const face_row *row, graze_scalar start,
                                      graze_scalar end, const length *radius)
{
    face_load_row(n, u, v, f, row);
    if (!IS_TRIANGLE(f))
        face_add_corners(n, row);
    length_set(gap, load_length(n, row->corner, start));
    length_set(run, load_length(n, start, end));
    if (!IMPLIES(are_all_near(n), FACE_EDGE_IN_RANGE(u) && FACE_EDGE_IN_RANGE(v) &&
                                      length_in_range(gap) && length_in_range(run) &&
                                      length_in_range(radius)))
        return false;
    const stretch size = stretch_of(*radius);
    const stretch from = stretch_plus(stretch_of(*gap), cores_low(*run));
    const stretch to = stretch_plus(stretch_of(*gap), cores_high(*run));
    GIVEN(FACE_WAY_IN_RANGE(from.raw) && FACE_WAY_IN_RANGE(to.raw));
    const stretch low = stretch_minus(from, size), high = stretch_plus(to, size);
    return !face_meets_interval(f, u, v, &low, &high);
}

#define FACE_IS_BESIDE_CORE(axis)                                                                  \
    face_is_beside_core(n, &l->u.axis, &l->v.axis, &l->from_corner.axis, &l->run.axis, f, &axis,   \
                        core->a.axis, core->b.axis, &c->radius)

/* One axis at a time: most cores are beside the face on one of them. */
GRAZE_INLINE bool face_is_out_of_reach_of_core(nearness *n, face_core *c, const face_shape *f,
                                               const graze_segment *core)
{
    face_line *l = &c->line;
    const face_row x = FACE_ROW(x);
    if (FACE_IS_BESIDE_CORE(x))
        return true;
    const face_row y = FACE_ROW(y);
    if (FACE_IS_BESIDE_CORE(y))
        return true;
    const face_row z = FACE_ROW(z);
    return FACE_IS_BESIDE_CORE(z);
}

#undef FACE_IS_BESIDE_CORE

/* ---- The edges ---- */

/* The products of the edges u and v, and of the way from the corner to an end of the core. */
typedef struct {
    area uu, uv, vv, up, vp;
} face_end;

FAR_FRAMED void face_set_ends(face_end *start, face_end *end, const face_line *l)
{
    area way;
    set_dot(&start->uu, &l->u, &l->u);
    set_dot(&start->uv, &l->u, &l->v);
    set_dot(&start->vv, &l->v, &l->v);
    set_dot(&start->up, &l->u, &l->from_corner);
    set_dot(&start->vp, &l->v, &l->from_corner);
    area_copy(&end->uu, &start->uu);
    area_copy(&end->uv, &start->uv);
    area_copy(&end->vv, &start->vv);
    set_dot(&way, &l->u, &l->run);
    area_copy(&end->up, &start->up);
    area_add(&end->up, &way);
    set_dot(&way, &l->v, &l->run);
    area_copy(&end->vp, &start->vp);
    area_add(&end->vp, &way);
    GIVEN(area_is_dot(&end->up) && area_is_dot(&end->vp));
}

/* The edge of a triangle from the end of u to the end of v. */
FAR_FRAMED int face_end_beyond_third(const face_end *e)
{
    area along, turn, whole, inward;
    area_copy(&inward, &e->up); /* u times the way from the end of u */
    area_subtract(&inward, &e->uu);
    area_copy(&along, &e->vp); /* the edge, v - u, times that way */
    area_subtract(&along, &e->uv);
    GIVEN(area_is_dot(&inward) && area_is_dot(&along));
    area_subtract(&along, &inward);
    area_copy(&turn, &e->uv); /* the edge times u */
    area_subtract(&turn, &e->uu);
    area_copy(&whole, &e->vv); /* the edge squared */
    area_subtract(&whole, &e->uv);
    GIVEN(area_is_dot(&turn) && area_is_dot(&whole));
    area_subtract(&whole, &turn);
    return areas_order(&inward, &whole, &turn, &along);
}

/* The edge of a parallelogram along u, from the end of v. */
FAR_FRAMED int face_end_beyond_far(const area *uu, const area *uv, const area *vv, const area *up,
                                   const area *vp)
{
    area along, outward;
    area_copy(&along, up);
    area_subtract(&along, uv);
    area_copy(&outward, vp);
    area_subtract(&outward, vv);
    return areas_order(uu, &outward, uv, &along);
}

/* 1 beyond the edge, 0 above it, -1 on the inner side. Edges 0 and 1 are u and v. */
static inline int face_end_beyond(const face_end *e, const face_line *l, int i)
{
    if (i == 0)
        return areas_order(&e->uv, &e->up, &e->uu, &e->vp);
    if (i == 1)
        return areas_order(&e->uv, &e->vp, &e->vv, &e->up);
    if (IS_TRIANGLE(l))
        return face_end_beyond_third(e);
    return i == 2 ? face_end_beyond_far(&e->uu, &e->uv, &e->vv, &e->up, &e->vp)
                  : face_end_beyond_far(&e->vv, &e->uv, &e->uu, &e->vp, &e->up);
}

/* Which ends are above the inside, and which edges may be nearest to the core. */
typedef struct {
    bool start_is_above, end_is_above, may_be_nearest[FACE_MOST_CORNERS];
} face_part_of_core;

static inline void face_find_part_of_core(face_part_of_core *p, const face_line *l)
{
    face_end start, end;
    face_set_ends(&start, &end, l);
    p->start_is_above = p->end_is_above = true;
    for (int i = 0; i < FACE_CORNERS_OF(l); i++) {
        const int first = face_end_beyond(&start, l, i), last = face_end_beyond(&end, l, i);
        p->start_is_above = p->start_is_above && first <= 0;
        p->end_is_above = p->end_is_above && last <= 0;
        p->may_be_nearest[i] = first >= 0 || last >= 0;
    }
}

/* from - back. The way from a corner to an end of the core is below 3 * 2^29 near, and below 3 * 2^31 far. So in the small
 * world, and far, it may be longer than a length. */
GRAZE_INLINE length face_length_back(length from, length back)
{
    const int64_t way = (int64_t)from.raw - back.raw;
    length l;
    GIVEN(FACE_WAY_IN_RANGE(way));
    l.raw = (length_word)way;
    return l;
}

static inline void face_set_back(length3 *to, const length3 *from, const length3 *back)
{
    length_set(&to->x, face_length_back(from->x, back->x));
    length_set(&to->y, face_length_back(from->y, back->y));
    length_set(&to->z, face_length_back(from->z, back->z));
}

static inline void face_copy_lengths(length3 *to, const length3 *from)
{
    length_set(&to->x, from->x);
    length_set(&to->y, from->y);
    length_set(&to->z, from->z);
}

/* The edge as the first of two cores. */
static inline void face_set_edge_core(cores *c, const face_core *f, int i)
{
    const face_line *l = &f->line;
    const bool is_third = IS_TRIANGLE(l) && i == 2;
    face_copy_lengths(&c->v, &l->run);
    length_set(&c->radius, f->radius);
    c->first = 0;
    c->ray = 0;
    if (is_third)
        face_set_back(&c->u, &l->v, &l->u);
    else
        face_copy_lengths(&c->u, i % 2 == 0 ? &l->u : &l->v);
    if (i < 2)
        face_copy_lengths(&c->gap, &l->from_corner);
    else
        face_set_back(&c->gap, &l->from_corner, i == 3 || is_third ? &l->u : &l->v);
}

FAR_FRAMED bool face_has_edge_within(const face_core *f, const face_part_of_core *p)
{
    for (int i = 0; i < FACE_CORNERS_OF(&f->line); i++) {
        cores c;
        if (!p->may_be_nearest[i])
            continue;
        face_set_edge_core(&c, f, i);
        GIVEN(FACE_CORES_IN_RANGE(&c));
        if (!cores_are_apart(&c) && cores_side(&c) <= f->most)
            return true;
    }
    return false;
}

/* ---- The plane ---- */

/* The sign of the height less the radius. */
static inline int face_side_of_height(const area3 *normal, const volume *height, length radius)
{
    lines_guess g;
    lines_guess_of(&g, normal, height, radius);
    if (lines_are_surely_apart(&g))
        return 1;
    if (lines_are_surely_near(&g))
        return -1;
    return cores_side_of_height(normal, height, radius);
}

/* The heights of the ends of the core. Returns false for a face without area. */
GRAZE_INLINE bool face_set_heights(area3 *normal, volume *end, face_line *l)
{
    set_cross(normal, &l->u, &l->v);
    if (face_is_zero_normal(normal))
        return false;
    set_volume(&l->height, normal, &l->from_corner);
    set_volume(&l->rise, normal, &l->run);
    volume_copy(end, &l->height);
    volume_add(end, &l->rise);
    return true;
}

/* FAR: a number is not near. */
typedef enum { FACE_CORE_APART, FACE_CORE_WITHIN, FACE_CORE_OPEN, FACE_CORE_FAR } face_core_answer;

/* The ends of the core: on one side of the plane, or the core crosses the face. OPEN: its edges decide. */
FAR_FRAMED face_core_answer face_find_core_ends(face_core *f, face_part_of_core *p)
{
    face_line *l = &f->line;
    area3 normal;
    volume end;
    if (!face_set_heights(&normal, &end, l))
        return FACE_CORE_OPEN;
    const int first = volume_sign(&l->height), last = volume_sign(&end);
    const bool leads_away = volume_sign(&l->rise) * first > 0;
    if (first == last && first != 0 &&
        face_side_of_height(&normal, leads_away ? &l->height : &end, f->radius) > f->most)
        return FACE_CORE_APART;
    if (first * last < 0 && face_runs_through(l, FACE_BOTH_SIDES))
        return FACE_CORE_WITHIN;
    face_find_part_of_core(p, l);
    if ((p->start_is_above && face_side_of_height(&normal, &l->height, f->radius) <= f->most) ||
        (p->end_is_above && face_side_of_height(&normal, &end, f->radius) <= f->most))
        return FACE_CORE_WITHIN;
    return FACE_CORE_OPEN;
}

static inline bool face_meets_core(face_core *f)
{
    face_part_of_core p;
    for (int i = 0; i < FACE_MOST_CORNERS; i++)
        p.may_be_nearest[i] = true;
    const face_core_answer answer = face_find_core_ends(f, &p);
    return answer == FACE_CORE_OPEN ? face_has_edge_within(f, &p) : answer == FACE_CORE_WITHIN;
}

/* Loads the numbers, and culls. */
GRAZE_INLINE face_core_answer face_sees_capsule(face_core *c, const face_shape *f,
                                                const graze_capsule *capsule, int most)
{
    nearness n;
    const graze_segment *core = &capsule->core;
    FACE_COPY_KIND(&c->line, f);
    nearness_begin(&n);
    nearness_add_radius(&n, capsule->radius);
    if (capsule->radius < 0)
        return FACE_CORE_APART;
    c->radius = load_radii(capsule->radius, 0);
    c->most = most;
    if (face_is_out_of_reach_of_core(&n, c, f, core))
        return FACE_CORE_APART;
    UNLESS_NEAR(are_all_near(&n) && is_known_near(&core->a) && is_known_near(&core->b) &&
                    face_is_known_near(f) && IMPLIED(radius_in_range(capsule->radius)),
                return FACE_CORE_FAR);
    GIVEN(face_line_in_range(&c->line));
    return FACE_CORE_OPEN;
}

NEAR_ANSWER int face_meets_capsule(const face_shape *f, const graze_capsule *capsule, int most)
{
    face_core c;
    const face_core_answer seen = face_sees_capsule(&c, f, capsule, most);
    UNLESS_NEAR(seen != FACE_CORE_FAR, return NOT_NEAR);
    return seen == FACE_CORE_OPEN && face_meets_core(&c);
}

GRAZE_INLINE bool face_overlaps_capsule(const face_shape *f, const graze_capsule *capsule)
{
    const int answer = face_meets_capsule(f, capsule, 0);
    UNLESS_NEAR(answer != NOT_NEAR,
                return graze_face_overlaps_capsule_far(f, capsule, IS_TRIANGLE(f)));
    return answer != 0;
}
