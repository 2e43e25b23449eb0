// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The declarations of the npm package, for tsc: what must compile, and below each @ts-expect-error what must not.
import { load, loadSync, HIT, MISS, NO_LIMIT, WIDE_MAX, type Graze, type LineHit, type Mesh, type Ray, type Sphere, type Vec3 } from 'graze';

const g: Graze = await load();
const zero: Vec3 = { x: 0, y: 0, z: 0 };
const ball: Sphere = { center: zero, radius: 1 };
const ray: Ray = { origin: zero, dir: { x: 1, y: 0, z: 0 }, tMax: NO_LIMIT };

const cast = g.sphereRaycast(ball, ray);
if (cast.result !== MISS)
    console.log(cast.hit.point.x, cast.result >= HIT);
else
    console.log(((nothing: null) => nothing)(cast.hit));
// @ts-expect-error: the hit of a miss is null
console.log(cast.hit.point);
const inside: boolean = g.sphereContainsPoint(ball, zero);
const made: Vec3 = g.sphereClosestPoint(ball, zero);
const wide: bigint = g.vec3Dot(zero, zero);
const { sine, cosine }: { sine: number; cosine: number } = g.sincos(g.angleFromDegrees(30));
const corners: Vec3[] = g.frustumCorners(g.frustumFromCamera(g.cameraLookAt(zero, made, zero, { position: zero, right: zero, up: zero,
    forward: zero, fov: 0, aspect: 1, zNear: 1, zFar: 2 })));
const mesh: Mesh = { vertices: corners, indices: new Uint16Array([0, 1, 2]) };
const { result, face, hit } = g.meshRaycast(mesh, ray);
const text: string = g.toText(g.fromText('1').x ?? 0);
const balls = g.array('sphere', [ball]);
const stored: Sphere = balls.get(0);
const near = g.raw.nearestSphereRaycast(balls, ray).index;
const hits: LineHit = g.raw.read('lineHit', g.allocate(g.sizeOf('lineHit')));
const returned: number = g.calls.sphereRaycast(balls.address, 0, 0);
const dot: bigint = g.calls.vec3Dot(0, 0);
const nothing: void = g.calls.vec3Of(0, 1, 2, 3);
const other: Graze = loadSync(new Uint8Array());
console.log(inside, wide + WIDE_MAX, sine, cosine, result, face, hit, text, stored, near, hits, returned, dot, nothing, other, g.raw.ONE);

// @ts-expect-error: no ray
g.sphereRaycast(ball);
// @ts-expect-error: not a sphere
g.sphereRaycast(zero, ray);
// @ts-expect-error: no such routine
g.sphereMeets(ball, ray);
// @ts-expect-error: a bigint
g.fromWide(1);
// @ts-expect-error: an array of other shapes
g.nearestAabbRaycast(balls, ray);
// @ts-expect-error: an array, not a mesh
g.meshRaycast(balls, ray);
const square: boolean = g.polygon2IsConvex([{ x: 0, y: 0 }]) && g.polygon2IsConvex(g.array('vec2', 4));
console.log(square);
// @ts-expect-error: corners in space
g.polygon2IsConvex(g.array('vec3', 4));
// @ts-expect-error: not a structure
g.array('ball', []);
