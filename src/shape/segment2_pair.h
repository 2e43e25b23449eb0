/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where two walls come closest to each other, and how far they are apart: near and far.
 *
 * The lines cross at gap x v / u x v of the first wall and gap x u / u x v of the second one, where u and v lead along the walls
 * and the gap from the start of the first to that of the second. A place beyond an end is held there; then the place on the
 * other wall that is nearest to that end; and if it had to be held too, the place on the first wall nearest to it. Parallel
 * walls begin at the start of the first one, and so result in the pair nearest to that start.
 */

typedef struct {
    const graze_segment2 *a, *b;
    length2 u, v;
    area across, at_a, at_b; /* of the crossing */
    wall_part on_a, on_b;
} wall_pair;

static inline void wall_pair_set(wall_pair *p, const graze_segment2 *a, const graze_segment2 *b)
{
    length2 gap;
    p->a = a;
    p->b = b;
    set_between2(&p->u, &a->a, &a->b);
    set_between2(&p->v, &b->a, &b->b);
    set_between2(&gap, &a->a, &b->a);
    set_cross2(&p->across, &p->u, &p->v);
    set_cross2(&p->at_a, &gap, &p->v);
    set_cross2(&p->at_b, &gap, &p->u);
}

/* The part of a wall with the place part / whole, which is at the start if the whole is 0. */
static inline wall_part wall_part_at(const area *part, const area *whole)
{
    const int side = area_sign(whole);
    if (side == 0 || area_sign(part) != side)
        return WALL_BEYOND_A;
    return (side > 0 ? area_less(part, whole) : area_less(whole, part)) ? WALL_BESIDE
                                                                        : WALL_BEYOND_B;
}

static inline const graze_vec2 *wall_end(const graze_segment2 *wall, wall_part where)
{
    return where == WALL_BEYOND_A ? &wall->a : &wall->b;
}

/* The place on a wall that is nearest to a point: along / whole. */
typedef struct {
    area along, whole;
} wall_place;

static inline wall_part wall_place_set(wall_place *to, const graze_segment2 *wall,
                                       const length2 *run, const graze_vec2 *point)
{
    length2 way;
    set_between2(&way, &wall->a, point);
    set_dot2(&to->along, run, &way);
    set_dot2(&to->whole, run, run);
    return wall_part_at(&to->along, &to->whole);
}

static inline void wall_pair_find(wall_pair *p)
{
    wall_place at;
    p->on_a = wall_part_at(&p->at_a, &p->across);
    if (p->on_a == WALL_BESIDE)
        p->on_b = wall_part_at(&p->at_b, &p->across);
    else
        p->on_b = wall_place_set(&at, p->b, &p->v, wall_end(p->a, p->on_a));
    if (p->on_b != WALL_BESIDE)
        p->on_a = wall_place_set(&at, p->a, &p->u, wall_end(p->b, p->on_b));
}

static inline bool wall_pair_crosses(const wall_pair *p)
{
    return p->on_a == WALL_BESIDE && p->on_b == WALL_BESIDE;
}

GRAZE_ONCE void wall_write_at(graze_vec2 *to, const graze_vec2 *start, const length2 *run,
                              const area *part, const area *whole)
{
    share s;
    share_progress at;
    share_set_areas(&s, part, whole);
    share_progress_of(&at, &s);
    to->x = share_along(start->x, run->x, &at);
    to->y = share_along(start->y, run->y, &at);
}

/* Of one wall; the other one is nearest at an end. */
static inline void wall_write_nearest(graze_vec2 *to, const graze_segment2 *wall,
                                      const length2 *run, wall_part where, const graze_vec2 *end)
{
    wall_place at;
    if (where != WALL_BESIDE) {
        vec2_copy(to, wall_end(wall, where));
        return;
    }
    wall_place_set(&at, wall, run, end);
    wall_write_at(to, &wall->a, run, &at.along, &at.whole);
}

static inline void wall_pair_write(const wall_pair *p, graze_vec2 *on_a, graze_vec2 *on_b)
{
    graze_vec2 first, second;
    if (wall_pair_crosses(p)) {
        wall_write_at(&first, &p->a->a, &p->u, &p->at_a, &p->across);
        vec2_copy(&second, &first);
    } else {
        wall_write_nearest(&first, p->a, &p->u, p->on_a, wall_end(p->b, p->on_b));
        wall_write_nearest(&second, p->b, &p->v, p->on_b, wall_end(p->a, p->on_a));
    }
    vec2_copy(on_a, &first);
    vec2_copy(on_b, &second);
}

GRAZE_INLINE void wall_closest_points(const graze_segment2 *a, const graze_segment2 *b,
                                      graze_vec2 *on_a, graze_vec2 *on_b)
{
    UNLESS_NEAR(is_near2(&a->a) && is_near2(&a->b) && is_near2(&b->a) && is_near2(&b->b), {
        graze_segment2_closest_points_far(a, b, on_a, on_b);
        return;
    });
    wall_pair p;
    wall_pair_set(&p, a, b);
    wall_pair_find(&p);
    wall_pair_write(&p, on_a, on_b);
}

/* From an end beside a wall: |run x way| / |run|. */
static inline graze_scalar wall_distance_of_end(const graze_segment2 *wall, const length2 *run,
                                                const graze_vec2 *end)
{
    wall_view view;
    length_set(&view.wall.x, run->x);
    length_set(&view.wall.y, run->y);
    set_between2(&view.gap, &wall->a, end);
    return wall_distance_beside(&view);
}

GRAZE_INLINE graze_scalar wall_distance_wall(const graze_segment2 *a, const graze_segment2 *b)
{
    UNLESS_NEAR(is_near2(&a->a) && is_near2(&a->b) && is_near2(&b->a) && is_near2(&b->b),
                return graze_segment2_distance_segment_far(a, b));
    wall_pair p;
    wall_pair_set(&p, a, b);
    wall_pair_find(&p);
    if (wall_pair_crosses(&p))
        return 0;
    if (p.on_a == WALL_BESIDE)
        return wall_distance_of_end(a, &p.u, wall_end(b, p.on_b));
    if (p.on_b == WALL_BESIDE)
        return wall_distance_of_end(b, &p.v, wall_end(a, p.on_a));
    return graze_vec2_distance(*wall_end(a, p.on_a), *wall_end(b, p.on_b));
}
