"""A question in other words: translated by the local model, under a grammar, into the folder's language.

The whole sentence is translated. Asking for key words instead found 13 of 24 articles where the
sentence found 22.
"""

from __future__ import annotations

import json
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from vademecum.answering.model_process import Request, Written
from vademecum.answering.prompts import BUILT_IN, Prompts
from vademecum.errors import Cancelled, ModelError
from vademecum.retrieval.language import NAMES
from vademecum.retrieval.stopwords import base_language, stop_words

MOST_WORDS = 12
LONGEST = 400
"""Characters of a question that are translated."""
SECONDS = 20.0
"""Longest time; after it the question is searched as typed."""
_MOST_TOKENS = 60
_KEPT = 256
"""Translations kept for the same question asked again."""

GRAMMAR = r"""root ::= "{\"query\": \"" text "\"}"
text ::= [^"\\\n\r\t{}]{1,160}
"""
"""GBNF: one JSON object with one text. A schema alone (json_schema) gave invalid JSON 2 of 24 times."""

_EXAMPLES: tuple[dict[str, str], ...] = (
    {
        "en": "How do I download an invoice?", "de": "Wie lade ich eine Rechnung herunter?",
        "fr": "Comment télécharger une facture ?", "es": "¿Cómo descargo una factura?",
        "ru": "Как скачать счёт?", "ja": "請求書をダウンロードする方法", "zh": "如何下载发票",
        "it": "Come scarico una fattura?", "pt": "Como baixar uma fatura?",
    },
    {
        "en": "Add a user to the project", "de": "Einen Benutzer zum Projekt hinzufügen",
        "fr": "Ajouter un utilisateur au projet", "es": "Añadir un usuario al proyecto",
        "ru": "добавить пользователя в проект", "ja": "プロジェクトにユーザーを追加する",
        "zh": "将用户添加到项目", "it": "Aggiungere un utente al progetto",
        "pt": "Adicionar um usuário ao projeto",
    },
    {
        "en": "How to change the password", "de": "Wie ändere ich das Passwort?",
        "fr": "Comment changer le mot de passe", "es": "Cómo cambiar la contraseña",
        "ru": "как изменить пароль", "ja": "パスワードを変更する", "zh": "怎么修改密码",
        "it": "Come cambiare la password", "pt": "Como alterar a senha",
    },
    {
        "en": "Printing does not work", "de": "Das Drucken funktioniert nicht",
        "fr": "L'impression ne fonctionne pas", "es": "La impresión no funciona",
        "ru": "печать не работает", "ja": "印刷できない", "zh": "打印不工作",
        "it": "La stampa non funziona", "pt": "A impressão não funciona",
    },
    {
        "en": "Where are the notification settings?",
        "de": "Wo sind die Einstellungen für Benachrichtigungen?",
        "fr": "Où sont les paramètres de notification ?",
        "es": "¿Dónde está la configuración de notificaciones?", "ru": "Где настройки уведомлений?",
        "ja": "通知の設定はどこですか", "zh": "通知设置在哪里",
        "it": "Dove sono le impostazioni di notifica?",
        "pt": "Onde estão as configurações de notificação?",
    },
)  # fmt: skip
"""The same questions in several languages; each example has another language on its left side."""
_SOURCES = ("ru", "de", "ja", "es", "zh", "fr", "en")


_SAID_OTHERWISE = (
    ("my printout comes out empty", "print a page: blank pages, printer problem"),
    ("I forgot what I sign in with", "reset the password"),
    ("how can somebody else see my work", "share a project with another user"),
    ("get rid of the sound when a message arrives", "turn off notification sounds"),
    ("put my numbers into a spreadsheet", "export data to a CSV file"),
    ("it takes ages until the list is there", "slow loading, performance"),
)
"""How people say it, and how a help page does."""


class Client(Protocol):
    """Something that writes: a `ModelProcess`, or a stand-in."""

    def write(
        self,
        request: Request,
        on_text: Callable[[str], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Written:
        """Write what is asked for."""
        ...


class Rewriter(Protocol):
    """Turns a question into words of another language; empty when it can't."""

    def rewrite(
        self, question: str, language: str, target: str, cancelled: Callable[[], bool] | None = None
    ) -> str:
        """Return the question in `target`, at most 12 words; `language` may be empty."""
        ...

    def rephrase(self, question: str, language: str, cancelled: Callable[[], bool] | None = None) -> str:
        """Return the question in other words of its own language, at most 12."""
        ...


class ModelRewriter:
    """Rewrites with a local model; the same question again costs nothing."""

    def __init__(self, client: Client, prompts: Prompts = BUILT_IN) -> None:
        self._client, self._prompts = client, prompts
        self._kept: OrderedDict[tuple[str, str, str], str] = OrderedDict()
        self._lock = threading.Lock()
        self.failure = ""
        """Why the last question could not be rewritten; empty when it could."""

    def rewrite(
        self, question: str, language: str, target: str, cancelled: Callable[[], bool] | None = None
    ) -> str:
        """Return the question in the language `target`; empty when the model fails or has nothing to say.

        Raises `Cancelled` only: a search never fails because of its model.
        """
        del language  # the model sees it by itself
        return self._asked("rewrite", question, target, cancelled)

    def rephrase(self, question: str, language: str, cancelled: Callable[[], bool] | None = None) -> str:
        """Return the question in words of a help page; as `rewrite`."""
        return self._asked("rephrase", question, language, cancelled)

    def _asked(self, prompt: str, question: str, target: str, cancelled: Callable[[], bool] | None) -> str:
        asked = " ".join(question.split())[:LONGEST]
        key = (prompt, asked, target)
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        try:
            request = request_for(asked, target, self._prompts, prompt=prompt)
            done = self._client.write(request, cancelled=cancelled)
        except ModelError as error:
            self.failure = str(error)
            return ""
        if done.end == "cancelled":
            raise Cancelled
        found = cleaned(done.text, asked, target)
        self.failure = "" if found else "the model gave no usable words"
        with self._lock:
            self._kept[key] = found
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return found


def request_for(
    question: str, target: str, prompts: Prompts = BUILT_IN, *, prompt: str = "rewrite"
) -> Request:
    """Ask for a translation, or for other words, with a few examples: a base model understands it too."""
    name = NAMES.get(base_language(target), target)
    examples = _examples(base_language(target)) if prompt == "rewrite" else _example(_SAID_OTHERWISE)
    head = f"{prompts.fill(prompt, language=name)}\n\n{examples}"
    # A line break in the question would begin a new example.
    return Request(
        user=((head + "Question: ", True), (question, False), ("\n", True)),
        most=_MOST_TOKENS,
        grammar=GRAMMAR,
        plain=True,
        seconds=SECONDS,
    )


def _examples(target: str) -> str:
    sources = [name for name in _SOURCES if name != target]
    return _example(
        (sentences[sources[at % len(sources)]], sentences[target])
        for at, sentences in enumerate(_EXAMPLES)
        if target in sentences
    )


def _example(pairs: Iterable[tuple[str, str]]) -> str:
    return "".join(
        f"Question: {asked}\n{json.dumps({'query': query}, ensure_ascii=False)}\n\n" for asked, query in pairs
    )


@dataclass(frozen=True, slots=True)
class _Words:
    """A text cut at white space, stop words told."""

    words: tuple[str, ...]
    stops: frozenset[str]

    def shortened(self, most: int) -> str:
        """The text; above `most` words without its stop words, then cut."""
        if len(self.words) <= most:
            return " ".join(self.words)
        content = [word for word in self.words if word.strip("?!.,;:").casefold() not in self.stops]
        return " ".join(content[:most])


def cleaned(reply: str, question: str, target: str) -> str:
    """The words of a reply, at most 12; empty when it is no JSON, says nothing, or repeats the question."""
    try:
        value = json.loads(reply)
    except ValueError:
        # The grammar allows nothing else, but a reply may have been cut at its longest.
        match = re.match(r'\{"query": "([^"\\]+)', reply)
        value = {"query": match[1].rsplit(" ", 1)[0]} if match else {}
    text = value.get("query", "") if isinstance(value, dict) else ""
    if not isinstance(text, str):
        return ""
    words = _Words(tuple(text.split()), stop_words(base_language(target)))
    found = words.shortened(MOST_WORDS)
    return "" if found.casefold().strip(" ?.!") == question.casefold().strip(" ?.!") else found
