/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The queries of the renderer by the usual Q16.16 idiom, with the routines that the bench compares graze with. It gets
 * what code of this kind usually gets: directions of unit length, and lines to the sun that start a little off the
 * surface. graze normalizes the directions, in fewer instructions than the usual root. Squares of more than 181 units
 * overflow, and so do sums and products of them, so this file is compiled with -fwrapv.
 */
#include "cast.h"

#include "../../tests/bench/peer_mesh.h"
#include "../../tests/bench/peer_obb.h"
#include "../../tests/bench/peer_sphere.h"

typedef struct {
    graze_vec3 start, dir;
    graze_scalar length;
} idiom_ray;

static idiom_ray ray_of(const graze_segment *line)
{
    const graze_vec3 along = graze_vec3_sub(line->b, line->a);
    idiom_ray ray;
    ray.start = line->a;
    ray.dir = graze_vec3_normalize(along);
    ray.length = graze_vec3_length(along);
    return ray;
}

/* ---- The first surface on a line ---- */

typedef struct {
    surface *first;
    graze_scalar least;
    bool any;
} search;

static void keep_if_first(search *s, graze_scalar t, graze_vec3 point, graze_vec3 normal,
                          uint8_t shape)
{
    if (s->any && t >= s->least)
        return;
    s->any = true;
    s->least = t;
    s->first->point = point;
    s->first->normal = normal;
    s->first->shape = shape;
}

static void search_boxes(search *s, const scene_solids *solids, const idiom_ray *ray)
{
    slabs cut;
    for (int i = 0; i < solids->box_count; i++)
        if (all_slabs(&cut, &solids->boxes[i], &ray->start, &ray->dir, ray->length))
            keep_if_first(s, cut.enter, peer_point_at(&ray->start, &ray->dir, cut.enter),
                          cut.normal, solids->box_shape[i]);
}

static void search_crates(search *s, const scene_solids *solids, const idiom_ray *ray)
{
    slabs cut;
    for (int i = 0; i < solids->crate_count; i++)
        if (obb_slabs(&cut, &solids->crates[i], &ray->start, &ray->dir, ray->length))
            keep_if_first(s, cut.enter, peer_point_at(&ray->start, &ray->dir, cut.enter),
                          turned_back(&solids->crates[i], &cut.normal), solids->crate_shape[i]);
}

static bool ball_hit(const graze_sphere *ball, const idiom_ray *ray, graze_scalar *t)
{
    const peer_quadratic q = quadratic_of(ball, &ray->start, &ray->dir);
    return peer_enters(&q, ray->length, t);
}

static void search_balls(search *s, const scene_solids *solids, const idiom_ray *ray)
{
    graze_scalar t;
    graze_vec3 point, normal;
    for (int i = 0; i < solids->ball_count; i++)
        if (ball_hit(&solids->balls[i], ray, &t)) {
            peer_locate(&solids->balls[i], &ray->start, &ray->dir, t, &point, &normal);
            keep_if_first(s, t, point, normal, solids->ball_shape[i]);
        }
}

static const peer_face *mirror_face(void)
{
    static peer_face face;
    face.corner = scene_mirror.corner;
    face.u = scene_mirror.u;
    face.v = scene_mirror.v;
    return &face;
}

static void search_ground(search *s, const idiom_ray *ray)
{
    const graze_vec3 up = {0, GRAZE_ONE, 0};
    graze_scalar t;
    if (!peer_quotient_within(-ray->start.y, ray->dir.y, ray->length, &t))
        return;
    keep_if_first(s, t, peer_point_at(&ray->start, &ray->dir, t),
                  ray->start.y < 0 ? graze_vec3_neg(up) : up, SHAPE_GROUND);
}

static bool meets_ring_box(const idiom_ray *ray)
{
    slabs cut;
    return all_slabs(&cut, &scene_ring_box, &ray->start, &ray->dir, ray->length);
}

static graze_vec3 facing(graze_vec3 normal, const idiom_ray *ray)
{
    return peer_dot(&normal, &ray->dir) > 0 ? graze_vec3_neg(normal) : normal;
}

static void search_mirror(search *s, const idiom_ray *ray)
{
    const peer_face *mirror = mirror_face();
    graze_scalar t;
    if (peer_meets_face(mirror, &ray->start, &ray->dir, ray->length, false, &t))
        keep_if_first(s, t, peer_point_at(&ray->start, &ray->dir, t),
                      facing(peer_unit(peer_cross(&mirror->u, &mirror->v)), ray), SHAPE_MIRROR);
}

/* The normal is graze's: the idiom divides by zero, since the square of the area of these faces is 0 in Q16.16. */
static void search_ring(search *s, const idiom_ray *ray)
{
    graze_scalar t = 0;
    graze_triangle face;
    graze_vec3 normal;
    if (!meets_ring_box(ray) ||
        !peer_mesh_first(&scene_ring, &ray->start, &ray->dir, ray->length, &s->first->face, &t))
        return;
    scene_ring_face(s->first->face, &face);
    graze_triangle_normal(&face, &normal);
    keep_if_first(s, t, peer_point_at(&ray->start, &ray->dir, t), facing(normal, ray), SHAPE_RING);
}

static bool find_first(const scene_solids *solids, const graze_segment *line, surface *first)
{
    const idiom_ray ray = ray_of(line);
    search s = {first, 0, false};
    search_boxes(&s, solids, &ray);
    search_balls(&s, solids, &ray);
    search_crates(&s, solids, &ray);
    search_ground(&s, &ray);
    if (solids->mirror)
        search_mirror(&s, &ray);
    if (solids->ring)
        search_ring(&s, &ray);
    first->share = graze_div(s.least, ray.length);
    return s.any;
}

/* ---- Whether the sun is hidden ---- */

static bool solids_shade(uint8_t from, const idiom_ray *ray)
{
    const scene_solids *all = &scene_all;
    graze_scalar t;
    slabs cut;
    for (int i = 0; i < SCENE_BOXES; i++)
        if (all->box_shape[i] != from &&
            all_slabs(&cut, &all->boxes[i], &ray->start, &ray->dir, ray->length))
            return true;
    for (int i = 0; i < SCENE_BALLS; i++)
        if (all->ball_shape[i] != from && ball_hit(&all->balls[i], ray, &t))
            return true;
    for (int i = 0; i < SCENE_CRATES; i++)
        if (all->crate_shape[i] != from &&
            obb_slabs(&cut, &all->crates[i], &ray->start, &ray->dir, ray->length))
            return true;
    return false;
}

static bool faces_shade(uint8_t from, const idiom_ray *ray)
{
    graze_scalar t;
    return (meets_ring_box(ray) &&
            peer_mesh_meets(&scene_ring, &ray->start, &ray->dir, ray->length)) ||
           (from != SHAPE_MIRROR &&
            peer_meets_face(mirror_face(), &ray->start, &ray->dir, ray->length, false, &t));
}

static bool is_shaded(const surface *from, const graze_segment *to_sun)
{
    const graze_vec3 off = graze_vec3_scale(from->normal, GRAZE_C(0.002));
    idiom_ray ray = ray_of(to_sun);
    ray.start = graze_vec3_add(ray.start, off);
    return solids_shade(from->shape, &ray) || faces_shade(from->shape, &ray);
}

const caster cast_by_idiom = {find_first, is_shaded};
