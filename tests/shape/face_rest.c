/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "face_rest.h"
#include "../support/check.h"

const some_faces floor_faces = {BOTH, FLOOR}, floor_triangle = {TRIANGLE, FLOOR},
                 floor_parallelogram = {PARALLELOGRAM, FLOOR};

/* The images of boxes.h; the case itself; in the fixed build also beyond near coordinates (src/number/near.h). */
enum { AS_IT_IS = IMAGES, FAR_AWAY, ALL_IMAGES };
#if GRAZE_FLOAT
#define AWAY P(8, -4, 16)
#else
#define AWAY P(20000, -16384, 30000)
#endif
/* Each as given, wound the other way, and from another corner. */
enum { ORDERS = 3 };

static graze_vec3 image_of(graze_vec3 p, int image)
{
    if (image < IMAGES)
        return image_of_point(p, image);
    return image == FAR_AWAY ? graze_vec3_add(p, AWAY) : p;
}

static graze_aabb box_of_image(graze_aabb box, int image)
{
    if (image < IMAGES)
        return image_of_box(box, image);
    return aabb_of(image_of(box.min, image), image_of(box.max, image));
}

static void reorder(const graze_vec3 *c, bool is_triangle, int order, graze_vec3 *to)
{
    to[0] = c[0];
    to[1] = order == 0 ? c[1] : c[2];
    to[2] = order == 0 ? c[2] : c[1];
    if (order < 2)
        return;
    if (!is_triangle) {
        to[0] = graze_vec3_sub(graze_vec3_add(c[1], c[2]), c[0]);
        return;
    }
    for (int i = 0; i < 3; i++)
        to[i] = c[(i + 1) % 3];
}

/* Reorders first: far away the sum of two corners may be beyond the world. */
static any_face image_of_face(const some_faces *of, bool is_triangle, int image, int order)
{
    graze_vec3 ordered[3];
    reorder(of->corners, is_triangle, order, ordered);
    for (int i = 0; i < 3; i++)
        ordered[i] = image_of(ordered[i], image);
    return face_with_corners(is_triangle, ordered);
}

/* The forms of a case: number / ALL_IMAGES / ORDERS is 0 for triangles. */
enum { FORMS = 2 * ORDERS * ALL_IMAGES };

static bool is_triangle_form(int form)
{
    return form < ORDERS * ALL_IMAGES;
}

static bool applies_to(const some_faces *of, int form)
{
    return (of->shapes & (is_triangle_form(form) ? TRIANGLE : PARALLELOGRAM)) != 0;
}

static any_face face_in_form(const some_faces *of, int form)
{
    return image_of_face(of, is_triangle_form(form), form % ALL_IMAGES, form / ALL_IMAGES % ORDERS);
}

static graze_scalar size_in_form(graze_scalar size, int form)
{
    return form % ALL_IMAGES == 4 ? size * 2 : size;
}

/* ---- Checks ---- */

/* Floats round the squared distance: within this error of the exact distance a result is not checked. */
static graze_scalar tolerance_of(graze_scalar distance)
{
    return IS_FLOAT ? distance / 65536 : 0;
}

static void check_one(const any_face *f, graze_vec3 point, graze_vec3 nearest,
                      graze_scalar distance)
{
    CHECK(vec3_close(face_closest_point(f, point), nearest));
    CHECK(scalar_close(face_distance(f, point), distance));
    CHECK(face_overlaps_sphere(f, point, distance + tolerance_of(distance)));
    CHECK(!face_overlaps_sphere(f, point, distance - tolerance_of(distance) - RAW));
}

void check_nearest_once(const some_faces *of, graze_vec3 point, graze_vec3 nearest,
                        graze_scalar distance)
{
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        any_face f = face_with_corners(is_triangle, of->corners);
        if (!(of->shapes & (is_triangle ? TRIANGLE : PARALLELOGRAM)))
            continue;
        CHECK(vec3_close(face_closest_point(&f, point), nearest));
        CHECK(scalar_close(face_distance(&f, point), distance));
    }
}

void check_nearest(const some_faces *of, graze_vec3 point, graze_vec3 nearest,
                   graze_scalar distance)
{
    for (int form = 0; form < FORMS; form++) {
        const int image = form % ALL_IMAGES;
        any_face f = face_in_form(of, form);
        if (applies_to(of, form))
            check_one(&f, image_of(point, image), image_of(nearest, image),
                      size_in_form(distance, form));
    }
}

void check_sphere(const some_faces *of, graze_vec3 center, graze_scalar radius, bool meets)
{
    for (int form = 0; form < FORMS; form++) {
        any_face f = face_in_form(of, form);
        if (applies_to(of, form))
            CHECK(face_overlaps_sphere(&f, image_of(center, form % ALL_IMAGES),
                                       size_in_form(radius, form)) == meets);
    }
}

void check_capsule(const some_faces *of, graze_vec3 a, graze_vec3 b, graze_scalar radius,
                   bool meets)
{
    for (int form = 0; form < FORMS; form++) {
        const any_face f = face_in_form(of, form);
        graze_segment core;
        core.a = image_of(a, form % ALL_IMAGES);
        core.b = image_of(b, form % ALL_IMAGES);
        if (!applies_to(of, form))
            continue;
        CHECK(face_overlaps_capsule(&f, core, size_in_form(radius, form)) == meets);
        CHECK(face_overlaps_capsule(&f, segment_reversed(core), size_in_form(radius, form)) ==
              meets);
    }
}

void check_box(const some_faces *of, graze_vec3 min, graze_vec3 max, bool meets)
{
    for (int form = 0; form < FORMS; form++) {
        any_face f = face_in_form(of, form);
        graze_aabb box = box_of_image(aabb_of(min, max), form % ALL_IMAGES);
        if (applies_to(of, form))
            CHECK(face_overlaps_aabb(&f, &box) == meets);
    }
}

bool has_nan(graze_vec3 v)
{
    return is_nan(v.x) || is_nan(v.y) || is_nan(v.z);
}

any_face face_of_numbers(bool is_triangle, const graze_scalar *n)
{
    const graze_triangle t = {{n[0], n[1], n[2]}, {n[3], n[4], n[5]}, {n[6], n[7], n[8]}};
    const graze_parallelogram p = {t.a, t.b, t.c};
    return is_triangle ? face_of_triangle(&t) : face_of_parallelogram(&p);
}
