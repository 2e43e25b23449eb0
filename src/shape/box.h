/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of boxes: graze_aabb in space, graze_rect in the plane. A box is one interval on
 * each axis. Included after begin_space.h or begin_plane.h: they determine which function each name
 * below means. Any coordinates.
 */
#include "../number/solid.h"
#include "../number/spans.h"
#include "../wide/inlining.h"
#include "hit_inside.h"

#include "box_sides.h"
#include "box_box.h"
#include "box_ball.h"
#include "box_point.h"
#include "box_from.h"
#include "box_passage.h"
#include "box_hit.h"
#include "box_line.h"
