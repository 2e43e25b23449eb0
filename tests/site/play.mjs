// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// tests/site/play.mjs GRAZE_QUERY: see tests/site/play.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Browser } from './browser.mjs';
import { answersOf } from './native.mjs';

const TOP = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const PAGE = pathToFileURL(join(TOP, 'build/site/play/index.html')).href;
const PICTURES = join(TOP, 'build/playground');
const browser = new Browser();
let passed = 0, failed = 0;

function check(words, right) {
    if (right) {
        passed++;
    } else {
        failed++;
        console.log(`play: ${words}`);
    }
}

// What the page shows: the line for graze_query, the answers of the columns, the C and the message.
const SHOWN = `(() => {
    const column = (i) => [...document.getElementById('answers').rows].map((r) => r.cells[i].dataset.raw ?? null);
    const text = (id) => document.getElementById(id).textContent;
    return { line: text('line'), c: text('c'), message: text('message'), link: playground.link, word: text('verdict'),
        exact: column(1), float: column(2), usual: column(3), floatMark: text('float-mark'), usualMark: text('usual-mark') };
})()`;
const shown = () => browser.run(SHOWN);

function near(page, native) {
    const numbers = page.filter((x) => x !== null);
    return numbers.length === native.length && numbers.every((x, i) => Math.fround(Number(x)) === native[i] || Number(x) === native[i]);
}

async function allQueries() {
    const names = await browser.run('[...playground.model.functions.keys()]');
    check(`the page has ${names.length} queries`, names.length > 150);
    const pages = [];
    for (const name of names) {
        await browser.run(`playground.open('#${name}')`);
        pages.push({ name, ...await shown() });
    }
    compare(pages, 'of all queries');
    writeC(pages);
    const casts = pages.filter((p) => /(line|ray)cast$/.test(p.name));
    check('no usual Q16.16 for a cast', casts.some((p) => p.usualMark !== 'none'));
}

function compare(pages, which) {
    const exact = answersOf(process.argv[2], pages.map((p) => p.line));
    pages.forEach((p, i) => check(`${which}: ${p.line} has ${p.exact}, not ${exact[i]}`, exact[i]?.length > 0 && p.exact.join() === exact[i].join()));
    const plain = pages.filter((p) => !/frustum|wide/.test(p.line) && p.exact.length === p.float.length);
    const float = answersOf(process.argv[2], plain.map((p) => p.line), 'float');
    plain.forEach((p, i) => check(`${which}: in floats ${p.line} has ${p.float}, not ${float[i]}`, near(p.float, float[i] ?? [])));
}

function writeC(pages) {
    const functions = pages.map((p, i) => `void query_${i}(void);\nvoid query_${i}(void)\n{\n${p.c}\n}\n`);
    writeFileSync(join(PICTURES, 'lines.c'), `#include <graze/graze.h>\n\n${functions.join('\n')}`);
}

const placeOf = (name) => browser.run(`(() => {
    const handle = [...document.querySelectorAll('.handle')].find((h) => h.dataset.name === '${name}') ?? document.querySelector('.handle');
    handle.scrollIntoView({ block: 'center' });
    const box = handle.children[1].getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
})()`);

async function moved(name, how) {
    const before = await shown();
    await how();
    const after = await shown();
    check(`${name}: the query did not change`, before.line !== after.line && before.link !== after.link);
    return after;
}

// The first cast, or else the first query, of each shape in each header; each of its handles is dragged.
async function dragAll() {
    const names = await browser.run(`Object.values(Object.fromEntries([...playground.model.functions.values()].reverse().sort((a, b) =>
        /linecast$/.test(a.name) - /linecast$/.test(b.name)).map((f) => [[f.header, f.shape], f.name])))`);
    const pages = [];
    for (const name of names) {
        await browser.run(`playground.open('#${name}')`);
        for (const handle of await browser.run('playground.handles().map((h) => h.label)')) {
            const page = await moved(`${name}, ${handle}`, async () => browser.drag(await placeOf(handle), [36, 24]));
            pages.push(page);
        }
    }
    check(`only ${pages.length} handles`, pages.length > 60);
    compare(pages, 'after a drag');
}

// The freed mover of a separation touches its target, and a mover that is free has none.
async function freed() {
    const names = await browser.run("[...playground.model.functions.values()].filter((f) => f.returns === 'separation').map((f) => f.name)");
    check(`only ${names.length} separations`, names.length >= 7);
    for (const name of names) {
        await browser.run(`playground.open('#${name}')`);
        const marks = () => browser.run("document.querySelectorAll('#picture .freed').length");
        check(`${name}: the mover is not free, but ${(await shown()).word}`, (await shown()).word === 'MOVED' && await marks() === 1);
        await browser.run(`(() => { const p = playground.values.mover; JSON.stringify(p, (k, v) => (v?.x !== undefined ? (v.x += 6553600) && v : v)); playground.changed(); })()`);
        check(`${name}: far away it is ${(await shown()).word}`, (await shown()).word === 'FREE' && await marks() === 0);
    }
}

async function words() {
    const seen = new Set(), pages = [];
    await browser.run("playground.open('#rect_linecast:-65536,-65536,65536,65536,-131072,0,0,131072')");
    for (const key of ['', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown']) {
        await browser.run("[...document.querySelectorAll('.handle')].find((h) => h.dataset.name === 'segment.b').focus()");
        if (key)
            await moved(`key ${key}`, () => browser.key(key));
        const page = await shown();
        seen.add(page.word);
        pages.push(page);
    }
    for (const hash of ['#rect_linecast:-65536,-65536,65536,65536,0,0,0,131072'])
        await browser.run(`playground.open('${hash}')`), seen.add((await shown()).word);
    check(`the words seen are ${[...seen]}`, ['MISS', 'TOUCH', 'HIT', 'INSIDE'].every((w) => seen.has(w)));
    compare(pages, 'after a key');
}

async function field() {
    await browser.run("playground.open('#sphere_linecast')");
    const page = await moved('a field', () => browser.run(`(() => {
        const box = document.querySelector('#fields input');
        box.value = '-12345';
        box.dispatchEvent(new Event('change'));
    })()`));
    compare([page], 'after an input');
    await refused('mesh_linecast', 'mesh.indices[0]', '99');
    await refused('mesh_gather', 'most', '65');
}

// A number that the page cannot take has a message, and leaves the query and the answer as they were.
async function refused(name, label, text) {
    await browser.run(`playground.open('#${name}')`);
    const before = await shown();
    const kept = await browser.run(`(() => {
        const box = document.querySelector('#fields input[aria-label^="${label},"]'), value = box.value;
        box.value = '${text}';
        box.dispatchEvent(new Event('change'));
        return box.value === value;
    })()`);
    const after = await shown();
    check(`${name}: ${label} = ${text} is taken, with the message '${after.message}'`, kept && after.message.startsWith(label) && after.line === before.line);
}

async function links() {
    const link = '#sphere_linecast:0,0,0,65536,-131072,65536,0,131072,65536,0';
    await browser.go(PAGE + link);
    await new Promise((resolved) => setTimeout(resolved, 500));
    const page = await shown();
    check('the address is not the link', await browser.run('location.hash') === link);
    check(`the link ${link} became ${page.link}`, page.link === link && page.word === 'TOUCH' && page.message === '');
    compare([page], 'of a link');
    for (const bad of ['#no_such', '#sphere_linecast:1,2', '#sphere_linecast:0,0,0,65536,-131072,65536,0,131072,65536,9999999999', '#%', '#mesh_linecast:99999,3;1', '#mesh_linecast:0,3;0,1,2']) {
        await browser.go(PAGE + bad);
        const { message, word } = await shown();
        check(`the bad link ${bad} has no message, but '${message}'`, message.startsWith('This link cannot be opened') && word === 'HIT');
    }
}

async function examples() {
    const count = await browser.run("document.getElementById('example').options.length");
    const pages = [];
    for (let i = 1; i < count; i++) {
        await browser.run(`(() => { const menu = document.getElementById('example'); menu.selectedIndex = ${i}; menu.dispatchEvent(new Event('change')); })()`);
        const page = await shown();
        pages.push(page);
        check(`example ${i}: the message is '${page.message}'`, page.message !== '' && !/cannot/.test(page.message));
        if (/usual Q16.16/.test(page.message))
            check(`example ${i}: the usual Q16.16 is not wrong, but ${page.usualMark}`, page.usualMark === 'wrong answer');
    }
    compare(pages, 'of an example');
}

async function narrow() {
    await browser.resize(390, 844, true);
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    for (const hash of ['', '#sphere_linecast', '#obb_overlaps_obb', '#frustum_classify_aabbs', '#frustum_corners', '#sphere_distance']) {
        await browser.go(PAGE + hash);
        const wide = await browser.run('document.documentElement.scrollWidth');
        check(`narrow, ${hash}: the content is ${wide} pixels wide`, wide <= 390);
    }
    await browser.run("playground.open('#circle_linecast')");
    const page = await moved('a touch', async () => browser.touch(await placeOf('segment.b'), [-24, 18]));
    compare([page], 'after a touch');
}

async function pictures() {
    for (const [name, width, height, dark, hash] of [['wide', 1280, 800, false, ''], ['dark', 1280, 800, true, '#frustum_classify_aabb'], ['narrow', 390, 844, true, '#rect_raycast']]) {
        await browser.resize(width, height, width < 500);
        await browser.dark(dark);
        await browser.go(PAGE + hash);
        await browser.picture(join(PICTURES, `${name}.png`));
    }
}

async function main() {
    mkdirSync(PICTURES, { recursive: true });
    await browser.open(1280, 900);
    await browser.go(PAGE);
    for (const part of [allQueries, dragAll, freed, words, field, links, examples, narrow, pictures])
        await part();
    check(`errors: ${browser.problems.join('; ')}`, browser.problems.length === 0);
}

try {
    await main();
} catch (error) {
    check(error.stack, false);
}
await browser.close();
console.log(`play: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
