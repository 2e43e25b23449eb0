/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "core_places.h"

#include "judged.h"

void core_places_init(core_places *p)
{
    capsule_oracle_init(&p->oracle);
    closest_init(&p->closest);
    outward_init(&p->outward, 256);
}

void core_places_clear(core_places *p)
{
    capsule_oracle_clear(&p->oracle);
    closest_clear(&p->closest);
    outward_clear(&p->outward);
}

int core_places_kind(core_places *p, const graze_capsule *capsule, const core_run *other,
                     int64_t radius)
{
    const core_run core = core_of_segment(&capsule->core);
    const int64_t own = judged(capsule->radius);
    if (own < 0 || radius < 0)
        return IS_EMPTY;
    return 1 - capsule_oracle_order(&p->oracle, &core, other, own + radius);
}

static closest_run run_of(const core_run *core)
{
    closest_run run;
    for (int i = 0; i < 3; i++) {
        run.start[i] = core->start[i];
        run.run[i] = core->run[i];
    }
    return run;
}

int core_places_find(core_places *p, const graze_capsule *capsule, const graze_vec3 *point)
{
    const core_run first = core_of_segment(&capsule->core), second = core_of_point(point);
    const closest_run run = run_of(&first), at = run_of(&second);
    closest_find(&p->closest, &run, &at);
    return core_places_kind(p, capsule, &second, 0);
}

double core_places_off(core_places *p, const graze_capsule *capsule, int32_t got, int axis)
{
    closest_oracle *o = &p->closest;
    mpq_mul(o->part, o->u[axis], o->s);
    mpf_set_q(p->outward.foot, o->part);
    mpq_sub(o->part, o->gap[axis], o->part);
    mpf_set_q(p->outward.way, o->part);
    mpf_set_q(p->outward.squared, o->squared);
    const int64_t start = core_of_segment(&capsule->core).start[axis];
    return outward_off(&p->outward, got, (int32_t)start, judged(capsule->radius));
}

int32_t core_places_distance(core_places *p, const graze_capsule *capsule, int kind)
{
    return kind == IS_EMPTY ? INT32_MAX : closest_distance(&p->closest, judged(capsule->radius));
}
