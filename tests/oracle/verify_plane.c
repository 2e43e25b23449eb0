/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify_plane [N] [SEED] [ROUTINE]: N cases for each routine of planes against the exact answer,
 * bit by bit.
 *
 * Stops at ten. Fails on a wrong answer, on a wrong bit, and when a class of input hardly ever brings about what
 * can occur there.
 */
#include "oracle_plane.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../include/graze/plane.h"

enum { LEAST_PERCENT = 2, ENOUGH = 500, PRINTED = 10, RESULTS = 3 };

/* What the library said. */
typedef struct {
    plane_answer answer;
    graze_vec3 normal;
    graze_result without_hit;
    bool wrote;
} outcome;

typedef struct {
    input_plane plane;
    graze_segment segment;
    graze_ray ray;
    graze_aabb box;
    graze_sphere sphere;
    graze_plane general; /* the plane, as the library has it */
} query;

typedef enum { SEGMENT, RAY, POINT, BOX, SPHERE } kind;

typedef graze_result linecast(graze_scalar, const graze_segment *, graze_face_line_hit *);
typedef graze_result raycast(graze_scalar, const graze_ray *, graze_face_ray_hit *);

static linecast *const linecasts[3] = {graze_plane_yz_linecast, graze_plane_xz_linecast,
                                       graze_plane_xy_linecast};
static raycast *const raycasts[3] = {graze_plane_yz_raycast, graze_plane_xz_raycast,
                                     graze_plane_xy_raycast};

static graze_result cast_segment(uint32_t axis, query *q, graze_face_line_hit *hit)
{
    if (axis == ANY_AXIS)
        return graze_plane_linecast(&q->general, &q->segment, hit);
    return linecasts[axis](*axis_of(&q->plane.point, axis), &q->segment, hit);
}

static graze_result cast_ray(uint32_t axis, query *q, graze_face_ray_hit *hit)
{
    if (axis == ANY_AXIS)
        return graze_plane_raycast(&q->general, &q->ray, hit);
    return raycasts[axis](*axis_of(&q->plane.point, axis), &q->ray, hit);
}

static outcome call_segment(uint32_t axis, query *q)
{
    graze_face_line_hit hit, before;
    outcome o;
    memset(&hit, 0x5a, sizeof hit);
    before = hit;
    o.answer.result = cast_segment(axis, q, &hit);
    o.answer.point = hit.point;
    o.answer.at = hit.fraction;
    o.answer.side = hit.side;
    o.normal = hit.normal;
    o.wrote = memcmp(&hit, &before, sizeof hit) != 0;
    o.without_hit = cast_segment(axis, q, NULL);
    return o;
}

static outcome call_ray(uint32_t axis, query *q)
{
    graze_face_ray_hit hit, before;
    outcome o;
    memset(&hit, 0x5a, sizeof hit);
    before = hit;
    o.answer.result = cast_ray(axis, q, &hit);
    o.answer.point = hit.point;
    o.answer.at = hit.t;
    o.answer.side = hit.side;
    o.normal = hit.normal;
    o.wrote = memcmp(&hit, &before, sizeof hit) != 0;
    o.without_hit = cast_ray(axis, q, NULL);
    return o;
}

static bool equal(const graze_vec3 *p, const graze_vec3 *q)
{
    return p->x == q->x && p->y == q->y && p->z == q->z;
}

static const char *fault_of(const outcome *got, const plane_answer *want, const query *q)
{
    if (got->answer.result != want->result)
        return "wrong answer";
    if (got->without_hit != want->result)
        return "another answer without a hit to fill";
    if (want->result == GRAZE_MISS)
        return got->wrote ? "a miss wrote the hit" : NULL;
    if (got->answer.side != want->side)
        return "wrong side";
    if (!equal(&got->answer.point, &want->point) || got->answer.at != want->at)
        return "wrong bits";
    return equal(&got->normal, &q->plane.normal) ? NULL : "wrong normal";
}

static void print_vector(const char *name, const graze_vec3 *v)
{
    printf("    %-8s {%" PRId32 ", %" PRId32 ", %" PRId32 "}\n", name, v->x, v->y, v->z);
}

static void print_answer(const char *whose, const plane_answer *a)
{
    printf("  %s: result %d, side %" PRId32 ", at %" PRId32 "\n", whose, (int)a->result, a->side,
           a->at);
    print_vector("point", &a->point);
}

static void print_fault(const char *routine, uint32_t index, const char *fault, const query *q,
                        kind k)
{
    printf("%s, case %" PRIu32 " (%s): %s\n", routine, index,
           input_plane_classes[index % PLANE_CLASSES].name, fault);
    print_vector("plane at", &q->plane.point);
    print_vector("normal", &q->plane.normal);
    print_vector("from", k == RAY ? &q->ray.origin : k == BOX ? &q->box.min : &q->segment.a);
    print_vector("to, dir", k == RAY ? &q->ray.dir : k == BOX ? &q->box.max : &q->segment.b);
    if (k == SPHERE)
        print_vector("center", &q->sphere.center);
    if (k == SPHERE)
        printf("    radius   %" PRId32 "\n", q->sphere.radius);
    if (k == RAY)
        printf("    t_max    %" PRId32 "\n", q->ray.t_max);
}

/* The share of each result in each class; how many that can occur are too small. */
static unsigned long print_shares(unsigned long n[PLANE_CLASSES][RESULTS])
{
    unsigned long rare = 0;
    for (int i = 0; i < PLANE_CLASSES; i++) {
        unsigned long all = n[i][0] + n[i][1] + n[i][2];
        printf("  %-14s", input_plane_classes[i].name);
        for (int k = 0; k < RESULTS; k++) {
            bool can_occur = input_plane_classes[i].results >> k & 1;
            bool too_few = can_occur && all >= ENOUGH && n[i][k] * 100 < LEAST_PERCENT * all;
            printf(" %7.2f%c", all ? 100.0 * (double)n[i][k] / (double)all : 0.0,
                   too_few ? '*' : ' ');
            rare += too_few;
        }
        putchar('\n');
    }
    return rare;
}

static void draw_query(query *q, kind k, uint32_t axis, uint64_t seed, uint32_t index)
{
    if (k == SPHERE)
        input_plane_sphere(seed, index, &q->plane, &q->sphere);
    else if (k == BOX)
        input_plane_box(seed, index, &q->plane, &q->box);
    else if (k == RAY)
        input_plane_ray(seed, index, axis, &q->plane, &q->ray);
    else
        input_plane_segment(seed, index, axis, &q->plane, &q->segment);
    q->general.point = q->plane.point;
    q->general.normal = q->plane.normal;
}

/* A side is counted as the result of that number, from the back on. */
static const char *check_side(plane_oracle *o, const query *q, kind k, graze_result *counted)
{
    int want = k == BOX      ? plane_oracle_box(o, &q->plane, &q->box)
               : k == SPHERE ? plane_oracle_sphere(o, &q->plane, &q->sphere)
                             : plane_oracle_point(o, &q->plane, &q->segment.b);
    graze_side got = k == BOX      ? graze_plane_classify_aabb(&q->general, &q->box)
                     : k == SPHERE ? graze_plane_classify_sphere(&q->general, &q->sphere)
                                   : graze_plane_side_of_point(&q->general, &q->segment.b);
    *counted = (graze_result)(want + 1);
    return (int)got == want ? NULL : "wrong side";
}

static const char *check_line(plane_oracle *o, query *q, kind k, uint32_t axis,
                              graze_result *counted)
{
    plane_answer want = k == RAY ? plane_oracle_ray(o, &q->plane, &q->ray)
                                 : plane_oracle_segment(o, &q->plane, &q->segment);
    outcome got = k == RAY ? call_ray(axis, q) : call_segment(axis, q);
    const char *fault = fault_of(&got, &want, q);
    *counted = want.result;
    if (fault) {
        print_answer("the library", &got.answer);
        print_answer("exactly", &want);
    }
    return fault;
}

/* Returns the faults, and the shares that are too small. */
static unsigned long verify(const char *name, uint32_t axis, kind k, uint32_t cases, uint64_t seed)
{
    unsigned long shares[PLANE_CLASSES][RESULTS] = {{0}}, faults = 0;
    plane_oracle oracle;
    query q;
    plane_oracle_init(&oracle);
    memset(&q, 0, sizeof q);
    for (uint32_t i = 0; i < cases && faults < PRINTED; i++) {
        graze_result counted;
        draw_query(&q, k, axis, seed, i);
        const char *fault = k >= POINT ? check_side(&oracle, &q, k, &counted)
                                       : check_line(&oracle, &q, k, axis, &counted);
        shares[i % PLANE_CLASSES][counted]++;
        if (fault && faults++ < PRINTED)
            print_fault(name, i, fault, &q, k);
    }
    plane_oracle_clear(&oracle);
    printf("%% for %-22s %s\n", name,
           k >= POINT ? "   back   across    front" : "   miss    touch      hit");
    unsigned long rare = print_shares(shares);
    printf("graze_%s: %" PRIu32 " cases, %lu wrong, %lu shares under %d %%\n", name, cases, faults,
           rare, LEAST_PERCENT);
    return faults + rare;
}

static const struct {
    const char *name;
    uint32_t axis;
    kind kind;
} routines[] = {
    {"plane_yz_linecast", 0, SEGMENT},
    {"plane_xz_linecast", 1, SEGMENT},
    {"plane_xy_linecast", 2, SEGMENT},
    {"plane_yz_raycast", 0, RAY},
    {"plane_xz_raycast", 1, RAY},
    {"plane_xy_raycast", 2, RAY},
    {"plane_linecast", ANY_AXIS, SEGMENT},
    {"plane_raycast", ANY_AXIS, RAY},
    {"plane_side_of_point", ANY_AXIS, POINT},
    {"plane_classify_aabb", ANY_AXIS, BOX},
    {"plane_classify_sphere", ANY_AXIS, SPHERE},
};

int main(int argc, char **argv)
{
    uint32_t cases = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 0) : 20000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : UINT64_C(0x6772617a65); /* "graze" */
    unsigned long failed = 0, asked = 0;
    for (size_t i = 0; i < sizeof routines / sizeof routines[0]; i++) {
        if (argc > 3 && strcmp(argv[3], routines[i].name) != 0)
            continue;
        asked++;
        failed += verify(routines[i].name, routines[i].axis, routines[i].kind, cases, seed);
    }
    if (asked == 0 || cases == 0) {
        fprintf(stderr, "usage: verify_plane [N] [SEED] [ROUTINE]\n");
        return 2;
    }
    printf("%lu passed, %lu failed\n", asked * cases - failed, failed);
    return failed ? 1 : 0;
}
