/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether a box has a point in a frustum, exactly.
 *
 * The common part is a bounded polyhedron, so it has a corner unless it is empty. Three borders with linearly
 * independent normals meet in that corner: two of the three are walls of the box, or two are planes of the
 * frustum. So the common part has a point if and only if some pair of walls, or some pair of planes, meets in a line
 * of which a part is left when all other half spaces have cut it.
 *
 * A plane that has the whole box in front of it cuts nothing away and is left out.
 */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "shape/aabb_view.h"
#include "shape/frustum_seam.h"

enum { OVERLAP_WALLS = 6, OVERLAP_MOST = OVERLAP_WALLS + GRAZE_FRUSTUM_PLANES };

typedef struct {
    half_space border[OVERLAP_MOST]; /* the walls of the box, and then planes */
    unsigned count;
} overlap_borders;

static inline void overlap_add_wall(overlap_borders *b, graze_fraction x, graze_fraction y,
                                    graze_fraction z, graze_wide limit)
{
    half_space *h = &b->border[b->count++];
    h->limit = limit;
    h->normal[0] = x;
    h->normal[1] = y;
    h->normal[2] = z;
}

static inline void overlap_set_walls(overlap_borders *b, const graze_aabb *box)
{
    b->count = 0;
    overlap_add_wall(b, 1, 0, 0, box->min.x);
    overlap_add_wall(b, -1, 0, 0, -(graze_wide)box->max.x);
    overlap_add_wall(b, 0, 1, 0, box->min.y);
    overlap_add_wall(b, 0, -1, 0, -(graze_wide)box->max.y);
    overlap_add_wall(b, 0, 0, 1, box->min.z);
    overlap_add_wall(b, 0, 0, -1, -(graze_wide)box->max.z);
}

/* ---- A line, cut ---- */

/* The part of a line between two ends. If `whole` of an end is 0, the line has no end there. */
typedef struct {
    cut from, to;
} overlap_part;

static inline bool overlap_has_end(const cut *end)
{
    return cut_whole(end) != 0;
}

/* Cuts the part at c. Returns whether anything is left. */
static inline bool overlap_keep(overlap_part *s, cut *c)
{
    const int runs = cut_whole(c);
    if (cut_excludes(c))
        return false;
    if (runs > 0 && (!overlap_has_end(&s->from) || !cut_at_most(c, &s->from)))
        cut_copy(&s->from, c);
    if (runs < 0) {
        cut_turn(c);
        if (!overlap_has_end(&s->to) || !cut_at_most(&s->to, c))
            cut_copy(&s->to, c);
    }
    return !overlap_has_end(&s->from) || !overlap_has_end(&s->to) || cut_at_most(&s->from, &s->to);
}

/* Whether `other` can cut the line in which `first` and `second` meet: neither of these can, nor
 * the opposite wall of one. */
static inline bool overlap_may_cut(unsigned other, unsigned first, unsigned second)
{
    const bool walls = other < OVERLAP_WALLS && first < OVERLAP_WALLS;
    return walls ? other / 2 != first / 2 && other / 2 != second / 2
                 : other != first && other != second;
}

/* Whether `first` and `second` meet in a line, and a part of the line is in all other half
 * spaces. */
GRAZE_ONCE bool overlap_is_part_left(const overlap_borders *b, unsigned first, unsigned second)
{
    const unsigned axis = seam_axis(&b->border[first], &b->border[second]);
    overlap_part left;
    seam line;
    cut c;
    if (axis == AXES)
        return false;
    set_seam(&line, &b->border[first], &b->border[second], axis);
    if (seam_runs(&line, axis) < 0)
        set_seam(&line, &b->border[second], &b->border[first], axis);
    cut_clear(&left.from);
    cut_clear(&left.to);
    for (unsigned i = 0; i < b->count; i++)
        if (overlap_may_cut(i, first, second)) {
            set_cut(&c, &line, &b->border[i], axis);
            if (!overlap_keep(&left, &c))
                return false;
        }
    return true;
}

static inline bool overlap_is_any_left(const overlap_borders *b, unsigned begin, unsigned end)
{
    for (unsigned first = begin; first < end; first++)
        for (unsigned second = first + 1; second < end; second++)
            if (overlap_is_part_left(b, first, second))
                return true;
    return false;
}

bool graze_frustum_overlaps_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    overlap_borders b;
    if (!is_box(box))
        return false;
    overlap_set_walls(&b, box);
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze_normal *n = &frustum->normal[i];
        if (aabb_is_out(n, frustum->limit[i], box, false))
            return false;
        if (!aabb_is_in(n, frustum->limit[i], box, false))
            set_half_space(&b.border[b.count++], n, frustum->limit[i]);
    }
    return b.count <= OVERLAP_WALLS + 1 || overlap_is_any_left(&b, 0, OVERLAP_WALLS) ||
           overlap_is_any_left(&b, OVERLAP_WALLS, b.count);
}

#endif
