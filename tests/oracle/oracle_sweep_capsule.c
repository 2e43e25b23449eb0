/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_capsule.h"

#include <math.h>

void core_oracle_init(core_oracle *o)
{
    sweep_oracle_init(&o->o);
    sweep_face_oracle_init(&o->f);
}

void core_oracle_clear(core_oracle *o)
{
    sweep_oracle_clear(&o->o);
    sweep_face_oracle_clear(&o->f);
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

/* ---- Capsules ---- */

static void set_corners(sweep_face_oracle *f, const int32_t *target, const int32_t *capsule)
{
    f->corners = 4;
    for (int i = 0; i < 3; i++) {
        const int64_t turned = (int64_t)capsule[i] - capsule[3 + i];
        f->corner[0][i] = target[i];
        f->corner[1][i] = target[3 + i];
        f->corner[2][i] = target[3 + i] + turned;
        f->corner[3][i] = target[i] + turned;
    }
}

static void solve_at_core(core_oracle *o, const int32_t *target, const int32_t *capsule,
                          const int64_t *way)
{
    int64_t start[3], end[3];
    o->result = GRAZE_MISS;
    if (target[6] < 0 || capsule[6] < 0)
        return;
    set_path(capsule, way, 1, start, end);
    set_corners(&o->f, target, capsule);
    sweep_face_oracle_solve_corners(&o->f, start, end, (int64_t)target[6] + capsule[6]);
    o->result = o->f.result;
}

/* The distance of a point from a core, which is moved so far. */
static double distance_of(const int32_t *point, const int32_t *core, const long double *moved)
{
    long double gap[3], run[3], along = 0, whole = 0, squared = 0;
    for (int i = 0; i < 3; i++) {
        gap[i] = (long double)point[i] - core[i] - moved[i];
        run[i] = (long double)core[3 + i] - core[i];
        along += gap[i] * run[i];
        whole += run[i] * run[i];
    }
    const long double part = whole > 0 ? fminl(fmaxl(along / whole, 0), 1) : 0;
    for (int i = 0; i < 3; i++)
        squared += (gap[i] - run[i] * part) * (gap[i] - run[i] * part);
    return (double)sqrtl(squared);
}

/* The point is measured from both surfaces. A sum of 0 has no normal. */
static void compare_at_core(core_oracle *o, const int32_t *target, const int32_t *capsule,
                            const graze_sweep_hit *hit)
{
    const int32_t center[3] = {hit->center.x, hit->center.y, hit->center.z};
    const int32_t point[3] = {hit->point.x, hit->point.y, hit->point.z};
    const long double none[3] = {0, 0, 0};
    long double moved[3];
    sweep_face_oracle_compare(&o->f, hit);
    for (int i = 0; i < 3; i++) {
        o->center[i] = o->f.center[i];
        o->normal[i] = o->f.radius > 0 ? o->f.normal[i] : 0;
        moved[i] = (long double)center[i] + o->center[i] - capsule[i];
    }
    o->point[0] = distance_of(point, target, none) - target[6];
    o->point[1] = distance_of(point, capsule, moved) - capsule[6];
    o->point[2] = 0;
    o->fraction = o->f.fraction;
}

static int distance_at_core(core_oracle *o, const int32_t *target, const int32_t *capsule)
{
    const graze_vec3 place = {capsule[0], capsule[1], capsule[2]};
    set_corners(&o->f, target, capsule);
    return sweep_face_oracle_distance(&o->f, &place);
}

/* ---- All ---- */

void core_oracle_solve(core_oracle *o, const core_target *target, const int32_t *capsule,
                       const int64_t *way)
{
    int64_t start[3], end[3];
    if (target->plane) {
        solve_at_plane(o, target, capsule, way);
        return;
    }
    if (target->capsule) {
        solve_at_core(o, target->capsule, capsule, way);
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
    if (target->capsule) {
        compare_at_core(o, target->capsule, capsule, hit);
        return;
    }
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
    if (target->capsule)
        return distance_at_core(o, target->capsule, capsule);
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
