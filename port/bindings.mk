# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The API as data, for bindings: port/api/README.md.

.PHONY: api
api:
	@toolchain/setup bindings
	@port/api/make
