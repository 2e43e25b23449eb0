/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "nearest_loop.h"

/* ---- The shapes of a scene ---- */

static graze_scalar number_of(int32_t raw)
{
    return (graze_scalar)raw / (graze_scalar)(65536.0 / (double)GRAZE_ONE);
}

static graze_vec3 vector_of(const int32_t *raw)
{
    return graze_vec3_of(number_of(raw[0]), number_of(raw[1]), number_of(raw[2]));
}

static int32_t moved(int32_t from, int32_t by, int64_t sign)
{
    int64_t sum = from + sign * by;
    return (int32_t)(sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum);
}

/* The core leads through the center, from the first corner. */
static void place_core(const nearest_candidate *c, many *m, uint32_t i)
{
    int32_t end[3];
    for (int axis = 0; axis < 3; axis++)
        end[axis] = moved(c->center[axis], moved(c->corners[axis], c->center[axis], -1), -1);
    m->capsules[i].core.a = m->cylinders[i].core.a = vector_of(c->corners);
    m->capsules[i].core.b = m->cylinders[i].core.b = vector_of(end);
    m->capsules[i].radius = m->cylinders[i].radius = number_of(c->half[1]);
}

static void place(const nearest_candidate *c, many *m, uint32_t i)
{
    int32_t min[3], max[3];
    for (int axis = 0; axis < 3; axis++) {
        min[axis] = moved(c->center[axis], c->half[axis], -1);
        max[axis] = moved(c->center[axis], c->half[axis], 1);
    }
    m->aabbs[i].min = vector_of(min);
    m->aabbs[i].max = vector_of(max);
    m->spheres[i].center = m->obbs[i].center = vector_of(c->center);
    m->spheres[i].radius = number_of(c->half[0]);
    for (int axis = 0; axis < 3; axis++)
        m->obbs[i].axis[axis] = vector_of(c->axes + 3 * axis);
    m->obbs[i].half = vector_of(c->half);
    place_core(c, m, i);
    m->triangles[i].a = vector_of(c->corners);
    m->triangles[i].b = vector_of(c->corners + 3);
    m->triangles[i].c = vector_of(c->corners + 6);
}

void many_of_scene(const nearest_scene *scene, many *m)
{
    m->count = scene->count;
    m->segment.a = vector_of(scene->segment);
    m->segment.b = vector_of(scene->segment + 3);
    m->ray.origin = vector_of(scene->ray);
    m->ray.dir = vector_of(scene->ray + 3);
    m->ray.t_max = scene->ray[6] == INT32_MAX ? GRAZE_NO_LIMIT : number_of(scene->ray[6]);
    for (uint32_t i = 0; i < NEAREST_MOST; i++)
        place(&scene->candidates[i], m, i);
}

/* ---- What is found ---- */

static bool at_one_place(graze_vec3 a, graze_vec3 b)
{
    return !(a.x < b.x) && !(a.x > b.x) && !(a.y < b.y) && !(a.y > b.y) && !(a.z < b.z) &&
           !(a.z > b.z);
}

bool found_equal(const found *a, const found *b)
{
    return a->result == b->result && a->index == b->index && at_one_place(a->point, b->point) &&
           at_one_place(a->normal, b->normal) && !(a->t < b->t) && !(a->t > b->t) &&
           a->side == b->side;
}

#if GRAZE_FLOAT
static void widen(graze_scalar *size, graze_vec3 v)
{
    *size = graze_max(*size, graze_max(graze_abs(v.x), graze_max(graze_abs(v.y), graze_abs(v.z))));
}

/* The greatest coordinate or half extent. */
static graze_scalar size_of(const many *m)
{
    graze_scalar size = 0;
    widen(&size, m->ray.origin);
    for (uint32_t i = 0; i < m->count; i++) {
        widen(&size, m->obbs[i].center);
        widen(&size, m->obbs[i].half);
        widen(&size, m->capsules[i].core.b);
        widen(&size, m->triangles[i].a);
        widen(&size, m->triangles[i].b);
        widen(&size, m->triangles[i].c);
    }
    return size;
}
#endif

bool found_as_near(const many *m, const found *a, const found *b)
{
#if GRAZE_FLOAT
    graze_scalar apart = a->t < b->t ? b->t - a->t : a->t - b->t;
    bool close = apart <= a->t / 1024 || apart * graze_vec3_length(m->ray.dir) <= size_of(m) / 2048;
    return (a->result == GRAZE_MISS) == (b->result == GRAZE_MISS) && close;
#else
    (void)m;
    return found_equal(a, b);
#endif
}

static const graze_face_line_hit untouched_line = {{7, 7, 7}, {7, 7, 7}, 7, 7};
static const graze_face_ray_hit untouched_ray = {{7, 7, 7}, {7, 7, 7}, 7, 7};

static void nothing_found(found *f)
{
    f->result = GRAZE_MISS;
    f->index = GRAZE_NO_INDEX;
    f->point = f->normal = untouched_ray.point;
    f->t = 7;
    f->side = 7;
    f->hits = f->equal = 0;
}

#define KEEP(f, was, at, hit, progress)                                                            \
    do {                                                                                           \
        (f)->result = (was);                                                                       \
        (f)->index = (at);                                                                         \
        (f)->point = (hit).point;                                                                  \
        (f)->normal = (hit).normal;                                                                \
        (f)->t = (hit).progress;                                                                   \
    } while (0)

/* ---- One kind: the library, with and without index and hit, and the cast of one shape ---- */

#define NO_SIDE(f, hit) ((f)->side = 7)
#define SIDE(f, hit)    ((f)->side = (hit).side)

#define OF_KIND(shape, array, line_type, line, given, line_hit, untouched, progress, side_of)      \
    static bool ask_##shape##_##given(const many *m, found *f)                                     \
    {                                                                                              \
        line_hit hit = untouched, alone = hit;                                                     \
        uint32_t index = 7, lone = 7;                                                              \
        graze_result result =                                                                      \
            graze_nearest_##shape##_##given(m->array, m->count, &m->line, &index, &hit);           \
        KEEP(f, result, index, hit, progress);                                                     \
        side_of(f, hit);                                                                           \
        return graze_nearest_##shape##_##given(m->array, m->count, &m->line, 0, 0) == result &&    \
               graze_nearest_##shape##_##given(m->array, m->count, &m->line, &lone, 0) ==          \
                   result &&                                                                       \
               graze_nearest_##shape##_##given(m->array, m->count, &m->line, 0, &alone) ==         \
                   result &&                                                                       \
               lone == index && at_one_place(alone.point, hit.point);                              \
    }                                                                                              \
    static void cast_##shape##_##given(const many *m, uint32_t i, const line_type *line, found *f) \
    {                                                                                              \
        line_hit hit = untouched;                                                                  \
        graze_result result = graze_##shape##_##given(&m->array[i], line, &hit);                   \
        KEEP(f, result, i, hit, progress);                                                         \
        side_of(f, hit);                                                                           \
    }

#define SOLID(shape, array)                                                                        \
    OF_KIND(shape, array, graze_segment, segment, linecast, graze_line_hit, SOLID_LINE, fraction,  \
            NO_SIDE)                                                                               \
    OF_KIND(shape, array, graze_ray, ray, raycast, graze_ray_hit, SOLID_RAY, t, NO_SIDE)
#define SOLID_LINE                                                                                 \
    {                                                                                              \
        {7, 7, 7}, {7, 7, 7}, 7                                                                    \
    }
#define SOLID_RAY                                                                                  \
    {                                                                                              \
        {7, 7, 7}, {7, 7, 7}, 7                                                                    \
    }

SOLID(aabb, aabbs)
SOLID(sphere, spheres)
SOLID(capsule, capsules)
SOLID(cylinder, cylinders)
SOLID(obb, obbs)
OF_KIND(triangle, triangles, graze_segment, segment, linecast, graze_face_line_hit, untouched_line,
        fraction, SIDE)
OF_KIND(triangle, triangles, graze_ray, ray, raycast, graze_face_ray_hit, untouched_ray, t, SIDE)

typedef bool ask_many(const many *m, found *f);
static ask_many *const ask_segment[] = {ask_aabb_linecast,    ask_sphere_linecast,
                                        ask_capsule_linecast, ask_cylinder_linecast,
                                        ask_obb_linecast,     ask_triangle_linecast};
static ask_many *const ask_ray[] = {ask_aabb_raycast,     ask_sphere_raycast, ask_capsule_raycast,
                                    ask_cylinder_raycast, ask_obb_raycast,    ask_triangle_raycast};

typedef void cast_at_segment(const many *m, uint32_t i, const graze_segment *s, found *f);
static cast_at_segment *const cast_segment[] = {cast_aabb_linecast,    cast_sphere_linecast,
                                                cast_capsule_linecast, cast_cylinder_linecast,
                                                cast_obb_linecast,     cast_triangle_linecast};
typedef void cast_at_ray(const many *m, uint32_t i, const graze_ray *r, found *f);
static cast_at_ray *const cast_ray[] = {cast_aabb_raycast,    cast_sphere_raycast,
                                        cast_capsule_raycast, cast_cylinder_raycast,
                                        cast_obb_raycast,     cast_triangle_raycast};

bool ask_nearest_on_segment(const many *m, kind_of_many kind, found *f)
{
    return ask_segment[kind](m, f);
}

bool ask_nearest_on_ray(const many *m, kind_of_many kind, found *f)
{
    return ask_ray[kind](m, f);
}

/* ---- Loops ---- */

static void keep_nearer(found *f, const found *other)
{
    uint32_t hits = f->hits + 1;
    if (other->result == GRAZE_MISS)
        return;
    if (hits == 1 || other->t < f->t) {
        *f = *other;
        f->equal = 1;
    } else {
        f->equal += !(other->t > f->t);
    }
    f->hits = hits;
}

void loop_on_segment(const many *m, kind_of_many kind, found *f)
{
    found one;
    nothing_found(f);
    for (uint32_t i = 0; i < m->count; i++) {
        cast_segment[kind](m, i, &m->segment, &one);
        keep_nearer(f, &one);
    }
}

void loop_on_ray(const many *m, kind_of_many kind, found *f)
{
    found one;
    nothing_found(f);
    for (uint32_t i = 0; i < m->count; i++) {
        cast_ray[kind](m, i, &m->ray, &one);
        keep_nearer(f, &one);
    }
}

void loop_on_mixed_ray(const many *m, uint32_t first, found *f)
{
    found one;
    nothing_found(f);
    for (uint32_t i = 0; i < m->count; i++) {
        cast_ray[(first + i) % KINDS_OF_MANY](m, i, &m->ray, &one);
        keep_nearer(f, &one);
    }
}

void idiom_on_mixed_ray(const many *m, uint32_t first, found *f)
{
    graze_ray ray = m->ray;
    found hit;
    int best = -1;
    nothing_found(f);
    for (uint32_t i = 0; i < m->count; i++) {
        cast_ray[(first + i) % KINDS_OF_MANY](m, i, &ray, &hit);
        if (hit.result != GRAZE_MISS && (best < 0 || hit.t < ray.t_max)) {
            best = (int)i;
            ray.t_max = hit.t;
            *f = hit;
        }
    }
}

void loop_on_all(const many *m, found *f)
{
    found one;
    nothing_found(f);
    for (uint32_t i = 0; i < KINDS_OF_MANY * NEAREST_MOST; i++) {
        if (i % NEAREST_MOST >= m->count)
            continue;
        cast_ray[i / NEAREST_MOST](m, i % NEAREST_MOST, &m->ray, &one);
        one.index = i;
        keep_nearer(f, &one);
    }
}

void idiom_on_all(const many *m, found *f)
{
    many shortened = *m;
    found hit;
    int best = -1;
    nothing_found(f);
    for (uint32_t kind = 0; kind < KINDS_OF_MANY; kind++) {
        ask_ray[kind](&shortened, &hit);
        if (hit.result != GRAZE_MISS && (best < 0 || hit.t < shortened.ray.t_max)) {
            best = (int)kind;
            shortened.ray.t_max = hit.t;
            *f = hit;
            f->index += kind * NEAREST_MOST;
        }
    }
}
