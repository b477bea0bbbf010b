// Asks a running Vademecum viewer for help, and starts one when none runs. C++17 and POSIX only.
//
//     vademecum::Client help("/opt/app/help");
//     vademecum::Reply reply = help.show({{"route", "/project/42/domains"}});
//     if (!reply.found()) std::cerr << reply.note() << '\n';
//
// Every call waits for its answer, with a limit; call it from a thread when 100 ms are too long.
// Failures throw vademecum::Error, whose text is meant for a log or a message box.
#pragma once

#include <chrono>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace vademecum {

class Error : public std::runtime_error {
public:
    // `code` is one of the protocol's, or: "no-viewer", "not-started", "timeout", "bad-reply".
    Error(std::string code, const std::string& text) : std::runtime_error(text), code_(std::move(code)) {}
    const std::string& code() const { return code_; }

private:
    std::string code_;
};

using Fields = std::map<std::string, std::string>;

// One answer. `json` is the whole line, for a JSON library of your own.
struct Reply {
    std::string json;
    std::string text(const std::string& path) const;  // text("shown.source"); empty when absent
    bool found() const { return text("shown.found") == "true"; }
    std::string source() const { return text("shown.source"); }
    std::string note() const { return text("shown.note"); }
};

struct Options {
    std::vector<std::string> program{"vademecum"};  // what starts a viewer; " view FOLDER" is added
    std::string application{"vademecum"};
    bool start = true;  // start a viewer when none runs
    std::chrono::milliseconds connect_limit{1000};
    std::chrono::milliseconds reply_limit{30000};
    std::chrono::milliseconds start_limit{30000};
};

class Client {
public:
    // `knowledge` is the folder or bundle that is to be shown. Throws Error when it does not exist.
    explicit Client(const std::string& knowledge, Options options = {});

    Reply show(const Fields& what = {});             // route, help_id, page, text, title
    Reply search(const std::string& text);
    Reply ask(const std::string& text);
    Reply set_reader(const Fields& reader);          // audience, plan, role, language
    Reply set_route(const std::string& route);
    Reply request(const std::string& verb, const Fields& fields = {}, const Fields& reader = {});
    bool running() const;                            // whether a viewer has this folder open
    std::vector<std::string> addresses() const { return addresses_; }

private:
    int connect() const;
    int start_and_connect() const;
    Options options_;
    std::string knowledge_;
    std::vector<std::string> addresses_;
};

std::string quoted(const std::string& text);  // as a JSON string; bytes that are no UTF-8 are replaced

}  // namespace vademecum
