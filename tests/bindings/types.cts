// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The declarations of the npm package from CommonJS.
import graze = require('graze');

graze.load().then((g: graze.Graze) => console.log(g.aabbDistance({ min: { x: 0, y: 0, z: 0 }, max: { x: 1, y: 1, z: 1 } }, { x: 2, y: 0, z: 0 }) > graze.MISS));
// @ts-expect-error: no such constant
console.log(graze.MISSED);
