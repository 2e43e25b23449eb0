// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// How each shape is drawn, and its handles. A shape that is not in the table has the handles of the points and shapes in it.
// lines(value, view): lists of points, in units; a list with `fill` is a face.
// handles(value): the places, and what a move to p does.

import { UNIT, across, at, cross, dot, minus, plus, put, raw, size, times, unit } from './vectors.js';

const REACH = 64; // how far a ray without a limit is drawn, in units

const point = (label, v) => ({ label, at: at(v), move: (p) => put(v, p) });
const tip = (label, base, v) => ({ label, at: plus(at(base), at(v)), move: (p) => put(v, minus(p, at(base))) });
const face = (...points) => Object.assign([...points, points[0]], { fill: true });

function radius(value, along, around = value.center) {
    const center = at(around);
    return { label: 'radius', at: plus(center, times(along, value.radius / UNIT)), move: (p) => { value.radius = raw(Math.max(0, dot(minus(p, center), along))); } };
}

// More points near the middle of the view, where it may be magnified a million times.
export function ring(center, r, u, v, view) {
    const toward = minus(view.middle, center);
    const near = Math.atan2(dot(toward, v), dot(toward, u));
    const angles = Array.from({ length: 97 }, (_, i) => near + (i - 48) * Math.PI / 48);
    for (let k = 5; k < 30; k++)
        angles.push(near + 2 ** -k, near - 2 ** -k);
    return angles.sort((a, b) => a - b).map((a) => plus(center, plus(times(u, r * Math.cos(a)), times(v, r * Math.sin(a)))));
}

// In the plane, across v.
const leftOf = ([x, y]) => (x || y ? unit([-y, x, 0]) : [0, 1, 0]);

// The outline of a capsule, which is the same from all sides.
function outline({ core, radius: r }, view) {
    const [a, b] = [at(core.a), at(core.b)], d = minus(b, a);
    const across = minus(d, times(view.toward, dot(d, view.toward)));
    const u = size(across) > 0 ? unit(across) : view.right, n = cross(view.toward, u);
    const end = (c, from) => Array.from({ length: 33 }, (_, i) => from + i * Math.PI / 32).map((t) => plus(c, plus(times(u, r / UNIT * Math.cos(t)), times(n, r / UNIT * Math.sin(t)))));
    return face(...end(b, -Math.PI / 2), ...end(a, Math.PI / 2));
}

// The outline of a cylinder: halves of the circles around the ends; and both circles.
function drum({ core, radius: r }, view) {
    const [a, b] = [at(core.a), at(core.b)], d = minus(b, a);
    const side = cross(d, view.toward), u = size(side) > 0 ? unit(side) : view.right;
    const over = cross(d, u), n = size(over) > 0 ? unit(over) : view.up, sign = dot(n, minus(d, times(view.toward, dot(d, view.toward)))) < 0 ? -1 : 1;
    const end = (c, from) => Array.from({ length: 33 }, (_, i) => from + i * Math.PI / 32).map((t) => plus(c, plus(times(u, r / UNIT * Math.cos(t)), times(n, sign * r / UNIT * Math.sin(t)))));
    return [face(...end(b, 0), ...end(a, Math.PI)), ...[a, b].map((c) => Object.assign([...end(c, 0), ...end(c, Math.PI)], { faint: true }))];
}

function solid(corners) {
    const edges = [[0, 1], [2, 3], [4, 5], [6, 7], [0, 2], [1, 3], [4, 6], [5, 7], [0, 4], [1, 5], [2, 6], [3, 7]];
    const faces = [[0, 1, 3, 2], [4, 5, 7, 6], [0, 1, 5, 4], [2, 3, 7, 6], [0, 2, 6, 4], [1, 3, 7, 5]];
    return [...faces.map((f) => Object.assign(f.map((i) => corners[i]), { fill: true, faint: true })), ...edges.map(([a, b]) => [corners[a], corners[b]])];
}

function boxCorners({ min, max }) {
    const [a, b] = [at(min), at(max)];
    return Array.from({ length: 8 }, (_, i) => [i & 1 ? b[0] : a[0], i & 2 ? b[1] : a[1], i & 4 ? b[2] : a[2]]);
}

function boxMiddle({ min, max }) {
    const middle = times(plus(at(min), at(max)), 0.5);
    const move = (p) => {
        const by = minus(p, middle);
        put(min, plus(at(min), by));
        put(max, plus(at(max), by));
    };
    return { label: 'center', at: middle, move };
}

const AXES = ['x', 'y', 'z'];
const along = (box, k) => at(box.axis[k]);
const halfOf = (box, k) => box.half[AXES[k]] / UNIT;

function obbCorners(box) {
    return Array.from({ length: 8 }, (_, i) => [0, 1, 2].reduce((p, k) => plus(p, times(along(box, k), halfOf(box, k) * (i >> k & 1 ? 1 : -1))), at(box.center)));
}

// The tip of an axis turns the box and sets its size; the other two axes stay perpendicular.
function obbTip(box, k) {
    const center = at(box.center);
    const move = (p) => {
        const to = minus(p, center);
        const first = unit(to), other = along(box, (k + 1) % 3);
        const second = unit(minus(other, times(first, dot(other, first))));
        put(box.axis[k], first);
        put(box.axis[(k + 1) % 3], second);
        put(box.axis[(k + 2) % 3], cross(first, second));
        box.half[AXES[k]] = raw(size(to));
    };
    return { label: `axis[${k}]`, at: plus(center, times(along(box, k), halfOf(box, k))), move };
}

function rayEnd({ origin, dir, t_max }) {
    const d = at(dir), t = Math.min(t_max / UNIT, REACH / (size(d) || 1));
    return plus(at(origin), times(d, t));
}

function patch({ point: p, normal }, half = 3) {
    const [u, v] = across(at(normal)).map((d) => times(d, half));
    const c = at(p);
    return [face(plus(plus(c, u), v), plus(minus(c, u), v), minus(minus(c, u), v), minus(plus(c, u), v)), [c, plus(c, at(normal))]];
}

function target(camera) {
    const eye = at(camera.position);
    return { label: 'forward', at: plus(eye, times(at(camera.forward), 3)), move: (p) => look(camera, minus(p, eye)) };
}

function look(camera, toward) {
    const forward = unit(toward), right = unit(cross(forward, [0, 1, 0]));
    put(camera.forward, forward);
    put(camera.right, right);
    put(camera.up, cross(right, forward));
}

function mesh({ vertices, indices }) {
    const faces = [];
    for (let i = 0; i + 2 < indices.length; i += 3)
        faces.push(face(...[0, 1, 2].map((k) => at(vertices[indices[i + k]] ?? vertices[0]))));
    return faces;
}

function polygon({ corners }) {
    return corners.length > 1 ? [face(...corners.map(at))] : [];
}

const segment = { line: true, lines: (s) => [[at(s.a), at(s.b)]], handles: (s) => [point('a', s.a), point('b', s.b)] };
const ray = { line: true, lines: (r) => [[at(r.origin), rayEnd(r)]], handles: (r) => [point('origin', r.origin), tip('dir', r.origin, r.dir)] };

export const SHAPES = {
    segment, segment2: segment, ray, ray2: ray,
    vec3: { handles: (v) => [point('', v)] },
    vec2: { handles: (v) => [point('', v)] },
    sphere: {
        lines: (s, view) => [[view.right, view.up], [[1, 0, 0], [0, 0, 1]], [[1, 0, 0], [0, 1, 0]], [[0, 0, 1], [0, 1, 0]]].map(([u, v], i) =>
            Object.assign(ring(at(s.center), s.radius / UNIT, u, v, view), i === 0 ? { fill: true } : { faint: true })),
        handles: (s) => [point('center', s.center), radius(s, [1, 0, 0])],
    },
    capsule: {
        lines: (c, view) => [outline(c, view), [at(c.core.a), at(c.core.b)]],
        handles: (c) => [point('core.a', c.core.a), point('core.b', c.core.b), radius(c, across(minus(at(c.core.b), at(c.core.a)))[1], c.core.a)],
    },
    capsule2: {
        lines: (c, view) => [outline(c, view), [at(c.core.a), at(c.core.b)]],
        handles: (c) => [point('core.a', c.core.a), point('core.b', c.core.b), radius(c, leftOf(minus(at(c.core.b), at(c.core.a))), c.core.a)],
    },
    cylinder: {
        lines: (c, view) => [...drum(c, view), [at(c.core.a), at(c.core.b)]],
        handles: (c) => [point('core.a', c.core.a), point('core.b', c.core.b), radius(c, across(minus(at(c.core.b), at(c.core.a)))[1], c.core.a)],
    },
    circle: {
        lines: (c, view) => [Object.assign(ring(at(c.center), c.radius / UNIT, [1, 0, 0], [0, 1, 0], view), { fill: true })],
        handles: (c) => [point('center', c.center), radius(c, [1, 0, 0])],
    },
    disc: {
        lines: (d, view) => [Object.assign(ring(at(d.center), d.radius / UNIT, ...across(at(d.normal)), view), { fill: true }), [at(d.center), plus(at(d.center), at(d.normal))]],
        handles: (d) => [point('center', d.center), tip('normal', d.center, d.normal), radius(d, across(at(d.normal))[0])],
    },
    aabb: { lines: (b) => solid(boxCorners(b)), handles: (b) => [point('min', b.min), point('max', b.max), boxMiddle(b)] },
    rect: {
        lines: (b) => [face(...[0, 1, 3, 2].map((i) => boxCorners(b)[i]))],
        handles: (b) => [point('min', b.min), point('max', b.max), boxMiddle(b)],
    },
    obb: { lines: (b) => solid(obbCorners(b)), handles: (b) => [point('center', b.center), ...[0, 1, 2].map((k) => obbTip(b, k))] },
    plane: { lines: (p) => patch(p), handles: (p) => [point('point', p.point), tip('normal', p.point, p.normal)] },
    triangle: { lines: (t) => [face(at(t.a), at(t.b), at(t.c))], handles: (t) => [point('a', t.a), point('b', t.b), point('c', t.c)] },
    parallelogram: {
        lines: ({ corner, u, v }) => [face(at(corner), plus(at(corner), at(u)), plus(plus(at(corner), at(u)), at(v)), plus(at(corner), at(v)))],
        handles: (p) => [point('corner', p.corner), tip('u', p.corner, p.u), tip('v', p.corner, p.v)],
    },
    mesh: { lines: mesh, handles: (m) => m.vertices.map((v, i) => point(`v${i}`, v)) },
    polygon2: { lines: polygon, handles: (p) => p.corners.map((c, i) => point(`c${i}`, c)) },
    camera: {
        lines: (c) => ['right', 'up', 'forward'].map((k) => [at(c.position), plus(at(c.position), at(c[k]))]),
        handles: (c) => [point('position', c.position), target(c)],
    },
    frustum: {
        lines: (c, view) => (view.corners ? solid(view.corners(c).map(at)) : []),
        handles: (c) => [point('position', c.position), target(c)],
    },
    matrix: {
        lines: (m) => AXES.map((k) => [at(m.origin), plus(at(m.origin), at(m[k]))]),
        handles: (m) => [point('origin', m.origin), ...AXES.map((k) => tip(k, m.origin, m[k]))],
    },
    quaternion: {},
};

// Vectors that are a direction or a size are drawn as arrows from the origin of the world.
const ARROW = /^(dir|direction|normal|up|axis|axes|size|v|u)$/;
const ORIGIN = { x: 0, y: 0, z: 0 };

function arrow(v) {
    return { line: false, lines: () => [[at(ORIGIN), at(v)]], handles: () => [tip('', ORIGIN, v)] };
}

const AXIS_PLANES = { plane_xy: 'z', plane_xz: 'y', plane_yz: 'x' };

// plane_xy and its like have a single number.
function axisPlane(values, k) {
    const normal = { x: 0, y: 0, z: 0, [k]: UNIT }, c = { x: 0, y: 0, z: 0, [k]: values[k] };
    const handle = { label: k, at: at(c), move: (p) => { values[k] = raw(p[AXES.indexOf(k)]); } };
    return { name: k, table: { lines: () => patch({ point: c, normal }), handles: () => [handle] }, value: values };
}

// All that is drawn of the inputs: name, value and row of the table.
export function parts(model, query, values) {
    const list = [];
    for (const p of model.inputs(query)) {
        const value = values[p.name], items = Array.isArray(value) ? value : [value];
        if (model.isStruct(p.type))
            items.forEach((item, i) => list.push({ name: items.length > 1 ? `${p.name}[${i}]` : p.name, value: item, table: tableOf(model, p, item) }));
    }
    const k = AXIS_PLANES[query.name.slice(0, 8)];
    return k ? [axisPlane(values, k), ...list] : list;
}

function tableOf(model, p, value) {
    if (ARROW.test(p.name) && /^vec/.test(p.type))
        return arrow(value);
    return SHAPES[p.type] ?? byMembers(model, p.type);
}

// A shape that the table lacks: its points, and the shapes in it.
function byMembers(model, type) {
    const members = model.structs.get(type).members.filter((m) => SHAPES[m.type] && !m.length);
    const named = (m, h) => ({ ...h, label: [m.name, h.label].filter(Boolean).join('.') });
    return {
        lines: (v, view) => members.flatMap((m) => SHAPES[m.type].lines?.(v[m.name], view) ?? []),
        handles: (v) => members.flatMap((m) => (SHAPES[m.type].handles?.(v[m.name]) ?? []).map((h) => named(m, h))),
    };
}
