// Asks a running Vademecum viewer for help, and starts one when none runs.
// C# 7; .NET 6 or newer, .NET Framework 4.7.2 or newer, Mono. Needs VademecumJson.cs beside it and no package.
//
//     var help = new Vademecum.Client(@"C:\App\help");
//     Reply reply = await help.ShowAsync(new Dictionary<string, object> { ["route"] = "/project/42/domains" });
//     if (!reply.Found) Console.Error.WriteLine(reply.Note);
//
// Every failure is a Vademecum.VademecumException with a Code and a text for a log or a message box.
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics;
using System.IO;
using System.IO.Pipes;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Vademecum
{
    /// <summary>Code is one of the protocol's, or: no-knowledge, no-viewer, not-started, timeout, bad-reply.</summary>
    public sealed class VademecumException : Exception
    {
        public VademecumException(string code, string message) : base(message) { Code = code; }
        public string Code { get; }
    }

    public sealed class Options
    {
        /// <summary>What starts a viewer; " view FOLDER" is added.</summary>
        public string Program { get; set; } = Platform.Windows ? "vademecum-viewer" : "vademecum";
        public string Application { get; set; } = "vademecum";
        /// <summary>Start a viewer when none runs.</summary>
        public bool Start { get; set; } = true;
        public TimeSpan ConnectLimit { get; set; } = TimeSpan.FromSeconds(1);
        public TimeSpan ReplyLimit { get; set; } = TimeSpan.FromSeconds(30);
        public TimeSpan StartLimit { get; set; } = TimeSpan.FromSeconds(30);
    }

    /// <summary>One answer.</summary>
    public sealed class Reply
    {
        internal Reply(string json, Dictionary<string, object> fields) { Json = json; Fields = fields; }
        /// <summary>The whole line, for a JSON library of your own.</summary>
        public string Json { get; }
        /// <summary>Texts, numbers (double), bool, null, Dictionary&lt;string, object&gt; and List&lt;object&gt;.</summary>
        public Dictionary<string, object> Fields { get; }
        /// <summary>Whether what was asked for exists, at least as a neighbour.</summary>
        public bool Found => Text("shown.found") == "true";
        public string Source => Text("shown.source");
        public string Note => Text("shown.note");

        /// <summary>Text("shown.source"); empty when there is no such field.</summary>
        public string Text(string path)
        {
            object here = Fields;
            foreach (var name in path.Split('.'))
                if (!(here is Dictionary<string, object> fields) || !fields.TryGetValue(name, out here)) return "";
            return here == null ? "" : here as string ?? JsonText.Write(here);
        }
    }

    public sealed class Client
    {
        private const int LargestReply = 4 * 1024 * 1024;
        private readonly string knowledge;
        private readonly Options options;
        private int ids;

        /// <param name="knowledge">The folder or bundle to show.</param>
        public Client(string knowledge, Options options = null)
        {
            if (!Directory.Exists(knowledge) && !File.Exists(knowledge))
                throw new VademecumException("no-knowledge", knowledge + " does not exist");
            this.knowledge = Platform.RealPath(knowledge);
            this.options = options ?? new Options();
        }

        /// <summary>Shows a route, help_id, page, text or title; nothing shows the home page.</summary>
        public Task<Reply> ShowAsync(Dictionary<string, object> what = null, CancellationToken cancel = default(CancellationToken))
            => RequestAsync("show", what, cancel);

        public Task<Reply> SearchAsync(string text, int limit = 5, CancellationToken cancel = default(CancellationToken))
            => RequestAsync("search", new Dictionary<string, object> { ["text"] = text, ["limit"] = limit }, cancel);

        public Task<Reply> AskAsync(string text, CancellationToken cancel = default(CancellationToken))
            => RequestAsync("ask", new Dictionary<string, object> { ["text"] = text }, cancel);

        /// <param name="reader">audience, plan, role, language as texts; flags as a list of texts.</param>
        public Task<Reply> SetReaderAsync(
            Dictionary<string, object> reader, CancellationToken cancel = default(CancellationToken))
            => RequestAsync("set_reader", new Dictionary<string, object> { ["reader"] = reader }, cancel);

        public Task<Reply> SetRouteAsync(string route, CancellationToken cancel = default(CancellationToken))
            => RequestAsync("set_route", new Dictionary<string, object> { ["route"] = route }, cancel);

        /// <summary>Sends any verb of the protocol; starts a viewer when none runs.</summary>
        public async Task<Reply> RequestAsync(
            string verb, Dictionary<string, object> fields = null,
            CancellationToken cancel = default(CancellationToken))
        {
            var asked = new Dictionary<string, object>
            {
                ["vademecum"] = 1, ["id"] = Interlocked.Increment(ref ids), ["verb"] = verb,
            };
            foreach (var field in fields ?? new Dictionary<string, object>()) asked[field.Key] = field.Value;
            using (var stream = await ConnectAsync(cancel).ConfigureAwait(false)
                ?? await StartAsync(cancel).ConfigureAwait(false))
            {
                var line = Encoding.UTF8.GetBytes(JsonText.Write(asked) + "\n");
                return Read(await ExchangeAsync(stream, line, cancel).ConfigureAwait(false));
            }
        }

        /// <summary>The places where the viewer listens, the likeliest first: sockets, or the name of a pipe.</summary>
        public IReadOnlyList<string> Addresses()
        {
            var letters = options.Application.Where(sign => sign < 128 && char.IsLetterOrDigit(sign)).Take(12);
            var plain = string.Concat(letters).ToLowerInvariant();
            if (plain.Length == 0) plain = "application";
            var name = plain + "-" + Platform.Mark(options.Application).Substring(0, 6) + "-" + Platform.User() + "-"
                + Platform.Mark(knowledge).Substring(0, 12);
            return Platform.Windows ? new[] { name } : Platform.Folders().Select(place => place + "/" + name).ToArray();
        }

        private static Reply Read(string line)
        {
            if (!(JsonText.Read(line) is Dictionary<string, object> fields))
                throw new VademecumException("bad-reply", "what answers there is no viewer");
            if (fields.TryGetValue("ok", out var ok) && true.Equals(ok)) return new Reply(line, fields);
            if (!fields.TryGetValue("error", out var error) || !(error is Dictionary<string, object> why))
                throw new VademecumException("bad-reply", "what answers there is no viewer");
            why.TryGetValue("code", out var code);
            why.TryGetValue("message", out var message);
            throw new VademecumException(code as string ?? "failed", message as string ?? "");
        }

        private async Task<Stream> ConnectAsync(CancellationToken cancel)
        {
            foreach (var address in Addresses())
            {
                cancel.ThrowIfCancellationRequested();
                try
                {
                    var stream = Platform.Windows ? (Stream)Pipe(address) : await SocketAsync(address).ConfigureAwait(false);
                    if (stream != null) return stream;
                }
                catch (Exception error) when (
                    error is SocketException || error is IOException || error is UnauthorizedAccessException
                    || error is TimeoutException)
                {
                    // Nobody listens here; there may be somebody at the next address.
                }
            }
            return null;
        }

        private NamedPipeClientStream Pipe(string name)
        {
            var pipe = new NamedPipeClientStream(".", name, PipeDirection.InOut, PipeOptions.Asynchronous);
            try { pipe.Connect((int)options.ConnectLimit.TotalMilliseconds); return pipe; }
            catch { pipe.Dispose(); throw; }
        }

        private async Task<Stream> SocketAsync(string path)
        {
            var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
            try
            {
                var connecting = Task.Factory.FromAsync(
                    socket.BeginConnect(new UnixPlace(path), null, null), socket.EndConnect);
                await Within(connecting, options.ConnectLimit, CancellationToken.None).ConfigureAwait(false);
                // Somebody else's socket could be a trap.
                if (Platform.IsOurs(socket)) return new NetworkStream(socket, true);
            }
            catch { socket.Dispose(); throw; }
            socket.Dispose();
            return null;
        }

        private async Task<Stream> StartAsync(CancellationToken cancel)
        {
            if (!options.Start)
                throw new VademecumException(
                    "no-viewer", "no viewer is running; start one with: " + options.Program + " " + knowledge);
            if (!Platform.StartDetached(options.Program, knowledge))
                throw new VademecumException(
                    "not-started", options.Program + " cannot be started; is Vademecum installed?");
            var clock = Stopwatch.StartNew();
            while (clock.Elapsed < options.StartLimit)
            {
                var stream = await ConnectAsync(cancel).ConfigureAwait(false);
                if (stream != null) return stream;
                await Task.Delay(20, cancel).ConfigureAwait(false);
            }
            throw new VademecumException(
                "not-started", "the viewer did not start within " + options.StartLimit.TotalSeconds + " s");
        }

        private async Task<string> ExchangeAsync(Stream stream, byte[] line, CancellationToken cancel)
        {
            var clock = Stopwatch.StartNew();
            try
            {
                await Within(stream.WriteAsync(line, 0, line.Length), options.ReplyLimit, cancel).ConfigureAwait(false);
                var buffer = new byte[65536];
                using (var whole = new MemoryStream())
                {
                    while (whole.Length <= LargestReply)
                    {
                        var reading = stream.ReadAsync(buffer, 0, buffer.Length);
                        await Within(reading, options.ReplyLimit - clock.Elapsed, cancel).ConfigureAwait(false);
                        var count = reading.Result;
                        if (count == 0) throw new IOException("the viewer closed it");
                        var end = Array.IndexOf(buffer, (byte)'\n', 0, count);
                        whole.Write(buffer, 0, end < 0 ? count : end);
                        if (end >= 0) return Encoding.UTF8.GetString(whole.ToArray());
                    }
                }
                throw new VademecumException("bad-reply", "the reply is too long");
            }
            catch (TimeoutException)
            {
                throw new VademecumException(
                    "timeout", "the viewer did not answer within " + options.ReplyLimit.TotalSeconds + " s");
            }
            catch (IOException error)
            {
                throw new VademecumException("no-viewer", "the connection to the viewer broke (" + error.Message + ")");
            }
        }

        // The streams of .NET Framework hear no cancellation; whoever gives up disposes of the stream.
        private static async Task Within(Task work, TimeSpan limit, CancellationToken cancel)
        {
            var left = limit > TimeSpan.Zero ? limit : TimeSpan.Zero;
            if (await Task.WhenAny(work, Task.Delay(left, cancel)).ConfigureAwait(false) != work)
            {
                Forget(work);
                cancel.ThrowIfCancellationRequested();
                throw new TimeoutException();
            }
            await work.ConfigureAwait(false);
        }

        // What fails after we have given up is nobody's concern, but .NET wants somebody to look.
        private static void Forget(Task work)
        {
            work.ContinueWith(late => late.Exception, TaskContinuationOptions.OnlyOnFaulted);
        }
    }

    /// <summary>The path of a Unix socket; .NET Framework has no class for it.</summary>
    internal sealed class UnixPlace : EndPoint
    {
        private readonly byte[] path;
        internal UnixPlace(string path) { this.path = Encoding.UTF8.GetBytes(path); }
        public override AddressFamily AddressFamily => AddressFamily.Unix;
        public override EndPoint Create(SocketAddress address) => new UnixPlace("");

        public override SocketAddress Serialize()
        {
            var address = new SocketAddress(AddressFamily.Unix, 2 + path.Length + 1);
            for (var at = 0; at < path.Length; at++) address[2 + at] = path[at];
            return address;
        }
    }

    /// <summary>What differs between systems.</summary>
    internal static class Platform
    {
        private const int LongestFolder = 52;
        internal static readonly bool Windows = RuntimeInformation.IsOSPlatform(OSPlatform.Windows);
        private static readonly bool Linux = RuntimeInformation.IsOSPlatform(OSPlatform.Linux);

        [DllImport("libc", EntryPoint = "getuid")]
        private static extern uint GetUid();
        [DllImport("libc", EntryPoint = "realpath")]
        private static extern IntPtr Resolve(byte[] path, IntPtr room);
        [DllImport("libc", EntryPoint = "free")]
        private static extern void Free(IntPtr memory);
        [DllImport("libc", EntryPoint = "getsockopt")]
        private static extern int GetOption(IntPtr socket, int level, int name, uint[] value, ref uint size);
        [DllImport("libc", EntryPoint = "getpeereid")]
        private static extern int GetPeer(IntPtr socket, out uint user, out uint group);

        // FNV-1a, 64 bits, as sixteen hexadecimal digits: tells folders apart in the names of sockets.
        internal static string Mark(string text)
        {
            var value = 0xCBF29CE484222325UL;
            foreach (var one in Encoding.UTF8.GetBytes(text)) value = unchecked((value ^ one) * 0x100000001B3UL);
            return value.ToString("x16");
        }

        internal static string User() => Windows
            ? Mark(Environment.GetEnvironmentVariable("USERNAME") ?? "").Substring(0, 8)
            : GetUid().ToString();

        /// <summary>The path as the viewer knows it. On Windows links and junctions in it are not followed.</summary>
        internal static string RealPath(string path)
        {
            var full = Path.GetFullPath(path);
            if (Windows) return full.TrimEnd('\\', '/').ToLowerInvariant();
            var found = Resolve(Encoding.UTF8.GetBytes(full + "\0"), IntPtr.Zero);
            if (found == IntPtr.Zero) return full;
            try
            {
                var bytes = new List<byte>();
                for (byte one; (one = Marshal.ReadByte(found, bytes.Count)) != 0;) bytes.Add(one);
                return Encoding.UTF8.GetString(bytes.ToArray());
            }
            finally { Free(found); }
        }

        internal static IEnumerable<string> Folders()
        {
            var home = Environment.GetEnvironmentVariable("VADEMECUM_HOME");
            var run = Environment.GetEnvironmentVariable("XDG_RUNTIME_DIR");
            string wanted;
            if (!string.IsNullOrEmpty(home)) wanted = RealPath(home) + "/run";
            else if (!string.IsNullOrEmpty(run) && Directory.Exists(run)) wanted = run + "/vademecum";
            else return new[] { Shorter("") };
            return Encoding.UTF8.GetByteCount(wanted) > LongestFolder
                ? new[] { Shorter(wanted) }
                : new[] { wanted, Shorter(wanted) };
        }

        private static string Shorter(string folder)
        {
            var name = "vademecum-" + User() + (folder.Length > 0 ? "-" + Mark(folder).Substring(0, 8) : "");
            var root = Environment.GetEnvironmentVariable("TMPDIR");
            var usual = (string.IsNullOrEmpty(root) ? "/tmp" : root.TrimEnd('/')) + "/" + name;
            return Encoding.UTF8.GetByteCount(usual) <= LongestFolder ? usual : "/tmp/" + name;
        }

        internal static bool IsOurs(Socket socket)
        {
            uint user;
            if (Linux)
            {
                var peer = new uint[3];  // process, user, group
                uint size = 12;
                if (GetOption(socket.Handle, 1, 17, peer, ref size) != 0) return false;
                user = peer[1];
            }
            else if (GetPeer(socket.Handle, out user, out _) != 0) return false;
            return user == GetUid();
        }

        /// <summary>Starts a viewer that lives on by itself and holds none of our streams; false when it cannot.</summary>
        internal static bool StartDetached(string program, string folder)
        {
            try
            {
                if (Windows)
                {
                    // The shell hands no handles on. A backslash before the last quotation mark would escape it.
                    var words = "view \"" + folder + (folder.EndsWith("\\") ? "\\" : "") + "\"";
                    using (Process.Start(new ProcessStartInfo(program, words) { UseShellExecute = true })) return true;
                }
                var start = new ProcessStartInfo("/bin/sh")
                {
                    UseShellExecute = false, RedirectStandardInput = true,
                    RedirectStandardOutput = true, RedirectStandardError = true,
                };
                // In variables, because every .NET has rules of its own for quotation marks in arguments.
                start.EnvironmentVariables["VADEMECUM_CLIENT_PROGRAM"] = program;
                start.EnvironmentVariables["VADEMECUM_CLIENT_FOLDER"] = folder;
                using (var shell = Process.Start(start))
                {
                    shell.StandardInput.Write(
                        "program=$VADEMECUM_CLIENT_PROGRAM folder=$VADEMECUM_CLIENT_FOLDER\n"
                        + "unset VADEMECUM_CLIENT_PROGRAM VADEMECUM_CLIENT_FOLDER\n"
                        + "command -v \"$program\" >/dev/null 2>&1 || exit 127\n"
                        + "nohup \"$program\" view \"$folder\" </dev/null >/dev/null 2>&1 &\n");
                    shell.StandardInput.Close();
                    shell.WaitForExit();
                    return shell.ExitCode == 0;
                }
            }
            catch (Exception error) when (error is Win32Exception || error is IOException || error is FileNotFoundException)
            {
                return false;
            }
        }
    }
}
