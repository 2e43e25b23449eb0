/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "plane_axis_casts.h"

axis_linecast *const axis_linecasts[3] = {graze_plane_yz_linecast, graze_plane_xz_linecast,
                                          graze_plane_xy_linecast};
axis_raycast *const axis_raycasts[3] = {graze_plane_yz_raycast, graze_plane_xz_raycast,
                                        graze_plane_xy_raycast};
