/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Neighbours leave no gap: a line through an edge that two triangles share hits both, and a line
 * that hits a parallelogram hits one of its two triangles.
 */
#include "../support/check.h"
#include "face_line.h"
#include "../oracle/draw.h"
#include "../tests.h"

/* ---- A roof: two triangles with a common edge and the same winding ---- */

#define RIDGE_A    AT(0, 0, 0)
#define RIDGE_B    AT(8, 4, -4)
#define LEFT_EAVE  AT(-2, 5, 0)
#define RIGHT_EAVE AT(6, -4, 2)

static graze_vec3 ridge_at(int eighths)
{
    return graze_vec3_of(graze_from_int(eighths), graze_from_int(eighths) / 2,
                         -graze_from_int(eighths) / 2);
}

/* Whether the direction leads from one side of the triangle to the other; exact for small whole numbers. */
static bool runs_across(const graze_vec3 *corners, graze_vec3 way)
{
    graze_vec3 u = graze_vec3_sub(corners[1], corners[0]);
    graze_vec3 v = graze_vec3_sub(corners[2], corners[0]);
    graze_wide height = graze_vec3_dot(graze_vec3_cross(u, v), way);
    return height < 0 || height > 0;
}

/* A line with its middle at `at`. */
static void check_ridge(graze_vec3 at, graze_vec3 way)
{
    const graze_vec3 roof[2][3] = {{RIDGE_A, RIDGE_B, LEFT_EAVE}, {RIDGE_B, RIDGE_A, RIGHT_EAVE}};
    const graze_segment line = {graze_vec3_sub(at, way), graze_vec3_add(at, way)};
    for (int i = 0; i < 2; i++) {
        const any_face f = face_with_corners(true, roof[i]);
        face_segment_answers a = ask_segment(&f, &line);
        CHECK(a.result == (runs_across(roof[i], way) ? GRAZE_HIT : GRAZE_MISS));
        CHECK(a.result == GRAZE_MISS || vec3_equal(a.hit.point, at));
        CHECK(a.result == GRAZE_MISS || a.hit.fraction == FRACTION(0.5));
    }
}

/* 124 directions through nine points of the ridge; the first and the last point are corners. */
static void check_all_of_the_ridge(void)
{
    for (int eighths = 0; eighths <= 8; eighths++)
        for (int n = 0; n < 125; n++) {
            graze_vec3 way = graze_vec3_of(graze_from_int(n % 5 - 2), graze_from_int(n / 5 % 5 - 2),
                                           graze_from_int(n / 25 - 2));
            if (n != 62)
                check_ridge(ridge_at(eighths), way);
        }
}

/* ---- A parallelogram, and its two triangles ---- */

static graze_scalar number_of(int32_t raw)
{
    return GRAZE_C(0.5) < 1 ? (graze_scalar)raw / 65536 : (graze_scalar)raw;
}

static graze_vec3 draw_vec3(input_stream *s, bool on_lattice, int32_t most)
{
    int32_t c[3];
    for (int i = 0; i < 3; i++)
        c[i] = on_lattice ? 65536 * draw_about_zero(s, 3) : draw_about_zero(s, most);
    return graze_vec3_of(number_of(c[0]), number_of(c[1]), number_of(c[2]));
}

/* Small whole numbers in both builds; any size in the fixed build, which does not round them. */
static void check_panel(input_stream *s)
{
    const bool on_lattice = GRAZE_C(0.5) < 1 || draw_chance(s, 2);
    const int32_t most = draw_power(s, 28);
    graze_vec3 corner = draw_vec3(s, on_lattice, most), u = draw_vec3(s, on_lattice, most);
    graze_vec3 v = draw_vec3(s, on_lattice, most), end = graze_vec3_add(corner, u);
    graze_parallelogram panel = {corner, u, v};
    graze_triangle first = {corner, end, graze_vec3_add(end, v)};
    graze_triangle second = {corner, graze_vec3_add(end, v), graze_vec3_add(corner, v)};
    graze_segment line;
    line.a = draw_vec3(s, on_lattice, most);
    line.b = draw_vec3(s, on_lattice, most);
    graze_result whole = graze_parallelogram_linecast(&panel, &line, 0);
    graze_result one = graze_triangle_linecast(&first, &line, 0);
    graze_result other = graze_triangle_linecast(&second, &line, 0);
    CHECK(whole == (one > other ? one : other));
    CHECK(one == GRAZE_MISS || other == GRAZE_MISS || one == other);
}

static void check_panels(void)
{
    enum { PANELS = 1200 * DRAWN_TIMES };
    for (uint32_t i = 0; i < PANELS; i++) {
        input_stream s;
        draw_start(&s, UINT64_C(0x7365616d), i);
        check_panel(&s);
    }
}

void test_face_seam(void)
{
    check_group("seams between faces");
    check_case("a roof");
    check_all_of_the_ridge();
    check_case("a panel");
    check_panels();
}
