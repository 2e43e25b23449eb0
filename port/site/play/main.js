// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The page: one query, its picture, numbers and answers.

import { Model } from './model.js';
import { loadEngines } from './modules.js';
import { defaults } from './defaults.js';
import { View } from './view.js';
import { extent, handlesOf, lineOf, picture } from './draw.js';
import { Stage } from './stage.js';
import { Fields } from './fields.js';
import { answersOf, showAnswers } from './answers.js';
import { fieldsOf, fromLink, queryLine, toC, toLink } from './text.js';
import { EXAMPLES } from './examples.js';
import { at } from './vectors.js';

const $ = (id) => document.getElementById(id);
const MEANINGS = {
    MISS: 'no point in common', TOUCH: 'only points of the surface', HIT: 'enters the interior, or passes the surface', INSIDE: 'starts in the interior',
    FREE: 'does not overlap', MOVED: 'overlaps, and moves out', NO_PLACE: 'overlaps, and no place is free',
};

const LINK_DELAY = 250; // milliseconds: browsers ignore links that change too often

class Page {
    constructor(model, engines) {
        Object.assign(this, { model, engines });
        this.fields = new Fields($('fields'), model, (error) => this.changed(error));
        this.stage = new Stage($('stage'), this);
        this.fillMenus();
        this.listen();
        this.open(location.hash || EXAMPLES[0].link);
    }

    fillMenus() {
        const groups = new Map();
        for (const [name, f] of this.model.functions) {
            const shape = f.header ?? 'other';
            if (!groups.has(shape))
                groups.set(shape, Object.assign(document.createElement('optgroup'), { label: shape }));
            groups.get(shape).append(new Option(name, name));
        }
        $('query').append(...groups.values());
        $('example').append(new Option('Examples …', ''), ...EXAMPLES.map((e, i) => new Option(e.title, i)));
    }

    listen() {
        $('query').addEventListener('change', (e) => this.open(`#${e.target.value}`));
        $('example').addEventListener('change', (e) => e.target.value !== '' && this.openExample(EXAMPLES[e.target.value]));
        window.addEventListener('hashchange', () => location.hash !== this.link && this.open(location.hash));
        for (const [id, factor] of [['closer', 1.6], ['away', 1 / 1.6]])
            $(id).addEventListener('click', () => { this.view.zoom(factor); this.redraw(); });
        $('fit').addEventListener('click', () => this.fit());
        $('magnify').addEventListener('click', () => this.magnify());
        for (const [id, from] of [['copy-c', 'c'], ['copy-line', 'line']])
            $(id).addEventListener('click', () => this.copy($(from).textContent));
        $('copy-link').addEventListener('click', () => this.copy(new URL(this.link, location.href).href));
        new ResizeObserver(() => this.resize()).observe($('stage'));
    }

    async copy(text) {
        try {
            await navigator.clipboard.writeText(text);
            this.say('Copied.');
        } catch {
            this.say('The browser does not let this page copy; select the text instead.');
        }
    }

    say(text, isError = false) {
        $('message').textContent = text;
        $('message').className = isError ? 'error' : '';
    }

    openExample(example) {
        this.open(example.link);
        this.say(example.says);
        if (example.magnify)
            this.magnify(example.magnify);
    }

    // A bad link has a message, and the page shows the first example.
    open(link) {
        try {
            this.show(fromLink(this.model, link, (m, q) => defaults(m, q)));
            this.say(EXAMPLES.find((e) => e.link === this.link)?.says ?? '');
        } catch (error) {
            this.show(fromLink(this.model, EXAMPLES[0].link, (m, q) => defaults(m, q)));
            this.say(`This link cannot be opened: ${error.message}. The page shows an example instead.`, true);
        }
    }

    show({ query, values }) {
        Object.assign(this, { query, values });
        $('query').value = query.name;
        $('about').textContent = query.comment;
        const flat = fieldsOf(this.model, query, values).every((f) => f.type !== 'scalar' || !/\.z$/.test(f.name)) && !/^plane_/.test(query.name);
        this.view = new View(flat);
        this.view.corners = (camera) => this.cornersOf(camera);
        this.view.face(lineOf(this.view, this.model, query, values) ?? [[0, 0, 0], [0, 0, 0]]);
        $('stage').classList.toggle('flat', flat);
        $('how').textContent = flat ? 'Drag a point, or the view.' : 'Drag a point; drag the view to turn it, with Shift to move it.';
        this.fields.build(query, values);
        this.resize();
        this.changed();
        this.fit();
    }

    cornersOf(camera) {
        return this.engines.exact.call(this.model.functions.get('frustum_corners'), { frustum: camera })[0].value;
    }

    handles() {
        return handlesOf(this.model, this.query, this.values);
    }

    step() {
        return Number($('step').value) / 65536;
    }

    changed(error) {
        try {
            if (error)
                throw new Error(error);
            this.compute();
            if ($('message').className === 'error')
                this.say('');
        } catch (problem) {
            this.say(problem.message, true);
        }
        this.fields.refresh();
        this.redraw();
    }

    compute() {
        const { model, query, values, engines } = this;
        this.answer = engines.exact.call(query, values);
        const marks = showAnswers(model, $('answers'), answersOf(model, query, values, engines));
        this.showWord();
        for (const [id, mark] of [['float-mark', marks.float], ['usual-mark', marks.usual]]) {
            $(id).className = `mark ${mark}`;
            $(id).textContent = { wrong: 'wrong answer', off: 'other number' }[mark] ?? (mark || 'same');
        }
        $('c').textContent = toC(model, query, values);
        $('line').textContent = queryLine(model, query, values, engines.exact);
        this.link = toLink(model, query, values);
        clearTimeout(this.timer);
        this.timer = setTimeout(() => history.replaceState(null, '', this.link), LINK_DELAY);
    }

    showWord() {
        const first = this.answer[0], names = first && this.model.enumNames(first.type);
        const name = names?.find((n) => n.value === Number(first.value))?.name ?? (first?.type === 'bool' ? (first.value ? 'true' : 'false') : '');
        $('verdict').className = `verdict ${name}`;
        $('verdict').textContent = name;
        const exit = this.query.name.endsWith('_exit');
        $('meaning').textContent = exit && name === 'HIT' ? 'leaves the interior' : MEANINGS[name] ?? '';
        $('stage').dataset.word = name;
    }

    resize() {
        const { clientWidth, clientHeight } = $('stage');
        if (!this.view || clientWidth === 0)
            return;
        const before = this.view.width;
        Object.assign(this.view, { width: clientWidth, height: clientHeight });
        this.view.scale *= clientWidth / before;
        $('stage').setAttribute('viewBox', `0 0 ${clientWidth} ${clientHeight}`);
        if (this.answer)
            this.redraw();
    }

    fit() {
        this.view.fit([...this.handles().map((h) => h.at), ...extent(this.view, this.model, this.query, this.values, this.answer ?? [])]);
        this.redraw();
    }

    // To the point of the hit, or to the handle that was used last.
    magnify(middle) {
        const hit = this.answer.find((a) => a.value?.point)?.value.point;
        const place = middle ?? (hit ? at(hit) : this.handles()[0]?.at);
        if (!place)
            return;
        this.view.middle = place;
        this.view.scale = 65536 * 24;
        this.redraw();
    }

    redraw() {
        const svg = $('picture');
        svg.replaceChildren(picture(this.view, this.model, this.query, this.values, this.answer ?? []), this.stage.layer);
        this.stage.drawHandles();
    }
}

async function start() {
    const model = new Model(API);
    try {
        window.playground = new Page(model, await loadEngines(model));
        document.body.dataset.ready = 'true';
    } catch (error) {
        $('message').textContent = `The page could not start: ${error.message}`;
        $('message').className = 'error';
    }
}

start();
