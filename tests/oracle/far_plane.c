/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * far_plane: the errors of the near and the far plane of a projection matrix, relative to their depths, and the
 * far plane's error of graze_frustum_from_camera; for a camera at the origin along -z. Prints the worst over
 * z_near from 0.1 to 10 and z_far / z_near from a tenth of the column's ratio up to that ratio, and for depths that
 * are close together or far from the eye. Fails when the far plane is off by more than the table in mat4.h states,
 * or when depths neither fit nor saturate.
 */
#include "../../include/graze/graze.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>

enum { RATIOS = 4, NEARS = 4, DEPTHS = 3, STEPS = 1000 };

static const double ratios[RATIOS] = {10, 100, 1000, 10000};
static const double nears[NEARS] = {0.1, 0.5, 1, 10};
static const char *const names[DEPTHS] = {"-1 to 1", "0 to 1", "1 to 0"};

/* In percent of z_far, as stated in mat4.h. */
static const double stated[DEPTHS][RATIOS] = {
#if GRAZE_FLOAT
    {0.0001, 0.001, 0.01, 0.1}, {0.0001, 0.001, 0.01, 0.1}, {0.0001, 0.0001, 0.0001, 0.0001}
#else
    {0.01, 0.05, 0.4, 4}, {0.02, 0.09, 0.8, 8}, {0.02, 0.09, 0.8, 8}
#endif
};

typedef struct {
    double near_plane, far_plane, camera;
} errors;

static void raise_to(double *worst, double error)
{
    if (!(error <= *worst))
        *worst = error;
}

/* In percent. */
static double error_of(const graze_frustum *f, int plane, graze_scalar depth)
{
    const double to_units = (double)GRAZE_ONE;
    const double distance = fabs((double)f->limit[plane] / (double)f->normal[plane].z);
    return fabs(distance / to_units / ((double)depth / to_units) - 1) * 100;
}

/* The camera of both: 60 degrees, 16 : 9, in the origin, along -z. */
static graze_camera camera_of(double z_near, double z_far)
{
    graze_camera c;
    c.position = graze_vec3_of(0, 0, 0);
    c.right = graze_vec3_of(GRAZE_ONE, 0, 0);
    c.up = graze_vec3_of(0, GRAZE_ONE, 0);
    c.forward = graze_vec3_of(0, 0, -GRAZE_ONE);
    c.fov = GRAZE_DEGREES(60);
    c.aspect = GRAZE_RATIO(16, 9);
    c.z_near = (graze_scalar)(z_near * (double)GRAZE_ONE);
    c.z_far = (graze_scalar)(z_far * (double)GRAZE_ONE);
    return c;
}

static void measure(const graze_camera *c, graze_depth depth, errors *worst)
{
    graze_mat4 projection;
    graze_frustum f;
    graze_mat4_perspective(c->fov, c->aspect, c->z_near, c->z_far, depth, GRAZE_RIGHT_HANDED,
                           &projection);
    graze_frustum_from_mat4(&projection, depth, &f);
    raise_to(&worst->near_plane, error_of(&f, GRAZE_FRUSTUM_NEAR, c->z_near));
    raise_to(&worst->far_plane, error_of(&f, GRAZE_FRUSTUM_FAR, c->z_far));
    graze_frustum_from_camera(c, &f);
    raise_to(&worst->camera, error_of(&f, GRAZE_FRUSTUM_FAR, c->z_far));
}

static errors worst_of(double ratio, graze_depth depth)
{
    errors worst = {0, 0, 0};
    for (int i = 0; i < NEARS; i++)
        for (int step = 0; step <= STEPS; step++) {
            const double z_far = nears[i] * ratio * pow(10, -(double)step / STEPS);
            if (z_far >= 32768 || z_far < 2 * nears[i])
                continue;
            const graze_camera c = camera_of(nears[i], z_far);
            measure(&c, depth, &worst);
        }
    return worst;
}

static void print_row(const char *what, const errors *worst, size_t member)
{
    printf("%-26s", what);
    for (int i = 0; i < RATIOS; i++)
        printf(" %10.6f", *(const double *)((const char *)&worst[i] + member));
    putchar('\n');
}

/* ---- Times a view ---- */

enum { EYES = 3, VIEWS = 500 };
static const int eyes[EYES] = {0, 100, 1000};

/* Percent of a z_far of 100, with z_near 0.1. */
static const double stated_of_views[DEPTHS][EYES] = {
#if GRAZE_FLOAT
    {0.004, 0.01, 0.05}, {0.008, 0.02, 0.1}, {0.0001, 0.0001, 0.001}
#else
    {0.8, 1.3, 6}, {1.7, 2.5, 12}, {1.7, 2.5, 12}
#endif
};

static graze_vec3 unit_of(graze_angle turn, graze_angle rise)
{
    const graze_scalar level = graze_cos(rise);
    return graze_vec3_of(graze_mul(graze_cos(turn), level), graze_sin(rise),
                         graze_mul(graze_sin(turn), level));
}

/* The far plane along the view from an eye, in percent of z_far. */
static double error_of_view(const graze_mat4 *projection, graze_depth depth, graze_vec3 eye,
                            graze_vec3 ahead, graze_scalar z_far)
{
    graze_matrix place, inverse;
    graze_mat4 view, both;
    graze_frustum f;
    graze_matrix_look_at(eye, graze_vec3_add(eye, ahead), unit_of(0, GRAZE_TURNS(1, 4)), &place);
    graze_matrix_inverse_rigid(&place, &inverse);
    graze_mat4_from_matrix(&inverse, &view);
    graze_mat4_multiply(projection, &view, &both);
    graze_frustum_from_mat4(&both, depth, &f);
    const graze_normal *n = &f.normal[GRAZE_FRUSTUM_FAR];
    const double x = (double)n->x, y = (double)n->y, z = (double)n->z;
    const double start = x * (double)eye.x + y * (double)eye.y + z * (double)eye.z;
    const double way = x * (double)place.z.x + y * (double)place.z.y + z * (double)place.z.z;
    const double t = (start - (double)f.limit[GRAZE_FRUSTUM_FAR]) / way;
    return fabs(t * (double)GRAZE_ONE / (double)z_far - 1) * 100;
}

static double worst_of_views(int distance, graze_depth depth)
{
    const graze_camera c = camera_of(0.1, 100);
    graze_mat4 projection;
    double worst = 0;
    graze_mat4_perspective(c.fov, c.aspect, c.z_near, c.z_far, depth, GRAZE_RIGHT_HANDED,
                           &projection);
    for (uint32_t i = 0; i < VIEWS; i++) {
        const graze_angle turn = i * UINT32_C(0x9e3779b1), rise = turn * 7 / 8;
        const graze_vec3 eye = graze_vec3_scale(unit_of(rise, turn), graze_from_int(distance));
        const graze_vec3 ahead = unit_of(turn, rise / 8);
        raise_to(&worst, error_of_view(&projection, depth, eye, ahead, c.z_far));
    }
    return worst;
}

static int print_views(void)
{
    int failed = 0;
    printf("the far plane of views, z_near 0.1, z_far 100, with the eye at 0, 100, 1000 units\n");
    for (int depth = 0; depth < DEPTHS; depth++) {
        printf("  depth from %-13s", names[depth]);
        for (int i = 0; i < EYES; i++) {
            const double worst = worst_of_views(eyes[i], (graze_depth)depth);
            printf(" %10.6f", worst);
            failed += !(worst <= stated_of_views[depth][i]);
        }
        putchar('\n');
    }
    return failed;
}

/* ---- Depths that are close together, or far from the eye ---- */

enum { THIN_NEARS = 200, THIN_RATIOS = 60 };

static bool is_at_limit(graze_scalar x)
{
    return x <= GRAZE_SCALAR_MIN || x >= GRAZE_SCALAR_MAX;
}

static bool saturates(const graze_camera *c, graze_depth depth)
{
    graze_mat4 m;
    graze_mat4_perspective(c->fov, c->aspect, c->z_near, c->z_far, depth, GRAZE_LEFT_HANDED, &m);
    return is_at_limit(m.m[2][2]) || is_at_limit(m.m[2][3]);
}

/* Raises the errors of depths that fit; false for depths that neither fit nor saturate. */
static bool measure_thin(const graze_camera *c, graze_depth depth, errors *worst,
                         unsigned *saturated)
{
    if (graze_mat4_perspective_fits(c->z_near, c->z_far, depth)) {
        measure(c, depth, worst);
        return true;
    }
    *saturated += 1;
    return saturates(c, depth);
}

/* z_near from 0.1 to 20000, and z_far / z_near - 1 from 9 down to 9e-6. */
static bool measure_thins(graze_depth depth, errors *worst, unsigned *saturated)
{
    bool right = true;
    for (int i = 0; i < THIN_NEARS * THIN_RATIOS; i++) {
        const double z_near = 0.1 * pow(200000, (double)(i / THIN_RATIOS) / THIN_NEARS);
        const double ratio = 1 + 9 * pow(10, -(double)(i % THIN_RATIOS) / 10);
        if (z_near * ratio >= 32768)
            continue;
        const graze_camera c = camera_of(z_near, z_near * ratio);
        if (c.z_near < c.z_far)
            right = measure_thin(&c, depth, worst, saturated) && right;
    }
    return right;
}

/* The bound of the column for ratios up to 10 holds for all depths that fit, and the others do saturate. */
static int print_thins(void)
{
    int failed = 0;
    printf("z_near from 0.1 to 20000, z_far / z_near up to 10: the worst if they fit; how many "
           "saturate\n");
    for (int depth = 0; depth < DEPTHS; depth++) {
        errors worst = {0, 0, 0};
        unsigned saturated = 0;
        bool right = measure_thins((graze_depth)depth, &worst, &saturated);
        failed += !(right && worst.far_plane <= stated[depth][0] && (GRAZE_FLOAT || saturated > 0));
        printf("  depth from %-13s %10.6f %6u\n", names[depth], worst.far_plane, saturated);
    }
    return failed;
}

int main(void)
{
    int failed = print_views() + print_thins();
    printf("%-26s", "z_far / z_near");
    for (int i = 0; i < RATIOS; i++)
        printf(" %10.0f", ratios[i]);
    printf("\nworst errors in %%\n");
    for (int depth = 0; depth < DEPTHS; depth++) {
        errors worst[RATIOS];
        for (int i = 0; i < RATIOS; i++) {
            worst[i] = worst_of(ratios[i], (graze_depth)depth);
            failed += !(worst[i].far_plane <= stated[depth][i]);
        }
        printf("depth from %s\n", names[depth]);
        print_row("  far plane, of z_far", worst, offsetof(errors, far_plane));
        print_row("  near plane, of z_near", worst, offsetof(errors, near_plane));
        print_row("  from_camera, of z_far", worst, offsetof(errors, camera));
    }
    printf("far planes: %d passed, %d failed\n", DEPTHS * (RATIOS + EYES + 1) - failed, failed);
    return failed > 0;
}
