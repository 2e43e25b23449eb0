/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The registers of a Game Boy Advance that the port uses, and how a function gets into the internal RAM. */
#ifndef GRAZE_PORT_GBA_GBA_H
#define GRAZE_PORT_GBA_GBA_H

#include <stdint.h>

#define GBA_REGISTER(type, address) (*(volatile type *)(address))

/* The ROM takes 3 wait cycles, and 1 for each following halfword. Prefetch is on, as in most games. */
#define GBA_WAITCNT     GBA_REGISTER(uint16_t, 0x04000204u)
#define GBA_USUAL_WAITS 0x4317u

/* Timers count cycles, 2^24 in a second. The second counts how often the first overflows. */
#define GBA_TIMER(n)         GBA_REGISTER(uint16_t, 0x04000100u + 4u * (n))
#define GBA_TIMER_CONTROL(n) GBA_REGISTER(uint16_t, 0x04000102u + 4u * (n))
#define GBA_TIMER_ON         0x80u
#define GBA_TIMER_CASCADES   0x84u

/* Mode 3: 240 x 160 pixels in the video RAM, each 5 bits of red, of green and of blue, from the lowest. */
#define GBA_DISPLAY        GBA_REGISTER(uint16_t, 0x04000000u)
#define GBA_DISPLAY_MODE_3 0x0403u
#define GBA_PIXELS         ((volatile uint16_t *)0x06000000u)
#define GBA_WIDTH          240
#define GBA_HEIGHT         160

/* A bit is 0 while its key is pressed. */
#define GBA_KEYS     GBA_REGISTER(uint16_t, 0x04000130u)
#define GBA_A        0x001u
#define GBA_B        0x002u
#define GBA_SELECT   0x004u
#define GBA_START    0x008u
#define GBA_RIGHT    0x010u
#define GBA_LEFT     0x020u
#define GBA_UP       0x040u
#define GBA_DOWN     0x080u
#define GBA_R        0x100u
#define GBA_L        0x200u
#define GBA_ALL_KEYS 0x3FFu

/* 0: no interrupt reaches the program, which has no handler. */
#define GBA_INTERRUPTS GBA_REGISTER(uint16_t, 0x04000208u)

/* The text that mGBA logs. A console ignores it. */
#define GBA_DEBUG_ENABLE GBA_REGISTER(uint16_t, 0x04FFF780u)
#define GBA_DEBUG_WANTED 0xC0DEu
#define GBA_DEBUG_FLUSH  GBA_REGISTER(uint16_t, 0x04FFF700u)
#define GBA_DEBUG_TEXT   ((volatile char *)0x04FFF600u)
#define GBA_DEBUG_SIZE   255u
#define GBA_DEBUG_SEND   0x100u /* and the level: the most urgent is 0, text is 3 */

/* Before a function: ARM code in the internal RAM, also in a file of Thumb code. */
#define GBA_FAST __attribute__((section(".iwram.text"), target("arm"), noinline))

#endif
