/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scenes for contract_casts.c in which the float build once broke a promise, or that are rarely
 * drawn. The numbers are bits of floats; in the fixed build they give other scenes. */
#include "contract.h"

/* Indices of contract_kinds. */
enum { AABB = 0, RECT = 1, SPHERE = 3, SEGMENT2 = 11 };

static const struct {
    uint32_t kind;
    bool ray;
    uint32_t shape[SHAPE_WORDS], line[LINE_WORDS];
} cases[CONTRACT_CASES] = {
    /* leaves the surface of a sphere with a discriminant rounded below 0 */
    {SPHERE,
     false,
     {0xbec599b2, 0xbf6f94c6, 0xbeb396c9, 0x3e9c4dca},
     {0xbec599b2, 0xbf6f94c6, 0xbd3a47f8, 0xc002bc88, 0xbfc12a8b, 0xbd3bd4fe}},
    /* a ray without a limit in an unbounded box */
    {AABB,
     true,
     {0xff800000, 0xff800000, 0xff800000, 0x7f800000, 0x7f800000, 0x7f800000},
     {0x3f800000, 0x40000000, 0x40000000, 0x3f800000, 0x8d800000, 0x00000000, 0x7f7fffff}},
    /* the same along the face of a box with only one face */
    {AABB,
     true,
     {0xff800000, 0xff800000, 0x00000000, 0x7f800000, 0x7f800000, 0x7f800000},
     {0x3f800000, 0x40000000, 0x00000000, 0x3f800000, 0x8d800000, 0x00000000, 0x7f7fffff}},
    /* in an unbounded rectangle, up to a limit */
    {RECT,
     true,
     {0xff800000, 0xff800000, 0x79800000, 0xfa800000},
     {0xfa000000, 0xf9800000, 0xf9800000, 0xfa400000, 0x79800000}},
    /* a wall whose squared length is infinite */
    {SEGMENT2,
     false,
     {0xe6b4b542, 0xea2e8c38, 0xe995e6b2, 0xea2e8c38},
     {0xe995e6b2, 0xea2e8c38, 0xe995e6b2, 0xea2e8c38}},
    /* along a wall; the squared distance to it is infinite */
    {SEGMENT2,
     true,
     {0x42000000, 0x42000000, 0x42000000, 0xc2800000},
     {0x42000000, 0x7f7fffff, 0x00000000, 0xc2000000, 0x7f7fffff}},
    /* along a wall; the squared length of the line is 0 */
    {SEGMENT2,
     false,
     {0x1997b402, 0x0d800000, 0x96b15c6b, 0x96133c56},
     {0x99ef60a3, 0x95c3d6fa, 0x162c0313, 0x159f5838}},
};

void contract_case(contract_scene *s, uint32_t index)
{
    s->kind = &contract_kinds[cases[index].kind];
    s->ray = cases[index].ray;
    for (uint32_t i = 0; i < SHAPE_WORDS; i++)
        s->shape.bits[i] = cases[index].shape[i];
    for (uint32_t i = 0; i < LINE_WORDS; i++)
        s->line.bits[i] = cases[index].line[i];
}
