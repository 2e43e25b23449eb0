# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# The part of ESP-IDF that CMakeLists.txt uses, with its two passes: first `cmake -P` reads each component up to
# idf_component_register, without targets, options and the component's folder as current folder; then the project adds it.
#
#   cmake -DCOMPONENT=folder -P esp_idf.cmake    the first pass
#   include(esp_idf.cmake)                       the second, in a project
set(ESP_PLATFORM 1)

macro(parse_arguments)
    cmake_parse_arguments(IDF "" "" "SRCS;INCLUDE_DIRS;REQUIRES;PRIV_REQUIRES" ${ARGN})
    if(IDF_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "idf_component_register: unknown ${IDF_UNPARSED_ARGUMENTS}")
    endif()
endmacro()

if(CMAKE_SCRIPT_MODE_FILE)
    # A macro, so that it ends the component's file, as in ESP-IDF.
    macro(idf_component_register)
        parse_arguments(${ARGN})
        list(LENGTH IDF_SRCS number)
        message("registered ${number} sources, requires: ${IDF_REQUIRES}${IDF_PRIV_REQUIRES}")
        return()
    endmacro()
    include(${COMPONENT}/CMakeLists.txt)
endif()

function(idf_component_register)
    parse_arguments(${ARGN})
    get_filename_component(name ${CMAKE_CURRENT_SOURCE_DIR} NAME)
    set(COMPONENT_LIB __idf_${name} PARENT_SCOPE)
    foreach(folder IN LISTS IDF_INCLUDE_DIRS)
        if(NOT IS_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
            message(FATAL_ERROR "idf_component_register: ${folder} is not a folder of the component")
        endif()
        list(APPEND folders ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
    endforeach()
    add_library(__idf_${name} STATIC ${IDF_SRCS})
    target_compile_options(__idf_${name} PRIVATE -Wall -Wextra -Werror=all)
    target_include_directories(__idf_${name} PUBLIC ${folders})
endfunction()
