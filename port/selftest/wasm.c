/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The self-test for WebAssembly: selftest_put is imported from wasm.js, which calls selftest. */
#include "selftest.h"

int run(void) __attribute__((export_name("run")));
extern void imported_put(int c) __attribute__((import_module("env"), import_name("put")));

void selftest_put(char c)
{
    imported_put(c);
}

int run(void)
{
    return selftest();
}
