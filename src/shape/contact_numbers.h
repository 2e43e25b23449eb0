/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers: the part of a face that is nearest to the center of a sphere, or to a core. */
#ifndef GRAZE_SHAPE_CONTACT_NUMBERS_H
#define GRAZE_SHAPE_CONTACT_NUMBERS_H

#include "../number/separation_numbers.h"

typedef enum {
    CONTACT_NONE,   /* on a face without area, or across it: there is no direction */
    CONTACT_INSIDE, /* it is above the inside, or has a point of the face */
    CONTACT_EDGE,
    CONTACT_CORNER
} contact_kind;

typedef struct {
    separation apart; /* of the center, or of the core */
    contact_kind kind;
    int which; /* the number of the edge or the corner */
    int at;    /* of a core: which of several closest places counts, see contact_core.h */
} face_contact;

#endif
