// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// Vectors of three numbers, in units.

export const UNIT = 65536;
const LEAST = -2147483648, MOST = 2147483647;

export const at = (v) => [v.x / UNIT, v.y / UNIT, (v.z ?? 0) / UNIT];
export const plus = (a, b) => a.map((x, i) => x + b[i]);
export const minus = (a, b) => a.map((x, i) => x - b[i]);
export const times = (a, s) => a.map((x) => x * s);
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const size = (a) => Math.hypot(...a);
export const unit = (a) => times(a, 1 / (size(a) || 1));
export const raw = (x) => Math.max(LEAST, Math.min(MOST, Math.round(x * UNIT)));

export function put(v, p) {
    v.x = raw(p[0]);
    v.y = raw(p[1]);
    if (v.z !== undefined)
        v.z = raw(p[2]);
}

export const vec = (...p) => (p.length === 3 ? { x: raw(p[0]), y: raw(p[1]), z: raw(p[2]) } : { x: raw(p[0]), y: raw(p[1]) });

// Two directions across n.
export function across(n) {
    const least = Math.abs(n[1]) < 0.9 * size(n) ? [0, 1, 0] : [1, 0, 0];
    const u = unit(cross(least, n));
    return [u, unit(cross(n, u))];
}
