from __future__ import annotations

import pytest

from vademecum.viewer.texts.addresses import short_address


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("https://example.org/a/page", "https://example.org/a/page"),
        ("https://example.org/" + "a" * 90 + "/end.html", "https://example.org/aaaaaaaaa…a/end.html"),
        # What stands before the host can look like another one.
        ("https://bank.example:pay@evil.example/" + "a" * 60, "https://evil.example/aaaaaaaaa…aaaaaaaaa"),
        ("https://" + "bank.example." * 9 + "evil.example/x", "https://….bank.example.evil.example/x"),
        ("https://[not-an-address/" + "a" * 60, "https://[not-an-addr…aaaaaaaaaaaaaaaaaaa"),
        ("mailto:" + "a" * 50 + "@example.org", "mailto:aaaaaaaaaaaaa…aaaaaaa@example.org"),
    ],
)
def test_the_host_is_seen_however_long_the_address(address: str, shown: str) -> None:
    assert short_address(address, 40) == shown
    assert len(shown) <= 40
