# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# What `cmake --install` copies: the headers, the three libraries, and the files that find_package and pkg-config read.
# All paths in these files are relative to the files, so that the tree can be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(libraries graze grazef grazes)
foreach(library IN LISTS libraries)
    target_include_directories(${library} PUBLIC $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()
install(TARGETS ${libraries} EXPORT graze
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY include/graze DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h" PATTERN "*.hpp")

set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/graze)
install(EXPORT graze NAMESPACE graze:: FILE graze-config.cmake DESTINATION ${config_folder})

# Before 1.0 a new minor version may change the API.
set(compatibility SameMajorVersion)
if(PROJECT_VERSION_MAJOR EQUAL 0)
    set(compatibility SameMinorVersion)
endif()
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/graze-config-version.cmake COMPATIBILITY ${compatibility})
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/graze-config-version.cmake DESTINATION ${config_folder})

# A folder as pkg-config should see it: below the prefix, unless the user gave an absolute path.
function(graze_pc_folder result folder)
    if(IS_ABSOLUTE ${folder})
        set(${result} ${folder} PARENT_SCOPE)
    else()
        set(${result} "\${prefix}/${folder}" PARENT_SCOPE)
    endif()
endfunction()

function(graze_install_pc GRAZE_PC_NAME GRAZE_PC_NUMBERS GRAZE_PC_DEFINITION)
    set(GRAZE_PC_PREFIX ${CMAKE_INSTALL_PREFIX})
    if(NOT IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
        file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
        string(REGEX REPLACE "/$" "" up "${up}")
        set(GRAZE_PC_PREFIX "\${pcfiledir}/${up}")
    endif()
    graze_pc_folder(GRAZE_PC_INCLUDEDIR ${CMAKE_INSTALL_INCLUDEDIR})
    graze_pc_folder(GRAZE_PC_LIBDIR ${CMAKE_INSTALL_LIBDIR})
    configure_file(port/pkgconfig/graze.pc.in ${GRAZE_PC_NAME}.pc @ONLY)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${GRAZE_PC_NAME}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()

graze_install_pc(graze "Q16.16 fixed point" "")
graze_install_pc(grazef "floats" " -DGRAZE_FLOAT=1")
graze_install_pc(grazes "Q16.16 fixed point, small world" " -DGRAZE_SMALL_WORLD=1")
