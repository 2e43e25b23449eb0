/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Which direction out a capsule has to take, for the oracle `separate_cores`: how high its center is above the plane at the end. */
#include "oracle_separate_cores.h"

/* The header: a way that ends so near to the plane may count as leading to the other side. */
enum { BESIDE_PLANE = 4 };

/* normal . way on that side */
static void set_rise(separate_cores_scene *s, const exact_exit *e, int side)
{
    mpz_set_ui(s->rise, 0);
    for (int i = 0; i < 3; i++)
        mpz_addmul(s->rise, s->oracle.face.normal[i], e->way.axis[i]);
    mpz_mul_si(s->rise, s->rise, side);
}

/* The height of the center at the end is less, equal or more: -1, 0, 1. */
static int height_against(separate_cores_scene *s, exact_exit *e, int side, int number)
{
    const int32_t *core = s->q.shapes.capsule;
    separate_cores_set_height(s, core, core + 3);
    mpz_mul_si(s->height, s->height, side);
    return exact_exit_height_against(e, s->height, s->rise, s->normal.way.squared, number);
}

/* Not down by 3/25 of the length: 25 rise > -3 |normal| l. */
static bool is_level(separate_cores_scene *s, const exact_exit *e)
{
    if (mpz_sgn(s->rise) >= 0)
        return true;
    mpz_mul(s->part, s->rise, s->rise);
    mpz_mul_ui(s->part, s->part, 625);
    mpz_mul(s->height, s->normal.way.squared, e->way.squared);
    mpz_mul_ui(s->height, s->height, 9);
    return mpz_cmp(s->part, s->height) < 0;
}

/* In the world, and more than 4 raw units above the plane. Or not below it, after a way that is shorter than 2^27 raw units, and
 * down by less than 3/25 of it: the library computes such a direction to a raw unit, and moves away from the plane. */
bool separate_cores_is_sure(separate_cores_scene *s, exact_exit *e, int side)
{
    set_rise(s, e, side);
    if (!exact_exit_has_room(e, s->q.shapes.capsule, EXIT_ROUNDING))
        return false;
    if (height_against(s, e, side, BESIDE_PLANE) > 0)
        return true;
    return is_level(s, e) && height_against(s, e, side, 0) >= 0 &&
           exact_exit_against(e, INT64_C(1) << 27) < 0;
}

bool separate_cores_is_whole(separate_cores_scene *s, exact_exit *e, int side)
{
    mpz_t *way = e->way.axis;
    const int axis = mpz_sgn(way[0]) != 0 ? 0 : mpz_sgn(way[1]) != 0 ? 1 : 2;
    if (mpz_sgn(way[(axis + 1) % 3]) != 0 || mpz_sgn(way[(axis + 2) % 3]) != 0)
        return false;
    mpz_mul(s->part, e->num, way[axis]);
    const bool is_whole = mpz_divisible_p(s->part, e->den) != 0;
    set_rise(s, e, side);
    return is_whole && exact_exit_stays_within(e, s->q.shapes.capsule, 0x20000000) &&
           height_against(s, e, side, 0) >= 0;
}
