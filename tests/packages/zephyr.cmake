# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# The functions of Zephyr that port/zephyr/CMakeLists.txt uses. As in Zephyr, include folders and definitions are for
# every file of the application, and a library gets the sources that follow it.
add_library(zephyr_interface INTERFACE)

function(zephyr_library_named name)
    add_library(${name} STATIC)
    target_link_libraries(${name} PRIVATE zephyr_interface)
    set(ZEPHYR_CURRENT_LIBRARY ${name} PARENT_SCOPE)
endfunction()

function(zephyr_library_sources)
    target_sources(${ZEPHYR_CURRENT_LIBRARY} PRIVATE ${ARGN})
endfunction()

function(zephyr_library_compile_definitions)
    target_compile_definitions(${ZEPHYR_CURRENT_LIBRARY} PRIVATE ${ARGN})
endfunction()

function(zephyr_include_directories)
    target_include_directories(zephyr_interface INTERFACE ${ARGN})
endfunction()

function(zephyr_compile_definitions)
    target_compile_definitions(zephyr_interface INTERFACE ${ARGN})
endfunction()
