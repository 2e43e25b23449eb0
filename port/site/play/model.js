// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The description of the API, port/api.json, as the page uses it: the queries, the layout of structures in memory, and the
// numbers of a value in the order of a link.

const SIZES = { int8: 1, uint8: 1, bool: 1, uint16: 2, int32: 4, uint32: 4, size: 4, float: 4, int64: 8 };
const PLACES = { x: 16, scalar: 16, fraction: 30, wide: 32 };
const RANGES = {
    uint8: [0, 255], uint16: [0, 65535], bool: [0, 1], int32: [-2147483648, 2147483647], uint32: [0, 4294967295],
    int64: [-(2n ** 63n), 2n ** 63n - 1n],
};

export class Model {
    constructor(api) {
        this.api = api;
        this.structs = new Map(api.structs.map((s) => [s.name, s]));
        this.functions = new Map(api.functions.filter((f) => this.isQuery(f)).map((f) => [f.name, f]));
        this.layouts = new Map();
    }

    // A query has a structure among its inputs. Matrices of projection and the conversions of hits have nothing to draw.
    isQuery({ name, parameters }) {
        const inputs = (parameters ?? []).filter((p) => p.direction !== 'out');
        return !/mat4/.test(name) && inputs.some((p) => this.structs.has(p.type)) && inputs.every((p) => !/mat4|_hit|char/.test(p.type));
    }

    // An array that is read has its length, so that length is no input of its own.
    inputs(query) {
        const given = query.parameters.filter((p) => p.direction !== 'out'), lengths = given.map((p) => p.length);
        return given.filter((p) => !lengths.includes(p.name));
    }

    // The input that is the length of an array that is only written: the routine writes as many items as it returns, and at
    // most so many. Undefined for other arrays.
    mostOf(query, p) {
        return p.direction === 'out' ? this.inputs(query).find((q) => q.name === p.length)?.name : undefined;
    }

    isStruct(type) {
        return this.structs.has(type);
    }

    base(type, build = 'fixed') {
        const entry = this.api.types[type];
        return entry ? entry[build] : type;
    }

    range(type) {
        return RANGES[this.base(type)];
    }

    enumNames(type) {
        return this.api.enums.find((e) => e.name === type)?.values;
    }

    layout(type, build) {
        const key = `${type} ${build}`;
        if (!this.layouts.has(key))
            this.layouts.set(key, this.isStruct(type) ? this.structLayout(type, build) : this.numberLayout(type, build));
        return this.layouts.get(key);
    }

    numberLayout(type, build) {
        const size = SIZES[this.base(type, build)];
        return { size, align: size };
    }

    structLayout(type, build) {
        let size = 0, align = 1;
        const members = this.structs.get(type).members.map((m) => {
            const item = this.layout(m.type, build);
            const offset = Math.ceil(size / item.align) * item.align;
            align = Math.max(align, item.align);
            size = offset + item.size * (m.length ?? 1);
            return { ...m, offset, stride: item.size };
        });
        return { size: Math.ceil(size / align) * align, align, members };
    }

    // The fields of a value: name, type, and the object and key where the number lies.
    fields(type, holder, key, name) {
        const value = holder[key];
        if (Array.isArray(value))
            return value.flatMap((_, i) => this.fields(type, value, i, `${name}[${i}]`));
        if (type === 'mesh')
            return [...this.fields('vec3', value, 'vertices', `${name}.vertices`),
                ...this.fields('uint16', value, 'indices', `${name}.indices`)];
        if (type === 'polygon2')
            return this.fields('vec2', value, 'corners', `${name}.corners`);
        if (type === 'frustum' && value.fov !== undefined)
            return this.fields('camera', holder, key, 'camera');
        if (!this.isStruct(type))
            return [{ name, type, holder, key }];
        return this.structs.get(type).members.flatMap((m) => this.fields(m.type, value, m.name, `${name}.${m.name}`));
    }
}

// The number in units as text, or nothing for an integer that is only a count.
export function decimal(type, raw) {
    if (type === 'angle')
        return `${+(raw * 360 / 2 ** 32).toPrecision(9)}°`;
    return PLACES[type] ? String(Number(raw) / 2 ** PLACES[type]) : '';
}

export function toUnits(type, raw) {
    return PLACES[type] ? Number(raw) / 2 ** PLACES[type] : Number(raw);
}

export function parseNumber(model, type, text) {
    if (!/^-?\d{1,20}$/.test(text))
        throw new Error(`${text.slice(0, 30) || 'nothing'} is not an integer`);
    const [least, most] = model.range(type);
    const value = model.base(type) === 'int64' ? BigInt(text) : Number(text);
    if (value < least || value > most)
        throw new Error(`${text} is not from ${least} to ${most}`);
    return value;
}
