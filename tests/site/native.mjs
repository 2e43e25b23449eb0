// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The answers of graze_query, computed by the C library of this machine.

import { spawnSync } from 'node:child_process';

function numberOf(text) {
    if (!text.startsWith('0x'))
        return text;
    const view = new DataView(new ArrayBuffer(4));
    view.setUint32(0, Number(text));
    return view.getFloat32(0);
}

// The numbers at the end of a line of the answer. A text has columns of a name, of units and of numbers.
function numbersOf(row) {
    return row.trim().split(/ {2,}|(?<=\)) +/).pop().split(' ').map(numberOf);
}

function answerOf(block, isFloat) {
    const rows = block.slice(block.indexOf('answer') + 1).filter((row) => row.startsWith('  ') && !/not written/.test(row));
    const numbers = rows.flatMap(numbersOf);
    return isFloat ? numbers.map(Number) : numbers;
}

// The numbers of each line's answer, in the order of the description of the API.
export function answersOf(program, lines, build) {
    const run = spawnSync(program, build ? ['--build', build] : [], { input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 2 ** 28 });
    if (run.status !== 0)
        throw new Error(`graze_query: ${run.stderr.slice(0, 2000)}`);
    const blocks = run.stdout.trim().split('\n\n');
    if (blocks.length !== lines.length)
        throw new Error(`graze_query answered ${blocks.length} of ${lines.length} lines`);
    return blocks.map((block) => answerOf(block.split('\n'), build === 'float'));
}
