/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `plane`: N cases for each routine of planes against the exact answer,
 * bit by bit.
 */
#include "cast.h"
#include "judge.h"
#include "print_case.h"
#include "oracle_plane.h"

#include "../../include/graze/plane.h"

/* Each routine has a stream of its own: its function draws the query. */
typedef struct {
    judge_case c;
    plane_oracle oracle;
    input_plane plane;
    graze_segment segment;
    graze_ray ray;
    graze_aabb box;
    graze_sphere sphere;
    graze_capsule capsule;
    graze_plane general; /* the plane, as the library has it */
    oracle_hit got, want;
} scene;

/* A plane across an axis is a number; the others are given as a graze_plane. */
CAST_ROUTINE(linecast, graze_plane_linecast, face_line)
CAST_ROUTINE(raycast, graze_plane_raycast, face_ray)
#define AXIS_ROUTINE(name, routine, kind)                                                          \
    static graze_result name(const void *at, const void *line, cast_hit *hit)                      \
    {                                                                                              \
        return routine(*(const graze_scalar *)at, line, hit ? &hit->kind : NULL);                  \
    }
AXIS_ROUTINE(yz_linecast, graze_plane_yz_linecast, face_line)
AXIS_ROUTINE(xz_linecast, graze_plane_xz_linecast, face_line)
AXIS_ROUTINE(xy_linecast, graze_plane_xy_linecast, face_line)
AXIS_ROUTINE(yz_raycast, graze_plane_yz_raycast, face_ray)
AXIS_ROUTINE(xz_raycast, graze_plane_xz_raycast, face_ray)
AXIS_ROUTINE(xy_raycast, graze_plane_xy_raycast, face_ray)

static cast_routine *const linecasts[] = {yz_linecast, xz_linecast, xy_linecast, linecast};
static cast_routine *const raycasts[] = {yz_raycast, xz_raycast, xy_raycast, raycast};

static void set_general(scene *s)
{
    s->general.point = s->plane.point;
    s->general.normal = s->plane.normal;
}

static int check_cast(scene *s, cast_routine *cast, const void *line, const plane_answer *want,
                      const char **fault)
{
    uint32_t axis = (uint32_t)s->c.routine->variant;
    set_general(s);
    const void *shape =
        axis == ANY_AXIS ? (const void *)&s->general : axis_of(&s->plane.point, axis);
    cast_outcome got = cast_call(cast, shape, line);
    s->got = got.hit;
    s->want.result = want->result;
    s->want.point = want->point;
    s->want.normal = s->plane.normal;
    s->want.at = want->at;
    *fault = cast_fault(&got, &s->want);
    if (!*fault && want->result != GRAZE_MISS && got.side != want->side)
        *fault = "wrong side";
    return (int)want->result;
}

static int judge_linecast(void *at, const char **fault)
{
    scene *s = at;
    uint32_t axis = (uint32_t)s->c.routine->variant;
    input_plane_segment(s->c.seed, s->c.index, axis, &s->plane, &s->segment);
    plane_answer want = plane_oracle_segment(&s->oracle, &s->plane, &s->segment);
    return check_cast(s, linecasts[axis], &s->segment, &want, fault);
}

static int judge_raycast(void *at, const char **fault)
{
    scene *s = at;
    uint32_t axis = (uint32_t)s->c.routine->variant;
    input_plane_ray(s->c.seed, s->c.index, axis, &s->plane, &s->ray);
    plane_answer want = plane_oracle_ray(&s->oracle, &s->plane, &s->ray);
    return check_cast(s, raycasts[axis], &s->ray, &want, fault);
}

/* Kinds are counted from the back on. */
static int check_side(graze_side got, int want, const char **fault)
{
    *fault = (int)got == want ? NULL : "wrong side";
    return want + 1;
}

static int judge_point(void *at, const char **fault)
{
    scene *s = at;
    input_plane_segment(s->c.seed, s->c.index, ANY_AXIS, &s->plane, &s->segment);
    set_general(s);
    return check_side(graze_plane_side_of_point(&s->general, &s->segment.b),
                      plane_oracle_point(&s->oracle, &s->plane, &s->segment.b), fault);
}

static int judge_box(void *at, const char **fault)
{
    scene *s = at;
    input_plane_box(s->c.seed, s->c.index, &s->plane, &s->box);
    set_general(s);
    return check_side(graze_plane_classify_aabb(&s->general, &s->box),
                      plane_oracle_box(&s->oracle, &s->plane, &s->box), fault);
}

static int judge_sphere(void *at, const char **fault)
{
    scene *s = at;
    input_plane_sphere(s->c.seed, s->c.index, &s->plane, &s->sphere);
    set_general(s);
    return check_side(graze_plane_classify_sphere(&s->general, &s->sphere),
                      plane_oracle_sphere(&s->oracle, &s->plane, &s->sphere), fault);
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    input_plane_capsule(s->c.seed, s->c.index, &s->plane, &s->capsule);
    set_general(s);
    return check_side(graze_plane_classify_capsule(&s->general, &s->capsule),
                      plane_oracle_capsule(&s->oracle, &s->plane, &s->capsule), fault);
}

static uint32_t kinds_in(int class_index)
{
    return input_plane_classes[class_index].results;
}

#define RESULTS                                                                                    \
    {                                                                                              \
        "miss", "touch", "hit", NULL                                                               \
    }
#define SIDES                                                                                      \
    {                                                                                              \
        "back", "across", "front", NULL                                                            \
    }

static const judge_routine routines[] = {
    {"plane_yz_linecast", judge_linecast, RESULTS, {0}, kinds_in, 0},
    {"plane_xz_linecast", judge_linecast, RESULTS, {0}, kinds_in, 1},
    {"plane_xy_linecast", judge_linecast, RESULTS, {0}, kinds_in, 2},
    {"plane_yz_raycast", judge_raycast, RESULTS, {0}, kinds_in, 0},
    {"plane_xz_raycast", judge_raycast, RESULTS, {0}, kinds_in, 1},
    {"plane_xy_raycast", judge_raycast, RESULTS, {0}, kinds_in, 2},
    {"plane_linecast", judge_linecast, RESULTS, {0}, kinds_in, ANY_AXIS},
    {"plane_raycast", judge_raycast, RESULTS, {0}, kinds_in, ANY_AXIS},
    {"plane_side_of_point", judge_point, SIDES, {0}, kinds_in, ANY_AXIS},
    {"plane_classify_aabb", judge_box, SIDES, {0}, kinds_in, ANY_AXIS},
    {"plane_classify_sphere", judge_sphere, SIDES, {0}, kinds_in, ANY_AXIS},
    {"plane_classify_capsule", judge_capsule, SIDES, {0}, kinds_in, ANY_AXIS},
};

static void init(void *at)
{
    scene *s = at;
    plane_oracle_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    plane_oracle_clear(&s->oracle);
}

static void draw(void *at)
{
    (void)at;
}

static void print_query(const scene *s)
{
    int (*judge)(void *, const char **) = s->c.routine->judge;
    if (judge == judge_raycast) {
        print_value("ray", "ray", &s->ray);
    } else if (judge == judge_box) {
        print_value("aabb", "box", &s->box);
    } else if (judge == judge_sphere) {
        print_value("sphere", "sphere", &s->sphere);
    } else if (judge == judge_capsule) {
        print_value("capsule", "capsule", &s->capsule);
    } else {
        print_value("segment", "segment", &s->segment);
    }
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("plane", "plane", &s->plane);
    print_query(s);
    if (s->c.routine->judge != judge_linecast && s->c.routine->judge != judge_raycast)
        return;
    cast_print("the library", &s->got);
    cast_print("exactly", &s->want);
}

static const char *class_name(int class_index)
{
    return input_plane_classes[class_index].name;
}

ORACLE(plane)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_plane", "graze_", PLANE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
