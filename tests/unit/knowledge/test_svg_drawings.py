"""SVG -> plain SVG: what is written for a drawing, and which drawings are refused."""

from __future__ import annotations

import base64
import re
import struct
import zlib
from xml.etree import ElementTree

import pytest

from vademecum.knowledge.svg import DrawingError, drawing_size, prepare

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
Parts = list[ElementTree.Element]


def written(body: str, attrs: str = 'width="100" height="50"', *, dark: bool = False) -> ElementTree.Element:
    made = prepare(f"<svg {SPACES} {attrs}>{body}</svg>".encode(), dark=dark)
    return ElementTree.fromstring(made.svg)  # noqa: S314  # written by us


def parts(body: str, tag: str, attrs: str = 'width="100" height="50"', *, dark: bool = False) -> Parts:
    return list(written(body, attrs, dark=dark).iter(f"{{http://www.w3.org/2000/svg}}{tag}"))


def only(body: str, tag: str = "rect", attrs: str = 'width="100" height="50"') -> dict[str, str]:
    (found,) = parts(body, tag, attrs)
    return found.attrib


def text_of(element: ElementTree.Element) -> str:
    return "".join(element.itertext())


BOX = 'width="10" height="10"'


@pytest.mark.parametrize(
    ("attrs", "size"),
    [
        ('width="40" height="30"', (40, 30)),
        ('width="1in" height="2.54cm"', (96, 96)),
        ('viewBox="0 0 12 6"', (12, 6)),
        ('width="24" viewBox="0 0 12 6"', (24, 12)),
        ('width="100%" height="100%" viewBox="0 0 12 6"', (12, 6)),
        ("", (300, 150)),
        ('width="-5" height="x"', (300, 150)),
        ('width="1000000" height="500000"', (6000, 3000)),
    ],
)
def test_the_size_is_what_a_browser_takes(attrs: str, size: tuple[int, int]) -> None:
    assert drawing_size(f"<svg {SPACES} {attrs}/>".encode()) == pytest.approx(size)


@pytest.mark.parametrize(
    ("said", "colour", "alpha"),
    [
        ('style="fill: light-dark(#ffffff, var(--dark, #121212))"', "#ffffff", None),
        ('fill="rgba(255, 0, 0, 0.5)"', "#ff0000", "0.5"),
        ('fill="rgb(0 0 255 / 25%)"', "#0000ff", "0.25"),
        ('fill="hsl(120deg 100% 25%)"', "#008000", None),
        ('fill="#f008"', "#ff0000", "0.5333"),
        ('fill="currentColor" color="#123456"', "#123456", None),
        ('fill="red" style="fill:lime"', "lime", None),
        ('fill="url(#none) #00ff00"', "#00ff00", None),
        ('fill="#808080" fill-opacity="40%"', "#808080", "0.4"),
    ],
)
def test_colours_of_css_become_attributes(said: str, colour: str, alpha: str | None) -> None:
    found = only(f"<rect {BOX} {said}/>")
    assert (found["fill"], found.get("fill-opacity")) == (colour, alpha)
    assert "style" not in found


@pytest.mark.parametrize(
    ("sheet", "fill"),
    [
        (".a { fill: red }", "red"),
        ("rect { fill: red } .a { fill: blue }", "blue"),
        (".a { fill: blue } rect { fill: red }", "blue"),
        ("#one { fill: green } .a.b { fill: blue }", "green"),
        (".a { fill: red !important } #one { fill: green }", "red"),
        ("g > .a { fill: red } svg > .a { fill: blue }", "red"),
        ("svg .a { fill: red }", "red"),
        ('[data-kind="box"] { fill: red }', "red"),
        (":root { --c: teal } .a { fill: var(--c) }", "teal"),
        ("/* .a { fill: red } */ @media print { .a { fill: red } }", "#000000"),
        ("@media (prefers-color-scheme: dark) { .a { fill: red } }", "#000000"),
        (".a:hover { fill: red } .a + .a { fill: red }", "#000000"),
        ("@font-face { src: url(x) } .a { fill: red", "red"),
    ],
)
def test_style_sheets_count_as_in_a_browser(sheet: str, fill: str) -> None:
    body = f'<style>{sheet}</style><g><rect id="one" class="a b" data-kind="box" {BOX}/></g>'
    assert only(body)["fill"] == fill


def test_what_the_whole_drawing_says_is_inherited() -> None:
    found = only('<path d="M0 0L9 9L18 0"/>', "path", f'{BOX} class="x" style="fill:none;stroke:#010203"')
    assert (found["fill"], found["stroke"]) == ("none", "#010203")


def test_the_dark_look_is_taken_on_a_dark_page_by_drawings_that_have_one() -> None:
    body = f'<rect {BOX} style="fill: light-dark(#ffffff, #000001)"/>'
    for attrs, dark, fill in (
        (BOX, True, "#ffffff"),
        (f'{BOX} style="color-scheme: light dark"', True, "#000001"),
        (f'{BOX} style="color-scheme: light dark"', False, "#ffffff"),
    ):
        (found,) = parts(body, "rect", attrs, dark=dark)
        assert found.get("fill") == fill
    sheet = f"<style>@media (prefers-color-scheme: dark) {{ rect {{ fill: #fff }} }}</style><rect {BOX}/>"
    assert [parts(sheet, "rect", BOX, dark=dark)[0].get("fill") for dark in (True, False)] == [
        "#ffffff",
        "#000000",
    ]


def test_pieces_of_text_stand_where_they_say() -> None:
    found = parts(
        '<text x="5" y="10" font-size="10">one<tspan x="5" dy="1.5em">two</tspan>'
        '<tspan x="7" y="40" font-weight="700">three</tspan> more</text>',
        "text",
    )
    assert [(text_of(t), t.get("x"), t.get("y")) for t in found] == [
        ("one", "5", "10"),
        ("two", "5", "25"),
        ("three more", "7", "40"),
    ]
    assert found[2].get("font-weight") == "bold"


def test_text_in_the_middle_of_its_line_is_moved_to_its_baseline() -> None:
    found = only('<text y="50" font-size="20" dominant-baseline="middle">x</text>', "text")
    assert found["y"] == "57"


@pytest.mark.parametrize(
    ("said", "family"),
    [
        ('"Roboto", sans-serif', "Roboto"),
        ("Arial", "Arial"),
        ("'Noto Sans Mono',monospace", "Noto Sans Mono"),
    ],
)
def test_one_font_is_named(said: str, family: str) -> None:
    found = only(
        f"<text font-family='{said}'>x</text>" if '"' in said else f'<text font-family="{said}">x</text>',
        "text",
    )
    assert found["font-family"] == family


LABEL = (
    '<switch><foreignObject width="100%" height="100%" '
    'requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility">'
    '<div xmlns="http://www.w3.org/1999/xhtml" style="display: flex; align-items: unsafe center; '
    'justify-content: unsafe center; width: 98px; height: 1px; padding-top: 30px; margin-left: 1px;">'
    '<div style="font-size: 0"><div style="font-size: {size}px">{html}</div></div></div></foreignObject>'
    "{fallback}</switch>"
)


def test_html_labels_become_text_where_the_drawing_has_no_better_one() -> None:
    text = '<text x="50" y="34" font-size="12px" text-anchor="middle">Server</text>'
    same = only(LABEL.format(size=12, html="Server", fallback=text), "text")
    assert (same["x"], same["y"]) == ("50", "34")
    shortened = '<text x="50" y="34" font-size="12px" text-anchor="middle">First li...</text>'
    lines = parts(LABEL.format(size=12, html="First line<br/>second", fallback=shortened), "text")
    assert [text_of(line) for line in lines] == ["First line", "second"]
    assert {line.get("text-anchor") for line in lines} == {"middle"}
    assert [float(line.get("y", 0)) for line in lines] == pytest.approx([27.04, 41.44], abs=3)
    alone = only(LABEL.format(size=20, html="<b>Alone</b>", fallback=""), "text")
    assert (alone["font-size"], alone["font-weight"]) == ("20", "bold")
    assert float(alone["x"]) == pytest.approx(50)
    assert float(alone["y"]) == pytest.approx(36, abs=3)


def test_the_ground_of_a_label_covers_the_line_below() -> None:
    text = '<text x="50" y="34" font-size="12px" text-anchor="middle">on a line</text>'
    html = '<span style="background-color: #fffffe">on a line</span>'
    found = only(LABEL.format(size=12, html=html, fallback=text))
    assert found["fill"] == "#fffffe"
    assert float(found["x"]) < 50 < float(found["x"]) + float(found["width"])


def test_the_note_for_programs_that_cannot_show_html_is_not_shown() -> None:
    body = (
        '<switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/>'
        '<a xlink:href="https://example.org"><text>Text is not SVG - cannot display</text></a></switch>'
        f"<rect {BOX}/>"
    )
    assert b"cannot display" not in prepare(f"<svg {SPACES} {BOX}>{body}</svg>".encode()).svg


def test_labels_wrap_in_their_box_and_take_the_colour_of_their_html() -> None:
    lines = parts(
        '<foreignObject x="10" y="0" width="60" height="40"><div xmlns="http://www.w3.org/1999/xhtml" '
        'style="font-size:10px;text-align:center;color:#0000ff">several words that wrap here</div>'
        "</foreignObject>",
        "text",
    )
    assert len(lines) > 1
    assert {(line.get("x"), line.get("fill")) for line in lines} == {("40", "#0000ff")}


def test_copies_symbols_and_inner_drawings_are_written_out() -> None:
    body = (
        f'<symbol id="s" viewBox="0 0 10 10"><rect {BOX} class="k"/></symbol>'
        '<use href="#s" x="20" y="10" width="50" height="50" fill="#00ff00"/>'
        f'<svg x="5" y="5" width="20" height="20" viewBox="0 0 10 10"><rect {BOX} fill="#0000ff"/></svg>'
    )
    found = parts(body, "rect")
    assert [(r.get("fill"), r.get("transform")) for r in found] == [
        ("#00ff00", "matrix(5 0 0 5 20 10)"),
        ("#0000ff", "matrix(2 0 0 2 5 5)"),
    ]
    assert not parts(body, "use")


def test_clips_become_masks_unless_they_cut_nothing_off() -> None:
    clip = '<clipPath id="c"><circle cx="5" cy="5" r="4"/></clipPath>'
    assert only(f'{clip}<rect {BOX} clip-path="url(#c)"/>')["mask"].startswith("url(#c")
    whole = f'<clipPath id="c"><rect width="100" height="50"/></clipPath><rect {BOX} clip-path="url(#c)"/>'
    assert [found.get("mask") for found in parts(whole, "rect")] == [None]


def test_arrow_heads_and_gradients_stay() -> None:
    body = (
        '<marker id="m" orient="auto-start-reverse" refX="4" viewBox="0 0 8 8">'
        '<path d="M0 0L8 4L0 8z"/></marker>'
        '<linearGradient id="a"><stop offset="0%" style="stop-color:red"/><stop offset="1"/></linearGradient>'
        '<linearGradient id="b" xlink:href="#a" x1="10%"/>'
        '<path d="M0 0L9 9" style="marker: url(#m); stroke: url(#b)"/>'
    )
    path = parts(body, "path")[-1].attrib
    assert path["marker-start"] != path["marker-end"]
    (gradient,) = parts(body, "linearGradient")
    assert gradient.get("x1") == "0.1"
    assert [stop.get("stop-color") for stop in gradient] == ["red", "#000000"]


def png(width: int, height: int) -> str:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    pixels = zlib.compress(b"\0" * (height * (width + 1)))
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(data).decode()


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:9/x.png", "https://example.org/x.png", "//example.org/x.png", "file:///etc/passwd",
        "/etc/passwd", "../secret.png", "beside.png", "beside.svg#part", "data:image/svg+xml;base64,PHN2Zy8+",
        "data:text/html,x", "data:image/png;base64,bm8gcGljdHVyZQ==", "qrc:/x.png", "\\\\host\\share",
    ],
)  # fmt: skip
def test_nothing_outside_of_the_file_is_ever_referred_to(address: str) -> None:
    body = (
        f'<image xlink:href="{address}" {BOX}/><image href="{address}" {BOX}/><use href="{address}"/>'
        f'<rect {BOX} fill="url({address})" style="mask:url({address})"/><script href="{address}"/>'
        f'<style>@import "{address}"; rect {{ stroke: url({address}) }}</style>'
        f'<foreignObject {BOX}><img src="{address}"/></foreignObject><a href="{address}"><text>t</text></a>'
    )
    made = prepare(f"<svg {SPACES} {BOX}>{body}</svg>".encode()).svg
    assert address.encode() not in made
    assert b"href=" not in made.replace(b"xmlns:xlink", b"")


def test_embedded_pictures_stay_until_they_are_too_many_pixels() -> None:
    found = only(f'<image xlink:href="{png(4, 4)}" {BOX}/>', "image")
    assert found["{http://www.w3.org/1999/xlink}href"] == png(4, 4)
    with pytest.raises(DrawingError, match="embedded pictures"):
        written(f'<image xlink:href="{png(3000, 3000)}" {BOX}/>' * 8)


def copies(levels: int) -> str:
    groups = "".join(
        f'<g id="a{n}">' + f'<use xlink:href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, levels + 1)
    )
    return f'<defs><g id="a0"><rect {BOX}/></g>{groups}</defs><use xlink:href="#a{levels}"/>'


BOMBS = {
    "copies": copies(9),
    "copies in copies": "".join(f'<g id="g{n}"><use href="#g{n + 1}"/></g>' for n in range(900))
    + '<use href="#g0"/>',
    "nesting": "<g>" * 500 + f"<rect {BOX}/>" + "</g>" * 500,
    "elements": f"<rect {BOX}/>" * 70_000,
    "full canvas": '<rect width="100%" height="100%"/>' * 5_000,
    "dashes": '<path d="M0 0L1000 1000" stroke="red" stroke-dasharray=".1"/>' * 400,
    "crossing lines": '<polygon stroke="red" stroke-width="9" points="'
    + "0,0 100,50 100,0 0,50 " * 15_000 + '"/>',
    "corners with markers": '<marker id="m">' + f"<rect {BOX}/>" * 50 + "</marker>"
    + '<path marker-mid="url(#m)" d="M0 0' + "L9 9" * 20_000 + '"/>',
    "costly pattern": '<pattern id="p" width="90" height="90" patternUnits="userSpaceOnUse">'
    + '<circle r="90"/>' * 50 + '</pattern>' + '<rect width="100" height="50" fill="url(#p)"/>' * 100,
    "costly mask": '<mask id="m">' + '<rect width="100" height="50"/>' * 200 + "</mask>"
    + f'<rect mask="url(#m)" {BOX}/>' * 40,
    "text": '<text font-size="40">' + "word " * 20 + "</text>" + "<text>much to say here</text>" * 20_000,
    "rules": "<style>" + "".join(f"g g g .c{n} * {{fill:red}}" for n in range(3000)) + "</style>"
    + "<g>" * 80 + f'<rect class="c5" {BOX}/>' * 9000 + "</g>" * 80,
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_what_would_take_too_long_is_refused_before_it_is_drawn(name: str) -> None:
    with pytest.raises(DrawingError) as caught:
        written(BOMBS[name])
    assert caught.value.reason == "costly"


def test_shadows_and_masks_beyond_the_first_ones_are_left_out_not_the_drawing() -> None:
    body = (
        '<filter id="f" x="-10%"><feGaussianBlur stdDeviation="2"/></filter>'
        '<mask id="m"><rect width="9" height="9" fill="white"/></mask>'
        + f'<rect {BOX} filter="url(#f)"/>' * 100
        + f'<rect {BOX} mask="url(#m)"/>' * 100
    )
    found = [(r.get("filter"), r.get("mask")) for r in parts(body, "rect") if r.get("width") == "10"]
    assert len(found) == 200
    assert sum(blur is not None for blur, _ in found) == 16
    assert sum(mask is not None for _, mask in found) == 48


def test_a_large_honest_diagram_is_drawn() -> None:
    boxes = "".join(
        f'<g transform="translate({n % 40 * 30} {n // 40 * 20})"><rect width="25" height="12" rx="2"/>'
        f'<text x="3" y="9" font-size="6">{n}</text></g>'
        for n in range(1500)
    )
    assert len(parts(boxes, "rect", 'width="1200" height="760"')) == 1500


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("itself", '<g id="a"><use href="#a"/></g><use href="#a"/>'),
        ("a symbol in itself", '<symbol id="a"><use href="#a"/></symbol><use href="#a"/>'),
        ("gradients in a ring", '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'),
        ("a pattern of itself", f'<pattern id="a" {BOX}><rect {BOX} fill="url(#a)"/></pattern>'),
        ("a mask of itself", f'<mask id="a"><rect {BOX} mask="url(#a)"/></mask><rect {BOX} mask="url(#a)"/>'),
        ("variables of themselves", "<style>:root { --a: var(--b); --b: var(--a) }</style>"),
        ("no numbers", '<path d="M0 0Lnan inf 1e999 2"/><circle r="1e999"/><rect width="-5" height="x"/>'),
    ],
)
def test_what_refers_to_itself_or_to_nothing_ends(kind: str, body: str) -> None:
    box = f'<rect {BOX} fill="url(#a) #010203" style="stroke: var(--a)"/>'
    made = prepare(f"<svg {SPACES} {BOX}>{body}{box}</svg>".encode())
    assert re.search(rb"<rect [^>]*width=\"10\"", made.svg), kind


ENTITIES = "".join(
    f'<!ENTITY {name} "{("&" + before + ";") * 10}">'
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    ("reason", "data"),
    [
        ("entities", f'<!DOCTYPE s [<!ENTITY a "aaa">{ENTITIES}]><svg {SPACES}><text>&i;</text></svg>'),
        ("entities", f'<!DOCTYPE s [<!ENTITY a "{"x" * 5000}">]><svg {SPACES}><text>&a;</text></svg>'),
        ("broken", ""),
        ("broken", "no drawing"),
        ("broken", f"<svg {SPACES}><rect>"),
        ("broken", "<html/>"),
        ("broken", f'<?xml version="1.0" encoding="no-such"?><svg {SPACES}/>'),
    ],
)
def test_what_is_no_drawing_is_refused(reason: str, data: str) -> None:
    with pytest.raises(DrawingError) as caught:
        prepare(data.encode())
    assert caught.value.reason == reason


def test_short_entities_are_taken_and_files_never_read() -> None:
    data = (
        '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY x SYSTEM "file:///etc/passwd">]>'
        f'<svg xmlns="&ns;" {BOX}><text>&x;a</text></svg>'
    )
    assert b">a</text>" in prepare(data.encode()).svg


def test_packed_drawings_are_unpacked_up_to_a_limit() -> None:
    def packed(data: bytes) -> bytes:
        packer = zlib.compressobj(wbits=31)
        return packer.compress(data) + packer.flush()

    assert b"<rect" in prepare(packed(f"<svg {SPACES}><rect {BOX}/></svg>".encode())).svg
    with pytest.raises(DrawingError) as caught:
        prepare(packed(b" " * 40_000_000))
    assert caught.value.reason == "costly"
    with pytest.raises(DrawingError) as caught:
        prepare(packed(b"<svg/>")[:12])
    assert caught.value.reason == "broken"


def test_the_same_drawing_is_written_the_same_way() -> None:
    data = f"<svg {SPACES} {BOX}>{LABEL.format(size=12, html='x', fallback='')}</svg>".encode()
    assert prepare(data) == prepare(data)
