/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Both builds in one program. For each scene and each query, the answer of the small world equals the answer
 * of the fixed build to a copy of the scene that this program has clamped, bit for bit. The program fails
 * as well where a query gave only one kind of answer to all scenes.
 *
 *   small [SCENES [SEED]]
 */
#include "scene.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void graze_bound_failed(const char *file, int line);
void graze_bound_failed(const char *file, int line)
{
    printf("small: a bound does not hold: %s, line %d\n", file, line);
    exit(1);
}

/* ---- What the small world does to a scene: see graze.h ---- */

static void clamp(graze_scalar *c)
{
    if (*c < -8192 * GRAZE_ONE)
        *c = -8192 * GRAZE_ONE;
    if (*c >= 8192 * GRAZE_ONE)
        *c = 8192 * GRAZE_ONE - 1;
}

static void clamp_size(graze_scalar *size)
{
    if (*size >= 0)
        clamp(size);
}

static void clamp_component(graze_scalar *c)
{
    if (*c < -GRAZE_ONE)
        *c = -GRAZE_ONE;
    if (*c > GRAZE_ONE)
        *c = GRAZE_ONE;
}

/* A member of the scene: ELEMENTS structures, and a letter for each word of one (make_arguments). */
typedef struct {
    size_t offset;
    const char *words;
} member;

#define MEMBER_ROW(type, name, words) {offsetof(scene, name), words},
static const member members[] = {ARGUMENTS(MEMBER_ROW)};
enum { MEMBERS = sizeof members / sizeof members[0] };

static graze_scalar *element_of(scene *s, const member *m, int i)
{
    return (graze_scalar *)((char *)s + m->offset) + strlen(m->words) * (size_t)i;
}

static void clamp_word(graze_scalar *c, char letter)
{
    if (strchr("clh", letter))
        clamp(c);
    if (letter == 'k')
        clamp_size(c);
}

static void clamp_scene(scene *s)
{
    for (int m = 0; m < MEMBERS; m++)
        for (int i = 0; i < ELEMENTS; i++)
            for (int w = 0; members[m].words[w]; w++)
                clamp_word(element_of(s, &members[m], i) + w, members[m].words[w]);
}

/* A path that moves a circle or a sphere ends in the small world. */
static void clamp_path(graze_scalar start, graze_scalar *motion)
{
    const int64_t most = 8192 * GRAZE_ONE, end = (int64_t)start + *motion;
    *motion = (graze_scalar)((end < -most ? -most : end >= most ? most - 1 : end) - start);
}

static void clamp_paths(scene *s)
{
    for (int i = 0; i < ELEMENTS; i++) {
        clamp_path(s->circle[i].center.x, &s->vec2_motion[i].x);
        clamp_path(s->circle[i].center.y, &s->vec2_motion[i].y);
        clamp_path(s->sphere[i].center.x, &s->vec3_motion[i].x);
        clamp_path(s->sphere[i].center.y, &s->vec3_motion[i].y);
        clamp_path(s->sphere[i].center.z, &s->vec3_motion[i].z);
    }
}

/* A box moves as a whole: its path ends where its front side is at the border. */
static void clamp_way(graze_scalar min, graze_scalar max, graze_scalar *motion)
{
    clamp_path(*motion < 0 ? min : max, motion);
}

static void clamp_ways(scene *s)
{
    for (int i = 0; i < ELEMENTS; i++) {
        clamp_way(s->rect[i].min.x, s->rect[i].max.x, &s->vec2_motion[i].x);
        clamp_way(s->rect[i].min.y, s->rect[i].max.y, &s->vec2_motion[i].y);
        clamp_way(s->aabb[i].min.x, s->aabb[i].max.x, &s->vec3_motion[i].x);
        clamp_way(s->aabb[i].min.y, s->aabb[i].max.y, &s->vec3_motion[i].y);
        clamp_way(s->aabb[i].min.z, s->aabb[i].max.z, &s->vec3_motion[i].z);
    }
}

/* A capsule too: no end of its core leaves the world. */
static void clamp_way_of_core(graze_scalar a, graze_scalar b, graze_scalar *motion)
{
    clamp_way(a < b ? a : b, a < b ? b : a, motion);
}

static void clamp_ways_of_cores(scene *s)
{
    for (int i = 0; i < ELEMENTS; i++) {
        const graze_segment *core = &s->capsule[i].core;
        clamp_way_of_core(core->a.x, core->b.x, &s->vec3_motion[i].x);
        clamp_way_of_core(core->a.y, core->b.y, &s->vec3_motion[i].y);
        clamp_way_of_core(core->a.z, core->b.z, &s->vec3_motion[i].z);
    }
}

/* For spheres that move at parallelograms only: see sweep_face.h. */
static void clamp_side(graze_scalar *c)
{
    if (*c < -2048 * GRAZE_ONE)
        *c = -2048 * GRAZE_ONE;
    if (*c > 2048 * GRAZE_ONE)
        *c = 2048 * GRAZE_ONE;
}

static void clamp_sides(scene *s)
{
    for (int i = 0; i < ELEMENTS; i++) {
        clamp_side(&s->parallelogram[i].u.x);
        clamp_side(&s->parallelogram[i].u.y);
        clamp_side(&s->parallelogram[i].u.z);
        clamp_side(&s->parallelogram[i].v.x);
        clamp_side(&s->parallelogram[i].v.y);
        clamp_side(&s->parallelogram[i].v.z);
    }
}

/* For boxes against boxes only. */
static void clamp_axes(scene *s)
{
    for (int i = 0; i < ELEMENTS; i++)
        for (int n = 0; n < 3; n++) {
            clamp_component(&s->obb[i].axis[n].x);
            clamp_component(&s->obb[i].axis[n].y);
            clamp_component(&s->obb[i].axis[n].z);
        }
}

/* ---- Scenes ---- */

static uint32_t state = 1;

static uint32_t draw(uint32_t below)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return (uint32_t)(((uint64_t)state * below) >> 32);
}

static int32_t draw_between(int64_t low, int64_t high)
{
    return (int32_t)(low + (int64_t)draw((uint32_t)(high - low + 1)));
}

static int32_t any(void)
{
    draw(2);
    return (int32_t)((int64_t)state - INT64_C(0x80000000));
}

static const int32_t corners[] = {
    INT32_MIN, INT32_MIN + 1, -0x20000001, -0x20000000, -0x1FFFFFFF, -1,         0,
    1,         0x1FFFFFFE,    0x1FFFFFFF,  0x20000000,  0x20000001,  0x40000000, INT32_MAX};

/* Kinds of scenes: all numbers are of one size, or a few, or many, are at the ends of the world. */
typedef struct {
    int32_t most;
    uint32_t wild; /* one in so many is a corner, one in as many anything; 0: none */
} scale;

static int32_t number(const scale *k)
{
    if (k->wild > 0 && draw(k->wild) == 0)
        return draw(2) ? any() : corners[draw(sizeof corners / sizeof corners[0])];
    return draw_between(-(int64_t)k->most, k->most);
}

static void draw_numbers(void *to, size_t bytes, const scale *k)
{
    graze_scalar *c = to;
    for (size_t i = 0; i < bytes / sizeof *c; i++)
        c[i] = number(k);
}

static int32_t draw_size(const scale *k)
{
    int32_t size = number(k);
    return size < 0 && size > INT32_MIN && draw(8) ? -size : size;
}

static void order(graze_scalar *low, graze_scalar *high)
{
    graze_scalar held = *low;
    if (held > *high) {
        *low = *high;
        *high = held;
    }
}

static void draw_unit(graze_vec3 *axis, int n)
{
    memset(axis, 0, sizeof *axis);
    *(n == 0 ? &axis->x : n == 1 ? &axis->y : &axis->z) = draw(2) ? GRAZE_ONE : -GRAZE_ONE;
}

/* Of the world; any; any that are not longer than 1; now and then two alike, or none. */
static void draw_axes(graze_obb *box)
{
    uint32_t kind = draw(4);
    for (int n = 0; n < 3; n++) {
        scale k = {kind == 1 ? 100000 : GRAZE_ONE, kind == 1 ? 20 : 0};
        draw_numbers(&box->axis[n], sizeof box->axis[n], &k);
        if (kind == 0)
            draw_unit(&box->axis[n], n);
    }
    if (draw(4) == 0)
        box->axis[draw(3)] = box->axis[draw(3)];
    if (draw(16) == 0)
        memset(&box->axis[draw(3)], 0, sizeof box->axis[0]);
}

static graze_scalar draw_limit(void)
{
    uint32_t kind = draw(8);
    return kind == 0   ? 0
           : kind == 1 ? any()
           : kind == 2 ? GRAZE_NO_LIMIT
                       : (graze_scalar)draw(4 * 65536);
}

static void draw_word(graze_scalar *c, char letter, const scale *k)
{
    *c = letter == 'k' ? draw_size(k) : letter == 't' ? draw_limit() : number(k);
}

/* The least coordinates are followed by as many greatest ones. */
static void order_corners(graze_scalar *box, const char *words)
{
    size_t axes = strspn(words, "l");
    for (size_t i = 0; i < axes; i++)
        order(&box[i], &box[i + axes]);
}

static void draw_member(scene *s, const member *m, const scale *k)
{
    for (int i = 0; i < ELEMENTS; i++) {
        graze_scalar *word = element_of(s, m, i);
        for (int w = 0; m->words[w]; w++)
            draw_word(word + w, m->words[w], k);
        if (draw(8) > 0)
            order_corners(word, m->words);
    }
}

static void draw_scene(scene *s)
{
    static const int32_t sizes[] = {3, 100, 65536, 1000000, 0x1FFFFFFF, 0x30000000, INT32_MAX};
    static const uint32_t wilds[] = {0, 2, 10, 40};
    scale k = {sizes[draw(7)], wilds[draw(4)]};
    for (int m = 0; m < MEMBERS; m++)
        draw_member(s, &members[m], &k);
    for (int i = 0; i < ELEMENTS; i++)
        draw_axes(&s->obb[i]);
    s->side = draw_between(-1, 1);
    for (int i = 0; i < FACES * 3; i++)
        s->indices[i] = (uint16_t)draw(ELEMENTS);
    s->count = draw(SHAPES + 1);
}

/* ---- Answers ---- */

/* The arguments of the fixed build. Queries differ in what the small world does to a motion, or to axes. */
typedef struct {
    scene clamped, moved, carried, short_sided, light;
} scenes_of_fixed;

static void clamp_scenes(scenes_of_fixed *to, const scene *wild)
{
    to->clamped = *wild;
    clamp_scene(&to->clamped);
    to->moved = to->carried = to->clamped;
    clamp_ways(&to->moved);
    clamp_ways_of_cores(&to->carried);
    clamp_paths(&to->clamped);
    to->short_sided = to->clamped;
    clamp_sides(&to->short_sided);
    to->light = to->clamped;
    clamp_axes(&to->light);
}

static const scene *scene_of(const query *q, const scenes_of_fixed *from)
{
    if (strcmp(q->name, "graze_obb_overlaps_aabb") == 0 ||
        strcmp(q->name, "graze_obb_overlaps_obb") == 0)
        return &from->light;
    if (strstr(q->name, "_aabbcast") != NULL || strstr(q->name, "_rectcast") != NULL)
        return &from->moved;
    if (strstr(q->name, "_capsulecast") != NULL)
        return &from->carried;
    if (strcmp(q->name, "graze_parallelogram_spherecast") == 0)
        return &from->short_sided;
    return &from->clamped;
}

/* Padding and what a query leaves alone are the same everywhere. */
static void ask(const query *q, const scene *s, answer *a)
{
    memset(a, 0, sizeof *a);
    q->ask(s, a);
}

static bool agree(int i, const scene *wild, const scenes_of_fixed *fixed, answer *got)
{
    answer expected;
    ask(&queries_small[i], wild, got);
    ask(&queries_fixed[i], scene_of(&queries_fixed[i], fixed), &expected);
    return memcmp(got, &expected, sizeof expected) == 0;
}

enum { MOST = 512 };

int main(int argc, char **argv)
{
    static answer first[MOST];
    static bool varies[MOST];
    static long wrong[MOST];
    scene wild;
    scenes_of_fixed fixed;
    long scenes = argc > 1 ? atol(argv[1]) : 20000, bad = 0;
    state = argc > 2 ? (uint32_t)strtoul(argv[2], 0, 0) | 1 : 20261123u;
    for (long n = 0; n < scenes; n++) {
        answer got;
        draw_scene(&wild);
        clamp_scenes(&fixed, &wild);
        for (int i = 0; i < count_of_queries; i++) {
            wrong[i] += !agree(i, &wild, &fixed, &got);
            if (n == 0)
                first[i] = got;
            varies[i] = varies[i] || memcmp(&got, &first[i], sizeof got) != 0;
        }
    }
    for (int i = 0; i < count_of_queries; i++) {
        if (wrong[i] > 0 || !varies[i])
            printf("small: %s: %ld of %ld wrong%s\n", queries_small[i].name, wrong[i], scenes,
                   varies[i] ? "" : ", and all the same");
        bad += wrong[i] > 0 || !varies[i];
    }
    printf("small: %d passed, %ld failed\n", count_of_queries - (int)bad, bad);
    return bad > 0;
}
