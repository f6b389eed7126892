# Further names of a library: libacl_rt.so is libascendcl.so, and libopapi_math.so and its siblings are libopapi.so.
#
# Such a library must be a regular file with the same symbols, for the linker of a client, and must not hold a second
# copy of anything, for the client's process. ELF has a word for that: a filter (DT_FILTER). Its symbols exist for the
# linker only; the dynamic loader puts the library it stands for in front of it. The definitions here abort, should
# they ever be reached.
function(aclnn_filter name target)
  set(source "${CMAKE_CURRENT_BINARY_DIR}/filter_${name}.c")
  add_custom_command(
    OUTPUT "${source}"
    COMMAND ${CMAKE_COMMAND} -DNM=${CMAKE_NM} -DLIBRARY=$<TARGET_FILE:${target}> -DOUTPUT=${source}
            -P "${CMAKE_CURRENT_SOURCE_DIR}/compat/write_filter.cmake"
    DEPENDS ${target} "${CMAKE_CURRENT_SOURCE_DIR}/compat/write_filter.cmake"
    VERBATIM)
  add_library(${name} SHARED "${source}")
  target_compile_options(${name} PRIVATE -O0 -w)
  target_link_libraries(${name} PRIVATE -Wl,--no-as-needed ${target})
  target_link_options(${name} PRIVATE -Wl,--filter=lib${target}.so)
  install(TARGETS ${name} LIBRARY DESTINATION "${ACLNN_LIBRARY_DIR}")
endfunction()
