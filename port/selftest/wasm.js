// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// node port/selftest/wasm.js IMAGE: runs the self-test, as WebAssembly
"use strict";
const fs = require("fs");
let text = "";
const imports = { env: { put: (c) => { text += String.fromCharCode(c); } } };
const module_ = new WebAssembly.Module(fs.readFileSync(process.argv[2]));
const instance = new WebAssembly.Instance(module_, imports);
const differences = instance.exports.run_selftest();
fs.writeSync(1, text);
process.exitCode = differences === 0 ? 0 : 1;
