/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The first point of a line in a box, for the nearest of many: see nearest.h. Any coordinates. */
#include "nearest.h"

static inline bool box_finds_on_segment(const graze_aabb *box, const graze_segment *segment,
                                        graze_scalar limit, graze_fraction *fraction)
{
    box_line l = box_line_of_segment(segment);
    box_passage p = box_whole_segment();
    p.leave = ratio_of_limit(limit);
    if (!box_passes(&p, box, &l))
        return false;
    progress where = progress_of(p.enter);
    *fraction = progress_fraction(&where);
    return true;
}

static inline bool box_finds_on_ray(const graze_aabb *box, const graze_ray *ray, graze_scalar limit,
                                    graze_scalar *t)
{
    box_line l = box_line_of_ray(ray);
    box_passage p = box_passage_until(ratio_of_limit(limit));
    if (!box_passes(&p, box, &l))
        return false;
    progress where = progress_of(p.enter);
    *t = held_to(limit, progress_t(&where));
    return true;
}
