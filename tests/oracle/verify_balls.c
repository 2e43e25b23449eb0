/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `balls`: spheres with spheres and points, and circles with theirs. What
 * is exact is compared to the last bit, and the closest point within the bound of sphere.h, of
 * which the worst seen is reported.
 */
#include "../../include/graze/graze.h"
#include "judged.h"
#include "inputs_ball.h"

#include "draw.h"
#include "judge.h"
#include "print_case.h"

#include <gmp.h>
#include <string.h>

enum { SPHERE, CIRCLE, KINDS, PRECISION = 512 };

/* In a circle's z is 0. */
typedef struct {
    ball_query q;
    ball_query drawn; /* what the library gets, where the judge reads q and point */
    int32_t point[3], normal[3];
} subject;

typedef struct {
    judge_case c;
    subject of[KINDS];
    int32_t got[3];
    mpz_t squared, part;
    mpf_t real, length;
} scene;

static bool is_sphere(const scene *s)
{
    return s->c.routine->variant == SPHERE;
}

static const subject *subject_of(const scene *s)
{
    return &s->of[s->c.routine->variant];
}

static graze_sphere sphere_of(const int32_t *words)
{
    graze_sphere sphere = {{words[0], words[1], words[2]}, words[3]};
    return sphere;
}

static graze_circle circle_of(const int32_t *words)
{
    graze_circle circle = {{words[0], words[1]}, words[3]};
    return circle;
}

static graze_vec3 vec3_of(const int32_t *words)
{
    graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

static graze_vec2 vec2_of(const int32_t *words)
{
    graze_vec2 v = {words[0], words[1]};
    return v;
}

static void put_got(scene *s, graze_scalar x, graze_scalar y, graze_scalar z)
{
    s->got[0] = x;
    s->got[1] = y;
    s->got[2] = z;
}

static void add_square(scene *s, int64_t n)
{
    mpz_set_si(s->part, n);
    mpz_addmul(s->squared, s->part, s->part);
}

/* The squared distance, but for one axis. */
static void set_squared(scene *s, const int32_t *p, const int32_t *q, int without)
{
    mpz_set_ui(s->squared, 0);
    for (int i = 0; i < 3; i++)
        if (i != without)
            add_square(s, (int64_t)p[i] - q[i]);
}

/* < 0, 0, > 0: the squared distance is less than the square. */
static int against_square(scene *s, int64_t n)
{
    mpz_set_si(s->part, n);
    mpz_mul(s->part, s->part, s->part);
    return mpz_cmp(s->squared, s->part);
}

static int overlaps(void *at, const char **fault)
{
    scene *s = at;
    const ball_query *q = &subject_of(s)->q;
    const ball_query *drawn = &subject_of(s)->drawn;
    graze_sphere a = sphere_of(drawn->ball), b = sphere_of(drawn->other);
    graze_circle c = circle_of(drawn->ball), d = circle_of(drawn->other);
    bool any = a.radius >= 0 && b.radius >= 0;
    set_squared(s, q->ball, q->other, 3);
    int order = against_square(s, (int64_t)q->ball[3] + q->other[3]);
    bool got =
        is_sphere(s) ? graze_sphere_overlaps_sphere(&a, &b) : graze_circle_overlaps_circle(&c, &d);
    *fault = judge_wrong_unless(got == (any && order <= 0));
    return !any ? 3 : order > 0 ? 0 : order == 0 ? 1 : 2;
}

/* 0 in it, 1 on its surface, 2 outside, 3 of an empty one */
static int where(scene *s)
{
    const int32_t *ball = subject_of(s)->q.ball;
    set_squared(s, subject_of(s)->point, ball, 3);
    int order = against_square(s, ball[3]);
    return ball[3] < 0 ? 3 : order < 0 ? 0 : order == 0 ? 1 : 2;
}

static void ask_closest(scene *s)
{
    const subject *k = subject_of(s);
    graze_sphere sphere = sphere_of(k->drawn.ball);
    graze_circle circle = circle_of(k->drawn.ball);
    graze_vec3 p = vec3_of(k->drawn.point);
    graze_vec2 p2 = vec2_of(k->drawn.point);
    if (is_sphere(s)) {
        graze_sphere_closest_point(&sphere, &p, &p);
        put_got(s, p.x, p.y, p.z);
    } else {
        graze_circle_closest_point(&circle, &p2, &p2);
        put_got(s, p2.x, p2.y, 0);
    }
}

/* From center + (point - center) * radius / the root of the squared distance. */
static double off_real(scene *s, int axis)
{
    const int32_t *ball = subject_of(s)->q.ball;
    mpf_set_z(s->length, s->squared);
    mpf_sqrt(s->length, s->length);
    mpz_set_si(s->part, (int64_t)subject_of(s)->point[axis] - ball[axis]);
    mpz_mul_si(s->part, s->part, ball[3]);
    mpf_set_z(s->real, s->part);
    mpf_div(s->real, s->real, s->length);
    mpf_set_si(s->length, (int64_t)ball[axis] - s->got[axis]);
    mpf_add(s->real, s->real, s->length);
    mpf_abs(s->real, s->real);
    return mpf_get_d(s->real);
}

static int closest_point(void *at, const char **fault)
{
    scene *s = at;
    double bound = is_sphere(s) ? GRAZE_SPHERE_POINT_BOUND : GRAZE_CIRCLE_POINT_BOUND;
    int place = where(s);
    ask_closest(s);
    if (place != 2) {
        *fault = judge_wrong_unless(memcmp(s->got, subject_of(s)->point, sizeof s->got) == 0);
        return place;
    }
    for (int i = 0; i < 3; i++) {
        double off = off_real(s, i);
        if (off <= bound)
            judge_measure(&s->c, 0, off);
        else
            *fault = "it is too far off";
    }
    return place;
}

/* The root of the squared distance to the nearest, which is never a tie, less the radius. */
static int distance(void *at, const char **fault)
{
    scene *s = at;
    const subject *k = subject_of(s);
    graze_sphere sphere = sphere_of(k->drawn.ball);
    graze_circle circle = circle_of(k->drawn.ball);
    graze_vec3 p = vec3_of(k->drawn.point);
    graze_vec2 p2 = vec2_of(k->drawn.point);
    int place = where(s);
    mpz_sqrtrem(s->squared, s->part, s->squared);
    int64_t root = mpz_get_si(s->squared) + (mpz_cmp(s->part, s->squared) > 0);
    int32_t want = place < 2 ? 0 : place == 2 ? hold(root - k->q.ball[3]) : GRAZE_SCALAR_MAX;
    *fault = judge_wrong_unless(want == (is_sphere(s) ? graze_sphere_distance(&sphere, &p)
                                                      : graze_circle_distance(&circle, &p2)));
    return place;
}

/* The first of those that are greatest in size; -1: all are 0. */
static int greatest(const int32_t *v, int axes)
{
    int axis = -1;
    int64_t most = 0;
    for (int i = 0; i < axes; i++) {
        int64_t size = v[i] < 0 ? -(int64_t)v[i] : v[i];
        axis = size > most ? i : axis;
        most = size > most ? size : most;
    }
    return axis;
}

static void ask_off(scene *s)
{
    const subject *k = subject_of(s);
    graze_sphere sphere = sphere_of(k->drawn.ball);
    graze_circle circle = circle_of(k->drawn.ball);
    graze_vec3 p = vec3_of(k->drawn.point), n = vec3_of(k->normal);
    graze_vec2 p2 = vec2_of(k->drawn.point), n2 = vec2_of(k->normal);
    if (is_sphere(s)) {
        graze_sphere_off_surface(&sphere, &p, &n, &p);
        put_got(s, p.x, p.y, p.z);
    } else {
        graze_circle_off_surface(&circle, &p2, &n2, &p2);
        put_got(s, p2.x, p2.y, 0);
    }
}

/* Where the line along the axis leaves the ball, and a unit farther. `kind` 0: stays, 1: out, 2: no
 * room. */
static int off_surface(void *at, const char **fault)
{
    scene *s = at;
    const int32_t *ball = subject_of(s)->q.ball;
    int32_t want[3];
    int axis = greatest(subject_of(s)->normal, is_sphere(s) ? 3 : 2), kind = 0;
    memcpy(want, subject_of(s)->point, sizeof want);
    set_squared(s, subject_of(s)->point, ball, axis);
    if (axis >= 0 && ball[3] >= 0 && against_square(s, ball[3]) <= 0) {
        mpz_sub(s->squared, s->part, s->squared);
        mpz_sqrt(s->squared, s->squared);
        int64_t out = mpz_get_si(s->squared) + 1;
        int64_t c = ball[axis] + (subject_of(s)->normal[axis] < 0 ? -out : out);
        want[axis] = hold(c);
        kind = want[axis] == c ? 1 : 2;
    }
    ask_off(s);
    *fault = judge_wrong_unless(memcmp(s->got, want, sizeof want) == 0);
    return kind;
}

enum {
    EACH = (1 << BALL_CLASSES) - 1,
    UNIFORM = 31,
    LATTICE = 3 << 5,
    TOUCHING = EACH & ~(UNIFORM | LATTICE | 1 << 9),
    SOME_EMPTY = UNIFORM | LATTICE | 1 << 9
};

#define BALLS(name, judge, sets, ...)                                                              \
    {"sphere_" name, judge, {__VA_ARGS__}, sets, NULL, SPHERE},                                    \
    {                                                                                              \
        "circle_" name, judge, {__VA_ARGS__}, sets, NULL, CIRCLE                                   \
    }
#define SETS(...)                                                                                  \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define PLACES "inside", "surface", "outside", "empty"

static const judge_routine routines[] = {
    {"sphere_overlaps_sphere",
     overlaps,
     {"apart", "touch", "overlap", "empty"},
     {EACH, TOUCHING, EACH, SOME_EMPTY},
     NULL,
     SPHERE},
    {"circle_overlaps_circle",
     overlaps,
     {"apart", "touch", "overlap", "empty"},
     {EACH, TOUCHING, EACH, SOME_EMPTY},
     NULL,
     CIRCLE},
    BALLS("closest_point", closest_point, SETS(UNIFORM, TOUCHING, EACH & ~(1 << 8), SOME_EMPTY),
          PLACES),
    BALLS("distance", distance, SETS(UNIFORM, TOUCHING, EACH & ~(1 << 8), SOME_EMPTY), PLACES),
    BALLS("off_surface", off_surface, SETS(EACH, EACH, 1 << 9), "as it is", "out", "no room"),
};

/* The way from the center, as much of it as fits; or small and often of equal size; or any. */
static void draw_normal(input_stream *t, const int32_t *ball, const int32_t *point, int32_t *normal)
{
    uint32_t kind = draw_below(t, 8);
    for (int i = 0; i < 3; i++) {
        normal[i] = hold((int64_t)point[i] - ball[i]);
        if (kind == 0)
            normal[i] = draw_about_zero(t, 2);
        if (kind == 1)
            normal[i] = draw_corner(t);
        if (kind == 2)
            normal[i] = 0;
    }
}

static void init(void *at)
{
    scene *s = at;
    mpz_inits(s->squared, s->part, NULL);
    mpf_init2(s->real, PRECISION);
    mpf_init2(s->length, PRECISION);
}

static void clear(void *at)
{
    scene *s = at;
    mpz_clears(s->squared, s->part, NULL);
    mpf_clears(s->real, s->length, NULL);
}

enum { SEED_OF_NORMALS = 77 };

/* The point is on the surface, where that can be, or anywhere else. */
static void draw(void *at)
{
    scene *s = at;
    input_stream t;
    draw_start(&t, s->c.seed + SEED_OF_NORMALS, s->c.index);
    for (int i = 0; i < KINDS; i++) {
        subject *k = &s->of[i];
        input_ball(s->c.seed, s->c.index, i == SPHERE ? 3 : 2, &k->q);
        memcpy(k->point, draw_chance(&t, 2) ? k->q.point : k->q.segment, sizeof k->point);
        draw_normal(&t, k->q.ball, k->point, k->normal);
        k->drawn = k->q;
        memcpy(k->drawn.point, k->point, sizeof k->point);
        judge_words(k->q.ball, 4);
        judge_words(k->q.other, 4);
        judge_words(k->point, 3);
    }
}

static void print(const void *at)
{
    const scene *s = at;
    const subject *k = subject_of(s);
    const graze_circle circle = circle_of(k->drawn.ball), other = circle_of(k->drawn.other);
    const bool space = is_sphere(s);
    print_value(space ? "sphere" : "circle", "ball", space ? (const void *)k->drawn.ball : &circle);
    print_value(space ? "sphere" : "circle", "other",
                space ? (const void *)k->drawn.other : &other);
    print_value(space ? "vec3" : "vec2", "point", k->drawn.point);
    print_value(space ? "vec3" : "vec2", "normal", k->normal);
    judge_print_words("got", s->got, 3);
}

static const char *class_name(int class_index)
{
    return ball_classes[class_index].name;
}

ORACLE(balls)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_balls", "graze_", BALL_CLASSES), .init = init,   .clear = clear,
        .measures = {"closest point, in raw units off"},       .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
