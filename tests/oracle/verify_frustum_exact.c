/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `frustum_exact`: whether box and frustum overlap, by eliminating coordinates from
 * all half spaces (half_spaces.h); the corners of a frustum and their box, by Cramer's rule (true_corners.h).
 */
#include "../../include/graze/graze.h"
#include "half_spaces.h"
#include "inputs_view.h"
#include "judge.h"
#include "print_case.h"
#include "true_corners.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { PLANES = GRAZE_FRUSTUM_PLANES, CORNERS = GRAZE_FRUSTUM_CORNERS };

typedef struct {
    judge_case c;
    graze_frustum frustum;
    graze_aabb box;
    half_spaces spaces;
    true_corners corners;
    int32_t want[CORNERS][3];
    mpz_t pull, part;
} scene;

/* ---- Overlaps ---- */

static bool is_inverted(const graze_aabb *b)
{
    return b->min.x > b->max.x || b->min.y > b->max.y || b->min.z > b->max.z;
}

static void add(scene *s, int64_t a, int64_t b)
{
    mpz_set_si(s->part, a);
    mpz_mul_si(s->part, s->part, b);
    mpz_add(s->pull, s->pull, s->part);
}

static bool is_corner_behind(scene *s, int plane, int corner)
{
    const graze_normal *n = &s->frustum.normal[plane];
    const graze_aabb *b = &s->box;
    mpz_set_ui(s->pull, 0);
    add(s, n->x, corner & 1 ? b->max.x : b->min.x);
    add(s, n->y, corner & 2 ? b->max.y : b->min.y);
    add(s, n->z, corner & 4 ? b->max.z : b->min.z);
    return mpz_cmp_si(s->pull, s->frustum.limit[plane]) < 0;
}

/* One plane after the other, as classify does. */
static graze_view view_of_box(scene *s)
{
    graze_view view = GRAZE_VIEW_INSIDE;
    if (is_inverted(&s->box))
        return GRAZE_VIEW_OUTSIDE;
    for (int plane = 0; plane < PLANES; plane++) {
        int behind = 0;
        for (int corner = 0; corner < CORNERS; corner++)
            behind += is_corner_behind(s, plane, corner);
        if (behind == CORNERS)
            return GRAZE_VIEW_OUTSIDE;
        if (behind > 0)
            view = GRAZE_VIEW_PARTLY;
    }
    return view;
}

enum { OUTSIDE, PASSES_BY, REACHES, INSIDE };

static int overlaps_aabb(void *at, const char **fault)
{
    scene *s = at;
    graze_view view = view_of_box(s);
    bool want = half_spaces_overlap(&s->spaces, &s->frustum, &s->box);
    bool got = graze_frustum_overlaps_aabb(&s->frustum, &s->box);
    *fault = judge_wrong_unless(got == want);
    if (view != GRAZE_VIEW_PARTLY && want != (view == GRAZE_VIEW_INSIDE))
        *fault = "the judges do not agree";
    return view == GRAZE_VIEW_OUTSIDE  ? OUTSIDE
           : view == GRAZE_VIEW_INSIDE ? INSIDE
           : want                      ? REACHES
                                       : PASSES_BY;
}

/* ---- Corners ---- */

static int corners(void *at, const char **fault)
{
    scene *s = at;
    graze_vec3 got[CORNERS];
    bool right = true;
    int outcome = CORNERS_ROUNDED;
    true_corners_set(&s->corners, &s->frustum);
    graze_frustum_corners(&s->frustum, got);
    for (int i = 0; i < CORNERS; i++)
        for (int k = 0; k < 3; k++) {
            s->want[i][k] = true_corners_round(&s->corners, i, k, 0, &outcome);
            right = right && *axis_of(&got[i], (uint32_t)k) == s->want[i][k];
        }
    *fault = judge_wrong_unless(right);
    return outcome;
}

/* The end of the box on that axis: -1 the least, 1 the greatest. */
static int32_t end_of_corners(scene *s, int axis, int direction, int *outcome)
{
    int32_t end = direction < 0 ? INT32_MAX : INT32_MIN;
    for (int i = 0; i < CORNERS; i++) {
        int32_t at = true_corners_round(&s->corners, i, axis, direction, outcome);
        if (direction < 0 ? at < end : at > end)
            end = at;
    }
    return end;
}

static bool excludes_all(const graze_frustum *f)
{
    for (int i = 0; i < PLANES; i++) {
        const graze_normal *n = &f->normal[i];
        if (n->x == 0 && n->y == 0 && n->z == 0 && f->limit[i] > 0)
            return true;
    }
    return false;
}

/* The outcomes of corners, with an empty box in place of a tie. */
enum { EMPTY = CORNERS_TIED };

static int aabb(void *at, const char **fault)
{
    scene *s = at;
    graze_aabb got, want = {{INT32_MAX, INT32_MAX, INT32_MAX}, {INT32_MIN, INT32_MIN, INT32_MIN}};
    int outcome = CORNERS_ROUNDED;
    bool empty = excludes_all(&s->frustum);
    true_corners_set(&s->corners, &s->frustum);
    for (int k = 0; k < 3 && !empty; k++) {
        *axis_of(&want.min, (uint32_t)k) = end_of_corners(s, k, -1, &outcome);
        *axis_of(&want.max, (uint32_t)k) = end_of_corners(s, k, 1, &outcome);
    }
    graze_frustum_aabb(&s->frustum, &got);
    *fault = judge_wrong_unless(memcmp(&got, &want, sizeof got) == 0);
    return empty ? EMPTY : outcome;
}

/* ---- The program ---- */

#define IN(class_index) (1u << (class_index))
enum {
    CAMERAS = IN(VIEW_CAMERA) | IN(VIEW_BESIDE),
    LATTICES = IN(VIEW_LATTICE) | IN(VIEW_FLAT),
    WILD = IN(VIEW_WILD),
    WORLD = IN(VIEW_WORLD),
    ALL = IN(VIEW_CLASSES) - 1
};

static const judge_routine routines[] = {
    {"overlaps_aabb",
     overlaps_aabb,
     {"outside", "passes by", "reaches", "inside"},
     {ALL, ALL, ALL, IN(VIEW_CAMERA) | LATTICES | WILD | WORLD},
     NULL,
     0},
    {"corners",
     corners,
     {"rounded", "tied", "saturated", "no point"},
     {CAMERAS, LATTICES, WILD | WORLD, CAMERAS | LATTICES | WILD | WORLD},
     NULL,
     0},
    {"aabb",
     aabb,
     {"rounded", "empty", "saturated", "no point"},
     {CAMERAS | LATTICES, CAMERAS | WILD, LATTICES | WILD | WORLD, ALL},
     NULL,
     0},
};

static void draw(void *at)
{
    scene *s = at;
    input_stream t;
    draw_start(&t, s->c.seed, s->c.index);
    inputs_view_draw(&t, (int)(s->c.index % VIEW_CLASSES), &s->frustum, &s->box);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("frustum", "frustum", &s->frustum);
    print_value("aabb", "box", &s->box);
    for (int i = 0; i < CORNERS && s->c.routine->judge == corners; i++)
        judge_print_words("true corner", s->want[i], 3);
}

static void init(void *at)
{
    scene *s = at;
    half_spaces_init(&s->spaces);
    true_corners_init(&s->corners);
    mpz_inits(s->pull, s->part, NULL);
}

static void clear(void *at)
{
    scene *s = at;
    half_spaces_clear(&s->spaces);
    true_corners_clear(&s->corners);
    mpz_clears(s->pull, s->part, NULL);
}

static const char *class_name(int class_index)
{
    return inputs_view_name(class_index);
}

ORACLE(frustum_exact)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_frustum_exact", "graze_frustum_", VIEW_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
