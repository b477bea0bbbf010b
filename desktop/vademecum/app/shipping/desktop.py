"""What a Linux desktop wants to know of an application: menu entry, file type, store page."""

from __future__ import annotations

import re
from html import escape

from vademecum.app.shipping.product import Product
from vademecum.knowledge.bundle import MIME

_SCHEME = "x-scheme-handler/vademecum"


def desktop_entry(product: Product, command: str, icon: str) -> str:
    """The menu entry; `command` is the program's path or name, `icon` the icon's."""
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        f"Name={_line(product.name)}",
        f"Comment={_line(product.summary)}",
        f"Exec={_quoted(command)} %u" if product.owns_bundles else f"Exec={_quoted(command)}",
        f"TryExec={command}",
        f"Icon={icon}",
        "Terminal=false",
        "StartupNotify=true",
        f"StartupWMClass={product.id}",
        f"Categories={''.join(f'{each};' for each in product.categories)}",
        f"Keywords={''.join(f'{_line(each)};' for each in product.keywords)}",
    ]
    if product.owns_bundles:
        lines.append(f"MimeType={MIME};{_SCHEME};")
    return "\n".join(lines) + "\n"


def _line(text: str) -> str:
    return " ".join(text.split()).replace("\\", "\\\\").replace(";", ",")


def _quoted(command: str) -> str:
    if re.fullmatch(r"[\w./+-]+", command):
        return command
    escaped = re.sub(r'(["`$\\])', r"\\\1", command).replace("%", "%%")
    return f'"{escaped}"'


def mime_type() -> str:
    """The file type of bundles, told by name and by the first bytes."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MIME}">
    <comment>Vademecum bundle</comment>
    <comment xml:lang="de">Vademecum-Bündel</comment>
    <sub-class-of type="application/zip"/>
    <generic-icon name="package-x-generic"/>
    <glob pattern="*.vade"/>
    <magic priority="70">
      <match type="string" value="PK\\003\\004" offset="0">
        <match type="string" value="{MIME}" offset="38"/>
      </match>
    </magic>
  </mime-type>
</mime-info>
"""


def appstream(product: Product) -> str:
    """The page of the application in a software centre."""
    paragraphs = [" ".join(part.split()) for part in product.description.split("\n\n") if part.strip()]
    body = "".join(f"    <p>{escape(part)}</p>\n" for part in paragraphs or [product.summary])
    provides = f"    <mediatype>{MIME}</mediatype>\n" if product.owns_bundles else ""
    vendor = product.vendor or product.name
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>org.vademecum.{product.id.replace("-", "_")}</id>
  <metadata_license>FSFAP</metadata_license>
  <project_license>{escape(product.license)}</project_license>
  <name>{escape(product.name)}</name>
  <summary>{escape(product.summary)}</summary>
  <developer id="{product.id}"><name>{escape(vendor)}</name></developer>
  <description>
{body}  </description>
  <launchable type="desktop-id">{product.id}.desktop</launchable>
  <provides>
    <binary>{product.id}</binary>
{provides}  </provides>
  <content_rating type="oars-1.1"/>
</component>
"""
