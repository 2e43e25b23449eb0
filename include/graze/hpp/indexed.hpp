/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * A hit on one of many, and which of them it is.
 */
#ifndef GRAZE_HPP_INDEXED_HPP
#define GRAZE_HPP_INDEXED_HPP

#include "line.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A hit, and the index of the shape or the face that was hit. It is also the hit alone. */
template <class Hit> class indexed : public Hit {
public:
    /** A miss. */
    constexpr indexed() : index_(GRAZE_NO_INDEX) {}

    /** Calls this cast of C, which writes the index and the hit. */
    template <class First, class... Parameters, class Shape, class Line>
    indexed(graze_result (*routine)(First, Parameters...), const Shape &shape, const Line &line)
        : Hit(detail::unwritten)
    {
        this->set_result(routine(&shape.raw(), &line.raw(), &index_, &this->raw()));
    }
    template <class First, class... Parameters, class Shape, class Line>
    indexed(graze_result (*routine)(First, Parameters...), array_view<Shape> shapes, const Line &line)
        : Hit(detail::unwritten)
    {
        this->set_result(routine(detail::c_array(shapes.data()), shapes.size(), &line.raw(), &index_, &this->raw()));
    }
    template <class Target, class Moving, class Motion, class C, class Shape, class Mover, class Vec>
    indexed(graze_result (*routine)(const Target *, uint32_t, const Moving *, Motion, uint32_t *, C *),
            array_view<Shape> shapes, const Mover &mover, const Vec &motion)
        : Hit(detail::unwritten)
    {
        this->set_result(
            routine(detail::c_array(shapes.data()), shapes.size(), &mover.raw(), motion.raw(), &index_, &this->raw()));
    }
    template <class Target, class Moving, class Motion, class C, class Shape, class Mover, class Vec>
    indexed(graze_result (*routine)(const Target *, const Moving *, Motion, uint32_t *, C *), const Shape &shape,
            const Mover &mover, const Vec &motion)
        : Hit(detail::unwritten)
    {
        this->set_result(routine(&shape.raw(), &mover.raw(), motion.raw(), &index_, &this->raw()));
    }

    /** A miss has the index UINT32_MAX. */
    constexpr uint32_t index() const { return index_; }

private:
    uint32_t index_;
};

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
