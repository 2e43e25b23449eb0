/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `disc`: N cases for each routine of discs against the exact result, bit by bit; a point of the rim within
 * its bound.
 */
#include "cast.h"
#include "judge.h"
#include "print_case.h"
#include "oracle_disc.h"

typedef struct {
    judge_case c;
    disc_oracle oracle;
    disc_query q;
    oracle_hit got, want;
    graze_vec3 nearest;
} scene;

enum { RIM_ERROR };

CAST_ROUTINE(linecast, graze_disc_linecast, face_line)
CAST_ROUTINE(raycast, graze_disc_raycast, face_ray)

static int check_cast(scene *s, cast_routine *cast, const void *line, const disc_answer *want,
                      const char **fault)
{
    const cast_outcome got = cast_call(cast, &s->q.disc, line);
    s->got = got.hit;
    s->want.result = want->result;
    s->want.point = want->point;
    s->want.normal = s->q.disc.normal;
    s->want.at = want->at;
    *fault = cast_fault(&got, &s->want);
    if (!*fault && want->result != GRAZE_MISS && got.side != want->side)
        *fault = "wrong side";
    return (int)want->result;
}

static int judge_linecast(void *at, const char **fault)
{
    scene *s = at;
    const disc_answer want = disc_oracle_segment(&s->oracle, &s->q.disc, &s->q.segment);
    return check_cast(s, linecast, &s->q.segment, &want, fault);
}

static int judge_raycast(void *at, const char **fault)
{
    scene *s = at;
    const disc_answer want = disc_oracle_ray(&s->oracle, &s->q.disc, &s->q.ray);
    return check_cast(s, raycast, &s->q.ray, &want, fault);
}

static int judge_segment(void *at, const char **fault)
{
    scene *s = at;
    const graze_result want = disc_oracle_segment(&s->oracle, &s->q.disc, &s->q.segment).result;
    *fault = judge_wrong_unless(graze_disc_overlaps_segment(&s->q.disc, &s->q.segment) ==
                                (want != GRAZE_MISS));
    return (int)want;
}

static int judge_ray(void *at, const char **fault)
{
    scene *s = at;
    const graze_result want = disc_oracle_ray(&s->oracle, &s->q.disc, &s->q.ray).result;
    *fault =
        judge_wrong_unless(graze_disc_overlaps_ray(&s->q.disc, &s->q.ray) == (want != GRAZE_MISS));
    return (int)want;
}

/* The second call writes its result over the point. */
static int judge_closest(void *at, const char **fault)
{
    scene *s = at;
    graze_vec3 over = s->q.point;
    const disc_foot where = disc_oracle_foot(&s->oracle, &s->q.disc, &s->q.point);
    graze_disc_closest_point(&s->q.disc, &s->q.point, &s->nearest);
    graze_disc_closest_point(&s->q.disc, &over, &over);
    const double off = disc_oracle_off(&s->oracle, &s->q.disc, &s->q.point, where, &s->nearest);
    if (where == FOOT_BEYOND)
        judge_measure(&s->c, RIM_ERROR, off);
    *fault = judge_wrong_unless(off <= (where == FOOT_BEYOND ? GRAZE_DISC_RIM_BOUND : 0.0) &&
                                over.x == s->nearest.x && over.y == s->nearest.y &&
                                over.z == s->nearest.z);
    return (int)where;
}

static uint32_t results_in(int class_index)
{
    return disc_classes[class_index].results;
}

static uint32_t feet_in(int class_index)
{
    return disc_classes[class_index].feet;
}

#define RESULTS                                                                                    \
    {                                                                                              \
        "miss", "touch", "hit", NULL                                                               \
    }
#define FEET                                                                                       \
    {                                                                                              \
        "within", "on the rim", "beyond", NULL                                                     \
    }

static const judge_routine routines[] = {
    {"overlaps_segment", judge_segment, RESULTS, {0}, results_in, 0},
    {"overlaps_ray", judge_ray, RESULTS, {0}, results_in, 0},
    {"linecast", judge_linecast, RESULTS, {0}, results_in, 0},
    {"raycast", judge_raycast, RESULTS, {0}, results_in, 0},
    {"closest_point", judge_closest, FEET, {0}, feet_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    disc_oracle_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    disc_oracle_clear(&s->oracle);
}

static void draw(void *at)
{
    scene *s = at;
    input_disc(s->c.seed, s->c.index, &s->q);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("disc", "disc", &s->q.disc);
    print_value("segment", "segment", &s->q.segment);
    print_value("ray", "ray", &s->q.ray);
    print_value("vec3", "point", &s->q.point);
    judge_print_words("nearest", &s->nearest.x, 3);
    cast_print("the library", &s->got);
    cast_print("exactly", &s->want);
}

static const char *class_name(int class_index)
{
    return disc_classes[class_index].name;
}

ORACLE(disc)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_disc", "graze_disc_", DISC_CLASSES),
        .measures = {"rim"},
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
