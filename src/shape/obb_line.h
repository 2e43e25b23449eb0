/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against an oriented box. Included by obb.h. The passage decides the answer. The point of a hit is
 * computed from the line alone, not from a face.
 */

static inline bool obb_is_point(const obb_line *l)
{
    return length_sign(l->run.x) == 0 && length_sign(l->run.y) == 0 && length_sign(l->run.z) == 0;
}

/* The first or the last point of a line in the box. */
typedef struct {
    graze_result result;
    int face;
    share at;
} obb_contact;

/* The face with the lower axis; `a` if both are on one axis. OBB_NO_FACE counts as the highest. */
static inline int obb_first_face(int a, int b)
{
    return a / 2 <= b / 2 ? a : b;
}

/*
 * A line that enters before it leaves, and does not run in a face, crosses the interior. Otherwise it touches: then the
 * faces by which it enters and leaves contain the same point, and a face in which it runs contains every point. If no face
 * contains the point, it is an end of the line in the interior.
 */
static inline void obb_set_contact(obb_contact *c, const obb_passage *p, const obb_line *l,
                                   bool leaving)
{
    const bool crosses = obb_crosses(p);
    share_copy(&c->at, leaving ? &p->leave : &p->enter);
    c->face = leaving ? p->leave_face : p->enter_face;
    if (!crosses)
        c->face = obb_first_face(c->face, leaving ? p->enter_face : p->leave_face);
    c->face = obb_first_face(c->face, p->glide_face);
    c->result = crosses && p->glide_face == OBB_NO_FACE ? GRAZE_HIT : GRAZE_TOUCH;
    if (c->face == OBB_NO_FACE)
        c->result = GRAZE_INSIDE;
    if (leaving && p->leave_face == OBB_NO_FACE && obb_is_point(l))
        share_set_zero(&c->at);
}

static inline graze_scalar obb_signed_as(int face, graze_scalar component)
{
    return face == OBB_NO_FACE ? 0 : face % 2 == 0 ? graze_neg(component) : component;
}

static inline void obb_locate(graze_vec3 *point, graze_vec3 *normal, const graze_obb *box,
                              const obb_line *l, int face, const share_progress *where)
{
    const graze_vec3 *axis = &box->axis[face == OBB_NO_FACE ? 0 : face / 2];
    share_point(point, l->start, &l->run, where);
    normal->x = obb_signed_as(face, axis->x);
    normal->y = obb_signed_as(face, axis->y);
    normal->z = obb_signed_as(face, axis->z);
}

/* Writes the point and the normal. The caller reports the progress as fraction or as t. */
GRAZE_REPEATED void obb_write_contact(const graze_obb *box, const obb_line *l, const obb_contact *c,
                                      share_progress *where, graze_vec3 *point, graze_vec3 *normal)
{
    share_progress_of(where, &c->at);
    obb_locate(point, normal, box, l, c->face, where);
}
