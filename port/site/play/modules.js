// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The three modules: the npm package, the float build, and the idioms of the bench.

import { Engine } from './engine.js';

function bytesOf(base64) {
    return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
}

// The memory behind what the module has itself.
function roomBehind(memory) {
    return memory.grow(8) * 65536;
}

async function instantiate(base64) {
    return (await WebAssembly.instantiate(bytesOf(base64))).instance.exports;
}

async function exactEngine(model) {
    const graze = await npm.load(bytesOf(MODULES.exact));
    const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
    const base = graze.allocate(262144);
    return new Engine(model, 'fixed', { get buffer() { return graze.words.buffer; } }, base, (name) => graze.calls[camel(name)]);
}

async function floatEngine(model) {
    const wasm = await instantiate(MODULES.float);
    const base = roomBehind(wasm.memory);
    return new Engine(model, 'float', wasm.memory, base, (name) => wasm[`grazef_${name}`] ?? wasm[`graze_${name}`]);
}

async function usualEngine(model, exact) {
    const wasm = await instantiate(MODULES.usual);
    const base = roomBehind(wasm.memory);
    const find = (name) => {
        new Uint8Array(wasm.memory.buffer, wasm.usual_name(), 64).set(new TextEncoder().encode(`${name}\0`));
        const index = wasm.usual_find();
        return index ? wasm.__indirect_function_table.get(index) : undefined;
    };
    const engine = new Engine(model, 'fixed', wasm.memory, base, find, exact);
    engine.setFrustum = (at) => wasm.usual_set_frustum(at);
    engine.compared = () => wasm.usual_compared();
    return engine;
}

export async function loadEngines(model) {
    const exact = await exactEngine(model);
    return { exact, float: await floatEngine(model), usual: await usualEngine(model, exact) };
}
