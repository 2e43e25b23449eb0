# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# What Zephyr does for an application with a module, after its project(): the target app, the options of prj.conf, and the
# folder that the module's zephyr/module.yml names for CMake. MODULE is the folder of the module.
enable_language(C)
include(${CMAKE_CURRENT_LIST_DIR}/zephyr.cmake)

file(STRINGS ${CMAKE_SOURCE_DIR}/prj.conf options REGEX "^CONFIG_[A-Z_]+=y$")
foreach(option ${options})
    string(REPLACE "=y" "" option ${option})
    set(${option} y)
endforeach()

file(STRINGS ${MODULE}/zephyr/module.yml build REGEX "^  cmake: ")
string(REPLACE "  cmake: " "" build ${build})
add_subdirectory(${MODULE}/${build} modules/graze)

add_executable(app)
target_link_libraries(app PRIVATE zephyr_interface graze)
