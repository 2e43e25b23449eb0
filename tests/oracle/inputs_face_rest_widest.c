/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_face_rest.h"
#include "widest_face.h"

typedef struct {
    input_stream s;
    int corners;
    int32_t size;
    graze_vec3 face[3];
    graze_segment line;
} scene;

static void store(const graze_vec3 *v, int32_t *words)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

/* ---- Faces ---- */

/* One edge of a parallelogram points away from the opposite corner of the world, the other
 * aside. Seen from that corner, the dot product along the edge that is not at `corner` is a sum
 * of six products. */
static void lead_away(scene *c)
{
    const graze_vec3 opposite = widest_opposite(&c->s, c->size, &c->face[0]);
    c->face[1] = widest_opposite(&c->s, c->size, &opposite);
    draw_vector(&c->s, c->size / 2, &c->face[2]);
    c->line.a = opposite;
}

static void draw_face(scene *c)
{
    if (c->corners == 3)
        widest_triangle(&c->s, c->size, c->face, &c->line);
    else
        widest_parallelogram(&c->s, c->size, c->face, &c->line);
    if (c->corners == 4 && draw_chance(&c->s, 4))
        lead_away(c);
}

/* Edges are below 2^31, so each product of two is below 2^62. */
static int64_t edge_along(const scene *c, int i, uint32_t axis)
{
    graze_vec3 from = c->face[0], to = c->face[i];
    return *axis_of(&to, axis) - (c->corners == 3 ? (int64_t)*axis_of(&from, axis) : 0);
}

static bool is_normal_down(const scene *c, uint32_t axis)
{
    const uint32_t j = (axis + 1) % 3, k = (axis + 2) % 3;
    return edge_along(c, 1, j) * edge_along(c, 2, k) < edge_along(c, 1, k) * edge_along(c, 2, j);
}

/* ---- Shapes near the face ---- */

/* A point of the line, or the corner of the world opposite the face's corner. */
static graze_vec3 draw_known_point(scene *c)
{
    uint32_t kind = draw_below(&c->s, 4);
    if (kind < 2)
        return c->line.a;
    return kind == 2 ? c->line.b : widest_opposite(&c->s, c->size, &c->face[0]);
}

/* A box from such a point to a corner of the world: often the corner along the normal, so that
 * only the point touches the plane. Sometimes inverted. */
static void draw_box_at(scene *c, int32_t *box)
{
    graze_vec3 from = draw_known_point(c);
    graze_vec3 other = widest_point(&c->s, c->size);
    const bool off_plane = !draw_chance(&c->s, 4), back = draw_chance(&c->s, 2);
    const bool as_drawn = draw_chance(&c->s, 16);
    if (!draw_chance(&c->s, 4))
        from = c->line.a;
    for (uint32_t i = 0; i < 3; i++) {
        const int32_t along = is_normal_down(c, i) == back ? c->size - 1 : -c->size;
        const int32_t p = *axis_of(&from, i), q = off_plane ? along : *axis_of(&other, i);
        box[i] = p < q || as_drawn ? p : q;
        box[3 + i] = p < q || as_drawn ? q : p;
    }
}

static int32_t draw_radius(scene *c)
{
    if (draw_chance(&c->s, 16))
        return -draw_power(&c->s, 30);
    return draw_chance(&c->s, 2) ? c->size - 1 - (int32_t)draw_below(&c->s, 4)
                                 : draw_power(&c->s, 30);
}

static void draw_widest(uint64_t seed, uint32_t index, int corners, face_rest_query *q)
{
    static const int32_t sides[8] = {1, -1, 1, -1, 1, -1, 0, 1000000};
    scene c;
    c.corners = corners;
    draw_start(&c.s, seed, index);
    c.size = widest_size(&c.s);
    draw_face(&c);
    const graze_vec3 point = draw_known_point(&c);
    const graze_vec3 hit = draw_known_point(&c);
    for (int i = 0; i < 3; i++)
        store(&c.face[i], q->face + 3 * i);
    store(&point, q->point);
    store(&hit, q->hit);
    draw_box_at(&c, q->box);
    q->side = sides[draw_below(&c.s, 8)];
    q->radius = draw_radius(&c);
    q->kind = q->radius < 0 ? RADIUS_DRAWN : (face_rest_radius)draw_below(&c.s, 4);
}

void input_face_rest_judged(uint64_t seed, uint32_t index, int corners, face_rest_query *q)
{
    const uint32_t turn = index / FACE_REST_JUDGED, class = index % FACE_REST_JUDGED;
    if (class < FACE_REST_CLASSES)
        input_face_rest(seed, turn * FACE_REST_CLASSES + class, corners, q);
    else if (class == REST_WIDEST)
        draw_widest(seed, index, corners, q);
    else
        input_face_rest_line(seed, index, (int)class, corners, q);
}
