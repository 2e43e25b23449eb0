/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Requests and replies: see remote.h. For systems with POSIX. */
#include "remote.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { REQUESTS = 3, REPLIES = 4, ROOM = 1 << 16, MOST_ROUTINES = 1000 };

/* The first four bytes of a request are its length. */
static unsigned char request[ROOM], reply[ROOM];
static size_t written, received, taken;
static unsigned long calls[MOST_ROUTINES], sent, every;

static void fail(const char *words)
{
    fprintf(stderr, "remote: %s\n", words);
    _exit(1);
}

static void report(void)
{
    unsigned missing = 0;
    for (unsigned i = 0; i < remote_routines; i++)
        if (calls[i] == 0) {
            fprintf(stderr, "remote: never called: %s\n", remote_names[i]);
            missing++;
        }
    fprintf(stderr, "remote: %lu calls of %u routines\n", sent, remote_routines - missing);
}

static void start(void)
{
    const char *text = getenv("EVERY");
    every = text == NULL ? 1 : strtoul(text, NULL, 10);
    if (every == 0 || remote_routines > MOST_ROUTINES)
        fail("EVERY is not a number, or there are too many routines");
    if (atexit(report) != 0)
        fail("no report");
}

bool remote_begins(unsigned routine)
{
    if (every == 0)
        start();
    if (calls[routine]++ % every != 0)
        return false;
    const uint16_t number = (uint16_t)routine;
    sent++;
    written = 4;
    remote_put(&number, sizeof number);
    return true;
}

void remote_put(const void *bytes, size_t size)
{
    if (size > ROOM - written)
        fail("a request is too long");
    if (size > 0)
        memcpy(request + written, bytes, size);
    written += size;
}

void remote_put_count(size_t count)
{
    const uint32_t number = (uint32_t)count;
    remote_put(&number, sizeof number);
}

void remote_put_mesh(const graze_mesh *mesh)
{
    size_t vertices = 0;
    for (size_t i = 0; i < 3 * (size_t)mesh->count; i++)
        if (mesh->indices[i] >= vertices)
            vertices = mesh->indices[i] + (size_t)1;
    remote_put_count(vertices);
    remote_put(mesh->vertices, vertices * sizeof *mesh->vertices);
    remote_put_count(3 * (size_t)mesh->count);
    remote_put(mesh->indices, 3 * (size_t)mesh->count * sizeof *mesh->indices);
}

void remote_put_polygon2(const graze_polygon2 *polygon)
{
    remote_put_count(polygon->count);
    remote_put(polygon->corners, polygon->count * sizeof *polygon->corners);
}

static void send_all(void)
{
    const uint32_t length = (uint32_t)(written - 4);
    memcpy(request, &length, sizeof length);
    for (size_t done = 0; done < written;) {
        const ssize_t n = write(REQUESTS, request + done, written - done);
        if (n <= 0)
            fail("the binding has ended");
        done += (size_t)n;
    }
}

/* Until there are so many bytes of the reply */
static void receive(size_t wanted)
{
    if (wanted > ROOM)
        fail("a reply is too long");
    while (received < wanted) {
        const ssize_t n = read(REPLIES, reply + received, ROOM - received);
        if (n <= 0)
            fail("the binding has ended");
        received += (size_t)n;
    }
}

void remote_call(void)
{
    uint32_t length;
    send_all();
    received = 0;
    receive(sizeof length);
    memcpy(&length, reply, sizeof length);
    receive(sizeof length + length);
    taken = sizeof length;
    if (received != taken + length)
        fail("a reply is longer than its length");
}

void remote_get(void *to, size_t size)
{
    if (size > received - taken)
        fail("a reply is too short");
    if (to != NULL && size > 0)
        memcpy(to, reply + taken, size);
    taken += size;
}

void remote_get_optional(void *to, size_t size)
{
    unsigned char is_written;
    remote_get(&is_written, 1);
    if (is_written != 0)
        remote_get(to, size);
}

void remote_get_text(char *to, size_t room)
{
    uint32_t length;
    remote_get(&length, sizeof length);
    if (length >= room)
        fail("a text is too long");
    remote_get(to, length);
    to[length] = '\0';
}

void remote_ends(void)
{
    if (taken != received)
        fail("a reply is too long");
}
