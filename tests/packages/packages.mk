# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# `make packages`: graze in the builds of port/PACKAGES.md; PARTS are scripts of tests/packages.

.PHONY: packages
packages:
	@toolchain/setup test
	@tests/packages/run $(PARTS)
