/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `camera`: the planes of a camera, the rays through its pixels, whether both agree,
 * and the axes of graze_camera_look_at; judged with integers of any size, and MPFR for tangents and roots.
 */
#include "draw_camera.h"
#include "judge.h"
#include "oracle_camera.h"
#include "print_case.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { PLANES = GRAZE_FRUSTUM_PLANES, FIRST_SIDE = GRAZE_FRUSTUM_LEFT };
enum { NORMAL, DISTANCE, RAY, LONG_RAY, SIDEWAYS, LOOK_AT }; /* measures */

static const double ROOT_3 = 1.7320508075688773;
static const double UNITS = 1000 * 65536.0; /* up to where bounds hold, in raw units */

typedef struct {
    judge_case c;
    graze_camera camera;
    graze_vec3 eye, target, up;
    uint16_t x, y, width, height;
    oracle_camera truth;
    oracle_vector stored, view;
    mpz_t sum;
} scene;

/* ---- Planes ---- */

/* normal . position - limit, exactly, in units of a limit. */
static void set_excess(scene *s, const graze_frustum *f, int plane)
{
    const graze_vec3 *p = &s->camera.position;
    const graze_normal *n = &f->normal[plane];
    oracle_vector_set(&s->stored, n->x, n->y, n->z);
    oracle_vector_set(&s->view, p->x, p->y, p->z);
    oracle_set_dot(s->sum, &s->stored, &s->view);
    mpz_set_si(*s->view.at, f->limit[plane]);
    mpz_sub(s->sum, s->sum, *s->view.at);
}

/* How far the plane is from position, along its normal: 0, -z_near, z_far. */
static int64_t depth_of(const scene *s, int plane)
{
    return plane == GRAZE_FRUSTUM_NEAR  ? s->camera.z_near
           : plane == GRAZE_FRUSTUM_FAR ? -(int64_t)s->camera.z_far
                                        : 0;
}

static bool is_limit(scene *s, const graze_frustum *f, int plane)
{
    set_excess(s, f, plane);
    return mpz_cmp_si(s->sum, -depth_of(s, plane) * GRAZE_FRACTION_ONE) == 0;
}

static double normal_error(const scene *s, const graze_normal *n, int plane)
{
    const long double *want = s->truth.normal[plane];
    long double x = fabsl(n->x - want[0] * GRAZE_FRACTION_ONE);
    long double y = fabsl(n->y - want[1] * GRAZE_FRACTION_ONE);
    long double z = fabsl(n->z - want[2] * GRAZE_FRACTION_ONE);
    return (double)fmaxl(x, fmaxl(y, z));
}

static double length_of(const graze_normal *n)
{
    return hypot(hypot(n->x, n->y), n->z);
}

/*
 * The greatest distance from the stored plane to points of the true one that are 1000 units from position: they
 * are a circle around position + depth * true normal. 0 where there are none.
 */
static double plane_error(scene *s, const graze_frustum *f, int plane)
{
    const graze_normal *n = &f->normal[plane];
    const long double *want = s->truth.normal[plane];
    long double depth = (long double)depth_of(s, plane), most = (long double)UNITS, along, x, y, z;
    if (fabsl(depth) > most)
        return 0;
    along = n->x * want[0] + n->y * want[1] + n->z * want[2];
    x = n->y * want[2] - n->z * want[1];
    y = n->z * want[0] - n->x * want[2];
    z = n->x * want[1] - n->y * want[0];
    set_excess(s, f, plane);
    long double center = mpz_get_si(s->sum) + depth * along;
    long double around = sqrtl(most * most - depth * depth) * hypotl(hypotl(x, y), z);
    return (double)(fabsl(center) + around) / length_of(n);
}

/* The measure of normals is divided by the factor. */
static const char *judge_plane(scene *s, const graze_frustum *f, int plane)
{
    const double bound = GRAZE_CAMERA_PLANE_BOUND * GRAZE_FRACTION_ONE;
    double off =
        normal_error(s, &f->normal[plane], plane) / oracle_camera_times_bound(&s->truth, plane);
    double apart = plane_error(s, f, plane);
    if (!is_limit(s, f, plane))
        return "a limit that does not match its normal";
    if (fabs(length_of(&f->normal[plane]) - GRAZE_FRACTION_ONE) > bound * ROOT_3)
        return "a normal that does not have unit length";
    judge_measure(&s->c, NORMAL, off);
    if (off > bound)
        return "a normal that is too far off";
    if (!oracle_camera_has_distance_bound(&s->truth, plane))
        return NULL;
    judge_measure(&s->c, DISTANCE, apart);
    return apart > GRAZE_CAMERA_DISTANCE_BOUND ? "a plane that is too far away" : NULL;
}

/* Whether all corners of the world are behind one plane. */
static bool is_nothing(scene *s, const graze_frustum *f)
{
    for (int plane = 0; plane < PLANES; plane++) {
        const graze_normal *n = &f->normal[plane];
        oracle_vector_set(&s->stored, n->x, n->y, n->z);
        oracle_vector_set(&s->view, n->x < 0 ? INT32_MIN : INT32_MAX,
                          n->y < 0 ? INT32_MIN : INT32_MAX, n->z < 0 ? INT32_MIN : INT32_MAX);
        oracle_set_dot(s->sum, &s->stored, &s->view);
        if (mpz_cmp_si(s->sum, f->limit[plane]) < 0)
            return true;
    }
    return false;
}

static const char *judge_nothing(scene *s, const graze_frustum *f)
{
    const graze_aabb world = {{INT32_MIN, INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MAX, INT32_MAX}};
    const graze_sphere ball = {s->camera.position, INT32_MAX};
    bool nothing =
        is_nothing(s, f) && graze_frustum_classify_aabb(f, &world) == GRAZE_VIEW_OUTSIDE &&
        graze_frustum_classify_sphere(f, &ball) == GRAZE_VIEW_OUTSIDE &&
        !graze_frustum_contains_point(f, &s->camera.position) &&
        !graze_frustum_contains_point(f, &s->eye) && !graze_frustum_contains_point(f, &world.min);
    return nothing ? NULL : "no picture, and yet something is in view";
}

enum { NO_PICTURE, LEFT_HANDED, RIGHT_HANDED, NOT_UPRIGHT };

static int from_camera(void *at, const char **fault)
{
    scene *s = at;
    const oracle_camera *o = &s->truth;
    graze_frustum f;
    memset(&f, 0x55, sizeof f);
    graze_frustum_from_camera(&s->camera, &f);
    if (!o->has_picture) {
        *fault = judge_nothing(s, &f);
        return NO_PICTURE;
    }
    for (int plane = 0; plane < PLANES && !*fault; plane++)
        *fault = judge_plane(s, &f, plane);
    return !o->is_upright ? NOT_UPRIGHT : o->is_left_handed ? LEFT_HANDED : RIGHT_HANDED;
}

/* ---- Rays ---- */

static int32_t t_max_of(unsigned halvings)
{
    return halvings < 15 ? (int32_t)(UINT32_C(65536) << halvings) : GRAZE_SCALAR_MAX;
}

static bool is_ray(scene *s, const graze_ray *ray, unsigned halvings)
{
    const oracle_camera *o = &s->truth;
    const double excess = oracle_camera_ray_excess(o, halvings);
    const double lopsided = o->is_lopsided ? oracle_camera_ray_length(o, halvings) * 0x1p-29 : 0;
    double stretch = o->widest < 0x1p24 ? 0 : oracle_camera_ray_stretch(o, halvings);
    double off = oracle_camera_ray_error(&s->truth, ray->dir, halvings);
    double sideways = oracle_camera_ray_sideways(o, ray->dir);
    if (off > 0.5 + excess + lopsided + stretch || sideways < 0 ||
        sideways > (0.5 + excess + lopsided) * ROOT_3 || ray->t_max != t_max_of(halvings))
        return false;
    if (oracle_camera_has_ray_bound(o) && o->is_upright)
        judge_measure(&s->c, ldexp(o->terms, -(int)halvings) < UNITS ? RAY : LONG_RAY, off);
    judge_measure(&s->c, SIDEWAYS, o->is_upright ? sideways : 0);
    return true;
}

/* A dir that only just fits, or does not, may be halved once more or less. */
static const char *judge_ray(scene *s, const graze_ray *ray, unsigned halvings)
{
    oracle_camera *o = &s->truth;
    bool right = is_ray(s, ray, halvings);
    if (!right && oracle_camera_ray_is_at_border(o, halvings))
        right = is_ray(s, ray, halvings + 1);
    if (!right && halvings > 0 && oracle_camera_ray_is_at_border(o, halvings - 1))
        right = is_ray(s, ray, halvings - 1);
    return right                              ? NULL
           : ray->t_max != t_max_of(halvings) ? "a t_max that does not match its dir"
                                              : "a dir that is too far off";
}

static bool is_same(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

static bool has_rays(const scene *s)
{
    return s->truth.has_picture && s->width > 0 && s->height > 0;
}

enum { NO_RAY, WHOLE, HALVED, ENDLESS };

static int camera_ray(void *at, const char **fault)
{
    scene *s = at;
    const graze_vec3 none = {0, 0, 0};
    graze_ray ray;
    memset(&ray, 0x55, sizeof ray);
    graze_camera_ray(&s->camera, s->x, s->y, s->width, s->height, &ray);
    if (!is_same(ray.origin, s->camera.position))
        *fault = "the origin is not position";
    if (!has_rays(s)) {
        if (!is_same(ray.dir, none) || ray.t_max != -GRAZE_ONE)
            *fault = "a ray without a picture";
        return NO_RAY;
    }
    oracle_camera_ray(&s->truth, &s->camera, s->x, s->y, s->width, s->height);
    unsigned halvings = oracle_camera_halvings(&s->truth);
    if (!*fault)
        *fault = judge_ray(s, &ray, halvings);
    return halvings == 0 ? WHOLE : halvings < 15 ? HALVED : ENDLESS;
}

/* ---- Rays and planes ---- */

/* The sine of the angle by which rounding can turn a dir and a plane against each other. */
static double rounding_of(scene *s)
{
    unsigned halvings = oracle_camera_halvings(&s->truth);
    double length = oracle_camera_ray_length(&s->truth, halvings + 1);
    return 0x1p-24 + (length > 0 ? GRAZE_CAMERA_RAY_BOUND * ROOT_3 / length : 1);
}

enum { NO_MATTER, CLOSE, BEYOND, WITHIN };

/* The side planes and the true planes agree on which side a pixel's ray is, unless it is close to one. */
static int sees_rays(void *at, const char **fault)
{
    scene *s = at;
    graze_frustum f;
    graze_ray ray;
    bool close = false, within = true;
    if (!has_rays(s) || !s->truth.is_upright)
        return NO_MATTER;
    graze_frustum_from_camera(&s->camera, &f);
    graze_camera_ray(&s->camera, s->x, s->y, s->width, s->height, &ray);
    oracle_camera_ray(&s->truth, &s->camera, s->x, s->y, s->width, s->height);
    const double least = rounding_of(s);
    oracle_vector_set(&s->view, ray.dir.x, ray.dir.y, ray.dir.z);
    for (int plane = FIRST_SIDE; plane < PLANES; plane++) {
        const graze_normal *n = &f.normal[plane];
        double sine = (double)oracle_camera_ray_sine(&s->truth, plane);
        oracle_vector_set(&s->stored, n->x, n->y, n->z);
        oracle_set_dot(s->sum, &s->stored, &s->view);
        close = close || fabs(sine) < least;
        within = within && sine > 0;
        if (fabs(sine) >= least && (mpz_sgn(s->sum) < 0) != (sine < 0))
            *fault = "a plane on the other side of a ray";
    }
    if (!close && within != (s->x < s->width && s->y < s->height))
        *fault = "an oracle whose planes and rays differ";
    return close ? CLOSE : within ? WITHIN : BEYOND;
}

/* ---- What a camera looks at ---- */

static bool is_along(scene *s, graze_vec3 got, const oracle_vector *v)
{
    long double unit[3];
    oracle_unit_of(unit, v);
    long double x = fabsl(got.x - unit[0] * 65536), y = fabsl(got.y - unit[1] * 65536);
    double off = (double)fmaxl(fmaxl(x, y), fabsl(got.z - unit[2] * 65536));
    judge_measure(&s->c, LOOK_AT, off);
    return off <= GRAZE_LOOK_AT_BOUND;
}

/* graze_camera_look_at does not write these. */
static bool keeps_lens(const graze_camera *a, const graze_camera *b)
{
    return a->fov == b->fov && a->aspect == b->aspect && a->z_near == b->z_near &&
           a->z_far == b->z_far;
}

static int look_at(void *at, const char **fault)
{
    scene *s = at;
    graze_camera c = s->camera;
    graze_matrix m;
    oracle_camera *o = &s->truth;
    int kind = oracle_camera_look_at(o, s->eye, s->target, s->up);
    graze_camera_look_at(s->eye, s->target, s->up, &c);
    graze_matrix_look_at(s->eye, s->target, s->up, &m);
    if (!keeps_lens(&c, &s->camera) || !is_same(c.position, s->eye))
        *fault = "fov, aspect or depths changed, or a wrong position";
    else if (!is_along(s, c.forward, &o->forward) || !is_along(s, c.right, &o->right) ||
             !is_along(s, c.up, &o->up))
        *fault = "an axis that is too far off";
    else if (!is_same(c.right, m.x) || !is_same(c.up, m.y) ||
             !is_same(c.forward, graze_vec3_neg(m.z)))
        *fault = "axes other than those of graze_matrix_look_at";
    return kind;
}

/* ---- The program ---- */

#define IN(class_index) (1u << (class_index))
enum {
    ALL = (1 << CAMERA_CLASSES) - 1,
    SHEARED = IN(CAMERA_SHEARED),
    ANY = IN(CAMERA_ANY),
    BAD = IN(CAMERA_BAD),
    GOOD = ALL & ~BAD,
    UPRIGHT = GOOD & ~SHEARED
};

static const judge_routine routines[] = {
    {.name = "frustum_from_camera",
     .judge = from_camera,
     .kinds = {"none", "left", "right", "sheared"},
     .classes = {BAD, UPRIGHT, UPRIGHT, SHEARED}},
    {.name = "camera_ray",
     .judge = camera_ray,
     .kinds = {"none", "whole", "halved", "endless"},
     .classes = {ALL, GOOD & ~ANY, IN(CAMERA_LONG) | IN(CAMERA_LENS) | ANY, IN(CAMERA_LENS) | ANY}},
    {.name = "camera_sees_rays",
     .judge = sees_rays,
     .kinds = {"none", "close", "beyond", "within"},
     .classes = {BAD, IN(CAMERA_LENS), UPRIGHT, UPRIGHT}},
    {.name = "camera_look_at",
     .judge = look_at, /* the last, as it writes over the camera's true axes */
     .kinds = {"plain", "up along", "at eye"},
     .classes = {ALL, ALL, ALL}},
};

static void draw(void *at)
{
    scene *s = at;
    input_stream t;
    draw_start(&t, s->c.seed, s->c.index);
    draw_camera(&t, (int)(s->c.index % CAMERA_CLASSES), &s->camera);
    draw_pixel(&t, &s->x, &s->y, &s->width, &s->height);
    draw_view(&t, &s->eye, &s->target, &s->up);
    oracle_camera_set(&s->truth, &s->camera);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("camera", "camera", &s->camera);
    const int32_t pixel[] = {s->x, s->y, s->width, s->height};
    judge_print_words("pixel, picture", pixel, 4);
    print_value("vec3", "eye", &s->eye);
    print_value("vec3", "target", &s->target);
    print_value("vec3", "up", &s->up);
}

static void init(void *at)
{
    scene *s = at;
    oracle_camera_init(&s->truth);
    oracle_vector_init(&s->stored);
    oracle_vector_init(&s->view);
    mpz_init(s->sum);
}

static void clear(void *at)
{
    scene *s = at;
    oracle_camera_clear(&s->truth);
    oracle_vector_clear(&s->stored);
    oracle_vector_clear(&s->view);
    mpz_clear(s->sum);
}

ORACLE(camera)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_camera", "graze_", CAMERA_CLASSES),
        .measures = {"component of a normal, in 2^-30, by its factor",
                     "plane up to 1000 units away, in raw units",
                     "component of a ray up to 1000 units long, in raw units",
                     "component of a longer ray", "ray of any lens, sideways",
                     "component of a look_at, in raw units"},
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
