// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The answers of the three builds side by side.

import { decimal, toUnits } from './model.js';

const RAW_NEAR = 2; // raw units: a place so near is the same for the eye

function rows(model, answer) {
    return answer.flatMap((a) => model.fields(a.type, a, 'value', a.name)).map((f) => ({ name: f.name, type: f.type, value: f.holder[f.key] }));
}

const DECISIONS = ['bool', 'result', 'side', 'separation', 'view'];

// The idiom shares the result and the first numbers of its place with graze, or nothing.
function shared(list, compared, { returns }) {
    const decides = DECISIONS.includes(returns);
    if (returns === 'result' && list[0].value === 0)
        return list.slice(0, 1);
    const numbers = list.filter((r) => /scalar/.test(r.type) && (r.name !== 'result' || !decides)).slice(0, Math.max(compared, 0));
    const views = list.filter((r) => r.type === 'view');
    const kept = list.filter((r) => (r.name === 'result' && decides) || /^(index|face)$/.test(r.name) || numbers.includes(r) || views.includes(r));
    return kept.length > 0 ? kept : null;
}

const NO_INDEX = 4294967295;

function word(model, { name, type }, value) {
    if (/^(index|face)$/.test(name) && value === NO_INDEX)
        return 'none';
    const names = model.enumNames(type);
    if (names)
        return names.find((n) => n.value === Number(value))?.name ?? String(value);
    return type === 'bool' ? (Number(value) ? 'true' : 'false') : null;
}

export function answersOf(model, query, values, engines) {
    const exact = rows(model, engines.exact.call(query, values));
    const float = rows(model, engines.float.call(query, values));
    const usual = engines.usual.call(query, values);
    const kept = usual && shared(rows(model, usual), engines.usual.compared(), query);
    return { exact, float, usual: kept };
}

// 'wrong' for another answer, 'off' for another number, '' for the same.
function verdict(row, value, build) {
    if (value === undefined)
        return row.name === 'result' || build === 'float' ? 'wrong' : '';
    if (row.type === 'result')
        return (build === 'usual' ? !value === !row.value : value === row.value) ? '' : 'wrong';
    const a = toUnits(row.type, row.value), b = build === 'float' ? value : toUnits(row.type, value);
    if (/scalar|fraction|wide/.test(row.type))
        return Math.abs(a - b) * 65536 <= RAW_NEAR ? '' : 'off';
    return Number(row.value) === Number(value) ? '' : 'wrong';
}

function cell(text, small, mark, data = {}) {
    const td = document.createElement('td');
    td.textContent = text;
    if (small && small !== text) {
        const span = document.createElement('small');
        span.textContent = small;
        td.append(span);
    }
    if (mark)
        td.className = mark;
    Object.assign(td.dataset, data);
    return td;
}

function exactCell(model, row) {
    const name = word(model, row, row.value);
    return cell(name ?? String(row.value), decimal(row.type, row.value), name ? `word ${name}` : '', { raw: row.value, name: row.name });
}

function otherCell(model, row, list, build) {
    const found = list?.find((r) => r.name === row.name);
    const mark = list ? verdict(row, found?.value, build) : '';
    if (!found)
        return cell(list && mark ? 'nothing' : '–', '', mark);
    const name = word(model, row, found.value);
    if (name)
        return cell(build === 'usual' && row.type === 'result' && found.value ? 'HIT' : name, '', `word ${mark}`, { raw: found.value });
    const units = build === 'float' && /scalar|fraction|wide/.test(row.type);
    return cell(units ? String(+found.value.toPrecision(9)) : String(found.value), units ? '' : decimal(row.type, found.value), mark, { raw: found.value });
}

export function showAnswers(model, table, { exact, float, usual }) {
    table.replaceChildren(...exact.map((row) => {
        const tr = document.createElement('tr'), th = document.createElement('th');
        th.textContent = row.name;
        tr.append(th, exactCell(model, row), otherCell(model, row, float, 'float'), otherCell(model, row, usual, 'usual'));
        return tr;
    }));
    return { float: differs(table, 2), usual: usual ? differs(table, 3) : 'none' };
}

function differs(table, column) {
    const cells = [...table.rows].map((r) => r.cells[column]);
    return cells.some((c) => c.classList.contains('wrong')) ? 'wrong' : cells.some((c) => c.classList.contains('off')) ? 'off' : '';
}
