// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// From the bytes of the module to its routines.

function graze(wasm) {
    const memory = new Memory(wasm);
    const calls = callsOf(wasm);
    return {
        ...surface(memory, routines(memory, calls, UNITS)),
        raw: { ...surface(memory, routines(memory, calls, RAW)), ...RAW_CONSTANTS },
        calls,
        allocate: (size) => memory.allocate(integer(size, 0, 2 ** 31, 'the size')),
        free: (address) => memory.free(address),
        get words() {
            return memory.words;
        },
    };
}

// The routines of the module under the names that they have here: graze_sphere_raycast is sphereRaycast.
function callsOf(wasm) {
    const calls = {};
    for (const name of Object.keys(wasm).filter((key) => key.startsWith('graze_')))
        calls[name.slice(6).replace(/_(\w)/g, (_, letter) => letter.toUpperCase())] = wasm[name];
    return calls;
}

function surface(memory, { functions, types }) {
    return {
        ...functions,
        array: (name, items) => storeArray(memory, typeOf(types, name), items),
        mesh: (mesh) => storeMesh(memory, types.vec3, object(mesh, 'the mesh')),
        read: (name, address) => typeOf(types, name).get(place(memory, types[name], address)),
        write: (name, address, value) => typeOf(types, name).put(place(memory, types[name], address), value, name),
        sizeOf: (name) => typeOf(types, name).size,
    };
}

function typeOf(types, name) {
    if (!Object.hasOwn(types, name))
        throw new TypeError(`${name} is not the name of a structure`);
    return types[name];
}

function place(memory, type, address) {
    integer(address, 0, memory.bytes.length - type.size, 'the address');
    if (address % type.align !== 0)
        throw new RangeError(`the address is ${address}, not a multiple of ${type.align}`);
    return address;
}

function loadSync(source) {
    const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
    return graze(new WebAssembly.Instance(module).exports);
}

// The source may be a promise, a response of fetch, bytes, or a module that is compiled already.
async function loadFrom(source) {
    let from = await source;
    if (typeof Response === 'function' && from instanceof Response) {
        if (!from.ok)
            throw new Error(`graze: ${from.url}: ${from.status} ${from.statusText}`);
        from = await from.arrayBuffer();
    }
    const module = from instanceof WebAssembly.Module ? from : await WebAssembly.compile(from);
    return graze((await WebAssembly.instantiate(module)).exports);
}
