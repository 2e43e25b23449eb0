// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

const { readFile } = require('node:fs/promises');
const { join } = require('node:path');

const load = (source = readFile(join(__dirname, 'graze.wasm'))) => loadFrom(source);
