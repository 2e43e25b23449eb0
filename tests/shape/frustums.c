/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "frustums.h"

void put_plane(graze_frustum *f, int plane, int x, int y, int z, int limit)
{
    f->normal[plane].x = (graze_fraction)x * QUARTER;
    f->normal[plane].y = (graze_fraction)y * QUARTER;
    f->normal[plane].z = (graze_fraction)z * QUARTER;
    f->limit[plane] = LIMIT(limit);
}

void put_room(graze_frustum *f)
{
    put_plane(f, NEAR, 1, 0, 0, -1);
    put_plane(f, FAR, -1, 0, 0, -4);
    put_plane(f, LEFT, 0, 1, 0, -2);
    put_plane(f, RIGHT, 0, -1, 0, -5);
    put_plane(f, BOTTOM, 0, 0, 1, -3);
    put_plane(f, TOP, 0, 0, -1, -6);
}

void set_view(graze_frustum *f)
{
    put_plane(f, NEAR, 0, 0, 1, 1);
    put_plane(f, FAR, 0, 0, -1, -8);
    put_plane(f, LEFT, 1, 0, 1, 0);
    put_plane(f, RIGHT, -1, 0, 1, 0);
    put_plane(f, BOTTOM, 0, 1, 1, 0);
    put_plane(f, TOP, 0, -1, 1, 0);
}

void put_no_limits(graze_frustum *f)
{
    for (int i = 0; i < PLANES; i++)
        put_plane(f, i, 0, 0, 0, 0);
}

graze_aabb box_of(graze_vec3 min, graze_vec3 max)
{
    const graze_aabb box = {min, max};
    return box;
}

graze_aabb cube_of(double x, double y, double z, double half)
{
    return box_of(vec3_units(x - half, y - half, z - half),
                  vec3_units(x + half, y + half, z + half));
}

graze_aabb world(void)
{
    return box_of(graze_vec3_of(GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN),
                  graze_vec3_of(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX));
}
