/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `cylinder_point`: N cases for the closest point of a cylinder. Along the core the exact one is at the height of the
 * point, held between the caps, and across the core at its distance from the axis, held within the radius.
 */
#include "inputs_cylinder.h"
#include "judge.h"
#include "judged.h"
#include "oracle_closest.h"
#include "outward.h"
#include "print_case.h"
#include "mpz_vectors.h"

#include <math.h>

typedef struct {
    judge_case c;
    graze_cylinder cylinder;
    graze_vec3 point;
    closest_oracle closest;           /* for its rounding */
    mpz_t core[3], gap[3], across[3]; /* across: times whole */
    mpz_t whole, along, squared, most;
    mpq_t height, held, over; /* over = held - height */
    outward outward;
} scene;

enum { ITSELF, SIDE, CAP, RIM };

static int32_t number_of(const graze_vec3 *v, int i)
{
    return judged(i == 0 ? v->x : i == 1 ? v->y : v->z);
}

static void measure(scene *s)
{
    const graze_segment *core = &s->cylinder.core;
    for (int i = 0; i < 3; i++) {
        mpz_set_si(s->core[i], (int64_t)number_of(&core->b, i) - number_of(&core->a, i));
        mpz_set_si(s->gap[i], (int64_t)number_of(&s->point, i) - number_of(&core->a, i));
    }
    set_dot(s->whole, s->core, s->core);
    set_dot(s->along, s->core, s->gap);
    for (int i = 0; i < 3; i++) {
        mpz_mul(s->across[i], s->gap[i], s->whole);
        mpz_submul(s->across[i], s->core[i], s->along);
    }
    set_dot(s->squared, s->across, s->across);
    mpz_mul_si(s->most, s->whole, judged(s->cylinder.radius));
    mpz_mul(s->most, s->most, s->most);
}

/* The height, held between the caps. Returns whether it has to be held. */
static bool hold_height(scene *s)
{
    mpz_set(mpq_numref(s->height), s->along);
    mpz_set(mpq_denref(s->height), s->whole);
    mpq_canonicalize(s->height);
    mpq_set(s->held, s->height);
    if (mpq_sgn(s->held) < 0)
        mpq_set_ui(s->held, 0, 1);
    if (mpq_cmp_ui(s->held, 1, 1) > 0)
        mpq_set_ui(s->held, 1, 1);
    mpq_sub(s->over, s->held, s->height);
    return mpq_sgn(s->over) != 0;
}

static bool is_same(const graze_vec3 *got, graze_vec3 want)
{
    return got->x == want.x && got->y == want.y && got->z == want.z;
}

/* point + core * over, rounded once */
static bool is_in_cap(scene *s, const graze_vec3 *got)
{
    closest_run run;
    for (int i = 0; i < 3; i++) {
        run.start[i] = number_of(&s->point, i);
        run.run[i] = mpz_get_si(s->core[i]);
    }
    return got->x == closest_coordinate(&s->closest, &run, s->over, 0) &&
           got->y == closest_coordinate(&s->closest, &run, s->over, 1) &&
           got->z == closest_coordinate(&s->closest, &run, s->over, 2);
}

static double coordinate_off(scene *s, int32_t got, int axis)
{
    outward *o = &s->outward;
    mpf_set_q(o->foot, s->held);
    mpf_set_z(o->way, s->core[axis]);
    mpf_mul(o->foot, o->foot, o->way);
    mpf_set_z(o->way, s->across[axis]);
    mpf_set_z(o->squared, s->squared);
    return outward_off(o, got, number_of(&s->cylinder.core.a, axis), judged(s->cylinder.radius));
}

static bool is_outward(scene *s, const graze_vec3 *got)
{
    const double x = coordinate_off(s, got->x, 0), y = coordinate_off(s, got->y, 1);
    const double z = coordinate_off(s, got->z, 2), most = fmax(fmax(x, y), z);
    judge_measure(&s->c, 0, most);
    return most <= GRAZE_CYLINDER_POINT_BOUND;
}

/* The kind of the case, and a fault unless the result is right. */
static int judge_place(scene *s, const graze_vec3 *got, const char **fault)
{
    const graze_vec3 point = judged_vector(s->point), start = judged_vector(s->cylinder.core.a);
    const bool is_empty = judged(s->cylinder.radius)<0, has_core = mpz_sgn(s->whole)> 0;
    if (is_empty || !has_core) {
        *fault = judge_wrong_unless(is_same(got, is_empty ? point : start));
        return is_empty ? ITSELF : CAP;
    }
    const bool beyond = hold_height(s), outside = mpz_cmp(s->squared, s->most) > 0;
    if (outside)
        *fault = judge_wrong_unless(is_outward(s, got));
    else
        *fault = judge_wrong_unless(beyond ? is_in_cap(s, got) : is_same(got, point));
    return beyond ? (outside ? RIM : CAP) : outside ? SIDE : ITSELF;
}

static int judge_closest(void *at, const char **fault)
{
    scene *s = at;
    graze_cylinder other = s->cylinder;
    graze_vec3 got, again, same = s->point;
    measure(s);
    graze_cylinder_closest_point(&s->cylinder, &s->point, &got);
    const int kind = judge_place(s, &got, fault);
    other.core.a = s->cylinder.core.b;
    other.core.b = s->cylinder.core.a;
    graze_cylinder_closest_point(&other, &s->point, &again);
    if (!is_same(&again, got))
        *fault = "the ends of the core are not alike";
    graze_cylinder_closest_point(&other, &same, &same);
    if (!is_same(&same, got))
        *fault = "wrong if the result is the argument";
    if (graze_cylinder_contains_point(&s->cylinder, &s->point) &&
        !is_same(&got, judged_vector(s->point)))
        *fault = "a point inside has another one";
    return kind;
}

/* Lines that touch the side do not end over a cap, and long cores have few points over theirs. */
enum { EACH = (1 << CYLINDER_CLASSES) - 1, TANGENT = 1 << 7, SLOW = 1 << 16 };

static const judge_routine routines[] = {
    {"closest_point",
     judge_closest,
     {"itself", "side", "cap", "rim"},
     {EACH, EACH, EACH & ~TANGENT & ~SLOW, EACH & ~SLOW},
     NULL,
     0},
};

static void init(void *at)
{
    scene *s = at;
    closest_init(&s->closest);
    for (int i = 0; i < 3; i++)
        mpz_inits(s->core[i], s->gap[i], s->across[i], NULL);
    mpz_inits(s->whole, s->along, s->squared, s->most, NULL);
    mpq_inits(s->height, s->held, s->over, NULL);
    outward_init(&s->outward, 320);
}

static void clear(void *at)
{
    scene *s = at;
    closest_clear(&s->closest);
    for (int i = 0; i < 3; i++)
        mpz_clears(s->core[i], s->gap[i], s->across[i], NULL);
    mpz_clears(s->whole, s->along, s->squared, s->most, NULL);
    mpq_clears(s->height, s->held, s->over, NULL);
    outward_clear(&s->outward);
}

enum { SEED_OF_POINTS = 79 };

/* The point, or an end of a line, of which most are outside. */
static void draw(void *at)
{
    scene *s = at;
    cylinder_query q;
    input_stream t;
    draw_start(&t, s->c.seed + SEED_OF_POINTS, s->c.index);
    input_cylinder(s->c.seed, s->c.index, &q);
    const graze_vec3 points[] = {q.point, q.segment.a, q.segment.b, q.ray.origin};
    s->cylinder = q.cylinder;
    s->point = points[draw_below(&t, 4)];
    graze_scalar *number = axis_of(&s->point, draw_below(&t, 3));
    if (draw_chance(&t, 4))
        *number = hold((int64_t)*number + draw_about_zero(&t, 1));
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("cylinder", "cylinder", &s->cylinder);
    print_value("vec3", "point", &s->point);
}

static const char *class_name(int class_index)
{
    return cylinder_classes[class_index].name;
}

ORACLE(cylinder_point)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_cylinder_point", "graze_cylinder_", CYLINDER_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
        .measures = {"coordinate of a closest point"},
    };
    return judge_main(&program, cases, seed, routine);
}
