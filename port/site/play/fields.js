// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The numbers of the query: raw integers to edit, with the decimal beside them.

import { decimal, parseNumber } from './model.js';
import { fieldsOf } from './text.js';

function input(field, model, changed) {
    const box = document.createElement('input');
    Object.assign(box, { type: 'text', inputMode: 'numeric', spellcheck: false, autocomplete: 'off' });
    box.setAttribute('aria-label', `${field.name}, raw integer`);
    box.addEventListener('change', () => {
        try {
            field.holder[field.key] = parseNumber(model, field.type, box.value.trim());
            changed();
        } catch (error) {
            changed(`${field.name}: ${error.message}`);
        }
    });
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
        this.shown = [];
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

    group(name) {
        const set = document.createElement('fieldset'), legend = document.createElement('legend');
        legend.textContent = name;
        set.append(legend);
        return set;
    }

    field(field, group) {
        const label = document.createElement('label'), name = document.createElement('span'), units = document.createElement('small');
        name.textContent = shortName(field.name, group);
        const box = input(field, this.model, this.changed);
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
