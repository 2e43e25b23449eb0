/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "real3.h"

#include <math.h>

real3 real3_of(graze_vec3 v)
{
    const real3 r = {v.x, v.y, v.z};
    return r;
}

real3 real3_of_words(const graze_scalar *words, uint32_t axes)
{
    const real3 r = {words[0], words[1], axes > 2 ? words[2] : 0};
    return r;
}

real3 real3_between(graze_vec3 from, graze_vec3 to)
{
    return real3_sub(real3_of(to), real3_of(from));
}

real3 real3_add(real3 u, real3 v)
{
    const real3 r = {u.x + v.x, u.y + v.y, u.z + v.z};
    return r;
}

real3 real3_sub(real3 u, real3 v)
{
    const real3 r = {u.x - v.x, u.y - v.y, u.z - v.z};
    return r;
}

real3 real3_scale(real3 v, real by)
{
    const real3 r = {v.x * by, v.y * by, v.z * by};
    return r;
}

real3 real3_cross(real3 u, real3 v)
{
    const real3 r = {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
    return r;
}

real real3_dot(real3 u, real3 v)
{
    return u.x * v.x + u.y * v.y + u.z * v.z;
}

real real3_length(real3 v)
{
    return sqrtl(real3_dot(v, v));
}

real3 real3_unit(real3 v)
{
    const real length = real3_length(v);
    return length > 0 ? real3_scale(v, 1 / length) : v;
}

real real3_size(real3 v)
{
    return fmaxl(fmaxl(fabsl(v.x), fabsl(v.y)), fabsl(v.z));
}

real real_clamp(real x, real least, real most)
{
    return x < least ? least : x > most ? most : x;
}
