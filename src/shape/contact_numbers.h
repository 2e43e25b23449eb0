/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers: the part of a face that is nearest to the center of a sphere. */
#ifndef GRAZE_SHAPE_CONTACT_NUMBERS_H
#define GRAZE_SHAPE_CONTACT_NUMBERS_H

#include "../number/separation_numbers.h"

typedef enum {
    CONTACT_NONE,   /* the center is on a face without area: there is no direction */
    CONTACT_INSIDE, /* the center is above the inside, or on the face */
    CONTACT_EDGE,
    CONTACT_CORNER
} contact_kind;

typedef struct {
    separation apart; /* of the center */
    contact_kind kind;
    int which; /* the number of the edge or the corner */
} face_contact;

#endif
