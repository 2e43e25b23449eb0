/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scenes of balls mirrored through the origin, at the limit of near coordinates: -2^29 is near, and
 * its image 2^29 is far, so that near and far arithmetic must agree to the last bit.
 */
#include "ball_line.h"
#include "../support/check.h"
#include "../hash/hash.h"
#include "../oracle/draw.h"
#include "../tests.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define LEAST_NEAR   (-536870912) /* -2^29 */

enum { SCENES = 600 * DRAWN_TIMES };
static const uint64_t seed = UINT64_C(0x6d6972726f72);

/* Raw integers: center and radius; a and b; origin, dir and t_max. */
typedef struct {
    int32_t ball[4], segment[6], ray[7];
    bool is_flat;
} scene;

static ball_answers ask(const scene *s)
{
    const graze_sphere ball = sphere_of_raw(s->ball);
    const graze_segment segment = segment_of_raw(s->segment);
    const graze_ray ray = ray_of_raw(s->ray);
    return s->is_flat ? ask_circle(&ball, &segment, &ray) : ask_sphere(&ball, &segment, &ray);
}

/* The radius and the limit stay the same. */
static scene scene_mirrored(const scene *s)
{
    scene m = *s;
    for (int i = 0; i < 6; i++) {
        m.segment[i] = -s->segment[i];
        m.ray[i] = -s->ray[i];
        m.ball[i % 3] = -s->ball[i % 3];
    }
    return m;
}

static bool is_opposite(const graze_vec3 *a, const graze_vec3 *b)
{
    return vec3_equal(graze_vec3_neg(*a), *b);
}

static void check_line_hits(const graze_line_hit *a, const graze_line_hit *b)
{
    CHECK(is_opposite(&a->point, &b->point));
    CHECK(is_opposite(&a->normal, &b->normal));
    CHECK(a->fraction == b->fraction);
}

static void check_ray_hits(const graze_ray_hit *a, const graze_ray_hit *b)
{
    CHECK(is_opposite(&a->point, &b->point));
    CHECK(is_opposite(&a->normal, &b->normal));
    CHECK(a->t == b->t);
}

static ball_answers check_mirrored(const scene *s)
{
    const scene m = scene_mirrored(s);
    ball_answers a = ask(s), b = ask(&m);
    CHECK(a.segment == b.segment && a.segment_exit == b.segment_exit);
    CHECK(a.ray == b.ray && a.ray_exit == b.ray_exit);
    if (a.segment != GRAZE_MISS) {
        check_line_hits(&a.hit, &b.hit);
        check_line_hits(&a.exit_hit, &b.exit_hit);
    }
    if (a.ray != GRAZE_MISS) {
        check_ray_hits(&a.ray_hit, &b.ray_hit);
        check_ray_hits(&a.ray_exit_hit, &b.ray_exit_hit);
    }
    return a;
}

/* ---- Worked scenes: normals so near to a tie that two recipes rounded them differently ---- */

static const scene worked[] = {
    {{-768, -2, LEAST_NEAR, 256},
     {-768, -2, -536870656, -768, 255, LEAST_NEAR},
     {-768, -2, -536870656, 0, 257, -256, 65536},
     false},
    {{8190, 0, -536866816, 4096},
     {12286, -4096, LEAST_NEAR, -92572, 61440, -536857805},
     {12286, -4096, LEAST_NEAR, -104858, 65536, 13107, 65536},
     false},
    {{-436, 872, 0, 2180},
     {218, 654, 0, LEAST_NEAR, 872, 0},
     {218, 654, 0, LEAST_NEAR, 218, 0, 65536},
     true},
    {{2048, -268435454, 0, 2560},
     {1024, -536870911, 0, -1024, 536870912, 0},
     {1024, -268435454, 0, -2048, LEAST_NEAR, 0, 65536},
     true},
    {{LEAST_NEAR, 1546308, 0, 97078953},
     {-514235709, 333324024, 0, -504485919, -144032402, 0},
     {-514235709, 333324024, 0, 9749790, -477356426, 0, 65536},
     true},
    {{65536, 1, 0, 160},
     {65376, 1, 0, 1113952, LEAST_NEAR, 0},
     {65376, 1, 0, 1048576, LEAST_NEAR, 0, 65536},
     true},
};

static void check_worked(void)
{
    check_case("worked scenes");
    for (unsigned i = 0; i < COUNT(worked); i++)
        check_mirrored(&worked[i]);
}

/* ---- Random scenes: one coordinate is -2^29, and a normal is nearly a tie ---- */

#define HALF INT32_C(268435456) /* 2^28 */

/* Which coordinate is -2^29. */
typedef enum { CENTER, START, END, DIRECTION, PLACES } place;

static uint32_t square_root(uint64_t n)
{
    uint64_t root = 0;
    for (uint64_t bit = UINT32_C(1) << 31; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    return (uint32_t)root;
}

/* From the center to the surface, within a raw unit. On one axis it is an odd multiple of half
 * the least normal: a tie. */
static void draw_offset(input_stream *r, const scene *s, uint32_t axes, int32_t *offset)
{
    uint32_t tie = draw_below(r, axes), radius = (uint32_t)s->ball[3], signs = draw_bits(r);
    uint64_t halves = 2 * draw_below(r, 65536) + 1;
    uint32_t along = (uint32_t)((radius * halves + 65536) / 131072);
    uint64_t rest = (uint64_t)radius * radius - (uint64_t)along * along;
    uint32_t beside = axes == 3 ? draw_below(r, square_root(rest)) : 0;
    const uint32_t sizes[3] = {along, square_root(rest - (uint64_t)beside * beside), beside};
    for (uint32_t i = 0; i < axes; i++) {
        int32_t size = (int32_t)sizes[i];
        offset[(tie + i) % axes] = signs >> i & 1 ? -size : size;
    }
}

/* Near coordinates: the point on the surface, and half the line. */
static void draw_half(input_stream *r, uint32_t axes, int32_t *point, int32_t *half)
{
    for (uint32_t i = 0; i < axes; i++) {
        point[i] = draw_about_zero(r, HALF - 1);
        half[i] = draw_about_zero(r, HALF - 1);
    }
}

/* Changes one axis so that the chosen coordinate is -2^29; no coordinate is less. */
static void draw_least(input_stream *r, place least, int32_t *offset, int32_t *point, int32_t *half)
{
    int32_t size = *offset < 0 ? -*offset : *offset, above = draw_between(r, 0, HALF - 1);
    if (least == DIRECTION) {
        *half = -HALF;
    } else if (least == CENTER) {
        *offset = size;
        *point = LEAST_NEAR + size;
        *half = draw_about_zero(r, size);
    } else {
        *offset = -size;
        *point = LEAST_NEAR + above;
        *half = least == START ? above : -above;
    }
}

static void put_scene(scene *s, uint32_t axes, const int32_t *offset, const int32_t *point,
                      const int32_t *half)
{
    for (uint32_t i = 0; i < axes; i++) {
        s->ball[i] = point[i] - offset[i];
        s->segment[i] = s->ray[i] = point[i] - half[i];
        s->segment[i + 3] = point[i] + half[i];
        s->ray[i + 3] = 2 * half[i];
    }
    s->ray[6] = 65536;
}

static void draw_scene(uint32_t index, scene *s)
{
    static const scene empty;
    int32_t offset[3], point[3], half[3];
    uint32_t axes = index / PLACES % 2 == 0 ? 3 : 2;
    input_stream r;
    draw_start(&r, seed, index);
    *s = empty;
    s->is_flat = axes == 2;
    s->ball[3] = draw_between(&r, HALF / 4, HALF - 1);
    uint32_t axis = draw_below(&r, axes);
    draw_offset(&r, s, axes, offset);
    draw_half(&r, axes, point, half);
    draw_least(&r, (place)(index % PLACES), &offset[axis], &point[axis], &half[axis]);
    put_scene(s, axes, offset, point, half);
}

/* Enough scenes must hit, or nothing is compared. */
static void check_drawn(void)
{
    uint32_t hits = 0, exits = 0;
    check_case("random scenes");
    for (uint32_t i = 0; i < SCENES; i++) {
        scene s;
        draw_scene(i, &s);
        ball_answers a = check_mirrored(&s);
        hits += a.segment == GRAZE_HIT;
        exits += a.segment_exit == GRAZE_HIT;
    }
    CHECK(hits > SCENES / 8 && exits > SCENES / 8);
}

void test_ball_mirrored(void)
{
    check_group("balls near and far");
    check_worked();
    check_drawn();
}
