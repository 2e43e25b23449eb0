# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# `make packages`: graze in the builds of port/PACKAGES.md.

.PHONY: packages
packages:
	@toolchain/setup test
	@tests/packages/run
