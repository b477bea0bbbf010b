from __future__ import annotations

import pytest

from vademecum.viewer.texts.addresses import plain_address, short_address, true_host


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


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("https://example.org/a?b#c", ""),
        ("https://EXAMPLE.org:8080/", ""),
        ("https://example.org./", ""),
        ("http://127.0.0.1/x", ""),
        ("http://[::1]:80/x", ""),
        ("mailto:me@example.org?subject=x", ""),
        ("https://xn--mnchen-3ya.example/", ""),
        ("https://m\u00fcnchen.example/", "xn--mnchen-3ya.example"),
        ("https://\u0430pple.com/", "xn--pple-43d.com"),
        ("https://\u0430\u0440\u0440\u04cf\u0435.com:443/x", "xn--80ak6aa92e.com"),
        ("HTTPS://example.org\u3002evil.example/", "example.org.evil.example"),
        ("https://ex%61mple.org/", "example.org"),
        ("https://apple.com@evil.example/", "evil.example"),
        ("https://apple.com:pass@evil.example:81/x", "evil.example"),
        ("mailto:me@b\u00fccher.example", "xn--bcher-kva.example"),
        ("https://", ""),
        ("nonsense", ""),
    ],
)
def test_a_host_that_reads_like_another_is_named_beside(address: str, host: str) -> None:
    assert true_host(address) == host
    assert plain_address(address) == (f"{address} ({host})" if host else address)
