// vademecum-example FOLDER VERB [NAME VALUE]...   for instance: help show route /project/42/domains
using System;
using System.Collections.Generic;
using System.Text;

namespace Vademecum
{
    internal static class Example
    {
        private static int Main(string[] words)
        {
            Console.OutputEncoding = new UTF8Encoding(false);
            if (words.Length < 2 || words.Length % 2 != 0)
            {
                Console.Error.WriteLine("usage: vademecum-example FOLDER VERB [NAME VALUE]...");
                return 2;
            }
            var options = new Options { Start = Setting("VADEMECUM_NO_START") == null };
            options.Program = Setting("VADEMECUM") ?? options.Program;
            if (int.TryParse(Setting("VADEMECUM_LIMIT_MS"), out var limit))
                options.StartLimit = options.ReplyLimit = TimeSpan.FromMilliseconds(limit);
            var fields = new Dictionary<string, object>();
            for (var at = 2; at < words.Length; at += 2) fields[words[at]] = words[at + 1];
            try
            {
                var reply = new Client(words[0], options).RequestAsync(words[1], fields).GetAwaiter().GetResult();
                Console.WriteLine(reply.Json);
                if (reply.Note.Length > 0) Console.Error.WriteLine(reply.Note);
                return reply.Found || reply.Note.Length == 0 ? 0 : 3;
            }
            catch (VademecumException error)
            {
                Console.Error.WriteLine(error.Code + ": " + error.Message);
                return 2;
            }
        }

        private static string Setting(string name)
        {
            var value = Environment.GetEnvironmentVariable(name);
            return string.IsNullOrEmpty(value) ? null : value;
        }
    }
}
