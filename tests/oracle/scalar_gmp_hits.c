/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The exact results of the conversions between types of hits. The operands are a point, a normal and a fraction. */
#include "../../include/graze/graze.h"
#include "scalar_gmp.h"

/* Of the ends of the world, whose negatives may saturate, all are at the back: there `wide` is INT64_MIN or INT64_MAX. */
static graze_side side_of(const operands *o)
{
    static const graze_side sides[] = {GRAZE_BACK, GRAZE_ACROSS, GRAZE_FRONT, GRAZE_BACK};
    return sides[(uint64_t)o->wide % 4];
}

static bool same(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

static bool same2(graze_vec2 got, graze_vec3 want)
{
    return got.x == want.x && got.y == want.y;
}

static graze_scalar turned(graze_scalar c, const operands *o, int *outcome)
{
    mpz_set_si(X, c);
    if (side_of(o) == GRAZE_BACK)
        mpz_neg(X, X);
    return (graze_scalar)held_result(X, INT32_MIN, INT32_MAX, outcome);
}

static bool normal_is(graze_vec3 got, const operands *o, int *outcome)
{
    return got.x == turned(o->b.x, o, outcome) && got.y == turned(o->b.y, o, outcome) &&
           got.z == turned(o->b.z, o, outcome);
}

static bool normal2_is(graze_vec2 got, const operands *o, int *outcome)
{
    return got.x == turned(o->b.x, o, outcome) && got.y == turned(o->b.y, o, outcome);
}

/* Some have few bits, for ties. */
static graze_fraction fraction_of(const operands *o)
{
    return o->b.y % 8 == 0 ? o->t / 8192 * 8192 : o->t;
}

static bool t_is(graze_scalar got, const operands *o, int *outcome)
{
    mpz_set_si(X, fraction_of(o));
    mpz_set_ui(Y, 16384);
    *outcome = round_to_nearest(X, Y);
    return got == held_result(X, INT32_MIN, INT32_MAX, outcome);
}

static bool judge_line_from_face(const operands *o, int *outcome)
{
    const graze_face_line_hit face_hit = {o->a, o->b, o->t, side_of(o)};
    graze_line_hit hit;
    graze_line_hit_from_face_hit(&face_hit, &hit);
    return normal_is(hit.normal, o, outcome) && same(hit.point, o->a) && hit.fraction == o->t;
}

static bool judge_ray_from_face(const operands *o, int *outcome)
{
    const graze_face_ray_hit face_hit = {o->a, o->b, o->t, side_of(o)};
    graze_ray_hit hit;
    graze_ray_hit_from_face_hit(&face_hit, &hit);
    return normal_is(hit.normal, o, outcome) && same(hit.point, o->a) && hit.t == o->t;
}

static bool judge_ray_from_line(const operands *o, int *outcome)
{
    const graze_line_hit line_hit = {o->a, o->b, fraction_of(o)};
    graze_ray_hit hit;
    graze_ray_hit_from_line_hit(&line_hit, &hit);
    return t_is(hit.t, o, outcome) && same(hit.point, o->a) && same(hit.normal, o->b);
}

static bool judge_ray2_from_line2(const operands *o, int *outcome)
{
    const graze_line_hit2 line_hit = {{o->a.x, o->a.y}, {o->b.x, o->b.y}, fraction_of(o)};
    graze_ray_hit2 hit;
    graze_ray_hit2_from_line_hit2(&line_hit, &hit);
    return t_is(hit.t, o, outcome) && same2(hit.point, o->a) && same2(hit.normal, o->b);
}

static bool judge_line2_from_wall2(const operands *o, int *outcome)
{
    const graze_wall_line_hit2 wall_hit = {
        {o->a.x, o->a.y}, {o->b.x, o->b.y}, o->t, o->a.z, side_of(o)};
    graze_line_hit2 hit;
    graze_line_hit2_from_wall_hit2(&wall_hit, &hit);
    return normal2_is(hit.normal, o, outcome) && same2(hit.point, o->a) && hit.fraction == o->t;
}

static bool judge_ray2_from_wall2(const operands *o, int *outcome)
{
    const graze_wall_ray_hit2 wall_hit = {
        {o->a.x, o->a.y}, {o->b.x, o->b.y}, o->t, o->a.z, side_of(o)};
    graze_ray_hit2 hit;
    graze_ray_hit2_from_wall_hit2(&wall_hit, &hit);
    return normal2_is(hit.normal, o, outcome) && same2(hit.point, o->a) && hit.t == o->t;
}

#define CAN(outcome)   (1u << (outcome))
#define CAN_BE_NEGATED (CAN(EXACT) | CAN(SATURATED))
#define CAN_BE_ROUNDED (CAN(EXACT) | CAN(ROUNDED) | CAN(TIED))

const judged hit_judges[] = {
    {"line_hit_from_face_hit", judge_line_from_face, CAN_BE_NEGATED},
    {"ray_hit_from_face_hit", judge_ray_from_face, CAN_BE_NEGATED},
    {"ray_hit_from_line_hit", judge_ray_from_line, CAN_BE_ROUNDED},
    {"ray_hit2_from_line_hit2", judge_ray2_from_line2, CAN_BE_ROUNDED},
    {"line_hit2_from_wall_hit2", judge_line2_from_wall2, CAN_BE_NEGATED},
    {"ray_hit2_from_wall_hit2", judge_ray2_from_wall2, CAN_BE_NEGATED},
};
const unsigned hit_judge_count = sizeof hit_judges / sizeof hit_judges[0];
