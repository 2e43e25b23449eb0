/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scenes for contract_casts.c: with any bits, and with ordinary numbers. */
#include "contract.h"

typedef enum { ANY_BITS, ONE_SIZE, SMALL_MULTIPLES, CORNERS, STYLES } style;

/* How the numbers of one scene are drawn. */
typedef struct {
    input_stream stream;
    style style;
    uint32_t exponent; /* in the float build, as it is stored */
    bool ordinary;
} brush;

typedef union {
    uint32_t bits;
    graze_scalar number;
} word;

/* 0, the least, 1, the greatest, and 2^-100, 2^-64, 2^64, 2^100, infinity and NaN as floats; any of
 * them is a number in Q16.16. */
static const uint32_t corners[] = {0,          1,          0x3f800000, 0x7f7fffff,
                                   0x0d800000, 0x1f800000, 0x5f800000, 0x71800000,
                                   0x7f800000, 0x7fc00000, 0x00800000};

static graze_scalar drawn_corner(input_stream *s)
{
    word w;
    w.bits = corners[draw_below(s, sizeof corners / sizeof corners[0])];
    w.bits |= draw_below(s, 2) << 31;
    return w.number;
}

/* Floats of nearly one size, with few bits for SMALL_MULTIPLES; in Q16.16 numbers of as many bits. */
static graze_scalar drawn_of_size(brush *b)
{
    uint32_t bits = draw_bits(&b->stream);
    word w;
#if GRAZE_FLOAT
    uint32_t mantissa = bits % 0x800000, exponent = b->exponent + bits / 0x800000 % 4;
    if (b->style == SMALL_MULTIPLES)
        mantissa &= 0x600000;
    w.bits = (bits & 0x80000000) + (exponent < 254 ? exponent : 254) * 0x800000 + mantissa;
#else
    uint32_t unit = UINT32_C(1) << b->exponent / 8 % 30; /* 2^29 at most, times -2 .. 2 */
    w.number = b->style == SMALL_MULTIPLES ? (int32_t)unit * ((int32_t)(bits % 5) - 2)
                                           : (int32_t)(bits % unit) - (int32_t)(unit / 2);
#endif
    return w.number;
}

static graze_scalar drawn_ordinary(brush *b)
{
    int32_t n = (int32_t)(draw_bits(&b->stream) >> 1) - 0x40000000;
    if (b->style == SMALL_MULTIPLES)
        return graze_from_int(n / 0x08000000); /* -8 .. 8 */
#if GRAZE_FLOAT
    return b->style == ONE_SIZE ? (float)(n / 0x4000) / 64.0f : (float)n * 0x1p-20f;
#else
    return n / 16; /* 1024 units are 2^26 */
#endif
}

static graze_scalar drawn(brush *b)
{
    if (b->ordinary)
        return drawn_ordinary(b);
    word w;
    w.bits = draw_bits(&b->stream);
    if (b->style == CORNERS || draw_chance(&b->stream, 24))
        return drawn_corner(&b->stream);
    return b->style == ANY_BITS ? w.number : drawn_of_size(b);
}

static void order(graze_scalar *low, graze_scalar *high)
{
    if (*high < *low) {
        graze_scalar between = *low;
        *low = *high;
        *high = between;
    }
}

static void make_positive(graze_scalar *x)
{
    *x = *x < 0 ? graze_neg(*x) : *x;
}

static graze_vec3 drawn_way(brush *b)
{
    graze_scalar xyz[3];
    for (int i = 0; i < 3; i++)
        xyz[i] = graze_from_int((int32_t)draw_below(&b->stream, 201) - 100);
    return graze_vec3_of(xyz[0], xyz[1], xyz[2]);
}

/* Perpendicular and of unit length, except for rounding: the cross product of the ways is exact. */
static void draw_axes(brush *b, graze_obb *box)
{
    const graze_vec3 way = drawn_way(b);
    graze_vec3 u = graze_vec3_normalize(way);
    graze_vec3 across = graze_vec3_normalize(graze_vec3_cross(way, drawn_way(b)));
    if (across.x == 0 && across.y == 0 && across.z == 0) {
        u = graze_vec3_of(GRAZE_ONE, 0, 0);
        across = graze_vec3_of(0, 0, GRAZE_ONE);
    }
    box->axis[0] = u;
    box->axis[1] = graze_vec3_cross(across, u);
    box->axis[2] = across;
}

/* Half of the polygons are triangles, with one corner twice. Most are counterclockwise. */
static void draw_polygon(brush *b, graze_vec2 *corner)
{
    if (draw_chance(&b->stream, 2))
        return;
    corner[3] = corner[2];
    const graze_vec2 u = graze_vec2_sub(corner[1], corner[0]),
                     v = graze_vec2_sub(corner[2], corner[0]);
    if (graze_vec2_cross(u, v) < 0) {
        corner[1] = corner[2];
        corner[2] = corner[3] = graze_vec2_add(corner[0], u);
    }
}

/* No ordinary shape is empty, and few other shapes are. */
static void draw_shape(brush *b, contract_scene *s)
{
    any_shape *shape = &s->shape;
    uint32_t axes = s->kind->axes;
    for (uint32_t i = 0; i < SHAPE_WORDS; i++)
        shape->words[i] = drawn(b);
    if (!b->ordinary && draw_chance(&b->stream, 12))
        return;
    if (s->kind->family == BOX)
        for (uint32_t i = 0; i < axes; i++)
            order(&shape->words[i], &shape->words[i + axes]);
    if (s->kind->family == POLYGON)
        draw_polygon(b, shape->corners);
    if (s->kind->family >= BALL && s->kind->family <= ROUNDED)
        make_positive(&shape->words[s->kind->words - 1]);
    if (s->kind->family == ORIENTED) {
        for (uint32_t i = 12; i < 15; i++)
            make_positive(&shape->words[i]);
        if (b->ordinary || draw_chance(&b->stream, 2))
            draw_axes(b, &shape->obb);
    }
}

/* A point of the shape on one axis: a corner, the border of a ball, a center. */
static graze_scalar aim(brush *b, const contract_scene *s, uint32_t axis)
{
    const graze_scalar *words = s->shape.words;
    uint32_t axes = s->kind->axes;
    if (s->kind->words == 1)
        return words[0];
    if (s->kind->family == BALL)
        return draw_chance(&b->stream, 2) ? words[axis] : graze_add(words[axis], words[axes]);
    if (s->kind->family == ROD && draw_chance(&b->stream, 2))
        return graze_add(words[axis], words[s->kind->words - 1]);
    if (s->kind->family == ORIENTED)
        return words[axis];
    return words[axis + (draw_chance(&b->stream, 2) ? axes : 0)];
}

/* Through such a point, from a few multiples of a way before it to a few behind it. */
static void draw_line(brush *b, contract_scene *s)
{
    uint32_t axes = s->kind->axes, before = draw_below(&b->stream, 4);
    uint32_t behind = draw_below(&b->stream, 3);
    graze_scalar *line = s->line.words;
    for (uint32_t i = 0; i < LINE_WORDS; i++)
        line[i] = drawn(b);
    if (s->ray && draw_chance(&b->stream, 2))
        line[2 * axes] = GRAZE_NO_LIMIT;
    else if (s->ray && !draw_chance(&b->stream, 12))
        make_positive(&line[2 * axes]);
    if (draw_chance(&b->stream, 2))
        return;
    for (uint32_t i = 0; i < axes; i++) {
        graze_scalar at = aim(b, s, i), way = draw_chance(&b->stream, 4) ? 0 : drawn(b), end = at;
        for (uint32_t n = before; n > 0; n--)
            at = graze_sub(at, way);
        for (uint32_t n = behind; n > 0; n--)
            end = graze_add(end, way);
        line[i] = at;
        line[i + axes] = s->ray ? way : end;
    }
}

/* Copies one word over another, so that two numbers are equal. */
static void copy_a_word(brush *b, contract_scene *s)
{
    uint32_t from = draw_below(&b->stream, s->kind->words), bits = s->shape.bits[from];
    s->line.bits[draw_below(&b->stream, 2 * s->kind->axes)] = bits;
}

static void draw(contract_scene *s, const contract_kind *kind, uint32_t index, bool ordinary)
{
    brush b;
    draw_start(&b.stream, UINT64_C(0x636f6e7472616374) + kind->words * 16 + kind->axes, index);
    b.style = (style)draw_below(&b.stream, ordinary ? (uint32_t)CORNERS : (uint32_t)STYLES);
    b.exponent = draw_below(&b.stream, 255);
    b.ordinary = ordinary;
    s->kind = kind;
    s->ray = index % 2 != 0;
    draw_shape(&b, s);
    draw_line(&b, s);
    if (!ordinary && draw_chance(&b.stream, 3))
        copy_a_word(&b, s);
}

void contract_draw_any(contract_scene *s, const contract_kind *kind, uint32_t index)
{
    draw(s, kind, index, false);
}

void contract_draw_ordinary(contract_scene *s, const contract_kind *kind, uint32_t index)
{
    draw(s, kind, index, true);
}
