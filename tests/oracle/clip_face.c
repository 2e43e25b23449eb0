/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "clip_face.h"
#include "judged.h"

void clip_init(clip_face *c)
{
    for (int i = 0; i < CLIP_CORNERS; i++) {
        for (int k = 0; k < 4; k++)
            mpz_inits(c->corner[0][i].at[k], c->corner[1][i].at[k], NULL);
        mpz_init(c->inside[i]);
    }
    mpz_init(c->gcd);
}

void clip_clear(clip_face *c)
{
    for (int i = 0; i < CLIP_CORNERS; i++) {
        for (int k = 0; k < 4; k++)
            mpz_clears(c->corner[0][i].at[k], c->corner[1][i].at[k], NULL);
        mpz_clear(c->inside[i]);
    }
    mpz_clear(c->gcd);
}

static void set_outline(clip_face *c, const face_oracle *o)
{
    c->current = 0;
    c->count = o->corners;
    for (int i = 0; i < o->corners; i++) {
        for (int k = 0; k < 3; k++)
            mpz_set(c->corner[0][i].at[k], o->corner[i][k]);
        mpz_set_ui(c->corner[0][i].at[3], 1);
    }
}

/* How far each corner is inside of a plane across the axis, times what is positive. */
static void set_inside(clip_face *c, int axis, int32_t plane, bool is_max)
{
    for (int i = 0; i < c->count; i++) {
        const clip_corner *p = &c->corner[c->current][i];
        mpz_mul_si(c->inside[i], p->at[3], judged(plane));
        mpz_sub(c->inside[i], p->at[axis], c->inside[i]);
        if (is_max)
            mpz_neg(c->inside[i], c->inside[i]);
    }
}

/* Where the way between two corners, of which one is inside, passes through the plane. */
static void cross_plane(clip_face *c, clip_corner *to, int in, int out)
{
    const clip_corner *p = c->corner[c->current] + in, *q = c->corner[c->current] + out;
    for (int k = 0; k < 4; k++) {
        mpz_mul(to->at[k], q->at[k], c->inside[in]);
        mpz_submul(to->at[k], p->at[k], c->inside[out]);
    }
    mpz_gcd(c->gcd, to->at[0], to->at[1]);
    mpz_gcd(c->gcd, c->gcd, to->at[2]);
    mpz_gcd(c->gcd, c->gcd, to->at[3]);
    for (int k = 0; k < 4; k++)
        mpz_divexact(to->at[k], to->at[k], c->gcd);
}

static void copy_corner(clip_corner *to, const clip_corner *from)
{
    for (int k = 0; k < 4; k++)
        mpz_set(to->at[k], from->at[k]);
}

static void cut(clip_face *c)
{
    clip_corner *kept = c->corner[1 - c->current];
    int count = 0;
    for (int i = 0; i < c->count; i++) {
        int next = (i + 1) % c->count;
        int here = mpz_sgn(c->inside[i]), there = mpz_sgn(c->inside[next]);
        if (here >= 0)
            copy_corner(&kept[count++], &c->corner[c->current][i]);
        if (here * there < 0)
            cross_plane(c, &kept[count++], here > 0 ? i : next, here > 0 ? next : i);
    }
    c->count = count;
    c->current = 1 - c->current;
}

static bool are_all_on_plane(const clip_face *c)
{
    for (int i = 0; i < c->count; i++)
        if (mpz_sgn(c->inside[i]) != 0)
            return false;
    return true;
}

clip_answer clip_against_box(clip_face *c, const face_oracle *o, const int32_t *box)
{
    set_outline(c, o);
    for (int side = 0; side < 6; side++) {
        set_inside(c, side % 3, box[side], side >= 3);
        cut(c);
        if (c->count == 0)
            return CLIP_APART;
    }
    for (int side = 0; side < 6; side++) {
        set_inside(c, side % 3, box[side], side >= 3);
        if (are_all_on_plane(c))
            return CLIP_TOUCH;
    }
    return CLIP_MEET;
}
