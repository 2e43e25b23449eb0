// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// node browser.mjs PACKAGE PROGRAM -- BROWSER...
//
// Serves the package and a page that runs the program, calls the browser with the address of the page, and prints what the
// program logged: the text of the page's element `out`.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const [packageFolder, program, , ...browser] = process.argv.slice(2);
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };
const PAGE = `<!doctype html><pre id="out"></pre>
<script type="importmap">{ "imports": { "graze": "/graze/graze.js" } }</script>
<script type="module">
const out = document.getElementById('out');
console.log = (text) => { out.textContent += text + '\\n'; };
await import('/program.js').catch((error) => console.log(error));
console.log('end');
</script>`;

async function contentsOf(path) {
    if (path === '/')
        return PAGE;
    return readFile(path === '/program.js' ? program : join(packageFolder, path.replace(/^\/graze\//, '')));
}

const server = createServer(async ({ url }, response) => {
    try {
        const contents = await contentsOf(url);
        response.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'text/html' }).end(contents);
    } catch {
        response.writeHead(404).end();
    }
});

server.listen(0, '127.0.0.1', () => {
    const child = spawn(browser[0], [...browser.slice(1), `http://127.0.0.1:${server.address().port}/`], { stdio: ['ignore', 'pipe', 'inherit'] });
    let page = '';
    child.stdout.on('data', (part) => (page += part));
    child.on('close', () => {
        server.close();
        console.log(page.match(/<pre id="out">([^]*)\nend\n<\/pre>/)?.[1] ?? page);
    });
});
