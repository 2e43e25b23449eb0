/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Made by `make hashes` (tests/hash/make_hashes). The bits of a result are API: see CHANGELOG.md. */
#ifndef GRAZE_TESTS_HASHES_SMALL_H
#define GRAZE_TESTS_HASHES_SMALL_H

/* clang-format off */

#define HASHES_SCALAR_SMALL \
    { \
        {0x3a221efd, 0xcddc3b6c}, /* graze_mul */ \
        {0x375178d5, 0xa634f9ef}, /* graze_div */ \
        {0xa52326bf, 0x385ca1a0}, /* graze_sqrt */ \
        {0x7e09fedb, 0x68b7151b}, /* graze_from_wide */ \
        {0xce59aa88, 0x66b85374}, /* graze_vec3_dot */ \
        {0x49e8a1d2, 0xc74771db}, /* graze_vec3_length_sq */ \
        {0xf1ca1943, 0x250fe062}, /* graze_vec3_cross */ \
        {0x3e95603c, 0x5cc1951f}, /* graze_vec3_lerp */ \
        {0x0bf374c5, 0x648442e7}, /* graze_vec3_length */ \
        {0xecc80384, 0xdd7bc89b}, /* graze_vec3_distance */ \
        {0x1e591ada, 0x7f8720c8}, /* graze_vec3_normalize */ \
    }

#define HASHES_ANGLE_SMALL \
    { \
        {0x0a38a659, 0xdc0e1185}, /* graze_sin */ \
        {0x56db7800, 0x98a74f7c}, /* graze_cos */ \
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

#define HASHES_TRANSFORM_SMALL \
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

#define HASHES_TEXT_SMALL \
    { \
        {0x3cbac361, 0x8f1571ed}, /* graze_from_text */ \
        {0x8c0c5c70, 0x5a2ce461}, /* graze_to_text */ \
    }

#define HASHES_VEC2_SMALL \
    { \
        {0x2fbd424a, 0x4ab40905}, /* graze_vec2_dot */ \
        {0x4d148961, 0xb2d636e2}, /* graze_vec2_length_sq */ \
        {0x87922112, 0xc34a3470}, /* graze_vec2_cross */ \
        {0xad15271f, 0x77ab9c7c}, /* graze_vec2_lerp */ \
        {0xeda0acc6, 0x98de43c9}, /* graze_vec2_length */ \
        {0xe30b8654, 0x092c1bb6}, /* graze_vec2_distance */ \
        {0x7ff60a70, 0xea28162e}, /* graze_vec2_normalize */ \
    }

#define HASHES_INLINE_SMALL \
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
    }

#define HASHES_SELFTEST_SMALL \
    { \
        {0x6c993b18, 0x9e3645df}, /* graze_selftest */ \
    }

#define HASHES_AABB_LINE_SMALL \
    { \
        {0x65d21e9d, 0x085a0c4e}, /* graze_aabb_contains_point */ \
        {0xaa2273dd, 0xe6e032d1}, /* graze_aabb_overlaps_segment */ \
        {0x9fa7426c, 0xe3b0de7f}, /* graze_aabb_linecast */ \
        {0xfd96259a, 0x758f4e53}, /* graze_aabb_linecast_exit */ \
        {0x46e84163, 0x99e5475d}, /* graze_aabb_overlaps_ray */ \
        {0xf1186546, 0xd1f3cc7a}, /* graze_aabb_raycast */ \
        {0xf1343c32, 0xabe9b6e6}, /* graze_aabb_raycast_exit */ \
    }

#define HASHES_BOXES_SMALL \
    { \
        {0x817ea581, 0x69b4401f}, /* graze_aabb_overlaps_aabb */ \
        {0x111e5835, 0x9ef6f730}, /* graze_aabb_contains_aabb */ \
        {0xc80a3ebb, 0x9c308968}, /* graze_aabb_overlaps_sphere */ \
        {0x5528e846, 0x97c6c7c0}, /* graze_aabb_closest_point */ \
        {0x143bbbbf, 0x278b8383}, /* graze_aabb_distance */ \
        {0xef509c95, 0x1986d05b}, /* graze_aabb_distance_sq */ \
        {0x4f6c4679, 0x79f387dc}, /* graze_aabb_off_surface */ \
        {0x197e042f, 0x6d5e378c}, /* graze_aabb_from_center_size */ \
        {0xab0ae560, 0x08bda004}, /* graze_aabb_from_points */ \
        {0xe6c1eab6, 0xece07fc2}, /* graze_aabb_merge */ \
    }

#define HASHES_PLANE_SMALL \
    { \
        {0x34e4e9e5, 0x3839bda2}, /* graze_plane_yz_linecast */ \
        {0xbfbcedd1, 0x5b413b83}, /* graze_plane_xz_linecast */ \
        {0x7987ae28, 0xbcffcd44}, /* graze_plane_xy_linecast */ \
        {0xf3708812, 0xea74eb57}, /* graze_plane_yz_raycast */ \
        {0x735c0425, 0xaadc557f}, /* graze_plane_xz_raycast */ \
        {0x75425365, 0x86d37d4b}, /* graze_plane_xy_raycast */ \
        {0x09424ec9, 0x7db054b6}, /* graze_plane_linecast */ \
        {0x47d231b8, 0x3879d3dd}, /* graze_plane_raycast */ \
        {0x4ce8f179, 0x97d6802a}, /* graze_plane_side_of_point */ \
        {0x258f64ac, 0x510ae8b7}, /* graze_plane_classify_aabb */ \
        {0x09c80350, 0x94781b75}, /* graze_plane_classify_sphere */ \
        {0x4e1bf974, 0x753759f9}, /* graze_plane_from_points */ \
        {0xe44023cc, 0xfbdbf222}, /* graze_plane_distance */ \
        {0x1d2fc65c, 0x60003f3c}, /* graze_plane_project_point */ \
    }

#define HASHES_DISC_SMALL \
    { \
        {0x21a878a3, 0x15324b0a}, /* graze_disc_overlaps_segment */ \
        {0x32bf66db, 0xbaaccfd1}, /* graze_disc_overlaps_ray */ \
        {0xe4bd0a93, 0x775c0f1d}, /* graze_disc_linecast */ \
        {0xd4a30cd3, 0x34a66791}, /* graze_disc_raycast */ \
        {0x4fd55d4a, 0x0b26320b}, /* graze_disc_closest_point */ \
    }

#define HASHES_RECT_SMALL \
    { \
        {0x30abeb46, 0x38bfda68}, /* graze_rect_contains_point */ \
        {0x973aada7, 0xbdd2c18f}, /* graze_rect_overlaps_segment */ \
        {0xc34de725, 0xcf023cae}, /* graze_rect_linecast */ \
        {0x5f630bb4, 0xe957d761}, /* graze_rect_linecast_exit */ \
        {0xb0512b15, 0xe2e1484e}, /* graze_rect_overlaps_ray */ \
        {0x1f0e4e05, 0x3e2479f3}, /* graze_rect_raycast */ \
        {0xff2d7d3b, 0x1396f79c}, /* graze_rect_raycast_exit */ \
        {0xaa3bc4fd, 0xdaa1774b}, /* graze_rect_overlaps_rect */ \
        {0x6e6b361d, 0x9c41df3b}, /* graze_rect_contains_rect */ \
        {0x31288ce6, 0x4f3686d2}, /* graze_rect_overlaps_circle */ \
        {0x1d5ad92d, 0xe859e0f8}, /* graze_rect_closest_point */ \
        {0xfa4c32eb, 0xc014682b}, /* graze_rect_distance */ \
        {0x4b372ce2, 0x06a434b7}, /* graze_rect_distance_sq */ \
        {0x2eb29c1f, 0xe0c3979e}, /* graze_rect_off_surface */ \
        {0x8d856a79, 0x49fe2696}, /* graze_rect_from_center_size */ \
        {0xbc9f3a9b, 0xca2bebf5}, /* graze_rect_from_points */ \
        {0xe314dfd9, 0x486e16cf}, /* graze_rect_merge */ \
    }

#define HASHES_OBB_SMALL \
    { \
        {0x0c5ba043, 0x1fa262b6}, /* graze_obb_contains_point */ \
        {0xd7e1dcf3, 0xad8ac7fd}, /* graze_obb_overlaps_segment */ \
        {0x7c15f7dd, 0x76999710}, /* graze_obb_linecast */ \
        {0x4feafd5b, 0x923767b9}, /* graze_obb_linecast_exit */ \
        {0xf1a68881, 0x73a5c50f}, /* graze_obb_overlaps_ray */ \
        {0xefb2278b, 0x013e5139}, /* graze_obb_raycast */ \
        {0x835fe7c4, 0x927007d8}, /* graze_obb_raycast_exit */ \
        {0xf91adf74, 0x4b25dd2a}, /* graze_obb_closest_point */ \
        {0x5c881866, 0x4eba19c7}, /* graze_obb_overlaps_sphere */ \
        {0xe6437a91, 0x92e17937}, /* graze_obb_from_axes */ \
        {0x27e158a6, 0x80fd2e11}, /* graze_obb_from_matrix */ \
        {0xd0f45a4b, 0x2323fbea}, /* graze_obb_from_quaternion */ \
        {0x555462be, 0xdca09b60}, /* graze_obb_overlaps_aabb */ \
        {0xf2f8d351, 0x88c41459}, /* graze_obb_overlaps_obb */ \
    }

#define HASHES_SEGMENT2_SMALL \
    { \
        {0x7a40fa61, 0x31119340}, /* graze_segment2_overlaps_segment */ \
        {0x7ec2295a, 0xa0121661}, /* graze_segment2_overlaps_ray */ \
        {0xb336d2be, 0xce512e04}, /* graze_segment2_linecast */ \
        {0x1d028e81, 0x9a30c05b}, /* graze_segment2_raycast */ \
        {0xf8ca114a, 0xb7cb7d03}, /* graze_segment2_closest_point */ \
        {0x1744a124, 0xde962b1b}, /* graze_segment2_distance */ \
    }

#define HASHES_SPHERE_SMALL \
    { \
        {0xae2ef960, 0x94bfb7bf}, /* graze_sphere_contains_point */ \
        {0x92d54d4b, 0xad5942c2}, /* graze_sphere_overlaps_sphere */ \
        {0xca8f250d, 0x1640ef4a}, /* graze_sphere_closest_point */ \
        {0xed1dc185, 0x01ddc7f9}, /* graze_sphere_distance */ \
        {0xe192df48, 0xdd8903be}, /* graze_sphere_off_surface */ \
        {0xd8efaba3, 0x3c83eb01}, /* graze_sphere_overlaps_segment */ \
        {0x6318efe8, 0x197baae0}, /* graze_sphere_overlaps_ray */ \
        {0xaedb0af3, 0xd8901fab}, /* graze_sphere_linecast */ \
        {0x66175f57, 0x1956753b}, /* graze_sphere_linecast_exit */ \
        {0x800d496e, 0xeff414f3}, /* graze_sphere_raycast */ \
        {0xcf1bd123, 0xef757c64}, /* graze_sphere_raycast_exit */ \
    }

#define HASHES_CIRCLE_SMALL \
    { \
        {0xbbf2fa3a, 0xf89e9480}, /* graze_circle_contains_point */ \
        {0x8f3e35ce, 0xd1e383d2}, /* graze_circle_overlaps_circle */ \
        {0x2c77d035, 0x66bd4d15}, /* graze_circle_closest_point */ \
        {0x53bf6410, 0xe4b4a293}, /* graze_circle_distance */ \
        {0x067d29d6, 0x0364c75f}, /* graze_circle_off_surface */ \
        {0x73c49de5, 0x39917f8a}, /* graze_circle_overlaps_segment */ \
        {0x31ad97bf, 0x8108f889}, /* graze_circle_overlaps_ray */ \
        {0xd36d6f14, 0xdaee45ce}, /* graze_circle_linecast */ \
        {0xe9b4b0d8, 0x90767b3e}, /* graze_circle_linecast_exit */ \
        {0x6910dd95, 0x0ee7613b}, /* graze_circle_raycast */ \
        {0x5ca66a71, 0x17743e2c}, /* graze_circle_raycast_exit */ \
    }

#define HASHES_TRIANGLE_SMALL \
    { \
        {0xb6b06124, 0x353ab969}, /* graze_triangle_overlaps_segment */ \
        {0xc5e889ca, 0xbac8b05a}, /* graze_triangle_linecast */ \
        {0x3210783c, 0xb9edc170}, /* graze_triangle_linecast_front */ \
        {0x1bdb865e, 0xf4cbb81b}, /* graze_triangle_barycentric_of_segment */ \
        {0x844ea96c, 0xe1bdbc8b}, /* graze_triangle_overlaps_ray */ \
        {0xd7d075d1, 0x037c5623}, /* graze_triangle_raycast */ \
        {0xc196f586, 0x76756fb0}, /* graze_triangle_raycast_front */ \
        {0x79925943, 0xf9214a19}, /* graze_triangle_barycentric_of_ray */ \
    }

#define HASHES_PARALLELOGRAM_SMALL \
    { \
        {0xe6513789, 0x7f5e04df}, /* graze_parallelogram_overlaps_segment */ \
        {0x2241a856, 0xf0df2b52}, /* graze_parallelogram_linecast */ \
        {0xc206270b, 0x9b45af80}, /* graze_parallelogram_linecast_front */ \
        {0x94e6bfed, 0x68ce9fc4}, /* graze_parallelogram_barycentric_of_segment */ \
        {0xe727697a, 0xdd22a703}, /* graze_parallelogram_overlaps_ray */ \
        {0xf1cb49f0, 0x1ad2f1bc}, /* graze_parallelogram_raycast */ \
        {0x2600593a, 0x96c252ab}, /* graze_parallelogram_raycast_front */ \
        {0xe72f8e5d, 0x9686ff2c}, /* graze_parallelogram_barycentric_of_ray */ \
    }

#define HASHES_TRIANGLE_REST_SMALL \
    { \
        {0x866863c5, 0x47fb603c}, /* graze_triangle_closest_point */ \
        {0xb5fee66d, 0x22dacde6}, /* graze_triangle_distance */ \
        {0xd32b8ba5, 0xcda30dbb}, /* graze_triangle_overlaps_sphere */ \
        {0x5e360913, 0x2d956e70}, /* graze_triangle_overlaps_aabb */ \
        {0x26d7f119, 0xccbbad95}, /* graze_triangle_normal */ \
        {0x5abcffc4, 0x25ed61a5}, /* graze_triangle_off_surface */ \
    }

#define HASHES_PARALLELOGRAM_REST_SMALL \
    { \
        {0xf1c132c0, 0xbfd509d6}, /* graze_parallelogram_closest_point */ \
        {0xac9b3996, 0x9a7895a3}, /* graze_parallelogram_distance */ \
        {0xcad73776, 0xa2ab4c4a}, /* graze_parallelogram_overlaps_sphere */ \
        {0x13240d8f, 0xa8734ef2}, /* graze_parallelogram_overlaps_aabb */ \
        {0xffaae0b4, 0x9b6d498f}, /* graze_parallelogram_normal */ \
        {0x3246e09c, 0x49c0221d}, /* graze_parallelogram_off_surface */ \
    }

#define HASHES_MESH_SMALL \
    { \
        {0x2fedb215, 0x7a919f5c}, /* graze_mesh_overlaps_segment */ \
        {0x2fd6cadb, 0x9862960d}, /* graze_mesh_linecast */ \
        {0xc6346585, 0x40b2dfba}, /* graze_mesh_overlaps_ray */ \
        {0xdcdc4f25, 0xe3db1be3}, /* graze_mesh_raycast */ \
        {0x759a34e5, 0xe3261311}, /* graze_mesh_aabb */ \
    }

#define HASHES_NEAREST_SMALL \
    { \
        {0x594e7331, 0xf1cd0503}, /* graze_nearest_aabb_linecast */ \
        {0xa73362d7, 0x35fdedf1}, /* graze_nearest_aabb_raycast */ \
        {0x5d6b9708, 0x7ddb754c}, /* graze_nearest_sphere_linecast */ \
        {0x24257d45, 0x0212ef48}, /* graze_nearest_sphere_raycast */ \
        {0xdb768a2c, 0xf3498ec5}, /* graze_nearest_obb_linecast */ \
        {0x927516c4, 0x4b91681b}, /* graze_nearest_obb_raycast */ \
        {0x575db7ce, 0xb151209f}, /* graze_nearest_triangle_linecast */ \
        {0xfc4952fa, 0xe80266ba}, /* graze_nearest_triangle_raycast */ \
    }

#define HASHES_FRUSTUM_SMALL \
    { \
        {0x160e1a61, 0x6df83962}, /* graze_frustum_contains_point */ \
        {0xe35c23b8, 0x1712b24d}, /* graze_frustum_classify_sphere */ \
        {0x99425c17, 0xba307adb}, /* graze_frustum_classify_aabb */ \
        {0xf6b9ffbb, 0x65d793d0}, /* graze_frustum_classify_obb */ \
        {0x99425c17, 0xba307adb}, /* graze_frustum_classify_aabbs */ \
        {0x43dca160, 0x27ba0715}, /* graze_frustum_culls_sphere */ \
        {0xe29fabac, 0xecd450c1}, /* graze_frustum_culls_aabb */ \
        {0x16254328, 0x47340789}, /* graze_frustum_culls_obb */ \
        {0x9581ccdc, 0x21ea86c8}, /* graze_frustum_culls_aabb_from */ \
        {0x456d0d73, 0xd0d18bab}, /* graze_frustum_overlaps_aabb */ \
        {0x3b2195c2, 0xbd7661a4}, /* graze_frustum_corners */ \
        {0xd9824f4b, 0x81acce49}, /* graze_frustum_aabb */ \
        {0x0d2eaa9c, 0x280b567e}, /* graze_aabb_positive_vertex */ \
        {0xc655c3db, 0xa4c7c1c7}, /* graze_aabb_negative_vertex */ \
    }

#define HASHES_CAMERA_SMALL \
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

#endif
