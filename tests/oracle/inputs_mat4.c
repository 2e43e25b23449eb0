/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Random 4x4 matrices: perspectives and boxes seen from anywhere, small integers, any numbers, rows
 * that are linearly dependent or nearly so, and planes without a normal. The class also determines
 * the arguments of projections.
 */
#include "judge_mat4.h"

#include <string.h>

typedef graze_scalar (*rows)[4];

static int32_t rounded(int64_t n, int64_t d)
{
    int64_t size = ((n < 0 ? -n : n) + d / 2) / d;
    return hold(n < 0 ? -size : size);
}

/* Below 2^width. */
static int32_t draw_any_size(input_stream *t, uint32_t width)
{
    int32_t top = draw_power(t, width - 1), rest = draw_between(t, 0, INT32_MAX);
    return top + rest % top;
}

/* ---- Matrices ---- */

static void draw_entries(input_stream *t, int32_t most, int64_t times, graze_mat4 *m)
{
    for (int i = 0; i < 16; i++)
        m->m[i / 4][i % 4] = hold(draw_about_zero(t, most) * times);
}

static void draw_wild(input_stream *t, graze_mat4 *m)
{
    uint32_t corners = draw_below(t, 3), width = draw_below(t, 31);
    for (int i = 0; i < 16; i++) {
        int32_t any = draw_about_zero(t, INT32_MAX), corner = draw_corner(t);
        uint32_t kind = draw_below(t, 4);
        m->m[i / 4][i % 4] = kind < corners ? corner
                             : width < 12   ? any / (INT32_C(1) << width)
                                            : any;
    }
}

/* Numbers of different sizes. */
static void draw_sizes(input_stream *t, graze_mat4 *m)
{
    uint32_t width = 16 + draw_below(t, 16);
    for (int i = 0; i < 16; i++) {
        int32_t any = draw_any_size(t, width);
        m->m[i / 4][i % 4] = draw_chance(t, 2) ? any : -any;
    }
}

/* A rotation by a small whole quaternion, and a shift of up to `most`. */
static void draw_view(input_stream *t, int32_t most, graze_mat4 *m)
{
    int64_t q[4], n = 0;
    for (int i = 0; i < 4; i++) {
        q[i] = draw_about_zero(t, 9);
        n += q[i] * q[i];
    }
    if (n == 0)
        n = q[3] = 1;
    memset(m, 0, sizeof *m);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        m->m[i][i] = rounded((n - 2 * (q[j] * q[j] + q[k] * q[k])) * 65536, n);
        m->m[i][j] = rounded(2 * (q[i] * q[j] - q[k] * q[3]) * 65536, n);
        m->m[j][i] = rounded(2 * (q[i] * q[j] + q[k] * q[3]) * 65536, n);
        m->m[i][3] = draw_about_zero(t, most);
    }
    m->m[3][3] = 65536;
}

static void draw_eye(input_stream *t, graze_mat4 *m)
{
    int64_t n = draw_between(t, 655, 655360), f = n + draw_between(t, 65536, 655360000);
    int32_t sign = draw_chance(t, 2) ? 65536 : -65536;
    memset(m, 0, sizeof *m);
    m->m[0][0] = draw_between(t, 1 << 13, 1 << 19);
    m->m[1][1] = draw_between(t, 1 << 13, 1 << 19);
    m->m[2][2] = rounded((f + n) * sign, f - n);
    m->m[2][3] = rounded(-2 * f * n, f - n);
    m->m[3][2] = sign;
}

static void draw_box_view(input_stream *t, graze_mat4 *m)
{
    int32_t most = draw_power(t, 17);
    memset(m, 0, sizeof *m);
    for (int i = 0; i < 3; i++) {
        m->m[i][i] = 1 + draw_about_zero(t, most);
        m->m[i][3] = draw_about_zero(t, 1 << 18);
    }
    m->m[3][3] = 65536;
}

static void multiply(const graze_mat4 *a, const graze_mat4 *b, graze_mat4 *product)
{
    for (int i = 0; i < 16; i++) {
        int64_t sum = 0;
        for (int k = 0; k < 4; k++)
            sum += (int64_t)a->m[i / 4][k] * b->m[k][i % 4]; /* each below 2^60 */
        product->m[i / 4][i % 4] = rounded(sum, 65536);
    }
}

/* Makes one row or column a sum of the others; often one number of it is off by one. */
static void make_dependent(input_stream *t, graze_mat4 *m)
{
    graze_mat4 of;
    int32_t times[4], nearly = draw_chance(t, 3);
    uint32_t made = draw_below(t, 4), flipped = draw_below(t, 2), changed = draw_below(t, 4);
    uint32_t few = draw_below(t, 3);
    for (uint32_t k = 0; k < 4; k++) {
        int32_t any = draw_about_zero(t, 3);
        times[k] = few == 0 && (k + made) % 2 == 0 ? 0 : any;
    }
    for (int i = 0; i < 16; i++) {
        int32_t any = draw_about_zero(t, INT32_MAX) / 16;
        of.m[i / 4][i % 4] = few == 2 ? any / (1 << 20) : any;
    }
    for (uint32_t i = 0; i < 4; i++) {
        of.m[made][i] = nearly && changed == i;
        for (uint32_t k = 0; k < 4; k++)
            if (k != made)
                of.m[made][i] += times[k] * of.m[k][i]; /* below 9 * 2^27 + 1 */
    }
    for (int i = 0; i < 16; i++)
        m->m[i / 4][i % 4] = flipped ? of.m[i % 4][i / 4] : of.m[i / 4][i % 4];
}

/* Makes a row equal to row 3 or to 0, except for its last number: a plane without a normal. */
static void make_flat(input_stream *t, graze_mat4 *m)
{
    uint32_t row = draw_below(t, 3), kind = draw_below(t, 3);
    int32_t width = draw_any_size(t, 30), last = draw_about_zero(t, width);
    for (int i = 0; i < 4; i++) {
        int32_t same = m->m[3][i] == INT32_MIN ? INT32_MAX : m->m[3][i];
        m->m[row][i] = kind == 0 ? 0 : kind == 1 ? same : -same;
    }
    if (kind == 0 && draw_chance(t, 2))
        memcpy(m->m[2], m->m[row], sizeof m->m[2]);
    m->m[kind == 0 ? 2 : row][3] = draw_chance(t, 8) ? 0 : last;
}

/* Limits near the end of their range, which is 2^17 times the length of the normal, and beyond. */
static void make_far(input_stream *t, graze_mat4 *m)
{
    int32_t times = draw_power(t, 13), beside = draw_about_zero(t, 1);
    for (int i = 0; i < 4; i++) {
        int32_t any = draw_about_zero(t, INT32_MAX), small = draw_about_zero(t, 2);
        m->m[i][3] = beside != 0 ? any : hold(small * INT64_C(65536) * times + beside);
    }
}

static void draw_frustum_matrix(input_stream *t, int class_index, graze_mat4 *m)
{
    graze_mat4 projection, view;
    int32_t most = draw_between(t, 1, 3), shift = draw_power(t, 26);
    int64_t times = INT64_C(1) << draw_below(t, 32);
    bool second = draw_chance(t, 2);
    (class_index == BOXED ? draw_box_view : draw_eye)(t, &projection);
    draw_view(t, shift, &view);
    multiply(&projection, &view, m);
    if (class_index == SMALL)
        draw_entries(t, most, second ? 1 : times, m);
    if (class_index == WILD || (class_index == FLAT && second))
        draw_wild(t, m);
    if (class_index == DEPENDENT)
        make_dependent(t, m);
    if (class_index == SMALL && second)
        make_far(t, m);
    if (class_index == FLAT)
        make_flat(t, m);
}

static void draw_factors(input_stream *t, int class_index, mat4_scene *s)
{
    int32_t most = draw_between(t, 1, 99), shift = draw_power(t, 26);
    int32_t times = draw_power(t, 15), other = class_index == DEPENDENT ? 32768 / times : 65536;
    (class_index == BOXED ? draw_box_view : draw_eye)(t, &s->a);
    draw_view(t, shift, &s->b);
    if (class_index == SMALL || class_index == DEPENDENT) {
        draw_entries(t, most, times, &s->a);
        draw_entries(t, most, other, &s->b);
    }
    if (class_index == WILD) {
        draw_wild(t, &s->a);
        draw_wild(t, &s->b);
    }
    if (class_index == FLAT) {
        draw_sizes(t, &s->a);
        draw_sizes(t, &s->b);
    }
}

/* ---- The arguments of projections ---- */

/* low < high. By class: of a scene; any; a few raw units; corner values; values for which
 * quotients are exact or tie; of a scene. */
static void draw_range(input_stream *t, int class_index, int32_t least, int32_t *low, int32_t *high)
{
    int32_t corner = draw_corner(t), odd = draw_any_size(t, 30) | 1, few = draw_between(t, 1, 9);
    int32_t wide = draw_any_size(t, 20);
    int32_t power = draw_power(t, 22), any = draw_between(t, least, INT32_MAX - 1);
    uint32_t kind = draw_below(t, 4);
    *low = draw_between(t, least < 0 ? -655360 : least, 655360);
    *high = *low + draw_any_size(t, 30);
    if (class_index == BOXED || class_index == WILD) {
        *low =
            class_index == WILD && kind < 2 && corner >= least && corner < INT32_MAX ? corner : any;
        *high = draw_between(t, *low + 1, INT32_MAX);
    }
    if (class_index == SMALL) {
        *low = kind == 0 ? hold((int64_t)least - 1 + few) : any / (INT32_C(1) << kind * 8);
        *low = *low < least ? least : *low;
        *high = hold((int64_t)*low + (kind == 3 ? wide : few));
    }
    if (class_index == DEPENDENT) {
        *low = kind == 3 ? few * power : least < 0 && kind == 0 ? -odd : odd;
        *high = *low + (kind == 1 || kind == 3 ? power : INT32_C(1) << (kind == 2 ? 18 : 17));
    }
}

/* Makes one argument invalid, so that there is no picture. */
static void make_bad_eye(input_stream *t, mat4_scene *s)
{
    uint32_t reason = draw_below(t, 10);
    int32_t any = draw_about_zero(t, INT32_MAX);
    if (reason == 0)
        s->fov = 0;
    if (reason == 1)
        s->fov = GRAZE_HALF_TURN + (uint32_t)(any & 1);
    if (reason == 2)
        s->fov = GRAZE_HALF_TURN | (uint32_t)any;
    if (reason == 3)
        s->aspect = 0;
    if (reason == 4)
        s->aspect = any < 0 ? any : -1 - any;
    if (reason == 5)
        s->z_near = 0;
    if (reason == 6)
        s->z_near = any < 0 ? any : -1 - any;
    if (reason == 7)
        s->z_far = s->z_near;
    if (reason == 8)
        s->z_far = s->z_near - 1 - (any & 1023) % s->z_near;
    if (reason == 9)
        s->z_far = INT32_MIN;
}

static void draw_eye_arguments(input_stream *t, int class_index, mat4_scene *s)
{
    int32_t any = draw_any_size(t, 31), wide = draw_any_size(t, 31);
    uint32_t kind = draw_below(t, 8);
    s->fov = (uint32_t)draw_between(t, GRAZE_DEGREES(5), GRAZE_DEGREES(150));
    s->aspect = draw_between(t, 16384, 262144);
    draw_range(t, class_index, 1, &s->z_near, &s->z_far);
    if (class_index == SMALL || class_index == WILD) { /* narrow and wide ones */
        s->fov = class_index == WILD && kind < 4 ? GRAZE_HALF_TURN - (uint32_t)any : (uint32_t)any;
        s->aspect = kind % 4 == 0 ? wide : kind % 4 == 1 ? s->aspect : wide / 1024 + 1;
    }
    if (class_index == DEPENDENT && kind == 0)
        s->fov = GRAZE_QUARTER_TURN;
    if (class_index == FLAT)
        make_bad_eye(t, s);
}

static void make_bad_box(input_stream *t, mat4_scene *s)
{
    uint32_t reason = draw_below(t, 6);
    graze_rect *p = &s->picture;
    int32_t by = reason % 2 == 0 ? 0 : draw_any_size(t, 20);
    if (reason < 2)
        p->max.x = p->min.x - by;
    else if (reason < 4)
        p->max.y = p->min.y - by;
    else
        s->box_far = s->box_near - by;
}

static void draw_box_arguments(input_stream *t, int class_index, mat4_scene *s)
{
    const int32_t least = class_index == BOXED || class_index == WILD ? INT32_MIN : -(1 << 30);
    graze_rect *p = &s->picture;
    draw_range(t, class_index, least, &p->min.x, &p->max.x);
    draw_range(t, class_index, least, &p->min.y, &p->max.y);
    draw_range(t, class_index, least, &s->box_near, &s->box_far);
    if (class_index == FLAT)
        make_bad_box(t, s);
}

void draw_mat4_scene(mat4_scene *s)
{
    input_stream t;
    int class_index = (int)(s->c.index % MAT4_CLASSES);
    draw_start(&t, s->c.seed, s->c.index);
    uint32_t depth = draw_below(&t, 7), hand = draw_below(&t, 5);
    s->depth = (graze_depth)(depth < 6 ? depth % 3 : 3 + draw_below(&t, 253));
    s->hand = (graze_hand)(hand < 4 ? hand % 2 : 2 + draw_below(&t, 254));
    draw_factors(&t, class_index, s);
    draw_frustum_matrix(&t, class_index, &s->m);
    draw_vector(&t, INT32_MAX, &s->matrix.x);
    draw_vector(&t, INT32_MAX, &s->matrix.y);
    draw_vector(&t, INT32_MAX, &s->matrix.z);
    draw_vector(&t, INT32_MAX, &s->matrix.origin);
    draw_eye_arguments(&t, class_index, s);
    draw_box_arguments(&t, class_index, s);
}
