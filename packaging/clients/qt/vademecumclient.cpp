#include "vademecumclient.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace {

constexpr int LargestReply = 4 * 1024 * 1024;
constexpr int LongestFolder = 52;
constexpr int RetryMs = 20;

// FNV-1a, 64 bits, as sixteen hexadecimal digits: tells folders apart in the names of sockets.
QString mark(const QString &text)
{
    quint64 value = Q_UINT64_C(0xCBF29CE484222325);
    for (const char byte : text.toUtf8())
        value = (value ^ static_cast<quint8>(byte)) * Q_UINT64_C(0x100000001B3);
    return QStringLiteral("%1").arg(value, 16, 16, QLatin1Char('0'));
}

QString user()
{
#ifdef Q_OS_UNIX
    return QString::number(::getuid());
#else
    return mark(qEnvironmentVariable("USERNAME")).left(8);
#endif
}

QString shorter(const QString &folder)
{
    QString name = QStringLiteral("vademecum-") + user();
    if (!folder.isEmpty())
        name += QLatin1Char('-') + mark(folder).left(8);
    QString root = qEnvironmentVariable("TMPDIR", QStringLiteral("/tmp"));
    while (root.size() > 1 && root.endsWith(QLatin1Char('/')))
        root.chop(1);
    const QString usual = root + QLatin1Char('/') + name;
    return usual.toUtf8().size() <= LongestFolder ? usual : QStringLiteral("/tmp/") + name;
}

QString realPath(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? QDir::cleanPath(QFileInfo(path).absoluteFilePath()) : real;
}

QStringList folders()
{
    const QString home = qEnvironmentVariable("VADEMECUM_HOME"), run = qEnvironmentVariable("XDG_RUNTIME_DIR");
    QString wanted;
    if (!home.isEmpty())
        wanted = realPath(home) + QStringLiteral("/run");
    else if (!run.isEmpty() && QFileInfo(run).isDir())
        wanted = run + QStringLiteral("/vademecum");
    else
        return {shorter(QString())};
    if (wanted.toUtf8().size() > LongestFolder)
        return {shorter(wanted)};
    return {wanted, shorter(wanted)};
}

// A socket in somebody else's folder could be a trap.
bool isOurs(const QString &folder)
{
#ifdef Q_OS_UNIX
    const QFileInfo info(folder);
    return info.isDir() && !info.isSymLink() && info.ownerId() == ::getuid();
#else
    Q_UNUSED(folder)
    return true;
#endif
}

} // namespace

VademecumClient::VademecumClient(const QString &knowledge, QObject *parent)
    : QObject(parent), m_knowledge(knowledge)
{
    m_limit.setSingleShot(true);
    connect(&m_socket, &QLocalSocket::connected, this, &VademecumClient::connected);
    connect(&m_socket, &QLocalSocket::readyRead, this, &VademecumClient::readyRead);
    connect(&m_socket, &QLocalSocket::errorOccurred, this, &VademecumClient::disconnected);
    connect(&m_limit, &QTimer::timeout, this, [this] {
        if (m_asked)
            fail(QStringLiteral("timeout"), tr("The viewer did not answer within %1 ms").arg(m_replyMs));
        else
            disconnected();
    });
}

void VademecumClient::setProgram(const QString &program, const QStringList &arguments)
{
    m_program = program;
    m_arguments = arguments;
}

void VademecumClient::setLimits(int connectMs, int replyMs, int startMs)
{
    m_connectMs = connectMs;
    m_replyMs = replyMs;
    m_startMs = startMs;
}

QStringList VademecumClient::addresses() const
{
    QString folder = realPath(m_knowledge);
#ifdef Q_OS_WIN
    folder = QDir::toNativeSeparators(folder).toLower();
#endif
    const QString application = QStringLiteral("vademecum");
    const QString name = application + QLatin1Char('-') + mark(application).left(6) + QLatin1Char('-') + user()
        + QLatin1Char('-') + mark(folder).left(12);
#ifdef Q_OS_WIN
    return {name};
#else
    QStringList found;
    for (const QString &place : folders())
        if (isOurs(place))
            found += place + QLatin1Char('/') + name;
    return found;
#endif
}

int VademecumClient::show(const QJsonObject &what) { return request(QStringLiteral("show"), what); }
int VademecumClient::ask(const QString &text) { return request(QStringLiteral("ask"), {{QStringLiteral("text"), text}}); }

int VademecumClient::search(const QString &text, int limit)
{
    return request(QStringLiteral("search"), {{QStringLiteral("text"), text}, {QStringLiteral("limit"), limit}});
}

int VademecumClient::setReader(const QJsonObject &reader)
{
    return request(QStringLiteral("set_reader"), {{QStringLiteral("reader"), reader}});
}

int VademecumClient::setRoute(const QString &route)
{
    return request(QStringLiteral("set_route"), {{QStringLiteral("route"), route}});
}

int VademecumClient::request(const QString &verb, QJsonObject fields)
{
    fields.insert(QStringLiteral("vademecum"), 1);
    fields.insert(QStringLiteral("id"), ++m_ids);
    fields.insert(QStringLiteral("verb"), verb);
    const QString token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN");
    if (!token.isEmpty())
        fields.insert(QStringLiteral("activation_token"), token);
    m_waiting.enqueue(fields);
    if (m_waiting.size() == 1)
        QMetaObject::invokeMethod(this, &VademecumClient::next, Qt::QueuedConnection);
    return m_ids;
}

void VademecumClient::next()
{
    if (m_waiting.isEmpty())
        return;
    m_starting.invalidate();
    if (!QFileInfo::exists(m_knowledge))
        return fail(QStringLiteral("no-knowledge"), tr("%1 does not exist").arg(m_knowledge));
    m_address = 0;
    tryAddress();
}

void VademecumClient::tryAddress()
{
    if (m_address == 0)
        m_addresses = addresses(); // the folder for sockets may just have been made
    if (m_address >= m_addresses.size())
        return noViewer();
    m_asked = false;
    m_buffer.clear();
    m_limit.start(m_connectMs);
    m_socket.connectToServer(m_addresses.at(m_address));
}

void VademecumClient::noViewer()
{
    if (!m_start)
        return fail(QStringLiteral("no-viewer"), tr("No viewer is running; start one with: %1 %2").arg(m_program, m_knowledge));
    if (!m_starting.isValid()) {
        // Its own standard streams: it outlives this program, whose pipes must not stay open for it.
        QProcess viewer;
        viewer.setProgram(m_program);
        viewer.setArguments(m_arguments + QStringList{QStringLiteral("view"), m_knowledge});
        viewer.setStandardInputFile(QProcess::nullDevice());
        viewer.setStandardOutputFile(QProcess::nullDevice());
        viewer.setStandardErrorFile(QProcess::nullDevice());
        if (!viewer.startDetached())
            return fail(QStringLiteral("not-started"), tr("%1 cannot be started; is Vademecum installed?").arg(m_program));
        m_starting.start();
    } else if (m_starting.elapsed() > m_startMs) {
        return fail(QStringLiteral("not-started"), tr("The viewer did not start within %1 ms").arg(m_startMs));
    }
    m_address = 0;
    QTimer::singleShot(RetryMs, this, &VademecumClient::tryAddress);
}

void VademecumClient::connected()
{
    m_asked = true;
    m_limit.start(m_replyMs);
    m_socket.write(QJsonDocument(m_waiting.head()).toJson(QJsonDocument::Compact) + '\n');
    m_socket.flush();
}

void VademecumClient::readyRead()
{
    m_buffer += m_socket.readAll();
    const auto end = m_buffer.indexOf('\n');
    if (end < 0) {
        if (m_buffer.size() > LargestReply)
            fail(QStringLiteral("bad-reply"), tr("The reply is too long"));
        return;
    }
    const QJsonObject reply = QJsonDocument::fromJson(m_buffer.left(end)).object();
    const QJsonObject error = reply.value(QStringLiteral("error")).toObject();
    if (!reply.value(QStringLiteral("ok")).toBool()) {
        const QString code = error.value(QStringLiteral("code")).toString(QStringLiteral("bad-reply"));
        return fail(code, error.value(QStringLiteral("message")).toString(tr("What answers there is no viewer")));
    }
    m_limit.stop();
    m_asked = false;
    m_socket.abort();
    const int id = m_waiting.dequeue().value(QStringLiteral("id")).toInt();
    const QJsonObject shownReply = reply.value(QStringLiteral("shown")).toObject();
    emit replied(id, reply);
    if (!shownReply.isEmpty())
        emit shown(shownReply.value(QStringLiteral("source")).toString(), shownReply.value(QStringLiteral("note")).toString());
    next();
}

void VademecumClient::disconnected()
{
    m_limit.stop();
    if (m_asked)
        return fail(QStringLiteral("no-viewer"), tr("The connection to the viewer broke"));
    if (m_waiting.isEmpty())
        return;
    m_socket.abort();
    ++m_address;
    QMetaObject::invokeMethod(this, &VademecumClient::tryAddress, Qt::QueuedConnection);
}

void VademecumClient::fail(const QString &code, const QString &text)
{
    m_limit.stop();
    m_asked = false;
    m_socket.abort();
    const int id = m_waiting.isEmpty() ? 0 : m_waiting.dequeue().value(QStringLiteral("id")).toInt();
    emit failed(code, text, id);
    next();
}
