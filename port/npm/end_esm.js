// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

const load = (source = fetch(new URL('graze.wasm', import.meta.url))) => loadFrom(source);

export { load, loadSync };
