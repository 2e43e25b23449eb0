/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The frame of a game on an ARM7TDMI, as on a Game Boy Advance. It prints instructions, not cycles, beside the 280,896
 * cycles of a frame. An addition takes one cycle, a load or a jump three, a product up to five, and in the ROM of a cartridge
 * each instruction waits one to four more. Compile graze as ARM code for the fast internal RAM: see port/PACKAGES.md.
 *     make example NAME=gba    counts both in QEMU: Thumb code, and ARM code, which has fewer than half as many */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define XY(x, y) GRAZE_C(x), GRAZE_C(y) /* in pixels of a screen of 240 x 160 */
enum { WALLS = 8, GHOSTS = 12, FRAMES = 480 };
static const graze_rect walls[WALLS] = {
    {{XY(-16, -16)}, {XY(0, 176)}}, {{XY(240, -16)}, {XY(256, 176)}}, {{XY(0, -16)}, {XY(240, 0)}},
    {{XY(0, 160)}, {XY(240, 176)}}, {{XY(40, 40)}, {XY(88, 48)}},     {{XY(40, 48)}, {XY(48, 100)}},
    {{XY(128, 0)}, {XY(136, 64)}},  {{XY(176, 40)}, {XY(200, 64)}}};

static struct {
    graze_vec2 player;
    graze_circle ghosts[GHOSTS];
    int32_t frame, seen;
} game;

/* Where a circle of this radius first enters a wall on its path: at its end if it enters none. */
static graze_line_hit2 first_wall(const graze_segment2 *path, graze_scalar radius)
{
    const graze_vec2 margin = {radius, radius};
    graze_line_hit2 hit, first = {path->b, {0, 0}, GRAZE_FRACTION_ONE};
    for (int i = 0; i < WALLS; i++) {
        const graze_rect larger = {graze_vec2_sub(walls[i].min, margin),
                                   graze_vec2_add(walls[i].max, margin)};
        if (graze_rect_linecast(&larger, path, &hit) == GRAZE_HIT && hit.fraction <= first.fraction)
            first = hit;
    }
    return first;
}

/* A step and a shot, each up to a wall. A ghost that is shot gets a negative radius: it is empty from then on. */
static void play(void)
{
    const graze_vec2 step = graze_vec2_of(XY(1.5, 0)), reach = graze_vec2_of(XY(96, 0));
    const graze_angle direction = (graze_angle)(game.frame / 48) * GRAZE_DEGREES(80);
    graze_segment2 path = {game.player,
                           graze_vec2_add(game.player, graze_vec2_rotate(step, direction))};
    game.player = path.a = first_wall(&path, GRAZE_C(6)).point;
    path.b = graze_vec2_add(path.a,
                            graze_vec2_rotate(reach, (graze_angle)game.frame * GRAZE_DEGREES(47)));
    path.b = first_wall(&path, 0).point;
    for (int i = 0; i < GHOSTS; i++)
        if (game.ghosts[i].radius > 0 && graze_circle_overlaps_segment(&game.ghosts[i], &path))
            game.ghosts[i].radius = -GRAZE_ONE;
}

/* Only whether a wall is in between matters: a cast without a hit does not divide. A ghost that sees the player comes. */
static void haunt(graze_circle *ghost)
{
    const graze_segment2 sight = {ghost->center, game.player};
    bool sees = ghost->radius > 0;
    for (int i = 0; i < WALLS && sees; i++)
        sees = graze_rect_linecast(&walls[i], &sight, NULL) < GRAZE_HIT;
    game.seen += sees;
    ghost->center = graze_vec2_lerp(sight.a, sight.b, sees ? GRAZE_FRACTION_ONE / 256 : 0);
}

static void run_frame(void *unused)
{
    (void)unused;
    play();
    for (int i = 0; i < GHOSTS; i++)
        haunt(&game.ghosts[i]);
    game.frame++;
}

int main(void)
{
    uint32_t most = 0, sum = 0;
    game.player = graze_vec2_of(XY(20, 20));
    for (int32_t i = 0; i < GHOSTS; i++) {
        game.ghosts[i].center = graze_vec2_of(graze_from_int(20 * i), graze_from_int(37 * i % 160));
        game.ghosts[i].radius = GRAZE_C(5);
    }
    while (game.frame < FRAMES) {
        const uint32_t count = board_count_instructions(run_frame, NULL);
        if (count == 0) /* nothing counts here, and nothing has run */
            run_frame(NULL);
        sum += count;
        most = count > most ? count : most;
        if (game.frame % 60 == 0) {
            print_text_vec2("player at ", game.player);
            print_text_int(", seen by ghosts so far: ", game.seen);
            print("\n");
        }
    }
    print(sum == 0 ? "not counted here: " : "");
    print_text_int("instructions in a frame: ", (int32_t)(sum / FRAMES));
    print_text_int(" on average, ", (int32_t)most);
    print(" at most; a frame has 280896 cycles\n");
    return BOARD_PASSED;
}
