/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A line against all faces as most people write it: in floats, and in Q16.16. */
#include "watertight.h"

#include "../bench/peer_face.h"

/* ---- Floats, in units ---- */

typedef struct {
    float x, y, z;
} float3;

static float3 of_raw(const graze_vec3 *v)
{
    float3 f = {(float)v->x / 65536.0f, (float)v->y / 65536.0f, (float)v->z / 65536.0f};
    return f;
}

static float3 minus(float3 a, float3 b)
{
    float3 d = {a.x - b.x, a.y - b.y, a.z - b.z};
    return d;
}

static float3 cross(float3 a, float3 b)
{
    float3 c = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
    return c;
}

static float inner(float3 a, float3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static bool float_meets_face(float3 start, float3 dir, const float3 *corner, float epsilon)
{
    float3 u_edge = minus(corner[1], corner[0]), v_edge = minus(corner[2], corner[0]);
    float3 p = cross(dir, v_edge), from = minus(start, corner[0]);
    float det = inner(u_edge, p);
    if (det >= -epsilon && det <= epsilon)
        return false;
    float inverse = 1.0f / det, u = inverse * inner(from, p);
    if (u < 0.0f || u > 1.0f)
        return false;
    float3 q = cross(from, u_edge);
    float v = inverse * inner(dir, q);
    if (v < 0.0f || u + v > 1.0f)
        return false;
    float t = inverse * inner(v_edge, q);
    return t > epsilon && t <= 1.0f;
}

bool float_meets(const shell *s, const graze_segment *segment, float epsilon)
{
    float3 start = of_raw(&segment->a), dir = minus(of_raw(&segment->b), start);
    for (uint32_t i = 0; i < s->mesh.count; i++) {
        float3 corner[3];
        for (uint32_t k = 0; k < 3; k++)
            corner[k] = of_raw(&s->vertices[s->indices[3 * i + k]]);
        if (float_meets_face(start, dir, corner, epsilon))
            return true;
    }
    return false;
}

/* ---- Q16.16 ---- */

bool idiom_meets(const shell *s, const graze_segment *segment)
{
    graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    for (uint32_t i = 0; i < s->mesh.count; i++) {
        const uint16_t *corners = &s->indices[3 * i];
        const graze_vec3 *a = &s->vertices[corners[0]];
        peer_face f = {*a, peer_minus(&s->vertices[corners[1]], a),
                       peer_minus(&s->vertices[corners[2]], a)};
        graze_scalar t;
        if (peer_meets_face(&f, &segment->a, &dir, GRAZE_ONE, true, &t))
            return true;
    }
    return false;
}
