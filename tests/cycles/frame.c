/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A frame of a Game Boy Advance: 240 x 160 rays, each cast at three shapes of the demo's scene, the pedestal of the ring, the
 * hill, and the mirror. It prints the cycles of the frame, and a checksum of all hits. It is a program of a user, Thumb code in
 * the ROM; tests/cycles/run links it with graze as port/PACKAGES.md describes.
 */
#include "graze.h"

#include "../../port/board.h"
#include "../../port/print.h"

enum { WIDTH = 240, HEIGHT = 160, FURTHER_LEFT = 80 };

#define AT(x, y, z)                                                                                \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)                                                         \
    }

static const graze_aabb pedestal = {AT(-0.17, 0, 0.7), AT(0.17, 0.3, 1.04)};
static const graze_sphere hill = {AT(170, -220, -480), GRAZE_C(300)};
static const graze_parallelogram mirror = {AT(0.75, 0.05, -2.9), AT(1.3, 0, 0.9), AT(0, 1.3, 0)};

/* The demo's camera, 50 degrees high, and its picture 80 pixels further left: the middle of the view, and a step of one
 * pixel to the right and down. */
static const graze_vec3 eye = AT(0, 0.62, 1.6), middle = AT(0, -0.1118, -0.99373);
static const graze_scalar to_right = GRAZE_C(0.00582885);
static const graze_vec3 down = AT(0, -0.00579230, 0.00065167);

static struct {
    uint32_t hits, checksum;
} frame;

static void note(const graze_vec3 *point, const graze_vec3 *normal)
{
    const uint32_t rotated = frame.checksum << 7 | frame.checksum >> 25;
    frame.hits++;
    frame.checksum = rotated ^ (uint32_t)point->x ^ (uint32_t)point->y ^ (uint32_t)point->z ^
                     (uint32_t)normal->x ^ (uint32_t)normal->y ^ (uint32_t)normal->z;
}

static void cast(const graze_ray *ray)
{
    graze_ray_hit hit;
    graze_face_ray_hit face_hit;
    if (graze_aabb_raycast(&pedestal, ray, &hit) != GRAZE_MISS)
        note(&hit.point, &hit.normal);
    if (graze_sphere_raycast(&hill, ray, &hit) != GRAZE_MISS)
        note(&hit.point, &hit.normal);
    if (graze_parallelogram_raycast(&mirror, ray, &face_hit) != GRAZE_MISS)
        note(&face_hit.point, &face_hit.normal);
}

static void draw(void *unused)
{
    graze_ray ray = {eye, middle, GRAZE_NO_LIMIT};
    (void)unused;
    for (int32_t y = 0; y < HEIGHT; y++) {
        ray.dir.x = -to_right * (WIDTH / 2 + FURTHER_LEFT);
        ray.dir.y = middle.y + down.y * (y - HEIGHT / 2);
        ray.dir.z = middle.z + down.z * (y - HEIGHT / 2);
        for (int32_t x = 0; x < WIDTH; x++) {
            cast(&ray);
            ray.dir.x += to_right;
        }
    }
}

int main(void)
{
    const uint32_t cycles = board_count_instructions(draw, (void *)0);
    print_text_int("cycles: ", (int32_t)cycles);
    print_text_int("  casts: ", 3 * WIDTH * HEIGHT);
    print_text_int("  hits: ", (int32_t)frame.hits);
    print("  checksum: ");
    print_hex(frame.checksum);
    print("\n");
    return cycles != 0 ? BOARD_PASSED : BOARD_FAILED;
}
