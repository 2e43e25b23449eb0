/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The simulation: see lockstep.h. */
#include "lockstep.h"

/* A body bounces off a solid or, in place of its number, one of these. */
enum { ROOM = SOLIDS, NOTHING };

/* A body stops beside a surface, no more than this many raw units from its path: on a ball, with the rounding
 * of the point, at most 4. */
enum { BESIDE = 8 };

/* The place where a body stops, and the thing that it bounces off. */
typedef struct contact {
    uint8_t with;
    graze_vec3 normal; /* of the other's surface, toward the body */
    graze_vec3 beside; /* a place beside that surface */
} contact;

/* The solids that a body could meet in one tick. */
typedef struct nearby {
    uint8_t count;
    uint8_t solids[SOLIDS];
} nearby;

const form *lockstep_form(unsigned body)
{
    return &body_forms[body % FORMS];
}

static const form *form_of(unsigned solid)
{
    return solid < BODIES ? lockstep_form(solid) : &fixtures[solid - BODIES].form;
}

static const graze_vec3 *center_of(const lockstep *l, unsigned solid)
{
    return solid < BODIES ? &l->bodies[solid].position : &fixtures[solid - BODIES].center;
}

/* The solid, grown by the size of a body. */
static void grow(const lockstep *l, unsigned solid, unsigned by_body, grown *g)
{
    grown_from_form(form_of(solid), center_of(l, solid), lockstep_form(by_body), g);
}

void lockstep_room_for(unsigned body, graze_aabb *inner)
{
    const graze_vec3 half = lockstep_form(body)->half;
    inner->min = graze_vec3_add(room.min, half);
    inner->max = graze_vec3_sub(room.max, half);
}

bool lockstep_overlaps(const lockstep *l, unsigned body, const graze_vec3 *place, unsigned solid)
{
    grown g;
    grow(l, solid, body, &g);
    return grown_contains_point(&g, place);
}

/* ---- Nearby solids ---- */

static void add_if_near(const lockstep *l, unsigned other, const graze_aabb *swept, nearby *near)
{
    graze_aabb bounds;
    form_bounds(lockstep_form(other), &l->bodies[other].position, &bounds);
    if (graze_aabb_overlaps_aabb(swept, &bounds))
        near->solids[near->count++] = (uint8_t)other;
}

/* The order by x leaves a few candidates on either side of the body. */
static void add_near_bodies(const lockstep *l, unsigned body, const graze_aabb *swept, nearby *near)
{
    const graze_scalar least = graze_sub(swept->min.x, largest_form.half.x);
    const graze_scalar most = graze_add(swept->max.x, largest_form.half.x);
    for (unsigned i = l->rank[body]; i-- > 0;) {
        if (l->bodies[l->order[i]].position.x < least)
            break;
        add_if_near(l, l->order[i], swept, near);
    }
    for (unsigned i = l->rank[body] + 1u; i < BODIES; i++) {
        if (l->bodies[l->order[i]].position.x > most)
            break;
        add_if_near(l, l->order[i], swept, near);
    }
}

static void add_near_fixtures(const lockstep *l, const graze_aabb *swept, nearby *near)
{
    for (unsigned i = 0; i < FIXTURES; i++)
        if (graze_aabb_overlaps_aabb(swept, &l->fixture_bounds[i]))
            near->solids[near->count++] = (uint8_t)(BODIES + i);
}

/* The solids whose bounds overlap the box that the body sweeps. */
static void find_nearby(const lockstep *l, unsigned body, const graze_segment *path, nearby *near)
{
    const graze_vec3 slack = graze_vec3_of(BESIDE, BESIDE, BESIDE);
    const graze_vec3 half = graze_vec3_add(lockstep_form(body)->half, slack);
    graze_aabb swept;
    swept.min = graze_vec3_sub(graze_vec3_min(path->a, path->b), half);
    swept.max = graze_vec3_add(graze_vec3_max(path->a, path->b), half);
    near->count = 0;
    add_near_bodies(l, body, &swept, near);
    add_near_fixtures(l, &swept, near);
}

/* ---- Casts ---- */

/* The path starts in the room, so that one that ends outside leaves it at one point. */
static graze_fraction hit_room(unsigned body, const graze_segment *path, contact *c)
{
    graze_aabb inner;
    graze_line_hit hit;
    c->with = NOTHING;
    lockstep_room_for(body, &inner);
    if (graze_aabb_contains_point(&inner, &path->b))
        return GRAZE_FRACTION_ONE;
    (void)graze_aabb_linecast_exit(&inner, path, &hit);
    c->with = ROOM;
    c->normal = graze_vec3_neg(hit.normal);
    c->beside = hit.point;
    return hit.fraction;
}

/* Touching counts: a body must stay clear of others. */
static void find_first_contact(const lockstep *l, unsigned body, const graze_segment *path,
                               const nearby *near, contact *c)
{
    grown g;
    graze_line_hit hit;
    graze_fraction least = hit_room(body, path, c);
    for (unsigned i = 0; i < near->count; i++) {
        grow(l, near->solids[i], body, &g);
        if (grown_linecast(&g, path, &hit) == GRAZE_MISS)
            continue;
        if (c->with != NOTHING && hit.fraction >= least)
            continue;
        least = hit.fraction;
        c->with = near->solids[i];
        c->normal = hit.normal;
        grown_off_surface(&g, &hit, &c->beside);
    }
}

/* The place beside one surface may be inside another, in a narrow gap. */
static bool is_free(const lockstep *l, unsigned body, const graze_vec3 *place, const nearby *near)
{
    graze_aabb inner;
    for (unsigned i = 0; i < near->count; i++)
        if (lockstep_overlaps(l, body, place, near->solids[i]))
            return false;
    lockstep_room_for(body, &inner);
    return graze_aabb_contains_point(&inner, place);
}

/* ---- Bounces ---- */

static void bounce_off_body(body_state *b, body_state *other, graze_vec3 normal)
{
    const graze_vec3 closing = graze_vec3_sub(b->velocity, other->velocity);
    graze_vec3 exchanged;
    if (graze_vec3_dot(closing, normal) >= 0)
        return;
    exchanged = graze_vec3_sub(closing, graze_vec3_slide(closing, normal));
    b->velocity = graze_vec3_sub(b->velocity, exchanged);
    other->velocity = graze_vec3_add(other->velocity, exchanged);
}

static void bounce(lockstep *l, unsigned number, const contact *c)
{
    body_state *b = &l->bodies[number];
    if (c->with < BODIES) {
        bounce_off_body(b, &l->bodies[c->with], c->normal);
        l->bounces_off_bodies++;
        return;
    }
    if (graze_vec3_dot(b->velocity, c->normal) < 0)
        b->velocity = graze_vec3_reflect(b->velocity, c->normal);
    if (c->with == ROOM)
        l->bounces_off_room++;
    else
        l->bounces_off_fixtures++;
}

/* ---- A tick ---- */

static void swap_in_order(lockstep *l, unsigned i, unsigned j)
{
    const uint8_t body = l->order[i];
    l->order[i] = l->order[j];
    l->order[j] = body;
    l->rank[l->order[i]] = (uint8_t)i;
    l->rank[l->order[j]] = (uint8_t)j;
}

static graze_scalar x_in_order(const lockstep *l, unsigned i)
{
    return l->bodies[l->order[i]].position.x;
}

static void restore_order(lockstep *l, unsigned body)
{
    unsigned i = l->rank[body];
    for (; i > 0 && x_in_order(l, i) < x_in_order(l, i - 1); i--)
        swap_in_order(l, i, i - 1);
    for (; i + 1 < BODIES && x_in_order(l, i) > x_in_order(l, i + 1); i++)
        swap_in_order(l, i, i + 1);
}

static void count_rest(lockstep *l, unsigned body, bool moved)
{
    l->rest[body] = moved ? 0 : (uint16_t)(l->rest[body] + 1);
    if (l->rest[body] > l->longest_rest)
        l->longest_rest = l->rest[body];
}

static void move_body(lockstep *l, unsigned number)
{
    body_state *b = &l->bodies[number];
    const graze_segment path = {b->position, graze_vec3_add(b->position, b->velocity)};
    graze_vec3 place = path.b;
    nearby near;
    contact c;
    find_nearby(l, number, &path, &near);
    find_first_contact(l, number, &path, &near, &c);
    if (c.with != NOTHING) {
        bounce(l, number, &c);
        place = is_free(l, number, &c.beside, &near) ? c.beside : path.a;
    }
    b->position = place;
    restore_order(l, number);
    count_rest(l, number, place.x != path.a.x || place.y != path.a.y || place.z != path.a.z);
}

void lockstep_tick(lockstep *l)
{
    for (unsigned i = 0; i < BODIES; i++)
        move_body(l, i);
}
