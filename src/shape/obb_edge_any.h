/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Common to obb_edge_far.h and obb_edge_small.h: both take any box, and nothing is estimated: the
 * radius_sum decides every case.
 */

static inline void closeness_add(closeness *n, graze_scalar c)
{
    nearness_add(&n->numbers, c);
}

static inline length load_close_length(closeness *n, graze_scalar from, graze_scalar to)
{
    return load_length(&n->numbers, from, to);
}

static inline bool are_all_close(const closeness *n)
{
    return are_all_near(&n->numbers);
}

static inline bool close_length_in_range(const length *l)
{
    (void)l;
    return true;
}

static inline bool is_close_half(graze_scalar half)
{
    (void)half;
    return true;
}

static inline bool are_close_halves(graze_scalar x, graze_scalar y, graze_scalar z)
{
    (void)x;
    (void)y;
    (void)z;
    return true;
}

static inline bool is_half(graze_scalar half)
{
    return half >= 0;
}

static inline void reach_set_half(reach *to, graze_scalar half)
{
    reach_set_product(to, half, length_of(GRAZE_ONE));
}

static inline bool is_light(graze_scalar w)
{
    (void)w;
    return true;
}

typedef struct {
    bool all; /* always true */
} lightness;

static inline void lightness_begin(lightness *n)
{
    n->all = true;
}

static inline void lightness_add(lightness *n, graze_scalar w)
{
    (void)n;
    (void)w;
}

static inline bool are_surely_light(const lightness *n)
{
    (void)n;
    return true;
}

/* ---- Estimates ---- */

static inline bool dets_are_estimated(void)
{
    return false;
}

typedef struct {
    bool none;
} hint3;

typedef struct {
    bool none;
} det_hint;

static inline void hint_set_edge(hint3 *h, const edge3 *e)
{
    (void)e;
    h->none = true;
}

static inline void det_hint_set_along(det_hint *to, const hint3 *e, const graze_vec3 *axis)
{
    (void)axis;
    to->none = e->none;
}

static inline bool det_hint_is_sure(const det_hint *g)
{
    (void)g;
    return false;
}

typedef struct {
    bool none;
} estimate;

static inline void estimate_begin(estimate *e)
{
    e->none = true;
}

static inline void estimate_add(estimate *e, const det_hint *g, graze_scalar half)
{
    (void)e;
    (void)g;
    (void)half;
}

static inline edge_guess estimate_guess(const estimate *e, const det_hint *p, const reach *r,
                                        const det_hint *q, const reach *s)
{
    (void)e;
    (void)p;
    (void)r;
    (void)q;
    (void)s;
    return GUESS_NOTHING;
}
