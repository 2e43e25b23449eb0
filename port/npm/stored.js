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
        Object.defineProperty(this, 'length', { value: length });
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
    const length = typeof items === 'number' ? integer(items, 0, 2 ** 26, 'the length') : count(object(items, 'items').length, 0, 'items');
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
    const { vertices, indices } = mesh;
    const vertexCount = count(object(vertices, 'vertices').length, 0, 'vertices');
    const indexCount = count(object(indices, 'indices').length, 0, 'indices');
    if (indexCount % 3 !== 0)
        throw new RangeError(`indices has ${indexCount} numbers, not three for each face`);
    const stored = new StoredMesh(memory, 16 + vertexCount * vertexType.size + indexCount * 2);
    try {
        writeVertices(stored, vertexType, vertices, vertexCount);
        writeFaces(stored, 16 + vertexCount * vertexType.size, indices, indexCount, Math.min(vertexCount, 65536));
    } catch (error) {
        stored.free();
        throw error;
    }
    return stored;
}

function writeVertices({ at }, vertexType, vertices, length) {
    for (let i = 0; i < length; i++)
        vertexType.put(at + 16 + i * vertexType.size, vertices[i], 'a vertex');
}

// An index has 16 bits.
function writeFaces({ memory, at }, offset, indices, length, end) {
    for (let i = 0; i < length; i++)
        memory.putHalf(at + offset + i * 2, integer(indices[i], 0, end - 1, 'an index'));
    memory.putWord(at, at + 16);
    memory.putWord(at + 4, at + offset);
    memory.putWord(at + 8, length / 3);
}
