// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// Calls of a module of WebAssembly by the description of the API. A structure that C passes by value is an address, and one
// that C returns is written to an address that is passed first.

import { toUnits } from './model.js';

const ARENA = 262144;

export class Engine {
    // find(name) returns the function; frustums: the engine that makes frustums of cameras
    constructor(model, build, memory, base, find, frustums) {
        Object.assign(this, { model, build, memory, base, find, frustums: frustums ?? this });
    }

    get view() {
        return new DataView(this.memory.buffer);
    }

    room(size) {
        const at = this.top;
        this.top += Math.ceil(Math.max(size, 1) / 8) * 8;
        if (this.top > this.base + ARENA)
            throw new Error('the query is too large for the page');
        return at;
    }

    put(at, type, value) {
        const { model, build } = this;
        const layout = model.layout(type, build);
        if (!layout.members)
            return this.putNumber(at, type, value);
        for (const m of layout.members)
            for (let i = 0; i < (m.length ?? 1); i++)
                this.put(at + m.offset + i * m.stride, m.type, m.length ? value[m.name][i] : value[m.name]);
    }

    putNumber(at, type, value) {
        const { view } = this;
        switch (this.model.base(type, this.build)) {
        case 'float': return view.setFloat32(at, toUnits(type, value), true);
        case 'int64': return view.setBigInt64(at, BigInt(value), true);
        case 'uint16': return view.setUint16(at, value, true);
        case 'uint8': case 'int8': case 'bool': return view.setUint8(at, Number(value));
        default: return view.setInt32(at, value, true);
        }
    }

    get(at, type) {
        const layout = this.model.layout(type, this.build);
        if (!layout.members)
            return this.getNumber(at, type);
        const value = {};
        for (const m of layout.members) {
            const items = Array.from({ length: m.length ?? 1 }, (_, i) => this.get(at + m.offset + i * m.stride, m.type));
            value[m.name] = m.length ? items : items[0];
        }
        return value;
    }

    getNumber(at, type) {
        const { view } = this;
        switch (this.model.base(type, this.build)) {
        case 'float': return view.getFloat32(at, true);
        case 'int64': return view.getBigInt64(at, true);
        case 'uint16': return view.getUint16(at, true);
        case 'uint8': case 'int8': case 'bool': return view.getUint8(at);
        case 'uint32': case 'size': return view.getUint32(at, true);
        default: return view.getInt32(at, true);
        }
    }

    array(type, items) {
        const { size } = this.model.layout(type, this.build);
        const at = this.room(size * items.length);
        items.forEach((item, i) => this.put(at + i * size, type, item));
        return at;
    }

    mesh({ vertices, indices }) {
        const at = this.room(12);
        const words = [this.array('vec3', vertices), this.array('uint16', indices), indices.length / 3];
        words.forEach((word, i) => this.view.setInt32(at + 4 * i, word, true));
        return at;
    }

    polygon({ corners }) {
        const at = this.room(8);
        const words = [this.array('vec2', corners), corners.length];
        words.forEach((word, i) => this.view.setInt32(at + 4 * i, word, true));
        return at;
    }

    // The page has a camera in place of each frustum.
    frustum(camera) {
        const at = this.room(this.model.layout('frustum', this.build).size);
        if (this.frustums === this)
            this.find('frustum_from_camera')(this.array('camera', [camera]), at);
        else
            this.copyFrustum(at, this.frustums.frustumOf(camera));
        return at;
    }

    copyFrustum(at, frustum) {
        this.put(at, 'frustum', frustum);
        this.setFrustum(at);
    }

    frustumOf(camera) {
        this.top = this.base;
        return this.get(this.frustum(camera), 'frustum');
    }

    passed(p, value, counts) {
        if (p.type === 'mesh')
            return this.mesh(value);
        if (p.type === 'polygon2')
            return this.polygon(value);
        if (p.type === 'frustum' && p.direction === 'in')
            return this.frustum(value);
        if (Array.isArray(value)) {
            counts[p.length] = value.length;
            return this.array(p.type, value);
        }
        if (this.model.isStruct(p.type) || p.by === 'pointer')
            return this.array(p.type, [value]);
        return this.model.base(p.type, this.build) === 'float' ? toUnits(p.type, value) : value;
    }

    // Returns what the routine returns and what it writes, by name, or null if it lacks the routine.
    call(query, values) {
        const routine = this.find(query.name);
        if (!routine)
            return null;
        this.top = this.base;
        const counts = {}, outputs = [], args = [];
        const { returns } = query;
        const returned = this.model.isStruct(returns) ? this.output(outputs, { name: 'result', type: returns }, 1) : null;
        const inputs = this.model.inputs(query);
        for (const p of query.parameters.filter((q) => inputs.includes(q)))
            p.passed = this.passed(p, values[p.name], counts);
        for (const most of query.parameters.map((p) => this.model.mostOf(query, p)).filter(Boolean))
            counts[most] = values[most];
        for (const p of query.parameters)
            args.push(this.argument(p, inputs, counts, outputs));
        const result = routine(...(returned === null ? args : [returned, ...args]));
        return this.answer(query, result, outputs);
    }

    argument(p, inputs, counts, outputs) {
        if (p.direction === 'out')
            return this.output(outputs, p, p.by === 'array' ? counts[p.length] ?? p.length : 1);
        if (!inputs.includes(p))
            return counts[p.name];
        if (p.direction === 'inout')
            outputs.push({ p, at: p.passed, length: 1 });
        return p.passed;
    }

    output(outputs, p, length) {
        const at = this.room(this.model.layout(p.type, this.build).size * length);
        outputs.push({ p, at, length });
        return at;
    }

    answer(query, result, outputs) {
        const answer = [];
        const { returns } = query;
        if (returns !== 'void' && !this.model.isStruct(returns))
            answer.push({ name: 'result', type: returns, value: this.model.base(returns) === 'uint32' ? result >>> 0 : result });
        for (const { p, at, length } of outputs)
            if (!(p.conditional && result === 0))
                answer.push({ name: p.name, type: p.type, value: this.read(p, at, this.model.mostOf(query, p) ? Math.min(length, result >>> 0) : length) });
        return answer;
    }

    read(p, at, length) {
        const { size } = this.model.layout(p.type, this.build);
        const items = Array.from({ length }, (_, i) => this.get(at + i * size, p.type));
        return p.by === 'array' ? items : items[0];
    }
}
