// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// A query as text: the link of the page, the line for graze_query, and C.

import { parseNumber } from './model.js';

const MOST_ITEMS = 64;

export function fieldsOf(model, query, values) {
    return model.inputs(query).flatMap((p) => model.fields(p.type, values, p.name, p.name));
}

// The lengths of arrays come first, then all numbers: #aabb_from_points:3;...
export function toLink(model, query, values) {
    const lengths = model.inputs(query).flatMap((p) => lengthsOf(p, values[p.name]));
    const numbers = fieldsOf(model, query, values).map((f) => String(f.holder[f.key]));
    return `#${query.name}:${lengths.length ? `${lengths.join(',')};` : ''}${numbers.join(',')}`;
}

function lengthsOf(p, value) {
    if (p.type === 'mesh')
        return [value.vertices.length, value.indices.length];
    if (p.type === 'polygon2')
        return [value.corners.length];
    return p.by === 'array' ? [value.length] : [];
}

function resized(items, length) {
    if (!(length >= 0 && length <= MOST_ITEMS))
        throw new Error(`the link has an array of ${length} items, not 0 to ${MOST_ITEMS}`);
    return Array.from({ length }, (_, i) => structuredClone(items[i % items.length]));
}

function resize(model, query, values, lengths) {
    for (const p of model.inputs(query))
        if (p.type === 'mesh')
            values[p.name] = { vertices: resized(values[p.name].vertices, lengths.shift()), indices: resized(values[p.name].indices, lengths.shift()) };
        else if (p.type === 'polygon2')
            values[p.name] = { corners: resized(values[p.name].corners, lengths.shift()) };
        else if (p.by === 'array')
            values[p.name] = resized(values[p.name], lengths.shift());
}

// Returns { query, values }, or throws an error with a sentence for the reader.
export function fromLink(model, hash, defaults) {
    const match = /^#?(\w+)(?::(?:([\d,]*);)?(-?[\d,-]*))?$/.exec(decodeURIComponent(hash));
    if (!match)
        throw new Error('the link is not one of this page');
    const query = model.functions.get(match[1]);
    if (!query)
        throw new Error(`there is no query ${match[1].slice(0, 40)}`);
    const values = defaults(model, query);
    if (match[3] === undefined)
        return { query, values };
    if (match[2])
        resize(model, query, values, match[2].split(',').map(Number));
    readNumbers(fieldsOf(model, query, values), match[3].split(','), model);
    check(model, query, values);
    return { query, values };
}

function readNumbers(fields, texts, model) {
    if (texts.length !== fields.length)
        throw new Error(`the link has ${texts.length} numbers, and the query takes ${fields.length}`);
    fields.forEach((f, i) => { f.holder[f.key] = parseNumber(model, f.type, texts[i]); });
}

// Throws an error with a sentence if the page cannot compute this.
export function check(model, query, values) {
    for (const most of query.parameters.map((p) => model.mostOf(query, p)).filter(Boolean))
        if (values[most] > MOST_ITEMS)
            throw new Error(`the page has no room for more than ${MOST_ITEMS}`);
    for (const { vertices, indices } of Object.values(values).filter((v) => v?.indices))
        if (indices.length % 3 !== 0 || indices.some((i) => i >= vertices.length))
            throw new Error('the mesh has an index without a vertex');
}

// The number behind the pointers of a structure.
function countOf(p, value) {
    if (p.type === 'mesh')
        return [value.indices.length / 3];
    return p.type === 'polygon2' ? [value.corners.length] : [];
}

// The line that graze_query takes; a frustum is made of its camera by the exact engine.
export function queryLine(model, query, values, engine) {
    const numbers = [];
    for (const p of query.parameters.filter((q) => q.direction !== 'out')) {
        const array = model.inputs(query).find((q) => q.length === p.name);
        if (array)
            numbers.push(values[array.name].length);
        else if (p.type === 'frustum')
            numbers.push(...model.fields('frustum', { f: engine.frustumOf(values[p.name]) }, 'f', '').map((f) => f.holder[f.key]));
        else
            numbers.push(...model.fields(p.type, values, p.name, '').map((f) => f.holder[f.key]), ...countOf(p, values[p.name]));
    }
    return `graze_${query.name} ${numbers.join(' ')}`;
}

function literal(model, type, value) {
    const base = model.base(type);
    if (base === 'int64')
        return value === -(2n ** 63n) ? '(-INT64_C(9223372036854775807) - 1)' : `INT64_C(${value})`;
    if (base === 'uint32')
        return `UINT32_C(${value})`;
    return value === -2147483648 ? '(-2147483647 - 1)' : String(value);
}

function initializer(model, type, value) {
    if (Array.isArray(value))
        return `{${value.map((v) => initializer(model, type, v)).join(', ')}}`;
    if (!model.isStruct(type))
        return literal(model, type, value);
    return `{${model.structs.get(type).members.map((m) => initializer(model, m.type, value[m.name])).join(', ')}}`;
}

const BASES = { bool: 'bool', float: 'float', size: 'size_t', char: 'char' };

function typeName(model, type) {
    return model.isStruct(type) || model.api.types[type] ? `graze_${type}` : BASES[type] ?? `${type}_t`;
}

function declareInput(model, p, value) {
    if (p.type === 'mesh')
        return [`static const graze_vec3 vertices[] = ${initializer(model, 'vec3', value.vertices)};`,
            `static const uint16_t indices[] = ${initializer(model, 'uint16', value.indices)};`,
            `const graze_mesh ${p.name} = {vertices, indices, ${value.indices.length / 3}};`];
    if (p.type === 'polygon2')
        return [`static const graze_vec2 corners_of_${p.name}[] = ${initializer(model, 'vec2', value.corners)};`,
            `const graze_polygon2 ${p.name} = {corners_of_${p.name}, ${value.corners.length}};`];
    if (p.type === 'frustum')
        return [`const graze_camera camera = ${initializer(model, 'camera', value)};`, `graze_frustum ${p.name};`,
            `graze_frustum_from_camera(&camera, &${p.name});`];
    const array = p.by === 'array' ? `[${value.length}]` : '';
    return [`${p.direction === 'in' ? 'const ' : ''}${typeName(model, p.type)} ${p.name}${array} = ${initializer(model, p.type, value)};`];
}

// C has no array without items.
function lengthOfOutput(model, query, p, values) {
    const most = model.mostOf(query, p), array = model.inputs(query).find((q) => q.length === p.length);
    return most ? Math.max(values[most], 1) : array ? values[array.name].length : p.length;
}

// The lines of C, as they compile in a function.
export function toC(model, query, values) {
    const inputs = model.inputs(query), lines = [], args = [];
    for (const p of query.parameters) {
        const array = inputs.find((q) => q.length === p.name);
        if (array)
            args.push(values[array.name].length);
        else
            args.push(p.by === 'pointer' ? `&${p.name}` : p.name);
        if (inputs.includes(p))
            lines.push(...declareInput(model, p, values[p.name]));
        else if (p.direction === 'out')
            lines.push(`${typeName(model, p.type)} ${p.name}${p.by === 'array' ? `[${lengthOfOutput(model, query, p, values)}]` : ''};`);
    }
    const name = inputs.concat(query.parameters).some((p) => p.name === 'result') ? 'answer' : 'result';
    const kept = query.returns === 'void' ? '' : `${typeName(model, query.returns)} ${name} = `;
    return `${lines.join('\n')}\n${kept}graze_${query.name}(${args.join(', ')});`;
}
