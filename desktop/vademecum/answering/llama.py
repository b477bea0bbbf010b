"""llama.cpp: the only file that imports llama_cpp, and it runs only in the model's own process.

Temperature 0 and a fixed batch layout, so that the same request gives the same text: the fixed
beginning of a prompt is always evaluated by itself, and its state is kept and put back.
"""

from __future__ import annotations

import codecs
import ctypes
import os
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import llama_cpp
import numpy as np
from llama_cpp import llama_cpp as native
from llama_cpp.llama_chat_format import Jinja2ChatFormatter

from vademecum.answering.thoughts import without_thinking

_BATCH = 512
"""Tokens evaluated at once."""
_KEPT_PREFIXES = 4
_KEPT_BYTES = 256 * 1024 * 1024
"""Prompt beginnings whose state is kept, and their size together."""
_FIXED_DATE = "01 Jan 2025"
"""Templates that print today's date would give another answer every day."""
_HOLE = "@@text-{}@@"
"""Stands for text from pages and readers while the template is filled in."""
_errors: deque[str] = deque(maxlen=8)


class StoppedError(Exception):
    """The work was stopped: cancelled or out of time."""


class TooLongError(Exception):
    """The prompt does not fit; `have` and `room` are tokens."""

    def __init__(self, have: int, room: int) -> None:
        super().__init__(f"the prompt has {have} tokens and {room} fit")
        self.have, self.room = have, room


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a prompt."""

    text: str
    trusted: bool
    """Only our own text and the template may hold control tokens."""


@dataclass(slots=True)
class Counts:
    """What writing took."""

    prompt: int = 0
    """Tokens of the prompt."""
    kept: int = 0
    """Of these, tokens whose state was kept from before."""
    written: int = 0
    prompt_s: float = 0.0
    write_s: float = 0.0
    end: str = "end"
    """end, length or stop."""


class Engine:
    """A loaded model."""

    def __init__(
        self,
        path: str,
        *,
        context: int,
        threads: int,
        encoder: bool,
        progress: Callable[[float], bool],
        stopped: Callable[[], bool],
    ) -> None:
        """Load; `progress` gets 0 to 1 and returns whether to go on. Raises RuntimeError with the cause."""
        self._stopped = stopped
        native.llama_log_set(_log, ctypes.c_void_p(0))
        self._progress = native.llama_progress_callback(lambda share, _: bool(progress(float(share))))
        try:
            self._llm = self._load(path, context, threads, encoder)
        except (ValueError, RuntimeError) as error:
            if stopped():
                raise StoppedError from error
            raise RuntimeError(self._cause(error)) from error
        self._abort = native.ggml_abort_callback(lambda _: bool(stopped()))
        native.llama_set_abort_callback(self._llm.ctx, self._abort, ctypes.c_void_p(0))
        self.context = int(self._llm.n_ctx())
        self._states: OrderedDict[tuple[int, ...], Any] = OrderedDict()
        metadata: Mapping[str, str] = self._llm.metadata
        self._bos = self._special(self._llm.token_bos())
        self._eos = self._special(self._llm.token_eos())
        self._template = chat_template(metadata.get("tokenizer.chat_template", ""), self._eos, self._bos)
        self.chat = self._template is not None

    def _load(self, path: str, context: int, threads: int, encoder: bool) -> llama_cpp.Llama:
        """The library has no parameter for loading progress, so it is put into its defaults."""
        defaults = native.llama_model_default_params

        def with_progress() -> Any:
            values = defaults()
            values.progress_callback = self._progress
            return values

        native.llama_model_default_params = with_progress
        try:
            return llama_cpp.Llama(
                path,
                n_ctx=context,
                n_batch=context if encoder else min(_BATCH, context),
                n_threads=threads,
                n_threads_batch=threads,
                embedding=encoder,
                seed=1,
                verbose=False,
            )
        finally:
            native.llama_model_default_params = defaults
            # Creating the model sets the library's own log again.
            native.llama_log_set(_log, ctypes.c_void_p(0))

    def _special(self, token: int) -> str:
        return str(self._llm._model.token_get_text(token)) if token >= 0 else ""

    @staticmethod
    def _cause(error: Exception) -> str:
        told = [line for line in _errors if line]
        return f"{error}; {told[-1]}" if told else str(error)

    def close(self) -> None:
        """Free the model; the library warns when this is left to the end of the process."""
        self._llm.close()

    def pieces(self, system: str, user: Sequence[Piece], opening: str, *, plain: bool) -> list[Piece]:
        """The prompt as the model's template wants it; `opening` begins the model's own reply."""
        if self._template is None or plain:
            head = [Piece(f"{system}\n\n", True)] if system else []
            return _joined([*head, *user, Piece(opening, True)])
        return self._template.pieces(system, user, opening)

    def tokens(self, pieces: Sequence[Piece]) -> list[list[int]]:
        """Tokens of each piece; control tokens are read in trusted pieces only."""
        found: list[list[int]] = []
        for at, piece in enumerate(pieces):
            begin = at == 0 and not (self._bos and piece.text.startswith(self._bos))
            data = piece.text.encode("utf-8", "replace")
            found.append(list(self._llm.tokenize(data, add_bos=begin, special=piece.trusted)))
        return found

    def count(self, text: str) -> int:
        """Tokens of a text from a page."""
        return len(self._llm.tokenize(text.encode("utf-8", "replace"), add_bos=False, special=False))

    def write(
        self, pieces: Sequence[Piece], *, most: int, grammar: str, stop: Sequence[str], counts: Counts
    ) -> Iterator[str]:
        """Yield the reply in parts of whole characters; raises `StoppedError` and `TooLongError`."""
        tokens = self.tokens(pieces)
        fixed = tokens[0] if len(tokens) > 1 else []
        rest = [token for part in (tokens[1:] if fixed else tokens) for token in part]
        counts.prompt = len(fixed) + len(rest)
        room = self.context - counts.prompt
        if room < min(most, 16) or not rest:
            raise TooLongError(counts.prompt, self.context - min(most, 16))
        begun = time.perf_counter()
        counts.kept = self._begin_with(fixed)
        counts.prompt_s = time.perf_counter() - begun
        pending = ""
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        for number, token in enumerate(self._generate(rest, grammar)):
            if number == 0:
                counts.prompt_s = time.perf_counter() - begun
            if self._stopped():
                raise StoppedError
            if native.llama_vocab_is_eog(self._vocab(), token):
                break
            counts.written = number + 1
            counts.write_s = time.perf_counter() - begun - counts.prompt_s
            pending += decoder.decode(self._llm.detokenize([token], special=False))
            ready, pending, ended = _until_stop(pending, stop)
            if ready:
                yield ready
            if ended:
                counts.end = "stop"
                return
            if number + 1 >= min(most, room):
                counts.end = "length"
                break
        if pending:
            yield pending

    def _generate(self, tokens: list[int], grammar: str) -> Iterator[int]:
        rules = llama_cpp.LlamaGrammar.from_string(grammar, verbose=False) if grammar else None
        try:
            yield from self._llm.generate(tokens, temp=0.0, reset=False, grammar=rules)
        except RuntimeError as error:
            self._forget()
            if self._stopped():
                raise StoppedError from error
            raise RuntimeError(self._cause(error)) from error

    def _begin_with(self, fixed: list[int]) -> int:
        """Bring the model to the state after the prompt's fixed beginning; returns the tokens saved."""
        self._forget()
        if not fixed:
            return 0
        key = tuple(fixed)
        state = self._states.get(key)
        if state is not None:
            self._states.move_to_end(key)
            if native.llama_state_seq_set_data(self._llm.ctx, state, len(state), 0):
                self._llm.input_ids[: len(fixed)] = fixed
                self._llm.n_tokens = len(fixed)
                return len(fixed)
            self._forget()
        try:
            self._llm.eval(fixed)
        except RuntimeError as error:
            self._forget()
            if self._stopped():
                raise StoppedError from error
            raise RuntimeError(self._cause(error)) from error
        self._keep(key)
        return 0

    def _keep(self, key: tuple[int, ...]) -> None:
        size = native.llama_state_seq_get_size(self._llm.ctx, 0)
        while self._states and (
            len(self._states) >= _KEPT_PREFIXES or sum(map(len, self._states.values())) + size > _KEPT_BYTES
        ):
            self._states.popitem(last=False)
        if size <= _KEPT_BYTES:
            state = (ctypes.c_uint8 * size)()
            if native.llama_state_seq_get_data(self._llm.ctx, state, size, 0):
                self._states[key] = state

    def _forget(self) -> None:
        self._llm.reset()
        memory = native.llama_get_memory(self._llm.ctx)
        if memory is not None:
            native.llama_memory_clear(memory, True)

    def _vocab(self) -> Any:
        return native.llama_model_get_vocab(self._llm.model)

    def embed(self, texts: Sequence[str]) -> list[list[float]]:
        """Vectors of length 1, one per text; raises `StoppedError`."""
        found: list[list[float]] = []
        for text in texts:
            if self._stopped():
                raise StoppedError
            try:
                vector = self._llm.embed(text, normalize=True)
            except RuntimeError as error:
                if self._stopped():
                    raise StoppedError from error
                raise RuntimeError(self._cause(error)) from error
            found.append(_pooled(vector))
        return found


def _pooled(vector: Sequence[Any]) -> list[float]:
    """One vector of length 1: of a model that gives one per token, their mean."""
    rows = np.atleast_2d(np.asarray(vector, dtype=np.float64))
    mean = rows.mean(axis=0)
    length = float(np.linalg.norm(mean))
    if not rows.size or not length:
        raise RuntimeError("this model makes no sentence embeddings")
    return [float(number) for number in mean / length]


class ChatTemplate:
    """A model's own chat template, in Jinja's sandbox."""

    def __init__(self, template: str, eos: str, bos: str) -> None:
        """Raises whatever Jinja does for a template that is none."""
        self._fill = Jinja2ChatFormatter(template, eos, bos)
        self._fill.strftime_now = lambda _form: _FIXED_DATE
        # Templates of models that can think aloud ask for this; answers here are short and checked.
        self._fill._environment.globals["enable_thinking"] = False

    def pieces(self, system: str, user: Sequence[Piece], opening: str = "") -> list[Piece]:
        """The prompt; what is not trusted stays apart, whatever the template does with it."""
        holes = {_HOLE.format(at): piece for at, piece in enumerate(user) if not piece.trusted}
        names = iter(holes)
        content = "".join(piece.text if piece.trusted else next(names) for piece in user)
        filled = without_thinking(self.fill(system, content)) + opening
        parts: list[Piece] = []
        for name, piece in holes.items():
            before, _, filled = filled.partition(name)
            parts += [Piece(before, True), piece]
        return _joined([*parts, Piece(filled, True)])

    def fill(self, system: str, content: str) -> str:
        """The prompt; a template without a system role gets it as the question's first lines."""
        asked = {"role": "user", "content": content}
        if system:
            try:
                given = self._prompt([{"role": "system", "content": system}, asked])
            except Exception:  # a template raises whatever it likes
                given = ""
            # Some leave the system's words out without a word.
            if system.strip() in given:
                return given
            asked = {"role": "user", "content": f"{system}\n\n{content}"}
        return self._prompt([asked])

    def _prompt(self, messages: list[Any]) -> str:
        return str(self._fill(messages=messages).prompt)


def chat_template(template: str, eos: str, bos: str) -> ChatTemplate | None:
    """The template of a model; None when there is none or it is damaged: the prompt is then plain text."""
    if not template:
        return None
    try:
        made = ChatTemplate(template, eos, bos)
        made.fill("", "?")
    except Exception:  # Jinja's errors and the template's own
        return None
    return made


def _joined(pieces: Sequence[Piece]) -> list[Piece]:
    """Neighbouring trusted pieces as one, empty ones left out: one part is one run of tokens."""
    found: list[Piece] = []
    for piece in pieces:
        if not piece.text:
            continue
        if found and found[-1].trusted and piece.trusted:
            found[-1] = Piece(found[-1].text + piece.text, True)
        else:
            found.append(piece)
    return found


def _until_stop(text: str, stop: Sequence[str]) -> tuple[str, str, bool]:
    """Text that may be shown, text to hold back because a stop word may begin in it, and whether one came."""
    found = [at for word in stop if (at := text.find(word)) >= 0]
    if found:
        return text[: min(found)], "", True
    held = max(
        (size for word in stop for size in range(1, len(word)) if text.endswith(word[:size])), default=0
    )
    return text[: len(text) - held], text[len(text) - held :], False


def _listen(level: int, text: bytes, _: Any) -> None:
    """Keep the library's errors for our own messages; everything else is noise."""
    if level == 3:  # GGML_LOG_LEVEL_ERROR
        _errors.append(os.fsdecode(text).strip())


_log = native.llama_log_callback(_listen)
