# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# graze_query, a program for this machine that contains the three builds: port/query/README.md.

QUERY := build/query/graze_query
QUERY_SOURCES := $(sort $(wildcard port/query/*.c))
QUERY_OBJECTS := $(QUERY_SOURCES:port/query/%.c=build/query/%.o)
QUERY_CALLS := $(foreach n,fixed small float,build/query/calls-$n.o)
QUERY_LIBRARIES := $(foreach n,fixed small float,build/query/libgraze-$n.a)

# Pictures have the same bytes everywhere if no product is fused with a sum.
QUERY_CFLAGS := -std=c99 -ffp-contract=off $(WARNINGS) $(OPT) $(CFLAGS)

.PHONY: query
query:
	@toolchain/setup bindings
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=fixed $(QUERY)
	@echo $(QUERY)

$(QUERY): $(QUERY_OBJECTS) $(QUERY_CALLS) $(QUERY_LIBRARIES)
	$(CC) $(QUERY_CFLAGS) $^ -lm -o $@

$(QUERY_OBJECTS): build/query/%.o: port/query/%.c port/query/query.mk | build/query/.
	$(CCACHE) $(CC) $(QUERY_CFLAGS) -MMD -MP -c $< -o $@

build/query/calls.c: port/query/make_calls port/api.json | build/query/.
	@port/query/make_calls $@

$(QUERY_CALLS): build/query/calls-%.o: build/query/calls.c port/query/query.mk
	$(CCACHE) $(CC) $(QUERY_CFLAGS) -I. -Iinclude -DGRAZE_FLOAT=$(if $(filter float,$*),1,0) \
		$(if $(filter small,$*),-DGRAZE_SMALL_WORLD=1) -DQUERY_BUILD=query_build_$* -MMD -MP -c $< -o $@

# Copies, which are only as new as their last change.
$(QUERY_LIBRARIES): build/query/libgraze-%.a: always | build/query/.
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=$* NAME= COPY=$@ copy-library

build/query/.:
	@mkdir -p $@

-include $(wildcard build/query/*.d)
