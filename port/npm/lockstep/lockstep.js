// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// node lockstep.js [TICKS] [SEED]
//
// Prints the hash of the simulation after each tick: the lines that port/lockstep/main.c prints on any machine.
import { load } from 'graze';
import { mix, Simulation } from './simulation.js';

const INPUT_EVERY = 64;
const [ticks, seed] = [process.argv[2] ?? '300', process.argv[3] ?? '1'].map(Number);
const { raw } = await load();
const simulation = new Simulation(raw, seed);
let hash = 0;
for (let tick = 1; tick <= ticks; tick++) {
    if (tick % INPUT_EVERY === 0)
        simulation.input(mix(seed ^ mix(tick)));
    simulation.tick();
    hash = simulation.hash(hash);
    console.log((hash >>> 0).toString(16).padStart(8, '0'));
}
