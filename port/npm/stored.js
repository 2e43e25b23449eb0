// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// Arrays and meshes that stay in the memory of the module until they are freed.

class Stored {
    constructor(memory, size) {
        this.memory = memory;
        this.size = size;
        this.at = memory.allocate(size);
    }

    get address() {
        if (this.at === 0)
            throw new Error('graze: it has been freed');
        return this.at;
    }

    // The raw integers of all of it. The view ends when the memory grows.
    get words() {
        return new Int32Array(this.memory.wasm.buffer, this.address, this.size >> 2);
    }

    free() {
        this.memory.free(this.address);
        this.at = 0;
    }
}

class StoredArray extends Stored {
    constructor(memory, type, length) {
        super(memory, type.size * length);
        this.type = type;
        this.length = length;
        this.memory.bytes.fill(0, this.at, this.at + this.size);
    }

    place(index) {
        return this.address + this.type.size * integer(index, 0, this.length - 1, 'the index');
    }

    get(index) {
        return this.type.get(this.place(index));
    }

    set(index, value) {
        this.type.put(this.place(index), value, `item ${index}`);
    }
}

class StoredMesh extends Stored {}

function storeArray(memory, type, items) {
    const length = typeof items === 'number' ? integer(items, 0, 2 ** 26, 'the length') : list(items, 0, 'items').length;
    const array = new StoredArray(memory, type, length);
    if (typeof items !== 'number')
        fill(array, items);
    return array;
}

function fill(array, items) {
    try {
        for (let i = 0; i < array.length; i++)
            array.set(i, items[i]);
    } catch (error) {
        array.free();
        throw error;
    }
}

// The vertices, the indices and graze_mesh itself, which is 12 bytes here, in one piece.
function storeMesh(memory, vertexType, mesh) {
    const vertices = list(mesh.vertices, 0, 'vertices');
    const indices = list(mesh.indices, 0, 'indices');
    if (indices.length % 3 !== 0)
        throw new RangeError(`indices has ${indices.length} numbers, not three for each face`);
    const vertexBytes = vertices.length * vertexType.size;
    const stored = new StoredMesh(memory, 16 + vertexBytes + indices.length * 2);
    try {
        writeMesh(stored, vertexType, vertices, indices);
    } catch (error) {
        stored.free();
        throw error;
    }
    return stored;
}

function writeMesh({ memory, at }, vertexType, vertices, indices) {
    const firstIndex = at + 16 + vertices.length * vertexType.size;
    for (let i = 0; i < vertices.length; i++)
        vertexType.put(at + 16 + i * vertexType.size, vertices[i], 'a vertex');
    for (let i = 0; i < indices.length; i++)
        memory.halves[(firstIndex >> 1) + i] = integer(indices[i], 0, vertices.length - 1, 'an index');
    memory.words[at >> 2] = at + 16;
    memory.words[(at >> 2) + 1] = firstIndex;
    memory.words[(at >> 2) + 2] = indices.length / 3;
}
