// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// palette.mjs FROM.png TO.png
//
// A screenshot with at most 256 colours, a third as large: for pictures in the repository.

import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';

const COLOURS = 256;

function chunks(bytes) {
    const found = [];
    for (let at = 8; at < bytes.length;) {
        const length = bytes.readUInt32BE(at);
        found.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) });
        at += 12 + length;
    }
    return found;
}

function paeth(a, b, c) {
    const p = a + b - c, [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

// The bytes of the pixels without the filters of the rows.
function unfiltered(packed, width, height, size) {
    const pitch = width * size, out = Buffer.alloc(pitch * height);
    for (let y = 0; y < height; y++) {
        const filter = packed[y * (pitch + 1)];
        for (let x = 0; x < pitch; x++) {
            const at = y * pitch + x;
            const a = x >= size ? out[at - size] : 0, b = y > 0 ? out[at - pitch] : 0, c = x >= size && y > 0 ? out[at - pitch - size] : 0;
            out[at] = packed[y * (pitch + 1) + 1 + x] + [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter];
        }
    }
    return out;
}

function nearest(palette, colour) {
    const far = (other) => [16, 8, 0].reduce((sum, s) => sum + ((colour >> s & 255) - (other >> s & 255)) ** 2, 0);
    return palette.reduce((best, other, i) => (far(other) < far(palette[best]) ? i : best), 0);
}

// The most frequent colours, and for each pixel the nearest of them.
function indexed(pixels, size) {
    const colours = [], counts = new Map(), places = new Map();
    for (let i = 0; i < pixels.length; i += size)
        colours.push(pixels.readUIntBE(i, 3));
    for (const c of colours)
        counts.set(c, (counts.get(c) ?? 0) + 1);
    const palette = [...counts].sort((a, b) => b[1] - a[1]).slice(0, COLOURS).map(([c]) => c);
    for (const c of counts.keys())
        places.set(c, nearest(palette, c));
    return { palette, indices: colours.map((c) => places.get(c)) };
}

function crc32(bytes) {
    let crc = -1;
    for (const byte of bytes) {
        crc ^= byte;
        for (let i = 0; i < 8; i++)
            crc = crc >>> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
}

function chunk(type, data) {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]), out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
}

function encoded({ palette, indices }, width, height) {
    const head = Buffer.alloc(13), rows = Buffer.alloc((width + 1) * height);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([8, 3], 8); // 8 bits, a palette
    indices.forEach((index, i) => { rows[Math.floor(i / width) * (width + 1) + 1 + i % width] = index; });
    const colours = Buffer.from(palette.flatMap((c) => [c >> 16, c >> 8 & 255, c & 255]));
    const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
    return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

const parts = chunks(readFileSync(process.argv[2]));
const head = parts.find((c) => c.type === 'IHDR').data;
const [width, height, size] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
const packed = inflateSync(Buffer.concat(parts.filter((c) => c.type === 'IDAT').map((c) => c.data)));
writeFileSync(process.argv[3], encoded(indexed(unfiltered(packed, width, height, size), size), width, height));
