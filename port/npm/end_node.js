// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

import { readFile } from 'node:fs/promises';
import { load as loadFrom } from './graze.js';

export * from './graze.js';
export const load = (source = readFile(new URL('graze.wasm', import.meta.url))) => loadFrom(source);
