/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The part of Arduino's API that the sketches of the tests use. Serial is the standard output of QEMU.
 */
#ifndef Arduino_h
#define Arduino_h

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus

class SerialPort {
  public:
    void begin(unsigned long baud);
    void print(const char *text);
    void println(const char *text);
};

extern SerialPort Serial;

void setup();
void loop();

#endif
#endif
