# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The site, build/site: pages, headers and figures. To be included by the Makefile after port/query/query.mk.

.PHONY: site site-test
site:
	@toolchain/setup site bindings
	@echo 'site: builds the playground'
	@$(MAKE) --no-print-directory -s playground
	@echo 'site: builds graze_query, which draws the figures'
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=fixed build-query >/dev/null
	@port/site/make $(QUERY)

site-test:
	@toolchain/setup site bindings web-test
	@tests/site/run
