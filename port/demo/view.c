/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A camera and ten objects: which are in view, and which of these are visible. An object is in view when a
 * point of it is in the frustum. It is visible when a cast from the eye reaches it before any other object.
 */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#include <stddef.h>

/* ---- The scene ---- */

enum { BALL, BOX, CRATE };

typedef struct {
    const char *name;
    uint8_t kind;
    graze_vec3 center, half; /* half.x: the radius of a ball */
    graze_angle turn;        /* of a crate, about y */
} object;

#define AT(x, y, z)                                                                                \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)                                                         \
    }

static const object objects[] = {
    {"wall", BOX, AT(-2, 2, 0), AT(4, 2, 0.25), 0},
    {"ball behind the wall", BALL, AT(-1, 1, -6), AT(1, 0, 0), 0},
    {"tower behind the wall", BOX, AT(-3, 8, -20), AT(2, 8, 2), 0},
    {"crate beside the wall", CRATE, AT(5, 1, 1), AT(1, 1, 1), GRAZE_DEGREES(30)},
    {"small box on the crate", BOX, AT(5, 2.5, 1), AT(0.5, 0.5, 0.5), 0},
    {"lamp over the camera", BALL, AT(0, 9, 11), AT(0.25, 0, 0), 0},
    {"door behind the camera", CRATE, AT(0, 1, 25), AT(1, 2, 0.125), GRAZE_DEGREES(5)},
    {"hill beyond the far plane", BALL, AT(0, -60, -190), AT(80, 0, 0), 0},
    {"fence across the left edge", BOX, AT(-14, 0.5, 2), AT(6, 0.5, 0.125), 0},
    {"town past the far corner", BOX, AT(-127, 5, -110), AT(23, 5, 30), 0},
};
enum { OBJECTS = sizeof objects / sizeof objects[0] };

static graze_aabb box_of(const object *o)
{
    graze_aabb box;
    box.min = graze_vec3_sub(o->center, o->half);
    box.max = graze_vec3_add(o->center, o->half);
    return box;
}

static graze_sphere ball_of(const object *o)
{
    graze_sphere ball;
    ball.center = o->center;
    ball.radius = o->half.x;
    return ball;
}

static void crate_of(const object *o, graze_obb *crate)
{
    const graze_quaternion turn =
        graze_quaternion_from_axis_angle(graze_vec3_of(0, GRAZE_ONE, 0), o->turn);
    const graze_vec3 size = graze_vec3_add(o->half, o->half);
    graze_obb_from_quaternion(&o->center, &turn, &size, crate);
}

/* ---- In view, and visible ---- */

static graze_view view_of(const graze_frustum *frustum, const object *o)
{
    const graze_aabb box = box_of(o);
    const graze_sphere ball = ball_of(o);
    graze_obb crate;
    if (o->kind == BALL)
        return graze_frustum_classify_sphere(frustum, &ball);
    if (o->kind == BOX)
        return graze_frustum_classify_aabb(frustum, &box);
    crate_of(o, &crate);
    return graze_frustum_classify_obb(frustum, &crate);
}

/* A large box can be behind no single plane and yet beside the frustum. If drawing it costs more than this test,
 * call the exact routine as well. */
static bool is_beside(const graze_frustum *frustum, const object *o)
{
    const graze_aabb box = box_of(o);
    return o->kind == BOX && !graze_frustum_overlaps_aabb(frustum, &box);
}

static graze_result cast(const object *o, const graze_segment *sight, graze_line_hit *hit)
{
    const graze_aabb box = box_of(o);
    const graze_sphere ball = ball_of(o);
    graze_obb crate;
    if (o->kind == BALL)
        return graze_sphere_linecast(&ball, sight, hit);
    if (o->kind == BOX)
        return graze_aabb_linecast(&box, sight, hit);
    crate_of(o, &crate);
    return graze_obb_linecast(&crate, sight, hit);
}

/* The first object on the way from the eye to a point, or NULL. */
static const object *first_on(const graze_segment *sight)
{
    const object *first = NULL;
    graze_fraction nearest = GRAZE_FRACTION_ONE;
    graze_line_hit hit;
    for (int i = 0; i < OBJECTS; i++)
        if (cast(&objects[i], sight, &hit) >= GRAZE_HIT && (!first || hit.fraction < nearest)) {
            nearest = hit.fraction;
            first = &objects[i];
        }
    return first;
}

/* One of nine points: the center (8), and eight around it that are inside for the turns of this scene. */
static graze_vec3 point_of(const object *o, int number)
{
    const graze_scalar x = o->half.x / 2, y = o->kind == BALL ? x : o->half.y / 2,
                       z = o->kind == BALL ? x : o->half.z / 2;
    const graze_vec3 off =
        graze_vec3_of(number & 1 ? x : -x, number & 2 ? y : -y, number & 4 ? z : -z);
    return number == 8 ? o->center : graze_vec3_add(o->center, off);
}

/* How many of its nine points are in view and not hidden by another object. */
static int points_seen(const graze_camera *camera, const graze_frustum *frustum, const object *o)
{
    int seen = 0;
    for (int i = 0; i < 9; i++) {
        const graze_segment sight = {camera->position, point_of(o, i)};
        seen += graze_frustum_contains_point(frustum, &sight.b) && first_on(&sight) == o;
    }
    return seen;
}

static void print_seen(int seen)
{
    if (seen == 0)
        print("hidden\n");
    else {
        print_int(seen);
        print(" of 9 points\n");
    }
}

/* Only objects in view are cast at. */
static void print_object(const graze_camera *camera, const graze_frustum *frustum, const object *o)
{
    static const char *const views[] = {"outside", "partly", "inside"};
    const graze_view view = view_of(frustum, o);
    print_column(o->name, 28);
    print_column(views[view], 10);
    if (view == GRAZE_VIEW_OUTSIDE)
        print("-\n");
    else if (view == GRAZE_VIEW_PARTLY && is_beside(frustum, o))
        print("no: all of it is beside the view\n");
    else
        print_seen(points_seen(camera, frustum, o));
}

/* The object that a pixel shows. Here t_max of the ray is 1, so it ends at origin + dir. */
static void print_pixel(const graze_camera *camera, uint16_t x, uint16_t y)
{
    graze_ray ray;
    graze_segment sight;
    const object *shown;
    graze_camera_ray(camera, x, y, 64, 36, &ray);
    sight.a = ray.origin;
    sight.b = graze_vec3_add(ray.origin, ray.dir);
    shown = first_on(&sight);
    print(shown != NULL ? shown->name : "nothing");
    print("\n");
}

int main(void)
{
    const graze_vec3 eye = AT(0, 3, 14), target = AT(0, 3, 0);
    graze_camera camera;
    graze_frustum frustum;
    graze_camera_look_at(eye, target, graze_vec3_of(0, GRAZE_ONE, 0), &camera);
    camera.fov = GRAZE_DEGREES(60);
    camera.aspect = GRAZE_RATIO(16, 9);
    camera.z_near = GRAZE_C(0.125);
    camera.z_far = GRAZE_C(100);
    graze_frustum_from_camera(&camera, &frustum);
    print("object                      in view   visible\n\n");
    for (int i = 0; i < OBJECTS; i++)
        print_object(&camera, &frustum, &objects[i]);
    print("\nat the middle pixel: ");
    print_pixel(&camera, 32, 18);
    print("at the right edge, halfway up: ");
    print_pixel(&camera, 63, 18);
    print("at a pixel of the crate: ");
    print_pixel(&camera, 43, 23);
    return BOARD_PASSED;
}
