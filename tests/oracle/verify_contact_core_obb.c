/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `contact_core_obb`: N capsules at an oriented box. The place of the core that is nearest is that of
 * oracle_obb_capsule.h: of those that are as near the start, then the end, then the first. The normal and the point are
 * computed from it in whole numbers of any length. Where a core meets the box, the normal is defined as that of another
 * routine, which has an oracle, and so is the plane of a core that is a point.
 */
#include "../../include/graze/graze.h"
#include "exact_way.h"
#include "inputs_contact_core_obb.h"
#include "judge.h"
#include "judged.h"
#include "oracle_obb_capsule.h"
#include "print_case.h"
#include "separate_lengths.h"

#include <stdlib.h>
#include <string.h>

enum {
    EACH = (1 << OBB_MOVES_CLASSES) - 1,
    LARGE = 1 << OBB_MOVES_ALL | 1 << OBB_MOVES_WORLD,
    WORLD = GRAZE_SMALL_WORLD ? 0 : 1 << OBB_MOVES_WORLD,
    TOUCHING = 1 << OBB_MOVES_TOUCHING,
    THIN = TOUCHING | 1 << OBB_MOVES_BESIDE
};

typedef struct {
    judge_case c;
    contact_core_obb_query q; /* as judged */
    obb_distance_oracle o;
    mpz_t gap, sum, whole;
    exact_way way;
    graze_obb box;
    graze_capsule capsule;
    int32_t margin, limit; /* limit < 0: no planes */
} scene;

/* ---- The place of the box, and the way from there ---- */

static void set_way(scene *s)
{
    for (int k = 0; k < 3; k++)
        mpz_set_ui(s->way.axis[k], 0);
    for (int i = 0; i < 9; i++) {
        obb_distance_gap(&s->o, s->gap, i / 3);
        mpz_set_si(s->o.part, s->q.box[3 + i]);
        mpz_addmul(s->way.axis[i % 3], s->gap, s->o.part);
    }
    exact_way_set_squared(&s->way);
}

/* sum / whole = center + sum of axis c, with c clamped. */
static void set_place_of_box(scene *s, int k)
{
    mpz_mul_2exp(s->whole, s->o.at_den, 32);
    mpz_set_si(s->o.part, s->q.box[k]);
    mpz_mul(s->sum, s->whole, s->o.part);
    for (int i = 0; i < 3; i++) {
        obb_distance_gap(&s->o, s->gap, i);
        mpz_neg(s->gap, s->gap);
        mpz_addmul(s->gap, s->o.at_den, s->o.start[i]);
        mpz_addmul(s->gap, s->o.at_num, s->o.run[i]);
        mpz_set_si(s->o.part, s->q.box[3 + 3 * i + k]);
        mpz_addmul(s->sum, s->gap, s->o.part);
    }
}

/* The place of an end is rounded exactly; another place is, as the header says, half a raw unit off, and 2^-12 for each unit of the
 * components of the axes: in 2^-28. */
static int64_t most_off(const scene *s, int k)
{
    int64_t most = INT64_C(1) << 27;
    if (mpz_sgn(s->o.at_num) == 0 || mpz_cmp(s->o.at_num, s->o.at_den) == 0)
        return most;
    for (int i = 0; i < 3; i++)
        most += llabs(s->q.box[3 + 3 * i + k]);
    return most;
}

/* Whether sum / whole, held in the world, is within a number of 2^-28 of a coordinate. Leaves the difference in sum, times whole. */
static bool is_within(scene *s, int32_t at, int64_t most)
{
    mpz_set_si(s->o.part, at);
    mpz_submul(s->sum, s->whole, s->o.part);
    mpz_mul_si(s->o.part, s->whole, most);
    mpz_mul_2exp(s->gap, s->sum, 28);
    const bool is_far = mpz_cmpabs(s->gap, s->o.part) > 0;
    return !is_far || at == (mpz_sgn(s->gap) < 0 ? INT32_MIN : INT32_MAX);
}

static bool is_place_of_box(scene *s, const graze_vec3 *point)
{
    const int32_t at[3] = {point->x, point->y, point->z};
    for (int k = 0; k < 3; k++) {
        const int64_t most = most_off(s, k);
        set_place_of_box(s, k);
        if (!is_within(s, at[k], most))
            return false;
        if (at[k] != INT32_MIN && at[k] != INT32_MAX && most < (1 << 27) + (1 << 18))
            judge_measure(&s->c, 0, fabs(mpz_get_d(s->sum) / mpz_get_d(s->whole)));
    }
    return true;
}

/* ---- The plane ---- */

static const char *fault_beside(scene *s, const graze_plane *plane)
{
    set_way(s);
    if (!exact_way_is_unit(&s->way, &plane->normal))
        return "another normal";
    return is_place_of_box(s, &plane->point) ? NULL : "another point";
}

/* Against the first axis that is not zero. */
static const char *fault_held(scene *s, const graze_plane *plane)
{
    int32_t start[6];
    int i = 0;
    while (is_all(&s->box.axis[i], 0))
        i++;
    exact_way_set_words(&s->way, s->q.box + 3 + 3 * i, -1);
    for (int k = 0; k < 6; k++)
        start[k] = s->q.capsule[k % 3];
    obb_distance_of(&s->o, s->q.box, start);
    if (!exact_way_is_unit(&s->way, &plane->normal))
        return "another normal";
    if (mpz_sgn(s->o.squared) == 0) /* the start is in the box */
        return judge_wrong_unless(memcmp(&plane->point, start, sizeof plane->point) == 0);
    return is_place_of_box(s, &plane->point) ? NULL : "another point";
}

enum { APART, OUTSIDE, MEETS, HELD };

/* ---- On a side or an edge of the box ---- */

/* By how much the product of two axes differs from that of perpendicular ones of unit length, at most, as a share. */
static long double offset_of_axes(const scene *s)
{
    long double most = 0;
    for (int i = 0; i < 9; i++) {
        const int32_t *a = s->q.box + 3 + 3 * (i / 3), *b = s->q.box + 3 + 3 * (i % 3);
        long double dot = 0;
        for (int k = 0; k < 3; k++)
            dot += (long double)a[k] * b[k];
        dot = fabsl(dot / 4294967296.0L - (i / 3 == i % 3 ? 1 : 0));
        most = dot > most ? dot : most;
    }
    return most;
}

/* Whether the normal may point to the lower side (-1), the upper side (1), or neither (0). Any, if the axes are skew. */
static bool may_point_to(const scene *s, const graze_plane *plane, int i, int side)
{
    const int32_t *a = s->q.box + 3 + 3 * i;
    const long double most = offset_of_axes(s);
    const long double along =
        ((long double)a[0] * plane->normal.x + (long double)a[1] * plane->normal.y +
         (long double)a[2] * plane->normal.z) /
        4294967296.0L;
    const long double rounded = 3 * most + 3 / 65536.0L;
    return most > 1 / 64.0L || fabsl(along) <= rounded || side == (along > 0) - (along < 0);
}

/* Past one side along an axis of the world. */
static bool may_move_past(const scene *s, const graze_plane *plane, const int *side)
{
    const graze_vec3 *n = &plane->normal;
    const int i = side[0] != 0 ? 0 : side[1] != 0 ? 1 : 2;
    const int32_t *a = s->q.box + 3 + 3 * i;
    const int64_t along = (int64_t)a[0] * n->x + (int64_t)a[1] * n->y + (int64_t)a[2] * n->z;
    return (n->x != 0) + (n->y != 0) + (n->z != 0) == 1 &&
           (side[0] != 0) + (side[1] != 0) + (side[2] != 0) == 1 &&
           (along > 0) - (along < 0) == side[i];
}

/* On an axis the start of the core, held to the box, or a side. */
static void set_coordinate_on(scene *s, int i, int side)
{
    mpz_set(s->gap, s->o.start[i]);
    mpz_neg(s->o.part, s->o.half[i]);
    if (side < 0 || (side == 0 && mpz_cmp(s->gap, s->o.part) < 0))
        mpz_set(s->gap, s->o.part);
    if (side > 0 || (side == 0 && mpz_cmp(s->gap, s->o.half[i]) > 0))
        mpz_set(s->gap, s->o.half[i]);
}

static bool is_corner_of(scene *s, const graze_vec3 *point, const int *side)
{
    const int32_t at[3] = {point->x, point->y, point->z};
    for (int k = 0; k < 3; k++) {
        mpz_set_si(s->sum, s->q.box[k]);
        mpz_mul_2exp(s->sum, s->sum, 32);
        mpz_set_ui(s->whole, UINT64_C(1) << 32);
        for (int i = 0; i < 3; i++) {
            set_coordinate_on(s, i, side[i]);
            mpz_set_si(s->o.part, s->q.box[3 + 3 * i + k]);
            mpz_addmul(s->sum, s->gap, s->o.part);
        }
        if (!is_within(s, at[k], 1 << 27))
            return false;
    }
    return true;
}

/* Of all sides past which the capsule may move, one gives this point. */
static bool is_on_side(scene *s, const graze_plane *plane)
{
    for (int n = 0; n < 27; n++) {
        const int side[3] = {n % 3 - 1, n / 3 % 3 - 1, n / 9 - 1};
        const bool may = may_point_to(s, plane, 0, side[0]) && may_point_to(s, plane, 1, side[1]) &&
                         may_point_to(s, plane, 2, side[2]);
        if (n != 13 && (may || may_move_past(s, plane, side)) &&
            is_corner_of(s, &plane->point, side))
            return true;
    }
    return false;
}

static const char *fault_meets(scene *s, const graze_plane *plane, int *kind)
{
    graze_vec3 move, normal;
    const graze_capsule mover = {s->capsule.core, 1};
    if (graze_obb_separate_capsule(&s->box, &mover, &move, &normal) != GRAZE_MOVED) {
        *kind = HELD;
        return plane == NULL ? NULL : fault_held(s, plane);
    }
    if (plane == NULL)
        return NULL;
    if (memcmp(&normal, &plane->normal, sizeof normal) != 0)
        return "another normal";
    return is_on_side(s, plane) ? NULL : "another point";
}

/* ---- Judgement ---- */

static bool has_faces(const scene *s)
{
    for (int i = 3; i < 12; i++)
        if (s->q.box[i] != 0)
            return true;
    return false;
}

static bool is_in_contact(scene *s)
{
    if (s->limit < 0 || s->q.box[12] < 0 || s->q.box[13] < 0 || s->q.box[14] < 0)
        return false;
    obb_distance_of(&s->o, s->q.box, s->q.capsule);
    return obb_distance_order(&s->o, s->limit) <= 0 && (mpz_sgn(s->o.squared) > 0 || has_faces(s));
}

static bool is_untouched(const graze_plane *plane)
{
    return is_all(&plane->point, UNTOUCHED) && is_all(&plane->normal, UNTOUCHED);
}

static bool is_plane_of_sphere(const scene *s, uint32_t found, const graze_plane *plane)
{
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    graze_plane expected = {untouched, untouched};
    const graze_sphere ball = {s->capsule.core.a, s->capsule.radius};
    return graze_obb_planes_of_sphere(&s->box, &ball, s->margin, &expected, s->q.most) == found &&
           memcmp(&expected, plane, sizeof expected) == 0;
}

static int judge_obb(void *at, const char **fault)
{
    scene *s = at;
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    graze_plane plane = {untouched, untouched};
    const uint32_t found =
        graze_obb_planes_of_capsule(&s->box, &s->capsule, s->margin, &plane, s->q.most);
    const bool is_point = memcmp(s->q.capsule, s->q.capsule + 3, 3 * sizeof(int32_t)) == 0;
    int kind = APART;
    if (!is_in_contact(s)) {
        *fault = judge_wrong_unless(found == 0 && is_untouched(&plane));
    } else {
        const graze_plane *given = s->q.most > 0 ? &plane : NULL;
        kind = mpz_sgn(s->o.squared) == 0 ? MEETS : OUTSIDE;
        if (found != 1 || is_untouched(&plane) != (s->q.most == 0))
            *fault = "another count";
        else if (kind == MEETS && !is_point)
            *fault = fault_meets(s, given, &kind);
        else if (kind == OUTSIDE && given != NULL)
            *fault = fault_beside(s, given);
    }
    if (*fault == NULL && is_point && !is_plane_of_sphere(s, found, &plane))
        *fault = "not the plane of the sphere";
    return kind;
}

static const judge_routine routines[] = {
    {"planes_of_capsule",
     judge_obb,
     {"apart", "outside", "meets", "held"},
     {EACH & ~LARGE, EACH & ~LARGE, EACH & ~LARGE & ~THIN, WORLD},
     NULL,
     0},
};

/* ---- The program ---- */

static void draw(void *at)
{
    scene *s = at;
    input_contact_core_obb(s->c.seed, s->c.index, &s->q);
    memcpy(&s->box, s->q.box, sizeof s->box);
    memcpy(&s->capsule, s->q.capsule, sizeof s->capsule);
    s->margin = s->q.margin;
    judge_words(s->q.box, 3);
    judge_words(s->q.box + 12, 3);
    judge_words(s->q.capsule, 7);
    const int64_t limit = (int64_t)s->q.capsule[6] + judged(s->margin);
    s->limit = s->q.capsule[6] < 0 ? -1 : limit > INT32_MAX ? INT32_MAX : (int32_t)limit;
}

static void init(void *at)
{
    scene *s = at;
    obb_distance_init(&s->o);
    mpz_inits(s->gap, s->sum, s->whole, NULL);
    exact_way_init(&s->way);
}

static void clear(void *at)
{
    scene *s = at;
    obb_distance_clear(&s->o);
    mpz_clears(s->gap, s->sum, s->whole, NULL);
    exact_way_clear(&s->way);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("obb", "box", &s->box);
    print_value("capsule", "capsule", &s->capsule);
    judge_print_words("margin", &s->margin, 1);
}

static const char *class_name(int class_index)
{
    return obb_moves_class_names[class_index];
}

ORACLE(contact_core_obb)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_contact_core_obb", "graze_obb_", OBB_MOVES_CLASSES),
        .measures = {"raw units off the place of the box, for unit axes"},
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
