# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# `make install`: the headers, the libraries under the names that callers link with -l, and their files for pkg-config.
# To be included by the Makefile, after the rules of the library. CMake's own files are installed by CMake only
# (CMakeLists.txt), which writes down how it built the libraries.

PREFIX ?= /usr/local
GRAZE_VERSION = $(shell sed -n 's/^.define GRAZE_VERSION_TEXT "\(.*\)"/\1/p' include/graze/version.h)

# The name of the installed library, its description and its flag, for one NUMBER.
INSTALLED_fixed := graze
INSTALLED_float := grazef
INSTALLED_small := grazes
PC_NUMBERS_fixed := Q16.16 fixed point
PC_NUMBERS_float := floats
PC_NUMBERS_small := Q16.16 fixed point, small world
PC_DEFINITION_float := \ -DGRAZE_FLOAT=1
PC_DEFINITION_small := \ -DGRAZE_SMALL_WORLD=1

.PHONY: install-headers install-library install-pc
install: install-headers
	@$(MAKE) --no-print-directory NUMBER=fixed install-library install-pc
	@$(MAKE) --no-print-directory NUMBER=float install-library install-pc
	@$(MAKE) --no-print-directory NUMBER=small install-library install-pc

install-headers:
	install -d '$(DESTDIR)$(PREFIX)/include/graze/hpp'
	install -m 644 include/graze/*.h include/graze/graze.hpp '$(DESTDIR)$(PREFIX)/include/graze'
	install -m 644 include/graze/hpp/*.hpp '$(DESTDIR)$(PREFIX)/include/graze/hpp'

install-library: $(LIBRARY)
	install -d '$(DESTDIR)$(PREFIX)/lib'
	install -m 644 $(LIBRARY) '$(DESTDIR)$(PREFIX)/lib/lib$(INSTALLED_$(NUMBER)).a'

# The paths are relative to the file, so that the tree can be moved.
install-pc:
	install -d '$(DESTDIR)$(PREFIX)/lib/pkgconfig'
	sed -e 's/@GRAZE_PC_NAME@/$(INSTALLED_$(NUMBER))/' -e 's/@GRAZE_PC_NUMBERS@/$(PC_NUMBERS_$(NUMBER))/' \
		-e 's/@GRAZE_PC_DEFINITION@/$(PC_DEFINITION_$(NUMBER))/' -e 's/@GRAZE_VERSION@/$(GRAZE_VERSION)/' \
		-e 's:@GRAZE_PC_PREFIX@:$${pcfiledir}/../..:' -e 's:@GRAZE_PC_INCLUDEDIR@:$${prefix}/include:' \
		-e 's:@GRAZE_PC_LIBDIR@:$${prefix}/lib:' port/pkgconfig/graze.pc.in \
		>'$(DESTDIR)$(PREFIX)/lib/pkgconfig/$(INSTALLED_$(NUMBER)).pc'
