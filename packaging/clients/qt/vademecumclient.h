// Asks a running Vademecum viewer for help without blocking; starts one when none runs.
// Qt 6 (or 5.15) with QtCore and QtNetwork.
//
//     auto *help = new VademecumClient("/opt/app/help", this);
//     connect(help, &VademecumClient::failed, this, [](const QString &code, const QString &text) { ... });
//     help->show({{"route", "/project/42/domains"}});
#pragma once

#include <QElapsedTimer>
#include <QJsonObject>
#include <QList>
#include <QLocalSocket>
#include <QObject>
#include <QQueue>
#include <QStringList>
#include <QTimer>

class VademecumClient : public QObject
{
    Q_OBJECT

public:
    // `knowledge` is the folder or bundle to show.
    explicit VademecumClient(const QString &knowledge, QObject *parent = nullptr);

    void setProgram(const QString &program, const QStringList &arguments = {});
    void setStarting(bool start) { m_start = start; }
    void setLimits(int connectMs, int replyMs, int startMs);

    // Each gives the id that `replied` or `failed` comes with. Requests are answered in turn.
    int show(const QJsonObject &what = {});  // route, help_id, page, text, title
    int search(const QString &text, int limit = 5);
    int ask(const QString &text);
    int setReader(const QJsonObject &reader);  // audience, plan, role, flags, language
    int setRoute(const QString &route);
    int request(const QString &verb, QJsonObject fields = {});

    QStringList addresses() const;

signals:
    void replied(int id, const QJsonObject &reply);
    void shown(const QString &source, const QString &note);
    // One of the protocol's codes, or: no-knowledge, no-viewer, not-started, timeout, bad-reply.
    void failed(const QString &code, const QString &text, int id);

private:
    void next();
    void tryAddress();
    void noViewer();
    void connected();
    void readyRead();
    void disconnected();
    void fail(const QString &code, const QString &text);

    QString m_knowledge, m_program = QStringLiteral("vademecum");
    QStringList m_arguments, m_addresses;
    QQueue<QJsonObject> m_waiting;
    QLocalSocket m_socket;
    QTimer m_limit;
    QElapsedTimer m_starting;
    QByteArray m_buffer;
    int m_ids = 0, m_address = 0;
    int m_connectMs = 1000, m_replyMs = 30000, m_startMs = 30000;
    bool m_start = true, m_asked = false;
};
