// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// A headless Chromium, driven through its pipe: messages of the DevTools protocol, each with a zero behind it.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATIENCE = 60000; // milliseconds for an answer

export class Browser {
    constructor() {
        this.profile = mkdtempSync(join(tmpdir(), 'playground-'));
        const words = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-pipe', `--user-data-dir=${this.profile}`, 'about:blank'];
        this.process = spawn('chromium', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
        this.waiting = new Map();
        this.problems = [];
        this.count = 0;
        this.rest = '';
        this.process.stdio[4].on('data', (data) => this.read(data.toString()));
    }

    read(text) {
        const messages = (this.rest + text).split('\0');
        this.rest = messages.pop();
        for (const message of messages.map((m) => JSON.parse(m)))
            this.receive(message);
    }

    receive({ id, result, error, method, params }) {
        if (method === 'Runtime.exceptionThrown')
            this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
        if (!this.waiting.has(id))
            return;
        const { resolve, reject, timer } = this.waiting.get(id);
        clearTimeout(timer);
        this.waiting.delete(id);
        if (error)
            reject(new Error(error.message));
        else
            resolve(result);
    }

    send(method, params = {}) {
        const id = ++this.count;
        return new Promise((resolve, reject) => {
            const timer = setTimeout(() => reject(new Error(`no answer to ${method}`)), PATIENCE);
            this.waiting.set(id, { resolve, reject, timer });
            this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: this.session })}\0`);
        });
    }

    async open(width, height, mobile = false) {
        const { targetInfos } = await this.send('Target.getTargets');
        const { targetId } = targetInfos.find((t) => t.type === 'page');
        this.session = (await this.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
        await this.send('Runtime.enable');
        await this.send('Page.enable');
        await this.resize(width, height, mobile);
    }

    resize(width, height, mobile = false) {
        return this.send('Emulation.setDeviceMetricsOverride', { width, height, mobile, deviceScaleFactor: 1 });
    }

    dark(on) {
        return this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: on ? 'dark' : 'light' }] });
    }

    // Opens an address anew, also if only its hash differs, and waits for the page.
    async go(address) {
        await this.send('Page.navigate', { url: 'about:blank' });
        await this.send('Page.navigate', { url: address });
        for (let i = 0; i < 300; i++) {
            if (await this.run('document.body?.dataset.ready === "true"'))
                return;
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
        throw new Error(`${address.slice(0, 200)} is not ready: ${this.problems.join('; ')} ${await this.run('document.getElementById("message")?.textContent')}`);
    }

    async run(expression) {
        const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
        if (exceptionDetails)
            throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
    }

    async drag([x, y], [dx, dy]) {
        const event = (type, px, py) => this.send('Input.dispatchMouseEvent', { type, x: px, y: py, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 });
        await event('mousePressed', x, y);
        await event('mouseMoved', x + dx / 2, y + dy / 2);
        await event('mouseMoved', x + dx, y + dy);
        await event('mouseReleased', x + dx, y + dy);
    }

    async touch([x, y], [dx, dy]) {
        const event = (type, touchPoints) => this.send('Input.dispatchTouchEvent', { type, touchPoints });
        await event('touchStart', [{ x, y }]);
        await event('touchMove', [{ x: x + dx / 2, y: y + dy / 2 }]);
        await event('touchMove', [{ x: x + dx, y: y + dy }]);
        await event('touchEnd', []);
    }

    async key(key) {
        await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key });
        await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    }

    async picture(file) {
        writeFileSync(file, Buffer.from((await this.send('Page.captureScreenshot', { format: 'png' })).data, 'base64'));
    }

    close() {
        const ended = new Promise((resolve) => this.process.on('exit', resolve));
        this.process.kill();
        return ended.then(() => rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 }));
    }
}
