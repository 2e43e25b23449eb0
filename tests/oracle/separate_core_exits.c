/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Questions about a direction out, for the oracle `separate_cores`. With the way w of length l and square s, the radius r and
 * k = num / den, the move is r + k l long and adds k w + r w / l to a coordinate. So each answer is the sign of a sum of roots.
 */
#include "oracle_separate_cores.h"

/* The header: a way that ends so near to the plane may count as leading to the other side. */
enum { BESIDE_PLANE = 4 };

/* A move ends fewer raw units from its exact place than this. */
enum { ROUNDING = 16 };

static void init_exit(separate_cores_exit *e)
{
    exact_way_init(&e->way);
    mpz_inits(e->num, e->den, NULL);
}

static void clear_exit(separate_cores_exit *e)
{
    exact_way_clear(&e->way);
    mpz_clears(e->num, e->den, NULL);
}

void separate_cores_init(separate_cores_scene *s)
{
    face_capsule_init(&s->oracle);
    closest_init(&s->closest);
    roots_init(&s->signs);
    mpz_inits(s->height, s->part, s->a, s->b, s->d, s->rise, s->length, NULL);
    mpq_inits(s->least, s->fraction[0], s->fraction[1], s->fraction[2], NULL);
    for (int i = 0; i < MOST_SIDES; i++)
        init_exit(&s->hull.side[i]);
    init_exit(&s->normal);
    init_exit(&s->straight);
}

void separate_cores_clear(separate_cores_scene *s)
{
    face_capsule_clear(&s->oracle);
    closest_clear(&s->closest);
    roots_clear(&s->signs);
    mpz_clears(s->height, s->part, s->a, s->b, s->d, s->rise, s->length, NULL);
    mpq_clears(s->least, s->fraction[0], s->fraction[1], s->fraction[2], NULL);
    for (int i = 0; i < MOST_SIDES; i++)
        clear_exit(&s->hull.side[i]);
    clear_exit(&s->normal);
    clear_exit(&s->straight);
}

/* ---- Lengths ---- */

int separate_cores_order(separate_cores_scene *s, const separate_cores_exit *e,
                         const separate_cores_exit *f)
{
    mpz_set_ui(s->d, 0);
    mpz_mul(s->a, e->num, f->den);
    mpz_mul(s->b, f->num, e->den);
    mpz_neg(s->b, s->b);
    return roots_sign_of_two(&s->signs, s->d, s->a, e->way.squared, s->b, f->way.squared);
}

bool separate_cores_is_short(separate_cores_scene *s, const separate_cores_exit *e,
                             const graze_vec3 *move, int excess)
{
    const int64_t by[3] = {move->x, move->y, move->z};
    mpz_mul_si(s->a, e->den, (int64_t)s->q.shapes.capsule[6] + excess);
    mpz_neg(s->b, e->den);
    mpz_set_ui(s->length, 0);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(s->part, by[i]);
        mpz_addmul(s->length, s->part, s->part);
    }
    return roots_sign_of_two(&s->signs, s->a, e->num, e->way.squared, s->b, s->length) >= 0;
}

/* The length of the move is less, equal or more: -1, 0, 1. */
static int length_against(separate_cores_scene *s, const separate_cores_exit *e, int64_t length)
{
    mpz_mul_si(s->a, e->den, s->q.shapes.capsule[6] - length);
    return roots_sign(&s->signs, s->a, e->num, e->way.squared);
}

/* ---- The world ---- */

/* All coordinates stay within the limit, even if they move by the whole length. */
static bool stays_within(separate_cores_scene *s, const separate_cores_exit *e, int64_t limit)
{
    int64_t most = 0;
    for (int i = 0; i < 6; i++) {
        const int64_t c = s->q.shapes.capsule[i], size = c < 0 ? -c : c;
        most = size > most ? size : most;
    }
    return length_against(s, e, limit - most) < 0;
}

/* Where a coordinate ends is less, equal or more: -1, 0, 1. */
static int end_against(separate_cores_scene *s, const separate_cores_exit *e, int i, int64_t number)
{
    mpz_mul_si(s->a, e->den, s->q.shapes.capsule[i] - number);
    mpz_addmul(s->a, e->way.axis[i % 3], e->num);
    mpz_mul(s->a, s->a, e->way.squared);
    mpz_mul(s->b, e->way.axis[i % 3], e->den);
    mpz_mul_si(s->b, s->b, s->q.shapes.capsule[6]);
    return roots_sign(&s->signs, s->a, s->b, e->way.squared);
}

static bool has_room(separate_cores_scene *s, const separate_cores_exit *e)
{
    if (stays_within(s, e, (int64_t)INT32_MAX - ROUNDING))
        return true;
    for (int i = 0; i < 6; i++)
        if (end_against(s, e, i, (int64_t)INT32_MIN + ROUNDING) <= 0 ||
            end_against(s, e, i, (int64_t)INT32_MAX - ROUNDING) >= 0)
            return false;
    return length_against(s, e, (int64_t)INT32_MAX - ROUNDING) < 0;
}

/* ---- The side ---- */

/* The height of the center at the end is less, equal or more: -1, 0, 1. */
static int height_against(separate_cores_scene *s, const separate_cores_exit *e, int side,
                          int number)
{
    const int32_t *core = s->q.shapes.capsule;
    separate_cores_set_height(s, core, core + 3);
    mpz_mul_si(s->height, s->height, side);
    mpz_mul(s->a, s->height, e->den);
    mpz_mul(s->b, s->rise, e->num);
    mpz_addmul_ui(s->a, s->b, 2);
    mpz_mul(s->a, s->a, e->way.squared);
    mpz_mul(s->b, s->rise, e->den);
    mpz_mul_si(s->b, s->b, 2 * (int64_t)core[6]);
    if (number == 0)
        return roots_sign(&s->signs, s->a, s->b, e->way.squared);
    mpz_mul(s->d, e->den, e->way.squared);
    mpz_mul_si(s->d, s->d, -2 * number);
    return roots_sign_of_two(&s->signs, s->a, s->b, e->way.squared, s->d, s->normal.way.squared);
}

static void set_rise(separate_cores_scene *s, const separate_cores_exit *e, int side)
{
    mpz_set_ui(s->rise, 0);
    for (int i = 0; i < 3; i++)
        mpz_addmul(s->rise, s->oracle.face.normal[i], e->way.axis[i]);
    mpz_mul_si(s->rise, s->rise, side);
}

/* Not down by 3/25 of the length: 25 rise > -3 |normal| l. */
static bool is_level(separate_cores_scene *s, const separate_cores_exit *e)
{
    if (mpz_sgn(s->rise) >= 0)
        return true;
    mpz_mul(s->a, s->rise, s->rise);
    mpz_mul_ui(s->a, s->a, 625);
    mpz_mul(s->b, s->normal.way.squared, e->way.squared);
    mpz_mul_ui(s->b, s->b, 9);
    return mpz_cmp(s->a, s->b) < 0;
}

/* In the world, and more than 4 raw units above the plane. Or not below it, after a way that is shorter than 2^27 raw units, and
 * down by less than 3/25 of it: the library computes such a direction to a raw unit, and moves away from the plane. */
bool separate_cores_is_sure(separate_cores_scene *s, const separate_cores_exit *e, int side)
{
    set_rise(s, e, side);
    if (!has_room(s, e))
        return false;
    if (height_against(s, e, side, BESIDE_PLANE) > 0)
        return true;
    return is_level(s, e) && height_against(s, e, side, 0) >= 0 &&
           length_against(s, e, INT64_C(1) << 27) < 0;
}

/* ---- Whole moves ---- */

bool separate_cores_is_whole(separate_cores_scene *s, const separate_cores_exit *e, int side)
{
    const mpz_t *way = e->way.axis;
    const int axis = mpz_sgn(way[0]) != 0 ? 0 : mpz_sgn(way[1]) != 0 ? 1 : 2;
    if (mpz_sgn(way[(axis + 1) % 3]) != 0 || mpz_sgn(way[(axis + 2) % 3]) != 0)
        return false;
    mpz_mul(s->a, e->num, way[axis]);
    set_rise(s, e, side);
    return mpz_divisible_p(s->a, e->den) && stays_within(s, e, 0x20000000) &&
           height_against(s, e, side, 0) >= 0;
}
