// vademecum-example FOLDER VERB [NAME VALUE]...   for instance: help show route /project/42/domains
#include "vademecum.hpp"

#include <cstdlib>
#include <iostream>

int main(int count, char** words) {
    if (count < 3 || count % 2 == 0) {
        std::cerr << "usage: " << words[0] << " FOLDER VERB [NAME VALUE]...\n";
        return 2;
    }
    try {
        vademecum::Options options;
        if (const char* program = std::getenv("VADEMECUM")) options.program = {program};
        if (std::getenv("VADEMECUM_NO_START")) options.start = false;
        if (const char* limit = std::getenv("VADEMECUM_LIMIT_MS"))
            options.start_limit = options.reply_limit = std::chrono::milliseconds(std::atoi(limit));
        vademecum::Fields fields;
        for (int at = 3; at < count; at += 2) fields[words[at]] = words[at + 1];
        const vademecum::Reply reply = vademecum::Client(words[1], options).request(words[2], fields);
        std::cout << reply.json << '\n';
        if (!reply.note().empty()) std::cerr << reply.note() << '\n';
        return reply.text("shown").empty() || reply.found() || reply.note().empty() ? 0 : 3;
    } catch (const vademecum::Error& error) {
        std::cerr << error.code() << ": " << error.what() << '\n';
        return 2;
    }
}
