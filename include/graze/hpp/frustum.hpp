/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The view volume, and the shapes in view. frustum.h says what each routine decides.
 */
#ifndef GRAZE_HPP_FRUSTUM_HPP
#define GRAZE_HPP_FRUSTUM_HPP

#include "../frustum.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "obb.hpp"
#include "sphere.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A direction as fractions: graze_normal. */
class frustum_normal : public detail::c_struct<graze_normal> {
public:
    using c_struct::c_struct;
    constexpr frustum_normal() = default;
    constexpr frustum_normal(fraction x, fraction y, fraction z) : c_struct(detail::members, x.raw(), y.raw(), z.raw())
    {
    }

    constexpr fraction x() const { return fraction::from_raw(raw().x); }
    constexpr fraction y() const { return fraction::from_raw(raw().y); }
    constexpr fraction z() const { return fraction::from_raw(raw().z); }
};

/** Six planes that face inward: graze_frustum. Their numbers are GRAZE_FRUSTUM_NEAR to GRAZE_FRUSTUM_TOP. */
class frustum : public detail::c_struct<graze_frustum> {
public:
    using c_struct::c_struct;
    constexpr frustum() = default;

    constexpr frustum_normal normal(int plane) const { return {from_c, raw().normal[plane]}; }
    constexpr wide limit(int plane) const { return wide::from_raw(raw().limit[plane]); }
    constexpr void normal(int plane, const frustum_normal &inward) { raw().normal[plane] = inward.raw(); }
    constexpr void limit(int plane, wide limit) { raw().limit[plane] = limit.raw(); }
};

/** How much of a shape is in view. */
enum class view : graze_view {
    outside = GRAZE_VIEW_OUTSIDE, /**< No point is in the frustum; for a radius see graze_frustum. */
    partly = GRAZE_VIEW_PARTLY,   /**< Behind no plane, and not in front of all: it may be outside. */
    inside = GRAZE_VIEW_INSIDE    /**< All points are in the frustum. */
};

/** The eight corners of a frustum, in the order of graze_frustum_corners. */
class frustum_corners {
public:
    explicit frustum_corners(const frustum &of) { graze_frustum_corners(&of.raw(), corners_); }
    vec3 operator[](int i) const { return {from_c, corners_[i]}; }

private:
    graze_vec3 corners_[GRAZE_FRUSTUM_CORNERS];
};

inline frustum_corners corners(const frustum &shape) { return frustum_corners(shape); }

/** The box around the corners. */
inline aabb bounds(const frustum &shape) { return {graze_frustum_aabb, shape}; }

inline bool contains(const frustum &shape, const vec3 &point)
{
    return graze_frustum_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const frustum &shape, const aabb &other)
{
    return graze_frustum_overlaps_aabb(&shape.raw(), &other.raw());
}

inline view classify(const frustum &shape, const sphere &other)
{
    return static_cast<view>(graze_frustum_classify_sphere(&shape.raw(), &other.raw()));
}
inline view classify(const frustum &shape, const capsule &other)
{
    return static_cast<view>(graze_frustum_classify_capsule(&shape.raw(), &other.raw()));
}
inline view classify(const frustum &shape, const aabb &other)
{
    return static_cast<view>(graze_frustum_classify_aabb(&shape.raw(), &other.raw()));
}
inline view classify(const frustum &shape, const obb &other)
{
    return static_cast<view>(graze_frustum_classify_obb(&shape.raw(), &other.raw()));
}

/** views[i] becomes the view of boxes[i]. */
inline void classify(const frustum &shape, array_view<aabb> boxes, view *views)
{
    static_assert(sizeof(view) == sizeof(graze_view), "the views of C++ are those of C");
    graze_frustum_classify_aabbs(&shape.raw(), detail::c_array(boxes.data()), boxes.size(),
                                 reinterpret_cast<graze_view *>(views));
}

inline bool culls(const frustum &shape, const sphere &other)
{
    return graze_frustum_culls_sphere(&shape.raw(), &other.raw());
}
inline bool culls(const frustum &shape, const capsule &other)
{
    return graze_frustum_culls_capsule(&shape.raw(), &other.raw());
}
inline bool culls(const frustum &shape, const aabb &other)
{
    return graze_frustum_culls_aabb(&shape.raw(), &other.raw());
}
inline bool culls(const frustum &shape, const obb &other)
{
    return graze_frustum_culls_obb(&shape.raw(), &other.raw());
}

/** Tests this plane first, and changes it to the plane that the box is behind. Keep a plane for each box, 0 at first. */
inline bool culls(const frustum &shape, const aabb &other, uint8_t &plane)
{
    return graze_frustum_culls_aabb_from(&shape.raw(), &other.raw(), &plane);
}

inline vec3 positive_vertex(const aabb &shape, const vec3 &direction)
{
    return {graze_aabb_positive_vertex, shape, direction};
}
inline vec3 negative_vertex(const aabb &shape, const vec3 &direction)
{
    return {graze_aabb_negative_vertex, shape, direction};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
