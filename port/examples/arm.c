/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A robot arm of three capsules moves among boxes, and hits neither them nor itself. At each pose it computes its clearance,
 * rounded down, and turns until a point of it may have moved half as far: so it hits nothing between two poses either,
 * however thin. It stops before a pose with too little clearance. RUN_COUNT=1 counts the instructions for a pose. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define AT(x, y, z)     GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)
#define NEEDED          GRAZE_C(0.03125) /* the clearance that the arm keeps */
#define WAY_OF_A_DEGREE GRAZE_C(0.0437)  /* pi / 180 of 2.5: no point is farther from a joint */
enum { LINKS = 3, JOINTS = 4, BOXES = 4, GOALS = 8 };

static const graze_scalar length[LINKS] = {GRAZE_C(1), GRAZE_C(0.875), GRAZE_C(0.375)};
static const graze_scalar radius[LINKS] = {GRAZE_C(0.125), GRAZE_C(0.09375), GRAZE_C(0.0625)};
static const graze_aabb boxes[BOXES] = {{{AT(-4, 0, -4)}, {AT(4, 0, 4)}},               /* floor */
                                        {{AT(0.75, 0, -0.5)}, {AT(1.75, 0.5, 0.5)}},    /* table */
                                        {{AT(1.25, 1.25, -0.5)}, {AT(1.75, 1.5, 0.5)}}, /* shelf */
                                        {{AT(-0.25, 0, 0.75)}, {AT(0.25, 1.75, 1)}}};   /* post */
static const struct {
    const char *title;
    int joint[JOINTS]; /* degrees: the turn of the base, then how far each link leans */
} goals[GOALS] = {{"to the start", {-90, 10, 110, -30}}, {"over the table", {0, 10, 110, -30}},
                  {"under the shelf", {0, 40, 80, -30}}, {"through the shelf", {0, 10, 60, 0}},
                  {"back and up", {0, -10, 130, -30}},   {"over the post", {150, -10, 20, 0}},
                  {"through the post", {30, 30, 60, 0}}, {"into itself", {150, 30, 150, 120}}};
typedef struct {
    graze_scalar joint[JOINTS], clearance;
    graze_capsule link[LINKS];
    bool is_free;
} pose;

static void place_links(pose *p)
{
    graze_scalar lean = 0, forward, side, out, up;
    graze_vec3 at = {AT(0, 0.5, 0)}; /* the shoulder */
    graze_sincos(graze_angle_from_degrees(p->joint[0]), &side, &forward);
    for (int i = 0; i < LINKS; i++) {
        graze_sincos(graze_angle_from_degrees(lean += p->joint[i + 1]), &out, &up);
        const graze_vec3 way = {graze_mul(out, forward), up, graze_mul(out, side)};
        p->link[i].core.a = at;
        p->link[i].core.b = at = graze_vec3_add(at, graze_vec3_scale(way, length[i]));
        p->link[i].radius = radius[i];
    }
}

/* is_free is exact. A distance is rounded to nearest, so a raw unit less is never too much. It costs more than a yes or no: it
 * is computed only if a link that is thicker by the clearance so far overlaps the box. Links with a common joint always overlap. */
static void measure(void *argument)
{
    pose *p = (pose *)argument;
    const graze_capsule *first = &p->link[0], *last = &p->link[LINKS - 1];
    place_links(p);
    p->is_free = !graze_capsule_overlaps_capsule(first, last);
    p->clearance = graze_segment_distance_segment(&first->core, &last->core);
    p->clearance -= first->radius + last->radius + 1;
    for (const graze_capsule *link = first; link <= last; link++)
        for (int i = 0; i < BOXES; i++) {
            const graze_capsule thicker = {link->core, link->radius + p->clearance};
            p->is_free = p->is_free && !graze_aabb_overlaps_capsule(&boxes[i], link);
            if (graze_aabb_overlaps_capsule(&boxes[i], &thicker))
                p->clearance =
                    graze_aabb_distance_segment(&boxes[i], &link->core) - link->radius - 1;
        }
}

/* Turns all joints in proportion, as far as the clearance allows. Returns false if they are at the goal. */
static bool turn(pose *p, const int goal[JOINTS])
{
    graze_scalar left[JOINTS], sum = 0, part;
    for (int i = 0; i < JOINTS; i++)
        sum += graze_abs(left[i] = graze_from_int(goal[i]) - p->joint[i]);
    part = graze_div(p->clearance / 2, graze_mul(sum, WAY_OF_A_DEGREE));
    for (int i = 0; i < JOINTS; i++)
        p->joint[i] += graze_mul(left[i], graze_min(part, GRAZE_ONE));
    return sum > 0;
}

int main(void)
{
    static pose now, next; /* it starts upright, with all joints at 0 */
    uint32_t instructions = 0;
    for (int i = 0; i < GOALS; i++, next = now) {
        for (measure(&next); next.clearance >= NEEDED; measure(&next)) {
            now = next;
            if (!now.is_free || !turn(&next, goals[i].joint))
                break;
        }
        print(goals[i].title);
        print(next.clearance >= NEEDED ? ": arrives" : ": stops");
        print_text_scalar(", clearance ", now.clearance);
        print("\n");
        instructions += board_count_instructions(measure, &now);
    }
    print_text_int("instructions for a pose: ", (int32_t)(instructions / GOALS));
    print("\n");
    return now.is_free ? BOARD_PASSED : BOARD_FAILED;
}
