/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The queries of the renderer by graze. */
#include "cast.h"

/* ---- The first surface on a line ---- */

typedef struct {
    surface *first;
    graze_fraction least;
    bool any;
} search;

static void keep_if_first(search *s, const graze_line_hit *hit, uint8_t shape)
{
    if (s->any && hit->fraction >= s->least)
        return;
    s->any = true;
    s->least = hit->fraction;
    s->first->point = hit->point;
    s->first->normal = hit->normal;
    s->first->shape = shape;
}

static void keep_face_if_first(search *s, const graze_face_line_hit *face_hit, uint8_t shape)
{
    graze_line_hit hit;
    graze_line_hit_from_face_hit(face_hit, &hit);
    keep_if_first(s, &hit, shape);
}

static void search_solids(search *s, const scene_solids *solids, const graze_segment *line)
{
    graze_line_hit hit;
    uint32_t i;
    if (graze_nearest_aabb_linecast(solids->boxes, solids->box_count, line, &i, &hit))
        keep_if_first(s, &hit, solids->box_shape[i]);
    if (graze_nearest_sphere_linecast(solids->balls, solids->ball_count, line, &i, &hit))
        keep_if_first(s, &hit, solids->ball_shape[i]);
    if (graze_nearest_obb_linecast(solids->crates, solids->crate_count, line, &i, &hit))
        keep_if_first(s, &hit, solids->crate_shape[i]);
}

static void search_faces(search *s, const scene_solids *solids, const graze_segment *line)
{
    graze_face_line_hit hit;
    if (graze_plane_xz_linecast(0, line, &hit))
        keep_face_if_first(s, &hit, SHAPE_GROUND);
    if (solids->mirror && graze_parallelogram_linecast(&scene_mirror, line, &hit))
        keep_face_if_first(s, &hit, SHAPE_MIRROR);
    if (solids->ring && graze_aabb_overlaps_segment(&scene_ring_box, line) &&
        graze_mesh_linecast(&scene_ring, line, &s->first->face, &hit))
        keep_face_if_first(s, &hit, SHAPE_RING);
}

static bool find_first(const scene_solids *solids, const graze_segment *line, surface *first)
{
    search s = {first, GRAZE_FRACTION_ONE, false};
    search_solids(&s, solids, line);
    search_faces(&s, solids, line);
    first->share = graze_from_fraction(s.least);
    return s.any;
}

/* ---- Whether the sun is hidden ---- */

static bool solids_shade(uint8_t from, const graze_segment *to_sun)
{
    const scene_solids *all = &scene_all;
    for (int i = 0; i < SCENE_BOXES; i++)
        if (all->box_shape[i] != from && graze_aabb_overlaps_segment(&all->boxes[i], to_sun))
            return true;
    for (int i = 0; i < SCENE_BALLS; i++)
        if (all->ball_shape[i] != from && graze_sphere_overlaps_segment(&all->balls[i], to_sun))
            return true;
    for (int i = 0; i < SCENE_CRATES; i++)
        if (all->crate_shape[i] != from && graze_obb_overlaps_segment(&all->crates[i], to_sun))
            return true;
    return false;
}

/* A hit point is rounded, so it may lie behind its face: from a face of the ring the line starts at the nearest point
 * that is in front for certain. */
static bool ring_shades(const surface *from, const graze_segment *to_sun)
{
    graze_segment line = *to_sun;
    graze_triangle triangle;
    if (!graze_aabb_overlaps_segment(&scene_ring_box, &line))
        return false;
    if (from->shape == SHAPE_RING) {
        scene_ring_face(from->face, &triangle);
        graze_triangle_off_surface(&triangle, &from->point, GRAZE_FRONT, &line.a);
    }
    return graze_mesh_overlaps_segment(&scene_ring, &line);
}

static bool is_shaded(const surface *from, const graze_segment *to_sun)
{
    return solids_shade(from->shape, to_sun) || ring_shades(from, to_sun) ||
           (from->shape != SHAPE_MIRROR &&
            graze_parallelogram_overlaps_segment(&scene_mirror, to_sun));
}

const caster cast_by_graze = {find_first, is_shaded};
