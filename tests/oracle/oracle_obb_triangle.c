/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_obb_triangle.h"
#include "judged.h"

void obb_triangle_init(obb_triangle_oracle *o)
{
    for (int i = 0; i < 9; i++)
        mpz_inits(o->line[i][0], o->line[i][1], o->line[i][2], NULL);
    mpz_inits(o->half[0], o->half[1], o->half[2], o->det, o->p, o->q, o->part, NULL);
    for (int i = 0; i < 3; i++)
        mpq_inits(o->row[i][0], o->row[i][1], o->row[i][2], o->row[i][3], NULL);
    mpq_inits(o->times, o->at, NULL);
}

void obb_triangle_clear(obb_triangle_oracle *o)
{
    for (int i = 0; i < 9; i++)
        mpz_clears(o->line[i][0], o->line[i][1], o->line[i][2], NULL);
    mpz_clears(o->half[0], o->half[1], o->half[2], o->det, o->p, o->q, o->part, NULL);
    for (int i = 0; i < 3; i++)
        mpq_clears(o->row[i][0], o->row[i][1], o->row[i][2], o->row[i][3], NULL);
    mpq_clears(o->times, o->at, NULL);
}

/* ---- The triangle ---- */

/* axis . (to - from) */
static void set_along(obb_triangle_oracle *o, mpz_t sum, const int32_t *axis, const int32_t *from,
                      const int32_t *to)
{
    mpz_set_ui(sum, 0);
    for (int k = 0; k < 3; k++) {
        mpz_set_si(o->part, (long)judged(to[k]) - judged(from[k]));
        mpz_mul_si(o->part, o->part, axis[k]);
        mpz_add(sum, sum, o->part);
    }
}

/* Along axis i, at most half and at least -half. */
static void set_slab(obb_triangle_oracle *o, int i, const int32_t *box, const int32_t *a,
                     const int32_t *b, const int32_t *c)
{
    mpz_t *up = o->line[2 * i], *down = o->line[2 * i + 1];
    const int32_t *axis = box + 3 + 3 * i;
    set_along(o, up[0], axis, a, b);
    set_along(o, up[1], axis, a, c);
    set_along(o, o->det, axis, box, a);
    mpz_neg(down[0], up[0]);
    mpz_neg(down[1], up[1]);
    mpz_set_si(o->half[i], judged(box[12 + i]) * 65536L);
    mpz_sub(up[2], o->half[i], o->det);
    mpz_add(down[2], o->half[i], o->det);
}

static void set_sides_of_triangle(obb_triangle_oracle *o)
{
    static const int sides[3][3] = {{-1, 0, 0}, {0, -1, 0}, {1, 1, 1}};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            mpz_set_si(o->line[6 + i][k], sides[i][k]);
}

/* Whether the crossing of lines i and j, p / det and q / det, is on the right side of all. */
static bool is_common(obb_triangle_oracle *o, int i, int j)
{
    mpz_t *f = o->line[i], *g = o->line[j];
    mpz_mul(o->det, f[0], g[1]);
    mpz_submul(o->det, f[1], g[0]);
    if (mpz_sgn(o->det) == 0)
        return false;
    mpz_mul(o->p, f[2], g[1]);
    mpz_submul(o->p, f[1], g[2]);
    mpz_mul(o->q, f[0], g[2]);
    mpz_submul(o->q, f[2], g[0]);
    const int sign = mpz_sgn(o->det);
    for (int k = 0; k < 9; k++) {
        mpz_mul(o->part, o->p, o->line[k][0]);
        mpz_addmul(o->part, o->q, o->line[k][1]);
        mpz_submul(o->part, o->det, o->line[k][2]);
        if (mpz_sgn(o->part) * sign > 0)
            return false;
    }
    return true;
}

static bool have_common_point(obb_triangle_oracle *o)
{
    for (int j = 8; j > 0; j--)
        for (int i = 0; i < j; i++)
            if (is_common(o, i, j))
                return true;
    return false;
}

int obb_triangle_meets(obb_triangle_oracle *o, const int32_t *box, const int32_t *a,
                       const int32_t *b, const int32_t *c)
{
    for (int i = 0; i < 3; i++)
        set_slab(o, i, box, a, b, c);
    set_sides_of_triangle(o);
    if (!have_common_point(o))
        return -1;
    for (int i = 0; i < 6; i++)
        mpz_sub_ui(o->line[i][2], o->line[i][2], 1);
    return have_common_point(o) ? 1 : 0;
}

/* ---- The extremes ---- */

/* Subtracts from each other row the multiple of row i that leaves nothing in that column; row i needs a number there. */
static bool eliminate(obb_triangle_oracle *o, int i)
{
    int pivot = i;
    while (pivot < 3 && mpq_sgn(o->row[pivot][i]) == 0)
        pivot++;
    if (pivot == 3)
        return false;
    for (int k = 0; k < 4; k++)
        mpq_swap(o->row[i][k], o->row[pivot][k]);
    for (int r = 0; r < 3; r++) {
        if (r == i)
            continue;
        mpq_div(o->times, o->row[r][i], o->row[i][i]);
        for (int k = 0; k < 4; k++) {
            mpq_mul(o->at, o->times, o->row[i][k]);
            mpq_sub(o->row[r][k], o->row[r][k], o->at);
        }
    }
    return true;
}

/* Solves axis . p = half or -half, times 2^16, for each axis. */
static bool set_corner_of_box(obb_triangle_oracle *o, const int32_t *box, unsigned corner)
{
    for (int i = 0; i < 3; i++) {
        const long half = judged(box[12 + i]) * 65536L;
        for (int k = 0; k < 3; k++)
            mpq_set_si(o->row[i][k], box[3 + 3 * i + k], 1);
        mpq_set_si(o->row[i][3], corner >> i & 1 ? half : -half, 1);
    }
    return eliminate(o, 0) && eliminate(o, 1) && eliminate(o, 2);
}

static int32_t in_world(const mpz_t c)
{
    if (mpz_cmp_si(c, INT32_MIN) < 0)
        return INT32_MIN;
    return mpz_cmp_si(c, INT32_MAX) > 0 ? INT32_MAX : (int32_t)mpz_get_si(c);
}

bool obb_extremes(obb_triangle_oracle *o, const int32_t *box, int32_t *bounds)
{
    for (unsigned corner = 0; corner < 8; corner++) {
        if (!set_corner_of_box(o, box, corner))
            return false;
        for (int k = 0; k < 3; k++) {
            mpq_div(o->at, o->row[k][3], o->row[k][k]);
            mpq_set_si(o->times, judged(box[k]), 1);
            mpq_add(o->at, o->at, o->times);
            mpz_fdiv_q(o->part, mpq_numref(o->at), mpq_denref(o->at));
            const int32_t low = in_world(o->part);
            mpz_cdiv_q(o->part, mpq_numref(o->at), mpq_denref(o->at));
            const int32_t high = in_world(o->part);
            bounds[k] = corner == 0 || low < bounds[k] ? low : bounds[k];
            bounds[3 + k] = corner == 0 || high > bounds[3 + k] ? high : bounds[3 + k];
        }
    }
    return true;
}
