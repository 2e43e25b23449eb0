/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The targets and movers of sweep_nearest.h in space, and their casts. */
typedef enum {
    SWEEP_AABB_SPHERE,
    SWEEP_SPHERE_SPHERE,
    SWEEP_CAPSULE_SPHERE,
    SWEEP_AABB_AABB
} sweep_kind;

GRAZE_INLINE graze_result sweep_cast(sweep_kind kind, const sweep_search *s, uint32_t i,
                                     vector_n motion, sweep_hit_n *hit)
{
    switch (kind) {
    case SWEEP_AABB_SPHERE:
        return graze_aabb_spherecast((const graze_aabb *)s->targets + i,
                                     (const graze_sphere *)s->mover, motion, hit);
    case SWEEP_SPHERE_SPHERE:
        return graze_sphere_spherecast((const graze_sphere *)s->targets + i,
                                       (const graze_sphere *)s->mover, motion, hit);
    case SWEEP_CAPSULE_SPHERE:
        return graze_capsule_spherecast((const graze_capsule *)s->targets + i,
                                        (const graze_sphere *)s->mover, motion, hit);
    default:
        return graze_aabb_aabbcast((const graze_aabb *)s->targets + i, (const graze_aabb *)s->mover,
                                   motion, hit);
    }
}

GRAZE_INLINE bool sweep_is_beyond(sweep_kind kind, const sweep_search *s, uint32_t i)
{
    switch (kind) {
    case SWEEP_SPHERE_SPHERE:
        return sweep_ball_is_beyond(s, (const graze_sphere *)s->targets + i);
    case SWEEP_CAPSULE_SPHERE: {
        const graze_capsule *capsule = (const graze_capsule *)s->targets + i;
        return sweep_core_is_beyond(s, &capsule->core, capsule->radius);
    }
    default:
        return sweep_box_is_beyond(s, (const graze_aabb *)s->targets + i);
    }
}

GRAZE_INLINE bool sweep_lets_through(sweep_kind kind, const sweep_search *s, uint32_t i,
                                     const vector_n *place)
{
    (void)kind;
    (void)s;
    (void)i;
    (void)place;
    return false;
}
