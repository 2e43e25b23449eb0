/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify_plane_from [N] [SEED] [ROUTINE]: N cases for each routine that builds something from a
 * plane, or a plane, against the exact answer, bit by bit.
 *
 * Fails on a wrong answer, and when a class of input hardly ever brings about what can occur there.
 */
#include "../../include/graze/graze.h"
#include "oracle_plane_from.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KINDS = 4, PRINTED = 10, LEAST_PERCENT = 2, ENOUGH = 500 };
enum { EACH = (1 << PLANE_FROM_CLASSES) - 1, SMALL = 1 << 5 | 1 << 6, IN_LINE = 1 << 7 | 1 << 8 };
enum { TIES = 1 << 9, CORNERS = 1 << 10, WORLD = 1 << 4, RAW = 1 << 5, ALONG = 1 << 8 };

typedef struct {
    uint32_t index;
    plane_from_query q;
    graze_plane plane, made;
    graze_vec3 projection;
} scene;

/* Answers which kind of case it was, and whether the library was right. */
typedef int judge(scene *s, bool *right);

static bool is_vec3(const graze_vec3 *v, const int32_t *words)
{
    return memcmp(v, words, 3 * sizeof *words) == 0;
}

/* Where nothing was rounded, the three points are on it. */
static int from_points(scene *s, bool *right)
{
    int32_t normal[3];
    const graze_vec3 *p = s->q.points;
    bool exact = exact_normal(p, normal), across = true;
    graze_plane_from_points(&p[0], &p[1], &p[2], &s->made);
    for (int i = 0; i < 3; i++)
        across = across && graze_plane_side_of_point(&s->made, &p[i]) == GRAZE_ACROSS;
    *right = is_vec3(&s->made.normal, normal) && memcmp(&s->made.point, &p[0], sizeof p[0]) == 0 &&
             (across || !exact);
    if (normal[0] == 0 && normal[1] == 0 && normal[2] == 0)
        return 0;
    return exact ? 1 : 2;
}

static int distance(scene *s, bool *right)
{
    how_rounded how = exact_distance(&s->q, graze_plane_distance(&s->plane, &s->q.point));
    *right = how != NOT_NEAREST;
    return *right ? (int)how : 0;
}

static int project_point(scene *s, bool *right)
{
    int32_t got[3];
    how_rounded most = AS_IT_IS;
    graze_plane_project_point(&s->plane, &s->q.point, &s->projection);
    memcpy(got, &s->projection, sizeof got);
    for (int i = 0; i < 3; i++) {
        how_rounded how = exact_projection(&s->q, i, got[i]);
        most = how > most ? how : most;
    }
    *right = most != NOT_NEAREST;
    return *right ? (int)most : 0;
}

/* The kinds by name, and for each the classes in which it has to occur. */
typedef struct {
    const char *name;
    judge *asks;
    const char *kinds[KINDS];
    uint32_t classes[KINDS];
} routine;

/* A distance is never a tie: the root of a normal's square sum is irrational, or, once its components
 * have no divisor in common, odd. */
static const routine routines[] = {
    {"from_points",
     from_points,
     {"in a line", "exact", "rounded", "-"},
     {SMALL | IN_LINE, SMALL | IN_LINE | TIES, EACH & ~(SMALL | IN_LINE), 0}},
    {"distance",
     distance,
     {"as it is", "rounded", "tie", "held"},
     {SMALL | ALONG, EACH, 0, CORNERS | WORLD}},
    {"project_point",
     project_point,
     {"as it is", "rounded", "tie", "held"},
     {SMALL, EACH, RAW, CORNERS | WORLD}},
};
enum { ROUTINES = sizeof routines / sizeof routines[0] };

static unsigned long counts[ROUTINES][PLANE_FROM_CLASSES][KINDS], wrong[ROUTINES], printed;

static void print_vec3(const char *name, const graze_vec3 *v)
{
    printf("    %-8s %" PRId32 " %" PRId32 " %" PRId32 "\n", name, v->x, v->y, v->z);
}

static void tell(const scene *s, int r)
{
    if (printed++ >= PRINTED)
        return;
    printf("graze_plane_%s, case %" PRIu32 " (%s): wrong\n", routines[r].name, s->index,
           plane_from_class_names[s->index % PLANE_FROM_CLASSES]);
    print_vec3("a", &s->q.points[0]);
    print_vec3("b", &s->q.points[1]);
    print_vec3("c", &s->q.points[2]);
    print_vec3("place", &s->q.place);
    print_vec3("normal", &s->q.normal);
    print_vec3("point", &s->q.point);
}

static void set_scene(scene *s, uint64_t seed, uint32_t index)
{
    s->index = index;
    input_plane_from(seed, index, &s->q);
    s->plane.point = s->q.place;
    s->plane.normal = s->q.normal;
}

static void run(uint32_t cases, uint64_t seed, int only)
{
    scene s;
    for (uint32_t i = 0; i < cases; i++) {
        set_scene(&s, seed, i);
        for (int r = 0; r < ROUTINES; r++) {
            bool right = true;
            if (only != ROUTINES && only != r)
                continue;
            counts[r][i % PLANE_FROM_CLASSES][routines[r].asks(&s, &right)]++;
            wrong[r] += !right;
            if (!right)
                tell(&s, r);
        }
    }
}

/* One line of percentages, with a star at what can occur and is too rare. */
static unsigned long print_class(int r, int class_index)
{
    const unsigned long *n = counts[r][class_index];
    unsigned long all = n[0] + n[1] + n[2] + n[3], rare = 0;
    printf("  %-14s", plane_from_class_names[class_index]);
    for (int k = 0; k < KINDS; k++) {
        bool has_to = routines[r].classes[k] >> class_index & 1;
        bool too_few = has_to && all >= ENOUGH && n[k] * 100 < LEAST_PERCENT * all;
        printf(" %8.2f%c", all ? 100.0 * (double)n[k] / (double)all : 0.0, too_few ? '*' : ' ');
        rare += too_few;
    }
    putchar('\n');
    return rare;
}

static unsigned long print_shares(int r)
{
    unsigned long rare = 0;
    printf("%% for %-16s", routines[r].name);
    for (int k = 0; k < KINDS; k++)
        printf(" %9s", routines[r].kinds[k]);
    putchar('\n');
    for (int i = 0; i < PLANE_FROM_CLASSES; i++)
        rare += print_class(r, i);
    return rare;
}

static uint64_t number(const char *text)
{
    char *end;
    uint64_t n = strtoull(text, &end, 0);
    if (end == text || *end) {
        fprintf(stderr, "usage: verify_plane_from [N] [SEED] [ROUTINE]\n");
        exit(2);
    }
    return n;
}

static int routine_named(const char *name)
{
    int r = 0;
    while (r < ROUTINES && strcmp(name, routines[r].name) != 0)
        r++;
    if (r == ROUTINES)
        exit(2);
    return r;
}

int main(int argc, char **argv)
{
    uint32_t cases = argc > 1 ? (uint32_t)number(argv[1]) : 20000;
    uint64_t seed = argc > 2 ? number(argv[2]) : UINT64_C(0x6772617a65); /* "graze" */
    int only = argc > 3 ? routine_named(argv[3]) : ROUTINES;
    unsigned long rare = 0, failed = 0, asked = 0;
    printf("verify_plane_from: %" PRIu32 " cases, seed 0x%" PRIX64 "\n", cases, seed);
    run(cases, seed, only);
    for (int r = 0; r < ROUTINES; r++) {
        if (only != ROUTINES && only != r)
            continue;
        rare += print_shares(r);
        printf("graze_plane_%s: %" PRIu32 " cases, %lu wrong\n", routines[r].name, cases, wrong[r]);
        failed += wrong[r];
        asked += cases;
    }
    if (rare)
        printf("%lu shares, marked *, are under %d %%\n", rare, LEAST_PERCENT);
    printf("%lu passed, %lu failed\n", asked - failed, failed);
    return failed || rare || asked == 0 ? 1 : 0;
}
