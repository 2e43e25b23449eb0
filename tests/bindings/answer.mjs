// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// node tests/bindings/answer.mjs PACKAGE <REQUESTS >REPLIES
//
// Answers the calls of tests/bindings/remote through the npm package in that folder: by turns with units and with raw integers.
import { readFileSync, readSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const api = JSON.parse(readFileSync(new URL('../../port/api.json', import.meta.url)));
const { load } = await import(pathToFileURL(`${process.argv[2]}/node.js`));
const graze = await load();
const structs = Object.fromEntries(api.structs.map((s) => [s.name, s]));
const SIZES = { int8: 1, uint8: 1, bool: 1, uint16: 2, int32: 4, uint32: 4, float: 4, int64: 8, size: 8 };
const METHODS = { int8: 'Int8', uint8: 'Uint8', bool: 'Uint8', uint16: 'Uint16', int32: 'Int32', uint32: 'Uint32', float: 'Float32',
    int64: 'BigInt64', size: 'BigUint64' };
const ONES = { scalar: 65536, fraction: 2 ** 30 };

const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const baseOf = (type) => api.types[type]?.fixed ?? type;
const sizeOf = (type) => structs[type]?.size ?? SIZES[baseOf(type)];

// ---- Bytes of C as values of the package, and back; `raw`: numbers are raw integers ----

let view, at;

function readNumber(type, raw, place) {
    const number = view[`get${METHODS[baseOf(type)]}`](place, true);
    return type in ONES && !raw ? number / ONES[type] : number;
}

function readMember(member, raw, place) {
    const items = (dimensions, from, size) => {
        if (dimensions.length === 0)
            return readAt(member.type, raw, from);
        const step = size / dimensions[0];
        return Array.from({ length: dimensions[0] }, (_, i) => items(dimensions.slice(1), from + i * step, step));
    };
    const dimensions = member.dimensions ?? (member.length ? [member.length] : []);
    return items(dimensions, place + member.offset, sizeOf(member.type) * (member.length ?? 1));
}

function readAt(type, raw, place) {
    if (!(type in structs))
        return readNumber(type, raw, place);
    return Object.fromEntries(structs[type].members.map((m) => [camel(m.name), readMember(m, raw, place)]));
}

function next(type, raw) {
    const value = readAt(type, raw, at);
    at += sizeOf(type);
    return value;
}

const nextMany = (count, type, raw) => Array.from({ length: count }, () => next(type, raw));
const nextCount = () => next('uint32', true);

function writeNumber(out, type, value, raw) {
    const base = baseOf(type);
    const number = SIZES[base] === 8 ? BigInt(value) : type in ONES && !raw ? value * ONES[type] : Number(value);
    const bytes = new DataView(new ArrayBuffer(SIZES[base]));
    bytes[`set${METHODS[base]}`](0, number, true);
    // A number that is not an integer of the type must not pass as one that is.
    if (base !== 'float' && BigInt(bytes[`get${METHODS[base]}`](0, true)) !== BigInt(number))
        throw new Error(`${value} is not a number of type ${type}`);
    out.push(...new Uint8Array(bytes.buffer));
}

function write(out, type, value, raw) {
    if (!(type in structs))
        return writeNumber(out, type, value, raw);
    const place = out.length;
    for (const member of structs[type].members) {
        if (out.length - place !== member.offset)
            throw new Error(`${type}.${member.name} is not at ${member.offset}`);
        for (const item of member.length ? value[camel(member.name)].flat() : [value[camel(member.name)]])
            write(out, member.type, item, raw);
    }
}

// ---- Calls ----

function readArgument(p, raw) {
    if (p.type === 'char') {
        const length = nextCount();
        at += length;
        return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at - length, length));
    }
    if (p.type === 'mesh') {
        const vertices = nextMany(nextCount(), 'vec3', raw);
        return { vertices, indices: nextMany(nextCount(), 'uint16', raw) };
    }
    if (p.type === 'polygon2')
        return nextMany(nextCount(), 'vec2', raw);
    if (p.by === 'array')
        return nextMany(typeof p.length === 'number' ? p.length : nextCount(), p.type, raw);
    return next(p.type, raw);
}

function writeOutput(out, p, value, raw) {
    if (p.conditional)
        out.push(value === null ? 0 : 1);
    if (value === null)
        return;
    for (const item of p.by === 'array' ? value : [value])
        write(out, p.type, item, raw);
}

function writeText(out, text) {
    write(out, 'size', text.length, true);
    write(out, 'uint32', text.length, true);
    out.push(...new TextEncoder().encode(text));
}

function answer(f, raw) {
    const lengths = f.parameters.filter((p) => p.direction !== 'out').map((p) => p.length);
    const taken = f.parameters.filter((p) => p.direction !== 'out' && !lengths.includes(p.name));
    const outputs = f.parameters.filter((p) => p.direction !== 'in');
    const given = taken.map((p) => readArgument(p, raw));
    if (at !== view.byteLength)
        throw new Error(`${f.name}: ${view.byteLength - at} bytes of the request are left`);
    const returned = (raw ? graze.raw : graze)[camel(f.name)](...given);
    const out = [];
    if (outputs.some((p) => p.type === 'char')) {
        writeText(out, returned);
        return out;
    }
    if (f.returns !== 'void')
        write(out, f.returns, outputs.length === 0 ? returned : returned.result, raw);
    const single = f.returns === 'void' && outputs.length === 1;
    for (const p of outputs)
        writeOutput(out, p, single ? returned : returned[camel(p.name)], raw);
    return out;
}

// ---- Requests and replies ----

function receive(size) {
    const bytes = new Uint8Array(size);
    let got = 0;
    while (got < size) {
        const n = readSync(0, bytes, got, size - got, null);
        if (n === 0)
            return null;
        got += n;
    }
    return new DataView(bytes.buffer);
}

let turn = false;
for (let length; (length = receive(4)) !== null; turn = !turn) {
    view = receive(length.getUint32(0, true));
    at = 2;
    const out = answer(api.functions[view.getUint16(0, true)], turn);
    const reply = new Uint8Array(4 + out.length);
    new DataView(reply.buffer).setUint32(0, out.length, true);
    reply.set(out, 4);
    writeSync(1, reply);
}
