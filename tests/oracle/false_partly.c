/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * false_partly N [SEED]: of N boxes of each size around a frustum, how many graze_frustum_classify_aabb
 * reports as GRAZE_VIEW_PARTLY, and how many of these are outside. Prints a table.
 *
 * The camera: 60 degrees, 16:9, from 0.1 to 500 units, turned at random for each box. The centers are uniform in
 * the smallest axis-aligned box around the frustum, grown by the half size: no box beyond it can overlap.
 */
#include "../../include/graze/graze.h"
#include "half_spaces.h"
#include "inputs_view.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define UNIT 65536.0

typedef struct {
    uint32_t views[3], out, wrong; /* wrong: answers of graze_frustum_overlaps_aabb */
} tally;

static void grow(double *min, double *max, double at)
{
    *min = at < *min ? at : *min;
    *max = at > *max ? at : *max;
}

/* The range of the frustum's corners on each axis. */
static void set_range(const inputs_camera *c, double min[3], double max[3])
{
    double point[3];
    inputs_camera_point(c, 0, 0, c->z_near, point);
    for (int k = 0; k < 3; k++)
        min[k] = max[k] = point[k];
    for (int corner = 0; corner < 8; corner++) {
        inputs_camera_point(c, corner & 1 ? 1 : -1, corner & 2 ? 1 : -1,
                            corner & 4 ? c->z_far : c->z_near, point);
        for (int k = 0; k < 3; k++)
            grow(&min[k], &max[k], point[k]);
    }
}

static void draw_box_around(input_stream *t, const inputs_camera *c, double half, graze_aabb *b)
{
    double min[3], max[3];
    set_range(c, min, max);
    for (uint32_t k = 0; k < 3; k++) {
        double center = min[k] - half + (max[k] - min[k] + 2 * half) * inputs_share(t);
        *axis_of(&b->min, k) = (int32_t)(center - half);
        *axis_of(&b->max, k) = (int32_t)(center + half);
    }
}

static void count(half_spaces *h, tally *n, const graze_frustum *f, const graze_aabb *b)
{
    graze_view view = graze_frustum_classify_aabb(f, b);
    bool in = half_spaces_overlap(h, f, b);
    n->views[view]++;
    n->out += view == GRAZE_VIEW_PARTLY && !in;
    n->wrong += graze_frustum_overlaps_aabb(f, b) != in;
}

static void run(half_spaces *h, int half, uint32_t cases, uint64_t seed, tally *n)
{
    inputs_camera camera = {.wide = 0.57735026918962576 * 16 / 9,
                            .high = 0.57735026918962576,
                            .z_near = UNIT / 10,
                            .z_far = UNIT * 500};
    for (uint32_t i = 0; i < cases; i++) {
        graze_frustum frustum;
        graze_aabb box;
        input_stream t;
        draw_start(&t, seed + (uint64_t)half, i);
        inputs_camera_turn(&t, &camera);
        inputs_camera_planes(&camera, &frustum);
        draw_box_around(&t, &camera, half * UNIT, &box);
        count(h, n, &frustum, &box);
    }
}

static double percent(uint32_t part, uint32_t whole)
{
    return whole == 0 ? 0 : 100.0 * part / whole;
}

int main(int argc, char **argv)
{
    static const int halves[] = {1, 10, 100, 500};
    static half_spaces spaces;
    uint32_t cases = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 0) : 0, wrong = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 0;
    half_spaces_init(&spaces);
    printf("| half size | inside | partly | outside | share of partly that is outside |\n");
    printf("|---|---|---|---|---|\n");
    for (int i = 0; i < 4; i++) {
        tally n = {{0, 0, 0}, 0, 0};
        run(&spaces, halves[i], cases, seed, &n);
        printf("| %d | %.1f %% | %.1f %% | %.1f %% | %.1f %% |\n", halves[i],
               percent(n.views[GRAZE_VIEW_INSIDE], cases),
               percent(n.views[GRAZE_VIEW_PARTLY], cases),
               percent(n.views[GRAZE_VIEW_OUTSIDE], cases),
               percent(n.out, n.views[GRAZE_VIEW_PARTLY]));
        wrong += n.wrong;
    }
    half_spaces_clear(&spaces);
    printf("graze_frustum_overlaps_aabb: %" PRIu32 " wrong\n", wrong);
    return cases > 0 && wrong == 0 ? 0 : 1;
}
