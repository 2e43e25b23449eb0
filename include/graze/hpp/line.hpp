/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Lines, results and hits. line.h defines the edge cases of all casts.
 *
 *     if (graze::ray_hit hit = raycast(ball, up))
 *         bounce(hit.point(), hit.normal());
 */
#ifndef GRAZE_HPP_LINE_HPP
#define GRAZE_HPP_LINE_HPP

#include "../line.h"
#include "vec3.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** All points from a to b, both included: graze_segment. */
class segment : public detail::c_struct<graze_segment> {
public:
    using c_struct::c_struct;
    constexpr segment() = default;
    constexpr segment(const vec3 &a, const vec3 &b) : c_struct(detail::members, a.raw(), b.raw()) {}

    constexpr vec3 a() const { return {from_c, raw().a}; }
    constexpr vec3 b() const { return {from_c, raw().b}; }
    constexpr void a(const vec3 &point) { raw().a = point.raw(); }
    constexpr void b(const vec3 &point) { raw().b = point.raw(); }
};

/** All points origin + t * dir with 0 <= t <= t_max: graze_ray. Without a t_max it has no limit. */
class ray : public detail::c_struct<graze_ray> {
public:
    using c_struct::c_struct;
    constexpr ray() = default;
    constexpr ray(const vec3 &origin, const vec3 &dir, scalar t_max = scalar::from_raw(GRAZE_NO_LIMIT))
        : c_struct(detail::members, origin.raw(), dir.raw(), t_max.raw())
    {
    }

    constexpr vec3 origin() const { return {from_c, raw().origin}; }
    constexpr vec3 dir() const { return {from_c, raw().dir}; }
    constexpr scalar t_max() const { return number(raw().t_max); }
    constexpr void origin(const vec3 &point) { raw().origin = point.raw(); }
    constexpr void dir(const vec3 &direction) { raw().dir = direction.raw(); }
    constexpr void t_max(scalar t) { raw().t_max = t.raw(); }
};

/** The result of a cast: miss < touch < hit < inside. graze_result says what to do with each. */
enum class result : graze_result {
    miss = GRAZE_MISS,    /**< No point in common. */
    touch = GRAZE_TOUCH,  /**< Only points of the surface in common. */
    hit = GRAZE_HIT,      /**< It enters (exits: leaves) the interior, or passes a plane. */
    inside = GRAZE_INSIDE /**< It starts (exits: ends) in the interior. */
};

/** The side of a surface. The normal points to the front. */
enum class side : graze_side {
    back = GRAZE_BACK,     /**< Strictly behind the surface. */
    across = GRAZE_ACROSS, /**< On both sides, or on the surface. */
    front = GRAZE_FRONT    /**< Strictly in front of the surface. */
};

/** The part of a target that a mover meets: graze_feature. */
enum class feature : graze_feature {
    none = GRAZE_FEATURE_NONE,    /**< The mover starts inside. */
    face = GRAZE_FEATURE_FACE,    /**< The inner part of a face. */
    edge = GRAZE_FEATURE_EDGE,    /**< An edge without its ends. */
    corner = GRAZE_FEATURE_CORNER /**< A corner. */
};

/** Returns the other side: the one that a line with this side goes to. */
constexpr side operator-(side s) { return static_cast<side>(-static_cast<graze_side>(s)); }

namespace detail {

/** The result of a cast and, unless it is a miss, the hit: a structure of C with a point and a normal. */
template <class C, class Vec> class hit : public c_struct<C> {
public:
    /** A miss. */
    constexpr hit() : result_(GRAZE_MISS) {}

    /** Calls this cast of C. After a miss the numbers of the hit are unspecified. */
    template <class First, class... Parameters, class... Arguments>
    hit(graze_result (*routine)(First, Parameters...), const Arguments &...arguments)
        : c_struct<C>(unwritten), result_(routine(to_c(arguments)..., &this->raw()))
    {
    }

    /** True unless the cast missed. */
    constexpr explicit operator bool() const { return result_ != GRAZE_MISS; }

    constexpr graze::result result() const { return static_cast<graze::result>(result_); }
    constexpr Vec point() const { return {from_c, this->raw().point}; }
    constexpr Vec normal() const { return {from_c, this->raw().normal}; }

    /** For conversions, which write the hit. */
    hit(unwritten_t, graze::result result) : c_struct<C>(unwritten), result_(static_cast<graze_result>(result)) {}

protected:
    explicit hit(unwritten_t) : c_struct<C>(unwritten) {}
    void set_result(graze_result result) { result_ = result; }

private:
    graze_result result_;
};

/** Where a shape that moves meets a target: graze_sweep_hit, or in the plane graze_sweep_hit2. */
template <class C, class Vec> class stop : public hit<C, Vec> {
public:
    constexpr stop() = default;

    /** Calls this cast of C. After a miss the numbers of the hit are unspecified. */
    template <class Target, class Moving, class Motion, class Shape, class Mover>
    stop(graze_result (*routine)(const Target *, const Moving *, Motion, C *), const Shape &shape, const Mover &mover,
         const Vec &motion)
        : hit<C, Vec>(unwritten)
    {
        this->set_result(routine(&shape.raw(), &mover.raw(), motion.raw(), &this->raw()));
    }

    constexpr Vec center() const { return {from_c, this->raw().center}; }
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(this->raw().fraction); }
    constexpr graze::feature feature() const { return static_cast<graze::feature>(this->raw().feature); }
    constexpr int32_t index() const { return this->raw().index; }

protected:
    explicit stop(unwritten_t) : hit<C, Vec>(unwritten) {}
};

} // namespace detail

/** Where a segment hits a face: graze_face_line_hit. */
class face_line_hit : public detail::hit<graze_face_line_hit, vec3> {
public:
    using hit::hit;
    constexpr face_line_hit() = default;
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
    constexpr graze::side side() const { return static_cast<graze::side>(raw().side); }
};

/** Where a ray hits a face: graze_face_ray_hit. */
class face_ray_hit : public detail::hit<graze_face_ray_hit, vec3> {
public:
    using hit::hit;
    constexpr face_ray_hit() = default;
    constexpr scalar t() const { return number(raw().t); }
    constexpr graze::side side() const { return static_cast<graze::side>(raw().side); }
};

/** Where a segment hits a solid: graze_line_hit. A hit of a face becomes one, as graze_line_hit_from_face_hit. */
class line_hit : public detail::hit<graze_line_hit, vec3> {
public:
    using hit::hit;
    constexpr line_hit() = default;
    line_hit(const face_line_hit &from) : hit(detail::unwritten, from.result())
    {
        if (from)
            graze_line_hit_from_face_hit(&from.raw(), &raw());
    }
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
};

/**
 * Where a ray hits a solid: graze_ray_hit. A hit of a face becomes one, as graze_ray_hit_from_face_hit. The hit of a
 * segment becomes one if you say so, as graze_ray_hit_from_line_hit, which rounds.
 */
class ray_hit : public detail::hit<graze_ray_hit, vec3> {
public:
    using hit::hit;
    constexpr ray_hit() = default;
    ray_hit(const face_ray_hit &from) : hit(detail::unwritten, from.result())
    {
        if (from)
            graze_ray_hit_from_face_hit(&from.raw(), &raw());
    }
    explicit ray_hit(const line_hit &from) : hit(detail::unwritten, from.result())
    {
        if (from)
            graze_ray_hit_from_line_hit(&from.raw(), &raw());
    }
    constexpr scalar t() const { return number(raw().t); }
};

/**
 * Calls a cast of C without a hit, and returns its result. The fixed build then does not divide:
 * result_of(graze_obb_linecast, box, path).
 */
template <class First, class... Parameters, class... Arguments>
result result_of(graze_result (*routine)(First, Parameters...), const Arguments &...arguments)
{
    return static_cast<result>(routine(detail::to_c(arguments)..., nullptr));
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
