# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""python3 lockstep.py [TICKS [SEED]]

The simulation of port/lockstep, a hundred balls and boxes that bounce in a room: port/lockstep/lockstep.h says what it computes.
Prints the hash after each tick: the lines that port/lockstep/main.c prints on any machine. All numbers are raw integers.
"""
import sys
from typing import NamedTuple, Optional

from graze import MISS, raw as g

BODIES, INPUT_EVERY, BESIDE, FASTEST, CRATE_SLACK = 100, 64, 8, 8192, 64
WORD = 2**32 - 1


class Form(NamedTuple):
    kind: str
    half: tuple
    axes: Optional[list] = None


class Contact(NamedTuple):
    other: Optional[int]  # a solid, ROOM or None
    fraction: int
    normal: tuple = ()
    beside: tuple = ()


# ---- The world: a closed room, its fixtures, and the forms of the bodies ----


def vec(*units):
    return tuple(round(x * 65536) for x in units)


def ball(radius):
    return Form("ball", vec(radius, radius, radius))


def box(x, y, z):
    return Form("box", vec(x, y, z))


def thirds(x, y, z):
    return vec(x / 3, y / 3, z / 3)


TURNED = [vec(0.8, 0, 0.6), vec(0, 1, 0), vec(-0.6, 0, 0.8)]
TILTED = [thirds(2, -2, 1), thirds(1, 2, 2), thirds(-2, -1, 2)]
ROOM_MIN, ROOM_MAX = vec(-16, -6, -8), vec(16, 6, 8)
FIXTURES = [
    (box(0.75, 6, 0.75), vec(-9, 0, -4)), (box(0.75, 6, 0.75), vec(9, 0, 4)), (box(0.25, 2.5, 3), vec(0, -3.5, -5)),
    (box(3, 0.25, 3), vec(13, -1, -5)), (box(1, 1, 1), vec(-14, -5, 6)), (ball(1.5), vec(-5, 2, 4)), (ball(1), vec(5, 3, -3)),
    (ball(2), vec(0, -6, 3)), (Form("crate", vec(1.5, 1, 1), TURNED), vec(-13, -5, -4)),
    (Form("crate", vec(1, 1, 2), TILTED), vec(5, -3.5, 0)), (Form("crate", vec(2.5, 0.25, 2), TILTED), vec(-3, 3.5, -3)),
]
FORMS = [
    ball(0.25), box(0.25, 0.25, 0.25), ball(0.375), box(0.5, 0.25, 0.375),
    ball(0.5), box(0.25, 0.625, 0.25), ball(0.625), box(0.375, 0.375, 0.375),
]
LARGEST = box(0.625, 0.625, 0.625)
ROOM = BODIES + len(FIXTURES)

# ---- Forms grown by the size of a mover ----


def absolute(v):
    return tuple(map(g.abs, v))


def around(center, half):
    return g.vec3_sub(center, half), g.vec3_add(center, half)


def grow_crate(form, center, mover):
    by = mover.half
    if mover.kind != "ball":
        by = tuple(g.from_wide(g.vec3_dot(by, absolute(axis))) for axis in form.axes)
    return center, form.axes, g.vec3_add(form.half, by)


def grow(form, center, mover):
    """Kind and shape."""
    if form.kind == "crate":
        return "crate", grow_crate(form, center, mover)
    half = g.vec3_add(form.half, mover.half)
    return ("ball", (center, half[0])) if form.kind == mover.kind == "ball" else ("box", around(center, half))


def linecast(kind, shape, path):
    return {"ball": g.sphere_linecast, "box": g.aabb_linecast, "crate": g.obb_linecast}[kind](shape, path)


def contains(kind, shape, point):
    return {"ball": g.sphere_contains_point, "box": g.aabb_contains_point, "crate": g.obb_contains_point}[kind](shape, point)


def off_surface(kind, shape, hit):
    """A point strictly outside: one raw unit along each component of a normal leads at least 1 outward."""
    if kind == "crate":
        return g.vec3_add(hit.point, tuple((x > 0) - (x < 0) for x in hit.normal))
    return {"ball": g.sphere_off_surface, "box": g.aabb_off_surface}[kind](shape, hit.point, hit.normal)


def fixture_bounds(form, center):
    half = form.half
    if form.kind == "crate":
        _, axes, extents = grow_crate(form, center, LARGEST)
        half = (CRATE_SLACK, CRATE_SLACK, CRATE_SLACK)
        for axis, extent in zip(axes, extents):
            half = g.vec3_add(half, g.vec3_scale(absolute(axis), extent))
    return around(center, half)


# ---- Random numbers and hashes: words of 32 bits ----


def mix(x):
    x = (x ^ x >> 16) * 0x7FEB352D & WORD
    x = (x ^ x >> 15) * 0x846CA68B & WORD
    return x ^ x >> 16


def rotate(x, bits):
    return (x << bits | x >> 32 - bits) & WORD


def hash_word(value, x):
    """MurmurHash3 of 32 bits, without its end."""
    word = rotate((x & WORD) * 0xCC9E2D51 & WORD, 15) * 0x1B873593 & WORD
    return rotate(value ^ word, 13) * 5 + 0xE6546B64 & WORD


class Simulation:
    def __init__(self, seed):
        self.random = mix(seed)
        self.bounds = [fixture_bounds(*fixture) for fixture in FIXTURES]
        self.positions, self.velocities = [], []
        for i in range(BODIES):
            self.add_body(i)
        self.order = sorted(range(BODIES), key=lambda i: self.positions[i][0])

    def between(self, least, most):
        self.random = self.random + 0x9E3779B9 & WORD
        return least + (mix(self.random) * (most - least) >> 32)

    def add_body(self, number):
        inner = self.room_for(number)
        while True:
            place = tuple(map(self.between, *inner))
            if not any(self.overlaps(number, place, i) for i in [*range(number), *range(BODIES, ROOM)]):
                break
        self.positions.append(place)
        self.velocities.append(tuple(self.between(-FASTEST, FASTEST) for _ in range(3)))

    # Solids: first the bodies, then the fixtures

    def form(self, solid):
        return FORMS[solid % len(FORMS)] if solid < BODIES else FIXTURES[solid - BODIES][0]

    def grown(self, solid, by_body):
        center = self.positions[solid] if solid < BODIES else FIXTURES[solid - BODIES][1]
        return grow(self.form(solid), center, self.form(by_body))

    def overlaps(self, body, place, solid):
        return contains(*self.grown(solid, body), place)

    def room_for(self, body):
        return g.vec3_add(ROOM_MIN, self.form(body).half), g.vec3_sub(ROOM_MAX, self.form(body).half)

    def near_bodies(self, body, swept):
        """The order by x leaves a few bodies on either side."""
        at, reach = self.order.index(body), LARGEST.half[0]
        for step in (-1, 1):
            i = at + step
            while 0 <= i < BODIES:
                x = self.positions[self.order[i]][0]
                if x < swept[0][0] - reach if step < 0 else x > swept[1][0] + reach:
                    break
                yield self.order[i]
                i += step

    def nearby(self, body, path):
        half = g.vec3_add(self.form(body).half, (BESIDE, BESIDE, BESIDE))
        swept = g.vec3_sub(g.vec3_min(*path), half), g.vec3_add(g.vec3_max(*path), half)
        boxes = [(i, around(self.positions[i], self.form(i).half)) for i in self.near_bodies(body, swept)]
        boxes += [(BODIES + i, bounds) for i, bounds in enumerate(self.bounds)]
        return [i for i, bounds in boxes if g.aabb_overlaps_aabb(swept, bounds)]

    def leave_room(self, body, path):
        inner = self.room_for(body)
        if g.aabb_contains_point(inner, path[1]):
            return Contact(None, g.FRACTION_ONE)
        _, hit = g.aabb_linecast_exit(inner, path)
        return Contact(ROOM, hit.fraction, g.vec3_neg(hit.normal), hit.point)

    def first_contact(self, body, path, near):
        first = self.leave_room(body, path)
        for solid in near:
            grown = self.grown(solid, body)
            result, hit = linecast(*grown, path)
            if result != MISS and (first.other is None or hit.fraction < first.fraction):
                first = Contact(solid, hit.fraction, hit.normal, off_surface(*grown, hit))
        return first

    def is_free(self, body, place, near):
        """The place beside one surface may be inside another, in a narrow gap."""
        return not any(self.overlaps(body, place, i) for i in near) and g.aabb_contains_point(self.room_for(body), place)

    def bounce(self, body, contact):
        other, normal, speeds = contact.other, contact.normal, self.velocities
        if other >= BODIES:
            if g.vec3_dot(speeds[body], normal) < 0:
                speeds[body] = g.vec3_reflect(speeds[body], normal)
            return
        closing = g.vec3_sub(speeds[body], speeds[other])
        if g.vec3_dot(closing, normal) < 0:
            exchanged = g.vec3_sub(closing, g.vec3_slide(closing, normal))
            speeds[body], speeds[other] = g.vec3_sub(speeds[body], exchanged), g.vec3_add(speeds[other], exchanged)

    def move_body(self, body):
        path = self.positions[body], g.vec3_add(self.positions[body], self.velocities[body])
        near = self.nearby(body, path)
        contact = self.first_contact(body, path, near)
        place = path[1]
        if contact.other is not None:
            self.bounce(body, contact)
            place = contact.beside if self.is_free(body, contact.beside, near) else path[0]
        self.positions[body] = place
        self.order.sort(key=lambda i: self.positions[i][0])

    def tick(self):
        for body in range(BODIES):
            self.move_body(body)

    def input(self, word):
        """Turns one body."""
        normal = tuple(((word >> shift & 255 ^ 128) - 128) * 65536 for shift in (0, 8, 16))
        body = (word >> 24) % BODIES
        self.velocities[body] = g.vec3_reflect(self.velocities[body], normal)

    def hash(self, value):
        for body in range(BODIES):
            for x in (*self.positions[body], *self.velocities[body]):
                value = hash_word(value, x)
        return value


def main():
    ticks, seed = [int(text) for text in (sys.argv[1:] + ["300", "1"][len(sys.argv) - 1 :])]
    simulation, value = Simulation(seed), 0
    for tick in range(1, ticks + 1):
        if tick % INPUT_EVERY == 0:
            simulation.input(mix(seed ^ mix(tick)))
        simulation.tick()
        value = simulation.hash(value)
        print(f"{value:08x}")


main()
