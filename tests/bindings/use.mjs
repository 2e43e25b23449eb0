// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// What the npm package does besides the results of routines: numbers that are refused, memory that is freed, other ways to load.
// It runs in a folder where the package is installed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as graze from 'graze';

const require = createRequire(import.meta.url);
const g = await graze.load();
const ball = { center: { x: 0, y: 0, z: 0 }, radius: 1 };
const ray = { origin: { x: -3, y: 0, z: 0 }, dir: { x: 1, y: 0, z: 0 }, tMax: graze.NO_LIMIT };
const start = (x) => ({ ...ray, origin: { ...ray.origin, x } });

// ---- Numbers ----

for (const wrong of [NaN, Infinity, -Infinity, 32768, -32768.00001, 1e300])
    assert.throws(() => g.sphereRaycast(ball, start(wrong)), RangeError, `${wrong}`);
for (const wrong of [undefined, null, '1', 1n, {}, true])
    assert.throws(() => g.sphereRaycast(ball, start(wrong)), TypeError, `${wrong}`);
assert.throws(() => g.sphereRaycast(ball, start(NaN)), /x is NaN, not from -32768 to 32767.99998/);
assert.throws(() => g.sphereRaycast(null, ray), /sphere is null, not an object/);
assert.throws(() => g.raw.sphereRaycast(ball, start(0.5)), RangeError);
assert.throws(() => g.raw.sphereRaycast(ball, start(2 ** 31)), RangeError);
assert.throws(() => g.fromWide(1), TypeError);
assert.throws(() => g.fromWide(2n ** 63n), RangeError);
assert.throws(() => g.sin(-1), RangeError);
assert.throws(() => g.obbFromAxes(ball.center, [ball.center], ball.center), TypeError);
assert.equal(g.sphereRaycast(ball, start(-32768)).result, graze.HIT);
// To the nearest multiple of 2^-16, ties away from zero
for (const [units, raw] of [[0.1, 6554], [-0.1, -6554], [0.5 / 65536, 1], [-0.5 / 65536, -1], [0.49 / 65536, 0], [-32768, -(2 ** 31)]])
    assert.equal(g.add(units, 0) * 65536, raw);
assert.equal(g.vec3Dot({ x: 1, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }), 2n ** 32n);
assert.equal(g.angleFromDegrees(-90), 3 * 2 ** 30);
assert.deepEqual(g.fromText('-2.5 m'), { result: 4, x: -2.5 });
assert.deepEqual(g.fromText('m'), { result: 0, x: null });
assert.deepEqual(g.sphereRaycast(ball, start(5)), { result: graze.MISS, hit: null });
assert.equal(g.mat4FromMatrix({ x: ball.center, y: ball.center, z: ball.center, origin: { x: 1, y: 2, z: 3 } }).m[1][3], 2);
assert.equal(graze.FRACTION_ONE, 1);
assert.equal(g.raw.FRACTION_ONE, 2 ** 30);
assert.ok(g.selftest());
assert.deepEqual([g.version(), g.results()], [graze.VERSION, graze.RESULTS]);

// ---- Memory ----

const balls = Array.from({ length: 5000 }, (_, i) => ({ center: { x: 5000 - i, y: 0, z: 0 }, radius: 0.25 }));
assert.equal(g.nearestSphereRaycast(balls, ray).index, 4999);
const bytes = g.words.byteLength;
for (let i = 0; i < 200; i++) {
    g.nearestSphereRaycast(balls, ray);
    assert.throws(() => g.nearestSphereRaycast([...balls, null], ray), TypeError);
    const stored = g.array('sphere', balls);
    assert.equal(g.nearestSphereRaycast(stored, ray).index, 4999);
    stored.free();
}
assert.equal(g.words.byteLength, bytes, 'arrays were not freed');
const stored = g.array('sphere', 3);
assert.throws(() => g.nearestAabbRaycast(stored, ray), TypeError);
assert.throws(() => stored.get(3), RangeError);
assert.deepEqual([...stored.words], new Array(12).fill(0));
stored.set(2, ball);
assert.deepEqual(stored.get(2), ball);
assert.deepEqual(g.raw.read('sphere', stored.address + 32), { center: ball.center, radius: 65536 });
stored.free();
assert.throws(() => stored.free(), /freed/);
assert.throws(() => g.nearestSphereRaycast(stored, ray), /freed/);
assert.throws(() => g.free(12), /not the address/);
assert.throws(() => g.mesh({ vertices: [ball.center], indices: [0, 0, 1] }), RangeError);
assert.throws(() => g.mesh({ vertices: [ball.center], indices: [0, 0] }), RangeError);
const square = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([x, y]) => ({ x, y })), storedSquare = g.array('vec2', square);
for (const corners of [square, storedSquare]) {
    assert.equal(g.polygon2ContainsPoint(corners, { x: 1, y: 0.5 }), true);
    assert.equal(g.polygon2ContainsPoint(corners, { x: 1.5, y: 0.5 }), false);
}
assert.deepEqual([g.polygon2IsConvex([...square].reverse()), g.polygon2IsConvex([])], [false, true]);
storedSquare.free();
assert.throws(() => g.polygon2IsConvex(g.array('sphere', [ball])), TypeError);
// A call from a getter of an argument of a call
const lazy = { center: ball.center, get radius() { return g.vec3Distance({ x: 0, y: 0, z: 0 }, { x: 2, y: 0, z: 0 }); } };
assert.equal(g.sphereRaycast(lazy, ray).hit.point.x, -2);
assert.deepEqual(g.nearestSphereRaycast([lazy, ball], ray).index, 0);

// ---- What would write outside, or read another's memory ----

const other = await graze.load();
for (const size of [2 ** 31 - 4, 2 ** 31])
    assert.throws(() => other.allocate(size), RangeError);
for (const name of ['mat4', 'frustum'])
    assert.throws(() => other.array(name, 2 ** 26), RangeError);
assert.ok(other.selftest());
assert.throws(() => g.nearestSphereRaycast(other.array('sphere', [ball]), ray), /another module/);
const face = [{ x: 2, y: -1, z: -1 }, { x: 2, y: 1, z: -1 }, { x: 2, y: 0, z: 1 }];
assert.throws(() => g.meshRaycast(other.mesh({ vertices: face, indices: [0, 1, 2] }), ray), /another module/);
const vertices = [...new Array(65534).fill(ball.center), ...face];
assert.throws(() => g.mesh({ vertices, indices: [65536, 65535, 65534] }), RangeError);
for (const address of [5, -4, 2 ** 30, NaN])
    assert.throws(() => g.read('sphere', address), RangeError);
assert.throws(() => g.write('sphere', g.words.byteLength - 8, ball), RangeError);
assert.throws(() => g.write('frustum', g.allocate(g.sizeOf('frustum') + 4) + 4, {}), RangeError);
for (const wrong of [5, null, undefined, ['1']])
    assert.throws(() => g.fromText(wrong), TypeError);
for (const length of [1.5, '1', -1, Infinity])
    assert.throws(() => g.nearestSphereRaycast({ length, 0: ball, 1: ball }, ray), TypeError);
assert.throws(() => { other.array('sphere', 1).length = 2; }, TypeError);
// The memory grows, or the array does, while an argument is read.
const pages = other.words.length;
const growing = { center: { get x() { other.allocate(2 ** 20); return 5; }, y: 0, z: 0 }, radius: 1 };
assert.equal(other.sphereRaycast(growing, ray).hit.point.x, 4);
assert.ok(other.words.length > pages);
const longer = [{ center: { x: 500, y: 0, z: 0 }, get radius() { longer.push(ball); return 1; } }];
assert.equal(other.nearestSphereRaycast(longer, ray).index, 0);

// ---- Other ways to load ----

const file = readFileSync(require.resolve('graze/graze.wasm'));
for (const loaded of [graze.loadSync(file), await graze.load(file), await graze.load(new Response(file)), await require('graze').load(),
    await graze.load(new WebAssembly.Module(file)), require('graze').loadSync(file)])
    assert.equal(loaded.toText(1.5), '1.5');
await assert.rejects(graze.load(new Response('', { status: 404 })), /404/);
assert.equal(require('graze').HIT, graze.HIT);
assert.deepEqual(Object.keys(require('graze')).sort(), Object.keys(graze).sort());
console.log('use: passed');
