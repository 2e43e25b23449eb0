/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Closed meshes of all sizes, and how often one goes round a point: see watertight.h. */
#include "watertight.h"

__extension__ typedef __int128 wide;

/* ---- Shapes ---- */

const shell_size shell_sizes[SHELL_SIZES] = {
    {"2 to 8 raw units", 2, 8, 0},
    {"2 to 8 raw units, far away", 2, 8, 2000000000},
    {"up to a unit", 64, 65536, 100000},
    {"up to 100 units", 65536, 6553600, 30000000},
    {"up to 4000 units", 6553600, 262144000, 250000000},
    {"up to 4000 units, far away", 65536, 262144000, 1800000000},
    {"up to the whole world", 262144000, 1600000000, 0},
};

/* Eight directions in a plane, in 64ths. */
static const int8_t compass[8][2] = {{64, 0},  {45, 45},   {0, 64},  {-45, 45},
                                     {-64, 0}, {-45, -45}, {0, -64}, {45, -45}};

typedef struct {
    int vertices, faces;
    int32_t place[SHELL_VERTICES][3]; /* in 64ths of the size */
    uint16_t corners[SHELL_FACES][3];
    int32_t heart[3];
} frame;

static void add_place(frame *f, int x, int y, int z)
{
    int32_t *place = f->place[f->vertices++];
    place[0] = x;
    place[1] = y;
    place[2] = z;
}

static void add_face(frame *f, int a, int b, int c)
{
    uint16_t *corners = f->corners[f->faces++];
    corners[0] = (uint16_t)a;
    corners[1] = (uint16_t)b;
    corners[2] = (uint16_t)c;
}

static void make_tetrahedron(frame *f)
{
    for (int i = 0; i < 4; i++)
        add_place(f, i % 2 ? 64 : -64, i / 2 ? 64 : -64, i == 0 || i == 3 ? 64 : -64);
    add_face(f, 0, 1, 2);
    add_face(f, 1, 3, 2);
    add_face(f, 0, 3, 1);
    add_face(f, 0, 2, 3);
}

/* Rings of `count` vertices each, between one and the next of which there are two faces a step. */
static void join_rings(frame *f, int ring, int next, int count)
{
    for (int i = 0; i < count; i++) {
        int j = (i + 1) % count;
        add_face(f, ring + i, next + i, next + j);
        add_face(f, ring + i, next + j, ring + j);
    }
}

/* Two poles and rings between them: of four and one ring an octahedron, of eight and three a globe. */
static void make_globe(frame *f, int count, int rings)
{
    static const int8_t heights[3][2] = {{45, 45}, {64, 0}, {45, -45}};
    add_place(f, 0, 0, 64);
    for (int r = 0; r < rings; r++)
        for (int i = 0; i < count; i++) {
            const int8_t *to = compass[i * (8 / count)], *height = heights[rings == 1 ? 1 : r];
            add_place(f, to[0] * height[0] / 64, to[1] * height[0] / 64, height[1]);
        }
    add_place(f, 0, 0, -64);
    for (int i = 0; i < count; i++) {
        int j = (i + 1) % count, last = 1 + (rings - 1) * count;
        add_face(f, 0, 1 + i, 1 + j);
        add_face(f, last + i, 1 + rings * count, last + j);
    }
    for (int r = 0; r + 1 < rings; r++)
        join_rings(f, 1 + r * count, 1 + (r + 1) * count, count);
}

/* Eight rings of four, round the z axis. */
static void make_ring(frame *f)
{
    for (int i = 0; i < 8; i++)
        for (int k = 0; k < 4; k++) {
            int across = 44 + compass[2 * k][0] * 20 / 64;
            add_place(f, compass[i][0] * across / 64, compass[i][1] * across / 64,
                      compass[2 * k][1] * 20 / 64);
        }
    for (int i = 0; i < 8; i++)
        join_rings(f, i * 4, (i + 1) % 8 * 4, 4);
    f->heart[0] = 44;
}

static void make_frame(frame *f, uint32_t shape)
{
    f->vertices = f->faces = 0;
    f->heart[0] = f->heart[1] = f->heart[2] = 0;
    if (shape == 0)
        make_tetrahedron(f);
    else if (shape == 1)
        make_globe(f, 4, 1);
    else if (shape == 2)
        make_globe(f, 8, 3);
    else
        make_ring(f);
}

/* ---- Meshes ---- */

enum { ROUND, DENTED, TANGLED, FORMS };

/* In the world, and a multiple of it. */
static int32_t multiple(int64_t c, int32_t parts)
{
    return hold(c) / parts * parts;
}

static void place_vertex(input_stream *s, uint32_t form, const graze_vec3 *center, int32_t radius,
                         const int32_t *place, int32_t parts, graze_vec3 *v)
{
    *v = *center;
    for (uint32_t axis = 0; axis < 3; axis++) {
        int64_t c = (int64_t)place[axis] * radius / 64;
        if (form == DENTED)
            c += draw_about_zero(s, radius / 4);
        if (form == TANGLED)
            c = draw_about_zero(s, radius);
        *axis_of(v, axis) = multiple(*axis_of(v, axis) + c, parts);
    }
}

void draw_shell(input_stream *s, const shell_size *size, shell *to)
{
    const int32_t most = size->most, least = size->least;
    frame f;
    graze_vec3 center;
    make_frame(&f, draw_below(s, SHELL_SHAPES));
    uint32_t form = draw_below(s, FORMS);
    const int32_t beyond = (int32_t)(draw_bits(s) % (uint32_t)(most - least + 1));
    const int32_t radius = least + beyond / draw_power(s, 4);
    draw_vector(s, size->away, &center);
    to->parts = most < 64 ? 2 : 8;
    for (int i = 0; i < f.vertices; i++)
        place_vertex(s, form, &center, radius, f.place[i], to->parts, &to->vertices[i]);
    for (int i = 0; i < 3 * f.faces; i++)
        to->indices[i] = f.corners[i / 3][i % 3];
    to->mesh.vertices = to->vertices;
    to->mesh.indices = to->indices;
    to->mesh.count = (uint32_t)f.faces;
    graze_aabb_from_points(to->vertices, (uint32_t)f.vertices, &to->box);
    for (uint32_t axis = 0; axis < 3; axis++)
        *axis_of(&to->heart, axis) =
            hold(*axis_of(&center, axis) + (int64_t)f.heart[axis] * radius / 64);
}

/* ---- Exactly ---- */

typedef struct {
    int64_t x, y, z;
} way;

static way way_between(const graze_vec3 *from, const graze_vec3 *to)
{
    way w = {(int64_t)to->x - from->x, (int64_t)to->y - from->y, (int64_t)to->z - from->z};
    return w;
}

/* Of components up to 2^32: below 6 * 2^96. */
static int side_of(way a, way b, way c)
{
    wide v = a.x * ((wide)b.y * c.z - (wide)b.z * c.y) + a.y * ((wide)b.z * c.x - (wide)b.x * c.z) +
             a.z * ((wide)b.x * c.y - (wide)b.y * c.x);
    return (v > 0) - (v < 0);
}

static const graze_vec3 *corner_of(const shell *s, uint32_t face, int corner)
{
    return &s->vertices[s->indices[3 * face + (uint32_t)corner]];
}

/* 1 or -1 where the endless way from the point leads through the face, 0 where not; ON_SHELL where
 * it passes through an edge, or the point is in the plane. */
static int passes(const shell *s, uint32_t face, const graze_vec3 *point, way along)
{
    way a = way_between(point, corner_of(s, face, 0)),
        b = way_between(point, corner_of(s, face, 1)),
        c = way_between(point, corner_of(s, face, 2));
    int ab = side_of(along, a, b), bc = side_of(along, b, c), ca = side_of(along, c, a);
    if (ab * bc < 0 || bc * ca < 0 || ab * ca < 0)
        return 0;
    int above = side_of(a, b, c);
    if (ab * bc * ca == 0 || above == 0)
        return ON_SHELL;
    return above == ab ? ab : 0;
}

static int winding_along(const shell *s, const graze_vec3 *point, way along)
{
    int winding = 0;
    for (uint32_t i = 0; i < s->mesh.count; i++) {
        int by = passes(s, i, point, along);
        if (by == ON_SHELL)
            return ON_SHELL;
        winding += by;
    }
    return winding;
}

/* In a direction after the other, of primes, until one leads through no edge. */
int winding_of(const shell *s, const graze_vec3 *point)
{
    static const way ways[] = {
        {1009, 757, -613}, {-811, 1013, 499}, {367, -929, 1031}, {-491, -547, -983}};
    if (!graze_aabb_contains_point(&s->box, point))
        return 0;
    for (unsigned i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        int winding = winding_along(s, point, ways[i]);
        if (winding != ON_SHELL)
            return winding;
    }
    return ON_SHELL;
}

static bool has_area(const shell *s, uint32_t face)
{
    const graze_vec3 *at = corner_of(s, face, 0);
    way u = way_between(at, corner_of(s, face, 1)), v = way_between(at, corner_of(s, face, 2));
    return (wide)u.y * v.z != (wide)u.z * v.y || (wide)u.z * v.x != (wide)u.x * v.z ||
           (wide)u.x * v.y != (wide)u.y * v.x;
}

static int above_plane(const shell *s, uint32_t face, const graze_vec3 *point)
{
    return side_of(way_between(point, corner_of(s, face, 0)),
                   way_between(point, corner_of(s, face, 1)),
                   way_between(point, corner_of(s, face, 2)));
}

bool in_plane_of_a_face(const shell *s, const graze_vec3 *a, const graze_vec3 *b)
{
    for (uint32_t i = 0; i < s->mesh.count; i++)
        if (above_plane(s, i, a) == 0 && above_plane(s, i, b) == 0 && has_area(s, i))
            return true;
    return false;
}
