/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The state of the simulation: how it begins, its inputs, its hash, and its conditions. */
#include "lockstep.h"

/* ---- Random numbers ---- */

uint32_t lockstep_mix(uint32_t x)
{
    x ^= x >> 16;
    x *= UINT32_C(0x7FEB352D);
    x ^= x >> 15;
    x *= UINT32_C(0x846CA68B);
    return x ^ x >> 16;
}

static uint32_t draw(uint32_t *random)
{
    *random += UINT32_C(0x9E3779B9);
    return lockstep_mix(*random);
}

/* From min up to, not including, max. */
static graze_scalar draw_between(uint32_t *random, graze_scalar min, graze_scalar max)
{
    return min + (graze_scalar)((uint64_t)draw(random) * (uint32_t)(max - min) >> 32);
}

/* ---- The start ---- */

/* A fixture, or a body with a lesser number: so each pair is searched once. */
static bool overlaps_any(const lockstep *l, unsigned body, const graze_vec3 *place)
{
    for (unsigned i = 0; i < SOLIDS; i++)
        if ((i < body || i >= BODIES) && lockstep_overlaps(l, body, place, i))
            return true;
    return false;
}

static graze_vec3 draw_place(unsigned body, uint32_t *random)
{
    graze_aabb inner;
    graze_vec3 place;
    lockstep_room_for(body, &inner);
    place.x = draw_between(random, inner.min.x, inner.max.x);
    place.y = draw_between(random, inner.min.y, inner.max.y);
    place.z = draw_between(random, inner.min.z, inner.max.z);
    return place;
}

static graze_vec3 draw_velocity(uint32_t *random)
{
    const graze_scalar most = GRAZE_C(0.125);
    graze_vec3 velocity;
    velocity.x = draw_between(random, -most, most);
    velocity.y = draw_between(random, -most, most);
    velocity.z = draw_between(random, -most, most);
    return velocity;
}

static void insert_in_order(lockstep *l, unsigned body)
{
    unsigned i = body;
    for (; i > 0 && l->bodies[l->order[i - 1]].position.x > l->bodies[body].position.x; i--)
        l->order[i] = l->order[i - 1];
    l->order[i] = (uint8_t)body;
}

static void find_fixture_bounds(lockstep *l)
{
    for (unsigned i = 0; i < FIXTURES; i++) {
        const fixture *f = &fixtures[i];
        if (f->form.kind == CRATE)
            crate_bounds(&f->form, &f->center, &largest_form, &l->fixture_bounds[i]);
        else
            form_bounds(&f->form, &f->center, &l->fixture_bounds[i]);
    }
}

void lockstep_start(lockstep *l, uint32_t seed)
{
    uint32_t random = lockstep_mix(seed);
    find_fixture_bounds(l);
    for (unsigned i = 0; i < BODIES; i++) {
        do {
            l->bodies[i].position = draw_place(i, &random);
        } while (overlaps_any(l, i, &l->bodies[i].position));
        l->bodies[i].velocity = draw_velocity(&random);
        l->rest[i] = 0;
        insert_in_order(l, i);
    }
    for (unsigned i = 0; i < BODIES; i++)
        l->rank[l->order[i]] = (uint8_t)i;
    l->longest_rest = 0;
    l->bounces_off_room = l->bounces_off_fixtures = l->bounces_off_bodies = 0;
}

/* ---- Inputs ---- */

static graze_scalar signed_byte(uint32_t bits)
{
    return graze_from_int((int32_t)((bits & 255) ^ 128) - 128);
}

void lockstep_input(lockstep *l, uint32_t input)
{
    const graze_vec3 normal =
        graze_vec3_of(signed_byte(input), signed_byte(input >> 8), signed_byte(input >> 16));
    body_state *turned = &l->bodies[(input >> 24) % BODIES];
    turned->velocity = graze_vec3_reflect(turned->velocity, normal);
}

/* ---- The hash: MurmurHash3 of 32 bits, without its end ---- */

static uint32_t rotate(uint32_t x, unsigned bits)
{
    return x << bits | x >> (32 - bits);
}

static uint32_t hash_scalar(uint32_t hash, graze_scalar x)
{
    const uint32_t word = rotate((uint32_t)x * UINT32_C(0xCC9E2D51), 15) * UINT32_C(0x1B873593);
    return rotate(hash ^ word, 13) * 5 + UINT32_C(0xE6546B64);
}

static uint32_t hash_vec3(uint32_t hash, graze_vec3 v)
{
    return hash_scalar(hash_scalar(hash_scalar(hash, v.x), v.y), v.z);
}

uint32_t lockstep_hash(const lockstep *l, uint32_t hash)
{
    for (unsigned i = 0; i < BODIES; i++) {
        hash = hash_vec3(hash, l->bodies[i].position);
        hash = hash_vec3(hash, l->bodies[i].velocity);
    }
    return hash;
}

/* ---- Conditions ---- */

unsigned lockstep_outside(const lockstep *l)
{
    unsigned i = 0;
    for (; i < BODIES; i++) {
        graze_aabb bounds;
        form_bounds(lockstep_form(i), &l->bodies[i].position, &bounds);
        if (!graze_aabb_contains_aabb(&room, &bounds))
            break;
    }
    return i;
}

unsigned lockstep_overlapping(const lockstep *l)
{
    unsigned i = 0;
    while (i < BODIES && !overlaps_any(l, i, &l->bodies[i].position))
        i++;
    return i;
}

graze_wide lockstep_energy(const lockstep *l)
{
    graze_wide sum = 0;
    for (unsigned i = 0; i < BODIES; i++)
        sum += graze_vec3_length_sq(l->bodies[i].velocity);
    return sum;
}
