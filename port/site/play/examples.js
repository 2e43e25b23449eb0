// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// Queries worth a look. The first one is shown where there is no link.

const TETRAHEDRON = '4,12;-98304,-65536,78643,98304,-65536,78643,0,-65536,-104857,0,104857,0,0,1,3,1,2,3,2,0,3,0,2,1';

export const EXAMPLES = [
    {
        title: 'A mesh that leaks in floats and in Q16.16',
        link: `#mesh_linecast:${TETRAHEDRON},150787,182850,213033,-150787,26864,-213033`,
        says: 'The line passes through the apex of the mesh. graze returns HIT. The float build and the usual Q16.16 find a gap between the faces.',
    },
    {
        title: 'A line through an edge of a mesh',
        link: `#mesh_linecast:${TETRAHEDRON},107211,17251,125318,3381,771,-36844`,
        says: 'Two faces share the edge that the line passes through. One of them has to be hit; the usual Q16.16 misses both.',
    },
    {
        title: 'A graze of 1 raw unit',
        link: '#circle_linecast:0,0,84886,-196510,84887,196608,84887',
        says: 'The segment passes 1 raw unit above the circle. Its line is 0.000015 units away, and the usual Q16.16 returns HIT.',
        magnify: [0, 84886.5 / 65536, 0],
    },
    {
        title: 'A slanted graze of 1 raw unit',
        link: '#circle_linecast:0,0,39825,-39825,79651,87615,-15929',
        says: 'The line would touch the circle at (3, 4) fifths of its radius. It lies 1 raw unit higher, and misses.',
        magnify: [23895 / 65536, 31860.5 / 65536, 0],
    },
    {
        title: 'An edge of a box',
        link: '#aabb_linecast:-65536,-65536,-65536,65536,65536,65536,-163840,226006,-27377,98304,-201914,220391',
        says: 'The segment only touches an edge of the box. graze and its float build return TOUCH, the usual Q16.16 misses.',
    },
    {
        title: 'A corner of a rectangle',
        link: '#rect_linecast:-65536,-65536,65536,65536,-131072,0,0,131072',
        says: 'The segment passes through the corner alone: TOUCH. Move an end by 1 raw unit with the arrow keys.',
    },
    {
        title: 'A thin triangle',
        link: '#triangle_linecast:-131072,-32768,24410,131072,-32768,-42913,131072,-32575,-17657,35808,-98104,131072,6543,32768,-131072',
        says: 'The triangle is 4 units long and 193 raw units high at its end. The usual Q16.16 loses it.',
    },
    {
        title: 'A start inside',
        link: '#obb_raycast:0,0,0,52429,0,-39322,0,65536,0,39322,0,52429,81920,49152,65536,6554,0,0,65536,16384,-32768,2147483647',
        says: 'The ray starts in the box: INSIDE at 0.',
    },
    {
        title: 'The faces of a mesh in a box',
        link: `#mesh_gather:${TETRAHEDRON},-114688,-78643,49152,-32768,0,131072,8`,
        says: 'The faces whose own boxes meet the box. The last number is the most that the array has room for; set it to 1.',
    },
    {
        title: 'A box in a frustum',
        link: '#frustum_classify_aabb',
        says: 'A frustum has the form of its camera here. Drag the box through its planes.',
    },
    {
        title: 'The ray of a pixel',
        link: '#camera_ray',
        says: 'The ray from the camera through a pixel of its picture.',
    },
    {
        title: 'The nearest of several balls',
        link: '#nearest_sphere_raycast',
        says: 'graze returns the ball that the ray hits first. Drag one in front of it.',
    },
];
