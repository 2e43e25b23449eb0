// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// Numbers of JavaScript as those of the module, and back. A number that the module does not have is an error.

const SCALAR_ONE = 65536;
const FRACTION_ONE_RAW = 2 ** 30;

function wrongType(value, name, wanted) {
    throw new TypeError(`${name} is ${value === null ? 'null' : typeof value}, not ${wanted}`);
}

function integer(value, min, max, name) {
    if (typeof value !== 'number')
        wrongType(value, name, 'a number');
    if (!(Number.isInteger(value) && value >= min && value <= max))
        throw new RangeError(`${name} is ${value}, not an integer from ${min} to ${max}`);
    return value;
}

function wide(value, name) {
    if (typeof value !== 'bigint')
        wrongType(value, name, 'a bigint');
    if (BigInt.asIntN(64, value) !== value)
        throw new RangeError(`${name} is ${value}, which has more than 64 bits`);
    return value;
}

// The nearest number of the module, ties away from zero, as graze_from_float.
function scaled(value, one, name) {
    if (typeof value !== 'number')
        wrongType(value, name, 'a number');
    const raw = value < 0 ? -Math.round(-value * one) : Math.round(value * one);
    if (!(raw >= -2147483648 && raw <= 2147483647))
        throw new RangeError(`${name} is ${value}, not from ${-2147483648 / one} to ${2147483647 / one}`);
    return raw;
}

function float(value, name) {
    return typeof value === 'number' ? value : wrongType(value, name, 'a number');
}

function object(value, name) {
    return value !== null && typeof value === 'object' ? value : wrongType(value, name, 'an object');
}

function list(value, length, name) {
    count(object(value, name).length, length, name);
    return value;
}

function count(value, least, name) {
    if (!(Number.isInteger(value) && value >= least))
        throw new TypeError(`${name} has length ${value}, not ${least} or more`);
    return value;
}

function utf8(value, name) {
    return typeof value === 'string' ? new TextEncoder().encode(value) : wrongType(value, name, 'a string');
}

const UNITS = {
    toScalar: (x, name) => scaled(x, SCALAR_ONE, name),
    fromScalar: (raw) => raw / SCALAR_ONE,
    toFraction: (x, name) => scaled(x, FRACTION_ONE_RAW, name),
    fromFraction: (raw) => raw / FRACTION_ONE_RAW,
};

const RAW = {
    toScalar: (x, name) => integer(x, -2147483648, 2147483647, name),
    fromScalar: (raw) => raw,
    toFraction: (x, name) => integer(x, -2147483648, 2147483647, name),
    fromFraction: (raw) => raw,
};
