/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_contact_solids.h"
#include "separate_lengths.h"

#include <stdlib.h>

__extension__ typedef __int128 exact;

void solid_oracle_init(solid_oracle *o)
{
    closest_init(&o->closest);
    mpq_inits(o->part, o->whole, NULL);
    mpz_inits(o->height, o->squared, o->size, o->most, NULL);
}

void solid_oracle_clear(solid_oracle *o)
{
    closest_clear(&o->closest);
    mpq_clears(o->part, o->whole, NULL);
    mpz_clears(o->height, o->squared, o->size, o->most, NULL);
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

/* Across both runs, exact in 67 bits and rounded then; or across one: its shortest component, of equal ones the first, is 0. */
static void set_across(long double *way, const closest_run *u, const closest_run *v)
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        way[i] = (long double)((exact)u->run[j] * v->run[k] - (exact)u->run[k] * v->run[j]);
    }
}

static void set_turned(long double *way, const closest_run *run)
{
    int least = 0;
    for (int i = 1; i < 3; i++)
        if (llabs(run->run[i]) < llabs(run->run[least]))
            least = i;
    way[least] = 0;
    way[(least + 1) % 3] = (long double)run->run[(least + 2) % 3];
    way[(least + 2) % 3] = -(long double)run->run[(least + 1) % 3];
}

static bool is_zero(const long double *way)
{
    return !(length_of_way(way) > 0);
}

static void set_meeting_way(long double *way, const closest_run *u, const closest_run *v)
{
    set_across(way, u, v);
    if (is_zero(way))
        set_turned(way, u);
    if (is_zero(way))
        set_turned(way, v);
    if (is_zero(way))
        way[0] = -1;
    for (int i = 0; i < 3; i++) {
        if (way[i] > 0)
            for (int k = i; k < 3; k++)
                way[k] = -way[k];
        if (way[i] < 0)
            return;
    }
}

static void set_way(solid_oracle *o, long double *way)
{
    const closest_oracle *c = &o->closest;
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->whole, c->v[i], c->t);
        mpq_add(o->whole, o->whole, c->gap[i]);
        mpq_mul(o->part, c->u[i], c->s);
        mpq_sub(o->whole, o->whole, o->part);
        way[i] = (long double)mpq_get_d(o->whole);
    }
}

void solid_find_capsule(solid_oracle *o, solid_contact *to, const int32_t *core, int32_t radius,
                        const int32_t *mover, int32_t limit)
{
    const closest_run u = run_of(core), v = run_of(mover);
    to->kind = SOLID_APART;
    closest_find(&o->closest, &u, &v);
    if (radius < 0 || limit < 0 || against(o, (int64_t)radius + limit) > 0)
        return;
    set_way(o, to->way);
    to->kind = against(o, radius) > 0 ? SOLID_OUTSIDE : SOLID_INSIDE;
    if (mpq_sgn(o->closest.squared) == 0) {
        set_meeting_way(to->way, &u, &v);
        to->kind = SOLID_MEETS;
    }
    to->bound = 0.501L;
    const long double length = length_of_way(to->way), place = mpq_get_d(o->closest.s);
    for (int i = 0; i < 3; i++)
        to->point[i] =
            (long double)core[i] + (long double)u.run[i] * place + to->way[i] / length * radius;
}

/* ---- Boxes ---- */

void solid_find_box(solid_contact *to, const int32_t *box, const int32_t *center, int32_t limit)
{
    exact squared = 0;
    int64_t least = INT64_MAX;
    int face = 0;
    to->kind = SOLID_APART;
    to->bound = 0;
    for (int i = 0; i < 3; i++) {
        const int64_t below = (int64_t)box[i] - center[i], above = (int64_t)center[i] - box[3 + i];
        const int64_t gap = below > 0 ? -below : above > 0 ? above : 0;
        if (box[i] > box[3 + i])
            return;
        squared += (exact)gap * gap;
        to->way[i] = (long double)gap;
        to->point[i] = (long double)(center[i] - gap);
        face = -below < least ? 2 * i : face;
        least = -below < least ? -below : least;
        face = -above < least ? 2 * i + 1 : face;
        least = -above < least ? -above : least;
    }
    if (limit < 0 || squared > (exact)limit * limit)
        return;
    to->kind = squared > 0 ? SOLID_OUTSIDE : SOLID_INSIDE;
    if (squared > 0)
        return;
    to->way[face / 2] = face % 2 == 0 ? -1 : 1;
    to->point[face / 2] = box[face % 2 * 3 + face / 2];
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
static long double rounded(exact sum)
{
    const exact size = ((sum < 0 ? -sum : sum) + ((exact)1 << 31)) >> 32;
    return (long double)(sum < 0 ? -size : size);
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

void solid_find_oriented(solid_contact *to, const int32_t *box, const int32_t *center,
                         int32_t limit)
{
    local_center c;
    to->kind = SOLID_APART;
    to->bound = 0;
    find_local(&c, box, center);
    if (box[12] < 0 || box[13] < 0 || box[14] < 0 || limit < 0 || !is_within(&c, limit))
        return;
    const bool is_inside = c.beyond[0] == 0 && c.beyond[1] == 0 && c.beyond[2] == 0;
    const exact out = c.face % 2 == 0 ? -c.depth : c.depth;
    for (int k = 0; k < 3; k++) {
        exact way = 0, at = 0;
        for (int i = 0; i < 3; i++) {
            way += c.beyond[i] * box[3 + 3 * i + k];
            at += c.held[i] * box[3 + 3 * i + k];
        }
        const int32_t along = is_inside && c.face >= 0 ? box[3 + 3 * (c.face / 2) + k] : 0;
        to->way[k] = is_inside ? (c.face % 2 == 0 ? -(long double)along : along) : (long double)way;
        to->point[k] = is_inside ? center[k] + rounded(out * along) : box[k] + rounded(at);
    }
    if (!is_zero(to->way))
        to->kind = is_inside ? SOLID_INSIDE : SOLID_OUTSIDE;
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

void solid_find_plane(solid_oracle *o, solid_contact *to, const int32_t *plane,
                      const int32_t *mover, int32_t limit)
{
    const int middle = side_of_middle(o, plane, mover), side = middle < 0 ? -1 : 1;
    const int32_t *end = lowest(o, plane, mover, side);
    to->kind = SOLID_APART;
    to->bound = 0.5L + 0x1p-20L;
    mpz_set_ui(o->squared, 0);
    for (int i = 3; i < 6; i++) {
        mpz_set_si(o->most, plane[i]);
        mpz_addmul(o->squared, o->most, o->most);
    }
    if (limit < 0 || is_zero_axis(plane + 3) ||
        (mpz_sgn(o->height) * side > 0 && is_high(o, limit)))
        return;
    to->kind = middle > 0 ? SOLID_OUTSIDE : middle < 0 ? SOLID_INSIDE : SOLID_MEETS;
    const long double share = long_double_of(o->height) / long_double_of(o->squared);
    for (int i = 0; i < 3; i++) {
        to->way[i] = side * (long double)plane[3 + i];
        to->point[i] = end[i] - plane[3 + i] * share;
    }
}
