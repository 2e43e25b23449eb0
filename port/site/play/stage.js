// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// Pointers and keys on the picture: drag a handle, turn or move the view, magnify with the wheel or two fingers.

import { plus, times } from './vectors.js';
import { node } from './draw.js';

const GRIP = 26; // pixels from a handle that take hold of it

export class Stage {
    // app: view, handles(), changed(), redraw(), step()
    constructor(svg, app) {
        Object.assign(this, { svg, app, pointers: new Map() });
        this.layer = node('g', { class: 'handles' });
        svg.addEventListener('pointerdown', (e) => this.down(e));
        svg.addEventListener('pointermove', (e) => this.move(e));
        for (const name of ['pointerup', 'pointercancel'])
            svg.addEventListener(name, (e) => this.up(e));
        svg.addEventListener('wheel', (e) => this.wheel(e), { passive: false });
        svg.addEventListener('keydown', (e) => this.key(e));
    }

    place(event) {
        const box = this.svg.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top];
    }

    nearest([x, y]) {
        let best = -1, least = GRIP;
        this.app.handles().forEach((h, i) => {
            const [hx, hy] = this.app.view.project(h.at);
            const far = Math.hypot(hx - x, hy - y);
            if (far < least)
                [best, least] = [i, far];
        });
        return best;
    }

    down(event) {
        const at = this.place(event);
        this.svg.setPointerCapture(event.pointerId);
        this.pointers.set(event.pointerId, at);
        this.held = this.pointers.size > 1 ? -1 : this.nearest(at);
        if (this.held >= 0)
            this.grip = this.app.handles()[this.held].at;
        this.start = at;
        event.preventDefault();
        this.layer.children[this.held]?.focus({ preventScroll: true });
    }

    move(event) {
        if (!this.pointers.has(event.pointerId))
            return;
        const before = this.pointers.get(event.pointerId), at = this.place(event);
        if (this.pointers.size > 1)
            this.pinch(event.pointerId, before, at);
        else if (this.held >= 0)
            this.drag(at);
        else
            this.swing(at[0] - before[0], at[1] - before[1], event.shiftKey || event.buttons === 2);
        this.pointers.set(event.pointerId, at);
    }

    // Places on the step of the arrow keys, so that numbers stay short.
    drag(at) {
        const { view } = this.app, step = Math.min(this.app.step(), 2 ** Math.floor(Math.log2(8 / view.scale)));
        const p = plus(this.grip, view.moved(at[0] - this.start[0], at[1] - this.start[1]));
        this.app.handles()[this.held].move(p.map((x) => Math.round(x / step) * step));
        this.app.changed();
    }

    swing(dx, dy, shift) {
        const { view } = this.app;
        if (view.flat || shift)
            view.pan(dx, dy);
        else
            view.turn(-dx * 0.008, dy * 0.008);
        this.app.redraw();
    }

    pinch(id, before, at) {
        const other = [...this.pointers].find(([key]) => key !== id)[1];
        const far = (p) => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
        this.app.view.zoom(far(at) / far(before), (at[0] + other[0]) / 2, (at[1] + other[1]) / 2);
        this.app.view.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
        this.app.redraw();
    }

    up(event) {
        this.pointers.delete(event.pointerId);
        this.held = -1;
    }

    wheel(event) {
        event.preventDefault();
        this.app.view.zoom(2 ** (-event.deltaY / 300), ...this.place(event));
        this.app.redraw();
    }

    // Arrows move the handle along x and y, Page Up and Page Down along z.
    key(event) {
        const moves = { ArrowRight: [1, 0, 0], ArrowLeft: [-1, 0, 0], ArrowUp: [0, 1, 0], ArrowDown: [0, -1, 0], PageUp: [0, 0, 1], PageDown: [0, 0, -1] };
        const i = [...this.layer.children].indexOf(event.target), by = moves[event.key];
        if (i < 0 || !by)
            return;
        event.preventDefault();
        const handle = this.app.handles()[i];
        handle.move(plus(handle.at, times(by, this.app.step())));
        this.app.changed();
    }

    // Handles stay the same elements, so that one keeps the focus while it moves.
    drawHandles() {
        const handles = this.app.handles(), { view } = this.app;
        while (this.layer.children.length > handles.length)
            this.layer.lastChild.remove();
        while (this.layer.children.length < handles.length)
            this.layer.append(this.handle());
        handles.forEach((h, i) => {
            const g = this.layer.children[i], [x, y] = view.project(h.at).map((v) => Math.max(-1e5, Math.min(1e5, v)));
            g.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
            g.setAttribute('aria-label', h.label);
            g.dataset.name = h.label;
            g.lastChild.textContent = h.label.split('.').pop();
        });
    }

    handle() {
        const g = node('g', { class: 'handle', tabindex: 0, role: 'button' });
        g.append(node('circle', { r: 16, class: 'reach' }), node('circle', { r: 6 }), node('text', { x: 10, y: -9 }));
        return g;
    }
}
