# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# Commands that print graze's types, for a gdb without Python: source port/debug/graze.gdb
# `help user-defined` lists them. EXPR is a value, not a pointer: graze_print_aabb *box

# graze_put_... print a value without a new line, for the commands graze_print_... below.
#
# graze_put_ratio EXPR POWER prints an integer over a power of two. Exact: a number with b bits after the point has at
# most b decimals, and each step prints one. POWER is at most 2^30, so ten times a rest is below 2^34.
define graze_put_ratio
    set $graze_size = (long long)($arg0)
    if $graze_size < 0
        printf "-"
        set $graze_size = -$graze_size
    end
    printf "%d", (int)($graze_size / $arg1)
    set $graze_rest = $graze_size % $arg1
    if $graze_rest != 0
        printf "."
    end
    while $graze_rest != 0
        set $graze_rest = $graze_rest * 10
        printf "%d", (int)($graze_rest / $arg1)
        set $graze_rest = $graze_rest % $arg1
    end
end

# The type decides the build: 1 / 2 is 0 for integers and 0.5 for floats.
define graze_put_number
    if (__typeof__($arg0))1 / 2 == 0
        graze_put_ratio $arg0 $arg1
    else
        printf "%.9g", $arg0
    end
end

define graze_put_scalar
    graze_put_number $arg0 65536
end

define graze_put_vec2
    printf "("
    graze_put_scalar ($arg0).x
    printf ", "
    graze_put_scalar ($arg0).y
    printf ")"
end

define graze_put_vec3
    printf "("
    graze_put_scalar ($arg0).x
    printf ", "
    graze_put_scalar ($arg0).y
    printf ", "
    graze_put_scalar ($arg0).z
    printf ")"
end

define graze_put_side
    if ($arg0) < 0
        printf "GRAZE_BACK"
    end
    if ($arg0) == 0
        printf "GRAZE_ACROSS"
    end
    if ($arg0) > 0
        printf "GRAZE_FRONT"
    end
end

define graze_put_fraction
    graze_put_number $arg0 1073741824
end

define graze_print_scalar
    graze_put_scalar $arg0
    printf "\n"
end
document graze_print_scalar
graze_print_scalar EXPR: prints a graze_scalar: exact in the fixed build.
end

define graze_print_fraction
    graze_put_fraction $arg0
    printf "\n"
end
document graze_print_fraction
graze_print_fraction EXPR: prints a graze_fraction: exact in the fixed build.
end

# 2^32 angles are 360 degrees: 45 / 2^29 degrees each.
define graze_print_angle
    graze_put_ratio 45LL*($arg0) 536870912
    printf " degrees\n"
end
document graze_print_angle
graze_print_angle EXPR: prints a graze_angle in degrees, exactly.
end

define graze_print_result
    if ($arg0) == 0
        printf "GRAZE_MISS\n"
    end
    if ($arg0) == 1
        printf "GRAZE_TOUCH\n"
    end
    if ($arg0) == 2
        printf "GRAZE_HIT\n"
    end
    if ($arg0) == 3
        printf "GRAZE_INSIDE\n"
    end
    if ($arg0) > 3
        printf "%d, no graze_result\n", $arg0
    end
end
document graze_print_result
graze_print_result EXPR: prints the name of a graze_result: GRAZE_HIT.
end

define graze_print_side
    graze_put_side $arg0
    printf "\n"
end
document graze_print_side
graze_print_side EXPR: prints the name of a graze_side: GRAZE_FRONT.
end

define graze_print_vec2
    graze_put_vec2 $arg0
    printf "\n"
end
document graze_print_vec2
graze_print_vec2 EXPR: prints a graze_vec2.
end

define graze_print_vec3
    graze_put_vec3 $arg0
    printf "\n"
end
document graze_print_vec3
graze_print_vec3 EXPR: prints a graze_vec3.
end

define graze_print_segment
    printf "{a = "
    graze_put_vec3 ($arg0).a
    printf ", b = "
    graze_put_vec3 ($arg0).b
    printf "}\n"
end
document graze_print_segment
graze_print_segment EXPR: prints a graze_segment.
end

define graze_print_ray
    printf "{origin = "
    graze_put_vec3 ($arg0).origin
    printf ", dir = "
    graze_put_vec3 ($arg0).dir
    printf ", t_max = "
    graze_put_scalar ($arg0).t_max
    printf "}\n"
end
document graze_print_ray
graze_print_ray EXPR: prints a graze_ray.
end

define graze_print_line_hit
    printf "{point = "
    graze_put_vec3 ($arg0).point
    printf ", normal = "
    graze_put_vec3 ($arg0).normal
    printf ", fraction = "
    graze_put_fraction ($arg0).fraction
    printf "}\n"
end
document graze_print_line_hit
graze_print_line_hit EXPR: prints a graze_line_hit.
end

define graze_print_ray_hit
    printf "{point = "
    graze_put_vec3 ($arg0).point
    printf ", normal = "
    graze_put_vec3 ($arg0).normal
    printf ", t = "
    graze_put_scalar ($arg0).t
    printf "}\n"
end
document graze_print_ray_hit
graze_print_ray_hit EXPR: prints a graze_ray_hit.
end

define graze_print_face_line_hit
    printf "{point = "
    graze_put_vec3 ($arg0).point
    printf ", normal = "
    graze_put_vec3 ($arg0).normal
    printf ", fraction = "
    graze_put_fraction ($arg0).fraction
    printf ", side = "
    graze_put_side ($arg0).side
    printf "}\n"
end
document graze_print_face_line_hit
graze_print_face_line_hit EXPR: prints a graze_face_line_hit.
end

define graze_print_face_ray_hit
    printf "{point = "
    graze_put_vec3 ($arg0).point
    printf ", normal = "
    graze_put_vec3 ($arg0).normal
    printf ", t = "
    graze_put_scalar ($arg0).t
    printf ", side = "
    graze_put_side ($arg0).side
    printf "}\n"
end
document graze_print_face_ray_hit
graze_print_face_ray_hit EXPR: prints a graze_face_ray_hit.
end

define graze_print_sphere
    printf "{center = "
    graze_put_vec3 ($arg0).center
    printf ", radius = "
    graze_put_scalar ($arg0).radius
    printf "}\n"
end
document graze_print_sphere
graze_print_sphere EXPR: prints a graze_sphere.
end

define graze_print_aabb
    printf "{min = "
    graze_put_vec3 ($arg0).min
    printf ", max = "
    graze_put_vec3 ($arg0).max
    printf "}\n"
end
document graze_print_aabb
graze_print_aabb EXPR: prints a graze_aabb.
end

define graze_print_obb
    printf "{center = "
    graze_put_vec3 ($arg0).center
    printf ", axis[0] = "
    graze_put_vec3 ($arg0).axis[0]
    printf ", axis[1] = "
    graze_put_vec3 ($arg0).axis[1]
    printf ", axis[2] = "
    graze_put_vec3 ($arg0).axis[2]
    printf ", half = "
    graze_put_vec3 ($arg0).half
    printf "}\n"
end
document graze_print_obb
graze_print_obb EXPR: prints a graze_obb.
end

define graze_print_disc
    printf "{center = "
    graze_put_vec3 ($arg0).center
    printf ", normal = "
    graze_put_vec3 ($arg0).normal
    printf ", radius = "
    graze_put_scalar ($arg0).radius
    printf "}\n"
end
document graze_print_disc
graze_print_disc EXPR: prints a graze_disc.
end

define graze_print_plane
    printf "{point = "
    graze_put_vec3 ($arg0).point
    printf ", normal = "
    graze_put_vec3 ($arg0).normal
    printf "}\n"
end
document graze_print_plane
graze_print_plane EXPR: prints a graze_plane.
end

define graze_print_triangle
    printf "{a = "
    graze_put_vec3 ($arg0).a
    printf ", b = "
    graze_put_vec3 ($arg0).b
    printf ", c = "
    graze_put_vec3 ($arg0).c
    printf "}\n"
end
document graze_print_triangle
graze_print_triangle EXPR: prints a graze_triangle.
end

define graze_print_parallelogram
    printf "{corner = "
    graze_put_vec3 ($arg0).corner
    printf ", u = "
    graze_put_vec3 ($arg0).u
    printf ", v = "
    graze_put_vec3 ($arg0).v
    printf "}\n"
end
document graze_print_parallelogram
graze_print_parallelogram EXPR: prints a graze_parallelogram.
end

define graze_print_segment2
    printf "{a = "
    graze_put_vec2 ($arg0).a
    printf ", b = "
    graze_put_vec2 ($arg0).b
    printf "}\n"
end
document graze_print_segment2
graze_print_segment2 EXPR: prints a graze_segment2.
end

define graze_print_ray2
    printf "{origin = "
    graze_put_vec2 ($arg0).origin
    printf ", dir = "
    graze_put_vec2 ($arg0).dir
    printf ", t_max = "
    graze_put_scalar ($arg0).t_max
    printf "}\n"
end
document graze_print_ray2
graze_print_ray2 EXPR: prints a graze_ray2.
end

define graze_print_line_hit2
    printf "{point = "
    graze_put_vec2 ($arg0).point
    printf ", normal = "
    graze_put_vec2 ($arg0).normal
    printf ", fraction = "
    graze_put_fraction ($arg0).fraction
    printf "}\n"
end
document graze_print_line_hit2
graze_print_line_hit2 EXPR: prints a graze_line_hit2.
end

define graze_print_ray_hit2
    printf "{point = "
    graze_put_vec2 ($arg0).point
    printf ", normal = "
    graze_put_vec2 ($arg0).normal
    printf ", t = "
    graze_put_scalar ($arg0).t
    printf "}\n"
end
document graze_print_ray_hit2
graze_print_ray_hit2 EXPR: prints a graze_ray_hit2.
end

define graze_print_circle
    printf "{center = "
    graze_put_vec2 ($arg0).center
    printf ", radius = "
    graze_put_scalar ($arg0).radius
    printf "}\n"
end
document graze_print_circle
graze_print_circle EXPR: prints a graze_circle.
end

define graze_print_rect
    printf "{min = "
    graze_put_vec2 ($arg0).min
    printf ", max = "
    graze_put_vec2 ($arg0).max
    printf "}\n"
end
document graze_print_rect
graze_print_rect EXPR: prints a graze_rect.
end
