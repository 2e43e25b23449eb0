# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# Commands that print graze's types, for a gdb without Python: source port/debug/graze.gdb
#
# graze_print TYPE EXPR prints a graze_TYPE. EXPR is a value, not a pointer, and has no spaces: graze_print aabb *box
# Each graze_put_TYPE prints a value without a new line; a new type needs this one command.

define graze_print
    graze_put_$arg0 $arg1
    printf "\n"
end
document graze_print
graze_print TYPE EXPR: prints a graze_TYPE: graze_print vec3 hit.point. EXPR is a value, not a pointer, without spaces.
end

# graze_put_ratio EXPR POWER prints an integer over a power of two. Exact: a number with b bits after the point has at
# most b digits after the point, and each step prints one. POWER is at most 2^46, so ten times a rest is below 2^50.
define graze_put_ratio
    set $graze_raw = (long long)($arg0)
    # Unsigned, since the size of the least long long is not a long long.
    set $graze_size = (unsigned long long)$graze_raw
    if $graze_raw < 0
        printf "-"
        set $graze_size = -$graze_size
    end
    printf "%u", (unsigned)($graze_size / $arg1)
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

# graze_member LABEL COMMAND EXPR prints a label and a value; graze_last also prints the brace that closes a structure.
define graze_member
    printf $arg0
    $arg1 $arg2
end
define graze_last
    graze_member $arg0 $arg1 $arg2
    printf "}"
end

# Numbers

define graze_put_scalar
    graze_put_number $arg0 65536
end
define graze_put_fraction
    graze_put_number $arg0 1073741824
end
define graze_put_wide
    graze_put_number $arg0 4294967296ULL
end
define graze_put_limit
    graze_put_number $arg0 70368744177664ULL
end

# 2^32 angles are 360 degrees: 45 / 2^29 degrees each.
define graze_put_angle
    graze_put_ratio 45LL*($arg0) 536870912
    printf " degrees (%u / 2^32 turns)", $arg0
end

# Enumerators

# graze_name EXPR VALUE NAME prints the name if the value is this one. graze_no_name prints other values.
set $graze_named = 0
define graze_name
    if ($arg0) == ($arg1)
        printf $arg2
        set $graze_named = 1
    end
end
define graze_no_name
    if !$graze_named
        printf "%d, no ", $arg0
        printf $arg1
    end
    set $graze_named = 0
end
define graze_put_result
    graze_name $arg0 0 "GRAZE_MISS"
    graze_name $arg0 1 "GRAZE_TOUCH"
    graze_name $arg0 2 "GRAZE_HIT"
    graze_name $arg0 3 "GRAZE_INSIDE"
    graze_no_name $arg0 "graze_result"
end
define graze_put_side
    graze_name $arg0 -1 "GRAZE_BACK"
    graze_name $arg0 0 "GRAZE_ACROSS"
    graze_name $arg0 1 "GRAZE_FRONT"
    graze_no_name $arg0 "graze_side"
end
define graze_put_feature
    graze_name $arg0 0 "GRAZE_FEATURE_NONE"
    graze_name $arg0 1 "GRAZE_FEATURE_FACE"
    graze_name $arg0 2 "GRAZE_FEATURE_EDGE"
    graze_name $arg0 3 "GRAZE_FEATURE_CORNER"
    graze_no_name $arg0 "graze_feature"
end
define graze_put_view
    graze_name $arg0 0 "GRAZE_VIEW_OUTSIDE"
    graze_name $arg0 1 "GRAZE_VIEW_PARTLY"
    graze_name $arg0 2 "GRAZE_VIEW_INSIDE"
    graze_no_name $arg0 "graze_view"
end
define graze_put_separation
    graze_name $arg0 0 "GRAZE_FREE"
    graze_name $arg0 1 "GRAZE_MOVED"
    graze_name $arg0 2 "GRAZE_NO_PLACE"
    graze_no_name $arg0 "graze_separation"
end
define graze_put_depth
    graze_name $arg0 0 "GRAZE_DEPTH_MINUS_ONE_TO_ONE"
    graze_name $arg0 1 "GRAZE_DEPTH_ZERO_TO_ONE"
    graze_name $arg0 2 "GRAZE_DEPTH_ONE_TO_ZERO"
    graze_no_name $arg0 "graze_depth"
end
define graze_put_hand
    graze_name $arg0 0 "GRAZE_RIGHT_HANDED"
    graze_name $arg0 1 "GRAZE_LEFT_HANDED"
    graze_no_name $arg0 "graze_hand"
end

# Vectors

define graze_put_vec2
    graze_member "(" graze_put_scalar ($arg0).x
    graze_member ", " graze_put_scalar ($arg0).y
    printf ")"
end
define graze_put_vec3
    graze_member "(" graze_put_scalar ($arg0).x
    graze_member ", " graze_put_scalar ($arg0).y
    graze_member ", " graze_put_scalar ($arg0).z
    printf ")"
end
define graze_put_normal
    graze_member "(" graze_put_fraction ($arg0).x
    graze_member ", " graze_put_fraction ($arg0).y
    graze_member ", " graze_put_fraction ($arg0).z
    printf ")"
end
define graze_put_quaternion
    graze_member "(" graze_put_scalar ($arg0).x
    graze_member ", " graze_put_scalar ($arg0).y
    graze_member ", " graze_put_scalar ($arg0).z
    graze_member ", " graze_put_scalar ($arg0).w
    printf ")"
end
define graze_put_barycentric
    graze_member "(" graze_put_fraction ($arg0).u
    graze_member ", " graze_put_fraction ($arg0).v
    printf ")"
end

# Shapes, lines and hits

define graze_put_segment
    graze_member "{a = " graze_put_vec3 ($arg0).a
    graze_last ", b = " graze_put_vec3 ($arg0).b
end
define graze_put_ray
    graze_member "{origin = " graze_put_vec3 ($arg0).origin
    graze_member ", dir = " graze_put_vec3 ($arg0).dir
    graze_last ", t_max = " graze_put_scalar ($arg0).t_max
end
define graze_put_line_hit
    graze_member "{point = " graze_put_vec3 ($arg0).point
    graze_member ", normal = " graze_put_vec3 ($arg0).normal
    graze_last ", fraction = " graze_put_fraction ($arg0).fraction
end
define graze_put_ray_hit
    graze_member "{point = " graze_put_vec3 ($arg0).point
    graze_member ", normal = " graze_put_vec3 ($arg0).normal
    graze_last ", t = " graze_put_scalar ($arg0).t
end
define graze_put_face_line_hit
    graze_member "{point = " graze_put_vec3 ($arg0).point
    graze_member ", normal = " graze_put_vec3 ($arg0).normal
    graze_member ", fraction = " graze_put_fraction ($arg0).fraction
    graze_last ", side = " graze_put_side ($arg0).side
end
define graze_put_face_ray_hit
    graze_member "{point = " graze_put_vec3 ($arg0).point
    graze_member ", normal = " graze_put_vec3 ($arg0).normal
    graze_member ", t = " graze_put_scalar ($arg0).t
    graze_last ", side = " graze_put_side ($arg0).side
end
define graze_put_segment2
    graze_member "{a = " graze_put_vec2 ($arg0).a
    graze_last ", b = " graze_put_vec2 ($arg0).b
end
define graze_put_ray2
    graze_member "{origin = " graze_put_vec2 ($arg0).origin
    graze_member ", dir = " graze_put_vec2 ($arg0).dir
    graze_last ", t_max = " graze_put_scalar ($arg0).t_max
end
define graze_put_line_hit2
    graze_member "{point = " graze_put_vec2 ($arg0).point
    graze_member ", normal = " graze_put_vec2 ($arg0).normal
    graze_last ", fraction = " graze_put_fraction ($arg0).fraction
end
define graze_put_ray_hit2
    graze_member "{point = " graze_put_vec2 ($arg0).point
    graze_member ", normal = " graze_put_vec2 ($arg0).normal
    graze_last ", t = " graze_put_scalar ($arg0).t
end
define graze_put_wall_line_hit2
    graze_member "{point = " graze_put_vec2 ($arg0).point
    graze_member ", normal = " graze_put_vec2 ($arg0).normal
    graze_member ", fraction = " graze_put_fraction ($arg0).fraction
    graze_member ", wall_fraction = " graze_put_fraction ($arg0).wall_fraction
    graze_last ", side = " graze_put_side ($arg0).side
end
define graze_put_wall_ray_hit2
    graze_member "{point = " graze_put_vec2 ($arg0).point
    graze_member ", normal = " graze_put_vec2 ($arg0).normal
    graze_member ", t = " graze_put_scalar ($arg0).t
    graze_member ", wall_fraction = " graze_put_fraction ($arg0).wall_fraction
    graze_last ", side = " graze_put_side ($arg0).side
end
define graze_put_sweep_hit
    graze_member "{center = " graze_put_vec3 ($arg0).center
    graze_member ", point = " graze_put_vec3 ($arg0).point
    graze_member ", normal = " graze_put_vec3 ($arg0).normal
    graze_member ", fraction = " graze_put_fraction ($arg0).fraction
    graze_member ", feature = " graze_put_feature ($arg0).feature
    printf ", index = %d}", ($arg0).index
end
define graze_put_sweep_hit2
    graze_member "{center = " graze_put_vec2 ($arg0).center
    graze_member ", point = " graze_put_vec2 ($arg0).point
    graze_member ", normal = " graze_put_vec2 ($arg0).normal
    graze_member ", fraction = " graze_put_fraction ($arg0).fraction
    graze_member ", feature = " graze_put_feature ($arg0).feature
    printf ", index = %d}", ($arg0).index
end
define graze_put_circle
    graze_member "{center = " graze_put_vec2 ($arg0).center
    graze_last ", radius = " graze_put_scalar ($arg0).radius
end
define graze_put_capsule2
    graze_member "{core = " graze_put_segment2 ($arg0).core
    graze_last ", radius = " graze_put_scalar ($arg0).radius
end
define graze_put_arc2
    graze_member "{center = " graze_put_vec2 ($arg0).center
    graze_member ", start = " graze_put_vec2 ($arg0).start
    printf ", turn = %d}", ($arg0).turn
end
define graze_put_rect
    graze_member "{min = " graze_put_vec2 ($arg0).min
    graze_last ", max = " graze_put_vec2 ($arg0).max
end
define graze_put_sphere
    graze_member "{center = " graze_put_vec3 ($arg0).center
    graze_last ", radius = " graze_put_scalar ($arg0).radius
end
define graze_put_capsule
    graze_member "{core = " graze_put_segment ($arg0).core
    graze_last ", radius = " graze_put_scalar ($arg0).radius
end
define graze_put_cylinder
    graze_member "{core = " graze_put_segment ($arg0).core
    graze_member ", radius = " graze_put_scalar ($arg0).radius
    printf "}"
end
define graze_put_aabb
    graze_member "{min = " graze_put_vec3 ($arg0).min
    graze_last ", max = " graze_put_vec3 ($arg0).max
end
define graze_put_disc
    graze_member "{center = " graze_put_vec3 ($arg0).center
    graze_member ", normal = " graze_put_vec3 ($arg0).normal
    graze_last ", radius = " graze_put_scalar ($arg0).radius
end
define graze_put_plane
    graze_member "{point = " graze_put_vec3 ($arg0).point
    graze_last ", normal = " graze_put_vec3 ($arg0).normal
end
define graze_put_triangle
    graze_member "{a = " graze_put_vec3 ($arg0).a
    graze_member ", b = " graze_put_vec3 ($arg0).b
    graze_last ", c = " graze_put_vec3 ($arg0).c
end
define graze_put_parallelogram
    graze_member "{corner = " graze_put_vec3 ($arg0).corner
    graze_member ", u = " graze_put_vec3 ($arg0).u
    graze_last ", v = " graze_put_vec3 ($arg0).v
end
define graze_put_matrix
    graze_member "{x = " graze_put_vec3 ($arg0).x
    graze_member ", y = " graze_put_vec3 ($arg0).y
    graze_member ", z = " graze_put_vec3 ($arg0).z
    graze_last ", origin = " graze_put_vec3 ($arg0).origin
end
define graze_put_obb
    graze_member "{center = " graze_put_vec3 ($arg0).center
    graze_member ", axis = {" graze_put_vec3 ($arg0).axis[0]
    graze_member ", " graze_put_vec3 ($arg0).axis[1]
    graze_member ", " graze_put_vec3 ($arg0).axis[2]
    graze_member "}, half = " graze_put_vec3 ($arg0).half
    printf "}"
end
define graze_put_camera
    graze_member "{position = " graze_put_vec3 ($arg0).position
    graze_member ", right = " graze_put_vec3 ($arg0).right
    graze_member ", up = " graze_put_vec3 ($arg0).up
    graze_member ", forward = " graze_put_vec3 ($arg0).forward
    graze_member ", fov = " graze_put_angle ($arg0).fov
    graze_member ", aspect = " graze_put_scalar ($arg0).aspect
    graze_member ", z_near = " graze_put_scalar ($arg0).z_near
    graze_last ", z_far = " graze_put_scalar ($arg0).z_far
end

# graze_row EXPR prints a row of a matrix.
define graze_row
    graze_member "(" graze_put_scalar ($arg0)[0]
    graze_member ", " graze_put_scalar ($arg0)[1]
    graze_member ", " graze_put_scalar ($arg0)[2]
    graze_member ", " graze_put_scalar ($arg0)[3]
    printf ")"
end
define graze_put_mat4
    graze_member "{" graze_row ($arg0).m[0]
    graze_member ", " graze_row ($arg0).m[1]
    graze_member ", " graze_row ($arg0).m[2]
    graze_last ", " graze_row ($arg0).m[3]
end

# graze_half_space LABEL EXPR INDEX prints the points in front of one plane of a frustum.
define graze_half_space
    graze_member $arg0 graze_put_normal ($arg1).normal[$arg2]
    graze_member " . p >= " graze_put_limit ($arg1).limit[$arg2]
end
define graze_put_frustum
    graze_half_space "{near = " $arg0 0
    graze_half_space ", far = " $arg0 1
    graze_half_space ", left = " $arg0 2
    graze_half_space ", right = " $arg0 3
    graze_half_space ", bottom = " $arg0 4
    graze_half_space ", top = " $arg0 5
    printf "}"
end

# graze_face EXPR FACE prints the corners of a face of a mesh.
define graze_face
    graze_member "{" graze_put_vec3 ($arg0).vertices[($arg0).indices[3*$arg1]]
    graze_member ", " graze_put_vec3 ($arg0).vertices[($arg0).indices[3*$arg1+1]]
    graze_last ", " graze_put_vec3 ($arg0).vertices[($arg0).indices[3*$arg1+2]]
end
define graze_corner
    graze_put_vec2 ($arg0).corners[$arg1]
end

# graze_items COMMAND EXPR prints at most 16 of the items of a structure with a count, as in lldb. COMMAND EXPR INDEX prints one.
define graze_items
    set $graze_item = 0
    while $graze_item < ($arg1).count && $graze_item < 16
        if $graze_item > 0
            printf ", "
        end
        $arg0 $arg1 $graze_item
        set $graze_item = $graze_item + 1
    end
    if ($arg1).count > 16
        printf ", ..."
    end
    printf "}"
end
define graze_put_mesh
    printf "%d faces {", ($arg0).count
    graze_items graze_face $arg0
end
define graze_put_polygon2
    printf "%d corners {", ($arg0).count
    graze_items graze_corner $arg0
end
