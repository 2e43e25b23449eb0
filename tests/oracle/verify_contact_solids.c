/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `contact_solids`: N spheres and capsules at a plane, and at solids. Which planes there are is exact; the point and the
 * normal are those of the closest places, or where the center is in the solid, those of the place where it leaves.
 */
#include "../../include/graze/graze.h"
#include "inputs_contact_solids.h"
#include "judge.h"
#include "judged.h"
#include "oracle_contact_solids.h"
#include "print_case.h"
#include "separate_lengths.h"

#include <string.h>

enum {
    EACH = (1 << SPACE_CLASSES) - 1,
    TOUCHING = 1 << SPACE_TOUCHING | 1 << SPACE_BESIDE,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SPACE_ALL | 1 << SPACE_ENDS | 1 << SPACE_WORLD,
    OF_SPHERE = 1, /* variants: the target is a sphere, the mover is one */
    SPHERE = 2
};

typedef struct {
    judge_case c;
    contact_solid_words q; /* as judged */
    graze_plane plane;
    graze_aabb box;
    graze_obb oriented;
    graze_capsule rod, rod_mover, box_mover, oriented_mover, mover;
    solid_oracle oracle;
    graze_plane found[2];
    uint32_t count;
    int32_t core[6], radius; /* of the mover, as judged */
    graze_scalar margin;
} scene;

/* ---- The planes ---- */

static bool is_untouched(const graze_plane *plane)
{
    return is_all(&plane->point, UNTOUCHED) && is_all(&plane->normal, UNTOUCHED);
}

static bool is_point(scene *s)
{
    const graze_vec3 *p = &s->found[0].point;
    const int32_t got[3] = {p->x, p->y, p->z};
    for (int i = 0; i < 3; i++) {
        double off;
        const bool is_right = solid_is_coordinate(&s->oracle, got[i], i, &off);
        judge_measure(&s->c, 0, off);
        if (!is_right)
            return false;
    }
    return true;
}

static const char *fault_of(scene *s, solid_kind expected)
{
    const bool writes = expected != SOLID_APART && s->q.most > 0;
    if (s->count != (expected != SOLID_APART))
        return "another count";
    if (!is_untouched(&s->found[1]) || (!writes && !is_untouched(&s->found[0])))
        return "writes beyond the end";
    if (writes && !exact_way_is_unit(&s->oracle.exit.way, &s->found[0].normal))
        return "another normal";
    return writes && !is_point(s) ? "another point" : NULL;
}

static int32_t limit_of(const scene *s)
{
    const int64_t limit = (int64_t)s->radius + s->q.margin;
    return s->radius < 0 || limit < 0 ? -1 : limit > INT32_MAX ? INT32_MAX : (int32_t)limit;
}

/* ---- The routines ---- */

static graze_sphere ball_of(const graze_capsule *capsule)
{
    const graze_sphere ball = {capsule->core.a, capsule->radius};
    return ball;
}

static graze_plane *begin(scene *s, const int32_t *mover)
{
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    for (int i = 0; i < 2; i++)
        s->found[i].point = s->found[i].normal = untouched;
    memcpy(s->core, mover, sizeof s->core);
    if (s->c.routine->variant & SPHERE)
        memcpy(s->core + 3, s->core, 12);
    s->radius = mover[6];
    return s->q.most > 0 ? s->found : NULL;
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    int32_t target[6];
    graze_plane *planes = begin(s, s->q.space.rod_mover);
    const graze_sphere ball = ball_of(&s->rod), mover = ball_of(&s->rod_mover);
    const int variant = s->c.routine->variant;
    memcpy(target, s->q.space.rod, sizeof target);
    if (variant & OF_SPHERE)
        memcpy(target + 3, target, 12);
    s->count =
        variant == OF_SPHERE
            ? graze_sphere_planes_of_capsule(&ball, &s->rod_mover, s->margin, planes, s->q.most)
        : variant == SPHERE
            ? graze_capsule_planes_of_sphere(&s->rod, &mover, s->margin, planes, s->q.most)
        : variant == (OF_SPHERE | SPHERE)
            ? graze_sphere_planes_of_sphere(&ball, &mover, s->margin, planes, s->q.most)
            : graze_capsule_planes_of_capsule(&s->rod, &s->rod_mover, s->margin, planes, s->q.most);
    const solid_kind expected =
        solid_find_capsule(&s->oracle, target, s->q.space.rod[6], s->core, limit_of(s));
    *fault = fault_of(s, expected);
    return (int)expected;
}

static int judge_box(void *at, const char **fault)
{
    scene *s = at;
    graze_plane *planes = begin(s, s->q.space.box_mover);
    const graze_sphere mover = ball_of(&s->box_mover);
    s->count = graze_aabb_planes_of_sphere(&s->box, &mover, s->margin, planes, s->q.most);
    const solid_kind expected = solid_find_box(&s->oracle, s->q.space.box, s->core, limit_of(s));
    *fault = fault_of(s, expected);
    return (int)expected;
}

static int judge_oriented(void *at, const char **fault)
{
    scene *s = at;
    graze_plane *planes = begin(s, s->q.oriented.capsule);
    const graze_sphere mover = ball_of(&s->oriented_mover);
    s->count = graze_obb_planes_of_sphere(&s->oriented, &mover, s->margin, planes, s->q.most);
    const solid_kind expected =
        solid_find_oriented(&s->oracle, s->q.oriented.box, s->core, limit_of(s));
    *fault = fault_of(s, expected);
    return (int)expected;
}

static int judge_plane(void *at, const char **fault)
{
    scene *s = at;
    graze_plane *planes = begin(s, s->q.space.mover);
    const graze_sphere mover = ball_of(&s->mover);
    s->count =
        s->c.routine->variant == SPHERE
            ? graze_plane_planes_of_sphere(&s->plane, &mover, s->margin, planes, s->q.most)
            : graze_plane_planes_of_capsule(&s->plane, &s->mover, s->margin, planes, s->q.most);
    const solid_kind expected =
        solid_find_plane(&s->oracle, s->q.space.plane, s->core, limit_of(s));
    *fault = fault_of(s, expected);
    return (int)expected;
}

#define KINDS                                                                                      \
    {                                                                                              \
        "apart", "outside", "inside", "cores meet"                                                 \
    }
#define BOX_KINDS                                                                                  \
    {                                                                                              \
        "apart", "outside", "inside"                                                               \
    }
#define PLANE_KINDS                                                                                \
    {                                                                                              \
        "apart", "in front", "behind", "on the plane"                                              \
    }
#define CLASSES                                                                                    \
    {                                                                                              \
        EACH & ~(1 << SPACE_WORLD), EACH & ~(1 << SPACE_WORLD), EACH & ~TOUCHING, EACH & ~TOUCHING \
    }

static const judge_routine routines[] = {
    {"sphere_planes_of_sphere", judge_capsule, KINDS, CLASSES, NULL, OF_SPHERE | SPHERE},
    {"capsule_planes_of_sphere", judge_capsule, KINDS, CLASSES, NULL, SPHERE},
    {"sphere_planes_of_capsule", judge_capsule, KINDS, CLASSES, NULL, OF_SPHERE},
    {"capsule_planes_of_capsule", judge_capsule, KINDS, CLASSES, NULL, 0},
    {"aabb_planes_of_sphere", judge_box, BOX_KINDS, CLASSES, NULL, SPHERE},
    {"obb_planes_of_sphere", judge_oriented, BOX_KINDS, {EACH, EACH, EACH}, NULL, SPHERE},
    {"plane_planes_of_sphere", judge_plane, PLANE_KINDS, CLASSES, NULL, SPHERE},
    {"plane_planes_of_capsule", judge_plane, PLANE_KINDS, CLASSES, NULL, 0},
};

/* ---- The program ---- */

static void draw(void *at)
{
    scene *s = at;
    space_words *w = &s->q.space;
    input_contact_solids(s->c.seed, s->c.index, &s->q);
    s->margin = s->q.margin;
    memcpy(&s->plane, w->plane, sizeof s->plane);
    memcpy(&s->mover, w->mover, sizeof s->mover);
    memcpy(&s->rod, w->rod, sizeof s->rod);
    memcpy(&s->rod_mover, w->rod_mover, sizeof s->rod_mover);
    memcpy(&s->box, w->box, sizeof s->box);
    memcpy(&s->box_mover, w->box_mover, sizeof s->box_mover);
    memcpy(&s->oriented, s->q.oriented.box, sizeof s->oriented);
    memcpy(&s->oriented_mover, s->q.oriented.capsule, sizeof s->oriented_mover);
    judge_words(w->plane, 3);
    judge_words(w->mover, 7);
    judge_words(w->rod, 7);
    judge_words(w->rod_mover, 7);
    judge_words(w->box, 6);
    judge_words(w->box_mover, 7);
    judge_words(s->q.oriented.box, 3);
    judge_words(s->q.oriented.box + 12, 3);
    judge_words(s->q.oriented.capsule, 7);
    judge_words(&s->q.margin, 1);
}

static void init(void *at)
{
    scene *s = at;
    solid_oracle_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    solid_oracle_clear(&s->oracle);
}

static void print(const void *at)
{
    const scene *s = at;
    if (s->c.routine->judge == judge_plane) {
        print_value("plane", "target", &s->plane);
        print_value("capsule", "mover", &s->mover);
    } else if (s->c.routine->judge == judge_box) {
        print_value("aabb", "target", &s->box);
        print_value("capsule", "mover", &s->box_mover);
    } else if (s->c.routine->judge == judge_oriented) {
        print_value("obb", "target", &s->oriented);
        print_value("capsule", "mover", &s->oriented_mover);
    } else {
        print_value("capsule", "target", &s->rod);
        print_value("capsule", "mover", &s->rod_mover);
    }
    judge_print_words("margin", &s->margin, 1);
    print_values("plane", "found", s->found, s->q.most > 0);
}

static const char *class_name(int class_index)
{
    return space_class_names[class_index];
}

ORACLE(contact_solids)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_contact_solids", "graze_", SPACE_CLASSES),
        .measures = {"farthest from the exact point, in raw units"},
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
