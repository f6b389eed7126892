#include "runtime/json.h"

#include <cstring>

namespace pyaclnn {
namespace {

// A recursive descent over RFC 8259, one function per rule. Each gives false after the first fault.
class Checker {
 public:
  explicit Checker(const std::string& text) : at_(text.data()), end_(text.data() + text.size()), start_(at_) {}

  bool document() {
    skip_space();
    if (at_ == end_ || *at_ != '{') return fault("expected an object");
    if (!value(0)) return false;
    skip_space();
    return at_ == end_ || fault("expected the end");
  }
  const std::string& problem() const { return problem_; }

 private:
  static constexpr int kDeepest = 256;

  bool fault(const char* what) {
    if (problem_.empty()) problem_ = std::string(what) + " at byte " + std::to_string(at_ - start_);
    return false;
  }
  void skip_space() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\t' || *at_ == '\n' || *at_ == '\r')) ++at_;
  }
  bool take(char wanted) {
    if (at_ == end_ || *at_ != wanted) return false;
    ++at_;
    return true;
  }
  bool digit() const { return at_ != end_ && *at_ >= '0' && *at_ <= '9'; }

  bool value(int depth) {
    if (depth > kDeepest) return fault("nested too deeply");
    skip_space();
    if (at_ == end_) return fault("expected a value");
    switch (*at_) {
      case '{':
        return object(depth);
      case '[':
        return array(depth);
      case '"':
        return string();
      case 't':
        return word("true");
      case 'f':
        return word("false");
      case 'n':
        return word("null");
      default:
        return number();
    }
  }

  bool object(int depth) {
    ++at_;
    skip_space();
    if (take('}')) return true;
    do {
      skip_space();
      if (!string()) return false;
      skip_space();
      if (!take(':')) return fault("expected ':'");
      if (!value(depth + 1)) return false;
      skip_space();
    } while (take(','));
    return take('}') || fault("expected ',' or '}'");
  }

  bool array(int depth) {
    ++at_;
    skip_space();
    if (take(']')) return true;
    do {
      if (!value(depth + 1)) return false;
      skip_space();
    } while (take(','));
    return take(']') || fault("expected ',' or ']'");
  }

  bool string() {
    if (!take('"')) return fault("expected a string");
    while (at_ != end_ && *at_ != '"') {
      if (static_cast<unsigned char>(*at_) < 0x20) return fault("control character in a string");
      if (*at_++ != '\\') continue;
      if (at_ == end_ || std::strchr("\"\\/bfnrtu", *at_) == nullptr || *at_ == '\0') return fault("unknown escape");
      if (*at_++ != 'u') continue;
      for (int i = 0; i < 4; ++i, ++at_) {
        const char c = at_ != end_ ? static_cast<char>(*at_ | 0x20) : 'x';
        if (!((c >= '0' && c <= '9' && *at_ >= '0' && *at_ <= '9') || (c >= 'a' && c <= 'f'))) {
          return fault("expected four hexadecimal digits");
        }
      }
    }
    return take('"') || fault("string without end");
  }

  bool number() {
    take('-');
    if (!take('0')) {
      if (!digit()) return fault("expected a value");
      while (digit()) ++at_;
    }
    if (take('.')) {
      if (!digit()) return fault("expected a digit");
      while (digit()) ++at_;
    }
    if (take('e') || take('E')) {
      if (!take('+')) take('-');
      if (!digit()) return fault("expected a digit");
      while (digit()) ++at_;
    }
    return true;
  }

  bool word(const char* wanted) {
    const size_t length = std::strlen(wanted);
    if (static_cast<size_t>(end_ - at_) < length || std::memcmp(at_, wanted, length) != 0) {
      return fault("expected a value");
    }
    at_ += length;
    return true;
  }

  const char* at_;
  const char* const end_;
  const char* const start_;
  std::string problem_;
};

}  // namespace

bool is_json_object(const std::string& text, std::string* problem) {
  Checker checker(text);
  if (checker.document()) return true;
  *problem = checker.problem();
  return false;
}

}  // namespace pyaclnn
