/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Casts rays into the scene and shades what they hit. A color is a vector of red, green and blue, from 0 to 1. */
#include "render.h"

#define FAR_AWAY GRAZE_C(1000)

static const graze_vec3 horizon = {GRAZE_C(0.86), GRAZE_C(0.90), GRAZE_C(0.94)},
                        zenith = {GRAZE_C(0.30), GRAZE_C(0.52), GRAZE_C(0.82)},
                        target = {0, GRAZE_C(0.44), 0};

static graze_vec3 blend(graze_vec3 a, graze_vec3 b, graze_scalar part)
{
    return graze_vec3_lerp(a, b, graze_to_fraction(graze_max(0, graze_min(part, GRAZE_ONE))));
}

static graze_scalar dot(graze_vec3 a, graze_vec3 b)
{
    return graze_from_wide(graze_vec3_dot(a, b));
}

/* ---- The view ---- */

void render_look(view *v, graze_angle turn, uint16_t width, uint16_t height)
{
    const eye_place eye = {turn, RENDER_DISTANCE, RENDER_EYE_HEIGHT};
    render_look_from(v, &eye, width, height);
}

void render_look_from(view *v, const eye_place *eye, uint16_t width, uint16_t height)
{
    graze_scalar sine, cosine;
    graze_sincos(eye->turn, &sine, &cosine);
    graze_camera_look_at(graze_vec3_of(graze_mul(eye->distance, sine), eye->height,
                                       graze_mul(eye->distance, cosine)),
                         target, graze_vec3_of(0, GRAZE_ONE, 0), &v->camera);
    v->camera.fov = GRAZE_DEGREES(50);
    v->camera.aspect = graze_div(graze_from_int(width), graze_from_int(height));
    v->camera.z_near = GRAZE_C(0.01);
    v->camera.z_far = FAR_AWAY;
    v->width = width;
    v->height = height;
    v->rays = 0;
}

/* A row is a picture of its own, one pixel high: its camera looks at the middle of the row, and `up` is shorter. The
 * rays pass half a pixel inside its frustum, far more than the planes are rounded. */
void render_begin_row(view *v, uint16_t y)
{
    const graze_scalar rows = graze_from_int(v->height), half = graze_tan(v->camera.fov / 2),
                       above = graze_div(graze_from_int(v->height - 2 * y - 1), rows);
    graze_camera row = v->camera;
    graze_frustum frustum;
    row.up = graze_vec3_scale(row.up, graze_div(GRAZE_ONE, rows));
    row.forward =
        graze_vec3_add(row.forward, graze_vec3_scale(v->camera.up, graze_mul(half, above)));
    graze_frustum_from_camera(&row, &frustum);
    scene_cull(&frustum, &v->in_view);
    v->y = y;
}

/* ---- Light ---- */

static graze_vec3 sky(const graze_segment *sight)
{
    const graze_scalar up = graze_sub(sight->b.y, sight->a.y);
    return blend(horizon, zenith, graze_div(graze_mul(up, GRAZE_C(1.6)), FAR_AWAY));
}

/* Squares of half a metre, which fade into one color before they are smaller than a pixel. */
static graze_vec3 ground_color(const surface *s)
{
    const graze_scalar twice_x = graze_add(s->point.x, s->point.x),
                       twice_z = graze_add(s->point.z, s->point.z),
                       faded = graze_mul(s->share, GRAZE_C(110)); /* at nine metres */
    const bool dark = ((graze_to_int_down(twice_x) + graze_to_int_down(twice_z)) & 1) != 0;
    const graze_vec3 light = scene_colors[SHAPE_GROUND];
    return blend(graze_vec3_scale(light, dark ? GRAZE_C(0.55) : GRAZE_ONE),
                 graze_vec3_scale(light, GRAZE_C(0.775)), faded);
}

static graze_scalar sunlight(view *v, const caster *cast, const surface *s)
{
    const graze_scalar slant = dot(s->normal, scene_sun);
    graze_segment to_sun;
    if (slant <= 0)
        return 0;
    to_sun.a = s->point;
    to_sun.b = graze_vec3_add(s->point, graze_vec3_scale(scene_sun, FAR_AWAY));
    v->rays++;
    return cast->is_shaded(s, &to_sun) ? 0 : slant;
}

/* Sunlight, light from the sky, and haze with the distance. */
static graze_vec3 shade(view *v, const caster *cast, const surface *s)
{
    const graze_vec3 own = s->shape == SHAPE_GROUND ? ground_color(s) : scene_colors[s->shape];
    const graze_scalar from_sky = graze_add(GRAZE_C(0.3), graze_mul(GRAZE_C(0.1), s->normal.y)),
                       from_sun = graze_mul(GRAZE_C(0.7), sunlight(v, cast, s));
    return blend(graze_vec3_scale(own, graze_add(from_sky, from_sun)), horizon,
                 graze_mul(s->share, GRAZE_C(1.1)));
}

/* The line that leaves the mirror. */
static void reflect(const surface *mirror, graze_segment *line)
{
    const graze_vec3 dir = graze_vec3_sub(line->b, line->a);
    line->a = mirror->point;
    line->b = graze_vec3_add(line->a, graze_vec3_reflect(dir, mirror->normal));
}

static graze_vec3 color_along(view *v, const caster *cast, graze_segment line)
{
    surface s;
    bool hits;
    v->rays++;
    hits = cast->find_first(&v->in_view, &line, &s);
    if (!hits || s.shape != SHAPE_MIRROR)
        return hits ? shade(v, cast, &s) : sky(&line);
    v->rays++;
    reflect(&s, &line);
    hits = cast->find_first(&scene_all, &line, &s) && s.shape != SHAPE_MIRROR;
    return graze_vec3_scale(hits ? shade(v, cast, &s) : sky(&line), GRAZE_C(0.85));
}

static uint8_t byte_of(graze_scalar part)
{
    const int32_t byte = graze_to_int(graze_mul(part, graze_from_int(255)));
    return (uint8_t)(byte < 0 ? 0 : byte > 255 ? 255 : byte);
}

void render_pixel(view *v, const caster *cast, uint16_t x, uint8_t rgb[PIXEL_BYTES])
{
    graze_ray ray;
    graze_segment sight;
    graze_vec3 color;
    graze_camera_ray(&v->camera, x, v->y, v->width, v->height, &ray);
    sight.a = ray.origin;
    sight.b = graze_vec3_add(ray.origin, ray.dir); /* t_max is 1 */
    color = color_along(v, cast, sight);
    rgb[0] = byte_of(color.x);
    rgb[1] = byte_of(color.y);
    rgb[2] = byte_of(color.z);
}
