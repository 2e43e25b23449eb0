/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The part of Arduino's API that the sketches use. Serial writes to the standard output, and reads the input that the
 * arguments of the image contain. delay() returns at once.
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
    int available();
    int read();
};

extern SerialPort Serial;

void setup();
void loop();
void delay(unsigned long milliseconds);

#endif
#endif
