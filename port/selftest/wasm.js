// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// node port/selftest/wasm.js IMAGE [ARGUMENT...]: calls `run` of an image of WebAssembly, which returns 0 if it passed
"use strict";
const fs = require("fs");
const [image, ...words] = process.argv.slice(2);
const line = words.join(" ");
let text = "";
const imports = {
    env: {
        put: (c) => { text += String.fromCharCode(c); },
        argument: (index) => line.charCodeAt(index) || 0, // NaN behind the end
    },
};
const module_ = new WebAssembly.Module(fs.readFileSync(image));
const instance = new WebAssembly.Instance(module_, imports);
const status = instance.exports.run();
const bytes = Buffer.from(text);
for (let written = 0; written < bytes.length;)
    written += fs.writeSync(1, bytes, written);
process.exitCode = status === 0 ? 0 : 1;
