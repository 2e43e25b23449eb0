// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The numbers of the query: raw integers to edit, with the decimal beside them.

import { decimal, parseNumber } from './model.js';
import { check, fieldsOf } from './text.js';

function input(field, edit) {
    const box = document.createElement('input');
    Object.assign(box, { type: 'text', inputMode: 'numeric', spellcheck: false, autocomplete: 'off' });
    box.setAttribute('aria-label', `${field.name}, raw integer`);
    box.addEventListener('change', () => edit(field, box.value.trim()));
    return box;
}

function shortName(name, group) {
    return name.startsWith(group) ? name.slice(group.length).replace(/^\./, '') || name : name;
}

// Fields are made once for a query; refresh() writes their numbers.
export class Fields {
    constructor(place, model, changed) {
        Object.assign(this, { place, model, changed });
    }

    build(query, values) {
        Object.assign(this, { query, values, shown: [] });
        const groups = new Map();
        for (const field of fieldsOf(this.model, query, values)) {
            const name = field.name.split('.')[0];
            if (!groups.has(name))
                groups.set(name, this.group(name));
            groups.get(name).append(this.field(field, name));
        }
        this.place.replaceChildren(...groups.values());
        this.refresh();
    }

    // A number that the page cannot take leaves the query as it was.
    edit(field, text) {
        const before = field.holder[field.key];
        try {
            field.holder[field.key] = parseNumber(this.model, field.type, text);
            check(this.model, this.query, this.values);
            this.changed();
        } catch (error) {
            field.holder[field.key] = before;
            this.changed(`${field.name}: ${error.message}`);
        }
    }

    group(name) {
        const set = document.createElement('fieldset'), legend = document.createElement('legend');
        legend.textContent = name;
        set.append(legend);
        return set;
    }

    field(field, group) {
        const label = document.createElement('label'), name = document.createElement('span'), units = document.createElement('small');
        name.textContent = shortName(field.name, group);
        const box = input(field, (...numbers) => this.edit(...numbers));
        label.append(name, box, units);
        this.shown.push({ field, box, units });
        return label;
    }

    refresh() {
        for (const { field, box, units } of this.shown) {
            const raw = field.holder[field.key];
            if (box.value !== String(raw))
                box.value = raw;
            units.textContent = decimal(field.type, raw);
        }
    }
}
