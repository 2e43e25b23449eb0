/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Made by `make hashes` (tests/hash/make_hashes). The bits of a result are API: see CHANGELOG.md. */
#ifndef GRAZE_TESTS_HASHES_H
#define GRAZE_TESTS_HASHES_H

/* clang-format off */

#define HASHES_SCALAR_FIXED \
    { \
        {0x3a221efd, 0xcddc3b6c}, /* graze_mul */ \
        {0x375178d5, 0xa634f9ef}, /* graze_div */ \
        {0xa52326bf, 0x385ca1a0}, /* graze_sqrt */ \
        {0x82e581de, 0x1a2df52c}, /* graze_sqrt_down */ \
        {0x70689208, 0xf1aaf35a}, /* graze_sqrt_up */ \
        {0x7e09fedb, 0x68b7151b}, /* graze_from_wide */ \
        {0xce59aa88, 0x66b85374}, /* graze_vec3_dot */ \
        {0x49e8a1d2, 0xc74771db}, /* graze_vec3_length_sq */ \
        {0xf1ca1943, 0x250fe062}, /* graze_vec3_cross */ \
        {0x3e95603c, 0x5cc1951f}, /* graze_vec3_lerp */ \
        {0x0bf374c5, 0x648442e7}, /* graze_vec3_length */ \
        {0xecc80384, 0xdd7bc89b}, /* graze_vec3_distance */ \
        {0xddd8c979, 0x5997df77}, /* graze_vec3_length_down */ \
        {0xd59f44d8, 0xa0b99e63}, /* graze_vec3_length_up */ \
        {0x65a2cf52, 0x0e825a2b}, /* graze_vec3_distance_down */ \
        {0xdafbf29d, 0xf2cc71b4}, /* graze_vec3_distance_up */ \
        {0x1e591ada, 0x7f8720c8}, /* graze_vec3_normalize */ \
    }

#define HASHES_ANGLE_FIXED \
    { \
        {0x0a38a659, 0xdc0e1185}, /* graze_sin */ \
        {0x56db7800, 0x98a74f7c}, /* graze_cos */ \
        {0xce1b87c4, 0x05cfc7c3}, /* graze_sin_down */ \
        {0x8da3fad6, 0x84201f94}, /* graze_sin_up */ \
        {0x93b24b5a, 0x27253e30}, /* graze_cos_down */ \
        {0x7ff1d894, 0x083048d3}, /* graze_cos_up */ \
        {0x26298def, 0x88837663}, /* graze_sincos */ \
        {0x5d9af247, 0x67110597}, /* graze_tan */ \
        {0xca938bfc, 0x14971387}, /* graze_sin_radians */ \
        {0xda2d8716, 0x66003efe}, /* graze_cos_radians */ \
        {0xa715138b, 0xe42ee311}, /* graze_tan_radians */ \
        {0xe4f8b1d9, 0xa8fba7bf}, /* graze_angle_from_degrees */ \
        {0xff1ca666, 0x1e919207}, /* graze_angle_from_radians */ \
        {0xb2532c33, 0x761d9570}, /* graze_angle_to_degrees */ \
        {0x61ca11bb, 0x6c841891}, /* graze_angle_to_radians */ \
        {0x5b0200cc, 0xdcc88d52}, /* graze_atan2 */ \
        {0xcd033ae3, 0x18bbdba3}, /* graze_asin */ \
        {0xead5b567, 0xfd2f606c}, /* graze_acos */ \
    }

#define HASHES_TRANSFORM_FIXED \
    { \
        {0x5994b0e9, 0x700de435}, /* graze_vec2_rotate */ \
        {0x8ea2c63e, 0x19845efc}, /* graze_vec2_reflect */ \
        {0x865d636e, 0xa52a08f0}, /* graze_vec2_slide */ \
        {0xbdb10157, 0x6a145bfe}, /* graze_vec3_reflect */ \
        {0x3b009549, 0xe07a5a59}, /* graze_vec3_slide */ \
        {0xac0e4b00, 0x33eaa4c3}, /* graze_quaternion_from_axis_angle */ \
        {0xf40ab585, 0x8af32bce}, /* graze_quaternion_multiply */ \
        {0x87829d95, 0x7b9b0d40}, /* graze_quaternion_normalize */ \
        {0x380372db, 0xe5baa106}, /* graze_quaternion_rotate */ \
        {0x064f7d62, 0x3c08d953}, /* graze_matrix_transform_point */ \
        {0x0db7cb8b, 0x0b279bf7}, /* graze_matrix_transform_direction */ \
        {0xb28a3449, 0x6c78c210}, /* graze_matrix_multiply */ \
        {0x0abd1b81, 0x26b72559}, /* graze_matrix_inverse_rigid */ \
        {0x844ccccd, 0xafe8869d}, /* graze_matrix_from_quaternion */ \
        {0x3769465a, 0x949ca322}, /* graze_matrix_look_at */ \
    }

#define HASHES_TEXT_FIXED \
    { \
        {0x3cbac361, 0x8f1571ed}, /* graze_from_text */ \
        {0x8c0c5c70, 0x5a2ce461}, /* graze_to_text */ \
    }

#define HASHES_VEC2_FIXED \
    { \
        {0x2fbd424a, 0x4ab40905}, /* graze_vec2_dot */ \
        {0x4d148961, 0xb2d636e2}, /* graze_vec2_length_sq */ \
        {0x87922112, 0xc34a3470}, /* graze_vec2_cross */ \
        {0xad15271f, 0x77ab9c7c}, /* graze_vec2_lerp */ \
        {0xeda0acc6, 0x98de43c9}, /* graze_vec2_length */ \
        {0xe30b8654, 0x092c1bb6}, /* graze_vec2_distance */ \
        {0x5efb6595, 0xc1b76e1f}, /* graze_vec2_length_down */ \
        {0xcfbe1d46, 0xf60151e5}, /* graze_vec2_length_up */ \
        {0x4c746641, 0x23e2acae}, /* graze_vec2_distance_down */ \
        {0xedb7ddad, 0x2b17a262}, /* graze_vec2_distance_up */ \
        {0x7ff60a70, 0xea28162e}, /* graze_vec2_normalize */ \
    }

#define HASHES_INLINE_FIXED \
    { \
        {0x168f0648, 0x8791cfd9}, /* graze_held */ \
        {0xac815e88, 0x5e3abdbd}, /* graze_add */ \
        {0x5e359740, 0x66c51d0c}, /* graze_sub */ \
        {0x0be0339e, 0xa6d69c05}, /* graze_neg */ \
        {0xfbd22009, 0xf994ad06}, /* graze_abs */ \
        {0x77c6487d, 0x4558201c}, /* graze_min */ \
        {0xde257c08, 0xedf3e865}, /* graze_max */ \
        {0x2dc7c9f8, 0xcf382d8c}, /* graze_to_wide */ \
        {0xd395daa8, 0xd942ead6}, /* graze_to_fraction */ \
        {0xe9ae7f68, 0xc7aa4872}, /* graze_from_fraction */ \
        {0x659069aa, 0x1ea2f4f8}, /* graze_mul_fraction */ \
        {0x55e11c17, 0x04172d01}, /* graze_from_int */ \
        {0x7d277009, 0xa212bedb}, /* graze_to_int */ \
        {0xa6edaf80, 0xf12733df}, /* graze_to_int_down */ \
        {0xc511f34e, 0xaddf99f7}, /* graze_to_float */ \
        {0xa3c7e331, 0x65a0bd31}, /* graze_from_float */ \
        {0x3e5a1535, 0xcdf47942}, /* graze_vec3_of */ \
        {0x4d8d462f, 0x4e660aba}, /* graze_vec3_add */ \
        {0x91b67279, 0x1ff85b34}, /* graze_vec3_sub */ \
        {0xfe6edea1, 0x905e0296}, /* graze_vec3_neg */ \
        {0x7c69f20f, 0xa90a706e}, /* graze_vec3_scale */ \
        {0xa5adef4b, 0x54e11824}, /* graze_vec3_min */ \
        {0x14cc1de6, 0xd1b84e09}, /* graze_vec3_max */ \
        {0x6610840c, 0x95fef256}, /* graze_vec2_of */ \
        {0xf756adad, 0x9d6c7b1b}, /* graze_vec2_add */ \
        {0x948f4e2e, 0x08074cc9}, /* graze_vec2_sub */ \
        {0x7af4b2a1, 0x4ed0909f}, /* graze_vec2_neg */ \
        {0x945d87a3, 0x82798d91}, /* graze_vec2_scale */ \
        {0xff92ce54, 0x629d9fba}, /* graze_vec2_min */ \
        {0x364038da, 0xbdeb4fdd}, /* graze_vec2_max */ \
        {0xabc34aed, 0x9a1461be}, /* graze_quaternion_of */ \
        {0xce604624, 0x0b468e96}, /* graze_mat4_perspective_fits */ \
        {0xcf55ce8f, 0x60d746e6}, /* graze_line_hit_from_face_hit */ \
        {0xaa77790c, 0xd48467b2}, /* graze_ray_hit_from_face_hit */ \
        {0x8b55f052, 0x92ce5d2a}, /* graze_ray_hit_from_line_hit */ \
        {0x5d3ae443, 0xa396cfc9}, /* graze_ray_hit2_from_line_hit2 */ \
        {0xac7c239e, 0x5f8a9877}, /* graze_line_hit2_from_wall_hit2 */ \
        {0xa0821b9f, 0x110a0acf}, /* graze_ray_hit2_from_wall_hit2 */ \
        {0x3efaefba, 0x43267ef1}, /* graze_segment2_overlaps_circle */ \
    }

#define HASHES_SELFTEST_FIXED \
    { \
        {0x6c993b18, 0x9e3645df}, /* graze_selftest */ \
    }

#define HASHES_AABB_LINE_FIXED \
    { \
        {0xde246d6d, 0x1b6977ef}, /* graze_aabb_contains_point */ \
        {0x034f3e12, 0x9142f307}, /* graze_aabb_overlaps_segment */ \
        {0xe9df4209, 0xa73b009b}, /* graze_aabb_linecast */ \
        {0xdd93450e, 0x100363cc}, /* graze_aabb_linecast_exit */ \
        {0xe28ce067, 0xfaedde07}, /* graze_aabb_overlaps_ray */ \
        {0x4aee46d8, 0xfd283438}, /* graze_aabb_raycast */ \
        {0x2dbf3503, 0x5fce1cd5}, /* graze_aabb_raycast_exit */ \
    }

#define HASHES_BOXES_FIXED \
    { \
        {0x5c6c8e9d, 0x10df4ca1}, /* graze_aabb_overlaps_aabb */ \
        {0xee86c098, 0x89d31d3e}, /* graze_aabb_contains_aabb */ \
        {0x85b8bf0b, 0x8743f2c8}, /* graze_aabb_overlaps_sphere */ \
        {0x03f00dcf, 0xd0778c6e}, /* graze_aabb_closest_point */ \
        {0xc362026d, 0x625260e9}, /* graze_aabb_distance */ \
        {0x4e885717, 0x42e28ed2}, /* graze_aabb_distance_sq */ \
        {0x842185ab, 0x6522eb6a}, /* graze_aabb_off_surface */ \
        {0xa6fee071, 0xef8e6021}, /* graze_aabb_from_center_size */ \
        {0xe045a019, 0x06f88875}, /* graze_aabb_from_points */ \
        {0x7d8d0119, 0x89d60cec}, /* graze_aabb_merge */ \
        {0x34e7d040, 0x9bb3fefd}, /* graze_aabb_from_segment */ \
        {0x7b45eed0, 0x76a46fb3}, /* graze_aabb_from_sphere */ \
        {0x530e362e, 0xe481f560}, /* graze_aabb_from_capsule */ \
        {0xa6fb881a, 0xc06a5420}, /* graze_aabb_from_triangle */ \
        {0x862b4e4a, 0x2a5acb10}, /* graze_aabb_expand */ \
    }

#define HASHES_AABB_CAPSULE_FIXED \
    { \
        {0x4522e044, 0x0c30d395}, /* graze_aabb_overlaps_capsule */ \
    }

#define HASHES_PLANE_FIXED \
    { \
        {0x8bf72fe1, 0x438e476f}, /* graze_plane_yz_linecast */ \
        {0x6f53cbfd, 0x12a7824b}, /* graze_plane_xz_linecast */ \
        {0xf150bc7e, 0xa2e104a2}, /* graze_plane_xy_linecast */ \
        {0xa4dc0134, 0xf6ac3e0c}, /* graze_plane_yz_raycast */ \
        {0x83bd3dcf, 0xaa9ad537}, /* graze_plane_xz_raycast */ \
        {0x5d847bf2, 0x5e91f915}, /* graze_plane_xy_raycast */ \
        {0xc91fe290, 0xbfe19275}, /* graze_plane_linecast */ \
        {0x11ddbce9, 0x515df5b9}, /* graze_plane_raycast */ \
        {0x736b61c2, 0x28b371cc}, /* graze_plane_side_of_point */ \
        {0x6cc831ef, 0x7b1ff88a}, /* graze_plane_classify_aabb */ \
        {0xdf2d70f3, 0x5210dbac}, /* graze_plane_classify_sphere */ \
        {0xf66b032c, 0x65c28654}, /* graze_plane_classify_capsule */ \
        {0x3ab7e922, 0x9926f7ef}, /* graze_plane_from_points */ \
        {0xdeb7a16d, 0x6c2682ad}, /* graze_plane_distance */ \
        {0x8c7f2f9a, 0xeea7660c}, /* graze_plane_project_point */ \
    }

#define HASHES_DISC_FIXED \
    { \
        {0x254dfd0e, 0x2aec509c}, /* graze_disc_overlaps_segment */ \
        {0xa90cbc93, 0x4e8f3336}, /* graze_disc_overlaps_ray */ \
        {0x6222ae3e, 0x80f620ce}, /* graze_disc_linecast */ \
        {0x20120eb3, 0x9bb6be8d}, /* graze_disc_raycast */ \
        {0x5a0b58d4, 0x60b25398}, /* graze_disc_closest_point */ \
    }

#define HASHES_DISC_CAPSULE_FIXED \
    { \
        {0x88c969d4, 0x26783dd2}, /* graze_disc_overlaps_capsule */ \
    }

#define HASHES_RECT_FIXED \
    { \
        {0x6b2d87c0, 0xc3a9cbee}, /* graze_rect_contains_point */ \
        {0xee4e1f84, 0x7c170338}, /* graze_rect_overlaps_segment */ \
        {0x1ceea05d, 0x605bccac}, /* graze_rect_linecast */ \
        {0x54b60c2f, 0xcce524c7}, /* graze_rect_linecast_exit */ \
        {0x4262a1b9, 0x2246545e}, /* graze_rect_overlaps_ray */ \
        {0x9e7c978f, 0xc48974a7}, /* graze_rect_raycast */ \
        {0xd38892b0, 0x03110c47}, /* graze_rect_raycast_exit */ \
        {0x448e4b80, 0xa2905066}, /* graze_rect_overlaps_rect */ \
        {0x218ada58, 0xc5cfd1d9}, /* graze_rect_contains_rect */ \
        {0x4fc064d3, 0x6ba0db7b}, /* graze_rect_overlaps_circle */ \
        {0x51a0376a, 0xaa06ef33}, /* graze_rect_closest_point */ \
        {0xfcd42ae9, 0xc2b2c7f4}, /* graze_rect_distance */ \
        {0x7fda0117, 0x26de38c2}, /* graze_rect_distance_sq */ \
        {0x89697f1b, 0xf61c65ae}, /* graze_rect_off_surface */ \
        {0xf6733673, 0x53377dab}, /* graze_rect_from_center_size */ \
        {0x3dc9de4a, 0x6f5bffce}, /* graze_rect_from_points */ \
        {0x51693234, 0xb7a21f25}, /* graze_rect_merge */ \
        {0x45c27552, 0x06e8fe14}, /* graze_rect_from_segment2 */ \
        {0x642a163e, 0xe2d4043e}, /* graze_rect_from_circle */ \
        {0xe112b3f0, 0xa372800e}, /* graze_rect_from_capsule2 */ \
        {0x425a66b8, 0x46bad482}, /* graze_rect_expand */ \
    }

#define HASHES_OBB_FIXED \
    { \
        {0x24be8309, 0x1da2d8c0}, /* graze_obb_contains_point */ \
        {0x605d4bf4, 0x78b2be94}, /* graze_obb_overlaps_segment */ \
        {0xa1885e79, 0xd782012a}, /* graze_obb_linecast */ \
        {0xd20a784e, 0xcc7adf89}, /* graze_obb_linecast_exit */ \
        {0x5796d87e, 0xda01c026}, /* graze_obb_overlaps_ray */ \
        {0x3a322778, 0xf6a6ccea}, /* graze_obb_raycast */ \
        {0x4ee61145, 0x6027cb84}, /* graze_obb_raycast_exit */ \
        {0x6b7c3182, 0x0562f5db}, /* graze_obb_closest_point */ \
        {0x29619e71, 0xe2799132}, /* graze_obb_overlaps_sphere */ \
        {0x362de0c0, 0xdfc744a6}, /* graze_obb_from_axes */ \
        {0x3707bfed, 0xa7da215a}, /* graze_obb_from_matrix */ \
        {0xdfb07bb3, 0xe22794d9}, /* graze_obb_from_quaternion */ \
        {0x6bc070a0, 0xfb609218}, /* graze_obb_overlaps_aabb */ \
        {0x472eb1cb, 0xdaaf4cb7}, /* graze_obb_overlaps_obb */ \
    }

#define HASHES_OBB_CAPSULE_FIXED \
    { \
        {0x6c985437, 0xceb9b44f}, /* graze_obb_overlaps_capsule */ \
        {0x1f58b441, 0x2a99049b}, /* graze_obb_distance_segment */ \
    }

#define HASHES_OBB_TRIANGLE_FIXED \
    { \
        {0xfdaa44fe, 0x8664bbda}, /* graze_obb_overlaps_triangle */ \
        {0x216aa270, 0x83a3b648}, /* graze_aabb_from_obb */ \
        {0xb7c1c8b3, 0x59fd1499}, /* graze_mesh_overlaps_obb */ \
    }

#define HASHES_SEGMENT2_FIXED \
    { \
        {0x8b82cd6f, 0x05f2f4b2}, /* graze_segment2_overlaps_segment */ \
        {0x00efd791, 0x29af3429}, /* graze_segment2_overlaps_ray */ \
        {0x9c540469, 0x38e47d26}, /* graze_segment2_linecast */ \
        {0x16d83843, 0x3830d903}, /* graze_segment2_raycast */ \
        {0xf8bc65ec, 0x9b1f173b}, /* graze_segment2_closest_point */ \
        {0x93461ad8, 0x2d301d16}, /* graze_segment2_distance */ \
        {0x8cc6a9b9, 0xa4584dc8}, /* graze_segment2_closest_points */ \
        {0x071239e8, 0x4fde694f}, /* graze_segment2_distance_segment */ \
    }

#define HASHES_POLYGON2_FIXED \
    { \
        {0x9f25c913, 0xb29360bc}, /* graze_polygon2_is_convex */ \
        {0x6a2fd41c, 0xf44e6bed}, /* graze_polygon2_contains_point */ \
        {0x75fd29ff, 0x1776e7ac}, /* graze_polygon2_overlaps_circle */ \
        {0xc4f637e8, 0x670f5f20}, /* graze_polygon2_overlaps_rect */ \
        {0x65811c59, 0xda1d0e2e}, /* graze_polygon2_overlaps_polygon2 */ \
        {0x55f7cea6, 0xc1441e68}, /* graze_polygon2_closest_point */ \
        {0xf14e5fea, 0x7755761a}, /* graze_polygon2_distance */ \
    }

#define HASHES_POLYGON2_LINES_FIXED \
    { \
        {0xa1b7e2a5, 0xe52ca59b}, /* graze_polygon2_overlaps_segment */ \
        {0x9bd07cfe, 0x0587da41}, /* graze_polygon2_overlaps_ray */ \
        {0x05dec728, 0x75f374fb}, /* graze_polygon2_linecast */ \
        {0xf294b22e, 0x8a605fc1}, /* graze_polygon2_linecast_exit */ \
        {0x90231e2b, 0xa834be97}, /* graze_polygon2_raycast */ \
        {0xcbbca075, 0xf3f6a77d}, /* graze_polygon2_raycast_exit */ \
    }

#define HASHES_CAPSULE_FIXED \
    { \
        {0x8ef538e4, 0x6c9eaf1f}, /* graze_capsule_contains_point */ \
        {0xfe09e95b, 0x7b740003}, /* graze_capsule_overlaps_segment */ \
        {0xd7f72c22, 0x60be5286}, /* graze_capsule_overlaps_ray */ \
        {0xc3206dd9, 0xf9674026}, /* graze_capsule_overlaps_sphere */ \
        {0x453ac6f3, 0xe3872dff}, /* graze_capsule_overlaps_capsule */ \
        {0xbf16895f, 0x593aa733}, /* graze_capsule_closest_point */ \
        {0xc08d64b9, 0xa8dfb77b}, /* graze_capsule_distance */ \
        {0xb3dc5bb3, 0x23bbe7ae}, /* graze_capsule_off_surface */ \
        {0x3e10cddd, 0x70d442ad}, /* graze_capsule_linecast */ \
        {0x49f0e213, 0xbaa25ddf}, /* graze_capsule_linecast_exit */ \
        {0xceceef41, 0xdceadd8f}, /* graze_capsule_raycast */ \
        {0x79717ac0, 0x328ce0a7}, /* graze_capsule_raycast_exit */ \
    }

#define HASHES_CYLINDER_FIXED \
    { \
        {0x35297e9d, 0xd363ff44}, /* graze_cylinder_contains_point */ \
        {0x581f11fd, 0xd52a3546}, /* graze_cylinder_closest_point */ \
        {0xbe947573, 0x1c90f71f}, /* graze_cylinder_overlaps_segment */ \
        {0x809dc062, 0x26269c57}, /* graze_cylinder_overlaps_ray */ \
        {0xfeea105c, 0xbb59ae27}, /* graze_cylinder_linecast */ \
        {0x60bb7742, 0xbd3f3534}, /* graze_cylinder_linecast_exit */ \
        {0x28e8a951, 0xaedd0077}, /* graze_cylinder_raycast */ \
        {0xe8ad8e0d, 0x116b468f}, /* graze_cylinder_raycast_exit */ \
    }

#define HASHES_CAPSULE2_FIXED \
    { \
        {0x3ecfd4b7, 0x9f367a29}, /* graze_capsule2_contains_point */ \
        {0x1b3c9b8b, 0xb16206f8}, /* graze_capsule2_closest_point */ \
        {0x7f34fe9c, 0x6ba9d0fe}, /* graze_capsule2_distance */ \
        {0x0a3d0c6f, 0x8c4f1c7e}, /* graze_capsule2_off_surface */ \
        {0xaec64e5a, 0xfe70ee65}, /* graze_capsule2_overlaps_segment */ \
        {0x8d6c2fc7, 0xd08084f2}, /* graze_capsule2_overlaps_ray */ \
        {0xff2dba7a, 0x1c730af1}, /* graze_capsule2_overlaps_circle */ \
        {0x560faf72, 0x4d5f23d8}, /* graze_capsule2_overlaps_capsule2 */ \
        {0xff2dba7a, 0x1c730af1}, /* graze_circle_overlaps_capsule2 */ \
        {0x6bbe6417, 0x0dc54ccf}, /* graze_rect_overlaps_capsule2 */ \
        {0xaec64e5a, 0xfe70ee65}, /* graze_segment2_overlaps_capsule2 */ \
        {0xb8ad0f63, 0x94fabdfb}, /* graze_capsule2_linecast */ \
        {0x3ce65f01, 0x01522751}, /* graze_capsule2_linecast_exit */ \
        {0x845f9aa2, 0x448a7065}, /* graze_capsule2_raycast */ \
        {0x10d88afc, 0x43ce9093}, /* graze_capsule2_raycast_exit */ \
    }

#define HASHES_SEGMENT_FIXED \
    { \
        {0x72ae908c, 0xd978e1dd}, /* graze_segment_closest_points */ \
        {0xf6bbcbd9, 0x88ea4b32}, /* graze_segment_distance_segment */ \
        {0x2a4ed739, 0x40a312ae}, /* graze_triangle_distance_segment */ \
        {0xe03e3029, 0xd1a346a2}, /* graze_aabb_distance_segment */ \
    }

#define HASHES_SPHERE_FIXED \
    { \
        {0x0d1cea23, 0x184e890c}, /* graze_sphere_contains_point */ \
        {0xa6781906, 0xc1a15d21}, /* graze_sphere_overlaps_sphere */ \
        {0x75ab4b59, 0xd493b6be}, /* graze_sphere_closest_point */ \
        {0xee468678, 0x44da7448}, /* graze_sphere_distance */ \
        {0x34a07400, 0xaadab990}, /* graze_sphere_off_surface */ \
        {0x62d501c7, 0x963a84e9}, /* graze_sphere_overlaps_segment */ \
        {0x7c201956, 0xea56f867}, /* graze_sphere_overlaps_ray */ \
        {0xd0e33d56, 0xd3d22878}, /* graze_sphere_linecast */ \
        {0xdc019096, 0x1a7122d6}, /* graze_sphere_linecast_exit */ \
        {0x84374ff5, 0x5d300b7d}, /* graze_sphere_raycast */ \
        {0xa70e77d4, 0x9de5044a}, /* graze_sphere_raycast_exit */ \
    }

#define HASHES_CIRCLE_FIXED \
    { \
        {0xfd29a72e, 0xd4f55e27}, /* graze_circle_contains_point */ \
        {0x12331947, 0xa4676791}, /* graze_circle_overlaps_circle */ \
        {0xbc8e1065, 0x0457bb06}, /* graze_circle_closest_point */ \
        {0x68d2db59, 0x50520dcb}, /* graze_circle_distance */ \
        {0x7f20bc52, 0x0df930d3}, /* graze_circle_off_surface */ \
        {0x156a4ac2, 0x61968ba3}, /* graze_circle_overlaps_segment */ \
        {0x28d17f3f, 0x8068788e}, /* graze_circle_overlaps_ray */ \
        {0x6034b3c8, 0x1c368b3a}, /* graze_circle_linecast */ \
        {0x3b8802d7, 0x007f8e8c}, /* graze_circle_linecast_exit */ \
        {0x47dff7dc, 0x4823067a}, /* graze_circle_raycast */ \
        {0x4a9e3da1, 0x96243ffd}, /* graze_circle_raycast_exit */ \
    }

#define HASHES_TRIANGLE_FIXED \
    { \
        {0xd4668288, 0xdc0e9a01}, /* graze_triangle_overlaps_segment */ \
        {0x525e5bc9, 0x12687e7c}, /* graze_triangle_linecast */ \
        {0x00d60f18, 0xf946e73f}, /* graze_triangle_linecast_front */ \
        {0x39e7ed09, 0x468549c2}, /* graze_triangle_barycentric_of_segment */ \
        {0x25c3a232, 0x3a823316}, /* graze_triangle_overlaps_ray */ \
        {0x365fb5cd, 0x38bec774}, /* graze_triangle_raycast */ \
        {0x5a4582fc, 0xc680c11b}, /* graze_triangle_raycast_front */ \
        {0x8a791800, 0x27dec6de}, /* graze_triangle_barycentric_of_ray */ \
    }

#define HASHES_PARALLELOGRAM_FIXED \
    { \
        {0x8d8d89e9, 0x12e26dc7}, /* graze_parallelogram_overlaps_segment */ \
        {0xd2108265, 0x2043e642}, /* graze_parallelogram_linecast */ \
        {0x6bddc0d4, 0xd54c17d9}, /* graze_parallelogram_linecast_front */ \
        {0x70790685, 0xe39af04f}, /* graze_parallelogram_barycentric_of_segment */ \
        {0x861f093e, 0x3f1a7c6a}, /* graze_parallelogram_overlaps_ray */ \
        {0x4ccedead, 0x126a6201}, /* graze_parallelogram_raycast */ \
        {0x47d0cd59, 0x6eeb4746}, /* graze_parallelogram_raycast_front */ \
        {0x158a764b, 0x37b2ba2c}, /* graze_parallelogram_barycentric_of_ray */ \
    }

#define HASHES_TRIANGLE_REST_FIXED \
    { \
        {0xba605f73, 0x7b8304ed}, /* graze_triangle_closest_point */ \
        {0xedf35995, 0xb867ec53}, /* graze_triangle_distance */ \
        {0xae837941, 0x76ee9f27}, /* graze_triangle_overlaps_sphere */ \
        {0x9c420bb9, 0x7940e7a6}, /* graze_triangle_overlaps_aabb */ \
        {0x7e7f4a42, 0x612bad44}, /* graze_triangle_normal */ \
        {0xd882b6ca, 0x5e7ad2a1}, /* graze_triangle_off_surface */ \
    }

#define HASHES_PARALLELOGRAM_REST_FIXED \
    { \
        {0xbc79dd6b, 0x9b712b1c}, /* graze_parallelogram_closest_point */ \
        {0x9332488c, 0x17e55313}, /* graze_parallelogram_distance */ \
        {0xe1ee5491, 0x33cfacaa}, /* graze_parallelogram_overlaps_sphere */ \
        {0x92ceb086, 0xf6b79d57}, /* graze_parallelogram_overlaps_aabb */ \
        {0xa9ec285b, 0x70256fe9}, /* graze_parallelogram_normal */ \
        {0x918defd9, 0x980b6fff}, /* graze_parallelogram_off_surface */ \
    }

#define HASHES_TRIANGLE_PAIRS_FIXED \
    { \
        {0x7bcd550d, 0x1d71d76e}, /* graze_triangle_overlaps_triangle */ \
    }

#define HASHES_FACE_CAPSULE_FIXED \
    { \
        {0xf4c83acc, 0x8c71c6ed}, /* graze_triangle_overlaps_capsule */ \
        {0xacc22a55, 0x4587d79b}, /* graze_parallelogram_overlaps_capsule */ \
    }

#define HASHES_MESH_FIXED \
    { \
        {0xef7cd280, 0xddafc611}, /* graze_mesh_overlaps_segment */ \
        {0xde9c1368, 0xe17ebd3d}, /* graze_mesh_linecast */ \
        {0x592337ab, 0x0fa81208}, /* graze_mesh_overlaps_ray */ \
        {0x3ced2bde, 0x196d8126}, /* graze_mesh_raycast */ \
        {0x43c71105, 0xd0c6bcd1}, /* graze_mesh_aabb */ \
        {0xc9fe8b1c, 0x0756efaf}, /* graze_mesh_face */ \
        {0x02532021, 0xb594ed75}, /* graze_mesh_gather */ \
    }

#define HASHES_MESH_REST_FIXED \
    { \
        {0x757715bd, 0xe16e641d}, /* graze_mesh_overlaps_sphere */ \
        {0x49e25bf0, 0x63c6ebea}, /* graze_mesh_overlaps_capsule */ \
        {0xfdf0839b, 0xdc8c92c5}, /* graze_mesh_overlaps_aabb */ \
        {0x64327d1c, 0xe4b15ba6}, /* graze_mesh_overlaps_triangle */ \
        {0x521e4856, 0x8909817e}, /* graze_mesh_closest_point */ \
    }

#define HASHES_MESH_INSIDE_FIXED \
    { \
        {0xac6edef1, 0xa47d7b08}, /* graze_mesh_contains_point */ \
    }

#define HASHES_CONTACT_FIXED \
    { \
        {0xe54a110d, 0x11bd537f}, /* graze_triangle_planes_of_sphere */ \
        {0xd671a66b, 0x303c4319}, /* graze_mesh_planes_of_sphere */ \
        {0x069c7be4, 0x047019e4}, /* graze_vec3_clip */ \
    }

#define HASHES_CONTACT_SOLIDS_FIXED \
    { \
        {0x76d6a03f, 0x7a196ed0}, /* graze_plane_planes_of_sphere */ \
        {0x4c2fb663, 0x86ccc8f9}, /* graze_plane_planes_of_capsule */ \
        {0x16ae6524, 0x734f838e}, /* graze_aabb_planes_of_sphere */ \
        {0xee7b8be3, 0xd8b37436}, /* graze_obb_planes_of_sphere */ \
        {0x804a9004, 0x630d37ec}, /* graze_sphere_planes_of_sphere */ \
        {0x39a9858b, 0x0672a42a}, /* graze_capsule_planes_of_sphere */ \
        {0x4d25cc46, 0xcd59fa5e}, /* graze_sphere_planes_of_capsule */ \
        {0x89565704, 0x85a33224}, /* graze_capsule_planes_of_capsule */ \
    }

#define HASHES_CONTACT_CORES_FIXED \
    { \
        {0x1f536392, 0x6c332e79}, /* graze_triangle_planes_of_capsule */ \
        {0xe3a240bf, 0x3d177600}, /* graze_mesh_planes_of_capsule */ \
        {0xee7b658f, 0xf7a9a8b1}, /* graze_aabb_planes_of_capsule */ \
        {0x1a9710e1, 0x787eae72}, /* graze_obb_planes_of_capsule */ \
    }

#define HASHES_SEPARATE_FIXED \
    { \
        {0x9dfd18ee, 0xf143b1fc}, /* graze_aabb_separate_aabb */ \
        {0x45a4698a, 0x1f543ac0}, /* graze_rect_separate_rect */ \
        {0x556797a2, 0x458ae92e}, /* graze_aabb_separate_sphere */ \
        {0xc738c0c9, 0x7411f280}, /* graze_sphere_separate_sphere */ \
        {0xbe187996, 0x85a70f1b}, /* graze_rect_separate_circle */ \
        {0x75e7c2f9, 0x1cf78305}, /* graze_circle_separate_circle */ \
        {0x150207b7, 0x7f8176c2}, /* graze_triangle_separate_sphere */ \
    }

#define HASHES_SEPARATE_SPACE_FIXED \
    { \
        {0xefdb8ace, 0xfcc6e34a}, /* graze_plane_separate_sphere */ \
        {0xbcf39543, 0xe264c16f}, /* graze_plane_separate_capsule */ \
        {0x63f0d1fb, 0x89aa24ab}, /* graze_capsule_separate_sphere */ \
        {0x0662f826, 0xe9134da6}, /* graze_sphere_separate_capsule */ \
        {0x5d5559f0, 0xadd37175}, /* graze_capsule_separate_capsule */ \
        {0xc8220720, 0x9a8114f5}, /* graze_aabb_separate_capsule */ \
    }

#define HASHES_SEPARATE_FLAT_FIXED \
    { \
        {0x19ad477c, 0x9fff2ec5}, /* graze_segment2_separate_circle */ \
        {0x65363560, 0x2334ddd7}, /* graze_circle_separate_capsule2 */ \
        {0x69112c93, 0x03909e9f}, /* graze_segment2_separate_capsule2 */ \
        {0xe2551959, 0xc3289d4f}, /* graze_rect_separate_capsule2 */ \
        {0x4e5a1687, 0x176bc5a6}, /* graze_polygon2_separate_circle */ \
        {0x16326b4c, 0x5de45752}, /* graze_polygon2_separate_capsule2 */ \
    }

#define HASHES_SEPARATE_OBB_FIXED \
    { \
        {0x06d38192, 0xbacc8902}, /* graze_obb_separate_sphere */ \
        {0xe3f700ac, 0xba00b61b}, /* graze_obb_separate_capsule */ \
    }

#define HASHES_SWEEP2_FIXED \
    { \
        {0x319b0647, 0x1b66e068}, /* graze_segment2_circlecast */ \
        {0x9565a59b, 0x24bfda40}, /* graze_circle_circlecast */ \
        {0x489ea1e1, 0xc3a1124b}, /* graze_capsule2_circlecast */ \
        {0xa8013a19, 0xc9c92bd5}, /* graze_rect_circlecast */ \
    }

#define HASHES_SWEEP_FIXED \
    { \
        {0x550f282a, 0xf5df25a4}, /* graze_plane_spherecast */ \
        {0xeaff21dd, 0x76b3e885}, /* graze_sphere_spherecast */ \
        {0xb9044563, 0x63c423a2}, /* graze_capsule_spherecast */ \
    }

#define HASHES_SWEEP_BOX_FIXED \
    { \
        {0x22477143, 0x392eeb6c}, /* graze_aabb_spherecast */ \
    }

#define HASHES_SWEEP_FACE_FIXED \
    { \
        {0xdff36ec2, 0x2357de96}, /* graze_triangle_spherecast */ \
        {0xa9d2c10e, 0x9a3b3830}, /* graze_parallelogram_spherecast */ \
    }

#define HASHES_SWEEP_CAPSULE_FIXED \
    { \
        {0x9eb3a605, 0x86b9d4fb}, /* graze_plane_capsulecast */ \
        {0x6cddbd3e, 0x59fa803f}, /* graze_sphere_capsulecast */ \
        {0xe14b89e9, 0xec1aac21}, /* graze_capsule_capsulecast */ \
    }

#define HASHES_SWEEP_OBB_FIXED \
    { \
        {0x43c7336a, 0x9f150b0d}, /* graze_obb_spherecast */ \
    }

#define HASHES_SWEEP_BOXES_FIXED \
    { \
        {0x4d824a9d, 0x8cdff0b1}, /* graze_rect_rectcast */ \
        {0x49237047, 0xc407ea60}, /* graze_aabb_aabbcast */ \
    }

#define HASHES_SWEEP_FACE_BOX_FIXED \
    { \
        {0x295a9c5c, 0x3feaeb2a}, /* graze_triangle_aabbcast */ \
    }

#define HASHES_SWEEP2_POLYGON_FIXED \
    { \
        {0x1203263d, 0x1d1e69e6}, /* graze_polygon2_circlecast */ \
    }

#define HASHES_ARC2_FIXED \
    { \
        {0x07f36748, 0xf5d51d6d}, /* graze_arc2_point */ \
        {0x9f90ad86, 0x9da3986d}, /* graze_segment2_arccast */ \
        {0xf7568827, 0xfdf4fed5}, /* graze_circle_arccast */ \
        {0x9c1c531d, 0xc904c56f}, /* graze_rect_arccast */ \
    }

#define HASHES_SEPARATE_MESH_FIXED \
    { \
        {0x0b2ef219, 0x169f32a6}, /* graze_mesh_separate_sphere */ \
    }

#define HASHES_SEPARATE_CORES_FIXED \
    { \
        {0xced4b5f3, 0xdad9b6a6}, /* graze_triangle_separate_capsule */ \
        {0x7876355a, 0xf8b295d6}, /* graze_mesh_separate_capsule */ \
    }

#define HASHES_NEAREST_FIXED \
    { \
        {0xfeaf7745, 0x1f5da126}, /* graze_nearest_aabb_linecast */ \
        {0x774870c2, 0x10efb46b}, /* graze_nearest_aabb_raycast */ \
        {0xca81c2eb, 0x99fa4aaf}, /* graze_nearest_sphere_linecast */ \
        {0x887d36e1, 0xf912f600}, /* graze_nearest_sphere_raycast */ \
        {0xf1e815a3, 0xc503eb31}, /* graze_nearest_capsule_linecast */ \
        {0xeb39b75b, 0x4f186532}, /* graze_nearest_capsule_raycast */ \
        {0x9f423ee2, 0xcaa2eccd}, /* graze_nearest_cylinder_linecast */ \
        {0x48a4e6ab, 0x516b5400}, /* graze_nearest_cylinder_raycast */ \
        {0x77bc9fcb, 0x550f3960}, /* graze_nearest_obb_linecast */ \
        {0x79c5ad39, 0xd3600cc3}, /* graze_nearest_obb_raycast */ \
        {0x60f3515f, 0xfc74192b}, /* graze_nearest_triangle_linecast */ \
        {0xa2749722, 0xdb6635af}, /* graze_nearest_triangle_raycast */ \
    }

#define HASHES_SWEEP_NEAREST_FIXED \
    { \
        {0xc52a7efe, 0x884a062a}, /* graze_nearest_aabb_spherecast */ \
        {0xa2497e0f, 0x8d6c41a9}, /* graze_nearest_sphere_spherecast */ \
        {0x561faace, 0xa2f6964d}, /* graze_nearest_capsule_spherecast */ \
        {0xf7e23a62, 0xd5009143}, /* graze_nearest_aabb_aabbcast */ \
        {0xd0acd1c9, 0x0bb573bd}, /* graze_nearest_segment2_circlecast */ \
        {0x5cb3a0a8, 0x3397119d}, /* graze_nearest_circle_circlecast */ \
        {0x7f9abc93, 0xd2acec28}, /* graze_nearest_capsule2_circlecast */ \
        {0xbd0546b6, 0x0f7711df}, /* graze_nearest_rect_circlecast */ \
        {0xdf673f23, 0x97250515}, /* graze_nearest_rect_rectcast */ \
        {0x51f91f29, 0xf5e2c875}, /* graze_nearest_triangle_spherecast */ \
        {0xedab131d, 0xf1174faa}, /* graze_mesh_spherecast */ \
    }

#define HASHES_FRUSTUM_FIXED \
    { \
        {0x160e1a61, 0x6df83962}, /* graze_frustum_contains_point */ \
        {0xe35c23b8, 0x1712b24d}, /* graze_frustum_classify_sphere */ \
        {0x00621426, 0xab4e5dbf}, /* graze_frustum_classify_capsule */ \
        {0x99425c17, 0xba307adb}, /* graze_frustum_classify_aabb */ \
        {0x0619a197, 0x7b6c2d84}, /* graze_frustum_classify_obb */ \
        {0x99425c17, 0xba307adb}, /* graze_frustum_classify_aabbs */ \
        {0x43dca160, 0x27ba0715}, /* graze_frustum_culls_sphere */ \
        {0x14522ebf, 0x93f86b65}, /* graze_frustum_culls_capsule */ \
        {0xe29fabac, 0xecd450c1}, /* graze_frustum_culls_aabb */ \
        {0xb72eb52c, 0xe78164ba}, /* graze_frustum_culls_obb */ \
        {0x9581ccdc, 0x21ea86c8}, /* graze_frustum_culls_aabb_from */ \
        {0x456d0d73, 0xd0d18bab}, /* graze_frustum_overlaps_aabb */ \
        {0x3b2195c2, 0xbd7661a4}, /* graze_frustum_corners */ \
        {0xd9824f4b, 0x81acce49}, /* graze_frustum_aabb */ \
        {0x0d2eaa9c, 0x280b567e}, /* graze_aabb_positive_vertex */ \
        {0xc655c3db, 0xa4c7c1c7}, /* graze_aabb_negative_vertex */ \
    }

#define HASHES_CAMERA_FIXED \
    { \
        {0x6cd8e408, 0x84302b29}, /* graze_camera_look_at */ \
        {0x0e36894a, 0x66c394b6}, /* graze_camera_ray */ \
        {0x5d8124b1, 0x9ec2b413}, /* graze_frustum_from_camera */ \
        {0xaa622999, 0xaaa85209}, /* graze_mat4_from_matrix */ \
        {0x756bbec9, 0x78044ca1}, /* graze_mat4_multiply */ \
        {0x38cd74c5, 0xcd840618}, /* graze_mat4_perspective */ \
        {0xa943429a, 0xe90df7fa}, /* graze_mat4_orthographic */ \
        {0xafe9312e, 0x9b45bd9a}, /* graze_frustum_from_mat4 */ \
    }

#define HASHES_SCALAR_FLOAT \
    { \
        {0x072aed0b, 0xb1f2a030}, /* graze_mul */ \
        {0x224b8c87, 0x5030ad82}, /* graze_div */ \
        {0x291094f4, 0x797208f4}, /* graze_sqrt */ \
        {0x021db94d, 0x39c1e3c8}, /* graze_sqrt_down */ \
        {0xfeee2399, 0x9123bdb6}, /* graze_sqrt_up */ \
        {0x39b1a6c4, 0x72d046e6}, /* graze_from_wide */ \
        {0x39b1a6c4, 0x72d046e6}, /* graze_vec3_dot */ \
        {0x309bf5fe, 0x30627cab}, /* graze_vec3_length_sq */ \
        {0xa7321ea5, 0xf3172975}, /* graze_vec3_cross */ \
        {0x0c64833f, 0xe2f23575}, /* graze_vec3_lerp */ \
        {0x56f2da4e, 0x4a3af5de}, /* graze_vec3_length */ \
        {0xc40e54b6, 0x9c5d8aa3}, /* graze_vec3_distance */ \
        {0xcaf74099, 0x8434de5c}, /* graze_vec3_length_down */ \
        {0x20e10686, 0xf338aeeb}, /* graze_vec3_length_up */ \
        {0x8ef37901, 0x8df871da}, /* graze_vec3_distance_down */ \
        {0x27b74e02, 0x8ac5b212}, /* graze_vec3_distance_up */ \
        {0x254c670e, 0xcd58490f}, /* graze_vec3_normalize */ \
    }

#define HASHES_ANGLE_FLOAT \
    { \
        {0x0efda7d0, 0x2e1d7e9a}, /* graze_sin */ \
        {0xd8387e27, 0x6314d6ef}, /* graze_cos */ \
        {0xbd3cb7e1, 0x9f4de06b}, /* graze_sin_down */ \
        {0x1eee9b86, 0xf37de86a}, /* graze_sin_up */ \
        {0xea5dcf30, 0xcaa95ead}, /* graze_cos_down */ \
        {0x1c8e1109, 0xe30a511b}, /* graze_cos_up */ \
        {0x22081d6c, 0x3d265582}, /* graze_sincos */ \
        {0x75ce1812, 0x6cea0323}, /* graze_tan */ \
        {0x03c50516, 0x6de1d4d6}, /* graze_sin_radians */ \
        {0x318d78e4, 0x1cb0be23}, /* graze_cos_radians */ \
        {0xe9b60114, 0xd241b667}, /* graze_tan_radians */ \
        {0x9cdfb117, 0x51bc683c}, /* graze_angle_from_degrees */ \
        {0xef8ab342, 0xa62d0653}, /* graze_angle_from_radians */ \
        {0x9ee9378f, 0x7a88da60}, /* graze_angle_to_degrees */ \
        {0xd5184a3f, 0x1a70857d}, /* graze_angle_to_radians */ \
        {0xc7f66610, 0x1d4c2dee}, /* graze_atan2 */ \
        {0xbe5ad1a9, 0x0257226e}, /* graze_asin */ \
        {0x806ef596, 0x8bd42945}, /* graze_acos */ \
    }

#define HASHES_TRANSFORM_FLOAT \
    { \
        {0xbf7095cc, 0x867e6712}, /* graze_vec2_rotate */ \
        {0x389e5661, 0x9e9d33d5}, /* graze_vec2_reflect */ \
        {0xa9e2d0f1, 0xcca4d8a9}, /* graze_vec2_slide */ \
        {0xf76de665, 0x2bf5fc66}, /* graze_vec3_reflect */ \
        {0x2b1e40eb, 0x5a72a553}, /* graze_vec3_slide */ \
        {0x87ddfc9a, 0x914ba83a}, /* graze_quaternion_from_axis_angle */ \
        {0x32c70ff3, 0xd0afe9d7}, /* graze_quaternion_multiply */ \
        {0xc308b082, 0xe68669c9}, /* graze_quaternion_normalize */ \
        {0xcfbd5f9d, 0x3077ae1d}, /* graze_quaternion_rotate */ \
        {0x55becff6, 0xbb5355a8}, /* graze_matrix_transform_point */ \
        {0x620b6bd2, 0x3dcda535}, /* graze_matrix_transform_direction */ \
        {0xd5e69095, 0xef9ed059}, /* graze_matrix_multiply */ \
        {0xfde52ba9, 0xb01af55e}, /* graze_matrix_inverse_rigid */ \
        {0x29a5c0d0, 0xbccc7fe4}, /* graze_matrix_from_quaternion */ \
        {0xf9616bda, 0x2158e673}, /* graze_matrix_look_at */ \
    }

#define HASHES_TEXT_FLOAT \
    { \
        {0xdc6292aa, 0x03e841ea}, /* graze_from_text */ \
        {0x2c618265, 0x64699033}, /* graze_to_text */ \
    }

#define HASHES_VEC2_FLOAT \
    { \
        {0x2393ff35, 0x0b5e741f}, /* graze_vec2_dot */ \
        {0x3f0c46d5, 0x08312333}, /* graze_vec2_length_sq */ \
        {0x92297645, 0x719fc586}, /* graze_vec2_cross */ \
        {0xd756f434, 0xb936ca26}, /* graze_vec2_lerp */ \
        {0x62c8d19e, 0x66481a89}, /* graze_vec2_length */ \
        {0x7b4267fb, 0x74bd528c}, /* graze_vec2_distance */ \
        {0x3241f736, 0xc23e0b9a}, /* graze_vec2_length_down */ \
        {0x24b6d707, 0x7f9ab08e}, /* graze_vec2_length_up */ \
        {0x4bac2609, 0xd5ab40bb}, /* graze_vec2_distance_down */ \
        {0x2f17cb76, 0x7ba2508f}, /* graze_vec2_distance_up */ \
        {0x1eb84a5a, 0xa2423628}, /* graze_vec2_normalize */ \
    }

#define HASHES_INLINE_FLOAT \
    { \
        {0xb1fc404a, 0xd29385a1}, /* graze_held */ \
        {0x5217a97c, 0xa5f02777}, /* graze_add */ \
        {0x301376c0, 0xf39167d6}, /* graze_sub */ \
        {0xf5901419, 0x55676d57}, /* graze_neg */ \
        {0xaeced506, 0xc392e861}, /* graze_abs */ \
        {0x2b4f42e6, 0xd6d17e02}, /* graze_min */ \
        {0x863cd372, 0x58f0df2a}, /* graze_max */ \
        {0xe732e1a2, 0x290d9e6e}, /* graze_to_wide */ \
        {0xa422d4da, 0x7de20b30}, /* graze_to_fraction */ \
        {0x82dbdafc, 0x26a70456}, /* graze_from_fraction */ \
        {0xd3103b9c, 0x723ccb22}, /* graze_mul_fraction */ \
        {0x82dbdafc, 0x26a70456}, /* graze_from_int */ \
        {0x0507e9f7, 0x7a5737f2}, /* graze_to_int */ \
        {0xc49e02b9, 0x945b1c28}, /* graze_to_int_down */ \
        {0xe732e1a2, 0x290d9e6e}, /* graze_to_float */ \
        {0xc703909b, 0x200d71ab}, /* graze_from_float */ \
        {0x8ea5a98f, 0x8337a016}, /* graze_vec3_of */ \
        {0x227a5989, 0xe4383959}, /* graze_vec3_add */ \
        {0xff6b0532, 0x48f325b8}, /* graze_vec3_sub */ \
        {0x8575a75b, 0xa20a4a9b}, /* graze_vec3_neg */ \
        {0xbbb7a86a, 0x0e11b602}, /* graze_vec3_scale */ \
        {0x1e9fc1fe, 0x1f70730a}, /* graze_vec3_min */ \
        {0x0660b46b, 0x0c6ae1f8}, /* graze_vec3_max */ \
        {0x202fccff, 0x4f516c08}, /* graze_vec2_of */ \
        {0xa83a7dce, 0x49e2a413}, /* graze_vec2_add */ \
        {0x00935529, 0xdaea4eb2}, /* graze_vec2_sub */ \
        {0x164b4b0c, 0xcdb83826}, /* graze_vec2_neg */ \
        {0x0f8f0117, 0x0a8e4eb2}, /* graze_vec2_scale */ \
        {0x1babeb1c, 0xa9434ca5}, /* graze_vec2_min */ \
        {0x85bd897b, 0x815e750b}, /* graze_vec2_max */ \
        {0xef17c66d, 0x9bf5c8d8}, /* graze_quaternion_of */ \
        {0x91d9afb2, 0xa8221235}, /* graze_mat4_perspective_fits */ \
        {0xeefdd724, 0x3b1c9b0b}, /* graze_line_hit_from_face_hit */ \
        {0x6b8e5187, 0xa1c29fbc}, /* graze_ray_hit_from_face_hit */ \
        {0x27bc1ea2, 0xe19d8474}, /* graze_ray_hit_from_line_hit */ \
        {0x0ed247a5, 0xbe256dad}, /* graze_ray_hit2_from_line_hit2 */ \
        {0x5403dfa9, 0xaf6aae1e}, /* graze_line_hit2_from_wall_hit2 */ \
        {0x99745403, 0xe2ea00b1}, /* graze_ray_hit2_from_wall_hit2 */ \
        {0x49e72033, 0xa3bab730}, /* graze_segment2_overlaps_circle */ \
    }

#define HASHES_SELFTEST_FLOAT \
    { \
        {0x6c993b18, 0x9e3645df}, /* graze_selftest */ \
    }

#define HASHES_AABB_LINE_FLOAT \
    { \
        {0x32c95934, 0x774a65bc}, /* graze_aabb_contains_point */ \
        {0x2cbdb47a, 0x58aa9e0b}, /* graze_aabb_overlaps_segment */ \
        {0xba01092d, 0x3e59029a}, /* graze_aabb_linecast */ \
        {0x81973576, 0x5318c085}, /* graze_aabb_linecast_exit */ \
        {0x7b8f1ffa, 0xb7333386}, /* graze_aabb_overlaps_ray */ \
        {0xa43de4ad, 0x75722183}, /* graze_aabb_raycast */ \
        {0x9a7a7c8d, 0x2cc77b6b}, /* graze_aabb_raycast_exit */ \
    }

#define HASHES_BOXES_FLOAT \
    { \
        {0x49372eb2, 0x4f349fd8}, /* graze_aabb_overlaps_aabb */ \
        {0x03ce9b74, 0x5fbc22f7}, /* graze_aabb_contains_aabb */ \
        {0x20d97d23, 0x04145492}, /* graze_aabb_overlaps_sphere */ \
        {0x30d73831, 0x856984bf}, /* graze_aabb_closest_point */ \
        {0x7ff675df, 0xe907b82f}, /* graze_aabb_distance */ \
        {0x4ffc108a, 0x6a8fafac}, /* graze_aabb_distance_sq */ \
        {0x872a5611, 0xdeeb0baa}, /* graze_aabb_off_surface */ \
        {0x52e11988, 0xe515be68}, /* graze_aabb_from_center_size */ \
        {0xc3180962, 0x1b44eb56}, /* graze_aabb_from_points */ \
        {0xed7c9d39, 0xcc1bc2e3}, /* graze_aabb_merge */ \
        {0x6c994d6e, 0xe3027bff}, /* graze_aabb_from_segment */ \
        {0xb3d5e8e8, 0x84341fe5}, /* graze_aabb_from_sphere */ \
        {0xd2539327, 0x4d2eae08}, /* graze_aabb_from_capsule */ \
        {0x63b1a528, 0xdb9ff60c}, /* graze_aabb_from_triangle */ \
        {0x53b18609, 0xc93a0d5b}, /* graze_aabb_expand */ \
    }

#define HASHES_AABB_CAPSULE_FLOAT \
    { \
        {0xcd5588cc, 0xd73a36e2}, /* graze_aabb_overlaps_capsule */ \
    }

#define HASHES_PLANE_FLOAT \
    { \
        {0x5364b529, 0x748b6435}, /* graze_plane_yz_linecast */ \
        {0x7d106ad1, 0x64abc21d}, /* graze_plane_xz_linecast */ \
        {0x20e479c1, 0xe5ec93cc}, /* graze_plane_xy_linecast */ \
        {0xaf9262dc, 0xc1b8fd20}, /* graze_plane_yz_raycast */ \
        {0x986fe7b5, 0xec0a9051}, /* graze_plane_xz_raycast */ \
        {0x415b4690, 0xe44e39ac}, /* graze_plane_xy_raycast */ \
        {0x2c6592f6, 0x1963ab18}, /* graze_plane_linecast */ \
        {0x4f74573e, 0xa1804b7f}, /* graze_plane_raycast */ \
        {0x62b82f7b, 0xe3e97ed2}, /* graze_plane_side_of_point */ \
        {0xef08ccc1, 0xb06fad0e}, /* graze_plane_classify_aabb */ \
        {0x62194b35, 0x481a9557}, /* graze_plane_classify_sphere */ \
        {0xf66b032c, 0x65c28654}, /* graze_plane_classify_capsule */ \
        {0xe71e9261, 0x36a96653}, /* graze_plane_from_points */ \
        {0x49dd1641, 0xd1b838b8}, /* graze_plane_distance */ \
        {0xb312fb59, 0xbeae4c6e}, /* graze_plane_project_point */ \
    }

#define HASHES_DISC_FLOAT \
    { \
        {0x80930b14, 0xd87e2924}, /* graze_disc_overlaps_segment */ \
        {0x4d66a3b0, 0x933c0262}, /* graze_disc_overlaps_ray */ \
        {0x1d75b78e, 0x7bcdd632}, /* graze_disc_linecast */ \
        {0x0bcf740c, 0x01b78c67}, /* graze_disc_raycast */ \
        {0xaac00e28, 0xc67759e5}, /* graze_disc_closest_point */ \
    }

#define HASHES_DISC_CAPSULE_FLOAT \
    { \
        {0x7bfb8d44, 0x634c7b59}, /* graze_disc_overlaps_capsule */ \
    }

#define HASHES_RECT_FLOAT \
    { \
        {0x40a35bdd, 0x8127f0c1}, /* graze_rect_contains_point */ \
        {0x985e2a3a, 0x877dfca2}, /* graze_rect_overlaps_segment */ \
        {0x182135a9, 0xc4d99f07}, /* graze_rect_linecast */ \
        {0xe782896b, 0x00e2ef94}, /* graze_rect_linecast_exit */ \
        {0x15394241, 0x4fa5c88b}, /* graze_rect_overlaps_ray */ \
        {0x20de9234, 0xfeceec8d}, /* graze_rect_raycast */ \
        {0x34985286, 0xa051b67f}, /* graze_rect_raycast_exit */ \
        {0x98da8831, 0x00e1e993}, /* graze_rect_overlaps_rect */ \
        {0x1693ecba, 0xc3cf68e3}, /* graze_rect_contains_rect */ \
        {0xeab30e1e, 0x0cdcd3fe}, /* graze_rect_overlaps_circle */ \
        {0x224bc608, 0xd6c5af2c}, /* graze_rect_closest_point */ \
        {0xa201c2bd, 0xbd5dc08d}, /* graze_rect_distance */ \
        {0xfae6809c, 0xea6ce097}, /* graze_rect_distance_sq */ \
        {0xf9f72bad, 0xd7051b22}, /* graze_rect_off_surface */ \
        {0x01a2977d, 0xcefed6ed}, /* graze_rect_from_center_size */ \
        {0x828c2ec7, 0x5a383643}, /* graze_rect_from_points */ \
        {0xf1c2dd56, 0x19718f0b}, /* graze_rect_merge */ \
        {0x7a1df719, 0x4c581c83}, /* graze_rect_from_segment2 */ \
        {0xd161f817, 0xd7333b65}, /* graze_rect_from_circle */ \
        {0x9d70c5de, 0x78e50fc8}, /* graze_rect_from_capsule2 */ \
        {0x6e2227cf, 0x5fdbe891}, /* graze_rect_expand */ \
    }

#define HASHES_OBB_FLOAT \
    { \
        {0x24be8309, 0x1da2d8c0}, /* graze_obb_contains_point */ \
        {0x626e47ae, 0x1cea376b}, /* graze_obb_overlaps_segment */ \
        {0x9888f352, 0x60bc6024}, /* graze_obb_linecast */ \
        {0xee37e458, 0x31fe913b}, /* graze_obb_linecast_exit */ \
        {0x3589ef49, 0xe75b7435}, /* graze_obb_overlaps_ray */ \
        {0xf0246204, 0x1a1a15c9}, /* graze_obb_raycast */ \
        {0xfafedb44, 0x99410c12}, /* graze_obb_raycast_exit */ \
        {0xc43782d5, 0x7b82bd8d}, /* graze_obb_closest_point */ \
        {0x29619e71, 0xe2799132}, /* graze_obb_overlaps_sphere */ \
        {0xc1200daa, 0x9c8c003f}, /* graze_obb_from_axes */ \
        {0x2970dd37, 0xea4dad26}, /* graze_obb_from_matrix */ \
        {0xccfa6392, 0x273689bf}, /* graze_obb_from_quaternion */ \
        {0xe902286b, 0xdb73a064}, /* graze_obb_overlaps_aabb */ \
        {0x6caf72d8, 0xaace6f2b}, /* graze_obb_overlaps_obb */ \
    }

#define HASHES_OBB_CAPSULE_FLOAT \
    { \
        {0x84bf3ed4, 0xc6d18a9e}, /* graze_obb_overlaps_capsule */ \
        {0xedadb24c, 0xc6122aa0}, /* graze_obb_distance_segment */ \
    }

#define HASHES_OBB_TRIANGLE_FLOAT \
    { \
        {0x4217a2db, 0xcc153d1d}, /* graze_obb_overlaps_triangle */ \
        {0x897c4940, 0xb0e2598c}, /* graze_aabb_from_obb */ \
        {0x3e09b623, 0x075de635}, /* graze_mesh_overlaps_obb */ \
    }

#define HASHES_SEGMENT2_FLOAT \
    { \
        {0xbdd545b9, 0x5ef85f04}, /* graze_segment2_overlaps_segment */ \
        {0xa2700187, 0xa38b1247}, /* graze_segment2_overlaps_ray */ \
        {0x1bf9ee61, 0x7a767ce1}, /* graze_segment2_linecast */ \
        {0x1db535d1, 0x293b370c}, /* graze_segment2_raycast */ \
        {0x9c226583, 0x1e575b04}, /* graze_segment2_closest_point */ \
        {0x2bd49725, 0x4cac064f}, /* graze_segment2_distance */ \
        {0x29fc050d, 0x7ba185d6}, /* graze_segment2_closest_points */ \
        {0xd0ac58f5, 0xd4b379a6}, /* graze_segment2_distance_segment */ \
    }

#define HASHES_POLYGON2_FLOAT \
    { \
        {0xa9d1f987, 0x166829a3}, /* graze_polygon2_is_convex */ \
        {0x1d84968d, 0xfde23e6c}, /* graze_polygon2_contains_point */ \
        {0xcb23efe5, 0xb83f8367}, /* graze_polygon2_overlaps_circle */ \
        {0x8a689e9c, 0x31f0fe11}, /* graze_polygon2_overlaps_rect */ \
        {0x7ca8677e, 0x8e8d0b7e}, /* graze_polygon2_overlaps_polygon2 */ \
        {0x85cc871e, 0xe16cbecf}, /* graze_polygon2_closest_point */ \
        {0xe6122769, 0x0dbbc526}, /* graze_polygon2_distance */ \
    }

#define HASHES_POLYGON2_LINES_FLOAT \
    { \
        {0x33d7944b, 0xd0bbc0c3}, /* graze_polygon2_overlaps_segment */ \
        {0x0c63b6e4, 0x96322094}, /* graze_polygon2_overlaps_ray */ \
        {0xb928c175, 0x53d6332b}, /* graze_polygon2_linecast */ \
        {0x6f147300, 0xfe2e0b4b}, /* graze_polygon2_linecast_exit */ \
        {0x493cd7bb, 0xa7920791}, /* graze_polygon2_raycast */ \
        {0x6fcb0b06, 0xa108b371}, /* graze_polygon2_raycast_exit */ \
    }

#define HASHES_CAPSULE_FLOAT \
    { \
        {0x009f73d2, 0xbe36cd8b}, /* graze_capsule_contains_point */ \
        {0x073f036d, 0xc8b87ce1}, /* graze_capsule_overlaps_segment */ \
        {0xdb8fa42e, 0x5fcbac38}, /* graze_capsule_overlaps_ray */ \
        {0x1cb006ff, 0x4207bfd2}, /* graze_capsule_overlaps_sphere */ \
        {0x09423026, 0xbf5f66d5}, /* graze_capsule_overlaps_capsule */ \
        {0x93777901, 0xe81b4e62}, /* graze_capsule_closest_point */ \
        {0xf3b52b61, 0x7706a620}, /* graze_capsule_distance */ \
        {0x1a4de5d3, 0x532b6d3e}, /* graze_capsule_off_surface */ \
        {0xc3774a93, 0x3495ca6f}, /* graze_capsule_linecast */ \
        {0x729b9f3f, 0x9b3d7ebe}, /* graze_capsule_linecast_exit */ \
        {0x96cb8d39, 0x85522c1f}, /* graze_capsule_raycast */ \
        {0x12170b24, 0xd8717405}, /* graze_capsule_raycast_exit */ \
    }

#define HASHES_CYLINDER_FLOAT \
    { \
        {0x72e0d23e, 0xb0473694}, /* graze_cylinder_contains_point */ \
        {0xb52dc15c, 0x8a049921}, /* graze_cylinder_closest_point */ \
        {0x3879be6c, 0x81e7fe5e}, /* graze_cylinder_overlaps_segment */ \
        {0x0f038c77, 0x25669f41}, /* graze_cylinder_overlaps_ray */ \
        {0x90fb140e, 0x876133f1}, /* graze_cylinder_linecast */ \
        {0x16c30bf4, 0x2e66987d}, /* graze_cylinder_linecast_exit */ \
        {0x43b5bcc1, 0x8997ec6d}, /* graze_cylinder_raycast */ \
        {0x46c3200f, 0x35b23fd0}, /* graze_cylinder_raycast_exit */ \
    }

#define HASHES_CAPSULE2_FLOAT \
    { \
        {0x022054f2, 0x4fe4bcf3}, /* graze_capsule2_contains_point */ \
        {0x3e9dfa4b, 0x120b55cb}, /* graze_capsule2_closest_point */ \
        {0xc6ebd193, 0x7020aecb}, /* graze_capsule2_distance */ \
        {0x839341a1, 0x897de0b8}, /* graze_capsule2_off_surface */ \
        {0x86a228a4, 0x856690b5}, /* graze_capsule2_overlaps_segment */ \
        {0x3d5a3f10, 0x1b8abb19}, /* graze_capsule2_overlaps_ray */ \
        {0x468febd7, 0x19a65cac}, /* graze_capsule2_overlaps_circle */ \
        {0x37345146, 0x59f40deb}, /* graze_capsule2_overlaps_capsule2 */ \
        {0x468febd7, 0x19a65cac}, /* graze_circle_overlaps_capsule2 */ \
        {0x5a38f946, 0x40aac818}, /* graze_rect_overlaps_capsule2 */ \
        {0x86a228a4, 0x856690b5}, /* graze_segment2_overlaps_capsule2 */ \
        {0xaa066835, 0x6f0b1551}, /* graze_capsule2_linecast */ \
        {0xacbb0beb, 0x5ba19da8}, /* graze_capsule2_linecast_exit */ \
        {0xe80a027f, 0x56509f40}, /* graze_capsule2_raycast */ \
        {0x55e18417, 0x9cbee9ed}, /* graze_capsule2_raycast_exit */ \
    }

#define HASHES_SEGMENT_FLOAT \
    { \
        {0x83503ec9, 0xc07789dd}, /* graze_segment_closest_points */ \
        {0x693d1c8c, 0xa9a91577}, /* graze_segment_distance_segment */ \
        {0x68c7cd81, 0x989b1df8}, /* graze_triangle_distance_segment */ \
        {0x20c66d9b, 0x904aa31d}, /* graze_aabb_distance_segment */ \
    }

#define HASHES_SPHERE_FLOAT \
    { \
        {0x51b57345, 0xa0e7f568}, /* graze_sphere_contains_point */ \
        {0xeb589f4b, 0x86d8a000}, /* graze_sphere_overlaps_sphere */ \
        {0x1c0bed70, 0x28c1fa2a}, /* graze_sphere_closest_point */ \
        {0x621dfe33, 0xb8525991}, /* graze_sphere_distance */ \
        {0x7465a843, 0x7b402eb7}, /* graze_sphere_off_surface */ \
        {0x9e55a87d, 0xa38112eb}, /* graze_sphere_overlaps_segment */ \
        {0x7068b876, 0x33b186e7}, /* graze_sphere_overlaps_ray */ \
        {0x30a0b926, 0xbaabe9fe}, /* graze_sphere_linecast */ \
        {0xd6e2161b, 0x70500c11}, /* graze_sphere_linecast_exit */ \
        {0xcfc2c1ab, 0x2e0b3373}, /* graze_sphere_raycast */ \
        {0xf0ee9f31, 0xd5409467}, /* graze_sphere_raycast_exit */ \
    }

#define HASHES_CIRCLE_FLOAT \
    { \
        {0x24bbbdbe, 0x886dca4e}, /* graze_circle_contains_point */ \
        {0x3f5fa306, 0xd789e158}, /* graze_circle_overlaps_circle */ \
        {0x65ecd0b8, 0xa2c40c21}, /* graze_circle_closest_point */ \
        {0x82e5e3a6, 0xe378cfd4}, /* graze_circle_distance */ \
        {0x5375a0f9, 0x52aa6158}, /* graze_circle_off_surface */ \
        {0xaea09b1c, 0x91f94b90}, /* graze_circle_overlaps_segment */ \
        {0xacc00d2c, 0x6254a444}, /* graze_circle_overlaps_ray */ \
        {0xa4f8ca23, 0xe8f6de38}, /* graze_circle_linecast */ \
        {0x440868fd, 0xd08944d3}, /* graze_circle_linecast_exit */ \
        {0x30e35581, 0xd05f8820}, /* graze_circle_raycast */ \
        {0xe2f65b2e, 0xa591df2f}, /* graze_circle_raycast_exit */ \
    }

#define HASHES_TRIANGLE_FLOAT \
    { \
        {0xbec15d37, 0xbdc8041f}, /* graze_triangle_overlaps_segment */ \
        {0x6eb86f68, 0xf969d32b}, /* graze_triangle_linecast */ \
        {0xf7f3c6b1, 0x23fb4933}, /* graze_triangle_linecast_front */ \
        {0xab5836dc, 0x6a5021b5}, /* graze_triangle_barycentric_of_segment */ \
        {0xa74984c0, 0x3e4794e2}, /* graze_triangle_overlaps_ray */ \
        {0x2c0cbd3c, 0x34816235}, /* graze_triangle_raycast */ \
        {0xad25d118, 0xcb4e38b8}, /* graze_triangle_raycast_front */ \
        {0x49267c0e, 0xf6b63272}, /* graze_triangle_barycentric_of_ray */ \
    }

#define HASHES_PARALLELOGRAM_FLOAT \
    { \
        {0x394e4ea8, 0xda68f0df}, /* graze_parallelogram_overlaps_segment */ \
        {0xdcd23782, 0x3de8f728}, /* graze_parallelogram_linecast */ \
        {0x12d29636, 0xb1fe9550}, /* graze_parallelogram_linecast_front */ \
        {0x80df7b3e, 0x4d3aa04b}, /* graze_parallelogram_barycentric_of_segment */ \
        {0x76d958ac, 0x2087b32d}, /* graze_parallelogram_overlaps_ray */ \
        {0xc051dec0, 0x6c42b908}, /* graze_parallelogram_raycast */ \
        {0x3f7c0661, 0xaba72b50}, /* graze_parallelogram_raycast_front */ \
        {0xb5b93995, 0x359742cf}, /* graze_parallelogram_barycentric_of_ray */ \
    }

#define HASHES_TRIANGLE_REST_FLOAT \
    { \
        {0x816712ab, 0x67c25596}, /* graze_triangle_closest_point */ \
        {0x141ccda8, 0xc3fef8ef}, /* graze_triangle_distance */ \
        {0x4c18cf59, 0xebd61d60}, /* graze_triangle_overlaps_sphere */ \
        {0xb0f2f00a, 0x30169666}, /* graze_triangle_overlaps_aabb */ \
        {0x9c7aee4e, 0x645476d7}, /* graze_triangle_normal */ \
        {0x4f829d76, 0x443f4e01}, /* graze_triangle_off_surface */ \
    }

#define HASHES_PARALLELOGRAM_REST_FLOAT \
    { \
        {0x098b1109, 0x2015bb59}, /* graze_parallelogram_closest_point */ \
        {0xa54c75b9, 0xec5be7f8}, /* graze_parallelogram_distance */ \
        {0x45666385, 0xe193eaac}, /* graze_parallelogram_overlaps_sphere */ \
        {0xc806da8d, 0xe4e11837}, /* graze_parallelogram_overlaps_aabb */ \
        {0xca964f4c, 0x65b7a51f}, /* graze_parallelogram_normal */ \
        {0x67ec5493, 0xe55294a3}, /* graze_parallelogram_off_surface */ \
    }

#define HASHES_TRIANGLE_PAIRS_FLOAT \
    { \
        {0x2596957d, 0x8ba09e96}, /* graze_triangle_overlaps_triangle */ \
    }

#define HASHES_FACE_CAPSULE_FLOAT \
    { \
        {0x5ff9b5ad, 0xdabcd529}, /* graze_triangle_overlaps_capsule */ \
        {0x53403eac, 0xa5d30960}, /* graze_parallelogram_overlaps_capsule */ \
    }

#define HASHES_MESH_FLOAT \
    { \
        {0x18cf345e, 0x287fc7b8}, /* graze_mesh_overlaps_segment */ \
        {0xa5a95bb5, 0x33fc9dea}, /* graze_mesh_linecast */ \
        {0x1d29b5f0, 0x2ce249de}, /* graze_mesh_overlaps_ray */ \
        {0x07e6acf2, 0x9de60b88}, /* graze_mesh_raycast */ \
        {0xe59a0f47, 0x5fc83ab8}, /* graze_mesh_aabb */ \
        {0x4e4d27f5, 0x35a8acf7}, /* graze_mesh_face */ \
        {0x0ba58561, 0xfcfc3932}, /* graze_mesh_gather */ \
    }

#define HASHES_MESH_REST_FLOAT \
    { \
        {0x487f7bcb, 0x9ad971f2}, /* graze_mesh_overlaps_sphere */ \
        {0x7c0afe9c, 0xd8d32beb}, /* graze_mesh_overlaps_capsule */ \
        {0x41809057, 0xca420144}, /* graze_mesh_overlaps_aabb */ \
        {0x86611a09, 0x1b8bf65b}, /* graze_mesh_overlaps_triangle */ \
        {0x64a33685, 0xe69da47c}, /* graze_mesh_closest_point */ \
    }

#define HASHES_MESH_INSIDE_FLOAT \
    { \
        {0xcbe49f9c, 0x2350c8c1}, /* graze_mesh_contains_point */ \
    }

#define HASHES_CONTACT_FLOAT \
    { \
        {0x62d16ac5, 0x1a1f53b6}, /* graze_triangle_planes_of_sphere */ \
        {0x5cc3e4d7, 0x4ab97c8e}, /* graze_mesh_planes_of_sphere */ \
        {0xe71fc0cb, 0x1748d740}, /* graze_vec3_clip */ \
    }

#define HASHES_CONTACT_SOLIDS_FLOAT \
    { \
        {0x049c2a2f, 0x6a383f99}, /* graze_plane_planes_of_sphere */ \
        {0x169146f6, 0x572ac523}, /* graze_plane_planes_of_capsule */ \
        {0xab04680f, 0x59a383b0}, /* graze_aabb_planes_of_sphere */ \
        {0x0a4c0437, 0x1ddec5a7}, /* graze_obb_planes_of_sphere */ \
        {0x6d342fb2, 0xeac03a4d}, /* graze_sphere_planes_of_sphere */ \
        {0xb42b112f, 0x7d48e9e7}, /* graze_capsule_planes_of_sphere */ \
        {0x9efeba9c, 0x179cf3ca}, /* graze_sphere_planes_of_capsule */ \
        {0x6db77b42, 0xa4aec790}, /* graze_capsule_planes_of_capsule */ \
    }

#define HASHES_CONTACT_CORES_FLOAT \
    { \
        {0x1a83a14b, 0x42bb4997}, /* graze_triangle_planes_of_capsule */ \
        {0xc20ccd1b, 0x3ed1743e}, /* graze_mesh_planes_of_capsule */ \
        {0x5f4d7aa5, 0xf238e920}, /* graze_aabb_planes_of_capsule */ \
        {0xc5ccfb0b, 0xb617d47a}, /* graze_obb_planes_of_capsule */ \
    }

#define HASHES_SEPARATE_FLOAT \
    { \
        {0x9c63c670, 0x15b14f96}, /* graze_aabb_separate_aabb */ \
        {0xdde0ae44, 0xce48f8aa}, /* graze_rect_separate_rect */ \
        {0x445b4007, 0x4988250d}, /* graze_aabb_separate_sphere */ \
        {0x3db97eb0, 0x35f759d2}, /* graze_sphere_separate_sphere */ \
        {0xa64fe76e, 0x6923ebd1}, /* graze_rect_separate_circle */ \
        {0x1260ec5b, 0x0232cfcb}, /* graze_circle_separate_circle */ \
        {0xa8ec8c45, 0x591fbafa}, /* graze_triangle_separate_sphere */ \
    }

#define HASHES_SEPARATE_SPACE_FLOAT \
    { \
        {0xd962d13c, 0x474956dd}, /* graze_plane_separate_sphere */ \
        {0xd4c3fc72, 0x27add8fc}, /* graze_plane_separate_capsule */ \
        {0x145eb6c5, 0x5c70278f}, /* graze_capsule_separate_sphere */ \
        {0xbc9f7a2c, 0xe400351d}, /* graze_sphere_separate_capsule */ \
        {0xc2153208, 0x2b25bc26}, /* graze_capsule_separate_capsule */ \
        {0x56bc996e, 0x97031803}, /* graze_aabb_separate_capsule */ \
    }

#define HASHES_SEPARATE_FLAT_FLOAT \
    { \
        {0x0edd5181, 0x2f985d84}, /* graze_segment2_separate_circle */ \
        {0x8519a6c7, 0x8ed8a858}, /* graze_circle_separate_capsule2 */ \
        {0xfcb2ea30, 0xedcc839f}, /* graze_segment2_separate_capsule2 */ \
        {0x1efc4e4f, 0x16de942d}, /* graze_rect_separate_capsule2 */ \
        {0x7f6458fa, 0x21b57089}, /* graze_polygon2_separate_circle */ \
        {0x323fceaf, 0x88931a21}, /* graze_polygon2_separate_capsule2 */ \
    }

#define HASHES_SEPARATE_OBB_FLOAT \
    { \
        {0xb8600907, 0xd8b61002}, /* graze_obb_separate_sphere */ \
        {0x54f9c10c, 0xd2684125}, /* graze_obb_separate_capsule */ \
    }

#define HASHES_SWEEP2_FLOAT \
    { \
        {0x297d5331, 0x453ffb61}, /* graze_segment2_circlecast */ \
        {0x5da2c06e, 0x5d4dc5b6}, /* graze_circle_circlecast */ \
        {0x44231ff5, 0x4175c1eb}, /* graze_capsule2_circlecast */ \
        {0x3df1e958, 0xfa02f820}, /* graze_rect_circlecast */ \
    }

#define HASHES_SWEEP_FLOAT \
    { \
        {0x72a8c4ab, 0x7833913f}, /* graze_plane_spherecast */ \
        {0x4a6e930f, 0x19133480}, /* graze_sphere_spherecast */ \
        {0xbd1995cf, 0x6021d8d9}, /* graze_capsule_spherecast */ \
    }

#define HASHES_SWEEP_BOX_FLOAT \
    { \
        {0x40c054a7, 0x2c9e2a10}, /* graze_aabb_spherecast */ \
    }

#define HASHES_SWEEP_FACE_FLOAT \
    { \
        {0xbdeb92f5, 0xb6ffd8e6}, /* graze_triangle_spherecast */ \
        {0x11137009, 0x56d4a7bf}, /* graze_parallelogram_spherecast */ \
    }

#define HASHES_SWEEP_CAPSULE_FLOAT \
    { \
        {0x8f0eea9e, 0xba253c55}, /* graze_plane_capsulecast */ \
        {0xd20ecb1e, 0x6c43725a}, /* graze_sphere_capsulecast */ \
        {0x9d1e9c23, 0x96072427}, /* graze_capsule_capsulecast */ \
    }

#define HASHES_SWEEP_OBB_FLOAT \
    { \
        {0xc220cb36, 0xc97ef474}, /* graze_obb_spherecast */ \
    }

#define HASHES_SWEEP_BOXES_FLOAT \
    { \
        {0xe5479c98, 0x43a45a13}, /* graze_rect_rectcast */ \
        {0x39dd7cd1, 0xffb9dcef}, /* graze_aabb_aabbcast */ \
    }

#define HASHES_SWEEP_FACE_BOX_FLOAT \
    { \
        {0xdc25bc9f, 0xd333bed1}, /* graze_triangle_aabbcast */ \
    }

#define HASHES_SWEEP2_POLYGON_FLOAT \
    { \
        {0xb5aa925d, 0x581e97a2}, /* graze_polygon2_circlecast */ \
    }

#define HASHES_ARC2_FLOAT \
    { \
        {0x7d566a29, 0x713448f9}, /* graze_arc2_point */ \
        {0x628566d9, 0x2d2b4afc}, /* graze_segment2_arccast */ \
        {0xa3198212, 0xdbac75ee}, /* graze_circle_arccast */ \
        {0xe303ef78, 0x115bfc9e}, /* graze_rect_arccast */ \
    }

#define HASHES_SEPARATE_MESH_FLOAT \
    { \
        {0x5c400719, 0x3c33da64}, /* graze_mesh_separate_sphere */ \
    }

#define HASHES_SEPARATE_CORES_FLOAT \
    { \
        {0x84ccd879, 0x00abf1e4}, /* graze_triangle_separate_capsule */ \
        {0xc92275a8, 0x7fc31c58}, /* graze_mesh_separate_capsule */ \
    }

#define HASHES_NEAREST_FLOAT \
    { \
        {0x1688cd06, 0xb4eb123b}, /* graze_nearest_aabb_linecast */ \
        {0xda301d63, 0xcfc00064}, /* graze_nearest_aabb_raycast */ \
        {0x7ee12003, 0x35886193}, /* graze_nearest_sphere_linecast */ \
        {0x58023b51, 0x06acb280}, /* graze_nearest_sphere_raycast */ \
        {0x211f761e, 0x2371862a}, /* graze_nearest_capsule_linecast */ \
        {0xe05057f3, 0x31d34a91}, /* graze_nearest_capsule_raycast */ \
        {0x1e410e88, 0x33bf3345}, /* graze_nearest_cylinder_linecast */ \
        {0xaf7c614c, 0xfae0c162}, /* graze_nearest_cylinder_raycast */ \
        {0x3027d444, 0xdb269cca}, /* graze_nearest_obb_linecast */ \
        {0x53a1e257, 0xfb214015}, /* graze_nearest_obb_raycast */ \
        {0x9fe58816, 0x83da1a04}, /* graze_nearest_triangle_linecast */ \
        {0xc959ca5b, 0x2d9e883b}, /* graze_nearest_triangle_raycast */ \
    }

#define HASHES_SWEEP_NEAREST_FLOAT \
    { \
        {0xc4c10a4c, 0x0b4d85e3}, /* graze_nearest_aabb_spherecast */ \
        {0x873d8960, 0xcd24df90}, /* graze_nearest_sphere_spherecast */ \
        {0x27c622b3, 0x3c84e7c3}, /* graze_nearest_capsule_spherecast */ \
        {0x88e41810, 0x42bcb1f6}, /* graze_nearest_aabb_aabbcast */ \
        {0xae8b7d6a, 0x7a8acd5a}, /* graze_nearest_segment2_circlecast */ \
        {0x5a31cc2a, 0xbca5a7b6}, /* graze_nearest_circle_circlecast */ \
        {0xe4aa427e, 0x6f6ab352}, /* graze_nearest_capsule2_circlecast */ \
        {0x4ee37b71, 0x947739ba}, /* graze_nearest_rect_circlecast */ \
        {0x418573b2, 0x2a96f5b5}, /* graze_nearest_rect_rectcast */ \
        {0x7516387c, 0x3e7a16fb}, /* graze_nearest_triangle_spherecast */ \
        {0x8c7855ac, 0xba0cb02e}, /* graze_mesh_spherecast */ \
    }

#define HASHES_FRUSTUM_FLOAT \
    { \
        {0x160e1a61, 0x6df83962}, /* graze_frustum_contains_point */ \
        {0xe35c23b8, 0x1712b24d}, /* graze_frustum_classify_sphere */ \
        {0x00621426, 0xab4e5dbf}, /* graze_frustum_classify_capsule */ \
        {0x99425c17, 0xba307adb}, /* graze_frustum_classify_aabb */ \
        {0x9c190bc9, 0xdf0ba379}, /* graze_frustum_classify_obb */ \
        {0x99425c17, 0xba307adb}, /* graze_frustum_classify_aabbs */ \
        {0x43dca160, 0x27ba0715}, /* graze_frustum_culls_sphere */ \
        {0x14522ebf, 0x93f86b65}, /* graze_frustum_culls_capsule */ \
        {0xe29fabac, 0xecd450c1}, /* graze_frustum_culls_aabb */ \
        {0x3dd5f601, 0x3b20f9a9}, /* graze_frustum_culls_obb */ \
        {0x9581ccdc, 0x21ea86c8}, /* graze_frustum_culls_aabb_from */ \
        {0x456d0d73, 0xd0d18bab}, /* graze_frustum_overlaps_aabb */ \
        {0x7f591031, 0xa8ffba32}, /* graze_frustum_corners */ \
        {0x2f567a2b, 0x9f05188f}, /* graze_frustum_aabb */ \
        {0xa2f1e00d, 0x503a606e}, /* graze_aabb_positive_vertex */ \
        {0x374e8dfd, 0xc07b46dc}, /* graze_aabb_negative_vertex */ \
    }

#define HASHES_CAMERA_FLOAT \
    { \
        {0x113565f8, 0xee1330d0}, /* graze_camera_look_at */ \
        {0xb8257f47, 0xd78dcc49}, /* graze_camera_ray */ \
        {0xa032bfef, 0x320bc202}, /* graze_frustum_from_camera */ \
        {0x70ef4171, 0x6271f01f}, /* graze_mat4_from_matrix */ \
        {0x0ba49902, 0x1874037d}, /* graze_mat4_multiply */ \
        {0xbec66e7f, 0xbbb4213d}, /* graze_mat4_perspective */ \
        {0x46b4008c, 0x0a9415f0}, /* graze_mat4_orthographic */ \
        {0x01eb4072, 0xda5f2542}, /* graze_frustum_from_mat4 */ \
    }

#endif
