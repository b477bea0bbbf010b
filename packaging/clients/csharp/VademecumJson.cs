// The little JSON that the client needs, so that it needs no package.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Vademecum
{
    internal static class JsonText
    {
        private const int Deepest = 100;

        /// <summary>Texts, numbers, bool, null, dictionaries and lists as JSON in ASCII.</summary>
        internal static string Write(object value)
        {
            var text = new StringBuilder();
            Write(text, value);
            return text.ToString();
        }

        /// <summary>The value of one line; null also for what is no JSON.</summary>
        internal static object Read(string line)
        {
            try
            {
                var at = 0;
                var value = Value(line, ref at, 0);
                Space(line, ref at);
                return at == line.Length ? value : null;
            }
            catch (Exception error) when (error is FormatException || error is OverflowException) { return null; }
        }

        private static void Write(StringBuilder text, object value)
        {
            if (value == null) text.Append("null");
            else if (value is bool yes) text.Append(yes ? "true" : "false");
            else if (value is string words) WriteText(text, words);
            else if (value is IDictionary<string, object> fields)
            {
                text.Append('{');
                var first = true;
                foreach (var field in fields)
                {
                    if (!first) text.Append(',');
                    first = false;
                    WriteText(text, field.Key);
                    text.Append(':');
                    Write(text, field.Value);
                }
                text.Append('}');
            }
            else if (value is IEnumerable items)
            {
                text.Append('[');
                var first = true;
                foreach (var item in items)
                {
                    if (!first) text.Append(',');
                    first = false;
                    Write(text, item);
                }
                text.Append(']');
            }
            else text.Append(Convert.ToString(value, CultureInfo.InvariantCulture));
        }

        private static void WriteText(StringBuilder text, string words)
        {
            text.Append('"');
            foreach (var sign in words)
            {
                if (sign == '"' || sign == '\\') text.Append('\\').Append(sign);
                else if (sign < ' ' || sign > '~') text.Append("\\u").Append(((int)sign).ToString("x4"));
                else text.Append(sign);
            }
            text.Append('"');
        }

        private static object Value(string line, ref int at, int depth)
        {
            Space(line, ref at);
            if (at == line.Length || depth > Deepest) throw new FormatException();
            switch (line[at])
            {
                case '{': return Fields(line, ref at, depth);
                case '[': return Items(line, ref at, depth);
                case '"': return Words(line, ref at);
            }
            var start = at;
            while (at < line.Length && ",]} \t\r".IndexOf(line[at]) < 0) at++;
            var word = line.Substring(start, at - start);
            if (word == "true") return true;
            if (word == "false") return false;
            if (word == "null") return null;
            return double.Parse(word, NumberStyles.Float, CultureInfo.InvariantCulture);
        }

        private static Dictionary<string, object> Fields(string line, ref int at, int depth)
        {
            var found = new Dictionary<string, object>();
            at++;
            if (Took(line, ref at, '}')) return found;
            do
            {
                Space(line, ref at);
                var name = Words(line, ref at);
                if (!Took(line, ref at, ':')) throw new FormatException();
                found[name] = Value(line, ref at, depth + 1);
            }
            while (Took(line, ref at, ','));
            if (!Took(line, ref at, '}')) throw new FormatException();
            return found;
        }

        private static List<object> Items(string line, ref int at, int depth)
        {
            var found = new List<object>();
            at++;
            if (Took(line, ref at, ']')) return found;
            do found.Add(Value(line, ref at, depth + 1));
            while (Took(line, ref at, ','));
            if (!Took(line, ref at, ']')) throw new FormatException();
            return found;
        }

        private static string Words(string line, ref int at)
        {
            if (!Took(line, ref at, '"')) throw new FormatException();
            var words = new StringBuilder();
            while (at < line.Length)
            {
                var sign = line[at++];
                if (sign == '"') return words.ToString();
                if (sign != '\\') { words.Append(sign); continue; }
                if (at == line.Length) break;
                var escape = line[at++];
                var known = "\"\\/bfnrt".IndexOf(escape);
                if (known >= 0) words.Append("\"\\/\b\f\n\r\t"[known]);
                else if (escape == 'u' && at + 4 <= line.Length)
                {
                    words.Append((char)ushort.Parse(
                        line.Substring(at, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture));
                    at += 4;
                }
                else break;
            }
            throw new FormatException();
        }

        private static bool Took(string line, ref int at, char sign)
        {
            Space(line, ref at);
            if (at == line.Length || line[at] != sign) return false;
            at++;
            return true;
        }

        private static void Space(string line, ref int at)
        {
            while (at < line.Length && " \t\r".IndexOf(line[at]) >= 0) at++;
        }
    }
}
