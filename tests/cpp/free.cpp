/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The same query in C, NAME_c, and in C++, NAME_cpp. tests/cpp/run compiles them for a Cortex-M3 and compares the
 * instructions.
 */
#include "graze/graze.hpp"

using namespace graze::literals;

extern "C" {

bool stops_c(const graze_sphere *ball, const graze_ray *line, graze_vec3 *at);
bool stops_cpp(const graze::sphere &ball, const graze::ray &line, graze::vec3 &at);
bool stops_c(const graze_sphere *ball, const graze_ray *line, graze_vec3 *at)
{
    graze_ray_hit hit;
    if (!graze_sphere_raycast(ball, line, &hit))
        return false;
    *at = hit.point;
    return true;
}
bool stops_cpp(const graze::sphere &ball, const graze::ray &line, graze::vec3 &at)
{
    const graze::ray_hit hit = raycast(ball, line);
    if (!hit)
        return false;
    at = hit.point();
    return true;
}

graze_scalar depth_c(const graze_aabb *box, const graze_segment *path, graze_scalar length);
graze::scalar depth_cpp(const graze::aabb &box, const graze::segment &path, graze::scalar length);
graze_scalar depth_c(const graze_aabb *box, const graze_segment *path, graze_scalar length)
{
    graze_line_hit hit;
    if (graze_aabb_linecast(box, path, &hit) < GRAZE_HIT)
        return length;
    return graze_mul_fraction(length, hit.fraction);
}
graze::scalar depth_cpp(const graze::aabb &box, const graze::segment &path, graze::scalar length)
{
    const graze::line_hit hit = linecast(box, path);
    if (hit.result() < graze::result::hit)
        return length;
    return length * hit.fraction();
}

void bounce_c(graze_vec3 *at, const graze_vec3 *velocity, const graze_obb *box);
void bounce_cpp(graze::vec3 &at, const graze::vec3 &velocity, const graze::obb &box);
void bounce_c(graze_vec3 *at, const graze_vec3 *velocity, const graze_obb *box)
{
    graze_ray step;
    step.origin = *at;
    step.dir = *velocity;
    step.t_max = GRAZE_ONE;
    graze_ray_hit hit;
    if (graze_obb_raycast(box, &step, &hit) == GRAZE_HIT)
        *at = graze_vec3_add(hit.point, hit.normal);
}
void bounce_cpp(graze::vec3 &at, const graze::vec3 &velocity, const graze::obb &box)
{
    const graze::ray step(at, velocity, 1_q);
    const graze::ray_hit hit = raycast(box, step);
    if (hit.result() == graze::result::hit)
        at = hit.point() + hit.normal();
}

bool near_c(const graze_triangle *face, const graze_vec3 *point);
bool near_cpp(const graze::triangle &face, const graze::vec3 &point);
bool near_c(const graze_triangle *face, const graze_vec3 *point)
{
    return graze_triangle_distance(face, point) < GRAZE_C(2.5);
}
bool near_cpp(const graze::triangle &face, const graze::vec3 &point)
{
    return distance(face, point) < 2.5_q;
}

int32_t side_c(const graze_triangle *face, const graze_ray *line);
int32_t side_cpp(const graze::triangle &face, const graze::ray &line);
int32_t side_c(const graze_triangle *face, const graze_ray *line)
{
    graze_face_ray_hit hit;
    return graze_triangle_raycast(face, line, &hit) ? hit.side
                                                    : static_cast<graze_side>(GRAZE_ACROSS);
}
int32_t side_cpp(const graze::triangle &face, const graze::ray &line)
{
    const graze::face_ray_hit hit = raycast(face, line);
    return static_cast<int32_t>(hit ? hit.side() : graze::side::across);
}

uint32_t which_c(const graze_sphere *balls, uint32_t count, const graze_ray *line, graze_scalar *t);
uint32_t which_cpp(const graze::sphere *balls, uint32_t count, const graze::ray &line,
                   graze::scalar &t);
uint32_t which_c(const graze_sphere *balls, uint32_t count, const graze_ray *line, graze_scalar *t)
{
    graze_ray_hit hit;
    uint32_t index;
    if (graze_nearest_sphere_raycast(balls, count, line, &index, &hit))
        *t = hit.t;
    return index;
}
uint32_t which_cpp(const graze::sphere *balls, uint32_t count, const graze::ray &line,
                   graze::scalar &t)
{
    const auto hit = nearest_raycast({balls, count}, line);
    if (hit)
        t = hit.t();
    return hit.index();
}

void escape_c(const graze_sphere *ball, const graze_segment *path, graze_vec3 *off);
void escape_cpp(const graze::sphere &ball, const graze::segment &path, graze::vec3 &off);
void escape_c(const graze_sphere *ball, const graze_segment *path, graze_vec3 *off)
{
    graze_line_hit hit;
    graze_vec3 outside;
    if (graze_sphere_linecast(ball, path, &hit)) {
        graze_sphere_off_surface(ball, &hit.point, &hit.normal, &outside);
        *off = outside;
    }
}
void escape_cpp(const graze::sphere &ball, const graze::segment &path, graze::vec3 &off)
{
    if (const graze::line_hit hit = linecast(ball, path))
        off = off_surface(ball, hit);
}

graze_scalar along_c(const graze_vec3 *from, const graze_vec3 *to, const graze_vec3 *dir);
graze::scalar along_cpp(const graze::vec3 &from, const graze::vec3 &to, const graze::vec3 &dir);
graze_scalar along_c(const graze_vec3 *from, const graze_vec3 *to, const graze_vec3 *dir)
{
    return graze_from_wide(graze_vec3_dot(graze_vec3_sub(*to, *from), graze_vec3_normalize(*dir)));
}
graze::scalar along_cpp(const graze::vec3 &from, const graze::vec3 &to, const graze::vec3 &dir)
{
    return dot(to - from, normalize(dir)).to_scalar();
}

bool draws_c(const graze_frustum *frustum, const graze_aabb *box);
bool draws_cpp(const graze::frustum &frustum, const graze::aabb &box);
bool draws_c(const graze_frustum *frustum, const graze_aabb *box)
{
    return graze_frustum_classify_aabb(frustum, box) != GRAZE_VIEW_OUTSIDE;
}
bool draws_cpp(const graze::frustum &frustum, const graze::aabb &box)
{
    return classify(frustum, box) != graze::view::outside;
}

graze_scalar mean_c(const graze_scalar *numbers, int count);
graze::scalar mean_cpp(const graze::scalar *numbers, int count);
graze_scalar mean_c(const graze_scalar *numbers, int count)
{
    graze_scalar sum = 0;
    for (int i = 0; i < count; i++)
        sum = graze_add(sum, graze_mul(numbers[i], numbers[i]));
    return graze_div(sum, graze_from_int(count));
}
graze::scalar mean_cpp(const graze::scalar *numbers, int count)
{
    graze::scalar sum;
    for (int i = 0; i < count; i++)
        sum += numbers[i] * numbers[i];
    return sum / graze::scalar::from_int(count);
}
}
