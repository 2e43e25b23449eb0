/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Bullet 3, in floats: what btCollisionWorld::convexSweepTest calls for each object near the way, with its own
 * ClosestConvexResultCallback, an allowed penetration of 0, which is its default, and the margins as they are. The mover goes to
 * the place at m_closestHitFraction, between start and end. The sweep stops it when it is within 0.001 of the target.
 */
#include "engine.h"

#include <btBulletCollisionCommon.h>
#include <memory>

extern const char engine_name[] = "Bullet";

static std::unique_ptr<btCollisionShape> target;
static std::unique_ptr<btSphereShape> sphere;
static btCollisionObject object;

static btVector3 vector_of(const double *raw)
{
    return btVector3(btScalar(raw[0] / 65536), btScalar(raw[1] / 65536), btScalar(raw[2] / 65536));
}

bool engine_has(int kind)
{
    return kind == ENGINE_PLANE || kind == ENGINE_BOX;
}

void engine_set(const engine_scene *scene)
{
    double place[3], size[3];
    for (int i = 0; i < 3; i++) {
        const double a = scene->core[0][i], b = scene->core[1][i];
        place[i] = scene->target == ENGINE_PLANE ? a : (a + b) / 2;
        size[i] = scene->target == ENGINE_PLANE ? b : (b - a) / 2;
    }
    if (scene->target == ENGINE_PLANE)
        target.reset(new btStaticPlaneShape(vector_of(size).normalized(), 0));
    else
        target.reset(new btBoxShape(vector_of(size)));
    sphere.reset(new btSphereShape(btScalar(scene->radius / 65536.0)));
    object.setCollisionShape(target.get());
    object.setWorldTransform(btTransform(btMatrix3x3::getIdentity(), vector_of(place)));
}

bool engine_cast(const double *start, const double *end, double *stop)
{
    const btVector3 a = vector_of(start), b = vector_of(end);
    const btMatrix3x3 &upright = btMatrix3x3::getIdentity();
    btCollisionWorld::ClosestConvexResultCallback closest(a, b);
    btCollisionWorld::objectQuerySingle(sphere.get(), btTransform(upright, a),
                                        btTransform(upright, b), &object, target.get(),
                                        object.getWorldTransform(), closest, 0);
    const btVector3 there = a.lerp(b, closest.m_closestHitFraction);
    for (int i = 0; i < 3; i++)
        stop[i] = double(there[i]) * 65536;
    return closest.hasHit();
}
