/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Boxes, spheres, triangles and frustums of cglm. To its ray against a triangle the casts add what graze's return: the
 * end of the line, the point, the unit normal and the side.
 */
#include "cglm_types.h"

static bool cglm_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b)
{
    return glm_aabb_aabb(vec3s(a), vec3s(b));
}

static bool cglm_aabb_contains_aabb(const graze_aabb *a, const graze_aabb *b)
{
    return glm_aabb_contains(vec3s(a), vec3s(b));
}

static bool cglm_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point)
{
    return glm_aabb_point(vec3s(box), floats(point));
}

static bool cglm_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere)
{
    return glm_aabb_sphere(vec3s(box), floats(sphere));
}

static void cglm_aabb_merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged)
{
    glm_aabb_merge(vec3s(a), vec3s(b), vec3s(merged));
}

static bool cglm_sphere_contains_point(const graze_sphere *sphere, const graze_vec3 *point)
{
    return glm_sphere_point(floats(sphere), floats(point));
}

static bool cglm_sphere_overlaps_sphere(const graze_sphere *a, const graze_sphere *b)
{
    return glm_sphere_sphere(floats(a), floats(b));
}

static inline bool meets(const graze_triangle *t, const graze_vec3 *start, vec3 dir, float limit,
                         float *d)
{
    return glm_ray_triangle(floats(start), dir, floats(&t->a), floats(&t->b), floats(&t->c), d) &&
           *d <= limit;
}

static bool cglm_triangle_overlaps_segment(const graze_triangle *t, const graze_segment *s)
{
    vec3 dir;
    float d;
    glm_vec3_sub(floats(&s->b), floats(&s->a), dir);
    return meets(t, &s->a, dir, 1.0f, &d);
}

static bool cglm_triangle_overlaps_ray(const graze_triangle *t, const graze_ray *r)
{
    float d;
    return meets(t, &r->origin, floats(&r->dir), r->t_max, &d);
}

static inline bool hits(const graze_triangle *t, const graze_vec3 *start, vec3 dir, float limit,
                        graze_face_line_hit *hit)
{
    vec3 u, v;
    float d;
    if (!meets(t, start, dir, limit, &d))
        return false;
    glm_vec3_scale(dir, d, floats(&hit->point));
    glm_vec3_add(floats(&hit->point), floats(start), floats(&hit->point));
    glm_vec3_sub(floats(&t->b), floats(&t->a), u);
    glm_vec3_sub(floats(&t->c), floats(&t->a), v);
    glm_vec3_crossn(u, v, floats(&hit->normal));
    hit->fraction = d;
    hit->side = glm_vec3_dot(floats(&hit->normal), dir) < 0 ? GRAZE_FRONT : GRAZE_BACK;
    return true;
}

static graze_result cglm_triangle_linecast(const graze_triangle *t, const graze_segment *s,
                                           graze_face_line_hit *hit)
{
    vec3 dir;
    glm_vec3_sub(floats(&s->b), floats(&s->a), dir);
    return hits(t, &s->a, dir, 1.0f, hit) ? GRAZE_HIT : GRAZE_MISS;
}

static graze_result cglm_triangle_raycast(const graze_triangle *t, const graze_ray *r,
                                          graze_face_ray_hit *hit)
{
    graze_face_line_hit found;
    if (!hits(t, &r->origin, floats(&r->dir), r->t_max, &found))
        return GRAZE_MISS;
    peer_set_ray_hit(hit, &found);
    return GRAZE_HIT;
}

/* A plane of cglm is the normal, and minus the limit. */
static vec4 planes[GRAZE_FRUSTUM_PLANES];

static bool prepare_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    (void)box;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        glm_vec3_copy(floats(&frustum->normal[i]), planes[i]);
        planes[i][3] = -frustum->limit[i];
    }
    return false;
}

static bool cglm_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    (void)frustum;
    return !glm_aabb_frustum(vec3s(box), planes);
}

const cglm_row cglm_shapes[] = {
    CGLM_ROW(aabb_overlaps_aabb),
    CGLM_ROW(aabb_contains_aabb),
    CGLM_ROW(aabb_contains_point),
    CGLM_ROW(aabb_overlaps_sphere),
    CGLM_ROW(aabb_merge),
    CGLM_ROW(sphere_contains_point),
    CGLM_ROW(sphere_overlaps_sphere),
    CGLM_ROW(triangle_overlaps_segment),
    CGLM_ROW(triangle_overlaps_ray),
    CGLM_ROW(triangle_linecast),
    CGLM_ROW(triangle_raycast),
    CGLM_ROW_PREPARED(frustum_culls_aabb, NULL),
    CGLM_END,
};
