/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against triangles and parallelograms: the cells of the policy about numbers. */
#include "../support/check.h"
#include "face_line.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* Up from one unit below the middle, and up from the middle itself. */
static void check_limit(bool is_triangle, graze_scalar limit, graze_result from_below,
                        graze_result from_it)
{
    const graze_vec3 corners[3] = FLOOR;
    const graze_barycentric uv = UV(0.25, 0.25);
    const any_face f = face_with_corners(is_triangle, corners);
    graze_ray ray = {AT(2, 2, 1), AT(0, 0, 1), 0};
    face_expectation e = {from_below, AT(2, 2, 2), UP, FRACTION(1), GRAZE_BACK};
    ray.t_max = limit;
    check_face_ray(&f, &ray, &e, &uv);
    ray.origin.z = GRAZE_C(2);
    e.result = from_it;
    e.fraction = 0;
    e.side = GRAZE_ACROSS;
    check_face_ray(&f, &ray, &e, &uv);
}

/* Also for a limit of 0: such a ray is a point, and a point passes through nothing. */
void face_line_has_negative_limit(void)
{
    static const struct {
        graze_scalar limit;
        graze_result from_below, from_it;
    } limits[] = {
        {GRAZE_C(-1), GRAZE_MISS, GRAZE_MISS},
        {GRAZE_SCALAR_MIN, GRAZE_MISS, GRAZE_MISS},
        {0, GRAZE_MISS, GRAZE_MISS},
        {GRAZE_C(0.5), GRAZE_MISS, GRAZE_TOUCH},
        {GRAZE_C(0.99998), GRAZE_MISS, GRAZE_TOUCH},
        {GRAZE_C(1), GRAZE_TOUCH, GRAZE_TOUCH},
        {GRAZE_C(1.00002), GRAZE_HIT, GRAZE_TOUCH},
        {GRAZE_NO_LIMIT, GRAZE_HIT, GRAZE_TOUCH},
    };
    for (unsigned i = 0; i < 2 * COUNT(limits); i++)
        check_limit(i % 2 == 0, limits[i / 2].limit, limits[i / 2].from_below,
                    limits[i / 2].from_it);
}

/* In the float build the product of three differences must be finite. */
#if GRAZE_FLOAT
#define LEAST (-0x1p37f)
#define MOST  0x1p37f
#else
#define LEAST GRAZE_SCALAR_MIN
#define MOST  GRAZE_SCALAR_MAX
#endif
#define BETWEEN (LEAST + MOST) /* -1 in the fixed build */
#define ASIDE   (GRAZE_C(0.5) < 1 ? MOST / 2 : 1)

/* A triangle of half the world, and two lines across it: one through its diagonal edge, one beside it. */
static void cut_the_world_in_half(void)
{
    const graze_vec3 corners[3] = {{LEAST, LEAST, 0}, {MOST, LEAST, 0}, {LEAST, MOST, 0}};
    const any_face f = face_with_corners(true, corners);
    const graze_segment beside = {{ASIDE, BETWEEN, LEAST}, {ASIDE, BETWEEN, MOST}};
    const graze_segment up = {{0, BETWEEN, LEAST}, {0, BETWEEN, MOST}};
    const graze_ray ray = {{0, BETWEEN, LEAST}, {0, 0, MOST}, GRAZE_NO_LIMIT};
    face_segment_answers a = ask_segment(&f, &up);
    face_ray_answers of_ray = ask_ray(&f, &ray);
    CHECK(a.result == GRAZE_HIT && a.front == GRAZE_MISS && a.overlaps && of_ray.overlaps);
    CHECK(vec3_equal(a.hit.point, graze_vec3_of(0, BETWEEN, 0)) && a.hit.side == GRAZE_BACK);
    CHECK(a.hit.fraction == FRACTION(0.5) && a.hit.normal.z == GRAZE_ONE);
    CHECK(of_ray.result == GRAZE_HIT && vec3_equal(of_ray.hit.point, a.hit.point));
    CHECK(of_ray.hit.t == GRAZE_ONE && of_ray.hit.side == GRAZE_BACK);
    CHECK(ask_segment(&f, &beside).result == GRAZE_MISS);
}

/* From corner to corner of the world, through the triangle whose corners are the neighbours of
 * the first: t, u and v are a third. */
static void go_from_corner_to_corner(void)
{
    const graze_vec3 corners[3] = {
        {MOST, LEAST, LEAST}, {LEAST, MOST, LEAST}, {LEAST, LEAST, MOST}};
    const any_face f = face_with_corners(true, corners);
    const graze_segment line = {{LEAST, LEAST, LEAST}, {MOST, MOST, MOST}};
    const graze_fraction third = FRACTION(1.0 / 3);
    face_segment_answers a = ask_segment(&f, &line);
    CHECK(a.result == GRAZE_HIT && a.hit.side == GRAZE_BACK && a.overlaps && a.found);
    CHECK(a.hit.fraction == third && a.uv.u == third && a.uv.v == third);
    CHECK(a.hit.point.x == a.hit.point.y && a.hit.point.y == a.hit.point.z);
    CHECK(GRAZE_C(0.5) < 1 || a.hit.point.x == -GRAZE_C(10922.6666717529));
    CHECK(a.hit.normal.x == a.hit.normal.y && a.hit.normal.y == a.hit.normal.z);
}

#if GRAZE_FLOAT

/* Only the height of the start above the triangle is too large for a float: the ray may miss a triangle. */
static void start_beyond_the_floats(void)
{
    const graze_vec3 corners[3] = {
        {-0x1p45f, -0x1p45f, 0}, {0x1p46f, -0x1p45f, 0}, {-0x1p45f, 0x1p46f, 0}};
    const face_expectation miss = MISSED;
    const graze_barycentric nowhere = NO_UV;
    const graze_ray ray = {{0, 0, 0x1p40f}, {0, 0, -0x1p20f}, GRAZE_NO_LIMIT};
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        const any_face f = face_with_corners(is_triangle, corners);
        check_face_ray(&f, &ray, &miss, &nowhere);
    }
}

#endif

void face_line_spans_the_world(void)
{
    cut_the_world_in_half();
    go_from_corner_to_corner();
#if GRAZE_FLOAT
    start_beyond_the_floats();
#endif
}

#if GRAZE_FLOAT
#define FAR_OFF 0x1p100f
#define STEP    0x1p-30f
#else
#define FAR_OFF GRAZE_SCALAR_MAX
#define STEP    1

/* Half of the wall is beyond the largest scalar. */
static void face_line_ends_beyond_the_world(void)
{
    const graze_parallelogram wall = {
        {GRAZE_SCALAR_MAX - GRAZE_ONE, GRAZE_C(-8), 0}, AT(16, 16, 0), AT(0, 0, 4)};
    const graze_ray ray = {
        {GRAZE_SCALAR_MAX - GRAZE_ONE, 0, GRAZE_C(1)}, AT(1, 0, 0), GRAZE_NO_LIMIT};
    any_face f = face_of_parallelogram(&wall);
    face_ray_answers a = ask_ray(&f, &ray);
    CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_C(8) && a.hit.side == GRAZE_BACK);
    CHECK(vec3_equal(a.hit.point, graze_vec3_of(GRAZE_SCALAR_MAX, 0, GRAZE_ONE)));
    CHECK(a.found && a.uv.u == FRACTION(0.5) && a.uv.v == FRACTION(0.25));
}

#endif

/* t saturates; result, point and side are right. */
void face_line_saturates(void)
{
    const graze_vec3 corners[3] = {{FAR_OFF, -GRAZE_ONE, -GRAZE_ONE},
                                   {FAR_OFF, GRAZE_ONE, -GRAZE_ONE},
                                   {FAR_OFF, -GRAZE_ONE, GRAZE_ONE}};
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        const any_face f = face_with_corners(is_triangle, corners);
        graze_ray slow = {AT(0, -0.5, -0.25), {STEP, 0, 0}, GRAZE_NO_LIMIT};
        face_ray_answers a = ask_ray(&f, &slow);
        CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_SCALAR_MAX && a.hit.side == GRAZE_BACK);
        CHECK(vec3_equal(a.hit.point, graze_vec3_of(FAR_OFF, slow.origin.y, slow.origin.z)));
        CHECK(a.found && a.uv.u == FRACTION(0.25) && a.uv.v == FRACTION(0.375));
        slow.t_max = GRAZE_SCALAR_MAX / 2;
        CHECK(ask_ray(&f, &slow).result == GRAZE_MISS);
    }
#if !GRAZE_FLOAT
    face_line_ends_beyond_the_world();
#endif
}

enum { FACE_WORDS = 9, SEGMENT_WORDS = 6, RAY_WORDS = 7, WORDS = 22 };

static graze_vec3 vec3_of_words(const graze_scalar *words)
{
    return graze_vec3_of(words[0], words[1], words[2]);
}

static any_face face_of_words(bool is_triangle, const graze_scalar *words)
{
    const graze_triangle t = {vec3_of_words(words), vec3_of_words(words + 3),
                              vec3_of_words(words + 6)};
    const graze_parallelogram p = {t.a, t.b, t.c};
    return is_triangle ? face_of_triangle(&t) : face_of_parallelogram(&p);
}

/* In the float build the cast misses and leaves its outputs unchanged. In the fixed build these
 * are ordinary numbers, and the oracle checks the result. */
static void check_words(bool is_triangle, const graze_scalar *words, bool miss_segment,
                        bool miss_ray)
{
    const any_face f = face_of_words(is_triangle, words);
    const graze_scalar *line = words + FACE_WORDS, *way = line + SEGMENT_WORDS;
    const graze_segment segment = {vec3_of_words(line), vec3_of_words(line + 3)};
    const graze_ray ray = {vec3_of_words(way), vec3_of_words(way + 3), way[6]};
    face_segment_answers a = ask_segment(&f, &segment);
    face_ray_answers r = ask_ray(&f, &ray);
    CHECK(a.result <= (miss_segment ? GRAZE_MISS : GRAZE_HIT));
    CHECK(!miss_segment || (!a.overlaps && !a.found && a.hit.fraction == 7 && a.uv.u == 7));
    CHECK(r.result <= (miss_ray ? GRAZE_MISS : GRAZE_HIT));
    CHECK(!miss_ray || (!r.overlaps && r.hit.t == 7));
}

/* A NaN or infinity in one field of the face, the segment or the ray. A limit of infinity is no limit. */
void face_line_has_no_number(void)
{
    const bool is_float = GRAZE_C(0.5) < 1;
    const graze_scalar hitting[WORDS] = {GRAZE_C(0.25), 0,
                                         GRAZE_C(0.5),  GRAZE_C(4),
                                         GRAZE_C(1),    0,
                                         GRAZE_C(1),    GRAZE_C(5),
                                         GRAZE_C(1),    /* the segment */ GRAZE_C(1.5),
                                         GRAZE_C(2),    GRAZE_C(-1),
                                         GRAZE_C(2),    GRAZE_C(1.5),
                                         GRAZE_C(7),    /* the ray */ GRAZE_C(1.5),
                                         GRAZE_C(2),    GRAZE_C(-1),
                                         GRAZE_C(0.25), GRAZE_C(-0.25),
                                         GRAZE_C(4),    GRAZE_C(2)};
    for (unsigned i = 0; i < 2 * STRANGE * WORDS; i++) {
        unsigned field = i / 2 / STRANGE, kind = i / 2 % STRANGE;
        bool of_segment = field < FACE_WORDS + SEGMENT_WORDS, of_limit = field == WORDS - 1;
        graze_scalar words[WORDS];
        for (unsigned j = 0; j < WORDS; j++)
            words[j] = j == field ? scalar_of_bits(strange_bits[kind]) : hitting[j];
        check_words(i % 2, words, is_float && of_segment,
                    is_float && (field < FACE_WORDS || !of_segment) && !(of_limit && kind == 1));
    }
    check_words(true, hitting, false, false);
    const any_face f = face_of_words(true, hitting);
    const graze_segment segment = {vec3_of_words(hitting + FACE_WORDS),
                                   vec3_of_words(hitting + FACE_WORDS + 3)};
    CHECK(ask_segment(&f, &segment).result == GRAZE_HIT);
}
