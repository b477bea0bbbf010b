#include "vademecum.hpp"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace vademecum {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t kLargestReply = 4 * 1024 * 1024;
constexpr std::size_t kLongestFolder = 52;

// FNV-1a, 64 bits, as sixteen hexadecimal digits: tells folders apart in the names of sockets.
std::string mark(const std::string& text) {
    std::uint64_t value = 0xCBF29CE484222325ULL;
    for (unsigned char byte : text) value = (value ^ byte) * 0x100000001B3ULL;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(value));
    return digits;
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::string real_path(const std::string& path) {
    char* resolved = ::realpath(path.c_str(), nullptr);
    if (!resolved) return {};
    std::string text(resolved);
    std::free(resolved);
    return text;
}

bool is_folder(const std::string& path) {
    struct stat info {};
    return ::stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

// Private to this user: a socket in somebody else's folder could be a trap.
bool is_ours(const std::string& folder) {
    struct stat info {};
    return ::lstat(folder.c_str(), &info) == 0 && S_ISDIR(info.st_mode) && info.st_uid == ::getuid();
}

std::string shorter(const std::string& folder) {
    std::string name = "vademecum-" + std::to_string(::getuid());
    if (!folder.empty()) name += "-" + mark(folder).substr(0, 8);
    std::string root = environment("TMPDIR");
    if (root.empty()) root = "/tmp";
    while (root.size() > 1 && root.back() == '/') root.pop_back();
    const std::string usual = root + "/" + name;
    return usual.size() <= kLongestFolder ? usual : "/tmp/" + name;
}

// Where a viewer's socket may be, the likeliest place first.
std::vector<std::string> folders() {
    std::string wanted;
    const std::string home = environment("VADEMECUM_HOME"), run = environment("XDG_RUNTIME_DIR");
    if (!home.empty()) {
        const std::string resolved = real_path(home);
        wanted = (resolved.empty() ? home : resolved) + "/run";
    } else if (!run.empty() && is_folder(run)) {
        wanted = run + "/vademecum";
    } else {
        return {shorter("")};
    }
    if (wanted.size() > kLongestFolder) return {shorter(wanted)};
    return {wanted, shorter(wanted)};
}

std::string plain(const std::string& application) {
    std::string name;
    for (char sign : application) {
        if (name.size() == 12) break;
        if (sign >= 'A' && sign <= 'Z') name += static_cast<char>(sign - 'A' + 'a');
        else if ((sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9')) name += sign;
    }
    return name.empty() ? "application" : name;
}

class Handle {
public:
    explicit Handle(int value) : value_(value) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() {
        if (value_ >= 0) ::close(value_);
    }
    int get() const { return value_; }

private:
    int value_;
};

bool wait_for(int handle, short events, Clock::time_point deadline) {
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left < 0) return false;
        pollfd item{handle, events, 0};
        const int ready = ::poll(&item, 1, static_cast<int>(left));
        if (ready > 0) return true;
        if (ready == 0 || errno != EINTR) return false;
    }
}

int connect_to(const std::string& address, std::chrono::milliseconds limit) {
    sockaddr_un place{};
    if (address.size() >= sizeof place.sun_path) return -1;
    place.sun_family = AF_UNIX;
    std::memcpy(place.sun_path, address.c_str(), address.size() + 1);
    const int handle = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (handle < 0) return -1;
    ::fcntl(handle, F_SETFD, FD_CLOEXEC);
    ::fcntl(handle, F_SETFL, ::fcntl(handle, F_GETFL) | O_NONBLOCK);
#ifdef SO_NOSIGPIPE
    const int on = 1;
    ::setsockopt(handle, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    int state = ::connect(handle, reinterpret_cast<sockaddr*>(&place), sizeof place);
    if (state != 0 && (errno == EINPROGRESS || errno == EAGAIN) && wait_for(handle, POLLOUT, Clock::now() + limit)) {
        socklen_t size = sizeof state;
        ::getsockopt(handle, SOL_SOCKET, SO_ERROR, &state, &size);
    }
    if (state == 0) return handle;
    ::close(handle);
    return -1;
}

std::string exchange(int handle, const std::string& line, std::chrono::milliseconds limit) {
#ifdef MSG_NOSIGNAL
    const int flags = MSG_NOSIGNAL;
#else
    const int flags = 0;
#endif
    const auto deadline = Clock::now() + limit;
    const Error late("timeout", "the viewer did not answer within " + std::to_string(limit.count()) + " ms");
    for (std::size_t sent = 0; sent < line.size();) {
        if (!wait_for(handle, POLLOUT, deadline)) throw late;
        const ssize_t count = ::send(handle, line.data() + sent, line.size() - sent, flags);
        if (count > 0) sent += static_cast<std::size_t>(count);
        else if (errno != EINTR && errno != EAGAIN) throw Error("no-viewer", "the connection to the viewer broke");
    }
    std::string reply;
    char piece[65536];
    for (;;) {
        if (!wait_for(handle, POLLIN, deadline)) throw late;
        const ssize_t count = ::recv(handle, piece, sizeof piece, 0);
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (count <= 0) throw Error("no-viewer", "the viewer closed the connection");
        reply.append(piece, static_cast<std::size_t>(count));
        const std::size_t end = reply.find('\n');
        if (end != std::string::npos) return reply.substr(0, end);
        if (reply.size() > kLargestReply) throw Error("bad-reply", "the reply is too long");
    }
}

// The least of a JSON reader: it skips values and copies texts.
class Scanner {
public:
    explicit Scanner(const std::string& json, std::size_t at = 0) : json_(json), at_(at) {}

    // Moves to the value of a member of the object here; false when there is none.
    bool enter(const std::string& wanted) {
        if (!take('{')) return false;
        if (take('}')) return false;
        do {
            std::string name;
            if (!string(&name) || !take(':')) return false;
            if (name == wanted) return true;
            if (!skip(0)) return false;
        } while (take(','));
        return false;
    }

    std::string value() {
        space();
        std::string text;
        if (peek() == '"') return string(&text) ? text : "";
        const std::size_t start = at_;
        if (!skip(0)) return "";
        text = json_.substr(start, at_ - start);
        return text == "null" ? "" : text;
    }

private:
    char peek() const { return at_ < json_.size() ? json_[at_] : '\0'; }
    void space() {
        while (at_ < json_.size() && std::strchr(" \t\r\n", json_[at_])) ++at_;
    }
    bool take(char sign) {
        space();
        if (peek() != sign) return false;
        ++at_;
        return true;
    }
    bool skip(int depth) {
        if (depth > 100) return false;
        space();
        const char first = peek();
        if (first == '"') return string(nullptr);
        if (first == '{' || first == '[') {
            const char last = first == '{' ? '}' : ']';
            ++at_;
            if (take(last)) return true;
            do {
                if (first == '{' && (!string(nullptr) || !take(':'))) return false;
                if (!skip(depth + 1)) return false;
            } while (take(','));
            return take(last);
        }
        const std::size_t start = at_;
        while (at_ < json_.size() && !std::strchr(",]} \t\r\n", json_[at_])) ++at_;
        return at_ > start;
    }
    bool string(std::string* text) {
        if (!take('"')) return false;
        while (at_ < json_.size()) {
            const char sign = json_[at_++];
            if (sign == '"') return true;
            if (sign != '\\') {
                if (text) *text += sign;
                continue;
            }
            const char escape = at_ < json_.size() ? json_[at_++] : '\0';
            if (escape == 'u') {
                if (!unicode(text)) return false;
            } else if (const char* known = escape ? std::strchr("\"\"\\\\//b\bf\fn\nr\rt\t", escape) : nullptr) {
                if (text) *text += known[1];
            } else {
                return false;
            }
        }
        return false;
    }
    bool unicode(std::string* text) {
        unsigned long point = 0;
        if (!hex(&point)) return false;
        if (point >= 0xD800 && point < 0xDC00 && json_.compare(at_, 2, "\\u") == 0) {
            unsigned long low = 0;
            at_ += 2;
            if (!hex(&low)) return false;
            point = 0x10000 + ((point - 0xD800) << 10) + ((low - 0xDC00) & 0x3FF);
        }
        if (text) append(*text, point);
        return true;
    }
    bool hex(unsigned long* point) {
        if (at_ + 4 > json_.size()) return false;
        const std::string digits = json_.substr(at_, 4);
        if (digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) return false;
        *point = std::strtoul(digits.c_str(), nullptr, 16);
        at_ += 4;
        return true;
    }
    static void append(std::string& text, unsigned long point) {
        if (point < 0x80) {
            text += static_cast<char>(point);
        } else if (point < 0x800) {
            text += static_cast<char>(0xC0 | (point >> 6));
            text += static_cast<char>(0x80 | (point & 0x3F));
        } else if (point < 0x10000) {
            text += static_cast<char>(0xE0 | (point >> 12));
            text += static_cast<char>(0x80 | ((point >> 6) & 0x3F));
            text += static_cast<char>(0x80 | (point & 0x3F));
        } else {
            text += static_cast<char>(0xF0 | (point >> 18));
            text += static_cast<char>(0x80 | ((point >> 12) & 0x3F));
            text += static_cast<char>(0x80 | ((point >> 6) & 0x3F));
            text += static_cast<char>(0x80 | (point & 0x3F));
        }
    }

    const std::string& json_;
    std::size_t at_;
};

// Bytes of the UTF-8 sequence that begins here; 0 when it is none.
std::size_t sequence(const std::string& text, std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t size = first < 0x80 ? 1 : first >= 0xF0 && first < 0xF5 ? 4 : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xC2 && first < 0xE0 ? 2 : 0;
    if (size == 0 || at + size > text.size()) return 0;
    for (std::size_t n = 1; n < size; ++n)
        if ((static_cast<unsigned char>(text[at + n]) & 0xC0) != 0x80) return 0;
    return size;
}

std::string object(const Fields& fields) {
    std::string text;
    for (const auto& [name, value] : fields) {
        if (!text.empty()) text += ',';
        text += quoted(name) + ":" + quoted(value);
    }
    return text;
}

// Starts a program that lives on by itself; false when there is no such program.
bool start_detached(const std::vector<std::string>& command) {
    int report[2];
    if (::pipe(report) != 0) return false;
    ::fcntl(report[1], F_SETFD, FD_CLOEXEC);
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        // The grandchild belongs to the system, so nobody has to wait for it.
        ::setsid();
        if (::fork() != 0) ::_exit(0);
        const int nothing = ::open("/dev/null", O_RDWR);
        for (int handle = 0; handle < 3; ++handle) ::dup2(nothing, handle);
        ::execvp(arguments[0], arguments.data());
        const char failed = 1;
        (void)!::write(report[1], &failed, 1);
        ::_exit(127);
    }
    ::close(report[1]);
    const Handle answer(report[0]);
    if (child < 0) return false;
    ::waitpid(child, nullptr, 0);
    char failed = 0;
    return ::read(answer.get(), &failed, 1) == 0;
}

}  // namespace

std::string quoted(const std::string& text) {
    std::string made = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = sequence(text, at);
        const auto sign = static_cast<unsigned char>(text[at]);
        if (size == 0) {
            made += "\\ufffd";
            ++at;
        } else if (size > 1) {
            made.append(text, at, size);
            at += size;
        } else {
            if (sign == '"' || sign == '\\') {
                made += '\\';
                made += static_cast<char>(sign);
            } else if (sign < 0x20 || sign == 0x7F) {
                char escape[8];
                std::snprintf(escape, sizeof escape, "\\u%04x", sign);
                made += escape;
            } else {
                made += static_cast<char>(sign);
            }
            ++at;
        }
    }
    return made + "\"";
}

std::string Reply::text(const std::string& path) const {
    Scanner scanner(json);
    std::size_t start = 0;
    while (start <= path.size()) {
        const std::size_t dot = std::min(path.find('.', start), path.size());
        if (!scanner.enter(path.substr(start, dot - start))) return "";
        start = dot + 1;
    }
    return scanner.value();
}

Client::Client(const std::string& knowledge, Options options)
    : options_(std::move(options)), knowledge_(real_path(knowledge)) {
    if (knowledge_.empty()) throw Error("no-knowledge", knowledge + " does not exist");
    const std::string name = plain(options_.application) + "-" + mark(options_.application).substr(0, 6) + "-" +
                             std::to_string(::getuid()) + "-" + mark(knowledge_).substr(0, 12);
    for (const std::string& folder : folders()) addresses_.push_back(folder + "/" + name);
}

int Client::connect() const {
    for (const std::string& address : addresses_) {
        if (!is_ours(address.substr(0, address.rfind('/')))) continue;
        const int handle = connect_to(address, options_.connect_limit);
        if (handle >= 0) return handle;
    }
    return -1;
}

bool Client::running() const {
    const Handle handle(connect());
    return handle.get() >= 0;
}

int Client::start_and_connect() const {
    std::vector<std::string> command = options_.program;
    command.insert(command.end(), {"view", knowledge_});
    if (!start_detached(command))
        throw Error("not-started", "the program " + command[0] + " cannot be started; is Vademecum installed?");
    const auto deadline = Clock::now() + options_.start_limit;
    while (Clock::now() < deadline) {
        const int handle = connect();
        if (handle >= 0) return handle;
        ::usleep(20000);
    }
    throw Error("not-started", "the viewer did not start within " + std::to_string(options_.start_limit.count()) +
                                   " ms; start it by hand to see why: " + command[0] + " " + knowledge_);
}

Reply Client::request(const std::string& verb, const Fields& fields, const Fields& reader) {
    Fields all = fields;
    const std::string token = environment("XDG_ACTIVATION_TOKEN");
    if (!token.empty()) all.emplace("activation_token", token);
    std::string line = "{\"vademecum\":1,\"id\":1,\"verb\":" + quoted(verb);
    if (!all.empty()) line += "," + object(all);
    if (!reader.empty()) line += ",\"reader\":{" + object(reader) + "}";
    int connected = connect();
    if (connected < 0 && !options_.start)
        throw Error("no-viewer", "no viewer is running; start one with: " + options_.program[0] + " " + knowledge_);
    const Handle handle(connected >= 0 ? connected : start_and_connect());
    Reply reply{exchange(handle.get(), line + "}\n", options_.reply_limit)};
    if (reply.text("ok") == "true") return reply;
    const std::string code = reply.text("error.code");
    if (code.empty()) throw Error("bad-reply", "what answers there is no viewer");
    throw Error(code, reply.text("error.message"));
}

Reply Client::show(const Fields& what) { return request("show", what); }
Reply Client::search(const std::string& text) { return request("search", {{"text", text}}); }
Reply Client::ask(const std::string& text) { return request("ask", {{"text", text}}); }
Reply Client::set_route(const std::string& route) { return request("set_route", {{"route", route}}); }
Reply Client::set_reader(const Fields& reader) { return request("set_reader", {}, reader); }

}  // namespace vademecum
