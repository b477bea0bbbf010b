from __future__ import annotations

import pytest

from vademecum.app import theme as theme_module
from vademecum.app.theme import THEMES, contrast, load_theme
from vademecum.errors import VademecumError
from vademecum.knowledge.dialects.kinds import KINDS


def test_contrast_is_that_of_the_web_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", THEMES)
def test_everything_that_is_read_has_enough_contrast(name: str) -> None:
    wanted = 7 if name == "high_contrast" else 4.5
    pairs = load_theme(name).pairs()
    assert len(pairs) > 80
    assert [(what, round(contrast(a, b), 2)) for what, a, b in pairs if contrast(a, b) < wanted] == []


@pytest.mark.parametrize("name", THEMES)
def test_each_theme_knows_every_kind_and_role(name: str) -> None:
    theme = load_theme(name)
    assert set(theme.callouts) == set(KINDS)
    assert set(theme.syntax) == set(load_theme("light").syntax)
    assert theme.callout("never heard of") == theme.callout("note")
    assert theme.dark == (name != "light")


def test_unknown_and_damaged_themes_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    with pytest.raises(VademecumError, match="light, dark"):
        load_theme("sepia")
    from pathlib import Path

    broken = Path(str(tmp_path)) / "light.toml"
    monkeypatch.setattr(theme_module, "asset", lambda _name: broken)
    for content in ("", 'name = "light"', "not toml at all ["):
        broken.write_text(content)
        load_theme.cache_clear()
        with pytest.raises(VademecumError, match="Install Vademecum again"):
            load_theme("light")
    load_theme.cache_clear()
