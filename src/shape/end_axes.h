/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Ends what begin_space.h or begin_plane.h began. */
#undef ALL_AXES
#undef ANY_AXIS
#undef AXIS_LIST
#undef EACH_AXIS
#undef FAR_OF_BALL
#undef GRAZE_AXES
#undef ON_AXIS
#undef SPANS_OF_AXES
#undef SUM_OF_AXES
#undef ball_n
#undef box_n
#undef lengths_n
#undef line_hit_n
#undef nowhere_n
#undef ray_hit_n
#undef ray_n
#undef segment_n
#undef set_between_n
#undef set_direction_n
#undef set_dot_n
#undef set_zero_n
#undef sweep_hit_n
#undef vector_n
#undef copy_n
