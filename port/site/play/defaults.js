// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// A query to begin with, for each routine: shapes around the origin, and a line through them.

import { UNIT, vec } from './vectors.js';

const axes = () => [vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1)];
const turned = () => [vec(0.8, 0, -0.6), vec(0, 1, 0), vec(0.6, 0, 0.8)];
const shift = (i) => [0, 1.625, -2.375, 3.375][i % 4];

const MAKE = {
    vec3: (i) => vec(1.5 - shift(i), 1.25 + i / 2, 1),
    vec2: (i) => vec(1.5 - shift(i), 1.25 + i / 2),
    segment: (i) => (i ? { a: vec(0.5, -2.25, 1.5), b: vec(1.75, -0.75, 0.5) } : { a: vec(-3.5, 1, 1), b: vec(3, -0.25, -0.75) }),
    segment2: (i) => (i ? { a: vec(-0.5, -2), b: vec(1, 2.25) } : { a: vec(-3.5, 1.25), b: vec(3.25, -0.25) }),
    ray: () => ({ origin: vec(-3.5, 1, 1), dir: vec(1, -0.1875, -0.25), t_max: 2147483647 }),
    ray2: () => ({ origin: vec(-3.5, 1.25), dir: vec(1, -0.25), t_max: 2147483647 }),
    sphere: (i) => ({ center: vec(shift(i), i * 0.5, 0), radius: 1.25 * UNIT }),
    capsule: (i) => ({ core: { a: vec(-0.75 + shift(i), -0.5, 0.5), b: vec(0.75 + shift(i), 0.75, -0.25) }, radius: 0.75 * UNIT }),
    cylinder: (i) => ({ core: { a: vec(-0.75 + shift(i), -0.5, 0.5), b: vec(0.75 + shift(i), 0.75, -0.25) }, radius: 0.75 * UNIT }),
    circle: (i) => ({ center: vec(shift(i), i * 0.5), radius: 1.25 * UNIT }),
    aabb: (i) => ({ min: vec(-1 + shift(i), -1 + i / 2, -1), max: vec(1 + shift(i), 1 + i / 2, 1) }),
    capsule2: (i) => ({ core: { a: vec(-0.75 + shift(i), -0.5), b: vec(0.75 + shift(i), 0.75) }, radius: 0.75 * UNIT }),
    rect: (i) => ({ min: vec(-1 + shift(i), -1 + i / 2), max: vec(1 + shift(i), 1 + i / 2) }),
    obb: (i) => ({ center: vec(shift(i), i * 0.5, 0), axis: turned(), half: vec(1.25, 0.75, 1) }),
    disc: () => ({ center: vec(0, 0, 0), normal: vec(-0.8, 0.6, 0), radius: 1.5 * UNIT }),
    plane: (i) => ({ point: vec(0, -i, 0), normal: [vec(-0.8, 0.6, 0), vec(0.6, 0.8, 0), vec(0, 0.6, 0.8)][i % 3] }),
    triangle: (i) => ({ a: vec(-1 + shift(i), -1.25, 1), b: vec(1.5 + shift(i), -0.75, 0.5), c: vec(0.25 + shift(i), 1.5, -1) }),
    parallelogram: () => ({ corner: vec(-1, -1, 1.25), u: vec(2.25, 0.25, -1.5), v: vec(0.25, 2.25, 0) }),
    polygon2: (i) => ({ corners: [[-1.25, -1.25], [1.25, -1.25], [1.75, 0.5], [0, 1.75], [-1.75, 0.5]].map(([x, y]) => vec(x + shift(i), y + i / 2)) }),
    mesh: () => ({
        vertices: [vec(-1.5, -1, 1.2), vec(1.5, -1, 1.2), vec(0, -1, -1.6), vec(0, 1.6, 0)], indices: [0, 1, 3, 1, 2, 3, 2, 0, 3, 0, 2, 1],
    }),
    camera: () => ({
        position: vec(-4, 1, 4), right: vec(0.70710678, 0, 0.70710678), up: vec(0, 1, 0), forward: vec(0.70710678, 0, -0.70710678),
        fov: 2 ** 32 / 8, aspect: UNIT, z_near: UNIT, z_far: 9 * UNIT,
    }),
    matrix: () => Object.fromEntries([...'xyz'].map((k, i) => [k, turned()[i]]).concat([['origin', vec(1, 0.5, 0)]])),
    quaternion: () => ({ x: 0, y: 25080, z: 0, w: 60547 }),
};
MAKE.frustum = MAKE.camera;

const NAMED = {
    normal: () => vec(-0.8, 0.6, 0), size: () => vec(2, 1.5, 2), up: () => vec(0, 1, 0), center: () => vec(0, 0, 0),
    eye: () => vec(-3, 1.5, 3), target: () => vec(0.5, 0, 0), axis: () => vec(0, 1, 0),
    motion: () => vec(-2.5, -1, 0.25),
};
const SIZES_2D = { normal: () => vec(-0.8, 0.6), size: () => vec(2, 1.5), center: () => vec(0, 0), motion: () => vec(-2.5, -1) };
const NUMBERS = { width: 320, height: 240, x: 160, y: 120, side: 1, angle: 2 ** 29, t: 2 ** 29, most: 8, s: 2 * UNIT, plane: 0 };

function fallback(model, type) {
    if (!model.isStruct(type))
        return model.base(type) === 'int64' ? 0n : 0;
    const members = model.structs.get(type).members;
    return Object.fromEntries(members.map((m) => [m.name, m.name === 'radius' ? UNIT / 2 : m.length ? Array.from({ length: m.length }, (_, i) => make(model, m.type, i)) : make(model, m.type, 0)]));
}

function make(model, type, i) {
    return MAKE[type] ? MAKE[type](i) : fallback(model, type);
}

// What a separation moves is beside the middle of its target, or on its plane; what a cast moves is apart.
function first(query, p) {
    const at = query.parameters.findIndex((q) => q.name === p.name);
    if (query.parameters[at + 1]?.name === 'motion')
        return 3;
    return p.name === 'mover' ? /^plane_/.test(query.name) ? 0 : 1 : undefined;
}

function value(model, query, p, seen) {
    const i = first(query, p) ?? seen[p.type] ?? 0;
    seen[p.type] = i + 1;
    const named = p.type === 'vec2' ? SIZES_2D : NAMED;
    if (p.by === 'array')
        return p.name === 'axes' ? axes() : Array.from({ length: typeof p.length === 'number' ? p.length : 3 }, (_, k) => make(model, p.type, k));
    if (/^vec/.test(p.type) && named[p.name])
        return named[p.name]();
    if (!model.isStruct(p.type))
        return model.base(p.type) === 'int64' ? 0n : /^plane_/.test(query.name) ? 0 : NUMBERS[p.name] ?? 0;
    return make(model, p.type, i);
}

export function defaults(model, query) {
    const seen = {};
    return Object.fromEntries(model.inputs(query).map((p) => [p.name, value(model, query, p, seen)]));
}
