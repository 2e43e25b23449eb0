/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The search for the target that stops a mover: one text for space and the plane, exact and in floats, which compute by words
 * that differ. After begin_space.h or begin_plane.h, and sweep_nearest_box.h or sweep_nearest_float.h, which define
 *
 *   sweep_search             the targets, the mover, and the start and the motion of its center or min
 *   sweep_set_box(s, &from, &to)   sets the box around the mover on the way between two places, a few raw units larger
 *   sweep_shorten(s, &end)   the rest of the search needs no target beyond the box on the way from the start to `end`
 *   sweep_set_way(&way, &start, &place)   from the start to the place, saturating
 *   sweep_set_end(&place, &start, &way)   the place to which that way leads: another one only if the way saturates
 *   sweep_set_back(&to, &place, &way, share)   the place, back by that part of the way: way / share
 *   sweep_is_same(&a, &b), sweep_is_less(a, b), sweep_is_zero(c)   of places; of fractions; of a radius
 *
 * sweep_nearest_space.h or sweep_nearest_plane.h defines, for a constant `kind`, so that only one case of a switch is compiled:
 *
 *   sweep_kind               an enumeration of targets and movers
 *   sweep_is_beyond(kind, s, i)   target i does not reach the box
 *   sweep_cast(kind, s, i, &motion, hit)   the cast of the mover at target i; hit may be NULL
 *   sweep_lets_through(kind, s, i, &place)   the way to the place ends at target i, and a cast from there could go through it
 */
/* Before the first part of the way, 4^-14. */
#define SWEEP_NO_SHARE INT32_C(0x40000000)

static inline void sweep_copy_hit(sweep_hit_n *to, const sweep_hit_n *hit)
{
    copy_n(&to->center, &hit->center);
    copy_n(&to->point, &hit->point);
    copy_n(&to->normal, &hit->normal);
    to->fraction = hit->fraction;
    to->feature = hit->feature;
    to->index = hit->index;
}

/* ---- Which target ---- */

/* The first target from i on that reaches the box, or the count. */
GRAZE_INLINE uint32_t sweep_next(sweep_kind kind, const sweep_search *s, uint32_t i)
{
    while (i < s->count && sweep_is_beyond(kind, s, i))
        i++;
    return i;
}

/* After a hit the box ends there. A later target that counts before it has its contact at most 2^-30 of the motion after this one,
 * as fractions are less than 2^-29 too small: SWEEP_SLACK is more. */
GRAZE_INLINE void sweep_search_all(sweep_kind kind, sweep_search *s, bool locates, sweep_hit_n *hit)
{
    sweep_hit_n found;
    graze_fraction least = 0;
    found.fraction = 0;
    for (uint32_t i = 0; s->result != GRAZE_INSIDE && (i = sweep_next(kind, s, i)) < s->count;
         i++) {
        const graze_result result = sweep_cast(kind, s, i, &s->motion, locates ? &found : 0);
        if (result < s->result || result == GRAZE_MISS ||
            (result == s->result && !sweep_is_less(found.fraction, least)))
            continue;
        s->result = result;
        s->best = i;
        least = found.fraction;
        if (hit != 0)
            sweep_copy_hit(hit, &found);
        if (locates && result == GRAZE_HIT)
            sweep_shorten(s, &found.center);
    }
}

/* ---- Where ---- */

/* No target that is near the mover there stops it on the way to the place. A target that the way leads through elsewhere is
 * clipped: the place is beside the exact way, which leads past that target. A thin mover would get to the other side of it, so no
 * target stops that one anywhere on the way. */
GRAZE_INLINE bool sweep_is_free(sweep_kind kind, sweep_search *s, const vector_n *place)
{
    vector_n way;
    sweep_set_way(&way, &s->start, place);
    sweep_set_box(s, s->is_thin ? &s->start : place, place);
    for (uint32_t i = 0; (i = sweep_next(kind, s, i)) < s->count; i++)
        if (sweep_cast(kind, s, i, &way, 0) > GRAZE_TOUCH || sweep_lets_through(kind, s, i, place))
            return false;
    return true;
}

/* To a place that is farther back, or to the start. */
static inline void sweep_step_back(vector_n *to, const vector_n *place, const vector_n *start,
                                   const vector_n *way, int32_t *share)
{
    do {
        *share /= 4;
        sweep_set_back(to, place, way, *share);
    } while (*share > 1 && sweep_is_same(to, place));
    if (*share == 1)
        copy_n(to, start);
}

GRAZE_INLINE void sweep_settle(sweep_kind kind, sweep_search *s, vector_n *center)
{
    vector_n way, place;
    int32_t share = SWEEP_NO_SHARE;
    sweep_set_way(&way, &s->start, center);
    sweep_set_end(center, &s->start, &way);
    copy_n(&place, center);
    while (share > 1 && !sweep_is_free(kind, s, &place))
        sweep_step_back(&place, center, &s->start, &way, &share);
    copy_n(center, &place);
}

/* ---- The result ---- */

GRAZE_INLINE graze_result sweep_nearest(sweep_kind kind, sweep_search *s, uint32_t *index,
                                        sweep_hit_n *hit)
{
    s->result = GRAZE_MISS;
    s->best = GRAZE_NO_INDEX;
    sweep_search_all(kind, s, index != 0 || hit != 0, hit);
    if (index != 0)
        *index = s->best;
    if (hit != 0 && (s->result == GRAZE_TOUCH || s->result == GRAZE_HIT) &&
        !sweep_is_same(&hit->center, &s->start))
        sweep_settle(kind, s, &hit->center);
    return s->result;
}
