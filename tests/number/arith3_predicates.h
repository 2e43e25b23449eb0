/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * One predicate for each shape, written with the functions of spans.h only. Each is checked near
 * the origin and across the world: touching, and one step to either side. Part of arith3_cases.h.
 */

/* ---- The infinite line through a and b, and a sphere: 1 crosses, 0 touches, -1 misses ---- */

static int line_against_sphere(const graze_vec3 *center, graze_scalar radius, const graze_vec3 *a,
                               const graze_vec3 *b)
{
    length3 m = vector_between(center, a), d = vector_between(a, b);
    length r = length_of(radius);
    area along_line = dot(m, d), outside = area_minus(dot(m, m), area_of(r, r));
    return compare_products(along_line, along_line, dot(d, d), outside);
}

/* The circle of radius 5 around (0, 0) touches the line through (-3, 4) along (4, 3). */
static void check_tangent(graze_scalar k)
{
    graze_vec3 center = at(0, 0, 7), a = at(-3 - 4 * k, 4 - 3 * k, 7);
    graze_vec3 b = at(-3 + 4 * k, 4 + 3 * k, 7);
    CHECK(line_against_sphere(&center, 5, &a, &b) == 0);
    CHECK(line_against_sphere(&center, 6, &a, &b) == 1);
    CHECK(line_against_sphere(&center, 4, &a, &b) == -1);
    CHECK(line_against_sphere(&center, 5, &b, &a) == 0);
    CHECK(line_against_sphere(&a, 0, &a, &b) == 0);
}

static void test_sphere(void)
{
    check_case("sphere");
    check_tangent(1);
    check_tangent(2);
    check_tangent((HIGH - 3) / 4); /* from one end of the world to the other */
}

/* ---- The side of a plane ---- */

static int side_of_plane(const graze_vec3 *p, const graze_vec3 *normal, const graze_vec3 *point)
{
    return sign_of_reach(reach_along(normal, vector_between(p, point)));
}

static void test_plane(void)
{
    const graze_vec3 low = at(LOW, LOW, LOW), high = at(HIGH, HIGH, HIGH), on = at(HIGH, HIGH, LOW);
    const graze_vec3 beside = at(HIGH, HIGH - 1, LOW),
                     normal = at(WEIGHT_LOW, WEIGHT_LOW, WEIGHT_LOW);
    const graze_vec3 sloped = at(WEIGHT_HIGH, -WEIGHT_HIGH, 0);
    check_case("plane");
    CHECK(side_of_plane(&low, &normal, &high) == -1 && side_of_plane(&high, &normal, &low) == 1);
    CHECK(side_of_plane(&low, &normal, &low) == 0);
    CHECK(side_of_plane(&low, &sloped, &on) == 0 && side_of_plane(&low, &sloped, &beside) == 1);
    CHECK(side_of_plane(&on, &sloped, &beside) == 1 && side_of_plane(&beside, &sloped, &on) == -1);
}

/* ---- A ray and a triangle, and where they meet ---- */

typedef struct {
    int side;            /* 1 inside, 0 on an edge or a corner, -1 outside */
    volume height, rise; /* at t = -height / rise */
} crossing;

static int least(int a, int b, int c)
{
    int ab = a < b ? a : b;
    return ab < c ? ab : c;
}

static crossing ray_through_triangle(const graze_vec3 *t, const graze_vec3 *origin,
                                     const graze_vec3 *direction)
{
    length3 d = vector_of(direction), a = vector_between(origin, &t[0]);
    length3 b = vector_between(origin, &t[1]), c = vector_between(origin, &t[2]);
    area3 normal = cross(vector_between(&t[0], &t[1]), vector_between(&t[0], &t[2]));
    crossing found = {-1, above(normal, vector_between(&t[0], origin)), above(normal, d)};
    int facing = sign_of_volume(found.rise);
    if (facing == 0 || !volume_against_whole(&found.height, &found.rise))
        return found;
    found.side = least(facing * sign_of_volume(above(cross(a, b), d)),
                       facing * sign_of_volume(above(cross(b, c), d)),
                       facing * sign_of_volume(above(cross(c, a), d)));
    return found;
}

static int side_at(const graze_vec3 *t, graze_scalar x, graze_scalar y)
{
    const graze_vec3 origin = at(x, y, 7), down = at(0, 0, -2);
    return ray_through_triangle(t, &origin, &down).side;
}

/* A triangle of half the world's floor; its long edge is x + y = LOW + HIGH. */
static void test_triangle(void)
{
    const graze_vec3 t[3] = {at(LOW, LOW, 0), at(HIGH, LOW, 0), at(LOW, HIGH, 0)};
    const graze_vec3 back[3] = {t[0], t[2], t[1]}, line[3] = {t[0], t[1], t[1]};
    const graze_vec3 origin = at(0, -2, 7), down = at(0, 0, -2), up = at(0, 0, 2);
    const graze_scalar on = LOW + HIGH;
    check_case("triangle");
    CHECK(side_at(t, on, 0) == 0 && side_at(t, on - 1, 0) == 1 && side_at(t, on + 1, 0) == -1);
    CHECK(side_at(back, on, 0) == 0 && side_at(back, on - 1, 0) == 1);
    CHECK(side_at(t, LOW, LOW) == 0 && side_at(t, LOW, HIGH) == 0 && side_at(t, HIGH, HIGH) == -1);
    CHECK(side_at(line, on - 1, LOW) <= 0);
    crossing c = ray_through_triangle(t, &origin, &down);
    CHECK(c.side == 1 && ray_through_triangle(t, &origin, &up).side == -1);
    share_progress where;
    share_progress_against(&where, &c.height, &c.rise);
    CHECK(volume_against_before_limit(&c.height, &c.rise, GRAZE_C(3.5)) == 0);
    CHECK(volume_against_before_limit(&c.height, &c.rise, GRAZE_C(3.5) - GRAZE_C(0.0001)) == -1);
    CHECK(volume_against_before_limit(&c.height, &c.rise, GRAZE_SCALAR_MAX) == 1);
    CHECK(share_along(origin.z, length_of(down.z), &where) >= 0);
    CHECK(share_along(origin.z, length_of(down.z), &where) <= 0);
    CHECK(share_t(&where) >= GRAZE_C(3.5) && share_t(&where) <= GRAZE_C(3.5));
}

/* ---- A segment against an oriented box, slab by slab ---- */

typedef struct {
    graze_vec3 center, axis[3], half;
} oriented_box;

typedef struct {
    share enter, leave;
} passage;

/* |axis . (p - center)| <= half for p = a .. b; the segment is reversed if it runs against the axis. */
static bool narrow_to_slab(passage *p, const graze_vec3 *axis, graze_scalar half,
                           const graze_vec3 *center, const graze_vec3 *a, const graze_vec3 *b)
{
    bool down = sign_of_reach(reach_along(axis, vector_between(a, b))) < 0;
    reach run = reach_along(axis, down ? vector_between(b, a) : vector_between(a, b));
    reach from = reach_along(axis, down ? vector_between(a, center) : vector_between(center, a));
    reach enter = reach_minus(reach_of(-GRAZE_ONE, length_of(half)), from);
    reach leave = reach_minus(reach_of(GRAZE_ONE, length_of(half)), from);
    if (sign_of_reach(leave) < 0)
        return false;
    if (sign_of_reach(run) == 0)
        return sign_of_reach(enter) <= 0;
    if (sign_of_reach(enter) > 0 && compare_shares(p->enter, share_of_reaches(enter, run)) < 0)
        p->enter = share_of_reaches(enter, run);
    if (compare_shares(share_of_reaches(leave, run), p->leave) < 0)
        p->leave = share_of_reaches(leave, run);
    return true;
}

static bool box_overlaps_segment(const oriented_box *o, const graze_vec3 *a, const graze_vec3 *b)
{
    passage p = {share_zero(), share_one()};
    return narrow_to_slab(&p, &o->axis[0], o->half.x, &o->center, a, b) &&
           narrow_to_slab(&p, &o->axis[1], o->half.y, &o->center, a, b) &&
           narrow_to_slab(&p, &o->axis[2], o->half.z, &o->center, a, b) &&
           share_order(&p.enter, &p.leave) <= 0;
}

static bool box_meets(const oriented_box *o, graze_vec3 a, graze_vec3 b)
{
    bool there = box_overlaps_segment(o, &a, &b), back = box_overlaps_segment(o, &b, &a);
    CHECK(there == back);
    return there;
}

/* The box |x + y| <= half, |x - y| <= half and |z| <= half. */
static oriented_box diamond(graze_scalar half)
{
    oriented_box o = {{0, 0, 0}, {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, {0, 0, 0}};
    o.axis[0] = at(GRAZE_ONE, GRAZE_ONE, 0);
    o.axis[1] = at(-GRAZE_ONE, GRAZE_ONE, 0);
    o.axis[2] = at(0, 0, GRAZE_ONE);
    o.half = at(half, half, half);
    return o;
}

static void check_diamond(graze_scalar half)
{
    oriented_box o = diamond(half);
    CHECK(box_meets(&o, at(half, LOW, 0), at(half, HIGH, 0)));
    CHECK(!box_meets(&o, at(half + 1, LOW, 0), at(half + 1, HIGH, 0)));
    CHECK(box_meets(&o, at(half - 1, LOW, half), at(half - 1, HIGH, half)));
    CHECK(box_meets(&o, at(0, 0, LOW), at(0, 0, HIGH)));
    CHECK(!box_meets(&o, at(0, half + 1, half), at(0, HIGH, half)));
    CHECK(box_meets(&o, at(0, half, half), at(0, HIGH, half)));
    CHECK(box_meets(&o, at(0, 0, 0), at(0, 0, 0)) &&
          !box_meets(&o, at(half, 1, 0), at(half, 1, 0)));
}

static void test_box(void)
{
    check_case("oriented box");
    check_diamond(4);
    check_diamond(HIGH - 2);
    oriented_box heavy = diamond(4), zero = diamond(4);
    heavy.axis[0] = at(WEIGHT_LOW, WEIGHT_LOW, WEIGHT_LOW);
    zero.axis[0] = at(0, 0, 0);
    CHECK(box_meets(&heavy, at(0, 0, LOW), at(0, 0, HIGH)));
    CHECK(!box_meets(&heavy, at(HIGH, 0, LOW), at(HIGH, 0, HIGH)));
    CHECK(box_meets(&zero, at(LOW, LOW, 0), at(HIGH, HIGH, 0)));
    CHECK(!box_meets(&zero, at(LOW, LOW + 5, 0), at(HIGH - 5, HIGH, 0)));
}

static void test_predicates(void)
{
    test_sphere();
    test_plane();
    test_triangle();
    test_box();
}
