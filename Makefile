# graze: exact intersection queries on machines too small for floats.
#
#   make               the library for this machine: build/host-fixed/libgraze-fixed.a
#   make demo          firmware for a Cortex-M3, in QEMU, draws a scene with graze, the same with the usual
#                      idiom, and which pixels differ: build/demo/m3/*.png
#   make demo-all      the same pictures on seven cores and this machine, in a table: 1 minute
#   make web           the same scene in a browser: build/web/graze.html, a page that needs no server
#   make playground    a page that computes, draws and compares all queries: build/site/play/index.html, which needs no server
#   make playground-test  its answers against graze_query, dragged in a headless browser; build/playground/*.png
#   make web-test      reads the page's checksum in a headless browser, and takes build/web/*.png
#   make gba           the same scene as a ROM for a Game Boy Advance: build/gba/graze.gba, turned with the pad
#   make gba-test      runs it in mGBA's library: all pixels are those of this machine and a Cortex-M3; build/gba/*.png
#   make first-hits    the demo's lines, and those to the sun, by a second ray caster (STEP=30 degrees)
#   make pictures      the pictures of the README, port/demo/*.png, anew
#   make run-view      a camera and ten objects: which are in view, and which are visible; on TARGET (below)
#   make example NAME=lidar   one of the programs in port/examples, on TARGET; RUN_COUNT=1 counts instructions.
#                      NAME=gba counts them as Thumb and as ARM code, if no TARGET is given
#   make test          all tests here, and on three cores in QEMU: Cortex-M0, M3 and M4F
#   make test-cores    the tests on ten cores in QEMU, by gcc and clang at all levels, all stacks and all symbols: an hour
#   make test-host     the test image on this machine only; needs a C compiler only
#   make test-image TEST=ball_line   one group or one part of the tests, on TARGET; tests/README.md says how to find it
#   tests/small/run    GRAZE_SMALL_WORLD=1 computes the results of the fixed build for clamped arguments
#   make test-bounds   make test-host with every bound of the arithmetic checked
#   make check SHAPE=sphere   tests of one shape on this machine, its oracles, and errors seeded into it
#   make verify        the gate, timed in a clean clone, and the checks that are too slow for it: many
#                      more queries against the exact oracle (N=10000000 SEED=1), errors seeded into
#                      each shape, all proofs, all builds, bench and size on all cores; some hours
#   make wrong         wrong answers per million, of graze and of the usual idiom (N= SEED=)
#   make engines       a million movers that start in touch with a target, or a few raw units off, by graze and by Box2D and Bullet:
#                      how many pass through, and how many are held (N= SEED=)
#   make false-partly  share of the boxes reported as partly in view that are outside (N= SEED=)
#   make watertight    lines through edges and vertices of closed meshes: how many leak through graze
#                      and through other common code (N= SEED=)
#   make far-plane     errors of the near and the far plane of a projection matrix
#   make any-casts     NUMBER=float: the promises of line.h for N casts with any bits at each kind of shape; 10^8
#                      casts (N=8000000 SEED=) in 2 minutes
#   make sqrt-all      the root of all 2^31 numbers that have one: 2 minutes
#   make sin-all       sine, cosine and tangent of every angle and every scalar, and the errors of the
#                      usual ways to write a sine: 5 minutes; NUMBER=float every STEP=1009th float
#   make text-all      every scalar to text and back: half an hour; NUMBER=float every STEP=61st
#   make prove         Frama-C: the contracts of the arithmetic, and no undefined behaviour; writes
#                      tests/proof/proved, so that the gate need not prove the same again
#   make bench         instructions for each query, beside the usual ways to write it, at -O2 and -Os
#   make cycles        cycles of ten routines on a Cortex-M0+ and on an ARM7TDMI, and of a frame of a Game Boy
#                      Advance, in emulators. An emulator that cannot be installed is left out, with a line that says so
#   make worst         searches for the most expensive input of each routine on M3 and M0 (ROUTINE= STEPS= SEED=), near
#                      and any, and keeps it in tests/worst/found, which tests/worst/run counts again: 20 minutes;
#                      WORST_CORES=m3 one core. After it and the bench tests/worst/ratios compares with the average
#   make figures       counts what each routine takes, and writes tests/figures/figures, RESULTS.md and the figures of the README:
#                      3 minutes with ccache. A figure that has grown by more than 2 % is written only for the routines
#                      GROWN="obb_linecast ..." (all). tests/figures/compare compares what was counted last with the file
#   make far           what the support of far coordinates costs near queries, by the bench on M3
#   make flat          what queries in the plane save compared with space, by the bench on M3
#   make size          flash and stack of each routine on each core (OPT=-Os); NUMBER=small: only that build
#   make selftest      the hashes of all routines on TARGET (below, or one of `make print-platforms`)
#   make determinism   the self-test on 32 targets in 118 configurations; writes the table of
#                      tests/DETERMINISM.md. tests/gate/determinism --available leaves out missing tools
#   make lockstep      a simulation, TICKS=10000 from SEED=1, on this machine, on all cores and in
#                      WebAssembly: hashes side by side, and the first tick after a changed bit
#   make lint          formatter and static checks
#   make format        lays the sources out
#   make names         the checked-in files that follow from tests/registry and the headers, anew
#   make hashes        the checked-in hashes of all results, anew: a change of them breaks users
#   make amalgamate    the library as two files to copy, build/amalgamated/graze.h and graze.c;
#                      SHAPES="sphere aabb": only these shapes, and what they need, build/amalgamated-sphere-aabb/graze.h
#   make single        port/single anew: the two files that users copy, when a version is released
#   make api           port/api.json, a description of the API for bindings, anew from the headers
#   make npm           build/npm/graze-VERSION.tgz, the package for node and browsers: port/npm/README.md
#   make python        build/python/graze-VERSION-*.whl and .tar.gz, the package for Python: port/python/README.md
#   make csharp        build/csharp, the package for Mono, .NET and Unity: port/csharp/README.md
#   make query         build/query/graze_query, which computes a query from the integers that a debugger or a log shows,
#                      and draws it: port/query/README.md
#   make languages     tests the packages for other languages with all their tools, in node, Chromium, Python and Mono, and
#                      the printers of port/debug in gdb and lldb: 3 minutes
#   make docs          the comments of the headers as pages: build/docs/html/index.html
#   make site          the same, the pages and figures by graze_query as a site that needs no server: build/site/index.html
#   make site-test     its links and search, a page for each header, an entry for each routine; and build/site-test/*.png
#   make install       headers, libgraze.a (fixed), libgrazef.a (float) and libgrazes.a (small), and their files for
#                      pkg-config, below PREFIX (/usr/local) and DESTDIR; port/PACKAGES.md has other ways
#   make shared        a shared library for this machine, build/shared/libgraze.so; NUMBER=float: libgrazef.so.
#                      make install-shared installs the three of them
#   make release       build/release/: the archives of a version, checksums and a bill of materials, from a clean tree. With
#                      ARDUINO_URL=https://... the Arduino package has the address that the Library Manager requires
#   make packages      tests CMake, pkg-config, Meson, Arduino and the manifests, as port/PACKAGES.md describes them;
#                      PARTS="cmake meson": only these scripts of tests/packages
#   make clean         removes build/
#
# Parts of `make test`: watertight, far-plane, harness, test-image, and
#
#   make oracle        the exact oracles, N=20000 queries for each routine from SEED: all, or only
#                      SHAPE=sphere,circle (an unknown name lists them); ROUTINE=linecast CASE=17: only this routine,
#                      only this case; NUMBER=float or small: for that build
#
# Two variables choose a build:
#
#   TARGET=host        host, or a core: m0 m0plus m3 m4 m4f m7f m23 m33 m33f m55 (f: with FPU)
#   NUMBER=fixed       fixed (Q16.16), float, or small: fixed with GRAZE_SMALL_WORLD=1
#
# WERROR=1 makes warnings errors, as the gate does. CC, OPT (-O2) and CFLAGS are yours: CFLAGS is
# added to the required flags. Each set of flags has a build folder of its own. `make test` ends with
# Error 1 when a test fails, and with Error 3, after a line `incomplete: no ...`, if tools are missing
# that it cannot install.

# The cores, files of toolchain/. The tests and the bench build each of them and run it in QEMU; the code of a core that
# QEMU lacks runs on a similar core.
CORES := m0 m0plus m3 m4 m4f m7f m23 m33 m33f m55

# Other targets, files of toolchain/ as well: the library and the self-test are built and run there.
PLATFORMS := i386 aarch64 armhf arm7tdmi arm7tdmi_thumb rv32i rv32if rv32imac rv32imafc rv64gc riscv64 mips \
	mipsel powerpc powerpc64 s390x sparc64 hppa m68k avr wasm32

# The bench counts on it as well, in QEMU; tests run on rv32imac.
COUNTED := rv32imc

# Two machines whose emulators count cycles; only `make cycles` runs images on them.
EMULATED := rp2040 gba

# Each target has a rule here: make need not try its own, by suffixes, for hundreds of files of dependencies.
.SUFFIXES:

TARGET ?= host
NUMBER ?= fixed
OPT    ?= -O2

ifeq ($(filter fixed float small,$(NUMBER)),)
$(error NUMBER must be fixed, float or small)
endif

# The small world clamps coordinates and has no arithmetic for far ones; these programs test both.
NOT_SMALL := $(filter test-image build-test watertight,$(MAKECMDGOALS))
ifeq ($(NUMBER) $(if $(NOT_SMALL),far),small far)
$(error make $(NOT_SMALL) tests far coordinates, which the small world clamps: tests/small/run compares both builds)
endif

ifeq ($(filter host $(CORES) $(PLATFORMS) $(COUNTED) $(EMULATED),$(TARGET)),)
$(error TARGET must be host or one of $(CORES) $(PLATFORMS) $(COUNTED) $(EMULATED))
endif

comma := ,

# On a terminal make sets MAKE_TERMOUT and MAKE_TERMERR. With them, or with CLICOLOR_FORCE, CMake writes colours, also into
# files that the tests read.
unexport MAKE_TERMOUT MAKE_TERMERR CLICOLOR_FORCE

.PHONY: lib
lib:

include toolchain/$(TARGET).mk

ifeq ($(origin CC),default)
CC := $(TARGET_CC)
endif
ifeq ($(origin AR),default)
AR := $(TARGET_AR)
endif

# Used where it is installed; CCACHE_DISABLE=1 in the environment turns it off.
CCACHE := $(shell command -v ccache)

WARNINGS := -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wdouble-promotion -Wshadow \
	-Wcast-qual -Wundef -Wmissing-prototypes $(if $(filter 1,$(WERROR)),-Werror)
ARCH := $(if $(findstring clang,$(CC)),$(TARGET_CLANG_FLAGS),$(TARGET_FLAGS))
ALL_CFLAGS := -std=c99 -ffreestanding -ffunction-sections $(ARCH) \
	-DGRAZE_FLOAT=$(if $(filter float,$(NUMBER)),1,0) $(if $(filter small,$(NUMBER)),-DGRAZE_SMALL_WORLD=1 )$(WARNINGS) $(OPT) $(CFLAGS)

# Files of dependencies. tcc has no -MMD, and writes the file elsewhere unless it is named.
DEPENDENCY_FLAGS = $(if $(filter tcc,$(CC)),-MD -MF $(@:.o=.d),-MMD -MP)

# The plain folder for plain flags; any others get a folder named after their checksum.
ifeq ($(CC)|$(OPT)|$(CFLAGS),$(TARGET_CC)|-O2|)
FLAGS_ID :=
else
FLAGS_ID := -$(shell printf '%s' '$(subst ','\'',$(CC) $(ALL_CFLAGS))' | cksum | cut -d' ' -f1)
endif
BUILD := build/$(TARGET)-$(NUMBER)$(FLAGS_ID)

LIBRARY := $(BUILD)/libgraze-$(NUMBER).a
# The float build has a text of its own. (A build system that compiles all of src/ gets the same library: each file
# begins with a test of the number type.)
FLOAT_SOURCES := $(wildcard src/*_float.c)
LIBRARY_SOURCES := $(sort $(if $(filter float,$(NUMBER)),$(FLOAT_SOURCES),$(filter-out $(FLOAT_SOURCES),$(wildcard src/*.c))))
LIBRARY_OBJECTS := $(LIBRARY_SOURCES:%.c=$(BUILD)/%.o)

lib: $(LIBRARY)

$(LIBRARY): $(LIBRARY_OBJECTS)
	@rm -f $@
	$(AR) rcs $@ $^

# A folder is made once, not for each object.
.SECONDEXPANSION:
.PRECIOUS: $(BUILD)/%/.
$(BUILD)/%/.:
	@mkdir -p $@

MAKEFILES_USED := Makefile toolchain/$(TARGET).mk
$(BUILD)/%.o: %.c $(MAKEFILES_USED) | $$(@D)/.
	$(CCACHE) $(CC) $(ALL_CFLAGS) $(DEPENDENCY_FLAGS) -c $< -o $@

include port/port.mk
include port/install.mk
include port/shared.mk
include port/wasm/wasm.mk
include port/bindings.mk
include port/query/query.mk
include port/csharp/csharp.mk
include tests/oracle/inputs.mk
include port/selftest/selftest.mk
include port/demo/demo.mk
include port/web/web.mk
include port/site/site.mk
include port/lockstep/lockstep.mk
include port/examples/examples.mk
include port/gba/gba.mk
include tests/debug/debug.mk
include tests/tests.mk
include port/site/play.mk
include tests/harness/harness.mk
include tests/bindings/remote/remote.mk
include tests/query/query.mk

-include $(shell find '$(BUILD)' -name '*.d' 2>/dev/null)

.PHONY: determinism print-platforms
determinism:
	@toolchain/setup determinism
	@tests/gate/determinism --write

print-platforms:
	@echo '$(PLATFORMS)'

.PHONY: demo demo-all pictures web web-test gba gba-test test test-cores test-bounds check verify prove bench cycles figures far flat size lint docs languages format install clean help
demo:
	@toolchain/setup demo
	@$(MAKE) --no-print-directory -s TARGET=m3 NUMBER=fixed run-demo

demo-all:
	@toolchain/setup demo
	@port/demo/all

pictures:
	@tests/gate/demo --write

web:
	@toolchain/setup wasm
	@$(MAKE) --no-print-directory -s TARGET=wasm32 NUMBER=fixed build/web/graze.html

web-test:
	@toolchain/setup wasm web-test
	@tests/gate/web

gba:
	@toolchain/setup demo
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=fixed build/gba/graze.gba

gba-test:
	@toolchain/setup demo gba
	@tests/gate/gba

test:
	@tests/gate/run

test-cores:
	@tests/gate/run --rest

test-bounds:
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=fixed CFLAGS='-DGRAZE_CHECK_BOUNDS=1 $(CFLAGS)' test-image
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=float CFLAGS='-DGRAZE_CHECK_BOUNDS=1 $(CFLAGS)' test-image
	@tests/bounds/run

verify:
	@tests/gate/verify $(if $(filter file,$(origin N)),10000000,$(N)) $(SEED)

check:
	@tests/gate/check $(SHAPE)

languages:
	@toolchain/setup languages
	@tests/bindings/all
	@tests/bindings/csharp
	@tests/debug/run

prove:
	@toolchain/setup verify
	@tests/proof/prove
	@tests/proof/eva gcc_x86_64 gcc_x86_16

bench:
	@toolchain/setup bench
	@BENCH_BUILDS='$(foreach b,$(CORES:%=%-fixed) $(CORES:%=%-float) $(COUNTED:%=%-fixed),$b $b-Os) \
		m0-float-Os-cglm m3-float-Os-cglm m3-fixed-in-range' tests/bench/run
	@tests/figures/compare bench

cycles:
	@toolchain/setup demo
	@tests/cycles/run
	@tests/figures/compare cycles

figures:
	@toolchain/setup bench
	@tests/figures/measure
	@tests/figures/compare --write $(GROWN)
	@tests/gate/wrong --readme

far:
	@toolchain/setup demo
	@tests/bench/far

flat:
	@toolchain/setup demo
	@tests/bench/flat

# With OPT or NUMBER the table is in another file than the one for the README.
size: SIZE_OPT := $(if $(filter command environment,$(origin OPT)),$(OPT),-Os)
size: SIZE_NUMBER := $(if $(filter command environment,$(origin NUMBER)),$(NUMBER))
size: SIZE_FILE := build/size$(SIZE_NUMBER:%=-%)$(SIZE_OPT:-Os=).txt
size:
	@toolchain/setup demo
	@mkdir -p build
	@NUMBERS=$(SIZE_NUMBER) tests/gate/size $(SIZE_OPT) $(SIZE_CORES) >$(SIZE_FILE); status=$$?; cat $(SIZE_FILE); exit $$status

lint:
	@toolchain/setup lint
	@tests/gate/lint

docs:
	@toolchain/setup docs
	@toolchain/docs && echo build/docs/html/index.html

format:
	@toolchain/setup lint
	git ls-files '*.c' '*.h' '*.cpp' '*.hpp' ':!port/single' | tr '\n' '\0' | xargs -0 clang-format -i

# For scripts.
.PHONY: print-library print-sources print-test-sources print-build print-cores print-helpers print-arch print-tools
.PHONY: print-cc print-run
print-cc:
	@echo '$(CC)'
print-run:
	@echo '$(TARGET_RUN)'
print-library:
	@echo '$(LIBRARY)'
print-sources:
	@printf "%s\n" $(LIBRARY_SOURCES)
print-test-sources:
	@printf '%s\n' $(TEST_SOURCES)
print-build:
	@echo '$(BUILD)'
print-cores:
	@echo '$(CORES)'
print-helpers:
	@echo '^$(TARGET_HELPERS_$(NUMBER:small=fixed))$$'
print-arch:
	@echo '$(ARCH)'
print-tools:
	@echo '$(TARGET_NM) $(TARGET_SIZE) $(TARGET_OBJDUMP)'

.PHONY: amalgamate
amalgamate:
	@toolchain/amalgamate $(SHAPES)

.PHONY: release
release:
	@toolchain/setup bindings
	@toolchain/release/make --url '$(ARDUINO_URL)'

.PHONY: single
single:
	@toolchain/setup test
	@toolchain/single

clean:
	rm -rf build

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile
