/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `bounds`: N cases for each routine that makes a box around a shape, moves the sides of a box, or finds the
 * faces of a mesh by their boxes. By membership: a box contains each extreme point of the shape, in 64 bits, as far as it
 * is in the world, and loses one if a side moves inward by a unit. Rectangles are the boxes of x and y.
 */
#include "../../include/graze/graze.h"
#include "inputs_boxes.h"
#include "judge.h"
#include "judged.h"
#include "oracle_boxes.h"
#include "print_case.h"

#include <string.h>

/* Of the small world no side leaves the world. */
enum {
    EACH = (1 << BOXES_CLASSES) - 1,
    WIDE = 1 << 4 | 1 << 8,
    GRAZING = 1 << 7,
    HELD = GRAZE_SMALL_WORLD ? 0 : WIDE,
    FACES = 8,
    ROOM = 6
};

typedef struct {
    judge_case c;
    boxes_query q;
    graze_aabb box;
    graze_sphere sphere;
    graze_segment segment;
    graze_triangle triangle;
    graze_vec3 points[4];
    uint16_t indices[3 * FACES + 3]; /* the last face is beyond the mesh */
    graze_mesh mesh;
    int32_t by;
} scene;

static graze_vec3 vec3_of(const int32_t *words)
{
    graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

/* x and y, as drawn. */
static graze_vec2 flat(const graze_vec3 *v)
{
    return graze_vec2_of(v->x, v->y);
}

/* ---- Boxes in 64 bits ---- */

static const int32_t empty[6] = {INT32_MAX, INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN, INT32_MIN};

static int64_t in_world(int64_t c)
{
    return c < INT32_MIN ? INT32_MIN : c > INT32_MAX ? INT32_MAX : c;
}

/* Whether low and high are the tightest interval around the extremes, as far as these are in the world. */
static bool is_tight(int32_t low, int32_t high, int64_t least, int64_t greatest)
{
    const bool holds = low <= in_world(least) && high >= in_world(greatest);
    return holds && low + INT64_C(1) > in_world(least) && high - INT64_C(1) < in_world(greatest);
}

/* How the sides of an interval move. Returns 1 if one leaves the world. */
static int moved(int64_t low, int64_t high, int64_t by, int64_t *ends)
{
    ends[0] = low - by;
    ends[1] = high + by;
    return ends[0] < INT32_MIN || ends[1] > INT32_MAX;
}

/* The kind: 0 inside the world, 1 beyond it, 3 empty. `axes` of the words count. */
static int expanded_is(const int32_t *sides, int64_t by, int axes, const int32_t *got, bool *right)
{
    int kind = 0;
    bool is_empty = false, tight = true;
    for (int axis = 0; axis < axes; axis++) {
        int64_t ends[2];
        is_empty = is_empty || sides[axis] > sides[axis + 3];
        kind |= moved(sides[axis], sides[axis + 3], by, ends);
        is_empty = is_empty || ends[0] > ends[1];
        tight = tight && is_tight(got[axis], got[axis + axes], ends[0], ends[1]);
    }
    if (!is_empty)
        *right = tight;
    else
        *right = memcmp(got, empty, (size_t)axes * 4) == 0 &&
                 memcmp(got + axes, empty + 3, (size_t)axes * 4) == 0;
    return is_empty ? 3 : kind;
}

/* The words of a rectangle or a box. */
static void words_of(const void *made, size_t size, int32_t *words)
{
    memcpy(words, made, size);
}

static int judge_expand(void *at, const char **fault)
{
    scene *s = at;
    graze_aabb made;
    graze_rect rect = {flat(&s->box.min), flat(&s->box.max)}, made2;
    int32_t got[6];
    bool right;
    if (s->c.routine->variant == 2) {
        graze_rect_expand(&rect, s->by, &made2);
        words_of(&made2, sizeof made2, got);
    } else {
        graze_aabb_expand(&s->box, s->by, &made);
        words_of(&made, sizeof made, got);
    }
    const int kind = expanded_is(s->q.box, judged(s->by), s->c.routine->variant, got, &right);
    *fault = judge_wrong_unless(right);
    return kind == 3 && s->by >= 0 ? 2 : kind;
}

static int judge_from_ball(void *at, const char **fault)
{
    scene *s = at;
    const int axes = s->c.routine->variant;
    const graze_circle circle = {flat(&s->sphere.center), s->sphere.radius};
    graze_aabb made;
    graze_rect made2;
    int32_t got[6], center[6];
    bool right;
    memcpy(center, s->q.sphere, 12);
    memcpy(center + 3, s->q.sphere, 12);
    if (axes == 2) {
        graze_rect_from_circle(&circle, &made2);
        words_of(&made2, sizeof made2, got);
    } else {
        graze_aabb_from_sphere(&s->sphere, &made);
        words_of(&made, sizeof made, got);
    }
    const int kind = expanded_is(center, judged(s->sphere.radius), axes, got, &right);
    *fault = judge_wrong_unless(right);
    return kind == 3 ? 2 : kind;
}

/* The core's corners, and then the radius. */
static int judge_from_capsule(void *at, const char **fault)
{
    scene *s = at;
    const int axes = s->c.routine->variant;
    const graze_capsule capsule = {s->segment, s->sphere.radius};
    const graze_capsule2 flat_one = {{flat(&s->segment.a), flat(&s->segment.b)}, capsule.radius};
    graze_aabb made;
    graze_rect made2;
    int32_t got[6], core[6];
    bool right;
    exact_hull(s->q.points, 2, core);
    if (axes == 2) {
        graze_rect_from_capsule2(&flat_one, &made2);
        words_of(&made2, sizeof made2, got);
    } else {
        graze_aabb_from_capsule(&capsule, &made);
        words_of(&made, sizeof made, got);
    }
    int kind = expanded_is(core, judged(capsule.radius), axes, got, &right);
    if (judged(capsule.radius) < 0) {
        right =
            memcmp(got, axes == 2 ? empty + 1 : empty, axes == 2 ? sizeof made2 : sizeof made) == 0;
        kind = 2;
    }
    *fault = judge_wrong_unless(right);
    return kind;
}

/* ---- Boxes around corners ---- */

static bool holds_corners(const int32_t *got, int axes, const int32_t *corners, int count)
{
    for (int axis = 0; axis < axes; axis++) {
        int64_t least = INT64_MAX, greatest = INT64_MIN;
        for (int i = 0; i < count; i++) {
            const int32_t c = corners[3 * i + axis];
            least = c < least ? c : least;
            greatest = c > greatest ? c : greatest;
        }
        if (!is_tight(got[axis], got[axis + axes], least, greatest))
            return false;
    }
    return true;
}

static int judge_from_corners(void *at, const char **fault)
{
    scene *s = at;
    const int variant = s->c.routine->variant;
    const graze_segment2 segment2 = {flat(&s->points[0]), flat(&s->points[1])};
    graze_aabb made;
    graze_rect made2;
    int32_t got[6];
    if (variant == 0) {
        graze_rect_from_segment2(&segment2, &made2);
        words_of(&made2, sizeof made2, got);
    } else {
        if (variant == 2)
            graze_aabb_from_segment(&s->segment, &made);
        else
            graze_aabb_from_triangle(&s->triangle, &made);
        words_of(&made, sizeof made, got);
    }
    *fault = judge_wrong_unless(
        holds_corners(got, variant == 0 ? 2 : 3, s->q.points, variant == 0 ? 2 : variant));
    return s->q.points[0] <= s->q.points[3] ? 0 : 1;
}

/* ---- Meshes ---- */

/* Each box of three vertices against the box, by candidates. */
static bool face_meets(const scene *s, uint32_t face)
{
    int32_t corners[9], hull[6];
    for (int i = 0; i < 3; i++)
        memcpy(corners + 3 * i, s->q.points + 3 * s->indices[3 * face + (uint32_t)i], 12);
    exact_hull(corners, 3, hull);
    return exact_boxes_meet(s->q.box, hull);
}

static int judge_gather(void *at, const char **fault)
{
    scene *s = at;
    uint32_t want[FACES], got[FACES] = {0}, count = 0;
    const uint32_t room = s->c.index % (ROOM + 1), none = UINT32_MAX;
    for (uint32_t face = 0; face < FACES; face++)
        if (face_meets(s, face))
            want[count++] = face;
    const uint32_t written = count < room ? count : room;
    for (uint32_t i = 0; i < FACES; i++)
        got[i] = none;
    bool right = graze_mesh_gather(&s->mesh, &s->box, got, room) == count &&
                 memcmp(want, got, written * sizeof *got) == 0;
    for (uint32_t i = written; i < FACES; i++)
        right = right && got[i] == none;
    *fault = judge_wrong_unless(right);
    if (exact_is_empty(s->q.box))
        return 3;
    return count == 0 ? 0 : count <= room ? 1 : 2;
}

static int judge_face(void *at, const char **fault)
{
    scene *s = at;
    const uint32_t face = s->c.index % (FACES + 2);
    graze_triangle got = s->triangle, want = s->triangle;
    if (face < FACES) {
        const uint16_t *i = &s->indices[3 * face];
        want.a = s->points[i[0]];
        want.b = s->points[i[1]];
        want.c = s->points[i[2]];
    }
    *fault = judge_wrong_unless(graze_mesh_face(&s->mesh, face, &got) == (face < FACES) &&
                                memcmp(&got, &want, sizeof got) == 0);
    return face < FACES ? 0 : 1;
}

static const judge_routine routines[] = {
    {"aabb_expand",
     judge_expand,
     {"within", "held", "empty", "passed"},
     {EACH & ~WIDE, HELD, EACH, EACH},
     NULL,
     3},
    {"rect_expand",
     judge_expand,
     {"within", "held", "empty", "passed"},
     {EACH & ~WIDE, HELD, EACH, EACH},
     NULL,
     2},
    {"aabb_from_sphere",
     judge_from_ball,
     {"within", "held", "empty"},
     {EACH & ~WIDE, HELD, EACH & ~GRAZING},
     NULL,
     3},
    {"rect_from_circle",
     judge_from_ball,
     {"within", "held", "empty"},
     {EACH & ~WIDE, HELD, EACH & ~GRAZING},
     NULL,
     2},
    {"aabb_from_capsule",
     judge_from_capsule,
     {"within", "held", "empty"},
     {EACH & ~WIDE, HELD, EACH & ~GRAZING},
     NULL,
     3},
    {"rect_from_capsule2",
     judge_from_capsule,
     {"within", "held", "empty"},
     {EACH & ~WIDE, HELD, EACH & ~GRAZING},
     NULL,
     2},
    {"rect_from_segment2", judge_from_corners, {"up", "down"}, {EACH, EACH}, NULL, 0},
    {"aabb_from_segment", judge_from_corners, {"up", "down"}, {EACH, EACH}, NULL, 2},
    {"aabb_from_triangle", judge_from_corners, {"up", "down"}, {EACH, EACH}, NULL, 3},
    {"mesh_gather",
     judge_gather,
     {"none", "all", "too many", "empty"},
     {EACH, EACH, EACH, EACH},
     NULL,
     0},
    {"mesh_face", judge_face, {"face", "no face"}, {EACH, EACH}, NULL, 0},
};

/* Sides are moved by a size, or as far as they pass each other, or nearly. */
static void draw(void *at)
{
    scene *s = at;
    input_boxes(s->c.seed, s->c.index, &s->q);
    const int64_t half = s->q.box[3] / 2 - s->q.box[0] / 2, beside = s->c.index / 27 % 3;
    s->by = s->c.index / 9 % 3 == 0 ? (int32_t)in_world(1 - half - beside) : s->q.size[0];
    for (uint32_t i = 0; i < 3 * FACES; i++)
        s->indices[i] = (uint16_t)((i * 7 + s->c.index / 9 + i * i / 5) % 4);
    s->box.min = vec3_of(s->q.box);
    s->box.max = vec3_of(s->q.box + 3);
    s->sphere.center = vec3_of(s->q.sphere);
    s->sphere.radius = s->q.sphere[3];
    for (int i = 0; i < 4; i++)
        s->points[i] = vec3_of(s->q.points + 3 * i);
    s->segment.a = s->triangle.a = s->points[0];
    s->segment.b = s->triangle.b = s->points[1];
    s->triangle.c = s->points[2];
    s->mesh.vertices = s->points;
    s->mesh.indices = s->indices;
    s->mesh.count = FACES;
    judge_words(s->q.box, 6);
    judge_words(s->q.sphere, 4);
    judge_words(s->q.points, 12);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("aabb", "box", &s->box);
    print_value("sphere", "sphere", &s->sphere);
    print_values("vec3", "points", s->points, 4);
    print_value("scalar", "by", &s->by);
}

static const char *class_name(int class_index)
{
    return boxes_class_names[class_index];
}

ORACLE(bounds)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_bounds", "graze_", BOXES_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
