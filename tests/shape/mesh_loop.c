/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Random meshes: the result equals that of a loop over the faces, to the last bit, wherever the
 * vertices are; the box equals that of the vertices. In the float build this is checked with small
 * whole numbers, which are not rounded. With rounding, the triangle that the mesh reports is hit,
 * and a triangle that only the loop reports is beside the line.
 */
#include "../support/check.h"
#include "meshes.h"
#include "../oracle/draw.h"
#include "../support/shapes.h"
#include "../tests.h"

enum { VERTICES = 9, FACES = 16, WORDS = 3 * VERTICES + 9 };

/* A segment from a to b, and a ray from a along dir; all raw numbers. */
typedef struct {
    int32_t words[WORDS];
    uint16_t indices[3 * FACES];
} raw_mesh;

typedef struct {
    graze_vec3 vertices[VERTICES];
    graze_mesh mesh;
    graze_segment segment;
    graze_ray ray;
} mesh_scene;

static graze_vec3 vec3_of_raw(const int32_t *words)
{
    graze_scalar c[3];
    for (int i = 0; i < 3; i++)
        c[i] = GRAZE_C(0.5) < 1 ? (graze_scalar)words[i] / 65536 : (graze_scalar)words[i];
    return graze_vec3_of(c[0], c[1], c[2]);
}

/* Aims at the middle of an edge and at a vertex, if these are whole numbers in the world. */
static void aim(input_stream *s, raw_mesh *m)
{
    int32_t *a = m->words + 3 * VERTICES, *b = a + 3;
    const int32_t *p = m->words + 3 * draw_below(s, VERTICES),
                  *q = m->words + 3 * draw_below(s, VERTICES);
    for (int i = 0; i < 3; i++) {
        b[i] = hold((int64_t)p[i] + q[i] - a[i]);
        b[3 + i] = hold((int64_t)p[i] - a[i]);
    }
}

static void draw_raw(input_stream *s, int32_t unit, int32_t most, raw_mesh *m)
{
    for (int i = 0; i < WORDS; i++)
        m->words[i] = unit * draw_about_zero(s, most);
    for (int i = 0; i < 3 * FACES; i++)
        m->indices[i] = (uint16_t)draw_below(s, VERTICES);
    if (draw_chance(s, 2))
        aim(s, m);
}

static void set_scene(mesh_scene *to, const raw_mesh *m)
{
    const int32_t *line = m->words + 3 * VERTICES;
    for (int i = 0; i < VERTICES; i++)
        to->vertices[i] = vec3_of_raw(m->words + 3 * i);
    to->mesh.vertices = to->vertices;
    to->mesh.indices = m->indices;
    to->mesh.count = FACES;
    to->segment.a = to->ray.origin = vec3_of_raw(line);
    to->segment.b = vec3_of_raw(line + 3);
    to->ray.dir = vec3_of_raw(line + 6);
    to->ray.t_max = line[0] % 2 != 0 ? GRAZE_NO_LIMIT : GRAZE_ONE;
}

static void check_like_loop(const mesh_scene *c, const graze_mesh *m)
{
    mesh_segment_answers a = ask_mesh_segment(m, &c->segment),
                         w = loop_segment(&c->mesh, &c->segment);
    mesh_ray_answers b = ask_mesh_ray(m, &c->ray), v = loop_ray(&c->mesh, &c->ray);
    CHECK(same_of_segment(&a, &w));
    CHECK(same_of_ray(&b, &v));
}

static void check_box(const graze_mesh *m)
{
    graze_vec3 used[3 * FACES];
    graze_aabb box, same;
    for (uint32_t i = 0; i < 3 * FACES; i++)
        used[i] = m->vertices[m->indices[i]];
    graze_mesh_aabb(m, &box);
    graze_aabb_from_points(used, 3 * FACES, &same);
    CHECK(vec3_equal(box.min, same.min) && vec3_equal(box.max, same.max));
}

/* Near, far, and across the limit between them; in the float build small whole numbers only. */
static void check_exact(uint32_t index)
{
    input_stream s;
    raw_mesh raw;
    mesh_scene c;
    draw_start(&s, UINT64_C(0x6d657368), index);
    const bool small = GRAZE_C(0.5) < 1 || index % 4 == 0;
    const int32_t most = small ? 4 : index % 4 == 1 ? INT32_MAX : draw_power(&s, 30);
    draw_raw(&s, small ? 65536 : 1, most, &raw);
    set_scene(&c, &raw);
    check_like_loop(&c, &c.mesh);
    const graze_mesh elsewhere = spread(&c.mesh, VERTICES, (int)(index % SPREADS));
    check_like_loop(&c, &elsewhere);
    check_box(&elsewhere);
}

/* ---- Where floats round ---- */

/* Whether all corners lie on one side of the line, seen along the axis. Exact for numbers up to 2^24. */
static bool is_beside(const raw_mesh *m, uint32_t face, int axis, const int32_t *start,
                      const int64_t *run)
{
    const int i = (axis + 1) % 3, j = (axis + 2) % 3;
    int sides = 0;
    for (uint32_t k = 0; k < 3; k++) {
        const int32_t *v = m->words + 3 * m->indices[3 * face + k];
        int64_t side = run[i] * (v[j] - start[j]) - run[j] * (v[i] - start[i]);
        sides += side > 0 ? 1 : side < 0 ? -1 : 0;
    }
    return sides == 3 || sides == -3;
}

/* Whether all corners lie beyond the end or before the start of the line on the axis. */
static bool is_beyond(const raw_mesh *m, uint32_t face, int axis, const int32_t *start,
                      const int64_t *run)
{
    int before = 0, beyond = 0;
    for (uint32_t k = 0; k < 3; k++) {
        int64_t at = m->words[3 * m->indices[3 * face + k] + (uint32_t)axis] - (int64_t)start[axis];
        before += at < (run[axis] < 0 ? run[axis] : 0);
        beyond += at > (run[axis] > 0 ? run[axis] : 0);
    }
    return before == 3 || beyond == 3;
}

static bool is_clear_of_segment(const raw_mesh *m, uint32_t face)
{
    const int32_t *a = m->words + 3 * VERTICES;
    int64_t run[3];
    for (int i = 0; i < 3; i++)
        run[i] = (int64_t)a[3 + i] - a[i];
    for (int axis = 0; axis < 3; axis++)
        if (is_beside(m, face, axis, a, run) || is_beyond(m, face, axis, a, run))
            return true;
    return false;
}

/* A line in the plane of the first face, parallel to an edge: the determinant is 0, or the
 * rounding error of its terms. */
static void aim_along(raw_mesh *m)
{
    int32_t *a = m->words + 3 * VERTICES;
    const int32_t *p = m->words + 3 * m->indices[0], *q = m->words + 3 * m->indices[1],
                  *r = m->words + 3 * m->indices[2];
    for (int i = 0; i < 3; i++) {
        a[i] = p[i] + q[i] - r[i];
        a[3 + i] = a[i] + q[i] - p[i];
    }
}

static void check_rounded(uint32_t index)
{
    input_stream s;
    raw_mesh raw;
    mesh_scene c;
    graze_face_line_hit hit;
    draw_start(&s, UINT64_C(0x6d66), index);
    draw_raw(&s, 1, INT32_C(1) << 19, &raw);
    if (index % 4 == 0)
        aim_along(&raw);
    set_scene(&c, &raw);
    mesh_segment_answers a = ask_mesh_segment(&c.mesh, &c.segment);
    mesh_segment_answers w = loop_segment(&c.mesh, &c.segment);
    CHECK(same_of_segment(&a, &w) || (w.result != GRAZE_MISS && is_clear_of_segment(&raw, w.face)));
    if (a.result != GRAZE_MISS) {
        const graze_triangle t = triangle_of_mesh(&c.mesh, a.face);
        CHECK(graze_triangle_linecast(&t, &c.segment, &hit) == a.result);
        CHECK(hit.fraction == a.hit.fraction && vec3_equal(hit.point, a.hit.point));
    }
}

void test_mesh_loop(void)
{
    enum { MESHES = 300 * DRAWN_TIMES, ROUNDED = 500 * DRAWN_TIMES };
    check_group("random meshes");
    check_case("same as the loop");
    for (uint32_t i = 0; i < MESHES; i++)
        check_exact(i);
    check_case("rounded");
    for (uint32_t i = 0; i < ROUNDED; i++)
        check_rounded(i);
}
