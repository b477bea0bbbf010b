// vademecum-qt-example FOLDER VERB [NAME VALUE]...   for instance: help show route /project/42/domains
#include "vademecumclient.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTextStream>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList words = app.arguments().mid(1);
    QTextStream out(stdout), err(stderr);
    if (words.size() < 2) {
        err << "usage: " << app.arguments().first() << " FOLDER VERB [NAME VALUE]...\n";
        return 2;
    }
    VademecumClient help(words.at(0));
    if (qEnvironmentVariableIsSet("VADEMECUM"))
        help.setProgram(qEnvironmentVariable("VADEMECUM"));
    if (qEnvironmentVariableIsSet("VADEMECUM_NO_START"))
        help.setStarting(false);
    QObject::connect(&help, &VademecumClient::replied, &app, [&](int, const QJsonObject &reply) {
        const QJsonObject shown = reply.value(QStringLiteral("shown")).toObject();
        const QString note = shown.value(QStringLiteral("note")).toString();
        out << QJsonDocument(reply).toJson(QJsonDocument::Compact) << '\n';
        if (!note.isEmpty())
            err << note << '\n';
        app.exit(shown.isEmpty() || note.isEmpty() || shown.value(QStringLiteral("found")).toBool() ? 0 : 3);
    });
    QObject::connect(&help, &VademecumClient::failed, &app, [&](const QString &code, const QString &text, int) {
        err << code << ": " << text << '\n';
        app.exit(2);
    });
    QJsonObject fields;
    for (int at = 2; at + 1 < words.size(); at += 2)
        fields.insert(words.at(at), words.at(at + 1));
    help.request(words.at(1), fields);
    return app.exec();
}
