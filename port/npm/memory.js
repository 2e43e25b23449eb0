// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The memory of the module, behind its own data and stack. Arguments and results of one call lie in a part that is used
// anew by each call; arrays and meshes lie behind it, where they stay until they are freed.

const CALL_BYTES = 4096; // the most that one call takes is below 1 KB; a getter of an argument may call again
const MOST_BYTES = 2 ** 31; // an address has 31 bits, so that it may be shifted

class Memory {
    constructor(exports) {
        this.wasm = exports.memory;
        this.top = aligned(exports.__heap_base.value);
        this.end = this.top + CALL_BYTES;
        this.gaps = [{ address: this.end, size: this.wasm.buffer.byteLength - this.end }];
        this.sizes = new Map();
        this.look();
    }

    // The views of a memory end when it grows.
    look() {
        const buffer = this.wasm.buffer;
        this.words = new Int32Array(buffer);
        this.wides = new BigInt64Array(buffer);
        this.halves = new Uint16Array(buffer);
        this.bytes = new Uint8Array(buffer);
    }

    // To compute a value may call a getter that replaces the views, so each of these looks for its view afterwards.
    putByte(address, value) {
        this.bytes[address] = value;
    }

    putHalf(address, value) {
        this.halves[address >> 1] = value;
    }

    putWord(address, value) {
        this.words[address >> 2] = value;
    }

    putWide(address, value) {
        this.wides[address >> 3] = value;
    }

    // Room for one call; the call sets `top` back.
    take(size) {
        const address = this.top;
        if (address + size > this.end)
            throw new Error('graze: too many calls from within arguments of a call');
        this.top = address + aligned(Math.max(size, 1));
        return address;
    }

    allocate(size) {
        const wanted = aligned(Math.max(size, 1));
        let gap = this.gaps.find((g) => g.size >= wanted);
        if (gap === undefined)
            gap = this.grow(wanted);
        const { address } = gap;
        gap.address += wanted;
        gap.size -= wanted;
        if (gap.size === 0)
            this.gaps.splice(this.gaps.indexOf(gap), 1);
        this.sizes.set(address, wanted);
        return address;
    }

    grow(wanted) {
        const before = this.wasm.buffer.byteLength;
        const pages = Math.ceil(Math.max(wanted, Math.min(before, MOST_BYTES - before)) / 65536);
        if (before + pages * 65536 > MOST_BYTES)
            throw new RangeError(`graze: no memory for ${wanted} bytes`);
        this.wasm.grow(pages);
        this.look();
        this.insert(before, pages * 65536);
        return this.gaps[this.gaps.length - 1];
    }

    free(address) {
        const size = this.sizes.get(address);
        if (size === undefined)
            throw new Error(`graze: ${address} is not the address of allocated memory`);
        this.sizes.delete(address);
        this.insert(address, size);
    }

    // The gaps are in the order of their addresses, and no two of them touch.
    insert(address, size) {
        let at = this.gaps.findIndex((g) => g.address > address);
        if (at < 0)
            at = this.gaps.length;
        const gap = { address, size };
        const before = this.gaps[at - 1];
        const after = this.gaps[at];
        this.gaps.splice(at, 0, gap);
        if (after !== undefined && gap.address + gap.size === after.address) {
            gap.size += after.size;
            this.gaps.splice(at + 1, 1);
        }
        if (before !== undefined && before.address + before.size === gap.address) {
            before.size += gap.size;
            this.gaps.splice(at, 1);
        }
    }
}

function aligned(size) {
    return Math.ceil(size / 8) * 8;
}
