// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// node port/rp2040/run.mjs IMAGE.elf [ARGUMENT...]
//
// Runs an image on the first Cortex-M0+ of rp2040js, from its vector table at the start of the flash, and serves the
// requests of port/semihosting.h except requests for files. It counts cycles as Arm's manual does, without stalls of the flash.
// rp2040js counts one too few for a PUSH with lr and for a POP with pc: they are added here.
import fs from "node:fs";
import { RP2040 } from "../../build/npm/node_modules/rp2040js/dist/esm/index.js";

const FLASH = 0x10000000, FLASH_SIZE = 0x1000000, RAM = 0x20000000, RAM_SIZE = 0x42000;
const PUSH_WITH_LR = 0xb5, POP_WITH_PC = 0xbd; // the upper byte of the instruction
const SYS_WRITEC = 0x03, SYS_GET_CMDLINE = 0x15, SYS_EXIT_EXTENDED = 0x20, SYS_ELAPSED = 0x30;
const USAGE = 64, FAULT = 70, OTHER = 74;

const [image, ...words] = process.argv.slice(2);
const rp2040 = new RP2040();
const { core, flash, sramView } = rp2040;
let text = "", status = null, uncounted = 0;

function end(value, why) {
    status = value;
    if (why)
        process.stderr.write(`rp2040: ${why}\n`);
}

// An ELF file of 32 bits, little-endian: the parts with contents go where they are loaded.
function load(file) {
    if (file.length < 52 || file.readUInt32BE(0) !== 0x7f454c46 || file[4] !== 1)
        return false;
    const table = file.readUInt32LE(28), size = file.readUInt16LE(42), count = file.readUInt16LE(44);
    for (let i = 0; i < count; i++) {
        const entry = table + i * size, from = file.readUInt32LE(entry + 4), to = file.readUInt32LE(entry + 12);
        const length = file.readUInt32LE(entry + 16);
        if (file.readUInt32LE(entry) !== 1 || length === 0)
            continue;
        if (to < FLASH || to + length > FLASH + FLASH_SIZE)
            return false;
        flash.set(file.subarray(from, from + length), to - FLASH);
    }
    return true;
}

function put_line(block) {
    const line = ["image", ...words].join(" "), at = core.readUint32(block), size = core.readUint32(block + 4);
    if (line.length + 1 > size)
        return -1;
    for (let i = 0; i <= line.length; i++)
        core.writeUint8(at + i, i < line.length ? line.charCodeAt(i) : 0);
    return 0;
}

function serve(operation, argument) {
    switch (operation) {
    case SYS_WRITEC:
        text += String.fromCharCode(core.readUint8(argument));
        return 0;
    case SYS_GET_CMDLINE:
        return put_line(argument);
    case SYS_EXIT_EXTENDED:
        end(core.readUint32(argument + 4));
        return 0;
    case SYS_ELAPSED:
        sramView.setBigUint64(argument - RAM, BigInt(core.cycles + uncounted), true);
        return 0;
    default:
        end(OTHER, `no request ${operation}`);
        return -1;
    }
}

// core.PC is already behind the breakpoint.
rp2040.onBreak = (code) => {
    if (code === 0xab)
        core.registers[0] = serve(core.registers[0], core.registers[1]);
    else
        end(FAULT, `breakpoint ${code} before 0x${core.PC.toString(16)}`);
};
// Start-up writes to the memory protection, which rp2040js lacks.
function stop(part, words) {
    if (part !== "PPB" && status === null)
        end(FAULT, `${part}: ${words}`);
}
rp2040.logger = { debug() {}, info() {}, warn: stop, error: stop };

function run() {
    core.VTOR = FLASH;
    core.reset();
    while (status === null) {
        const at = core.PC & ~1;
        if (at < FLASH || at >= FLASH + FLASH_SIZE) {
            end(FAULT, `runs at 0x${at.toString(16)}`);
            break;
        }
        const upper = flash[at - FLASH + 1];
        if (upper === PUSH_WITH_LR || upper === POP_WITH_PC)
            uncounted++;
        core.executeInstruction();
    }
}

if (image === undefined || !load(fs.readFileSync(image)))
    end(USAGE, "usage: node port/rp2040/run.mjs IMAGE.elf [ARGUMENT...]");
else
    run();
fs.writeSync(1, text);
process.exitCode = status;
