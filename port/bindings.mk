# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The API as data, and bindings that are made from it: port/api/README.md.

.PHONY: api npm python
api:
	@toolchain/setup bindings
	@port/api/make

npm:
	@toolchain/setup npm
	@$(MAKE) --no-print-directory -s TARGET=wasm32 NUMBER=fixed npm-package

.PHONY: npm-package
npm-package: $(WASM_MODULE)
	@port/npm/make '$(WASM_MODULE)'

python:
	@toolchain/setup bindings
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=fixed python-package

.PHONY: python-package
python-package: $(SHARED_OUT)/$(SHARED_NAME)
	@port/python/make '$<'
