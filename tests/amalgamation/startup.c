/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Start-up code as users write it: copies .data, clears .bss and calls main. gcc at -Os turns the loops into calls of memcpy and memset. */
#include <stdint.h>

extern const uint32_t from[];
extern uint32_t data[], data_end[], bss[], bss_end[];

int main(void);
void start(void);

void start(void)
{
    const uint32_t *word = from;
    for (uint32_t *to = data; to < data_end; to++)
        *to = *word++;
    for (uint32_t *to = bss; to < bss_end; to++)
        *to = 0;
    main();
}
