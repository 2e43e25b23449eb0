/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `frustum`: which points, spheres, capsules, boxes and oriented boxes are in view. A box is
 * judged by its eight corners, each against each plane, in whole numbers of any size.
 */
#include "../../include/graze/graze.h"
#include "draw.h"
#include "inputs_frustum.h"
#include "judge.h"
#include "print_case.h"

#include <gmp.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { PLANES = GRAZE_FRUSTUM_PLANES, CORNERS = 8 };
enum { UNIFORM, CLOSE, TOUCHING, HAND_MADE, CORNERED, DROPPED_BITS, CLASSES };
enum { POINT, SPHERE, AABB, OBB, CAPSULE };

typedef struct {
    judge_case c;
    graze_frustum frustum;
    graze_vec3 point;
    graze_sphere sphere;
    graze_aabb box;
    graze_obb oriented;
    uint8_t start;
    mpz_t pull, limit, part;
} scene;

/* ---- What must be returned ---- */

static void add(mpz_t sum, int64_t a, int64_t b)
{
    mpz_t product;
    mpz_init_set_si(product, a);
    mpz_mul_si(product, product, b);
    mpz_add(sum, sum, product);
    mpz_clear(product);
}

static void set_pull(mpz_t sum, const graze_normal *n, const graze_vec3 *p)
{
    mpz_set_ui(sum, 0);
    add(sum, n->x, p->x);
    add(sum, n->y, p->y);
    add(sum, n->z, p->z);
}

static bool is_before(scene *s, int plane, const graze_vec3 *p)
{
    set_pull(s->pull, &s->frustum.normal[plane], p);
    return mpz_cmp_si(s->pull, s->frustum.limit[plane]) < 0;
}

static graze_vec3 corner_of(const graze_aabb *b, int corner)
{
    return graze_vec3_of(corner & 1 ? b->max.x : b->min.x, corner & 2 ? b->max.y : b->min.y,
                         corner & 4 ? b->max.z : b->min.z);
}

/* pull: of a corner of the oriented box, in 2^-16 units of a limit */
static void set_pull_of_corner(scene *s, const graze_normal *n, int corner)
{
    const graze_obb *o = &s->oriented;
    const graze_scalar half[3] = {o->half.x, o->half.y, o->half.z};
    set_pull(s->pull, n, &o->center);
    mpz_mul_si(s->pull, s->pull, 65536);
    for (int i = 0; i < 3; i++) {
        set_pull(s->part, n, &o->axis[i]);
        mpz_mul_si(s->part, s->part, corner >> i & 1 ? half[i] : -(int64_t)half[i]);
        mpz_add(s->pull, s->pull, s->part);
    }
}

/* Whether the corner of that shape is behind the plane. */
static bool is_corner_before(scene *s, int shape, int plane, int corner)
{
    const graze_vec3 at = corner_of(&s->box, corner);
    if (shape != OBB)
        return is_before(s, plane, shape == POINT ? &s->point : &at);
    set_pull_of_corner(s, &s->frustum.normal[plane], corner);
    mpz_set_si(s->limit, s->frustum.limit[plane]);
    mpz_mul_si(s->limit, s->limit, 65536);
    return mpz_cmp(s->pull, s->limit) < 0;
}

static graze_view view_of_corners(scene *s, int shape)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    for (int plane = 0; plane < PLANES; plane++) {
        int before = 0;
        for (int corner = 0; corner < CORNERS; corner++)
            before += is_corner_before(s, shape, plane, corner);
        if (before == CORNERS)
            return GRAZE_VIEW_OUTSIDE;
        if (before > 0)
            all = GRAZE_VIEW_PARTLY;
    }
    return all;
}

/* Whether that of the normals, taken as of unit length, reaches as far as the limit. */
static bool reaches(scene *s, int plane, const graze_vec3 *center, int64_t radius)
{
    const graze_normal *n = &s->frustum.normal[plane];
    set_pull(s->pull, n, center);
    if (n->x != 0 || n->y != 0 || n->z != 0)
        add(s->pull, radius, INT64_C(1) << 30);
    return mpz_cmp_si(s->pull, s->frustum.limit[plane]) >= 0;
}

static bool is_inverted(const graze_aabb *b)
{
    return b->min.x > b->max.x || b->min.y > b->max.y || b->min.z > b->max.z;
}

static graze_view true_view(scene *s, int shape)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    const graze_vec3 *half = &s->oriented.half;
    const graze_vec3 *ends[] = {&s->sphere.center,
                                shape == CAPSULE ? &s->point : &s->sphere.center};
    if (((shape == SPHERE || shape == CAPSULE) && s->sphere.radius < 0) ||
        (shape == AABB && is_inverted(&s->box)) ||
        (shape == OBB && (half->x < 0 || half->y < 0 || half->z < 0)))
        return GRAZE_VIEW_OUTSIDE;
    if (shape != SPHERE && shape != CAPSULE)
        return view_of_corners(s, shape);
    for (int plane = 0; plane < PLANES; plane++) {
        const int64_t radius = s->sphere.radius;
        if (!reaches(s, plane, ends[0], radius) && !reaches(s, plane, ends[1], radius))
            return GRAZE_VIEW_OUTSIDE;
        if (!reaches(s, plane, ends[0], -radius) || !reaches(s, plane, ends[1], -radius))
            all = GRAZE_VIEW_PARTLY;
    }
    return all;
}

/* ---- The routines; the kind of a case is its true view ---- */

static int classify(void *at, const char **fault)
{
    scene *s = at;
    int shape = s->c.routine->variant;
    graze_view want = true_view(s, shape);
    const graze_capsule capsule = {{s->sphere.center, s->point}, s->sphere.radius};
    graze_view got = shape == CAPSULE  ? graze_frustum_classify_capsule(&s->frustum, &capsule)
                     : shape == SPHERE ? graze_frustum_classify_sphere(&s->frustum, &s->sphere)
                     : shape == AABB   ? graze_frustum_classify_aabb(&s->frustum, &s->box)
                                       : graze_frustum_classify_obb(&s->frustum, &s->oriented);
    *fault = judge_wrong_unless(got == want);
    return want;
}

static int contains(void *at, const char **fault)
{
    scene *s = at;
    bool in = view_of_corners(s, POINT) == GRAZE_VIEW_INSIDE;
    *fault = judge_wrong_unless(graze_frustum_contains_point(&s->frustum, &s->point) == in);
    return in;
}

static int culls(void *at, const char **fault)
{
    scene *s = at;
    int shape = s->c.routine->variant;
    bool out = true_view(s, shape) == GRAZE_VIEW_OUTSIDE;
    const graze_capsule capsule = {{s->point, s->sphere.center}, s->sphere.radius};
    bool got = shape == CAPSULE  ? graze_frustum_culls_capsule(&s->frustum, &capsule)
               : shape == SPHERE ? graze_frustum_culls_sphere(&s->frustum, &s->sphere)
               : shape == AABB   ? graze_frustum_culls_aabb(&s->frustum, &s->box)
                                 : graze_frustum_culls_obb(&s->frustum, &s->oriented);
    *fault = judge_wrong_unless(got == out);
    return out;
}

/* The plane is one that the box is behind, the first from the start on; else it stays. */
static int culls_from(void *at, const char **fault)
{
    scene *s = at;
    bool empty = is_inverted(&s->box);
    bool out = true_view(s, AABB) == GRAZE_VIEW_OUTSIDE;
    uint8_t plane = s->start, want = s->start;
    bool got = graze_frustum_culls_aabb_from(&s->frustum, &s->box, &plane);
    for (int i = PLANES - 1; i >= 0 && out && !empty; i--) {
        int p = ((s->start < PLANES ? s->start : 0) + i) % PLANES, before = 0;
        for (int corner = 0; corner < CORNERS; corner++)
            before += is_corner_before(s, AABB, p, corner);
        if (before == CORNERS)
            want = (uint8_t)p;
    }
    *fault = judge_wrong_unless(got == out && plane == want);
    return out;
}

/* Of three boxes: each as by itself. */
static int classify_many(void *at, const char **fault)
{
    scene *s = at;
    graze_aabb boxes[3] = {s->box, s->box, s->box};
    graze_view views[4] = {9, 9, 9, 9}, want = true_view(s, AABB);
    boxes[1].min = s->sphere.center;
    graze_frustum_classify_aabbs(&s->frustum, boxes, 3, views);
    graze_view other = graze_frustum_classify_aabb(&s->frustum, &boxes[1]);
    *fault = judge_wrong_unless(views[0] == want && views[1] == other && views[2] == want &&
                                views[3] == 9);
    return want;
}

/* No corner pulls more, or less. */
static int vertices(void *at, const char **fault)
{
    scene *s = at;
    graze_vec3 most = graze_aabb_positive_vertex(&s->box, s->point);
    graze_vec3 least = graze_aabb_negative_vertex(&s->box, s->point);
    const graze_normal n = {s->point.x, s->point.y, s->point.z};
    bool right = true;
    for (int corner = 0; corner < CORNERS; corner++) {
        const graze_vec3 p = corner_of(&s->box, corner);
        set_pull(s->pull, &n, &p);
        set_pull(s->part, &n, &most);
        set_pull(s->limit, &n, &least);
        right = right && mpz_cmp(s->part, s->pull) >= 0 && mpz_cmp(s->limit, s->pull) <= 0;
    }
    *fault = judge_wrong_unless(right || is_inverted(&s->box));
    return 0;
}

enum { ALL = (1u << CLASSES) - 1, MOST = ALL & ~(1u << UNIFORM) & ~(1u << CORNERED) };
#define VIEWS                                                                                      \
    {                                                                                              \
        "outside", "partly", "inside"                                                              \
    }
#define IN_CLASSES                                                                                 \
    {                                                                                              \
        ALL, MOST, MOST                                                                            \
    }

static const judge_routine routines[] = {
    {"frustum_contains_point", contains, {"out", "in"}, {ALL, MOST}, NULL, POINT},
    {"frustum_classify_sphere", classify, VIEWS, IN_CLASSES, NULL, SPHERE},
    {"frustum_classify_capsule", classify, VIEWS, IN_CLASSES, NULL, CAPSULE},
    {"frustum_classify_aabb", classify, VIEWS, IN_CLASSES, NULL, AABB},
    {"frustum_classify_obb", classify, VIEWS, IN_CLASSES, NULL, OBB},
    {"frustum_classify_aabbs", classify_many, VIEWS, IN_CLASSES, NULL, AABB},
    {"frustum_culls_sphere", culls, {"in", "culled"}, {MOST, ALL}, NULL, SPHERE},
    {"frustum_culls_capsule", culls, {"in", "culled"}, {MOST, ALL}, NULL, CAPSULE},
    {"frustum_culls_aabb", culls, {"in", "culled"}, {MOST, ALL}, NULL, AABB},
    {"frustum_culls_obb", culls, {"in", "culled"}, {MOST, ALL}, NULL, OBB},
    {"frustum_culls_aabb_from", culls_from, {"in", "culled"}, {MOST, ALL}, NULL, AABB},
    {"aabb_positive_vertex", vertices, {"any"}, {ALL}, NULL, AABB},
};

/* ---- Scenes ---- */

/* The pull of a point of a shape: a corner of a box, the nearest or the farthest of the sphere, or any. */
static void set_touched(scene *s, input_stream *t, int plane)
{
    const graze_normal *n = &s->frustum.normal[plane];
    uint32_t shape = draw_below(t, 4), corner = draw_below(t, 8);
    const graze_vec3 at = corner_of(&s->box, (int)corner);
    set_pull(s->pull, n, shape == AABB ? &at : shape == SPHERE ? &s->sphere.center : &s->point);
    if (shape == SPHERE)
        add(s->pull, corner & 1 ? s->sphere.radius : -(int64_t)s->sphere.radius, INT64_C(1) << 30);
    if (shape == OBB) {
        set_pull_of_corner(s, n, (int)corner);
        mpz_fdiv_q_2exp(s->pull, s->pull, 16);
    }
}

/* Beside a shape, exactly or by one; or so that all is in front. */
static void draw_limit_of(scene *s, input_stream *t, int plane, int class_index)
{
    int32_t beside = draw_between(t, -1, 1), high = draw_about_zero(t, INT32_MAX);
    uint32_t low = draw_bits(t), kind = draw_below(t, 12);
    int64_t any = high * (INT64_C(1) << 31) + low / 2;
    set_touched(s, t, plane);
    if (kind < 8) { /* far behind */
        mpz_set_si(s->part, INT64_C(1) << (class_index == CLOSE ? 52 : 62));
        mpz_sub(s->pull, s->pull, s->part);
        beside = 0;
    }
    if (class_index == UNIFORM)
        mpz_set_si(s->pull, any);
    mpz_set_si(s->part, beside);
    mpz_add(s->pull, s->pull, s->part);
    if (mpz_fits_slong_p(s->pull))
        s->frustum.limit[plane] = mpz_get_si(s->pull);
    else
        s->frustum.limit[plane] = mpz_sgn(s->pull) < 0 ? INT64_MIN : INT64_MAX;
    if (class_index == HAND_MADE && kind == 11)
        s->frustum.limit[plane] = draw_between(t, -1, 1);
}

/* Through the nearest or the farthest corner, exactly or beside it by one; or so that all is in front. */
static void draw_limit_of_oriented(scene *s, input_stream *t, int plane)
{
    const graze_normal *n = &s->frustum.normal[plane];
    int32_t beside = draw_between(t, -1, 1);
    int corner = 0, nearest = draw_chance(t, 2) ? 7 : 0;
    for (int i = 0; i < 3; i++) {
        set_pull(s->part, n, &s->oriented.axis[i]);
        corner |= mpz_sgn(s->part) >= 0 ? 1 << i : 0;
    }
    set_pull_of_corner(s, n, corner ^ nearest);
    mpz_fdiv_q_2exp(s->pull, s->pull, 16);
    mpz_set_si(s->part, draw_chance(t, 5) ? beside : -(INT64_C(1) << 62));
    mpz_add(s->pull, s->pull, s->part);
    s->frustum.limit[plane] = mpz_fits_slong_p(s->pull) ? mpz_get_si(s->pull)
                              : mpz_sgn(s->pull) < 0    ? INT64_MIN
                                                        : INT64_MAX;
}

static void draw(void *at)
{
    static const int32_t sizes[CLASSES] = {INT32_MAX, 1 << 22,   1 << 29,
                                           1 << 30,   INT32_MAX, 1 << 28};
    scene *s = at;
    input_stream t;
    int class_index = (int)(s->c.index % CLASSES);
    draw_start(&t, s->c.seed, s->c.index);
    inputs_frustum_shapes(&t, sizes[class_index], &s->point, &s->sphere, &s->box, &s->oriented);
    uint32_t kind = draw_below(&t, 32), axis = draw_below(&t, 3);
    if (class_index == CORNERED && kind < 16) {
        for (uint32_t i = 0; i < 3; i++) {
            *axis_of(&s->oriented.axis[i], axis) = INT32_MIN;
            *axis_of(&s->box.max, i) = INT32_MAX;
            *axis_of(&s->point, i) = kind < 8 ? INT32_MIN : INT32_MAX;
            *axis_of(&s->sphere.center, i) = kind % 2 == 0   ? INT32_MIN
                                             : kind % 4 == 1 ? -0x40000000
                                                             : INT32_MAX;
            if (kind < 4)
                *axis_of(&s->box.min, i) = INT32_MIN;
        }
        s->oriented.half.x = s->sphere.radius = INT32_MAX;
    }
    if (class_index == DROPPED_BITS)
        inputs_frustum_box(&t, &s->oriented);
    if (kind == 31) {
        s->sphere.radius = -1 - s->sphere.radius;
        *axis_of(&s->oriented.half, axis) = -1;
    }
    s->start = (uint8_t)draw_below(&t, 8);
    for (int i = 0; i < PLANES; i++) {
        inputs_frustum_normal(&t, class_index == HAND_MADE || class_index == CORNERED,
                              class_index == CORNERED ? 4 : 0, &s->frustum.normal[i]);
        if (class_index == DROPPED_BITS && draw_chance(&t, 2))
            inputs_frustum_dropped_bits(&t, &s->frustum.normal[i]);
        draw_limit_of(s, &t, i, class_index);
        if (class_index == DROPPED_BITS && !draw_chance(&t, 4))
            draw_limit_of_oriented(s, &t, i);
    }
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("frustum", "frustum", &s->frustum);
    print_value("vec3", "point", &s->point);
    print_value("sphere", "sphere", &s->sphere);
    print_value("aabb", "box", &s->box);
    print_value("obb", "oriented", &s->oriented);
}

static void init(void *at)
{
    mpz_inits(((scene *)at)->pull, ((scene *)at)->limit, ((scene *)at)->part, NULL);
}

static void clear(void *at)
{
    mpz_clears(((scene *)at)->pull, ((scene *)at)->limit, ((scene *)at)->part, NULL);
}

static const char *class_name(int class_index)
{
    static const char *const names[CLASSES] = {"uniform",   "close",    "touching",
                                               "hand-made", "cornered", "dropped bits"};
    return names[class_index];
}

ORACLE(frustum)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_frustum", "graze_", CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
