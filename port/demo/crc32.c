/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Without a table, which would take 1 KB of flash or RAM. */
#include "crc32.h"

uint32_t crc32_after(uint32_t crc, const uint8_t *bytes, uint32_t count)
{
    crc = ~crc;
    for (uint32_t i = 0; i < count; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = (crc >> 1) ^ (crc & 1 ? UINT32_C(0xedb88320) : 0);
    }
    return ~crc;
}
