"""Each construct as input -> readable text, and that its rule can be switched off."""

from __future__ import annotations

import pytest

from vademecum.knowledge.dialects import DIALECTS
from vademecum.knowledge.document import Document, parse_document
from vademecum.knowledge.plaintext import plain_text


def read(source: str, off: frozenset[str] = frozenset()) -> Document:
    return parse_document(source, path="guide/page.md", off=off)


def text(source: str, off: frozenset[str] = frozenset()) -> str:
    return plain_text(read(source, off).tokens)


def kinds(source: str) -> list[str]:
    return [t.type for t in read(source).tokens]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("> [!note]\n> Body", "Body"),
        ("> [!WARNING] Mind *this*\n> Body", "Mind this\n\nBody"),
        ("> [!faq]- Folded\n> Body", "Folded\n\nBody"),
        ("> [!recipe]\n> Body", "Recipe\n\nBody"),
        ('!!! note "Heads up"\n    Body\n\n    More', "Heads up\n\nBody\n\nMore"),
        ("!!! tip\n\n    Body\n\nAfter", "Body\n\nAfter"),
        ('??? danger "Open me"\n    Body', "Open me\n\nBody"),
        (":::tip[Short *title*]\nBody\n:::", "Short title\n\nBody"),
        (":::tip Short title\nBody\n:::\nAfter", "Short title\n\nBody\n\nAfter"),
        ("::: {.note}\nBody\n:::", "Body"),
        ("::::note\n:::tip\nInner\n:::\nOuter\n::::", "Inner\n\nOuter"),
        ("/// tip | Title\nBody\n///", "Title\n\nBody"),
        ("/// note\n    open: true\n\nBody\n///", "Body"),
        ("{% hint style='info' %}\nBody\n{% endhint %}", "Body"),
        ('{{< notice tip "Title" >}}\nBody\n{{< /notice >}}', "Title\n\nBody"),
        ("#+BEGIN_NOTE\nBody\n#+END_NOTE", "Body"),
        ("<Admonition type='tip' title='Title'>\n\nBody\n\n</Admonition>", "Title\n\nBody"),
    ],
)
def test_callouts_of_every_dialect(source: str, expected: str) -> None:
    assert text(source) == expected
    assert "callout_open" in kinds(source)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('=== "A"\n    one\n\n=== "B"\n    two', "A\n\none\n\nB\n\ntwo"),
        ("//// tab | A\none\n////\n\n//// tab | B\ntwo\n////", "A\n\none\n\nB\n\ntwo"),
        ("# [A](#tab/a)\none\n# [B](#tab/b)\ntwo\n\n---\n\nafter", "A\n\none\n\nB\n\ntwo\n\nafter"),
        (
            "<Tabs>\n<TabItem value='a' label='A'>\n\none\n\n</TabItem>\n"
            "<TabItem value='b'>\ntwo\n</TabItem>\n</Tabs>",
            "A\n\none\n\nb\n\ntwo",
        ),
    ],
)
def test_neighbouring_tabs_form_one_group(source: str, expected: str) -> None:
    assert text(source) == expected
    assert kinds(source).count("tabs_open") == 1
    assert kinds(source).count("tab_open") == 2


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("Press <kbd>F1</kbd>, H<sub>2</sub>O", "Press F1, H2O"),
        ("one<br>two<br/>three", "one\ntwo\nthree"),
        ("<font color='red'>red</font> <custom-tag>words</custom-tag>", "red words"),
        ("copy to /srv/<user>/x", "copy to /srv/<user>/x"),
        (
            "a <svg width='9'><title>T</title><text x='1'>one <tspan>&amp; two</tspan></text><path d='M0 0'/>"
            "<text>three</text></svg> b",
            "a one & two, three b",
        ),
        (
            "<svg>\n<g><text>one</text></g>\n<text/>\n<text>*two*</text>\n</svg>\n\nafter",
            "one, *two*\n\nafter",
        ),
        ("<svg><foreignObject><div>boxed</div></foreignObject></svg>", "boxed"),
        ("<svg><switch><foreignObject>x</foreignObject><text>x y</text></switch></svg>", "x y"),
        ("a <svg viewBox='0 0 1 1'><path d='M0 0'/></svg> b", "a b"),
        ("<svg>" + "<text>" * 3, ""),
        ("<script>alert(1)</script>\n\nafter", "after"),
        ("a <script>alert(1)</script> b", "a b"),
        ("<style>\n\n.a{}\n\n</style>\n\nafter", "after"),
        ("<!-- gone\n\nlines -->\n\nafter", "after"),
        ("a <!-- gone --> b", "a b"),
        ("<video src='v.mp4'>fallback</video>", "video: v.mp4\n\nfallback"),
        ("See <video src='v.mp4'>the *words*</video> here.", "See video: v.mp4 the words here."),
        (
            "<video>\n<source src='v.webm'>\n\n<p>No video.</p>\n\n</video>\n\nafter",
            "video: v.webm\n\nNo video.\n\nafter",
        ),
        ("<iframe src='https://e.org/x'>The <b>frame</b></iframe>", "video: https://e.org/x\n\nThe frame"),
        ("<object data='a.svg'><p>A drawing</p></object>", "media: a.svg\n\nA drawing"),
        ("<video src='v.mp4'><script>x</script>Words</video>", "video: v.mp4\n\nWords"),
        (
            "<select>\n<option>First\n<option value='2' selected>Second</option>\n</select>",
            "- First\n- Second",
        ),
        (
            "<select><optgroup label='Big'><option>A</option></optgroup><option>B</option></select>",
            "- Big\n- A\n- B",
        ),
        ("Pick <select><option>A</option><option>B</option></select>", "Pick\n\u2022 A\n\u2022 B"),
        ("<input type='submit' value='Send it'>", "Send it"),
        ("Type <input placeholder='your name'> here", "Type your name here"),
        ("<input type='hidden' value='secret'> and <input type='radio' value='2'> two", "and two"),
        ("<iframe src='https://e.org/x'></iframe>", "video: https://e.org/x"),
        ("<video><source src='v.webm'>fallback</video>", "video: v.webm\n\nfallback"),
        ("<details><summary>More</summary>\n\nHidden *words*\n\n</details>", "More\n\nHidden words"),
        ("<ruby>漢<rt>kan</rt></ruby> sign", "漢(kan) sign"),
        ("<ruby>漢<rp>[</rp><rt>kan</rt><rp>]</rp>字<rt>ji</rt></ruby>", "漢(kan)字(ji)"),
        ("<p><ruby>漢字<rt>kan<rt>ji</ruby> sign</p>", "漢字(kan)(ji) sign"),
        ("No <rt>word</rt> above", "No word above"),
        ("<table><tr><th>A</th><th>B</th></tr><tr><td>1<br>2</td><td>3</td></tr></table>", "A | B\n1 2 | 3"),
        (
            "<table>\n<caption>Title</caption>\n\n<tr>\n\n    <td>1</td><td>2</td>\n</tr>\n</table>",
            "Title\n\n1 | 2",
        ),
        ("<ul><li>one<li>two</ul>", "- one\n- two"),
        ("<ol><li>one</li><li>two</li></ol>", "1. one\n2. two"),
        ("<h2>Title &amp; more</h2>\n<p>Body</p>", "Title & more\n\nBody"),
        ("<pre>a  &lt;b&gt;\n  c</pre>", "a  <b>\n  c"),
        ("<blockquote>quoted</blockquote>", "quoted"),
        ("<dl><dt>Term</dt><dd>Meaning</dd></dl>", "Term\n\nMeaning"),
        ("<div>\n\n- item\n\n</div>", "- item"),
        ("<div>\n**bold** text\n</div>", "bold text"),
        ("</div></p> stray ends", "stray ends"),
        ("a <b>bold *both</b> it* c", "a bold both it c"),
        ("<https://e.org/x> <a@e.org>", "https://e.org/x a@e.org"),
        ("`<b>` stays", "<b> stays"),
        ("<code>__init__</code>", "__init__"),
        ("<input type=checkbox checked> done", "done"),
    ],
)
def test_html_keeps_words_and_drops_tags(source: str, expected: str) -> None:
    assert text(source) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import X from '@site/x';\n\nText", "Text"),
        ("import {A,\n  B} from 'x'\n\nText", "Text"),
        ("export const a = {\n  b: 1,\n};\n\nText", "Text"),
        ("import is a word here", "import is a word here"),
        ("<Card>\n\nText\n\n</Card>", "Text"),
        ("<Card\n  a='b'\n  c={{d: 1}}\n/>\n\nText", "Text"),
        ("a <Badge type='x'>badge</Badge> b", "a badge b"),
        ("a {/* remark */} b", "a b"),
        ("type `List<Item>` and Map<Key>", "type List<Item> and Map<Key>"),
    ],
)
def test_mdx(source: str, expected: str) -> None:
    assert text(source) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("{% if a %}yes{% endif %} no", "yes no"),
        ("{% if a %}\n\nText\n\n{% endif %}", "Text"),
        ("| a | b |\n|---|---|\n{% for x in y %}\n| 1 | 2 |\n{% endfor %}", "a | b\n1 | 2"),
        ("{% raw %}x{% endraw %}", "x"),
        ("Use {{ product.name }} now", "Use product.name now"),
        ("[a]({{ site.baseurl }}/b.md)", "a"),
        ("`{{ code }}` stays", "{{ code }} stays"),
        ("{# remark #}Text", "Text"),
        ("{{% expand 'More' %}}\nBody\n{{% /expand %}}", "More\n\nBody"),
        ("```\n{% raw %}\n{{ x }}\n{% endraw %}\n```", "{{ x }}"),
        ("{% highlight ruby %}\nputs 1\n{% endhighlight %}", "puts 1"),
    ],
)
def test_templates(source: str, expected: str) -> None:
    assert text(source) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("A {{< note-to-self `two\nlines` >}} b", "A b"),
        ("{{< note-to-self `x > y` >}}\n\nAfter `{{< kept >}}` it", "After {{< kept >}} it"),
        ("{{< figure\n  src='a.png'\n  alt='A pump'\n>}}", "A pump"),
        ("A {{< never closed\n\nB", "A {{< never closed\n\nB"),
        ("A\n{% comment %}\nnot this\n{% endcomment %}\nB", "A B"),
        ("A {% comment %}not this{% endcomment %}B", "A B"),
        ("A {% comment %} open", "A open"),
        ("`` {{< code >}} ` `` {% if x %}b{% endif %}", "{{< code >}} ` b"),
    ],
)
def test_template_tags_over_lines_with_backquotes_and_comments(source: str, expected: str) -> None:
    assert text(source) == expected


def test_a_shortcode_that_fills_a_cell_shows_its_words_and_is_reported() -> None:
    head = "| OS | File |\n|---|---|\n"
    table = head + '| Linux | {{< download linux "arm64" os=x >}} |\n| Mac | `x` {{< gone >}} |'
    found = read(table)
    assert plain_text(found.tokens) == "OS | File\nLinux | linux arm64\nMac | x"
    assert [(p.line, p.code, p.severity) for p in found.problems] == [(3, "shortcode-in-cell", "info")]
    assert "“linux arm64”" in found.problems[0].message
    assert [p.code for p in read("| a |\n|---|\n| {{< gone >}} |").problems] == ["shortcode-in-cell"]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("Before.\n\n{: .note }\nSave first.\nAlways.\n\nAfter", "Before.\n\nSave first. Always.\n\nAfter"),
        ("{: .tip :}\nSee the keys.", "See the keys."),
        ("{: .warning-title }\n> Mind\n>\n> the gap\n>\n> here", "Mind\n\nthe gap\n\nhere"),
        ("{: .important }\n> One\n>\n> Two", "One\n\nTwo"),
        ("{: .note }\n```\na\n\nb\n```", "a\n\nb"),
    ],
)
def test_a_kramdown_class_above_a_paragraph_makes_a_callout(source: str, expected: str) -> None:
    assert text(source) == expected
    assert "callout_open" in kinds(source)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("Text\n{: .note }\nmore", "Text more"),
        ("{: .text-right }\nText", "Text"),
        ("Text\n{: .lead :}", "Text"),
        ("- TOC\n{:toc}\n\nAfter", "After"),
        ("1. Contents of the page\n{: toc }\n\nAfter", "After"),
        ("- A\n- B\n{:toc}", "- A"),
        ("{: .note }", ""),
    ],
)
def test_kramdown_attributes_never_show(source: str, expected: str) -> None:
    assert text(source) == expected
    assert "callout_open" not in kinds(source)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("Press ![icon_menu](img/icon_menu.svg) or ![saw-2](saw-2.png) now", "Press or now"),
        ("Press ![export](export.svg) or ![saw-2](other.png)", "Press export or saw-2"),
        ("![shot.PNG](a.png)", ""),
        ("![Saw](saw.png) ![the saw](the-saw.png) ![handle](saw.png)", "Saw the saw handle"),
        ("![菜单](菜单.png)", "菜单"),
        ("## Use ![icon_x](x.svg) it", "Use it"),
    ],
)
def test_names_of_pictures_are_no_words_of_the_page(source: str, expected: str) -> None:
    assert text(source) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("![The save bar](a.png)\nEnter saves.", "The save bar\nEnter saves."),
        ("Look.\n![The save bar](a.png)\n**Enter** saves.", "Look. The save bar\nEnter saves."),
        ("Press\n![the save bar](a.png)\nto save.", "Press the save bar to save."),
        ("Press ![Save](a.png)\nEnter saves.", "Press Save Enter saves."),
        ("![icon_save](icon_save.png)\nEnter saves.", "Enter saves."),
    ],
)
def test_a_picture_on_a_line_of_its_own_begins_no_sentence(source: str, expected: str) -> None:
    assert text(source) == expected


def test_the_name_of_a_picture_is_still_its_description() -> None:
    assert [link.text for link in read("![icon_menu](icon_menu.svg)").links] == ["icon_menu"]


@pytest.mark.parametrize(
    ("source", "expected", "target"),
    [
        ("[[Page]]", "Page", "[[Page]]"),
        ("[[Page|text]]", "text", "[[Page]]"),
        ("[[Page#Part]]", "Page > Part", "[[Page#Part]]"),
        ("![[note]]", "note", "[[note]]"),
        ("![[a.png|300]]", "", "[[a.png]]"),
        ("[text]([[My page]])", "text", "[[My page]]"),
        ("{{embed [[Page]]}}", "Page", "[[Page]]"),
        ("[x](my page.md)", "x", "my page.md"),
        ("![x](my pic.png)", "x", "my pic.png"),
        ("[[1]](b.md)", "[1]", "b.md"),
        ("see https://e.org/a_(b).", "see https://e.org/a_(b).", "https://e.org/a_(b)"),
        ("(https://e.org/a)", "(https://e.org/a)", "https://e.org/a"),
        ("[a](javascript:x)", "a", "javascript:x"),
        ("[a](größe.md#maß)", "a", "größe.md#maß"),
        (":::image source='a.png' alt-text='A':::", "A", "a.png"),
        ("<img src={useBaseUrl('/img/a.png')} alt='A'/>", "A", "/img/a.png"),
    ],
)
def test_links_and_pictures(source: str, expected: str, target: str) -> None:
    assert text(source) == expected
    assert [link.target for link in read(source).links] == [target]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("- a\n  id:: 5feb30e3\n  collapsed:: true\n- b", "- a\n- b"),
        ("type:: x\nTags:: y\n\n- a", "- a"),
        ("- a\n\t- id:: 1\n\t  b\n- c", "- a\n  - b\n- c"),
        ("- a\n\t- id:: 1\n\t\t- b", "- a\n  - \u200b\n    - b"),
        ("- a\n\t- id:: 1", "- a\n  - \u200b"),
        ("- a ((5feb30e3-fedc-4c2a-aa03-b44020c21c68)) b", "- a b"),
        ("{{query (todo)}} a", "a"),
        ("{{video https://e.org/v}}", "video: https://e.org/v"),
        ("{{cloze hidden}}", "hidden"),
        ("a ==b c== d", "a b c d"),
        ("if a == b and c == d", "if a == b and c == d"),
        ("a %%gone%% b", "a b"),
        ("%%\ngone\n%%\n\na", "a"),
        ("#+BEGIN_SRC sh\nls\n#+END_SRC", "ls"),
        ('[:div "By " [:a {:href "x"} "Ann"]]', "By Ann"),
        ("std::vector and a::b stay", "std::vector and a::b stay"),
    ],
)
def test_outliner_marks(source: str, expected: str) -> None:
    assert text(source) == expected


def test_properties_of_the_page_are_kept() -> None:
    assert read("type:: [[Feature]]\nAlias:: A, B\n\n- a\n  id:: x").properties == {
        "type": "[[Feature]]",
        "alias": "A, B",
    }


def test_headings_in_bullets_are_headings() -> None:
    document = read("- intro\n\t- child\n- ## Usage\n\t- step\n\t- ### Deeper\n\t\t- more\n- tail")
    assert [(h.level, h.text, h.slug, h.line) for h in document.headings] == [
        (2, "Usage", "usage", 3),
        (3, "Deeper", "deeper", 5),
    ]
    assert all(t.level == 0 for t in document.tokens if t.type == "heading_open")
    assert (
        plain_text(document.tokens) == "- intro\n  - child\n\nUsage\n\n- step\n\nDeeper\n\n- more\n\n- tail"
    )


@pytest.mark.parametrize(
    ("source", "slug", "aliases"),
    [
        ("## Title {#own}", "own", ("title",)),
        ("## Title { #own }", "own", ("title",)),
        ("## Title {: #own .x}", "own", ("title",)),
        ("## Title {/* #own */}", "own", ("title",)),
        ('## <a name="old"></a>Title', "title", ("old",)),
        ('<a id="old"></a>\n\n## Title', "title", ("old",)),
        ('<h2 id="own">Title</h2>', "own", ("title",)),
        ("## Title {not attrs}", "title-not-attrs", ()),
        ("Title\n-----", "title", ()),
    ],
)
def test_anchors_of_headings(source: str, slug: str, aliases: tuple[str, ...]) -> None:
    (heading,) = read(source).headings
    assert (heading.slug, heading.aliases) == (slug, aliases)


def test_an_explicit_id_wins_over_an_earlier_heading_of_that_name() -> None:
    assert [h.slug for h in read("## Own\n\n## Other {#own}").headings] == ["own-1", "own"]


def test_picture_sizes() -> None:
    tokens = read('![a](a.png){:height 20, :width 30}\n\n<img src="b.png" width="40px">').tokens
    sizes = [
        child.attrs.get("width") or (t.children or [])[i + 1].meta.get("width")
        for t in tokens
        for i, child in enumerate(t.children or [])
        if child.type == "image"
    ]
    assert sizes == ["30", "40"]


def test_task_lists() -> None:
    assert text("- [x] done\n- [ ] open\n- [link](a.md)") == "- [x] done\n- [ ] open\n- link"


def test_mkdocstrings_lines_show_the_name_only() -> None:
    assert text("::: pump.Valve\n    options:\n        members: true\n\nAfter") == "pump.Valve\n\nAfter"


def test_footnotes_come_last_and_none_is_lost() -> None:
    assert text("A[^1].\n\n[^1]: One.\n[^2]: Two.\n\nB") == "A.\n\nB\n\n[1] One.\n\n[2] Two."


def test_code_keeps_what_looks_like_a_dialect() -> None:
    source = "```\n:::tip\n[[x]]\nkey:: value\n{% if %}\n<b>\n!!! note\n```"
    assert text(source) == ":::tip\n[[x]]\nkey:: value\n{% if %}\n<b>\n!!! note"


def test_every_rule_has_a_name_and_can_be_switched_off() -> None:
    names = [dialect.name for dialect in DIALECTS]
    assert len(set(names)) == len(names)
    source = "> [!note]\n> a\n\n[[b]] ==c==\n\n:::tip\nd\n:::"
    plain = text(source, frozenset(names))
    assert "[[b]]" in plain
    assert "==c==" in plain
    assert ":::tip" in plain
    assert text(source, frozenset({"wikilinks"})).count("[[b]]") == 1
    assert text(source) == "a\n\nb c\n\nd"


def test_lines_stay_right_behind_dropped_and_added_lines() -> None:
    source = "import A from 'a'\n\n{% if x %}\n## One\n{% endif %}\nkey:: value\n\n"
    source += "> [!note]\n> [bad](nowhere here.md)\n"
    document = parse_document(source, path="p.md", first_line=11)
    assert [h.line for h in document.headings] == [14]
    assert [link.line for link in document.links] == [19]
    assert [p.line for p in document.problems] == [19]


def test_what_has_no_effect_is_reported_to_the_author() -> None:
    document = read(
        "# T\n\n<style>.a{}</style>\n<div>x</div>\n\n<Fancy a='b'>\n\nwords\n\n</Fancy>\n\n<Tabs>\n</Tabs>"
    )
    assert [(p.line, p.code, p.severity) for p in document.problems] == [
        (3, "html-ignored", "info"),
        (6, "component-unknown", "info"),
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("[TOC]\n\na", "a"),
        ("[[_TOC_]]\n\na", "a"),
        (":material-check: done and `:material-x:`", "done and :material-x:"),
        ("text ^a1b2c3", "text"),
        ("x ^2", "x ^2"),
        ("++ctrl+alt+del++ and C++ and a++b", "Ctrl+Alt+Del and C++ and a++b"),
        ("```{note}\nBody *em*\n```", "Body em"),
        ("```{tip} Title\n:class: x\n\nBody\n```", "Title\n\nBody"),
        ("```{python}\nx\n```", "x"),
        ("```js [app.js]\nx\n```", "app.js\nx"),
        ("```js title='app.js' {1,2}\nx\n```", "app.js\nx"),
        ("\\{{ x }}", "{{ x }}"),
        ("# T {{ $frontmatter.title }}", "T"),
        (
            "<Step title='First'>\n  Do *this*\n</Step>\n<Step title='Second'>\n  Do that\n</Step>",
            "First\n\nDo this\n\nSecond\n\nDo that",
        ),
        ("<Card title='Title'>Body</Card>", "Title\n\nBody"),
        ("<Tabs>\n  <TabItem label='A'>\n\n    ```sh\n    ls\n    ```\n\n  </TabItem>\n</Tabs>", "A\n\nls"),
        (
            "<details>\n<summary>S</summary>\nline **bold**\n\n- item\n</details>\n\nafter",
            "S\n\nline bold\n\n- item\n\nafter",
        ),
        (
            "<p align='center'>\n  <a href='https://e.org'><img src='a.png' alt='Logo'></a>\n</p>\n\nText",
            "Logo\n\nText",
        ),
        (
            "<table>\n<tr>\n<td>\n\n```js\ncode()\n```\n\n</td>\n<td>\n\n**b**\n\n</td>\n</tr>\n</table>",
            "code() | b",
        ),
        ("1. a\n\n   :::note\n   in\n   :::\n\n2. b", "1. a\n  in\n2. b"),
        ("a\n> [!NOTE]\n> b\n> [!TIP]\n> c", "a\n\nb\n\nc"),
        ("{: .note }\ntext\n{: .x }", "text"),
    ],
)
def test_further_constructs(source: str, expected: str) -> None:
    assert text(source) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('{{< figure src="a.png" title="The kite" >}}', "The kite"),
        ('{{< figure src="a.png" alt="A" title="B" caption="C" >}}', "A B C"),
        ('{{< figure title="No picture" >}}', "No picture"),
        ('{{< figure src="a.png" caption="C" >}} and more', "C and more"),
    ],
)
def test_the_words_of_a_figure_are_kept(source: str, expected: str) -> None:
    assert text(source) == expected
