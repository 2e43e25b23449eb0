/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_boxes.h"

#include <string.h>

static bool is_in(const int32_t *box, const int32_t *p)
{
    for (int axis = 0; axis < 3; axis++)
        if (p[axis] < box[axis] || p[axis] > box[3 + axis])
            return false;
    return true;
}

/* Corner 0 .. 7 of a box. */
static void corner_of(const int32_t *box, int number, int32_t *p)
{
    for (int axis = 0; axis < 3; axis++)
        p[axis] = box[axis + (number >> axis & 1 ? 3 : 0)];
}

/* An empty box does not even contain its own corners. */
bool exact_is_empty(const int32_t *box)
{
    int32_t p[3];
    corner_of(box, 0, p);
    return !is_in(box, p);
}

bool exact_boxes_meet(const int32_t *a, const int32_t *b)
{
    for (int i = 0; i < 64; i++) {
        int32_t p[3];
        for (int axis = 0; axis < 3; axis++) {
            int choice = i >> (2 * axis) & 3;
            p[axis] = (choice < 2 ? a : b)[axis + (choice & 1 ? 3 : 0)];
        }
        if (is_in(a, p) && is_in(b, p))
            return true;
    }
    return false;
}

/* The interior in half units: the doubled box with each side moved inward by one. Returns false if it is empty. */
static bool shrunk(const int32_t *box, int64_t *twice)
{
    for (int axis = 0; axis < 3; axis++) {
        twice[axis] = 2 * (int64_t)box[axis] + 1;
        twice[3 + axis] = 2 * (int64_t)box[3 + axis] - 1;
        if (twice[axis] > twice[3 + axis])
            return false;
    }
    return true;
}

bool exact_interiors_meet(const int32_t *a, const int32_t *b)
{
    int64_t p[6], q[6];
    if (!shrunk(a, p) || !shrunk(b, q))
        return false;
    for (int axis = 0; axis < 3; axis++)
        if (p[axis] > q[3 + axis] || q[axis] > p[3 + axis])
            return false;
    return true;
}

bool exact_box_holds(const int32_t *box, const int32_t *other)
{
    if (exact_is_empty(other))
        return true;
    for (int i = 0; i < 8; i++) {
        int32_t p[3];
        corner_of(other, i, p);
        if (!is_in(box, p))
            return false;
    }
    return true;
}

static void set_squared_distance(mpz_t sum, mpz_t square, const int32_t *p, const int32_t *q)
{
    mpz_set_ui(sum, 0);
    for (int axis = 0; axis < 3; axis++) {
        mpz_set_si(square, p[axis]);
        if (q[axis] < 0)
            mpz_add_ui(square, square, (unsigned long)-(int64_t)q[axis]);
        else
            mpz_sub_ui(square, square, (unsigned long)q[axis]);
        mpz_addmul(sum, square, square);
    }
}

bool exact_nearest(const int32_t *box, const int32_t *point, int32_t *nearest, mpz_t squared)
{
    bool any = false;
    mpz_t sum, square;
    mpz_inits(sum, square, NULL);
    for (int i = 0; i < 27; i++) {
        int choices[3] = {i % 3, i / 3 % 3, i / 9};
        int32_t p[3];
        for (int axis = 0; axis < 3; axis++)
            p[axis] = choices[axis] == 2 ? point[axis] : box[axis + 3 * choices[axis]];
        if (!is_in(box, p))
            continue;
        set_squared_distance(sum, square, p, point);
        if (any && mpz_cmp(sum, squared) >= 0)
            continue;
        any = true;
        mpz_set(squared, sum);
        memcpy(nearest, p, sizeof p);
    }
    mpz_clears(sum, square, NULL);
    return any;
}

int exact_against_radius(const mpz_t squared, int32_t radius)
{
    mpz_t square;
    mpz_init_set_si(square, radius);
    mpz_mul(square, square, square);
    int sign = mpz_cmp(squared, square);
    mpz_clear(square);
    return sign;
}

/* Returns n with 2n - 1 < 2 sqrt(squared) < 2n + 1; neither is ever equal, as 4 squared is not
 * the square of an odd number. */
int32_t exact_root(const mpz_t squared)
{
    mpz_t root;
    mpz_init(root);
    mpz_mul_ui(root, squared, 4);
    mpz_sqrt(root, root);
    mpz_add_ui(root, root, 1);
    mpz_fdiv_q_ui(root, root, 2);
    int32_t n = mpz_cmp_si(root, INT32_MAX) > 0 ? INT32_MAX : (int32_t)mpz_get_si(root);
    mpz_clear(root);
    return n;
}

int64_t exact_wide(const mpz_t squared)
{
    return mpz_sizeinbase(squared, 2) > 63 ? INT64_MAX : (int64_t)mpz_get_si(squared);
}

static int32_t held(int64_t c, bool *is_held)
{
    *is_held = *is_held || c > INT32_MAX || c < INT32_MIN;
    return c > INT32_MAX ? INT32_MAX : c < INT32_MIN ? INT32_MIN : (int32_t)c;
}

/* Half of size, rounded away from zero. */
void exact_ends(int32_t center, int32_t size, int32_t *low, int32_t *high, bool *is_held)
{
    int64_t half = size / 2;
    while (size > 0 && 2 * half < size)
        half++;
    while (size < 0 && 2 * half > size)
        half--;
    *low = held(center - half, is_held);
    *high = held(center + half, is_held);
}

void exact_hull(const int32_t *points, uint32_t count, int32_t *box)
{
    for (int axis = 0; axis < 3; axis++) {
        int64_t low = INT32_MAX, high = INT32_MIN;
        for (uint32_t i = 0; i < count; i++) {
            int32_t c = points[3 * i + (uint32_t)axis];
            low = low > c ? c : low;
            high = high < c ? c : high;
        }
        box[axis] = (int32_t)low;
        box[3 + axis] = (int32_t)high;
    }
}
