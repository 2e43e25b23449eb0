// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The simulation of port/lockstep: a hundred balls and boxes that bounce in a room. lockstep.h says what it computes.
import { BODY_FORMS, FIXTURES, ROOM, World } from './world.js';

export const BODIES = 100;
const SOLIDS = BODIES + FIXTURES.length;
const BESIDE = 8;
const FRACTION_ONE = 2 ** 30;
const NOTHING = -1;
const THE_ROOM = SOLIDS;
const FASTEST = 8192;

// ---- Random numbers and hashes: words of 32 bits ----

export function mix(x) {
    x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
    x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
    return (x ^ (x >>> 16)) >>> 0;
}

const rotate = (x, bits) => (x << bits) | (x >>> (32 - bits));

// MurmurHash3 of 32 bits, without its end
function hashWord(hash, x) {
    const word = Math.imul(rotate(Math.imul(x, 0xcc9e2d51), 15), 0x1b873593);
    return (Math.imul(rotate(hash ^ word, 13), 5) + 0xe6546b64) | 0;
}

const signedByte = (bits) => (((bits & 255) ^ 128) - 128) * 65536;

export class Simulation {
    constructor(g, seed) {
        this.g = g;
        this.world = new World(g);
        this.random = mix(seed);
        this.fixtureBounds = FIXTURES.map((fixture) => this.world.fixtureBounds(fixture));
        this.bodies = [];
        this.order = [];
        for (let i = 0; i < BODIES; i++)
            this.addBody(i);
        this.rank = [];
        this.order.forEach((body, i) => (this.rank[body] = i));
    }

    // ---- The start ----

    between(min, max) {
        this.random = (this.random + 0x9e3779b9) >>> 0;
        return min + Number((BigInt(mix(this.random)) * BigInt(max - min)) >> 32n);
    }

    betweenAll(min, max) {
        return { x: this.between(min.x, max.x), y: this.between(min.y, max.y), z: this.between(min.z, max.z) };
    }

    addBody(number) {
        const inner = this.roomFor(number);
        const fastest = { x: FASTEST, y: FASTEST, z: FASTEST };
        let position;
        do {
            position = this.betweenAll(inner.min, inner.max);
        } while (this.overlapsAny(number, position));
        this.bodies.push({ position, velocity: this.betweenAll(this.g.vec3Neg(fastest), fastest) });
        let i = number;
        for (; i > 0 && this.bodies[this.order[i - 1]].position.x > position.x; i--)
            this.order[i] = this.order[i - 1];
        this.order[i] = number;
    }

    overlapsAny(body, place) {
        for (let i = 0; i < SOLIDS; i++)
            if ((i < body || i >= BODIES) && this.overlaps(body, place, i))
                return true;
        return false;
    }

    // ---- Solids: first the bodies, then the fixtures ----

    formOf(solid) {
        return solid < BODIES ? BODY_FORMS[solid % BODY_FORMS.length] : FIXTURES[solid - BODIES].form;
    }

    grown(solid, byBody) {
        const center = solid < BODIES ? this.bodies[solid].position : FIXTURES[solid - BODIES].center;
        return this.world.grow(this.formOf(solid), center, this.formOf(byBody));
    }

    overlaps(body, place, solid) {
        return this.world.contains(this.grown(solid, body), place);
    }

    roomFor(body) {
        const { half } = this.formOf(body);
        return { min: this.g.vec3Add(ROOM.min, half), max: this.g.vec3Sub(ROOM.max, half) };
    }

    addIfNear(other, swept, near) {
        if (this.g.aabbOverlapsAabb(swept, this.world.around(this.bodies[other].position, this.formOf(other).half)))
            near.push(other);
    }

    // The order by x leaves a few bodies on either side; LARGEST reaches 0.625.
    nearby(body, path) {
        const { g, order, rank } = this;
        const half = g.vec3Add(this.formOf(body).half, g.vec3Of(BESIDE, BESIDE, BESIDE));
        const swept = { min: g.vec3Sub(g.vec3Min(path.a, path.b), half), max: g.vec3Add(g.vec3Max(path.a, path.b), half) };
        const near = [];
        const x = (i) => this.bodies[order[i]].position.x;
        for (let i = rank[body] - 1; i >= 0 && x(i) >= g.sub(swept.min.x, 40960); i--)
            this.addIfNear(order[i], swept, near);
        for (let i = rank[body] + 1; i < BODIES && x(i) <= g.add(swept.max.x, 40960); i++)
            this.addIfNear(order[i], swept, near);
        this.fixtureBounds.forEach((bounds, i) => g.aabbOverlapsAabb(swept, bounds) && near.push(BODIES + i));
        return near;
    }

    // ---- Casts ----

    // The path starts in the room, so that one that ends outside leaves it at one point.
    leaveRoom(body, path) {
        const inner = this.roomFor(body);
        if (this.g.aabbContainsPoint(inner, path.b))
            return { other: NOTHING, fraction: FRACTION_ONE };
        const { hit } = this.g.aabbLinecastExit(inner, path);
        return { other: THE_ROOM, fraction: hit.fraction, normal: this.g.vec3Neg(hit.normal), beside: hit.point };
    }

    firstContact(body, path, near) {
        let first = this.leaveRoom(body, path);
        for (const solid of near) {
            const grown = this.grown(solid, body);
            const { hit } = this.world.linecast(grown, path);
            if (hit === null || (first.other !== NOTHING && hit.fraction >= first.fraction))
                continue;
            first = { other: solid, fraction: hit.fraction, normal: hit.normal, beside: this.world.offSurface(grown, hit) };
        }
        return first;
    }

    // The place beside one surface may be inside another, in a narrow gap.
    isFree(body, place, near) {
        return !near.some((solid) => this.overlaps(body, place, solid)) && this.g.aabbContainsPoint(this.roomFor(body), place);
    }

    // ---- A tick ----

    bounceOffBody(body, other, normal) {
        const { g } = this;
        const closing = g.vec3Sub(body.velocity, other.velocity);
        if (g.vec3Dot(closing, normal) >= 0n)
            return;
        const exchanged = g.vec3Sub(closing, g.vec3Slide(closing, normal));
        body.velocity = g.vec3Sub(body.velocity, exchanged);
        other.velocity = g.vec3Add(other.velocity, exchanged);
    }

    bounce(body, { other, normal }) {
        if (other < BODIES)
            this.bounceOffBody(body, this.bodies[other], normal);
        else if (this.g.vec3Dot(body.velocity, normal) < 0n)
            body.velocity = this.g.vec3Reflect(body.velocity, normal);
    }

    swap(i, j) {
        const { order, rank } = this;
        [order[i], order[j]] = [order[j], order[i]];
        rank[order[i]] = i;
        rank[order[j]] = j;
    }

    restoreOrder(body) {
        const x = (i) => this.bodies[this.order[i]].position.x;
        let i = this.rank[body];
        for (; i > 0 && x(i) < x(i - 1); i--)
            this.swap(i, i - 1);
        for (; i + 1 < BODIES && x(i) > x(i + 1); i++)
            this.swap(i, i + 1);
    }

    moveBody(number) {
        const body = this.bodies[number];
        const path = { a: body.position, b: this.g.vec3Add(body.position, body.velocity) };
        const near = this.nearby(number, path);
        const contact = this.firstContact(number, path, near);
        body.position = path.b;
        if (contact.other !== NOTHING) {
            this.bounce(body, contact);
            body.position = this.isFree(number, contact.beside, near) ? contact.beside : path.a;
        }
        this.restoreOrder(number);
    }

    tick() {
        for (let i = 0; i < BODIES; i++)
            this.moveBody(i);
    }

    // An input turns one body.
    input(word) {
        const normal = this.g.vec3Of(signedByte(word), signedByte(word >>> 8), signedByte(word >>> 16));
        const body = this.bodies[(word >>> 24) % BODIES];
        body.velocity = this.g.vec3Reflect(body.velocity, normal);
    }

    hash(hash) {
        for (const { position: p, velocity: v } of this.bodies)
            hash = [p.x, p.y, p.z, v.x, v.y, v.z].reduce(hashWord, hash);
        return hash;
    }
}
