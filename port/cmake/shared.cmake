# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# With BUILD_SHARED_LIBS the libraries are shared ones, which export the public routines and nothing else: the linker
# reads their names from a file, in the form of the system. include/graze/names_small.h has a line for each routine.

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS include/graze/names_small.h)

# graze_write_exports FILE COMMENT BEFORE PREFIX BETWEEN AFTER: the names in `routines`
function(graze_write_exports file GRAZE_COMMENT before prefix between after)
    list(TRANSFORM routines REPLACE "^#define graze_([a-z0-9_]+) .*$" "${prefix}\\1")
    list(JOIN routines "${between}\n" GRAZE_EXPORTS)
    set(GRAZE_EXPORTS "${before}${GRAZE_EXPORTS}${after}")
    configure_file(port/shared/exports.in "${file}" @ONLY)
endfunction()

# graze_share LIBRARY: if it is shared. The library's name is the prefix of its routines.
function(graze_share library)
    get_target_property(type ${library} TYPE)
    if(NOT type STREQUAL SHARED_LIBRARY)
        return()
    endif()
    # Before 1.0 a new minor version may change the API.
    set(compatible ${PROJECT_VERSION_MAJOR})
    if(compatible EQUAL 0)
        set(compatible 0.${PROJECT_VERSION_MINOR})
    endif()
    set_target_properties(${library} PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${compatible})

    file(STRINGS include/graze/names_small.h routines REGEX "^#define graze_")
    set(exports "${CMAKE_CURRENT_BINARY_DIR}/${library}-exports")
    if(WIN32)
        graze_write_exports("${exports}.def" ";" "EXPORTS\n" ${library}_ "" "")
        target_sources(${library} PRIVATE "${exports}.def")
    elseif(APPLE)
        graze_write_exports("${exports}.txt" "#" "" _${library}_ "" "")
        target_link_options(${library} PRIVATE "-Wl,-exported_symbols_list,${exports}.txt")
        set_target_properties(${library} PROPERTIES LINK_DEPENDS "${exports}.txt")
    else()
        graze_write_exports("${exports}.map" "#" "{ global:\n" ${library}_ ";" ";\nlocal: *; };")
        target_link_options(${library} PRIVATE "-Wl,-Bsymbolic,--version-script,${exports}.map")
        set_target_properties(${library} PROPERTIES LINK_DEPENDS "${exports}.map")
    endif()
endfunction()
