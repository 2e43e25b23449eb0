# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The self-test with calls through a binding: remote.h. To be included by the Makefile after tests/tests.mk.

REMOTE := $(BUILD)/remote
REMOTE_CFLAGS = -std=gnu99 $(WARNINGS) -O1 -Itests/bindings/remote

$(REMOTE)/wrappers.c: tests/bindings/remote/wrappers port/api.json port/api/c.py port/api/calls.py
	@mkdir -p $(@D)
	@tests/bindings/remote/wrappers >$@
	@tests/bindings/remote/wrappers --names >$(REMOTE)/names.h
	@tests/bindings/remote/wrappers --flags >$(REMOTE)/flags

$(REMOTE)/%.o: tests/bindings/remote/%.c $(MAKEFILES_USED)
	@mkdir -p $(@D)
	$(CC) $(REMOTE_CFLAGS) -MMD -MP -c $< -o $@

$(REMOTE)/wrappers.o: $(REMOTE)/wrappers.c $(MAKEFILES_USED)
	$(CC) $(REMOTE_CFLAGS) -MMD -MP -c $< -o $@

# Their routines are inline functions, which the linker cannot wrap.
REMOTE_INLINE := $(REMOTE)/hash_inline.o $(REMOTE)/hash_capsule2.o
$(REMOTE_INLINE): $(REMOTE)/%.o: tests/hash/%.c $(REMOTE)/wrappers.c $(MAKEFILES_USED)
	$(CC) $(ALL_CFLAGS) -Itests/bindings/remote -include $(REMOTE)/names.h -MMD -MP -c $< -o $@

# In one piece the routines of the library call each other, not the wrappers.
$(REMOTE)/library.o: $(LIBRARY_OBJECTS)
	$(CC) -r -nostdlib $^ -o $@

$(REMOTE)/selftest: $(REMOTE)/wrappers.o $(REMOTE)/remote.o $(REMOTE_INLINE) $(BUILD)/port/selftest/selftest-all.o $(SELFTEST_PORT_OBJECTS) \
		$(REMOTE)/library.o $(BUILD)/libselftest.a
	$(CC) @$(REMOTE)/flags $(filter %.o %.a,$^) -o $@

.PHONY: build-remote
build-remote: $(REMOTE)/selftest
	@echo $<
