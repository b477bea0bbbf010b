"""Words as people type them: mistakes, accents, names of programs, inflected forms, unspaced scripts."""

from __future__ import annotations

import pytest

from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import ANYONE
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.pipeline import search
from vademecum.retrieval.view import view_of

FILES = {
    "index.md": "# Storehouse\n\nStorehouse counts what lies in your shelves.\n",
    "badge.md": "# Sign in\n\nHold the badge to the reader. The sign-in page asks for a code.\n",
    "names.md": (
        "# Parameters\n\nSet `read_timeout` in seconds. The `responseModel` says which fields are sent. "
        "`maxUploadSize` limits a file, `client.retry_count` the attempts.\n"
    ),
    "café.md": "# Café\n\nCalibration of the scale takes a minute. The résumé lists déjà vu drinks.\n",
    "words.md": "# Sharing\n\nCross-Origin Resource Sharing (CORS) must be on.\n",
    "sizes.md": (
        "# Sizes\n\nThe plug has 3.5 mm, the shelf bears 12kg. Error 0x80070005 is HTTP 404. ISO 60068-2-6. "
        "Version v2.10.3.\n"
    ),
    "ru.md": (
        "# Инвентаризация склада\n\nЧтобы начать инвентаризацию, откройте раздел «Товары». "
        "Накладные можно распечатать.\n"
    ),
    "de.md": "# Lagerbestände prüfen\n\nÖffne die Übersicht, um die Bestände zu prüfen und zu buchen.\n",
    "fr.md": "# Commandes annulées\n\nPour annuler une commande, ouvrez la liste des commandes.\n",
    "es.md": "# Envíos pendientes\n\nPara confirmar un envío, abra la lista de envíos y elija el primero.\n",
    "fi.md": "# Varaston tilaukset\n\nJos haluat peruuttaa tilauksen, avaa tilausten luettelo.\n",
    "tr.md": "# Depo siparişleri\n\nBir siparişi iptal etmek için sipariş listesini açın ve onu seçin.\n",
    "ar.md": "# إدارة المخزون\n\nلإلغاء الطلب افتح قائمة الطلبات ثم اختر الطلب الذي تريد إلغاءه.\n",
    "hi.md": "# भंडार की गिनती\n\nगिनती शुरू करने के लिए सूची खोलें और वस्तु चुनें।\n",
    "ja.md": "# 在庫の確認\n\n在庫を確認するには、商品一覧を開いて押します。請求書を印刷できます。\n",
    "zh.md": "# 打印标签\n\n要打印标签,请打开货架页面,然后选择打印机。\n",
    "ko.md": "# 재고 확인\n\n재고를 확인하려면 상품 목록을 여세요. 송장을 인쇄할 수 있습니다.\n",
    "th.md": "# ตรวจนับสินค้าคงคลัง\n\nเปิดรายการสินค้าแล้วกดปุ่มนับ เพื่อพิมพ์ใบแจ้งหนี้\n",
}


@pytest.fixture(scope="module")
def storehouse(tmp_path_factory: pytest.TempPathFactory) -> Index:
    root = tmp_path_factory.mktemp("storehouse")
    (root / "knowledge.yaml").write_text("language: en\n", "utf-8")
    for name, text in FILES.items():
        spoken = f"---\nlanguage: {name[:2]}\n---\n" if len(name) == len("de.md") else ""
        (root / name).write_text(spoken + text, "utf-8")
    return build_index(read_folder(root))


@pytest.mark.parametrize(
    ("kind", "typed", "path"),
    [
        ("wrong letter", "calibratiom", "café.md"),
        ("missing letter", "calbration", "café.md"),
        ("doubled letter", "callibration", "café.md"),
        ("swapped letters", "calibartion", "café.md"),
        ("swapped into a real word", "how do I sing in", "badge.md"),
        ("missing space", "signin", "badge.md"),
        ("missing space", "responsemodel", "names.md"),
        ("wrong letter, Cyrillic", "инвентаризацыя", "ru.md"),
        ("missing letter, Cyrillic", "инветаризация", "ru.md"),
        ("doubled letter, Cyrillic", "инввентаризация", "ru.md"),
        ("swapped letters, Cyrillic", "инвентраизация", "ru.md"),
        ("no accents", "cafe resume", "café.md"),
        ("other accents", "résumè", "café.md"),
        ("umlauts written out", "Lagerbestaende pruefen", "de.md"),
        ("umlauts left out", "lagerbestande", "de.md"),
        ("mistake in an accented word", "Lagerbstände", "de.md"),
        ("snake case", "response_model", "names.md"),
        ("camel case", "responseModel", "names.md"),
        ("words", "response model", "names.md"),
        ("hyphen", "response-model", "names.md"),
        ("camel for snake", "readTimeout", "names.md"),
        ("capitals", "READ_TIMEOUT", "names.md"),
        ("option", "--read-timeout", "names.md"),
        ("three parts", "max_upload_size", "names.md"),
        ("without its owner", "retryCount", "names.md"),
        ("mistake in a name", "rsponse_model", "names.md"),
        ("unit written to its number", "3.5mm", "sizes.md"),
        ("unit apart from its number", "12 kg", "sizes.md"),
        ("error number", "0x80070005", "sizes.md"),
        ("number of a standard", "60068", "sizes.md"),
        ("version", "2.10.3", "sizes.md"),
        ("acronym", "what is CORS", "words.md"),
        ("acronym written out", "cross origin resource sharing", "words.md"),
        ("inflected, German", "geprüfter Bestand", "de.md"),
        ("inflected, Russian", "печать накладной", "ru.md"),
        ("inflected, French", "annulation d'une commande", "fr.md"),
        ("inflected, Spanish", "cómo confirmo los envíos", "es.md"),
        ("inflected, Finnish", "tilauksien peruuttaminen", "fi.md"),
        ("inflected, Turkish", "siparişlerin iptali", "tr.md"),
        ("inflected, Arabic", "كيف ألغي طلبا", "ar.md"),
        ("Hindi", "गिनती कैसे शुरू करें", "hi.md"),
        ("Japanese", "在庫を確認したい", "ja.md"),
        ("Japanese", "請求書はどうやって印刷しますか", "ja.md"),
        ("Chinese", "怎么打印标签", "zh.md"),
        ("Korean", "재고는 어떻게 확인하나요", "ko.md"),
        ("Thai", "ตรวจนับสินค้าอย่างไร", "th.md"),
        ("Thai", "พิมพ์ใบแจ้งหนี้", "th.md"),
    ],
)
def test_what_is_typed_finds_what_is_meant(storehouse: Index, kind: str, typed: str, path: str) -> None:
    found = search(storehouse, typed)
    assert found.hits, kind
    assert found.hits[0].path == path, kind
    assert found.tier != "refuse", kind


@pytest.mark.parametrize("typed", ["response_model", "readTimeout", "signin", "cafe", "READ_TIMEOUT"])
def test_another_spelling_is_no_correction(storehouse: Index, typed: str) -> None:
    found = search(storehouse, typed)
    assert not found.corrected and not found.message
    assert found.confidence > storehouse.parameters.repaired_cap


@pytest.mark.parametrize("typed", ["calibartion", "инвентраизация", "rsponse_model", "how do I sing in"])
def test_a_correction_says_so_and_is_never_sure(storehouse: Index, typed: str) -> None:
    found = search(storehouse, typed)
    assert found.corrected
    assert "verify the source" in found.message
    assert found.confidence <= storehouse.parameters.repaired_cap


def test_an_ordinary_word_that_the_folder_lacks_is_left_alone(storehouse: Index) -> None:
    assert search(storehouse, "sing a song").corrected == {}


def test_no_beginning_of_any_word_empties_the_list(storehouse: Index) -> None:
    words = view_of(storehouse, ANYONE).words
    assert "sign-in" in words and "read_timeout" in words
    beginnings = {word[:size] for word in words for size in range(2, len(word) + 1)}
    assert [typed for typed in sorted(beginnings) if not search(storehouse, typed).hits] == []
