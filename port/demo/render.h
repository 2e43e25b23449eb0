/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Draws the scene by casting rays: one for each pixel, one to the sun from each lit point, and one off the mirror. */
#ifndef GRAZE_PORT_DEMO_RENDER_H
#define GRAZE_PORT_DEMO_RENDER_H

#include "cast.h"

enum { PICTURE_WIDTH = 320, PICTURE_HEIGHT = 240, PIXEL_BYTES = 3 };

typedef struct {
    graze_camera camera;
    uint16_t width, height;
    scene_solids in_view; /* in the row that render_begin_row began */
    uint16_t y;
    uint32_t rays; /* cast so far */
} view;

/* Where the eye is: its direction and distance from the middle of the scene, and its height above the ground. */
typedef struct {
    graze_angle turn;
    graze_scalar distance, height;
} eye_place;

#define RENDER_DISTANCE   GRAZE_C(1.6)
#define RENDER_EYE_HEIGHT GRAZE_C(0.62)

/* Looks at the scene from the direction `turn`; 0 is the view of the still picture. */
void render_look(view *v, graze_angle turn, uint16_t width, uint16_t height);
void render_look_from(view *v, const eye_place *eye, uint16_t width, uint16_t height);

/* Culls the solids that are not in row y of the picture. */
void render_begin_row(view *v, uint16_t y);

/* Writes red, green and blue of pixel x in that row. */
void render_pixel(view *v, const caster *cast, uint16_t x, uint8_t rgb[PIXEL_BYTES]);

#endif
