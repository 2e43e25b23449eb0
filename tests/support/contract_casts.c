/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The float contract of line.h for all numbers, in both builds, on drawn scenes. */
#include "check.h"
#include "contract.h"
#include "../tests.h"

#include <stddef.h>

enum { SCENES = 200 * DRAWN_TIMES };

static const any_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7, 7};

typedef struct {
    graze_result result;
    any_hit hit;
} answer;

static bool is_finite(graze_scalar c)
{
    return GRAZE_SCALAR_MIN <= c && c <= GRAZE_SCALAR_MAX;
}

static bool is_solid(const contract_scene *s)
{
    return s->kind->family <= ROUNDED;
}

static graze_scalar limit_of(const contract_scene *s)
{
    graze_scalar t_max = s->line.words[2 * s->kind->axes];
    return t_max < GRAZE_NO_LIMIT ? t_max : GRAZE_NO_LIMIT;
}

static bool is_untouched(const any_hit *hit)
{
    bool same = hit->fraction == 7 && hit->t == 7 && hit->wall_at == 7;
    for (int i = 0; i < 3; i++)
        same = same && hit->point[i] == 7 && hit->normal[i] == 7;
    return same;
}

static answer cast(const contract_scene *s, bool leaving)
{
    answer a;
    a.hit = untouched;
    a.result = s->kind->cast(&s->shape, &s->line, &a.hit, s->ray, leaving);
    CHECK(s->kind->cast(&s->shape, &s->line, NULL, s->ray, leaving) == a.result);
    CHECK(a.result >= GRAZE_MISS && a.result <= (is_solid(s) ? GRAZE_INSIDE : GRAZE_HIT));
    CHECK(a.result != GRAZE_MISS || is_untouched(&a.hit));
    return a;
}

/* Normals have at most unit length on each axis, except for stored ones. */
static bool are_numbers(const contract_scene *s, const any_hit *hit)
{
    bool all = true;
    for (uint32_t i = 0; i < s->kind->axes; i++) {
        all = all && is_finite(hit->point[i]);
        if (s->kind->family != STORED_NORMAL)
            all = all && is_finite(hit->normal[i]);
        if (s->kind->family != STORED_NORMAL && s->kind->family != ORIENTED)
            all = all && -GRAZE_ONE <= hit->normal[i] && hit->normal[i] <= GRAZE_ONE;
    }
    return all;
}

static bool is_in_range(const contract_scene *s, const any_hit *hit)
{
    if (s->kind->family == WALL && !(0 <= hit->wall_at && hit->wall_at <= GRAZE_FRACTION_ONE))
        return false;
    if (s->ray)
        return 0 <= hit->t && hit->t <= limit_of(s);
    return 0 <= hit->fraction && hit->fraction <= GRAZE_FRACTION_ONE;
}

static bool is_in_box(const contract_scene *s, const any_hit *hit)
{
    uint32_t axes = s->kind->axes;
    bool in = true;
    for (uint32_t i = 0; i < axes; i++)
        in = in && s->shape.words[i] <= hit->point[i] && hit->point[i] <= s->shape.words[i + axes];
    return in;
}

static void check_hit(const contract_scene *s, const answer *a)
{
    bool no_normal = true;
    if (a->result == GRAZE_MISS)
        return;
    CHECK(are_numbers(s, &a->hit));
    CHECK(is_in_range(s, &a->hit));
    for (uint32_t i = 0; i < s->kind->axes; i++)
        no_normal = no_normal && a->hit.normal[i] == 0;
    CHECK(a->result != GRAZE_INSIDE || no_normal);
    CHECK(s->kind->family != BOX || is_in_box(s, &a->hit));
    CHECK(s->kind->family != BOX || no_normal == (a->result == GRAZE_INSIDE));
}

/* ---- Where a line starts or ends inside ---- */

/* Also true for a line near a round shape whose components have squares that round to 0: it is treated as a point. */
static bool is_point(const contract_scene *s)
{
    uint32_t axes = s->kind->axes;
    const graze_scalar *from = s->line.words, *to = from + axes;
    bool point = true;
    for (uint32_t i = 0; i < axes; i++) {
        graze_scalar run = s->ray ? to[i] : to[i] == from[i] ? 0 : graze_sub(to[i], from[i]);
#if GRAZE_FLOAT
        const bool is_round = s->kind->family >= BALL && s->kind->family <= ROUNDED;
        const graze_scalar least = is_round ? 0x1p-75f : 0;
#else
        const graze_scalar least = 0;
#endif
        point = point && -least <= run && run <= least;
    }
    return point || (s->ray && limit_of(s) <= 0);
}

/* The end of the ray. In the fixed build it is rounded from the exact point, which other tests check. */
static bool is_end_of_ray(const contract_scene *s, const any_hit *hit, uint32_t axis)
{
#if GRAZE_FLOAT
    const graze_scalar *ray = s->line.words;
    const float most = FLT_MAX, limit = limit_of(s) < GRAZE_NO_LIMIT ? limit_of(s) : most + most;
    uint32_t axes = s->kind->axes;
    float end = ray[axis] + (ray[axis + axes] == 0 ? 0 : ray[axis + axes] * limit);
    if (s->kind->family == BOX) {
        float low = s->shape.words[axis], high = s->shape.words[axis + axes];
        end = end < low ? low : end > high ? high : end;
    }
    end = end < -FLT_MAX ? -FLT_MAX : end > FLT_MAX ? FLT_MAX : end;
    return hit->point[axis] == end;
#else
    (void)s, (void)hit, (void)axis;
    return true;
#endif
}

static void check_inside_at_end(const contract_scene *s, const any_hit *hit)
{
    bool at_end = true;
    for (uint32_t i = 0; i < s->kind->axes; i++)
        at_end = at_end && (s->ray ? is_end_of_ray(s, hit, i)
                                   : hit->point[i] == s->line.words[s->kind->axes + i]);
    CHECK(at_end);
    CHECK(s->ray ? hit->t == limit_of(s) : hit->fraction == GRAZE_FRACTION_ONE);
}

static bool is_inside_at_start(const contract_scene *s, const any_hit *hit)
{
    bool at_start = s->ray ? hit->t == 0 : hit->fraction == 0;
    for (uint32_t i = 0; i < s->kind->axes; i++)
        at_start = at_start && hit->point[i] == s->line.words[i];
    return at_start;
}

static void check_solid(const contract_scene *s, const answer *first)
{
    answer last = cast(s, true);
    check_hit(s, &last);
    CHECK((last.result == GRAZE_MISS) == (first->result == GRAZE_MISS));
    if (last.result == GRAZE_MISS || first->result == GRAZE_MISS)
        return;
    CHECK(s->ray ? first->hit.t <= last.hit.t : first->hit.fraction <= last.hit.fraction);
    CHECK(first->result != GRAZE_INSIDE || is_inside_at_start(s, &first->hit));
    if (last.result == GRAZE_INSIDE && !is_point(s))
        check_inside_at_end(s, &last.hit);
    else if (last.result == GRAZE_INSIDE)
        CHECK(is_inside_at_start(s, &last.hit));
}

void contract_check(const contract_scene *s)
{
    answer first = cast(s, false);
    check_hit(s, &first);
    if (s->kind->overlaps != NULL)
        CHECK(s->kind->overlaps(&s->shape, &s->line, s->ray) == (first.result != GRAZE_MISS));
    if (is_solid(s))
        check_solid(s, &first);
}

static void check_cases(void)
{
    for (uint32_t i = 0; i < CONTRACT_CASES; i++) {
        contract_scene s;
        contract_case(&s, i);
        check_case(s.kind->name);
        contract_check(&s);
    }
}

void test_contract_casts(void)
{
    check_group("contract of casts");
    check_cases();
    for (uint32_t kind = 0; kind < CAST_KINDS; kind++) {
        contract_scene s;
        check_case(contract_kinds[kind].name);
        for (uint32_t i = 0; i < SCENES; i++) {
            contract_draw_any(&s, &contract_kinds[kind], i);
            contract_check(&s);
            contract_draw_ordinary(&s, &contract_kinds[kind], i);
            contract_check(&s);
        }
    }
}
