// A strict check of JSON syntax; the values themselves aren't needed.
#pragma once

#include <string>

namespace pyaclnn {

// True when the text is one JSON object; else `problem` says what is wrong where.
bool is_json_object(const std::string& text, std::string* problem);

}  // namespace pyaclnn
