# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# `make shared`: the library of NUMBER as a shared library for this machine, build/shared/libgraze.so (fixed), libgrazef.so
# (float) or libgrazes.so (small), links to the file with the version. It exports the public routines and nothing else.
# With CC, OPT or CFLAGS of your own it is in another folder; `make print-shared` prints its name. `make install-shared`
# installs all three below PREFIX and DESTDIR, beside the files of `make install`. For Linux and other systems with ELF;
# CMake and Meson make shared libraries of other systems as well.
# To be included by the Makefile, after port/install.mk.

# A library of a version like 0.9.1-dev is named after its numbers.
SHARED_VERSION = $(firstword $(subst -, ,$(GRAZE_VERSION)))
# Before 1.0 a new minor version may change the API, and a program needs the library with the same one.
SHARED_MAJOR = $(if $(filter 0.%,$(SHARED_VERSION)),$(basename $(SHARED_VERSION)),$(firstword $(subst ., ,$(SHARED_VERSION))))
SHARED_NAME = lib$(INSTALLED_$(NUMBER)).so
SONAME = $(SHARED_NAME).$(SHARED_MAJOR)
SHARED_FILE = $(SHARED_NAME).$(SHARED_VERSION)
SHARED_OUT := $(if $(FLAGS_ID)$(filter-out host,$(TARGET)),$(BUILD)/shared,build/shared)
SHARED_OBJECTS := $(LIBRARY_SOURCES:%.c=$(BUILD)/pic/%.o)

# A routine calls another one directly, and may contain its code: no program can replace single routines.
SHARED_CFLAGS := -fPIC -fno-semantic-interposition
SHARED_LDFLAGS = -shared -Wl,-soname,$(SONAME) -Wl,--version-script,$(BUILD)/exports.map -Wl,-Bsymbolic -Wl,-z,defs

.PHONY: shared install-shared install-shared-library print-shared
shared: $(SHARED_OUT)/$(SHARED_NAME)

print-shared:
	@echo '$(SHARED_OUT)'

$(BUILD)/pic/%.o: %.c $(MAKEFILES_USED) port/shared.mk | $$(@D)/.
	$(CCACHE) $(CC) $(ALL_CFLAGS) $(SHARED_CFLAGS) $(DEPENDENCY_FLAGS) -c $< -o $@

# names_small.h has a line for each public routine.
$(BUILD)/exports.map: include/graze/names_small.h port/shared.mk
	@mkdir -p $(@D)
	@{ echo '{ global:'; sed -n 's/^#define graze_\([a-z0-9_]*\) .*/    $(INSTALLED_$(NUMBER))_\1;/p' $<; \
		echo 'local: *; };'; } >$@

$(SHARED_OUT)/$(SHARED_NAME): $(SHARED_OBJECTS) $(BUILD)/exports.map port/shared.mk
	@mkdir -p $(SHARED_OUT)
	$(CC) $(ALL_CFLAGS) $(SHARED_LDFLAGS) $(SHARED_OBJECTS) -nostdlib -lgcc -Wl,--as-needed -lc -o $(SHARED_OUT)/$(SHARED_FILE)
	@ln -sf $(SHARED_FILE) $(SHARED_OUT)/$(SONAME)
	@ln -sf $(SONAME) $@

install-shared: install-headers
	@$(MAKE) --no-print-directory NUMBER=fixed install-shared-library install-pc
	@$(MAKE) --no-print-directory NUMBER=float install-shared-library install-pc
	@$(MAKE) --no-print-directory NUMBER=small install-shared-library install-pc

install-shared-library: $(SHARED_OUT)/$(SHARED_NAME)
	install -d '$(DESTDIR)$(PREFIX)/lib'
	install -m 755 $(SHARED_OUT)/$(SHARED_FILE) '$(DESTDIR)$(PREFIX)/lib'
	ln -sf $(SHARED_FILE) '$(DESTDIR)$(PREFIX)/lib/$(SONAME)'
	ln -sf $(SONAME) '$(DESTDIR)$(PREFIX)/lib/$(SHARED_NAME)'
