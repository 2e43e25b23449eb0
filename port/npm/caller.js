// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// Calls of the routines. Arguments and results of a call lie where Memory.take says; arrays, meshes and texts are copied to
// memory that is freed after the call. A getter of an argument may call again, so that a call may lie within another.

class Caller {
    constructor(memory, vertexType) {
        this.memory = memory;
        this.vertexType = vertexType;
        this.rooms = [];
        this.count = 0; // the length of the array that `array` passed last
    }

    // Calls the function with the address of so many bytes.
    during(size, call) {
        const { memory, rooms } = this;
        const at = memory.take(size);
        try {
            return call(at);
        } finally {
            while (rooms.length > 0 && rooms[rooms.length - 1].top > at)
                memory.free(rooms.pop().address);
            memory.top = at;
        }
    }

    room(size) {
        const address = this.memory.allocate(size);
        this.rooms.push({ address, top: this.memory.top });
        return address;
    }

    array(type, items, name) {
        if (items instanceof StoredArray) {
            if (items.type.name !== type.name)
                wrongType(items, name, `an array of ${type.name}, but of ${items.type.name}`);
            this.count = items.length;
            return this.own(items, name);
        }
        const length = count(object(items, name).length, 0, name);
        const address = this.room(length * type.size);
        for (let i = 0; i < length; i++)
            type.put(address + i * type.size, items[i], name);
        this.count = length;
        return address;
    }

    // The address, unless that is in the memory of a module that was loaded another time.
    own(stored, name) {
        if (stored.memory !== this.memory)
            throw new TypeError(`${name} belongs to another module`);
        return stored.address;
    }

    mesh(mesh) {
        if (mesh instanceof StoredMesh)
            return this.own(mesh, 'mesh');
        const { address } = storeMesh(this.memory, this.vertexType, object(mesh, 'mesh'));
        this.rooms.push({ address, top: this.memory.top });
        return address;
    }

    // A polygon is the array of its corners, or a StoredArray of them.
    polygon(type, corners, name) {
        const at = this.array(type, corners, name), length = this.count;
        const address = this.room(8);
        this.memory.putWord(address, at);
        this.memory.putWord(address + 4, length);
        return address;
    }

    text(bytes) {
        const address = this.room(bytes.length);
        this.memory.bytes.set(bytes, address);
        return address;
    }

    string(address) {
        const { bytes } = this.memory;
        return new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
    }
}
