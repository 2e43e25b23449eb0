/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_capsule.h"

void core_oracle_init(core_oracle *o)
{
    sweep_oracle_init(&o->o);
}

void core_oracle_clear(core_oracle *o)
{
    sweep_oracle_clear(&o->o);
}

static void set_path(const int32_t *place, const int64_t *way, int sign, int64_t *start,
                     int64_t *end)
{
    for (int i = 0; i < 3; i++) {
        start[i] = place[i];
        end[i] = place[i] + sign * way[i];
    }
}

/* ---- Planes ---- */

static sweep_target end_at(const core_target *target, const int32_t *capsule)
{
    const sweep_target t = {target->plane, NULL, capsule[6]};
    return t;
}

/* Sets height and end of the oracle, and its side. */
static graze_result solve_end(core_oracle *o, const core_target *target, const int32_t *capsule,
                              const int32_t *place, const int64_t *way)
{
    const sweep_target t = end_at(target, capsule);
    int64_t start[3], end[3];
    set_path(place, way, 1, start, end);
    sweep_oracle_solve(&o->o, &t, start, end);
    return o->o.result;
}

static void solve_at_plane(core_oracle *o, const core_target *target, const int32_t *capsule,
                           const int64_t *way)
{
    mpz_t first;
    solve_end(o, target, capsule, capsule, way);
    const int side = o->o.side;
    mpz_init_set(first, o->o.height);
    o->nearest = capsule + 3;
    o->result = solve_end(o, target, capsule, capsule + 3, way);
    const int other = o->o.side;
    if (mpz_cmpabs(first, o->o.height) <= 0) {
        o->nearest = capsule;
        o->result = solve_end(o, target, capsule, capsule, way);
    }
    mpz_clear(first);
    o->o.side = side != 0 ? side : other;
    if (o->result == GRAZE_MISS && (capsule[6] < 0 || mpz_sgn(o->o.uu) == 0))
        return;
    if (side * other < 0)
        o->result = GRAZE_INSIDE;
    else if (side != other && capsule[6] == 0 && o->result == GRAZE_TOUCH)
        o->result = mpz_sgn(o->o.end) * o->o.side < 0 ? GRAZE_HIT : GRAZE_TOUCH;
}

static void compare_at_plane(core_oracle *o, const core_target *target, const int32_t *capsule,
                             const int64_t *way, const graze_sweep_hit *hit)
{
    const sweep_target t = end_at(target, capsule);
    int64_t start[3], end[3];
    graze_sweep_hit of_end = *hit;
    set_path(o->nearest, way, 1, start, end);
    of_end.center.x = (int32_t)(start[0] + hit->center.x - capsule[0]);
    of_end.center.y = (int32_t)(start[1] + hit->center.y - capsule[1]);
    of_end.center.z = (int32_t)(start[2] + hit->center.z - capsule[2]);
    sweep_oracle_compare(&o->o, &t, start, end, &of_end);
    for (int i = 0; i < 3; i++) {
        o->center[i] = o->o.center[i];
        o->point[i] = o->o.point[i];
        o->normal[i] = o->o.normal[i];
    }
}

/* ---- Spheres ---- */

static sweep_target core_at(const core_target *target, const int32_t *capsule)
{
    const sweep_target t = {NULL, capsule, target->ball[3]};
    return t;
}

/* start + way * t, or foot + way * t, less a place. */
static double along_way(sweep_oracle *o, int64_t way, const mpf_t from, int32_t place)
{
    mpf_set_si(o->y, way);
    mpf_mul(o->y, o->y, o->t);
    mpf_add(o->y, o->y, from);
    mpf_set_si(o->x, place);
    mpf_sub(o->y, o->y, o->x);
    return mpf_get_d(o->y);
}

static void compare_at_ball(core_oracle *o, const core_target *target, const int32_t *capsule,
                            const int64_t *way, const graze_sweep_hit *hit)
{
    const sweep_target t = core_at(target, capsule);
    const int32_t center[3] = {hit->center.x, hit->center.y, hit->center.z};
    const int32_t point[3] = {hit->point.x, hit->point.y, hit->point.z};
    int64_t start[3], end[3];
    set_path(target->ball, way, -1, start, end);
    sweep_oracle_compare(&o->o, &t, start, end, hit);
    for (int i = 0; i < 3; i++) {
        o->point[i] = along_way(&o->o, way[i], o->o.foot[i], point[i]);
        mpf_set_si(o->o.foot[i], capsule[i]);
        o->center[i] = along_way(&o->o, way[i], o->o.foot[i], center[i]);
        o->normal[i] = -o->o.normal[i];
    }
}

/* ---- Both ---- */

void core_oracle_solve(core_oracle *o, const core_target *target, const int32_t *capsule,
                       const int64_t *way)
{
    int64_t start[3], end[3];
    if (target->plane) {
        solve_at_plane(o, target, capsule, way);
        return;
    }
    const sweep_target t = core_at(target, capsule);
    set_path(target->ball, way, -1, start, end);
    sweep_oracle_solve(&o->o, &t, start, end);
    o->result = o->o.result;
}

void core_oracle_compare(core_oracle *o, const core_target *target, const int32_t *capsule,
                         const int64_t *way, const graze_sweep_hit *hit)
{
    if (target->plane)
        compare_at_plane(o, target, capsule, way, hit);
    else
        compare_at_ball(o, target, capsule, way, hit);
    o->fraction = o->o.fraction;
}

int core_oracle_distance(core_oracle *o, const core_target *target, const int32_t *capsule)
{
    const int64_t still[3] = {0, 0, 0};
    int64_t place[3], other[3];
    if (target->plane) {
        const sweep_target t = end_at(target, capsule);
        set_path(capsule, still, 1, place, other);
        const int order = sweep_oracle_distance(&o->o, &t, place);
        set_path(capsule + 3, still, 1, place, other);
        const int beside = sweep_oracle_distance(&o->o, &t, place);
        return beside < order ? beside : order;
    }
    const sweep_target t = core_at(target, capsule);
    set_path(target->ball, still, 1, place, other);
    return sweep_oracle_distance(&o->o, &t, place);
}
