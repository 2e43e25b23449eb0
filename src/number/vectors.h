/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Vectors of lengths and areas, and what is computed of them. share_near.h, share_far.h and share_float.h include
 * this file at their end. Near words are repeated where they are used; far ones are called, and
 * src/arith_vectors_far.c has them once for all shapes.
 */

static inline bool vector_in_range(const graze_vec3 *v)
{
    return in_near_range(v->x) && in_near_range(v->y) && in_near_range(v->z);
}

static inline bool is_near(const graze_vec3 *v)
{
    return IMPLIES(are_near_numbers(v->x, v->y, v->z), vector_in_range(v));
}

/* True after are_all_near, for a number that it tested. A function of the number: without the read gcc
 * allocates registers differently, and M3 -O2 needs three more instructions in overlaps_aabb. */
GRAZE_INLINE bool is_known_near_number(graze_scalar c)
{
    (void)c;
    return IMPLIED(in_near_range(c));
}

GRAZE_INLINE bool is_known_near(const graze_vec3 *v)
{
    return is_known_near_number(v->x) && is_known_near_number(v->y) && is_known_near_number(v->z);
}

static inline bool are_coordinates(const graze_vec3 *v)
{
    return is_coordinate(v->x) && is_coordinate(v->y) && is_coordinate(v->z);
}

typedef struct {
    length x, y, z;
} length3;

typedef struct {
    area x, y, z;
} area3;

/* Not as a structure: gcc -Os copies far ones with memcpy on a Cortex-M0. */
GRAZE_INLINE void length_put(length *to, length l)
{
    to->raw = l.raw;
}

typedef struct {
    length x, y;
} length2;

#if GRAZE_FAR
#define VECTOR_WORD
#define VECTOR_IN_PLACE
#else
#define VECTOR_WORD     GRAZE_REPEATED
/* At -Os as well: what is called by its address stays on the stack. */
#define VECTOR_IN_PLACE GRAZE_INLINE
#endif

#if GRAZE_FAR
void set_between(length3 *v, const graze_vec3 *from, const graze_vec3 *to);
void set_between2(length2 *v, const graze_vec2 *from, const graze_vec2 *to);
void set_direction2(length2 *v, const graze_vec2 *direction);
void set_direction(length3 *v, const graze_vec3 *direction);
void set_dot(area *to, const length3 *a, const length3 *b);
void set_cross(area3 *c, const length3 *a, const length3 *b);
void set_dot2(area *to, const length2 *a, const length2 *b);
void set_cross2(area *to, const length2 *a, const length2 *b);
void set_volume(volume *to, const area3 *base, const length3 *edge);
void set_reach(reach *to, const graze_vec3 *axis, const length3 *v);
#endif

#if !GRAZE_FAR || defined(GRAZE_DEFINES_VECTORS)

VECTOR_WORD void set_between(length3 *v, const graze_vec3 *from, const graze_vec3 *to)
{
    length_put(&v->x, length_between(from->x, to->x));
    length_put(&v->y, length_between(from->y, to->y));
    length_put(&v->z, length_between(from->z, to->z));
}

VECTOR_WORD void set_direction(length3 *v, const graze_vec3 *direction)
{
    length_put(&v->x, length_of(direction->x));
    length_put(&v->y, length_of(direction->y));
    length_put(&v->z, length_of(direction->z));
}

VECTOR_WORD void set_between2(length2 *v, const graze_vec2 *from, const graze_vec2 *to)
{
    length_put(&v->x, length_between(from->x, to->x));
    length_put(&v->y, length_between(from->y, to->y));
}

VECTOR_WORD void set_direction2(length2 *v, const graze_vec2 *direction)
{
    length_put(&v->x, length_of(direction->x));
    length_put(&v->y, length_of(direction->y));
}

VECTOR_IN_PLACE void set_dot(area *to, const length3 *a, const length3 *b)
{
    area_set_product(to, a->x, b->x);
    area_add_product(to, a->y, b->y);
    area_add_product(to, a->z, b->z);
}

VECTOR_WORD void set_cross(area3 *c, const length3 *a, const length3 *b)
{
    area_set_product(&c->x, a->y, b->z);
    area_subtract_product(&c->x, a->z, b->y);
    area_set_product(&c->y, a->z, b->x);
    area_subtract_product(&c->y, a->x, b->z);
    area_set_product(&c->z, a->x, b->y);
    area_subtract_product(&c->z, a->y, b->x);
}

/* Near, two products of 2^30 * 2^30: <= 2^61. Far, of 2^32 * 2^32: < 2^65. */
VECTOR_IN_PLACE void set_dot2(area *to, const length2 *a, const length2 *b)
{
    area_set_product(to, a->x, b->x);
    area_add_product(to, a->y, b->y);
}

VECTOR_WORD void set_cross2(area *to, const length2 *a, const length2 *b)
{
    area_set_product(to, a->x, b->y);
    area_subtract_product(to, a->y, b->x);
}

/* The volume between a base and an edge: with a cross product, the triple product. */
VECTOR_IN_PLACE void set_volume(volume *to, const area3 *base, const length3 *edge)
{
    volume_set_along(to, &base->x, edge->x, &base->y, edge->y, &base->z, edge->z);
}

/* How far v reaches along a stored normal or axis, in lengths of that. */
VECTOR_WORD void set_reach(reach *to, const graze_vec3 *axis, const length3 *v)
{
    reach_set_product(to, axis->x, v->x);
    reach_add_product(to, axis->y, v->y);
    reach_add_product(to, axis->z, v->z);
}

#endif

#undef VECTOR_WORD
#undef VECTOR_IN_PLACE

/* start + run * share, rounded once, saturating. Near casts call the far one where only flash counts. */
static inline void share_point(graze_vec3 *point, const graze_vec3 *start, const length3 *run,
                               const share_progress *p)
{
#if !GRAZE_FLOAT && (GRAZE_FAR || defined(__OPTIMIZE_SIZE__))
    wide_run way;
    way.x = run->x.raw;
    way.y = run->y.raw;
    way.z = run->z.raw;
    graze_share_point(point, start, &way, p);
#else
    point->x = share_along(start->x, run->x, p);
    point->y = share_along(start->y, run->y, p);
    point->z = share_along(start->z, run->z, p);
#endif
}

/* The same for what may be far: see length_asked. */
GRAZE_INLINE void ask_point(nearness *n, const graze_vec3 *v)
{
    nearness_ask(n, v->x);
    nearness_ask(n, v->y);
    nearness_ask(n, v->z);
}

GRAZE_INLINE void ask_between(nearness *n, length3 *v, const graze_vec3 *from, const graze_vec3 *to)
{
    length_put(&v->x, length_asked(n, from->x, to->x));
    length_put(&v->y, length_asked(n, from->y, to->y));
    length_put(&v->z, length_asked(n, from->z, to->z));
}

GRAZE_INLINE void ask_direction(nearness *n, length3 *v, const graze_vec3 *direction)
{
    length_put(&v->x, length_asked(n, 0, direction->x));
    length_put(&v->y, length_asked(n, 0, direction->y));
    length_put(&v->z, length_asked(n, 0, direction->z));
}

static inline bool lengths_in_range(const length3 *v)
{
    return length_in_range(&v->x) && length_in_range(&v->y) && length_in_range(&v->z);
}

static inline bool are_lengths(const length3 *v)
{
    return length_is_number(v->x) && length_is_number(v->y) && length_is_number(v->z);
}

static inline length3 vector_gained(const graze_vec3 *from, const graze_vec3 *to, gain g)
{
    length3 v;
    v.x = length_gained(from->x, to->x, g);
    v.y = length_gained(from->y, to->y, g);
    v.z = length_gained(from->z, to->z, g);
    return v;
}

static inline graze_vec3 weights_of(const area3 *normal)
{
    return weights_of_areas(&normal->x, &normal->y, &normal->z);
}

/* The unit vector along it, which MUST NOT be zero. */
static inline void unit_along(graze_vec3 *unit, const area3 *normal)
{
    unit_along_areas(unit, &normal->x, &normal->y, &normal->z);
}

static inline bool is_near2(const graze_vec2 *v)
{
    return IMPLIES(are_near_numbers(v->x, v->y, v->y), in_near_range(v->x) && in_near_range(v->y));
}

static inline bool vector2_is_zero(const length2 *v)
{
    return length_sign(v->x) == 0 && length_sign(v->y) == 0;
}

static inline bool is_part(const area *part, const area *whole)
{
    if (area_sign(whole) > 0)
        return area_sign(part) >= 0 && !area_less(whole, part);
    return area_sign(part) <= 0 && !area_less(part, whole);
}
