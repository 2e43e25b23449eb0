/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Triangles on shared vertices, and their queries. mesh.h says what the order of the faces costs.
 */
#ifndef GRAZE_HPP_MESH_HPP
#define GRAZE_HPP_MESH_HPP

#include "../mesh.h"
#include "aabb.hpp"
#include "indexed.hpp"
#include "obb.hpp"
#include "triangle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/**
 * A mesh: graze_mesh. The vertices and the indices, three for each face, belong to you, and must live as long as the
 * mesh. Every index MUST be the index of a vertex.
 *
 *     constexpr graze::vec3 corners[] = {{0_q, 0_q, 0_q}, {1_q, 0_q, 0_q}, {0_q, 1_q, 0_q}};
 *     constexpr uint16_t indices[] = {0, 1, 2};
 *     const graze::mesh floor(corners, indices, 1);
 */
class mesh : public detail::c_struct<graze_mesh> {
public:
    using c_struct::c_struct;
    constexpr mesh() = default;
    constexpr mesh(const vec3 *vertices, const uint16_t *indices, uint32_t faces)
        : c_struct(detail::members, detail::c_array(vertices), indices, faces)
    {
    }
    template <class Other> mesh(const Other *, const uint16_t *, uint32_t) = delete; // not an array of a child of vec3

    constexpr uint32_t faces() const { return raw().count; }
};

/** The box around all faces. */
inline aabb bounds(const mesh &shape) { return {graze_mesh_aabb, shape}; }

/** Copies the corners of a face; false if there is no such face. */
inline bool face(const mesh &shape, uint32_t number, triangle &corners)
{
    return graze_mesh_face(&shape.raw(), number, &corners.raw());
}

/** The numbers of the faces whose boxes meet the box: returns how many there are, and writes the first `most`. */
inline uint32_t gather(const mesh &shape, const aabb &box, uint32_t *faces, uint32_t most)
{
    return graze_mesh_gather(&shape.raw(), &box.raw(), faces, most);
}

inline bool overlaps(const mesh &shape, const segment &line)
{
    return graze_mesh_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const mesh &shape, const ray &line) { return graze_mesh_overlaps_ray(&shape.raw(), &line.raw()); }

inline bool contains(const mesh &shape, const vec3 &point)
{
    return graze_mesh_contains_point(&shape.raw(), &point.raw());
}

inline bool overlaps(const mesh &shape, const sphere &other)
{
    return graze_mesh_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const mesh &other) { return overlaps(other, shape); }
inline bool overlaps(const mesh &shape, const capsule &other)
{
    return graze_mesh_overlaps_capsule(&shape.raw(), &other.raw());
}
inline bool overlaps(const capsule &shape, const mesh &other) { return overlaps(other, shape); }
inline bool overlaps(const mesh &shape, const aabb &other)
{
    return graze_mesh_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const mesh &other) { return overlaps(other, shape); }
inline bool overlaps(const mesh &shape, const obb &other)
{
    return graze_mesh_overlaps_obb(&shape.raw(), &other.raw());
}
inline bool overlaps(const obb &shape, const mesh &other) { return overlaps(other, shape); }
inline bool overlaps(const mesh &shape, const triangle &other)
{
    return graze_mesh_overlaps_triangle(&shape.raw(), &other.raw());
}
inline bool overlaps(const triangle &shape, const mesh &other) { return overlaps(other, shape); }

/** The nearest point of all faces; `face`, if it is not null, is set to the number of its face. */
inline vec3 closest_point(const mesh &shape, const vec3 &point, uint32_t *face = nullptr)
{
    vec3 nearest(detail::unwritten);
    graze_mesh_closest_point(&shape.raw(), &point.raw(), face, &nearest.raw());
    return nearest;
}

/** The first face on the line; index() is its number. */
inline indexed<face_line_hit> linecast(const mesh &shape, const segment &line)
{
    return {graze_mesh_linecast, shape, line};
}
inline indexed<face_ray_hit> raycast(const mesh &shape, const ray &line) { return {graze_mesh_raycast, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
