/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_contact_solids.h"
#include "../../include/graze/capsule.h"

#include <math.h>
#include <stdlib.h>

void solid_oracle_init(solid_oracle *o)
{
    closest_init(&o->closest);
    mpq_inits(o->part, o->whole, o->foot[0], o->foot[1], o->foot[2], NULL);
    mpz_inits(o->height, o->squared, o->size, o->most, NULL);
    exact_exit_init(&o->exit);
    outward_init(&o->outward, 256);
}

void solid_oracle_clear(solid_oracle *o)
{
    closest_clear(&o->closest);
    mpq_clears(o->part, o->whole, o->foot[0], o->foot[1], o->foot[2], NULL);
    mpz_clears(o->height, o->squared, o->size, o->most, NULL);
    exact_exit_clear(&o->exit);
    outward_clear(&o->outward);
}

/* ---- The point and the way ---- */

static void set_way(solid_oracle *o, const exact *way)
{
    for (int i = 0; i < 3; i++)
        exact_set(o->exit.way.axis[i], way[i]);
    exact_way_set_squared(&o->exit.way);
}

/* Held in the world. */
static void set_foot(solid_oracle *o, int i, exact at)
{
    const exact held = at < INT32_MIN ? INT32_MIN : at > INT32_MAX ? INT32_MAX : at;
    mpq_set_si(o->foot[i], (int32_t)held, 1);
}

/* Below 2^33 a coordinate is right to 2^-16 in double; where that does not decide, to 2^-200 in reals of 256 bits. */
static bool is_on_round(solid_oracle *o, int32_t got, int axis, double *off)
{
    const double share = mpz_get_d(o->exit.way.axis[axis]) / sqrt(mpz_get_d(o->exit.way.squared));
    const double at = mpq_get_d(o->foot[axis]) + share * o->radius;
    const double held = at < INT32_MIN ? INT32_MIN : at > INT32_MAX ? INT32_MAX : at;
    *off = fabs(got - held);
    if (*off < GRAZE_CAPSULE_POINT_BOUND - 0x1p-8 || *off > GRAZE_CAPSULE_POINT_BOUND + 0x1p-8)
        return *off < GRAZE_CAPSULE_POINT_BOUND;
    mpf_set_q(o->outward.foot, o->foot[axis]);
    mpf_set_z(o->outward.way, o->exit.way.axis[axis]);
    mpf_set_z(o->outward.squared, o->exit.way.squared);
    *off = outward_off(&o->outward, got, 0, o->radius);
    return *off <= GRAZE_CAPSULE_POINT_BOUND;
}

static void hold(mpq_t number, int32_t least, int32_t most)
{
    if (mpq_cmp_si(number, least, 1) < 0)
        mpq_set_si(number, least, 1);
    if (mpq_cmp_si(number, most, 1) > 0)
        mpq_set_si(number, most, 1);
}

bool solid_is_coordinate(solid_oracle *o, int32_t got, int axis, double *off)
{
    if (o->is_round)
        return is_on_round(o, got, axis, off);
    mpq_set(o->whole, o->foot[axis]);
    hold(o->whole, INT32_MIN, INT32_MAX);
    mpq_set_si(o->part, got, 1);
    mpq_sub(o->whole, o->whole, o->part);
    *off = fabs(mpq_get_d(o->whole));
    return mpq_cmp_si(o->whole, -1, 2) >= 0 && mpq_cmp_si(o->whole, 1, 2) <= 0;
}

/* ---- Capsules and spheres ---- */

static closest_run run_of(const int32_t *core)
{
    closest_run run;
    for (int i = 0; i < 3; i++) {
        run.start[i] = core[i];
        run.run[i] = (int64_t)core[3 + i] - core[i];
    }
    return run;
}

static int against(solid_oracle *o, int64_t distance)
{
    mpz_set_si(mpq_numref(o->part), distance);
    mpz_mul(mpq_numref(o->part), mpq_numref(o->part), mpq_numref(o->part));
    mpz_set_ui(mpq_denref(o->part), 1);
    return mpq_cmp(o->closest.squared, o->part);
}

/* Across both runs, 67 bits; or across one: its shortest component, of equal ones the first, is 0. */
static void set_across(exact *way, const closest_run *u, const closest_run *v)
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        way[i] = (exact)u->run[j] * v->run[k] - (exact)u->run[k] * v->run[j];
    }
}

static void set_turned(exact *way, const closest_run *run)
{
    int least = 0;
    for (int i = 1; i < 3; i++)
        if (llabs(run->run[i]) < llabs(run->run[least]))
            least = i;
    way[least] = 0;
    way[(least + 1) % 3] = run->run[(least + 2) % 3];
    way[(least + 2) % 3] = -run->run[(least + 1) % 3];
}

static bool is_zero(const exact *way)
{
    return way[0] == 0 && way[1] == 0 && way[2] == 0;
}

static void set_meeting_way(solid_oracle *o, const closest_run *u, const closest_run *v)
{
    exact way[3];
    set_across(way, u, v);
    if (is_zero(way))
        set_turned(way, u);
    if (is_zero(way))
        set_turned(way, v);
    if (is_zero(way))
        way[0] = -1;
    const exact first = way[0] != 0 ? way[0] : way[1] != 0 ? way[1] : way[2];
    for (int i = 0; i < 3 && first > 0; i++)
        way[i] = -way[i];
    set_way(o, way);
}

/* The foot is the closest place of the core of the target. */
solid_kind solid_find_capsule(solid_oracle *o, const int32_t *core, int32_t radius,
                              const int32_t *mover, int32_t limit)
{
    const closest_run u = run_of(core), v = run_of(mover);
    closest_find(&o->closest, &u, &v);
    if (radius < 0 || limit < 0 || against(o, (int64_t)radius + limit) > 0)
        return SOLID_APART;
    o->is_round = true;
    o->radius = radius;
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->foot[i], o->closest.u[i], o->closest.s);
        mpq_set_si(o->part, core[i], 1);
        mpq_add(o->foot[i], o->foot[i], o->part);
    }
    if (mpq_sgn(o->closest.squared) == 0) {
        set_meeting_way(o, &u, &v);
        return SOLID_MEETS;
    }
    exact_exit_set_closest(&o->exit, &o->closest);
    return against(o, radius) > 0 ? SOLID_OUTSIDE : SOLID_INSIDE;
}

/* ---- Boxes ---- */

solid_kind solid_find_box(solid_oracle *o, const int32_t *box, const int32_t *center, int32_t limit)
{
    exact squared = 0, way[3];
    int64_t least = INT64_MAX;
    int face = 0;
    o->is_round = false;
    o->radius = 0;
    for (int i = 0; i < 3; i++) {
        const int64_t below = (int64_t)box[i] - center[i], above = (int64_t)center[i] - box[3 + i];
        const int64_t gap = below > 0 ? -below : above > 0 ? above : 0;
        if (box[i] > box[3 + i])
            return SOLID_APART;
        squared += (exact)gap * gap;
        way[i] = gap;
        set_foot(o, i, center[i] - gap);
        face = -below < least ? 2 * i : face;
        least = -below < least ? -below : least;
        face = -above < least ? 2 * i + 1 : face;
        least = -above < least ? -above : least;
    }
    if (limit < 0 || squared > (exact)limit * limit)
        return SOLID_APART;
    if (squared == 0) {
        way[face / 2] = face % 2 == 0 ? -1 : 1;
        set_foot(o, face / 2, box[face % 2 * 3 + face / 2]);
    }
    set_way(o, way);
    return squared > 0 ? SOLID_OUTSIDE : SOLID_INSIDE;
}

/* The way out of a box, along the stored axis: in units of 2^-16 raw. */
typedef struct {
    exact held[3], beyond[3], depth; /* signed; the depth is that of the face */
    int face;                        /* -1: none */
} local_center;

static bool is_zero_axis(const int32_t *axis)
{
    return axis[0] == 0 && axis[1] == 0 && axis[2] == 0;
}

static void find_local(local_center *c, const int32_t *box, const int32_t *center)
{
    c->face = -1;
    c->depth = 0;
    for (int i = 0; i < 3; i++) {
        const int32_t *axis = box + 3 + 3 * i;
        const exact half = (exact)box[12 + i] * 65536;
        exact along = 0;
        for (int k = 0; k < 3; k++)
            along += (exact)axis[k] * ((int64_t)center[k] - box[k]);
        c->held[i] = along > half ? half : along < -half ? -half : along;
        c->beyond[i] = along - c->held[i];
        for (int side = 0; side < 2 && !is_zero_axis(axis); side++) {
            const exact depth = side == 0 ? along + half : half - along;
            if (c->face < 0 || depth < c->depth) {
                c->depth = depth;
                c->face = 2 * i + side;
            }
        }
    }
}

/* In units of 2^-32 raw, to nearest, ties away from 0. */
static exact rounded(exact sum)
{
    const exact size = ((sum < 0 ? -sum : sum) + ((exact)1 << 31)) >> 32;
    return sum < 0 ? -size : size;
}

static bool is_within(const local_center *c, int32_t limit)
{
    exact sum = 0;
    const exact most = (exact)limit * 65536;
    for (int i = 0; i < 3; i++) {
        if (c->beyond[i] > most || c->beyond[i] < -most)
            return false;
        sum += c->beyond[i] * c->beyond[i];
    }
    return sum <= most * most;
}

solid_kind solid_find_oriented(solid_oracle *o, const int32_t *box, const int32_t *center,
                               int32_t limit)
{
    local_center c;
    exact way[3];
    o->is_round = false;
    o->radius = 0;
    find_local(&c, box, center);
    if (box[12] < 0 || box[13] < 0 || box[14] < 0 || limit < 0 || !is_within(&c, limit))
        return SOLID_APART;
    const bool is_inside = is_zero(c.beyond);
    const exact out = c.face % 2 == 0 ? -c.depth : c.depth;
    for (int k = 0; k < 3; k++) {
        exact at = 0;
        way[k] = 0;
        for (int i = 0; i < 3; i++) {
            way[k] += c.beyond[i] * box[3 + 3 * i + k];
            at += c.held[i] * box[3 + 3 * i + k];
        }
        const int64_t along = is_inside && c.face >= 0 ? box[3 + 3 * (c.face / 2) + k] : 0;
        if (is_inside)
            way[k] = c.face % 2 == 0 ? -along : along;
        set_foot(o, k, is_inside ? center[k] + rounded(out * along) : box[k] + rounded(at));
    }
    set_way(o, way);
    return is_zero(way) ? SOLID_APART : is_inside ? SOLID_INSIDE : SOLID_OUTSIDE;
}

/* ---- Planes ---- */

static void set_height(solid_oracle *o, mpz_t to, const int32_t *plane, const int32_t *point)
{
    mpz_set_ui(to, 0);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(o->most, (int64_t)point[i] - plane[i]);
        mpz_mul_si(o->most, o->most, plane[3 + i]);
        mpz_add(to, to, o->most);
    }
}

/* The end that is lowest on that side: of equal ones the first. */
static const int32_t *lowest(solid_oracle *o, const int32_t *plane, const int32_t *mover, int side)
{
    set_height(o, o->height, plane, mover);
    set_height(o, o->size, plane, mover + 3);
    const int order = mpz_cmp(o->size, o->height) * side;
    if (order < 0)
        mpz_set(o->height, o->size);
    return order < 0 ? mover + 3 : mover;
}

static bool is_high(solid_oracle *o, int32_t limit)
{
    mpz_set_si(o->most, limit);
    mpz_mul(o->most, o->most, o->most);
    mpz_mul(o->most, o->most, o->squared);
    mpz_mul(o->size, o->height, o->height);
    return mpz_cmp(o->size, o->most) > 0;
}

static int side_of_middle(solid_oracle *o, const int32_t *plane, const int32_t *mover)
{
    set_height(o, o->height, plane, mover);
    set_height(o, o->size, plane, mover + 3);
    mpz_add(o->size, o->size, o->height);
    return mpz_sgn(o->size);
}

solid_kind solid_find_plane(solid_oracle *o, const int32_t *plane, const int32_t *mover,
                            int32_t limit)
{
    const int middle = side_of_middle(o, plane, mover), side = middle < 0 ? -1 : 1;
    const int32_t *end = lowest(o, plane, mover, side);
    mpz_set_ui(o->squared, 0);
    for (int i = 3; i < 6; i++) {
        mpz_set_si(o->most, plane[i]);
        mpz_addmul(o->squared, o->most, o->most);
    }
    if (limit < 0 || is_zero_axis(plane + 3) ||
        (mpz_sgn(o->height) * side > 0 && is_high(o, limit)))
        return SOLID_APART;
    o->is_round = false;
    o->radius = 0;
    exact_way_set_words(&o->exit.way, plane + 3, side);
    for (int i = 0; i < 3; i++) {
        mpz_mul_si(mpq_numref(o->foot[i]), o->height, -(int64_t)plane[3 + i]);
        mpz_set(mpq_denref(o->foot[i]), o->squared);
        mpz_mul_si(o->most, o->squared, end[i]);
        mpz_add(mpq_numref(o->foot[i]), mpq_numref(o->foot[i]), o->most);
        mpq_canonicalize(o->foot[i]);
    }
    return middle > 0 ? SOLID_OUTSIDE : middle < 0 ? SOLID_INSIDE : SOLID_MEETS;
}
