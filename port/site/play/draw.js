// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The picture, as SVG.

import { UNIT, at, dot, plus, times } from './vectors.js';
import { SHAPES, parts } from './shapes.js';

const NS = 'http://www.w3.org/2000/svg';
const FAR = 1e5; // pixels, beyond which browsers draw no lines

export function node(name, attributes = {}, text) {
    const made = document.createElementNS(NS, name);
    for (const [key, value] of Object.entries(attributes))
        made.setAttribute(key, value);
    if (text !== undefined)
        made.textContent = text;
    return made;
}

const held = (x) => Math.max(-FAR, Math.min(FAR, x)).toFixed(2);

function path(view, points, attributes) {
    return node('polyline', { points: points.map((p) => view.project(p).map(held).join(',')).join(' '), ...attributes });
}

// The part of a line that lies near the view, since a line that is held at its ends would turn.
function clipped(view, a, b) {
    const [p, q] = [view.project(a), view.project(b)];
    let [from, to] = [0, 1];
    for (const k of [0, 1]) {
        const d = q[k] - p[k], [low, high] = [(-3000 - p[k]) / d, (5000 - p[k]) / d];
        if (d !== 0) {
            from = Math.max(from, Math.min(low, high));
            to = Math.min(to, Math.max(low, high));
        }
    }
    const place = (t) => [0, 1].map((k) => (p[k] + (q[k] - p[k]) * t).toFixed(2));
    return from <= to ? [...place(from), ...place(to)] : null;
}

function line(view, a, b, attributes) {
    const ends = clipped(view, a, b);
    if (!ends)
        return node('g');
    const [x1, y1, x2, y2] = ends;
    return node('line', { x1, y1, x2, y2, ...attributes });
}

function grid(view) {
    const group = node('g', { class: 'grid' });
    const step = view.step(), half = view.flat ? Math.ceil(view.width / view.scale / step / 2) + 1 : 8;
    const other = view.flat ? 1 : 2;
    const first = (k) => Math.round(view.middle[k] / step);
    for (let i = -half; i <= half; i++)
        for (const [k, across] of [[0, other], [other, 0]]) {
            const a = [0, 0, 0], b = [0, 0, 0];
            a[k] = b[k] = (first(k) + i) * step;
            a[across] = (first(across) - half) * step;
            b[across] = (first(across) + half) * step;
            group.append(line(view, a, b, first(k) + i === 0 ? { class: 'axis' } : {}));
        }
    return group;
}

// The axes of the world in a corner, and the length of a step of the grid.
function legend(view) {
    const group = node('g', { class: 'legend' }), [x0, y0] = [44, view.height - 44];
    for (const [name, axis] of [['x', [1, 0, 0]], ['y', [0, 1, 0]], ['z', [0, 0, 1]]]) {
        const [x, y] = [dot(axis, view.right) * 26, -dot(axis, view.up) * 26];
        if (view.flat && name === 'z')
            continue;
        group.append(node('line', { x1: x0, y1: y0, x2: x0 + x, y2: y0 + y, class: name }));
        group.append(node('text', { x: x0 + x * 1.35, y: y0 + y * 1.35 + 4, 'text-anchor': 'middle' }, name));
    }
    const step = view.step();
    const words = step * UNIT < 1000 ? `grid: ${+(step * UNIT).toPrecision(3)} raw` : `grid: ${+step.toPrecision(3)}`;
    group.append(node('text', { x: view.width - 14, y: view.height - 14, 'text-anchor': 'end' }, words));
    return group;
}

function shape(view, part, index) {
    const group = node('g', { class: `shape ${part.table.line ? 'path' : `s${index % 3}`}` });
    for (const points of part.table.lines?.(part.value, view) ?? [])
        if (points.length === 2)
            group.append(line(view, ...points, part.table.line ? { 'marker-end': 'url(#arrow)' } : {}));
        else
            group.append(path(view, points, { class: `${points.fill === true ? 'fill' : ''} ${points.faint ? 'faint' : ''}` }));
    return group;
}

function hitMark(view, hit) {
    const group = node('g', { class: 'hit' });
    const [x, y] = view.project(at(hit.point)).map(held);
    const tip = plus(at(hit.point), times(at(hit.normal), 70 / view.scale));
    group.append(line(view, at(hit.point), tip, { class: 'normal', 'marker-end': 'url(#normal)' }));
    group.append(node('circle', { cx: x, cy: y, r: 10, class: 'point' }));
    return group;
}

const isVector = (type) => /^vec[23]$/.test(type);

// What a routine has made: points, boxes, rays ...
function made(view, { name, type, value }) {
    const group = node('g', { class: 'made' }), items = Array.isArray(value) ? value : [value];
    for (const item of items) {
        if (item?.point && item.normal && type !== 'plane')
            group.append(hitMark(view, item));
        else if (SHAPES[type] && !isVector(type) && type !== 'frustum')
            group.append(shape(view, { value: item, table: SHAPES[type] }, 0));
        else if (isVector(type)) {
            const [x, y] = view.project(at(item)).map(held);
            group.append(node('circle', { cx: x, cy: y, r: 5, class: 'point' }));
            if (items.length === 1)
                group.append(node('text', { x: +x + 10, y: +y - 8 }, name));
        }
    }
    return group;
}

// The faces of a mesh that the answer names.
function found(view, mesh, answer) {
    const group = node('g', { class: 'found' }), faces = SHAPES.mesh.lines(mesh);
    const named = answer.filter((a) => /^faces?$/.test(a.name)).flatMap((a) => a.value);
    group.append(...named.filter((i) => faces[i]).map((i) => path(view, faces[i], {})));
    return group;
}

// A mover at another place: all its vectors are places.
function shifted(value, by) {
    if (typeof value !== 'object')
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, key in by ? v + by[key] : shifted(v, by)]));
}

// The mover where it is free, or nothing if it does not move.
function freedOf(list, answer) {
    const mover = list.find((part) => part.name === 'mover'), move = answer.find((a) => a.name === 'move')?.value;
    return mover && move && { ...mover, value: shifted(mover.value, move) };
}

const middleOf = ({ table, value }) => (table.handles(value).find((h) => h.label === 'center') ?? table.handles(value)[0]).at;

// The freed mover, the way to it, and the normal.
function freedMark(view, list, freed, normal) {
    const group = node('g', { class: 'freed' }), to = middleOf(freed);
    group.append(shape(view, freed, list.findIndex((part) => part.name === 'mover')));
    group.append(line(view, middleOf(list.find((part) => part.name === 'mover')), to, { class: 'way', 'marker-end': 'url(#arrow)' }));
    group.append(line(view, to, plus(to, times(at(normal), 50 / view.scale)), { class: 'normal', 'marker-end': 'url(#normal)' }));
    return group;
}

// What a view has to show beside the handles; a ray may be very long.
export function extent(view, model, query, values, answer) {
    const list = parts(model, query, values), freed = freedOf(list, answer);
    return [...list, freed].filter((part) => part && !part.table.line).flatMap((part) => part.table.lines?.(part.value, view) ?? []).flat();
}

export function lineOf(view, model, query, values) {
    const part = parts(model, query, values).find((p) => p.table.line);
    return part?.table.lines(part.value, view)[0];
}

export function handlesOf(model, query, values) {
    return parts(model, query, values).flatMap((part) => (part.table.handles?.(part.value) ?? []).map((h) => ({
        ...h, label: h.label ? `${part.name}.${h.label}` : part.name,
    })));
}

export function picture(view, model, query, values, answer) {
    const list = parts(model, query, values);
    const group = node('g');
    group.append(grid(view), legend(view), ...list.map((part, i) => shape(view, part, i)));
    for (const mesh of Object.values(values).filter((v) => v?.indices))
        group.append(found(view, mesh, answer));
    const freed = freedOf(list, answer), [a, b] = ['on_a', 'on_b'].map((name) => answer.find((x) => x.name === name));
    if (a && b)
        group.append(line(view, at(a.value), at(b.value), { class: 'between' }));
    if (freed)
        group.append(freedMark(view, list, freed, answer.find((x) => x.name === 'normal').value));
    group.append(...answer.filter((x) => !freed || !/^(move|normal)$/.test(x.name)).map((x) => made(view, x)));
    return group;
}
