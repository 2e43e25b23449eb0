// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The world of port/lockstep: a closed room, its fixtures, and the forms of the bodies, in raw integers. A moving body meets a
// solid exactly when its center meets the solid grown by the size of the body.

const raw = (units) => Math.round(units * 65536);
const vec = (x, y, z) => ({ x: raw(x), y: raw(y), z: raw(z) });
const ball = (radius) => ({ kind: 'ball', half: vec(radius, radius, radius) });
const box = (x, y, z) => ({ kind: 'box', half: vec(x, y, z) });
const crate = (x, y, z, axis) => ({ kind: 'crate', half: vec(x, y, z), axis });
const thirds = (x, y, z) => vec(x / 3, y / 3, z / 3);

// Turned about y, and tilted about all axes
const TURNED = [vec(0.8, 0, 0.6), vec(0, 1, 0), vec(-0.6, 0, 0.8)];
const TILTED = [thirds(2, -2, 1), thirds(1, 2, 2), thirds(-2, -1, 2)];

export const ROOM = { min: vec(-16, -6, -8), max: vec(16, 6, 8) };

export const FIXTURES = [
    { form: box(0.75, 6, 0.75), center: vec(-9, 0, -4) },
    { form: box(0.75, 6, 0.75), center: vec(9, 0, 4) },
    { form: box(0.25, 2.5, 3), center: vec(0, -3.5, -5) },
    { form: box(3, 0.25, 3), center: vec(13, -1, -5) },
    { form: box(1, 1, 1), center: vec(-14, -5, 6) },
    { form: ball(1.5), center: vec(-5, 2, 4) },
    { form: ball(1), center: vec(5, 3, -3) },
    { form: ball(2), center: vec(0, -6, 3) },
    { form: crate(1.5, 1, 1, TURNED), center: vec(-13, -5, -4) },
    { form: crate(1, 1, 2, TILTED), center: vec(5, -3.5, 0) },
    { form: crate(2.5, 0.25, 2, TILTED), center: vec(-3, 3.5, -3) },
];

export const BODY_FORMS = [
    ball(0.25), box(0.25, 0.25, 0.25), ball(0.375), box(0.5, 0.25, 0.375),
    ball(0.5), box(0.25, 0.625, 0.25), ball(0.625), box(0.375, 0.375, 0.375),
];

// A box that no body is larger than
export const LARGEST = box(0.625, 0.625, 0.625);

const CRATE_SLACK = 64;

// Queries of grown forms, with the raw integers of `g`.
export class World {
    constructor(g) {
        this.g = g;
    }

    abs({ x, y, z }) {
        const { g } = this;
        return g.vec3Of(g.abs(x), g.abs(y), g.abs(z));
    }

    around(center, half) {
        return { min: this.g.vec3Sub(center, half), max: this.g.vec3Add(center, half) };
    }

    // How far a box reaches along an axis of unit length
    reach(half, axis) {
        return this.g.fromWide(this.g.vec3Dot(half, this.abs(axis)));
    }

    growCrate(form, center, mover) {
        const { g } = this;
        const [u, v, w] = form.axis;
        const by = mover.kind === 'ball' ? mover.half
            : g.vec3Of(this.reach(mover.half, u), this.reach(mover.half, v), this.reach(mover.half, w));
        return { kind: 'crate', shape: { center, axis: form.axis, half: g.vec3Add(form.half, by) } };
    }

    grow(form, center, mover) {
        if (form.kind === 'crate')
            return this.growCrate(form, center, mover);
        const half = this.g.vec3Add(form.half, mover.half);
        if (form.kind === 'ball' && mover.kind === 'ball')
            return { kind: 'ball', shape: { center, radius: half.x } };
        return { kind: 'box', shape: this.around(center, half) };
    }

    linecast({ kind, shape }, path) {
        const { g } = this;
        return kind === 'ball' ? g.sphereLinecast(shape, path) : kind === 'box' ? g.aabbLinecast(shape, path) : g.obbLinecast(shape, path);
    }

    contains({ kind, shape }, point) {
        const { g } = this;
        return kind === 'ball' ? g.sphereContainsPoint(shape, point)
            : kind === 'box' ? g.aabbContainsPoint(shape, point) : g.obbContainsPoint(shape, point);
    }

    // A point strictly outside. One raw unit along each component of a normal leads at least 1 outward.
    offSurface({ kind, shape }, { point, normal }) {
        const { g } = this;
        if (kind === 'ball')
            return g.sphereOffSurface(shape, point, normal);
        if (kind === 'box')
            return g.aabbOffSurface(shape, point, normal);
        return g.vec3Add(point, g.vec3Of(Math.sign(normal.x), Math.sign(normal.y), Math.sign(normal.z)));
    }

    // A box around a crate that is grown by any mover up to the largest
    crateBounds(form, center) {
        const { g } = this;
        const { axis, half } = this.growCrate(form, center, LARGEST).shape;
        let sum = g.vec3Of(CRATE_SLACK, CRATE_SLACK, CRATE_SLACK);
        sum = g.vec3Add(sum, g.vec3Scale(this.abs(axis[0]), half.x));
        sum = g.vec3Add(sum, g.vec3Scale(this.abs(axis[1]), half.y));
        sum = g.vec3Add(sum, g.vec3Scale(this.abs(axis[2]), half.z));
        return this.around(center, sum);
    }

    fixtureBounds({ form, center }) {
        return form.kind === 'crate' ? this.crateBounds(form, center) : this.around(center, form.half);
    }
}
