# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# graze_query, a program for this machine that contains the three builds: port/query/README.md.

# As for other builds: flags that are not the plain ones have a folder of their own.
QUERY_BUILD := build/query$(FLAGS_ID)
QUERY := $(QUERY_BUILD)/graze_query
QUERY_SOURCES := $(sort $(wildcard port/query/*.c))
QUERY_OBJECTS := $(QUERY_SOURCES:port/query/%.c=$(QUERY_BUILD)/%.o)
QUERY_CALLS := $(foreach n,fixed small float,$(QUERY_BUILD)/calls-$n.o)
QUERY_LIBRARIES := $(foreach n,fixed small float,$(QUERY_BUILD)/libgraze-$n.a)

# Pictures have the same bytes everywhere if no product is fused with a sum.
QUERY_CFLAGS := -std=c99 -ffp-contract=off $(WARNINGS) -O1 $(CFLAGS)

.PHONY: query build-query
query:
	@toolchain/setup bindings
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=fixed build-query

build-query: $(QUERY)
	@echo $<

$(QUERY): $(QUERY_OBJECTS) $(QUERY_CALLS) $(QUERY_LIBRARIES)
	$(CC) $(QUERY_CFLAGS) $^ -lm -o $@

$(QUERY_OBJECTS): $(QUERY_BUILD)/%.o: port/query/%.c port/query/query.mk | $(QUERY_BUILD)/.
	$(CCACHE) $(CC) $(QUERY_CFLAGS) -MMD -MP -c $< -o $@

$(QUERY_BUILD)/calls.c: port/query/make_calls port/api.json | $(QUERY_BUILD)/.
	@port/query/make_calls $@

# A call of each routine: nothing to optimise, and much to compile.
$(QUERY_CALLS): $(QUERY_BUILD)/calls-%.o: $(QUERY_BUILD)/calls.c port/query/query.mk
	$(CCACHE) $(CC) $(QUERY_CFLAGS) -I. -Iinclude -DGRAZE_FLOAT=$(if $(filter float,$*),1,0) \
		$(if $(filter small,$*),-DGRAZE_SMALL_WORLD=1) -DQUERY_BUILD=query_build_$* -O0 -MMD -MP -c $< -o $@

# Copies, which are only as new as their last change.
$(QUERY_LIBRARIES): $(QUERY_BUILD)/libgraze-%.a: always | $(QUERY_BUILD)/.
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=$* NAME= COPY=$@ copy-library

$(QUERY_BUILD)/.:
	@mkdir -p $@

-include $(wildcard $(QUERY_BUILD)/*.d)
