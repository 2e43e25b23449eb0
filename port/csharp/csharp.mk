# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The C# package, which Unity takes as well: port/csharp/README.md. To be included by the Makefile.

.PHONY: csharp
csharp:
	@toolchain/setup bindings
	@port/csharp/make
