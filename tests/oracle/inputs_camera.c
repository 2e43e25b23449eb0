/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_view.h"

#include <math.h>

double inputs_share(input_stream *t)
{
    return draw_bits(t) / 4294967296.0;
}

/* Rotates by a quaternion of small whole numbers, so that some views are along an axis. */
void inputs_camera_turn(input_stream *t, inputs_camera *camera)
{
    int32_t most = draw_chance(t, 8) ? 1 : 1000;
    double w = draw_between(t, 1, most), x = draw_about_zero(t, most);
    double y = draw_about_zero(t, most), z = draw_about_zero(t, most);
    const double n = w * w + x * x + y * y + z * z;
    const double turned[3][3] = {
        {w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
        {2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
        {2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            camera->axis[i][k] = turned[i][k] / n;
}

void inputs_camera_point(const inputs_camera *camera, double across, double height, double depth,
                         double point[3])
{
    const double eye[3] = {camera->eye.x, camera->eye.y, camera->eye.z};
    for (int k = 0; k < 3; k++)
        point[k] =
            eye[k] + depth * (camera->axis[2][k] + across * camera->wide * camera->axis[0][k] +
                              height * camera->high * camera->axis[1][k]);
}

/* The normal has the components x, y, z along right, up and forward, scaled to unit length; the plane is
 * `forward` raw units from the eye along the normal. */
static void put_plane(const inputs_camera *c, double x, double y, double z, double forward,
                      graze_frustum *f, int plane)
{
    const double length = sqrt(x * x + y * y + z * z);
    double n[3];
    for (int k = 0; k < 3; k++)
        n[k] = (x * c->axis[0][k] + y * c->axis[1][k] + z * c->axis[2][k]) / length * 1073741824.0;
    graze_normal *to = &f->normal[plane];
    to->x = (int32_t)lrint(n[0]);
    to->y = (int32_t)lrint(n[1]);
    to->z = (int32_t)lrint(n[2]);
    /* |normal| < 2^30.01, |eye| < 2^31.8  =>  |dot| < 2^61.9 */
    f->limit[plane] = (int64_t)to->x * c->eye.x + (int64_t)to->y * c->eye.y +
                      (int64_t)to->z * c->eye.z + (int64_t)(forward * 1073741824.0);
}

void inputs_camera_planes(const inputs_camera *camera, graze_frustum *f)
{
    put_plane(camera, 0, 0, 1, camera->z_near, f, GRAZE_FRUSTUM_NEAR);
    put_plane(camera, 0, 0, -1, -camera->z_far, f, GRAZE_FRUSTUM_FAR);
    put_plane(camera, 1, 0, camera->wide, 0, f, GRAZE_FRUSTUM_LEFT);
    put_plane(camera, -1, 0, camera->wide, 0, f, GRAZE_FRUSTUM_RIGHT);
    put_plane(camera, 0, 1, camera->high, 0, f, GRAZE_FRUSTUM_BOTTOM);
    put_plane(camera, 0, -1, camera->high, 0, f, GRAZE_FRUSTUM_TOP);
}
