/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a path comes within a radius of a face, after face_path_cast of face_path.h, which is included before: t, within 2^-45 of
 * itself, and the normal. At an edge or a corner the normal is within GRAZE_CAPSULE_NORMAL_BOUND of the radius, which MUST be below
 * 2^31; on the face it is that of unit_along, so that the components of u x v MUST be below 2^64.
 */

/* ---- The crossing ---- */

FAR_FRAMED void face_path_cross_plane(crossing *t, const face_path *p)
{
    face_fall f;
    separation_of_volume(&f.height, &p->core.line.height, &p->normal);
    u128_store(&f.fall, volume_size(&p->core.line.rise));
    f.radius = length_size(p->core.radius);
    graze_face_fall_crossing(t, &f);
}

FAR_FRAMED void face_path_cross_ball(crossing *t, const cores *c)
{
    discriminant d;
    discriminant_set(&d, &c->vv, &c->vg, &c->gg);
    crossing_at_surface(t, &c->vv, &c->vg, &c->gg, &d, false);
}

FAR_FRAMED void face_path_cross_cylinder(crossing *t, const cores *c)
{
    area3 across;
    volume apart;
    discriminant d;
    side_numbers n;
    set_cross(&across, &c->u, &c->v);
    set_volume(&apart, &across, &c->gap);
    side_rest(&n.rest, &apart, &across, c->radius);
    top62_set_area(&n.whole, &c->uu);
    discriminant_set_slope(&d, &c->uu, &c->vg, &c->uv, &c->ug);
    top62_set_discriminant(&n.b, &d);
    discriminant_set(&d, &c->uu, &c->ug, &c->gg);
    top62_set_discriminant(&n.other, &d);
    graze_side_crossing(t, &n, false);
}

static inline void face_path_cross(crossing *t, const face_path *p)
{
    cores c;
    if (p->when == FACE_PATH_AT_START) {
        crossing_at_start(t);
    } else if (p->when == FACE_PATH_AT_END) {
        crossing_at_end(t);
    } else if (p->feature == GRAZE_FEATURE_FACE) {
        face_path_cross_plane(t, p);
    } else {
        face_path_set_cores(&c, p, (int)p->index, (int)p->index);
        if (p->feature == GRAZE_FEATURE_EDGE)
            face_path_cross_cylinder(t, &c);
        else
            face_path_cross_ball(t, &c);
    }
}

/* ---- The normal ---- */

static inline graze_scalar face_path_normal_on(const crossing *t, const surface *s,
                                               const side_foot *below, length from, length core,
                                               length run, graze_scalar radius)
{
    side_gap gap;
    gap.from = from.raw;
    gap.core = core.raw;
    gap.run = run.raw;
    return normal_hold(graze_side_normal(t, s, below, &gap), radius);
}

/* Where the rounded place along an edge is beyond an end, that end is the foot. */
FAR_FRAMED void face_path_set_foot(side_foot *below, const cores *c, const crossing *t)
{
    side_axis axis;
    side_axis_set(&axis, &c->uu, &c->ug, &c->uv);
    const capsule_part part = graze_side_part(below, &axis, t);
    if (part == CAPSULE_SIDE)
        return;
    crossing_at_end(&below->part);
    below->down = part == CAPSULE_START;
}

static inline void face_path_set_border_normal(graze_vec3 *unit, const crossing *t,
                                               const face_path *p)
{
    const graze_scalar radius = (graze_scalar)length_size(p->core.radius);
    surface s;
    side_foot below;
    cores c;
    face_path_set_cores(&c, p, (int)p->index, (int)p->index);
    if (p->feature == GRAZE_FEATURE_EDGE) {
        face_path_set_foot(&below, &c, t);
    } else {
        const graze_vec3 none = {0, 0, 0};
        set_direction(&c.u, &none);
        crossing_at_start(&below.part);
        below.down = false;
    }
    set_surface(&s, radius);
    unit->x = face_path_normal_on(t, &s, &below, c.gap.x, c.u.x, c.v.x, radius);
    unit->y = face_path_normal_on(t, &s, &below, c.gap.y, c.u.y, c.v.y, radius);
    unit->z = face_path_normal_on(t, &s, &below, c.gap.z, c.u.z, c.v.z, radius);
}

static inline void face_path_set_normal(graze_vec3 *unit, const crossing *t, const face_path *p)
{
    if (p->feature == GRAZE_FEATURE_FACE)
        face_set_unit_on_side(unit, &p->normal, p->side);
    else
        face_path_set_border_normal(unit, t, p);
}
