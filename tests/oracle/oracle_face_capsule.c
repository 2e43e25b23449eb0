/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_face_capsule.h"
#include "judged.h"

void face_capsule_init(face_capsule_oracle *o)
{
    face_oracle_init(&o->face);
    nearest_init(&o->nearest);
    capsule_oracle_init(&o->cores);
}

void face_capsule_clear(face_capsule_oracle *o)
{
    face_oracle_clear(&o->face);
    nearest_clear(&o->nearest);
    capsule_oracle_clear(&o->cores);
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

static int sign(int order)
{
    return (order > 0) - (order < 0);
}

/* The edge from one corner of the oracle's polygon to the next. */
static int order_of_edge(face_capsule_oracle *o, int i, const graze_capsule *capsule)
{
    const int next = (i + 1) % o->face.corners;
    const core_run core = core_of_segment(&capsule->core);
    core_run edge = {{0, 0, 0}, {0, 0, 0}, 65536};
    for (int axis = 0; axis < 3; axis++) {
        edge.start[axis] = mpz_get_si(o->face.corner[i][axis]);
        edge.run[axis] = mpz_get_si(o->face.corner[next][axis]) - edge.start[axis];
    }
    return capsule_oracle_order(&o->cores, &edge, &core, judged(capsule->radius));
}

static int order_of_end(face_capsule_oracle *o, const graze_vec3 *end, int32_t radius)
{
    const int32_t point[3] = {end->x, end->y, end->z};
    nearest_find(&o->nearest, &o->face, point);
    return sign(nearest_against(&o->nearest, radius));
}

int face_capsule_order(face_capsule_oracle *o, int corners, const int32_t *words,
                       const graze_capsule *capsule)
{
    const int32_t radius = judged(capsule->radius);
    face_answer answer;
    face_oracle_set(&o->face, corners, words);
    face_oracle_segment(&o->face, &capsule->core, &answer);
    int order = answer.result != GRAZE_MISS ? sign(radius > 0 ? -1 : 0) : 1;
    order = lesser(order, order_of_end(o, &capsule->core.a, radius));
    order = lesser(order, order_of_end(o, &capsule->core.b, radius));
    for (int i = 0; i < corners; i++)
        order = lesser(order, order_of_edge(o, i, capsule));
    return order;
}
