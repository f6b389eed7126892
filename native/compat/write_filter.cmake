# Writes a C file that defines every unversioned function LIBRARY exports.
execute_process(COMMAND ${NM} -D --defined-only --with-symbol-versions ${LIBRARY}
                OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL " [TW] [A-Za-z0-9_]+(@@?[A-Z_]+)?" symbols "${symbols}")
set(text "void abort(void);\n#define FILTERED(name) __attribute__((visibility(\"default\"))) void name(void) { abort(); }\n")
foreach(symbol ${symbols})
  if(NOT symbol MATCHES "@|_init|_fini")
    string(REGEX REPLACE " [TW] " "" symbol "${symbol}")
    string(APPEND text "FILTERED(${symbol})\n")
  endif()
endforeach()
file(WRITE "${OUTPUT}" "${text}")
