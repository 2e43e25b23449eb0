/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep.h"
#include "mpz_vectors.h"

enum { BITS = 512 };

void sweep_oracle_init(sweep_oracle *o)
{
    capsule_oracle_init(&o->cores);
    mpz_inits(o->a, o->b, o->c, o->uu, o->root, o->height, o->end, o->sum, NULL);
    mpf_init2(o->t, BITS);
    mpf_init2(o->next, BITS);
    mpf_init2(o->part, BITS);
    mpf_init2(o->most, BITS);
    mpf_init2(o->x, BITS);
    mpf_init2(o->y, BITS);
    for (int i = 0; i < 3; i++) {
        mpz_inits(o->n[i], o->gap[i], o->way[i], o->across[i], o->turned[i], NULL);
        mpf_init2(o->place[i], BITS);
        mpf_init2(o->foot[i], BITS);
    }
}

void sweep_oracle_clear(sweep_oracle *o)
{
    capsule_oracle_clear(&o->cores);
    mpz_clears(o->a, o->b, o->c, o->uu, o->root, o->height, o->end, o->sum, NULL);
    mpf_clears(o->t, o->next, o->part, o->most, o->x, o->y, NULL);
    for (int i = 0; i < 3; i++) {
        mpz_clears(o->n[i], o->gap[i], o->way[i], o->across[i], o->turned[i], NULL);
        mpf_clears(o->place[i], o->foot[i], NULL);
    }
}

/* ---- Planes ---- */

static void set_height(sweep_oracle *o, mpz_t to, const int32_t *plane, const int64_t *place)
{
    for (int i = 0; i < 3; i++) {
        mpz_set_si(o->n[i], plane[3 + i]);
        mpz_set_si(o->gap[i], place[i] - plane[i]);
    }
    set_dot(to, o->n, o->gap);
    set_dot(o->uu, o->n, o->n);
}

/* The sign of the height on the side, less the radius. */
static int height_order(sweep_oracle *o, const mpz_t height, int side, int32_t radius)
{
    if (mpz_sgn(height) * side < 0)
        return -1;
    mpz_set_si(o->sum, radius);
    mpz_mul_si(o->sum, o->sum, radius);
    mpz_mul(o->sum, o->sum, o->uu);
    mpz_submul(o->sum, height, height);
    return -mpz_sgn(o->sum);
}

static graze_result result_at_plane(sweep_oracle *o, const sweep_target *target,
                                    const int64_t *start, const int64_t *end)
{
    set_height(o, o->end, target->plane, end);
    set_height(o, o->height, target->plane, start);
    o->side = mpz_sgn(o->height);
    if (target->radius < 0 || mpz_sgn(o->uu) == 0)
        return GRAZE_MISS;
    const int first = height_order(o, o->height, o->side, target->radius);
    const int last = height_order(o, o->end, o->side, target->radius);
    if (first < 0)
        return GRAZE_INSIDE;
    if (first == 0)
        return last < 0 && o->side != 0 ? GRAZE_HIT : GRAZE_TOUCH;
    return last > 0 ? GRAZE_MISS : last == 0 ? GRAZE_TOUCH : GRAZE_HIT;
}

/* (|height| - radius |n|) / (|height| - |end|), where the end has the sign of the height. */
static void set_time_at_plane(sweep_oracle *o, int32_t radius)
{
    mpf_set_ui(o->t, 0);
    mpz_sub(o->sum, o->height, o->end);
    if (mpz_sgn(o->sum) == 0 || height_order(o, o->height, o->side, radius) == 0)
        return;
    mpf_set_z(o->x, o->uu);
    mpf_sqrt(o->x, o->x);
    mpf_mul_ui(o->x, o->x, (unsigned long)radius);
    mpf_set_z(o->t, o->height);
    mpf_abs(o->t, o->t);
    mpf_sub(o->t, o->t, o->x);
    mpz_sub(o->sum, o->height, o->end);
    mpf_set_z(o->x, o->sum);
    mpf_abs(o->x, o->x);
    mpf_div(o->t, o->t, o->x);
}

/* ---- Capsules ---- */

static core_run run_of(const int64_t *start, const int64_t *end)
{
    core_run run;
    run.limit = 65536;
    for (int i = 0; i < 3; i++) {
        run.start[i] = start[i];
        run.run[i] = end[i] - start[i];
    }
    return run;
}

static core_run run_of_core(const int32_t *capsule)
{
    const int64_t a[3] = {capsule[0], capsule[1], capsule[2]};
    const int64_t b[3] = {capsule[3], capsule[4], capsule[5]};
    return run_of(a, b);
}

static int64_t sum_of_radii(const sweep_target *target)
{
    return (int64_t)target->capsule[6] + target->radius;
}

static int core_order(sweep_oracle *o, const sweep_target *target, const int64_t *start,
                      const int64_t *end)
{
    const core_run core = run_of_core(target->capsule), path = run_of(start, end);
    return capsule_oracle_order(&o->cores, &core, &path, sum_of_radii(target));
}

static graze_result result_at_capsule(sweep_oracle *o, const sweep_target *target,
                                      const int64_t *start, const int64_t *end)
{
    if (target->capsule[6] < 0 || target->radius < 0)
        return GRAZE_MISS;
    const int whole = core_order(o, target, start, end);
    if (whole > 0)
        return GRAZE_MISS;
    if (core_order(o, target, start, start) < 0)
        return GRAZE_INSIDE;
    return whole < 0 ? GRAZE_HIT : GRAZE_TOUCH;
}

/* n: the core; gap: from its end `from_end` to the start. */
static void set_gap(sweep_oracle *o, const int32_t *capsule, bool from_end, const int64_t *start)
{
    for (int i = 0; i < 3; i++) {
        mpz_set_si(o->n[i], (int64_t)capsule[3 + i] - capsule[i]);
        mpz_set_si(o->gap[i], start[i] - capsule[from_end ? 3 + i : i]);
    }
    set_dot(o->uu, o->n, o->n);
}

/* Sets `next` to the first root of a t^2 + 2 b t + c, c >= 0: c / (sqrt(b^2 - a c) - b). */
static bool set_root(sweep_oracle *o)
{
    mpz_mul(o->root, o->b, o->b);
    mpz_submul(o->root, o->a, o->c);
    if (mpz_sgn(o->root) < 0 || mpz_sgn(o->b) >= 0 || mpz_sgn(o->c) < 0)
        return false;
    mpf_set_z(o->next, o->root);
    mpf_sqrt(o->next, o->next);
    mpf_set_z(o->x, o->b);
    mpf_sub(o->x, o->next, o->x);
    mpf_set_z(o->next, o->c);
    mpf_div(o->next, o->next, o->x);
    return true;
}

static void take(sweep_oracle *o, bool *none)
{
    if (*none || mpf_cmp(o->next, o->t) < 0)
        mpf_set(o->t, o->next);
    *none = false;
}

static void subtract_square(mpz_t from, int64_t radius, const mpz_t times, mpz_t scratch)
{
    mpz_set_si(scratch, radius);
    mpz_mul(scratch, scratch, scratch);
    mpz_submul(from, scratch, times);
}

static void take_ball(sweep_oracle *o, const sweep_target *target, bool from_end,
                      const int64_t *start, bool *none)
{
    set_gap(o, target->capsule, from_end, start);
    mpz_set_ui(o->end, 1);
    set_dot(o->a, o->way, o->way);
    set_dot(o->b, o->gap, o->way);
    set_dot(o->c, o->gap, o->gap);
    subtract_square(o->c, sum_of_radii(target), o->end, o->sum);
    if (set_root(o))
        take(o, none);
}

/* part: core . (gap + way * at), and most: the square of the core. */
static void set_part(sweep_oracle *o, const mpf_t at)
{
    set_dot(o->sum, o->n, o->way);
    mpf_set_z(o->part, o->sum);
    mpf_mul(o->part, o->part, at);
    set_dot(o->sum, o->n, o->gap);
    mpf_set_z(o->most, o->sum);
    mpf_add(o->part, o->part, o->most);
    mpf_set_z(o->most, o->uu);
}

static void take_side(sweep_oracle *o, const sweep_target *target, const int64_t *start, bool *none)
{
    set_gap(o, target->capsule, false, start);
    set_cross(o->across, o->n, o->way);
    set_cross(o->turned, o->n, o->gap);
    set_dot(o->a, o->across, o->across);
    set_dot(o->b, o->across, o->turned);
    set_dot(o->c, o->turned, o->turned);
    subtract_square(o->c, sum_of_radii(target), o->uu, o->sum);
    if (!set_root(o))
        return;
    set_part(o, o->next);
    if (mpf_sgn(o->part) >= 0 && mpf_cmp(o->part, o->most) <= 0)
        take(o, none);
}

static void set_time_at_capsule(sweep_oracle *o, const sweep_target *target, const int64_t *start,
                                const int64_t *end)
{
    bool none = true;
    mpf_set_ui(o->t, 0);
    if (core_order(o, target, start, start) == 0)
        return;
    for (int i = 0; i < 3; i++)
        mpz_set_si(o->way[i], end[i] - start[i]);
    take_ball(o, target, false, start, &none);
    take_ball(o, target, true, start, &none);
    take_side(o, target, start, &none);
}

/* ---- Both ---- */

void sweep_oracle_solve(sweep_oracle *o, const sweep_target *target, const int64_t *start,
                        const int64_t *end)
{
    o->side = 0;
    o->result = target->plane ? result_at_plane(o, target, start, end)
                              : result_at_capsule(o, target, start, end);
}

int sweep_oracle_distance(sweep_oracle *o, const sweep_target *target, const int64_t *place)
{
    if (!target->plane)
        return core_order(o, target, place, place);
    set_height(o, o->height, target->plane, place);
    return height_order(o, o->height, o->side, target->radius);
}

/* The exact number, held in the world, less the one found. */
static double off_of(sweep_oracle *o, const mpf_t exact, int32_t found)
{
    mpf_set_si(o->x, found);
    mpf_sub(o->x, exact, o->x);
    if (mpf_cmp_si(exact, INT32_MAX) > 0)
        return (double)INT32_MAX - found;
    if (mpf_cmp_si(exact, INT32_MIN) < 0)
        return (double)INT32_MIN - found;
    return mpf_get_d(o->x);
}

static void set_place(sweep_oracle *o, const int64_t *start, const int64_t *end)
{
    for (int i = 0; i < 3; i++) {
        mpf_set_si(o->place[i], end[i] - start[i]);
        mpf_mul(o->place[i], o->place[i], o->t);
        mpf_set_si(o->x, start[i]);
        mpf_add(o->place[i], o->place[i], o->x);
    }
}

/* The normal leads from the plane to the side of the start, and the point is the radius before the place. */
static void compare_at_plane(sweep_oracle *o, int32_t radius)
{
    mpf_set_z(o->most, o->uu);
    mpf_sqrt(o->most, o->most);
    for (int i = 0; i < 3; i++) {
        mpf_set_z(o->y, o->n[i]);
        mpf_div(o->y, o->y, o->most);
        if (o->side < 0)
            mpf_neg(o->y, o->y);
        o->normal[i] = mpf_get_d(o->y);
        mpf_mul_ui(o->y, o->y, (unsigned long)radius);
        mpf_sub(o->foot[i], o->place[i], o->y);
    }
}

/* The foot on the core, then the point, which divides the way from there to the place by the radii. */
static void compare_at_capsule(sweep_oracle *o, const sweep_target *target, const int64_t *start)
{
    const double sum = (double)sum_of_radii(target);
    set_gap(o, target->capsule, false, start);
    set_part(o, o->t);
    if (mpf_sgn(o->part) <= 0)
        mpf_set_ui(o->y, 0);
    else if (mpf_cmp(o->part, o->most) >= 0)
        mpf_set_ui(o->y, 1);
    else
        mpf_div(o->y, o->part, o->most);
    for (int i = 0; i < 3; i++) {
        mpf_set_z(o->foot[i], o->n[i]);
        mpf_mul(o->foot[i], o->foot[i], o->y);
        mpf_set_si(o->x, target->capsule[i]);
        mpf_add(o->foot[i], o->foot[i], o->x);
        mpf_sub(o->x, o->place[i], o->foot[i]);
        o->normal[i] = sum > 0 ? mpf_get_d(o->x) / sum : 0;
        mpf_mul_ui(o->x, o->x, (unsigned long)target->capsule[6]);
        mpf_div_ui(o->x, o->x, sum > 0 ? (unsigned long)sum_of_radii(target) : 1);
        mpf_add(o->foot[i], o->foot[i], o->x);
    }
}

void sweep_oracle_compare(sweep_oracle *o, const sweep_target *target, const int64_t *start,
                          const int64_t *end, const graze_sweep_hit *hit)
{
    const int32_t center[3] = {hit->center.x, hit->center.y, hit->center.z};
    const int32_t point[3] = {hit->point.x, hit->point.y, hit->point.z};
    if (target->plane)
        set_time_at_plane(o, target->radius);
    else
        set_time_at_capsule(o, target, start, end);
    set_place(o, start, end);
    if (target->plane)
        compare_at_plane(o, target->radius);
    else
        compare_at_capsule(o, target, start);
    for (int i = 0; i < 3; i++) {
        o->center[i] = off_of(o, o->place[i], center[i]);
        o->point[i] = off_of(o, o->foot[i], point[i]);
    }
    mpf_mul_2exp(o->x, o->t, 30);
    mpf_set_si(o->y, hit->fraction);
    mpf_sub(o->x, o->x, o->y);
    o->fraction = mpf_get_d(o->x);
}
