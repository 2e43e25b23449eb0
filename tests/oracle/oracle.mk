# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The programs that compare the library with exact answers (GMP), or in the float build with long
# double, on this machine. To be included by tests/tests.mk.
#
#   make oracle [SHAPE=NAME[,NAME...]]   the oracles of these names, or all of the build, by the program
#                                        `verify` (main.c), with N cases for each routine from SEED; ROUTINE: only
#                                        that one; CASE: only the case of that number
#   make PROGRAM                         one of the other programs

N     ?= 20000
SEED  ?= 0x6772617a65
SHAPE ?= all

SOLID_JUDGES := judge solid cast oracle exact draw
BALL_JUDGES  := $(SOLID_JUDGES) oracle_ball inputs_ball inputs_ball_widest inputs_ball_limits \
	widest touching
FACE_JUDGES  := judge oracle_face exact draw inputs_face inputs_face_aimed widest widest_face
BOX_JUDGES   := judge_boxes judge oracle_boxes inputs_boxes draw
VIEW_INPUTS  := inputs_view inputs_camera draw
REST_JUDGES  := judge nearest_face clip_face oracle_face exact inputs_face_rest inputs_face_rest_aimed \
	inputs_face_rest_widest inputs_face_rest_lines widest widest_face touching draw
CAST_KINDS   := ../support/contract_kinds ../support/contract_draw
MARGINS      := border_scenes body margin real3 surface_lines surface_places $(CAST_KINDS) floats draw

# The oracles of the build, from tests/registry: ORACLE_NAME is the sources of the oracle NAME.
ORACLE_LINES := $(shell tests/gate/rows oracles | awk '$$2 ~ "(^|,)$(NUMBER)(,|$$)" { \
	printf "%s:", $$1; for (i = 5; i <= NF; i++) printf "|%s", $$i ~ /^[A-Z]/ ? "$$(" $$i ")" : $$i; print "" }')
ORACLES := $(foreach line,$(ORACLE_LINES),$(firstword $(subst :, ,$(line))))
$(foreach line,$(ORACLE_LINES),$(eval ORACLE_$(subst |, ,$(subst :,:=,$(line)))))

# Other programs, with a main of their own: lines through edges and vertices of closed meshes; the far planes of
# projection matrices; every root; the sine of every angle; every scalar to text and back; the promises of line.h for
# casts with any bits; boxes that count as partly in view, and are outside.
PROGRAM_watertight   := watertight watertight_mesh watertight_peers draw
PROGRAM_far_plane    := far_plane
PROGRAM_sqrt_all     := sqrt_all
PROGRAM_sin_all      := sin_all true_angles errors floats
PROGRAM_text_all     := text_all
PROGRAM_any_casts    := any_casts ../support/contract_casts ../support/contract_cases ../support/check \
	../../port/host/board $(CAST_KINDS) draw
PROGRAM_false_partly := false_partly half_spaces $(VIEW_INPUTS)
PROGRAMS := $(patsubst PROGRAM_%,%,$(filter PROGRAM_%,$(.VARIABLES)))

PROGRAM_verify := main print_case $(sort $(foreach o,$(ORACLES),$(ORACLE_$(o))))

define LINKED_WITH_GMP
$(BUILD)/$(1): $(PROGRAM_$(1):%=$(BUILD)/tests/oracle/%.o) $(LIBRARY)
	$$(CC) $$(ALL_CFLAGS) $$^ -lmpfr -lgmp -lm -o $$@
endef
$(foreach p,verify $(PROGRAMS),$(eval $(call LINKED_WITH_GMP,$(p))))

# The table of main.c has the names from here.
$(BUILD)/tests/oracle/main.o: tests/oracle/oracle.mk tests/registry
$(BUILD)/tests/oracle/main.o: ALL_CFLAGS += -D'ORACLES(ROW)=$(foreach o,$(sort $(ORACLES)),ROW($(o)))'
$(BUILD)/tests/oracle/watertight_peers.o: ALL_CFLAGS += -fwrapv # what overflows in the idiom wraps, as on a core

.PHONY: oracle $(subst _,-,$(PROGRAMS))
oracle: $(BUILD)/verify
	@$< $(SHAPE) $(N) $(SEED) $(or $(ROUTINE),all) $(CASE)

define PROGRAM_RUN
$(subst _,-,$(1)): $(BUILD)/$(1)
	@$$< $$(PROGRAM_WORDS)
endef
$(foreach p,$(PROGRAMS),$(eval $(call PROGRAM_RUN,$(p))))

PROGRAM_WORDS = $(N) $(SEED)
far-plane sqrt-all: PROGRAM_WORDS =
# text-all: every one, or every STEPth.
STEP ?= $(if $(filter float,$(NUMBER)),61,1)
text-all: PROGRAM_WORDS = $(STEP)
# sin-all: every scalar of radians, or every STEPth float.
sin-all: STEP = $(if $(filter float,$(NUMBER)),1009,1)
sin-all: PROGRAM_WORDS = $(STEP)

# For scripts: all programs that the gate runs, built.
.PHONY: build-oracles print-judges
build-oracles: $(BUILD)/verify $(if $(filter fixed,$(NUMBER)),$(BUILD)/watertight $(BUILD)/far_plane)

# The sources of the oracle SHAPE.
print-judges:
	@echo $(ORACLE_$(SHAPE))
