/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_camera.h"

#include <math.h>
#include <mpfr.h>

enum { BITS = 320, PLACES = 256, CORNERS = 4 };

/* ---- Vectors ---- */

void oracle_vector_init(oracle_vector *v)
{
    mpz_inits(v->at[0], v->at[1], v->at[2], NULL);
}

void oracle_vector_clear(oracle_vector *v)
{
    mpz_clears(v->at[0], v->at[1], v->at[2], NULL);
}

void oracle_vector_set(oracle_vector *v, int64_t x, int64_t y, int64_t z)
{
    mpz_set_si(v->at[0], x);
    mpz_set_si(v->at[1], y);
    mpz_set_si(v->at[2], z);
}

void oracle_set_dot(mpz_t sum, const oracle_vector *a, const oracle_vector *b)
{
    mpz_set_si(sum, 0);
    for (int i = 0; i < 3; i++)
        mpz_addmul(sum, a->at[i], b->at[i]);
}

void oracle_set_cross(oracle_vector *c, const oracle_vector *a, const oracle_vector *b)
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_mul(c->at[i], a->at[j], b->at[k]);
        mpz_submul(c->at[i], a->at[k], b->at[j]);
    }
}

void oracle_unit_of(long double unit[3], const oracle_vector *v)
{
    mpz_t squared;
    mpfr_t length, part;
    mpz_init(squared);
    mpfr_inits2(BITS, length, part, (mpfr_ptr)NULL);
    oracle_set_dot(squared, v, v);
    mpfr_set_z(length, squared, MPFR_RNDN);
    mpfr_sqrt(length, length, MPFR_RNDN);
    for (int i = 0; i < 3; i++) {
        mpfr_set_z(part, v->at[i], MPFR_RNDN);
        mpfr_div(part, part, length, MPFR_RNDN);
        unit[i] = mpfr_get_ld(part, MPFR_RNDN);
    }
    mpz_clear(squared);
    mpfr_clears(length, part, (mpfr_ptr)NULL);
}

/* ---- The camera ---- */

void oracle_camera_init(oracle_camera *o)
{
    oracle_vector *all[] = {&o->right, &o->up, &o->forward, &o->cross, &o->ray};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        oracle_vector_init(all[i]);
    for (int i = 0; i < CORNERS; i++)
        oracle_vector_init(&o->corner[i]);
    mpz_inits(o->slope, o->part, o->unit, NULL);
}

void oracle_camera_clear(oracle_camera *o)
{
    oracle_vector *all[] = {&o->right, &o->up, &o->forward, &o->cross, &o->ray};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        oracle_vector_clear(all[i]);
    for (int i = 0; i < CORNERS; i++)
        oracle_vector_clear(&o->corner[i]);
    mpz_clears(o->slope, o->part, o->unit, NULL);
}

/* fov / 2 is fov * pi / 2^32 radians. */
static void set_slope(mpz_t slope, graze_angle fov)
{
    mpfr_t a;
    mpfr_init2(a, BITS);
    mpfr_const_pi(a, MPFR_RNDN);
    mpfr_mul_ui(a, a, fov, MPFR_RNDN);
    mpfr_div_2ui(a, a, 32, MPFR_RNDN);
    mpfr_tan(a, a, MPFR_RNDN);
    mpfr_mul_2ui(a, a, PLACES, MPFR_RNDN);
    mpfr_get_z(slope, a, MPFR_RNDN);
    mpfr_clear(a);
}

/* Whether the sine of the angle between a and the plane of b and c is at least a half: 2 |a . (b x c)| >=
 * |a| |b x c|. */
static bool is_steep(oracle_camera *o, const oracle_vector *a, const oracle_vector *b,
                     const oracle_vector *c)
{
    oracle_set_cross(&o->cross, b, c);
    oracle_set_dot(o->part, a, a);
    oracle_set_dot(o->unit, &o->cross, &o->cross);
    mpz_mul(o->unit, o->unit, o->part);
    oracle_set_dot(o->part, a, &o->cross);
    mpz_mul(o->part, o->part, o->part);
    mpz_mul_2exp(o->part, o->part, 2);
    return mpz_cmp(o->part, o->unit) >= 0;
}

/*
 * to = (forward + sideways / 2^272 * right + upwards / 2^256 * up) * 2^272 * forth; the offsets
 * already contain `forth`.
 */
static void set_direction(oracle_camera *o, oracle_vector *to, const mpz_t sideways,
                          const mpz_t upwards, uint64_t forth)
{
    for (int i = 0; i < 3; i++) {
        mpz_mul_ui(to->at[i], o->forward.at[i], forth);
        mpz_mul_2exp(to->at[i], to->at[i], PLACES + 16);
        mpz_addmul(to->at[i], o->right.at[i], sideways);
        mpz_mul_2exp(o->part, o->up.at[i], 16);
        mpz_addmul(to->at[i], o->part, upwards);
    }
}

static void set_corners(oracle_camera *o, graze_scalar aspect)
{
    mpz_t sideways, upwards;
    mpz_inits(sideways, upwards, NULL);
    for (int corner = 0; corner < CORNERS; corner++) {
        mpz_mul_si(sideways, o->slope, corner & 1 ? aspect : -aspect);
        mpz_mul_si(upwards, o->slope, corner & 2 ? 1 : -1);
        set_direction(o, &o->corner[corner], sideways, upwards, 1);
    }
    mpz_clears(sideways, upwards, NULL);
}

/* The plane through two corners, with the third corner in front of it. */
static void set_side(oracle_camera *o, int plane, int first, int second, int inside)
{
    oracle_set_cross(&o->cross, &o->corner[first], &o->corner[second]);
    oracle_set_dot(o->part, &o->cross, &o->corner[inside]);
    oracle_unit_of(o->normal[plane], &o->cross);
    for (int i = 0; i < 3 && mpz_sgn(o->part) < 0; i++)
        o->normal[plane][i] = -o->normal[plane][i];
}

static void set_planes(oracle_camera *o)
{
    oracle_unit_of(o->normal[GRAZE_FRUSTUM_NEAR], &o->forward);
    for (int i = 0; i < 3; i++)
        o->normal[GRAZE_FRUSTUM_FAR][i] = -o->normal[GRAZE_FRUSTUM_NEAR][i];
    set_side(o, GRAZE_FRUSTUM_LEFT, 0, 2, 1);
    set_side(o, GRAZE_FRUSTUM_RIGHT, 1, 3, 0);
    set_side(o, GRAZE_FRUSTUM_BOTTOM, 0, 1, 2);
    set_side(o, GRAZE_FRUSTUM_TOP, 2, 3, 0);
}

void oracle_camera_set(oracle_camera *o, const graze_camera *c)
{
    oracle_vector_set(&o->right, c->right.x, c->right.y, c->right.z);
    oracle_vector_set(&o->up, c->up.x, c->up.y, c->up.z);
    oracle_vector_set(&o->forward, c->forward.x, c->forward.y, c->forward.z);
    oracle_set_cross(&o->cross, &o->right, &o->up);
    oracle_set_dot(o->part, &o->cross, &o->forward);
    /* right x up points backwards, as x x y points along z, away from the view */
    o->is_left_handed = mpz_sgn(o->part) > 0;
    o->has_picture = mpz_sgn(o->part) != 0 && c->fov > 0 && c->fov < GRAZE_HALF_TURN &&
                     c->aspect > 0 && c->z_near > 0 && c->z_near < c->z_far;
    o->is_upright =
        is_steep(o, &o->right, &o->up, &o->forward) && is_steep(o, &o->up, &o->right, &o->forward);
    if (o->has_picture) {
        oracle_camera_measure_axes(o);
        set_slope(o->slope, c->fov);
        set_corners(o, c->aspect);
        set_planes(o);
    }
}

/* ---- Rays ---- */

/* n / (unit * 2^halvings), with a relative error of 2^-52. */
static double quotient(const mpz_t n, const mpz_t unit, unsigned halvings)
{
    long above, below;
    double a = mpz_get_d_2exp(&above, n), b = mpz_get_d_2exp(&below, unit);
    return ldexp(a / b, (int)(above - below - (long)halvings));
}

static double parts_size(int32_t forward, int32_t right, int32_t up, double x, double y)
{
    return fabs((double)forward) + fabs((double)right) * x + fabs((double)up) * y;
}

static void measure_parts(oracle_camera *o, const graze_camera *c, const mpz_t sideways,
                          const mpz_t upwards)
{
    const graze_vec3 *f = &c->forward, *r = &c->right, *u = &c->up;
    double x = fabs(quotient(sideways, o->unit, 0)) * 65536;
    double y = fabs(quotient(upwards, o->unit, 0)) * 0x1p32;
    double size = fmax(parts_size(f->x, r->x, u->x, x, y), parts_size(f->y, r->y, u->y, x, y));
    size = fmax(size, parts_size(f->z, r->z, u->z, x, y));
    o->widest = fmax(x, y);
    o->terms = size * c->z_far / 65536;
}

/* X = (2x + 1 - width) / width, and Y likewise, downwards. */
void oracle_camera_ray(oracle_camera *o, const graze_camera *c, int64_t x, int64_t y, int64_t width,
                       int64_t height)
{
    mpz_t sideways, upwards;
    mpz_inits(sideways, upwards, NULL);
    mpz_mul_si(sideways, o->slope, c->aspect);
    mpz_mul_si(sideways, sideways, (2 * x + 1 - width) * height);
    mpz_mul_si(upwards, o->slope, (height - 2 * y - 1) * width);
    set_direction(o, &o->ray, sideways, upwards, (uint64_t)(width * height));
    for (int i = 0; i < 3; i++)
        mpz_mul_si(o->ray.at[i], o->ray.at[i], c->z_far);
    mpz_set_si(o->unit, width * height);
    mpz_mul_2exp(o->unit, o->unit, PLACES + 32);
    measure_parts(o, c, sideways, upwards);
    mpz_clears(sideways, upwards, NULL);
}

/* Whether -2^31 - 1/2 < n / unit < 2^31 - 1/2. */
static bool fits(oracle_camera *o, const mpz_t n, const mpz_t unit)
{
    mpz_mul_2exp(o->part, n, 1);
    mpz_add(o->part, o->part, unit);
    mpz_fdiv_q(o->part, o->part, unit); /* 2n / unit + 1, rounded down */
    return mpz_cmp_si(o->part, INT64_C(0x100000000)) < 0 &&
           mpz_cmp_si(o->part, -INT64_C(0x100000000)) >= 0;
}

unsigned oracle_camera_halvings(oracle_camera *o)
{
    unsigned halvings = 0;
    mpz_t unit;
    mpz_init_set(unit, o->unit);
    while (!fits(o, o->ray.at[0], unit) || !fits(o, o->ray.at[1], unit) ||
           !fits(o, o->ray.at[2], unit)) {
        mpz_mul_2exp(unit, unit, 1);
        halvings++;
    }
    mpz_clear(unit);
    return halvings;
}

double oracle_camera_ray_error(oracle_camera *o, graze_vec3 dir, unsigned halvings)
{
    const graze_scalar got[3] = {dir.x, dir.y, dir.z};
    double worst = 0;
    for (int i = 0; i < 3; i++) {
        mpz_mul_si(o->part, o->unit, got[i]);
        mpz_mul_2exp(o->part, o->part, halvings);
        mpz_sub(o->part, o->part, o->ray.at[i]);
        worst = fmax(worst, fabs(quotient(o->part, o->unit, halvings)));
    }
    return worst;
}

double oracle_camera_ray_sideways(const oracle_camera *o, graze_vec3 dir)
{
    const long double got[3] = {dir.x, dir.y, dir.z};
    long double unit[3], squared = 0, along = 0;
    oracle_unit_of(unit, &o->ray);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        long double across = got[j] * unit[k] - got[k] * unit[j];
        squared += across * across;
        along += got[i] * unit[i];
    }
    return along >= 0 ? (double)sqrtl(squared) : -1;
}

double oracle_camera_ray_stretch(const oracle_camera *o, unsigned halvings)
{
    return ldexp(o->terms, -(int)halvings) * o->widest * 0x1p-60;
}

bool oracle_camera_ray_is_at_border(const oracle_camera *o, unsigned halvings)
{
    double greatest = 0;
    for (int i = 0; i < 3; i++)
        greatest = fmax(greatest, fabs(quotient(o->ray.at[i], o->unit, halvings)));
    return fabs(greatest - 0x1p31) <= 2 + oracle_camera_ray_stretch(o, halvings);
}

long double oracle_camera_ray_sine(const oracle_camera *o, int plane)
{
    long double unit[3], sum = 0;
    oracle_unit_of(unit, &o->ray);
    for (int i = 0; i < 3; i++)
        sum += unit[i] * o->normal[plane][i];
    return sum;
}

double oracle_camera_ray_length(const oracle_camera *o, unsigned halvings)
{
    double x = quotient(o->ray.at[0], o->unit, halvings);
    double y = quotient(o->ray.at[1], o->unit, halvings);
    double z = quotient(o->ray.at[2], o->unit, halvings);
    return hypot(hypot(x, y), z);
}

/* ---- look_at ---- */

static bool is_zero(const oracle_vector *v)
{
    return mpz_sgn(v->at[0]) == 0 && mpz_sgn(v->at[1]) == 0 && mpz_sgn(v->at[2]) == 0;
}

/* The first axis along which `view` is least. */
static void set_instead(oracle_vector *up, const oracle_vector *view)
{
    int least = 0;
    for (int i = 1; i < 3; i++)
        if (mpz_cmpabs(view->at[i], view->at[least]) < 0)
            least = i;
    oracle_vector_set(up, least == 0, least == 1, least == 2);
}

int oracle_camera_look_at(oracle_camera *o, graze_vec3 eye, graze_vec3 target, graze_vec3 up)
{
    int kind = ORACLE_LOOKS;
    oracle_vector_set(&o->forward, (int64_t)target.x - eye.x, (int64_t)target.y - eye.y,
                      (int64_t)target.z - eye.z);
    oracle_vector_set(&o->cross, up.x, up.y, up.z);
    if (is_zero(&o->forward)) {
        oracle_vector_set(&o->forward, 0, 0, -1);
        kind = ORACLE_AT_ITS_EYE;
    }
    oracle_set_cross(&o->right, &o->forward, &o->cross);
    if (is_zero(&o->right)) {
        kind = kind == ORACLE_LOOKS ? ORACLE_UP_IS_ALONG : kind;
        set_instead(&o->cross, &o->forward);
        oracle_set_cross(&o->right, &o->forward, &o->cross);
    }
    oracle_set_cross(&o->up, &o->right, &o->forward);
    return kind;
}
