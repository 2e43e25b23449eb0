// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// node browser.mjs PACKAGE PROGRAM -- BROWSER...
//
// Serves the package and a page that runs the program, calls the browser with the address of the page, and prints what the
// program logged, which the page sends back when the program ends. Then the browser is stopped.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const [packageFolder, program, , ...browser] = process.argv.slice(2);
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };
const PAGE = `<!doctype html>
<script type="importmap">{ "imports": { "graze": "/graze/graze.js" } }</script>
<script type="module">
const lines = [];
console.log = (text) => lines.push(text);
await import('/program.js').catch((error) => console.log(error));
await fetch('/end', { method: 'POST', body: lines.join('\\n') });
</script>`;
let child;

async function contentsOf(path) {
    if (path === '/')
        return PAGE;
    return readFile(path === '/program.js' ? program : join(packageFolder, path.replace(/^\/graze\//, '')));
}

async function end(request) {
    let logged = '';
    for await (const part of request)
        logged += part;
    console.log(logged);
    child.kill();
}

const server = createServer(async (request, response) => {
    const { url } = request;
    try {
        const contents = url === '/end' ? await end(request) : await contentsOf(url);
        response.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'text/html' }).end(contents);
    } catch {
        response.writeHead(404).end();
    }
});

server.listen(0, '127.0.0.1', () => {
    const address = `http://127.0.0.1:${server.address().port}/`;
    child = spawn(browser[0], [...browser.slice(1), address], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('close', () => server.close().closeAllConnections());
});
