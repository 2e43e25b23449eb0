// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The view: a plane, or space from a direction, without perspective, so that a handle moves as far as the pointer.

import { dot, plus, times } from './vectors.js';

export class View {
    constructor(flat) {
        this.flat = flat;
        this.yaw = flat ? 0 : 0.55;
        this.pitch = flat ? 0 : 0.4;
        this.middle = [0, 0, 0];
        this.scale = 60; // pixels for a unit
        this.width = 800;
        this.height = 560;
        this.turn(0, 0);
    }

    turn(dx, dy) {
        if (!this.flat) {
            this.yaw += dx;
            this.pitch = Math.max(-1.57, Math.min(1.57, this.pitch + dy));
        }
        const [sy, cy, sp, cp] = [Math.sin(this.yaw), Math.cos(this.yaw), Math.sin(this.pitch), Math.cos(this.pitch)];
        this.right = [cy, 0, -sy];
        this.up = [-sy * sp, cp, -cy * sp];
        this.toward = [sy * cp, sp, cy * cp];
    }

    project(p) {
        const d = [p[0] - this.middle[0], p[1] - this.middle[1], p[2] - this.middle[2]];
        return [this.width / 2 + dot(d, this.right) * this.scale, this.height / 2 - dot(d, this.up) * this.scale];
    }

    // The move in space of a move on the screen.
    moved(dx, dy) {
        return plus(times(this.right, dx / this.scale), times(this.up, -dy / this.scale));
    }

    pan(dx, dy) {
        this.middle = plus(this.middle, this.moved(-dx, -dy));
    }

    // Magnifies around a place on the screen.
    zoom(factor, x = this.width / 2, y = this.height / 2) {
        const [dx, dy] = [x - this.width / 2, y - this.height / 2];
        this.pan(-dx, -dy);
        this.scale = Math.max(1e-3, Math.min(2e7, this.scale * factor));
        this.pan(dx, dy);
    }

    fit(points) {
        if (points.length === 0)
            return;
        const bounds = (axis) => {
            const along = points.map((p) => dot(p, axis));
            return [Math.min(...along), Math.max(...along)];
        };
        const [l, r] = bounds(this.right), [b, t] = bounds(this.up), [n, f] = bounds(this.toward);
        this.middle = plus(plus(times(this.right, (l + r) / 2), times(this.up, (b + t) / 2)), times(this.toward, (n + f) / 2));
        this.scale = Math.min((this.width - 110) / Math.max(r - l, 1e-4), (this.height - 110) / Math.max(t - b, 1e-4), 2e7);
    }

    // Turns until the line is not seen from its end.
    face([a, b]) {
        const d = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
        for (let i = 0; i < 6 && !this.flat && Math.hypot(dot(d, this.right), dot(d, this.up)) < 0.8 * Math.hypot(...d); i++)
            this.turn(Math.PI / 6, 0);
    }

    // A step of the grid: 1, 2 or 5 of a power of ten, in units or in raw units, about 60 pixels.
    step() {
        const of = 60 / this.scale < 1 / 128 ? 1 / 65536 : 1;
        const power = of * 10 ** Math.floor(Math.log10(60 / this.scale / of));
        return [1, 2, 5, 10].map((k) => k * power).find((s) => s * this.scale >= 45);
    }
}
