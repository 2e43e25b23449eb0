// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// The page: port/web/web.mk puts this script and the module into page.html, so that the page needs no server.
"use strict";

const WIDTH = 320, HEIGHT = 240;
const bytes = Uint8Array.from(atob(moduleAsBase64), (c) => c.charCodeAt(0));
const names = ["graze", "idiom"];
const element = (id) => document.getElementById(id);
let exported;
let turn = 0; // 2^32 is a whole turn
let pending = false;

// While the scene turns, a picture of half the size is scaled up.
function draw(which, scale) {
    const width = WIDTH / scale, height = HEIGHT / scale, canvas = element(names[which]);
    const start = performance.now();
    const checksum = exported.web_draw(which, turn >>> 0, width, height) >>> 0;
    const milliseconds = (performance.now() - start).toFixed(0);
    const pixels = new Uint8ClampedArray(exported.memory.buffer, exported.web_canvas(which), 4 * width * height);
    canvas.dataset.checksum = checksum.toString(16).padStart(8, "0");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
    element(names[which] + "-time").textContent = `(${width} x ${height} pixels in ${milliseconds} ms)`;
}

function drawAll(scale) {
    draw(0, scale);
    if (element("compare").checked)
        draw(1, scale);
}

let sharper;
function turnTo(newTurn) {
    turn = newTurn;
    clearTimeout(sharper);
    sharper = setTimeout(() => drawAll(1), 150);
    if (!pending) {
        pending = true;
        requestAnimationFrame(() => {
            pending = false;
            drawAll(2);
        });
    }
}

function listen() {
    const perPixel = 2 ** 32 / 1500, perKey = 2 ** 32 / 90;
    for (const name of names) {
        const canvas = element(name);
        let last; // movementX has other units in some browsers
        canvas.addEventListener("pointerdown", (event) => {
            canvas.setPointerCapture(event.pointerId);
            last = event.clientX;
        });
        canvas.addEventListener("pointermove", (event) => {
            if (!canvas.hasPointerCapture(event.pointerId))
                return;
            turnTo(turn - (event.clientX - last) * perPixel);
            last = event.clientX;
        });
    }
    addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey)
            return;
        if (event.key === "ArrowLeft" || event.key === "ArrowRight")
            turnTo(turn + (event.key === "ArrowLeft" ? perKey : -perKey));
    });
    element("still").addEventListener("click", () => {
        turn = 0;
        drawAll(1);
    });
    element("compare").addEventListener("change", (event) => {
        element("idiom").parentElement.hidden = !event.target.checked;
        drawAll(1);
    });
}

// A link to a view: graze.html#turn=30&compare, in degrees.
function lookAt(wanted) {
    const degrees = Number(wanted.get("turn"));
    if (wanted.has("compare") !== element("compare").checked)
        element("compare").click();
    turnTo(Number.isFinite(degrees) ? degrees / 360 * 2 ** 32 : 0);
}

function lookAtHash() {
    lookAt(new URLSearchParams(location.hash.slice(1)));
}

WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
    exported = instance.exports;
    exported.web_begin();
    draw(0, 1);
    element("checksum").textContent = element("graze").dataset.checksum;
    listen();
    addEventListener("hashchange", lookAtHash);
    if (location.hash !== "")
        lookAtHash();
}).catch((error) => {
    element("checksum").textContent = `no picture: ${error.message}`;
});
