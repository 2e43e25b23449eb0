/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The scene of the demo: its shapes, and which of them are in view. */
#include "scene.h"

#define AT(x, y, z)                                                                                \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)                                                         \
    }

static const graze_aabb boxes[SCENE_BOXES] = {
    /* the pedestals of the ring and of a ball */
    {AT(-0.17, 0, 0.7), AT(0.17, 0.3, 1.04)},
    {AT(0.45, 0, 0.3), AT(0.65, 0.14, 0.5)},
    /* three steps */
    {AT(-3, 0, -3.4), AT(-1.4, 0.2, -1.8)},
    {AT(-2.8, 0.2, -3.4), AT(-1.6, 0.4, -2)},
    {AT(-2.6, 0.4, -3.4), AT(-1.8, 0.6, -2.2)},
    /* a gate */
    {AT(-0.9, 0, -6), AT(-0.6, 1.7, -5.7)},
    {AT(0.9, 0, -6), AT(1.2, 1.7, -5.7)},
    {AT(-1.1, 1.7, -6.1), AT(1.4, 1.95, -5.6)},
    /* towers */
    {AT(-70, 0, -170), AT(-54, 38, -154)},
    {AT(-46, 0, -190), AT(-34, 58, -178)},
    {AT(-26, 0, -160), AT(-14, 27, -148)},
    {AT(24, 0, -210), AT(40, 50, -194)},
};

static const graze_sphere balls[SCENE_BALLS] = {
    {AT(-2.2, 0.95, -2.8), GRAZE_C(0.35)}, /* on the steps */
    {AT(0.55, 0.24, 0.4), GRAZE_C(0.1)},   /* on its pedestal */
    {AT(0.4, 0.3, -2.6), GRAZE_C(0.3)},    /* two on the ground */
    {AT(-0.62, 0.15, 0.1), GRAZE_C(0.15)}, {AT(0.15, 2.3, -5.85), GRAZE_C(0.35)}, /* on the gate */
    {AT(170, -220, -480), GRAZE_C(300)},                                          /* the hill */
    {AT(190, 165, -600), GRAZE_C(45)},                                            /* the moon */
};

static const struct {
    graze_vec3 center, size, axis;
    graze_angle turn;
} crates[SCENE_CRATES] = {
    {AT(-0.55, 0.2, -1.1), AT(0.4, 0.4, 0.4), AT(0, 1, 0), GRAZE_DEGREES(25)},
    {AT(-0.5, 0.525, -1.15), AT(0.25, 0.25, 0.25), AT(0, 1, 0), GRAZE_DEGREES(70)},
    {AT(0.62, 0.13, -0.55), AT(0.26, 0.26, 0.26), AT(0, 1, 0), GRAZE_DEGREES(40)},
    {AT(3.2, 0.7, -4.5), AT(1.4, 1.4, 1.4), AT(0, 1, 0), GRAZE_DEGREES(15)},
    {AT(-1.35, 0.5, -0.6), AT(0.08, 1.1, 0.08), AT(0.3, 0.2, 1), GRAZE_DEGREES(24)},
};

const graze_parallelogram scene_mirror = {AT(0.75, 0.05, -2.9), AT(1.3, 0, 0.9), AT(0, 1.3, 0)};
const graze_vec3 scene_sun = AT(0.48, 0.64, 0.6);

#define SAND  AT(0.86, 0.76, 0.58)
#define STONE AT(0.72, 0.70, 0.68)
#define BRICK AT(0.80, 0.38, 0.28)
#define STEEL AT(0.46, 0.55, 0.68)

/* The ground, the mirror, the ring, the boxes, the balls and the crates. */
const graze_vec3 scene_colors[SCENE_SHAPES] = {
    AT(0.78, 0.80, 0.74),
    AT(0.88, 0.92, 0.95),
    AT(0.98, 0.74, 0.20),

    STONE,
    STONE,
    SAND,
    SAND,
    SAND,
    BRICK,
    BRICK,
    BRICK,
    STEEL,
    STEEL,
    STEEL,
    STEEL,

    AT(0.85, 0.22, 0.25),
    AT(0.20, 0.62, 0.78),
    AT(0.35, 0.70, 0.35),
    AT(0.62, 0.36, 0.74),
    AT(0.95, 0.90, 0.80),
    AT(0.40, 0.56, 0.30),
    AT(0.94, 0.92, 0.86),

    AT(0.74, 0.52, 0.30),
    AT(0.86, 0.66, 0.40),
    AT(0.25, 0.45, 0.75),
    AT(0.66, 0.46, 0.28),
    AT(0.90, 0.55, 0.20),
};

scene_solids scene_all;
graze_mesh scene_ring;
graze_aabb scene_ring_box;

static graze_vec3 ring_vertices[RING_VERTICES];
static uint16_t ring_indices[3 * RING_FACES];

/* ---- The ring: a torus that stands on its pedestal ---- */

static const graze_scalar ring_radius = GRAZE_C(0.075), tube_radius = GRAZE_C(0.028);
static const graze_vec3 ring_center = AT(0, 0.403, 0.87);

static graze_vec3 ring_vertex(graze_angle turn, graze_angle side)
{
    graze_scalar sine, cosine, height, outward;
    graze_vec3 v;
    graze_sincos(side, &height, &outward);
    graze_sincos(turn, &sine, &cosine);
    outward = graze_add(ring_radius, graze_mul(tube_radius, outward));
    v = graze_vec3_of(graze_mul(outward, cosine), graze_mul(outward, sine),
                      graze_mul(tube_radius, height));
    return graze_vec3_add(ring_center, v);
}

static uint16_t ring_index(uint32_t turn, uint32_t side)
{
    return (uint16_t)(turn % RING_TURNS * RING_SIDES + side % RING_SIDES);
}

static void write_face(uint16_t *face, uint16_t a, uint16_t b, uint16_t c)
{
    face[0] = a;
    face[1] = b;
    face[2] = c;
}

static void build_ring(void)
{
    uint16_t *face = ring_indices;
    for (uint32_t turn = 0; turn < RING_TURNS; turn++)
        for (uint32_t side = 0; side < RING_SIDES; side++, face += 6) {
            const uint16_t a = ring_index(turn, side), b = ring_index(turn + 1, side),
                           c = ring_index(turn + 1, side + 1), d = ring_index(turn, side + 1);
            ring_vertices[a] = ring_vertex((graze_angle)(UINT32_MAX / RING_TURNS * turn),
                                           (graze_angle)(UINT32_MAX / RING_SIDES * side));
            write_face(face, a, b, c);
            write_face(face + 3, a, c, d);
        }
    scene_ring.vertices = ring_vertices;
    scene_ring.indices = ring_indices;
    scene_ring.count = RING_FACES;
    graze_mesh_aabb(&scene_ring, &scene_ring_box);
}

void scene_ring_face(uint32_t face, graze_triangle *triangle)
{
    const uint16_t *corners = ring_indices + 3 * face;
    triangle->a = ring_vertices[corners[0]];
    triangle->b = ring_vertices[corners[1]];
    triangle->c = ring_vertices[corners[2]];
}

/* ---- All solids, and those in view ---- */

static void add_box(scene_solids *to, const graze_aabb *box, int shape)
{
    to->box_shape[to->box_count] = (uint8_t)shape;
    to->boxes[to->box_count++] = *box;
}

static void add_ball(scene_solids *to, const graze_sphere *ball, int shape)
{
    to->ball_shape[to->ball_count] = (uint8_t)shape;
    to->balls[to->ball_count++] = *ball;
}

static void add_crate(scene_solids *to, const graze_obb *crate, int shape)
{
    to->crate_shape[to->crate_count] = (uint8_t)shape;
    to->crates[to->crate_count++] = *crate;
}

void scene_build(void)
{
    build_ring();
    scene_all.box_count = scene_all.ball_count = scene_all.crate_count = 0;
    for (int i = 0; i < SCENE_BOXES; i++)
        add_box(&scene_all, &boxes[i], SHAPE_BOX + i);
    for (int i = 0; i < SCENE_BALLS; i++)
        add_ball(&scene_all, &balls[i], SHAPE_BALL + i);
    for (int i = 0; i < SCENE_CRATES; i++) {
        const graze_quaternion turn =
            graze_quaternion_from_axis_angle(crates[i].axis, crates[i].turn);
        graze_obb crate;
        graze_obb_from_quaternion(&crates[i].center, &turn, &crates[i].size, &crate);
        add_crate(&scene_all, &crate, SHAPE_CRATE + i);
    }
    scene_all.ring = true;
    scene_all.mirror = false; /* only lines that leave the mirror are cast at all solids */
}

static graze_aabb mirror_box(void)
{
    graze_vec3 corners[4];
    graze_aabb box;
    corners[0] = scene_mirror.corner;
    corners[1] = graze_vec3_add(corners[0], scene_mirror.u);
    corners[2] = graze_vec3_add(corners[0], scene_mirror.v);
    corners[3] = graze_vec3_add(corners[1], scene_mirror.v);
    graze_aabb_from_points(corners, 4, &box);
    return box;
}

void scene_cull(const graze_frustum *frustum, scene_solids *in_view)
{
    const graze_aabb mirror = mirror_box();
    in_view->box_count = in_view->ball_count = in_view->crate_count = 0;
    for (int i = 0; i < SCENE_BOXES; i++)
        if (!graze_frustum_culls_aabb(frustum, &boxes[i]))
            add_box(in_view, &boxes[i], SHAPE_BOX + i);
    for (int i = 0; i < SCENE_BALLS; i++)
        if (!graze_frustum_culls_sphere(frustum, &balls[i]))
            add_ball(in_view, &balls[i], SHAPE_BALL + i);
    for (int i = 0; i < SCENE_CRATES; i++)
        if (!graze_frustum_culls_obb(frustum, &scene_all.crates[i]))
            add_crate(in_view, &scene_all.crates[i], SHAPE_CRATE + i);
    in_view->ring = !graze_frustum_culls_aabb(frustum, &scene_ring_box);
    in_view->mirror = !graze_frustum_culls_aabb(frustum, &mirror);
}
