// Asks a running Vademecum viewer for help, and starts one when none runs. .NET 6 or newer, no package.
//
//     var help = new Vademecum.Client(@"C:\App\help");
//     JsonElement reply = await help.ShowAsync(new() { ["route"] = "/project/42/domains" });
//
// Every failure is a Vademecum.VademecumException with a Code and a text for a log or a message box.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.IO.Pipes;
using System.Linq;
using System.Net.Sockets;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;

namespace Vademecum
{
    /// <summary>Code is one of the protocol's, or: no-knowledge, no-viewer, not-started, timeout, bad-reply.</summary>
    public sealed class VademecumException : Exception
    {
        public VademecumException(string code, string message) : base(message) => Code = code;
        public string Code { get; }
    }

    public sealed class Options
    {
        /// <summary>What starts a viewer; " view FOLDER" is added.</summary>
        public string Program { get; set; } = "vademecum";
        public string Application { get; set; } = "vademecum";
        /// <summary>Start a viewer when none runs.</summary>
        public bool Start { get; set; } = true;
        public TimeSpan ConnectLimit { get; set; } = TimeSpan.FromSeconds(1);
        public TimeSpan ReplyLimit { get; set; } = TimeSpan.FromSeconds(30);
        public TimeSpan StartLimit { get; set; } = TimeSpan.FromSeconds(30);
    }

    public sealed class Client
    {
        private const int LargestReply = 4 * 1024 * 1024;
        private const int LongestFolder = 52;
        private static readonly bool Windows = RuntimeInformation.IsOSPlatform(OSPlatform.Windows);
        private readonly string knowledge;
        private readonly Options options;
        private int ids;

        /// <param name="knowledge">The folder or bundle to show. Symbolic links in it are not followed.</param>
        public Client(string knowledge, Options? options = null)
        {
            if (!Directory.Exists(knowledge) && !File.Exists(knowledge))
                throw new VademecumException("no-knowledge", knowledge + " does not exist");
            this.knowledge = Path.TrimEndingDirectorySeparator(Path.GetFullPath(knowledge));
            this.options = options ?? new Options();
        }

        /// <summary>Shows a route, help_id, page, text or title; nothing shows the home page.</summary>
        public Task<JsonElement> ShowAsync(Dictionary<string, object>? what = null, CancellationToken cancel = default)
            => RequestAsync("show", what, cancel);

        public Task<JsonElement> SearchAsync(string text, int limit = 5, CancellationToken cancel = default)
            => RequestAsync("search", new() { ["text"] = text, ["limit"] = limit }, cancel);

        public Task<JsonElement> AskAsync(string text, CancellationToken cancel = default)
            => RequestAsync("ask", new() { ["text"] = text }, cancel);

        /// <param name="reader">audience, plan, role, language as texts; flags as a list of texts.</param>
        public Task<JsonElement> SetReaderAsync(Dictionary<string, object> reader, CancellationToken cancel = default)
            => RequestAsync("set_reader", new() { ["reader"] = reader }, cancel);

        public Task<JsonElement> SetRouteAsync(string route, CancellationToken cancel = default)
            => RequestAsync("set_route", new() { ["route"] = route }, cancel);

        /// <summary>Sends any verb of the protocol; starts a viewer when none runs.</summary>
        public async Task<JsonElement> RequestAsync(
            string verb, Dictionary<string, object>? fields = null, CancellationToken cancel = default)
        {
            var asked = new Dictionary<string, object>
            {
                ["vademecum"] = 1, ["id"] = Interlocked.Increment(ref ids), ["verb"] = verb,
            };
            foreach (var (name, value) in fields ?? new()) asked[name] = value;
            using var stream = await ConnectAsync(cancel) ?? await StartAsync(cancel);
            var reply = await ExchangeAsync(stream, JsonSerializer.Serialize(asked) + "\n", cancel);
            if (reply.TryGetProperty("ok", out var ok) && ok.ValueKind == JsonValueKind.True) return reply;
            if (!reply.TryGetProperty("error", out var error))
                throw new VademecumException("bad-reply", "what answers there is no viewer");
            throw new VademecumException(
                error.GetProperty("code").GetString() ?? "failed", error.GetProperty("message").GetString() ?? "");
        }

        /// <summary>The places where the viewer listens, the likeliest first: sockets, or the name of a pipe.</summary>
        public IReadOnlyList<string> Addresses()
        {
            var folder = Windows ? knowledge.ToLowerInvariant() : knowledge;
            var letters = options.Application.Where(sign => sign < 128 && char.IsLetterOrDigit(sign)).Take(12);
            var plain = string.Concat(letters).ToLowerInvariant();
            if (plain.Length == 0) plain = "application";
            var name = $"{plain}-{Mark(options.Application)[..6]}-{User()}-{Mark(folder)[..12]}";
            return Windows ? new[] { name } : Folders().Select(place => $"{place}/{name}").ToArray();
        }

        // FNV-1a, 64 bits, as sixteen hexadecimal digits: tells folders apart in the names of sockets.
        private static string Mark(string text)
        {
            var value = 0xCBF29CE484222325UL;
            foreach (var one in Encoding.UTF8.GetBytes(text)) value = unchecked((value ^ one) * 0x100000001B3UL);
            return value.ToString("x16");
        }

        [DllImport("libc", EntryPoint = "getuid")]
        private static extern uint GetUid();

        private static string User() => Windows
            ? Mark(Environment.GetEnvironmentVariable("USERNAME") ?? "")[..8]
            : GetUid().ToString();

        private static string Shorter(string folder)
        {
            var name = "vademecum-" + User() + (folder.Length > 0 ? "-" + Mark(folder)[..8] : "");
            var root = Environment.GetEnvironmentVariable("TMPDIR");
            var usual = (string.IsNullOrEmpty(root) ? "/tmp" : root.TrimEnd('/')) + "/" + name;
            return Encoding.UTF8.GetByteCount(usual) <= LongestFolder ? usual : "/tmp/" + name;
        }

        private static IEnumerable<string> Folders()
        {
            var home = Environment.GetEnvironmentVariable("VADEMECUM_HOME");
            var run = Environment.GetEnvironmentVariable("XDG_RUNTIME_DIR");
            string wanted;
            if (!string.IsNullOrEmpty(home)) wanted = Path.GetFullPath(home) + "/run";
            else if (!string.IsNullOrEmpty(run) && Directory.Exists(run)) wanted = run + "/vademecum";
            else return new[] { Shorter("") };
            return Encoding.UTF8.GetByteCount(wanted) > LongestFolder
                ? new[] { Shorter(wanted) }
                : new[] { wanted, Shorter(wanted) };
        }

        private async Task<Stream?> ConnectAsync(CancellationToken cancel)
        {
            foreach (var address in Addresses())
            {
                using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancel);
                limit.CancelAfter(options.ConnectLimit);
                try
                {
                    if (Windows)
                    {
                        var pipe = new NamedPipeClientStream(
                            ".", address, PipeDirection.InOut, PipeOptions.Asynchronous | PipeOptions.CurrentUserOnly);
                        try { await pipe.ConnectAsync(limit.Token); return pipe; }
                        catch { pipe.Dispose(); throw; }
                    }
                    var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
                    try
                    {
                        await socket.ConnectAsync(new UnixDomainSocketEndPoint(address), limit.Token);
                        return new NetworkStream(socket, ownsSocket: true);
                    }
                    catch { socket.Dispose(); throw; }
                }
                catch (Exception error) when (
                    error is SocketException or IOException or UnauthorizedAccessException or OperationCanceledException)
                {
                    cancel.ThrowIfCancellationRequested();
                }
            }
            return null;
        }

        private async Task<Stream> StartAsync(CancellationToken cancel)
        {
            if (!options.Start)
                throw new VademecumException(
                    "no-viewer", $"no viewer is running; start one with: {options.Program} {knowledge}");
            var start = new ProcessStartInfo(options.Program) { UseShellExecute = false };
            start.ArgumentList.Add("view");
            start.ArgumentList.Add(knowledge);
            Process process;
            try { process = Process.Start(start) ?? throw new InvalidOperationException(); }
            catch (Exception error)
            {
                throw new VademecumException(
                    "not-started", $"{options.Program} cannot be started ({error.Message}); is Vademecum installed?");
            }
            var clock = Stopwatch.StartNew();
            while (clock.Elapsed < options.StartLimit)
            {
                if (await ConnectAsync(cancel) is { } stream) return stream;
                // Code 0 means that it has handed over to a viewer that started at the same time.
                if (process.HasExited && process.ExitCode != 0)
                    throw new VademecumException(
                        "not-started", $"the viewer ended at once with code {process.ExitCode}");
                await Task.Delay(20, cancel);
            }
            throw new VademecumException(
                "not-started", $"the viewer did not start within {options.StartLimit.TotalSeconds} s");
        }

        private async Task<JsonElement> ExchangeAsync(Stream stream, string line, CancellationToken cancel)
        {
            using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancel);
            limit.CancelAfter(options.ReplyLimit);
            try
            {
                await stream.WriteAsync(Encoding.UTF8.GetBytes(line), limit.Token);
                await stream.FlushAsync(limit.Token);
                var buffer = new byte[65536];
                using var whole = new MemoryStream();
                while (whole.Length <= LargestReply)
                {
                    var count = await stream.ReadAsync(buffer, limit.Token);
                    if (count == 0) throw new IOException("the viewer closed it");
                    var end = Array.IndexOf(buffer, (byte)'\n', 0, count);
                    whole.Write(buffer, 0, end < 0 ? count : end);
                    if (end < 0) continue;
                    using var parsed = JsonDocument.Parse(whole.ToArray());
                    return parsed.RootElement.Clone();
                }
                throw new VademecumException("bad-reply", "the reply is too long");
            }
            catch (OperationCanceledException) when (!cancel.IsCancellationRequested)
            {
                throw new VademecumException(
                    "timeout", $"the viewer did not answer within {options.ReplyLimit.TotalSeconds} s");
            }
            catch (IOException error)
            {
                throw new VademecumException("no-viewer", $"the connection to the viewer broke ({error.Message})");
            }
            catch (JsonException)
            {
                throw new VademecumException("bad-reply", "what answers there is no viewer");
            }
        }
    }
}
