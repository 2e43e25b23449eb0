/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What must not compile, and beside it what must. tests/cpp/run compiles this file without the lines that end in
 * `refused: REASON`, and with them: then the compiler has to give that reason for each of these lines. `fixed` before it:
 * the float build accepts the line.
 */
#include "graze/graze.hpp"

using namespace graze::literals;

/* clang-format off */
graze::scalar numbers(graze::scalar x, graze::scalar y, graze::fraction f, int n, float real);
graze::scalar numbers(graze::scalar x, graze::scalar y, graze::fraction f, int n, float real)
{
    graze::scalar one = 1_q, tenth = 0.1_qr, greatest = 32767.9999847412109375_q;
    graze::scalar plain = 1;                        // refused: deleted
    graze::scalar decimal = 1.5;                    // refused: deleted
    graze::scalar single = 1.5f;                    // refused: deleted
    graze::scalar braced{1};                        // refused: deleted
    graze::scalar of_c = graze_neg(1);              // refused: deleted
    graze::scalar inexact = 0.1_q;                  // fixed refused: multiple of 1/65536
    graze::scalar great = 32768_q;                  // fixed refused: at most 32767
    graze::scalar beyond = 99999999999999999999_q;  // refused: at most 32767|ends at 2
    graze::scalar hexadecimal = 0x10_q;             // refused: decimal digits
    graze::scalar octal = 010_q;                    // refused: decimal digits
    graze::scalar power = 1e3_q;                    // refused: decimal digits
    x += graze::scalar::from_int(n) * 2_q + graze::scalar::from_float(real);
    x += n;                                         // refused: deleted
    x = x * n;                                      // refused: deleted
    x = 2 * x;                                      // refused: deleted
    x = x + 1.0f;                                   // refused: deleted
    const bool less = x < 1_q && x * f <= y;
    const bool plain_less = x < 1;                  // refused: deleted
    const bool equal = x == f;                      // refused: ambiguous|deleted
    x = less ? y * f : f.to_scalar();
    x = f;                                          // refused: deleted
    x = dot(graze::vec3(x, y, x), graze::vec3(x, x, x)).to_scalar();
    x = length_sq(graze::vec3(x, y, x));            // refused: deleted
    n = x.to_int();
    n = x;                                          // refused: cannot convert|assigning to|no viable conversion
    x += graze::scalar::from_int(real);             // refused: from_int converts integers
    x += graze::scalar::from_int(INT64_C(1));       // refused: at most 32 bits
    return x + one + tenth + greatest;
}

graze::scalar vectors(graze::vec3 v, const graze::vec3 &u, graze::vec2 flat, graze::angle turned);
graze::scalar vectors(graze::vec3 v, const graze::vec3 &u, graze::vec2 flat, graze::angle turned)
{
    v = v + u * 2_q;
    v = v * 2;                                      // refused: deleted
    v = v + 1_q;                                    // refused: deleted|no match for|invalid operands
    v = v * u;                                      // refused: ambiguous|deleted
    v.x(0.5_q);
    v.x(1);                                         // refused: deleted
    v = graze::vec3(1_q, 2_q, 3_q);
    v = graze::vec3(1, 2, 3);                       // refused: deleted|no matching
    v = u + flat;                                   // refused: no match for|invalid operands
    turned += 22.5_deg;
    turned += 22.5_q;                               // refused: deleted
    turned = 45;                                    // refused: deleted
    turned = 0.0000001_deg;                         // refused: at most six decimals
    return sin(turned) + v.y();
}

bool shapes(const graze::sphere &ball, const graze::ray &line, const graze::segment &path, const graze::aabb &box);
bool shapes(const graze::sphere &ball, const graze::ray &line, const graze::segment &path, const graze::aabb &box)
{
    const graze::ray_hit hit = raycast(ball, line);
    const graze::line_hit wrong = raycast(ball, line);   // refused: conversion from|could not convert|no viable conversion
    const graze::ray_hit mixed = linecast(ball, path);   // refused: conversion from|could not convert|no viable conversion
    const graze::ray_hit swapped = raycast(line, ball);  // refused: no matching function
    const bool contained = contains(ball, line);         // refused: no matching function
    const graze::sphere point({0_q, 0_q, 0_q}, 1);       // refused: deleted|no matching
    const bool implicit = hit;                           // refused: cannot convert|no viable conversion
    const bool enters = hit.result() >= graze::result::hit && overlaps(box, ball);
    const bool plain = hit.result() >= 2;                // refused: no match for|invalid operands
    return enters && hit && hit.t() > 0_q && (hit.normal() == hit.point() || linecast(box, path));
}

/* Twice as far apart as boxes and points. */
struct named_box : graze::aabb { char name[sizeof(graze::aabb)]; };
struct coloured_point : graze::vec3 { char colour[sizeof(graze::vec3)]; };
template <class Box> struct list {
    const Box *data() const { return nullptr; }
    size_t size() const { return 0; }
};

bool arrays(const graze::ray &line, const graze::aabb *boxes, const named_box *named, const coloured_point *points, const uint16_t *indices);
bool arrays(const graze::ray &line, const graze::aabb *boxes, const named_box *named, const coloured_point *points, const uint16_t *indices)
{
    bool hits = nearest_raycast({boxes, 2}, line) && nearest_raycast(list<graze::aabb>{}, line);
    hits |= nearest_raycast({named, 2}, line).index() == 0;           // refused: no matching function
    hits |= nearest_raycast(list<named_box>{}, line).index() == 0;    // refused: no matching function
    return hits && overlaps(graze::mesh(static_cast<const graze::vec3 *>(nullptr), indices, 0), line) &&
           overlaps(graze::mesh(points, indices, 0), line) &&         // refused: deleted
           nearest_raycast({boxes, 1}, line);
}

/* Braces in place of a structure of C, or of the mark before one. */
graze::vec3 braces();
graze::vec3 braces()
{
    graze::aabb box({}, {1_q, 1_q, 1_q});
    box = graze::aabb({}, {});
    const graze::vec3 raw({}, {65536, 0, 0});                          // refused: no matching
    const graze::ray line({}, {{0, 0, 0}, {1, 2, 3}, 5});              // refused: no matching
    const graze::mesh mesh({}, {nullptr, nullptr, 3});                 // refused: no matching
    const graze::aabb plain({}, {1, 2, 3});                            // refused: deleted|no matching
    const graze::vec3 unmarked(graze_vec3{1, 2, 3});                   // refused: no matching
    return box.min();
}
