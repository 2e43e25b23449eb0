/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Box2D 2.4: b2TimeOfImpact, the circle as the second shape, a two-sided edge or a box as the first, with its polygon radius as it
 * is: 2 b2_linearSlop, 0.01. The mover goes to where its sweep is at the time t of e_touching; another state does not stop it:
 * so does b2World::SolveTOI. By design it stops when it overlaps the target by b2_linearSlop, 0.005, within a quarter of that.
 */
#include "engine.h"

#include <box2d/b2_time_of_impact.h>
#include <box2d/box2d.h>

extern const char engine_name[] = "Box2D";

static b2EdgeShape edge;
static b2PolygonShape box;
static b2CircleShape circle;
static b2TOIInput input;

static float units(double raw)
{
    return float(raw / 65536);
}

bool engine_has(int target)
{
    return target == ENGINE_WALL || target == ENGINE_RECT;
}

void engine_set(const engine_scene *scene)
{
    const int32_t *a = scene->core[0], *b = scene->core[1];
    if (scene->target == ENGINE_WALL) {
        edge.SetTwoSided(b2Vec2(units(a[0]), units(a[1])), b2Vec2(units(b[0]), units(b[1])));
        input.proxyA.Set(&edge, 0);
    } else {
        const b2Vec2 center(units((double(a[0]) + b[0]) / 2), units((double(a[1]) + b[1]) / 2));
        box.SetAsBox(units((double(b[0]) - a[0]) / 2), units((double(b[1]) - a[1]) / 2), center, 0);
        input.proxyA.Set(&box, 0);
    }
    circle.m_p.SetZero();
    circle.m_radius = units(scene->radius);
    input.proxyB.Set(&circle, 0);
    input.tMax = 1;
}

static b2Sweep sweep_of(b2Vec2 start, b2Vec2 end)
{
    b2Sweep sweep;
    sweep.localCenter.SetZero();
    sweep.c0 = start;
    sweep.c = end;
    sweep.a0 = sweep.a = sweep.alpha0 = 0;
    return sweep;
}

bool engine_cast(const double *start, const double *end, double *stop)
{
    b2TOIOutput output;
    b2Transform place;
    input.sweepA = sweep_of(b2Vec2(0, 0), b2Vec2(0, 0));
    input.sweepB =
        sweep_of(b2Vec2(units(start[0]), units(start[1])), b2Vec2(units(end[0]), units(end[1])));
    b2TimeOfImpact(&output, &input);
    if (output.state != b2TOIOutput::e_touching)
        return false;
    input.sweepB.GetTransform(&place, output.t);
    stop[0] = double(place.p.x) * 65536;
    stop[1] = double(place.p.y) * 65536;
    stop[2] = 0;
    return true;
}
