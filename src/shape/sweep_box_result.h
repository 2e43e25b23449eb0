/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Which result a sphere that moves against a box has, from its signs at the ends of the path: see sweep_box_words.h. */

static inline graze_result sweep_box_found_inside(const sweep_box *s, graze_sweep_hit *hit)
{
    if (hit != 0)
        sweep_write_inside(&s->around->core.a, hit);
    return GRAZE_INSIDE;
}

static inline graze_result sweep_box_meet_end(sweep_box *s, graze_result result, bool is_end,
                                              graze_sweep_hit *hit)
{
    crossing t;
    if (hit == 0)
        return result;
    if (is_end)
        crossing_at_end(&t);
    else
        crossing_at_start(&t);
    sweep_box_set_sides_at(s, is_end);
    sweep_box_write(s, &t, hit);
    return result;
}

/* From outside, towards the box. */
static inline graze_result sweep_box_approach(sweep_box *s, graze_sweep_hit *hit)
{
    int end, turn;
    sweep_box_look(s, true, &end, &turn);
    if (end > 0 && turn <= 0)
        return GRAZE_MISS;
    if (end == 0 && turn < 0)
        return sweep_box_meet_end(s, GRAZE_TOUCH, true, hit);
    if (end <= 0 && hit == 0)
        return end < 0 || turn > 0 ? GRAZE_HIT : GRAZE_TOUCH;
    return sweep_box_meet_between(s, hit);
}

static inline graze_result sweep_box_cast(sweep_box *s, graze_sweep_hit *hit)
{
    int start, turn;
    sweep_box_look(s, false, &start, &turn);
    if (start < 0)
        return sweep_box_found_inside(s, hit);
    if (start == 0)
        return sweep_box_meet_end(s, turn < 0 ? GRAZE_HIT : GRAZE_TOUCH, false, hit);
    return turn < 0 ? sweep_box_approach(s, hit) : GRAZE_MISS;
}
