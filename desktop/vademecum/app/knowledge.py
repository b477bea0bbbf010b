"""The public door: open a knowledge folder, search it, ask it, keep it up to date."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vademecum.answering.ask import ask
from vademecum.app.opening import Progress, open_folder
from vademecum.errors import KnowledgeError
from vademecum.knowledge.article import Article, Changes, Problem, Section
from vademecum.knowledge.contents import ContentsNode, contents
from vademecum.knowledge.folder import Snapshot, changes, looks_changed, read_folder
from vademecum.knowledge.links import Target, resolve
from vademecum.knowledge.memory import with_pages
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.retrieval import pipeline
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import PLAIN, SearchOptions

if TYPE_CHECKING:
    from vademecum.answering.answer import Answer
    from vademecum.answering.contributor import Retrieval
    from vademecum.answering.receipt import Helpers, Replay
    from vademecum.app.model_service import ModelService
    from vademecum.knowledge.document import Document
    from vademecum.retrieval.result import SearchResult
    from vademecum.retrieval.vectors import Embedder, Vectors


@dataclass(frozen=True, slots=True)
class Stats:
    """How much there is for a reader."""

    articles: int
    sections: int
    words: int
    problems: int
    """What the folder's author should mend, whoever reads."""
    fingerprint: str
    """sha256 over everything that was read."""


@dataclass(frozen=True, slots=True)
class _State:
    """One complete state: it is replaced as a whole, so every call sees a consistent one."""

    folder: Snapshot
    """As it is on disk."""
    snapshot: Snapshot
    """What is served: the folder, with pages put in and taken out by the host."""
    index: Index
    texts: Mapping[str, str] = field(default_factory=dict)
    """Path -> Markdown of the pages put in."""
    without: frozenset[str] = frozenset()
    """Paths of the pages taken out."""
    vectors: Vectors | None = None
    """Of the index's sections, with an encoder."""


class Knowledge:
    """An open knowledge folder.

    Every method may be called from any thread. Everything that returns articles or sections
    keeps to what `reader` may see; without a reader nothing is filtered but quarantine.
    """

    def __init__(
        self,
        state: _State,
        model: ModelService | None = None,
        embedder: Embedder | None = None,
        model_file: Path | None = None,
    ) -> None:
        self._state = state
        self._model, self._embedder, self._model_file = model, embedder, model_file
        self._writing = threading.Lock()

    @classmethod
    def open(
        cls,
        knowledge: str | Path,
        *,
        model: str | Path | None = None,
        encoder: Embedder | str | Path | None = None,
        cache: bool = True,
        overlay: str | Path | None = None,
        progress: Progress | None = None,
        cancelled: Callable[[], bool] | None = None,
        in_child: bool = False,
    ) -> Knowledge:
        """Read and index a folder.

        `model` is a GGUF file: it translates questions and words answers, in a process of its own
        that starts when it is first needed. `encoder` compares meanings: `builtin`, a GGUF file
        or an `Embedder` of one's own. `overlay` is a file of front matter kept apart from the pages;
        `cache` keeps the index in the user's cache folder. With `in_child` a large folder that is
        not in the cache is read by a process of its own, so that threads of this one stay smooth.
        Raises `KnowledgeError` when the folder cannot be used at all, `ModelError` when model or
        encoder can't, and `Cancelled` when `cancelled` turns true; what is wrong with single pages
        is in `problems`.
        """
        if knowledge == "":  # an unset variable; `Path` would take it for the current folder
            raise KnowledgeError("the path is empty", mend="Name a folder; . is the current one.")
        opened = open_folder(
            Path(knowledge),
            overlay=Path(overlay) if overlay is not None else None,
            cache=cache,
            progress=progress,
            cancelled=cancelled,
            in_child=in_child,
        )
        state = _State(opened.snapshot, opened.snapshot, opened.index)
        if model is None and encoder is None:
            return cls(state)
        return cls._with_help(state, model, encoder, cache=cache, progress=progress, cancelled=cancelled)

    @classmethod
    def _with_help(
        cls,
        state: _State,
        model: str | Path | None,
        encoder: Embedder | str | Path | None,
        *,
        cache: bool,
        progress: Progress | None,
        cancelled: Callable[[], bool] | None,
    ) -> Knowledge:
        """With a model or an encoder; what they need is loaded only here."""
        from vademecum.answering.prompts import prompts_of  # noqa: PLC0415
        from vademecum.app.encoders import embedder_of, vectors_of  # noqa: PLC0415
        from vademecum.app.model_service import ModelService  # noqa: PLC0415

        snapshot = state.snapshot
        embedder = embedder_of(encoder) if encoder is not None else None
        if embedder is not None:
            vectors = vectors_of(
                state.index, embedder, snapshot.root, cache=cache, progress=progress, cancelled=cancelled
            )
            state = replace(state, vectors=vectors)
        wanted = snapshot.manifest.model
        prompts, problems = prompts_of(wanted)
        if problems:
            state = replace(state, snapshot=replace(snapshot, problems=(*snapshot.problems, *problems)))
        path = Path(model) if model is not None else None
        service = ModelService(
            path, sha256=str(wanted.get("sha256") or ""), prompts=prompts, embedder=embedder
        )
        if path is not None:
            service.check()
        return cls(state, service, embedder, path)

    @property
    def model(self) -> ModelService | None:
        """The local model and its state; None when neither model nor encoder was given."""
        return self._model

    def helped_by(self, model: ModelService) -> Knowledge:
        """The same pages as they are now, with a model: for asking, while searching goes on without it."""
        return Knowledge(self._state, model)

    def asker(self, index: Index, text: str, options: SearchOptions) -> Answer:
        """Ask an index as `answering.ask.ask` does, with this knowledge's model and encoder in the search.

        For measuring what they add: answers are in the sections' own words.
        """
        from vademecum.answering.ask import answer_from  # noqa: PLC0415 - for measuring only
        from vademecum.answering.assist import Assistants, search_with  # noqa: PLC0415

        helpers = Assistants() if self._model is None else self._model.assistants(self._state.vectors)
        return answer_from(index, search_with(index, text, helpers, options))

    def close(self) -> None:
        """End the model's process; the knowledge itself needs no closing."""
        if self._model is not None:
            self._model.close()

    @property
    def root(self) -> Path:
        """The folder."""
        return self._state.snapshot.root

    @property
    def title(self) -> str:
        """Title from the manifest, else the folder's name."""
        return self._state.snapshot.manifest.title or self.root.resolve().name

    @property
    def language(self) -> str:
        """BCP 47 tag of the language that most articles are written in; empty when unknown."""
        return self._state.index.folder.language

    @property
    def home(self) -> str:
        """Path of the article to open first; empty in an empty folder."""
        return self._state.snapshot.home

    @property
    def fingerprint(self) -> str:
        """sha256 over everything that was read: equal for equal folders wherever they lie."""
        return self._state.snapshot.fingerprint

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What the author should mend, by path and line."""
        return self._state.snapshot.problems

    @property
    def snapshot(self) -> Snapshot:
        """The state of the folder that is served now; immutable, and not filtered for any reader."""
        return self._state.snapshot

    @property
    def index(self) -> Index:
        """The index that is served now; immutable, for measuring and for tools of one's own."""
        return self._state.index

    def search(
        self,
        text: str,
        *,
        route: str | None = None,
        reader: Reader | None = None,
        limit: int = 5,
        include_low: bool = False,
        raw_query: bool = False,
        explain: bool = False,
        scope: str = "",
    ) -> SearchResult:
        """The sections that fit a question best.

        `route` is the reader's screen, `scope` a folder or article to stay within; `raw_query`
        searches the words as typed. Raises `QueryError` for a limit below 1.
        """
        state = self._state
        options = SearchOptions(route or "", reader or ANYONE, limit, include_low, raw_query, explain, scope)
        if self._model is not None:
            from vademecum.answering.assist import search_with  # noqa: PLC0415 - with a model only

            return search_with(state.index, text, self._model.assistants(state.vectors), options)
        return pipeline.search(state.index, text, options)

    def ask(
        self,
        text: str,
        *,
        route: str | None = None,
        reader: Reader | None = None,
        limit: int = 5,
        include_low: bool = False,
        raw_query: bool = False,
        explain: bool = False,
        scope: str = "",
        on_text: Callable[[str], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Answer:
        """An answer with its source, or an honest refusal; as `search`.

        In the folder's own words, or, with a model that can, in the model's as far as the pages
        support them: `on_text` gets those as they come, `cancelled` stops them.
        """
        state = self._state
        options = SearchOptions(route or "", reader or ANYONE, limit, include_low, raw_query, explain, scope)
        if self._model is not None:
            return self._model.ask_stream(
                state.index, text, options, vectors=state.vectors, on_text=on_text, cancelled=cancelled
            )
        return ask(state.index, text, options)

    def ask_with_receipt(self, text: str, options: SearchOptions = PLAIN) -> tuple[Answer, dict[str, Any]]:
        """The answer that `ask` gives, explained, and how it came about, for `replay`.

        `answering.receipt.dump` makes the receipt a text. Raises what `ask` raises, and `OSError` when
        the model's file cannot be read.
        """
        from vademecum.answering.receipt import ask_with_receipt  # noqa: PLC0415 - for receipts only

        state = self._state
        return ask_with_receipt(state.index, text, options, asker=self._asker(state), helpers=self._helpers())

    def replay(self, receipt: Mapping[str, Any]) -> Replay:
        """Ask the question of a receipt again and say what changed; raises `VademecumError` if it is none."""
        from vademecum.answering.receipt import replay  # noqa: PLC0415 - for receipts only

        state = self._state
        return replay(state.index, receipt, asker=self._asker(state), helpers=self._helpers())

    def _asker(self, state: _State) -> Callable[[Index, str, SearchOptions], Answer]:
        model = self._model
        if model is None:
            return ask
        return lambda index, text, options: model.ask_stream(index, text, options, vectors=state.vectors)

    def _helpers(self) -> Helpers:
        from vademecum.answering.receipt import helpers_of  # noqa: PLC0415 - for receipts only

        return helpers_of(self._model_file, self._state.snapshot.manifest.model, self._embedder)

    def retrieve(
        self,
        question: str,
        *,
        route: str | None = None,
        reader: Reader | None = None,
        limit: int = 5,
        include_low: bool = False,
    ) -> Retrieval:
        """Whole sections as numbered excerpts, for a prompt of one's own; see `answering.contributor`."""
        from vademecum.answering.contributor import retrieve  # noqa: PLC0415 - for hosts with a model

        state = self._state
        options = SearchOptions(route or "", reader or ANYONE, limit, include_low)
        more = {} if self._model is None else {"assistants": self._model.assistants(state.vectors)}
        return retrieve(state.index, question, options, **more)

    def context(
        self, route: str | None, *, reader: Reader | None = None, limit: int = 5, include_low: bool = False
    ) -> SearchResult:
        """What F1 shows on a screen: exact articles, then ancestors, then descendants."""
        return pipeline.context(
            self._state.index, route or "", reader=reader or ANYONE, limit=limit, include_low=include_low
        )

    def complete(self, prefix: str, *, reader: Reader | None = None, limit: int = 8) -> SearchResult:
        """Articles and sections whose titles and headings fit what has been typed so far."""
        return pipeline.complete(self._state.index, prefix, reader=reader or ANYONE, limit=limit)

    def warm(self, reader: Reader | None = None) -> None:
        """Do beforehand what the first search of a reader would wait for: word lists, counts, headings."""
        pipeline.warm(self._state.index, reader=reader or ANYONE)

    def article(self, path: str, *, reader: Reader | None = None) -> Article | None:
        """The article with this path, id, alias or wiki name; None when there is none for this reader.

        An article of low confidence can be opened by its address, as hidden ones can.
        """
        found = self._state.snapshot.find(path)
        return found if found is not None and _may_read(found, reader) else None

    def articles(self, reader: Reader | None = None) -> tuple[Article, ...]:
        """The articles that this reader may see, in reading order; no hidden and no quarantined ones."""
        return tuple(
            article for article in self._state.snapshot.articles.values() if _is_listed(article, reader)
        )

    def sections(self, reader: Reader | None = None) -> tuple[Section, ...]:
        """The sections of `articles(reader)`."""
        return tuple(section for article in self.articles(reader) for section in article.sections)

    def stats(self, reader: Reader | None = None) -> Stats:
        """How much there is for this reader."""
        articles = self.articles(reader)
        return Stats(
            len(articles),
            sum(len(article.sections) for article in articles),
            sum(article.words for article in articles),
            len(self.problems),
            self.fingerprint,
        )

    def contents(self, reader: Reader | None = None) -> tuple[ContentsNode, ...]:
        """The contents tree as this reader sees it."""
        return contents(self._state.snapshot, lambda article: _is_listed(article, reader))

    def related(self, path: str, *, reader: Reader | None = None, limit: int = 5) -> tuple[Article, ...]:
        """Articles to read next: those that the author names, then those that are most alike."""
        snapshot = self._state.snapshot
        article = snapshot.find(path)
        if article is None:
            return ()
        named = (resolve(snapshot, article.path, name).path for name in article.related)
        alike = self.search(
            " ".join((article.title, *article.keywords)), reader=reader, limit=limit * 3, raw_query=True
        )
        paths = dict.fromkeys((*named, *(hit.path for hit in alike.hits)))
        found = (snapshot.articles.get(name) for name in paths if name != article.path)
        return tuple(other for other in found if other is not None and _is_listed(other, reader))[:limit]

    def resolve(self, from_path: str, target: str) -> Target:
        """Where a link on the page `from_path` leads; it never leaves the folder."""
        return resolve(self._state.snapshot, from_path, target)

    def document(self, path: str) -> Document:
        """The parsed page, for showing it. Raises `KnowledgeError` when it cannot be read."""
        return self._state.snapshot.document(path)

    def looks_changed(self) -> bool:
        """Whether the folder on disk differs by names, sizes or times: cheap, no file is opened."""
        return looks_changed(self._state.snapshot)

    def refresh(
        self, *, progress: Progress | None = None, cancelled: Callable[[], bool] | None = None
    ) -> Changes:
        """Read again what changed on disk and say which articles that touched.

        Searches go on meanwhile, on the state before. Raises `KnowledgeError` when the folder
        is gone, or had pages and has none at all, as a disk that is not mounted has: the last
        state stays in use.
        """
        with self._writing:
            old = self._state
            folder = read_folder(
                old.folder.root,
                overlay=old.folder.given_overlay,
                previous=old.folder,
                progress=progress,
                cancelled=cancelled,
            )
            if old.folder.articles and not folder.articles:
                raise KnowledgeError(
                    "The folder has no pages any more",
                    path=str(old.folder.root),
                    mend="Mount its disk, or open the folder again if it shall be empty.",
                )
            return self._replace(folder, old.texts, old.without, cancelled)

    def upsert(self, path: str, markdown: str) -> Changes:
        """Put a page into memory, over or beside the folder's; nothing is written to disk.

        The same text again changes nothing. Raises `KnowledgeError` for a path that no page
        can have and for a page above 10 MB.
        """
        with self._writing:
            old = self._state
            return self._replace(old.folder, {**old.texts, path: markdown}, old.without - {path})

    def remove(self, path: str) -> Changes:
        """Take a page out of what is served; its file stays, and `reingest` brings it back."""
        with self._writing:
            old = self._state
            texts = {name: text for name, text in old.texts.items() if name != path}
            without = old.without | {path} if path in old.folder.articles else old.without
            return self._replace(old.folder, texts, without)

    def reingest(self, *, progress: Progress | None = None) -> Changes:
        """Read the whole folder afresh and forget every page that was put in or taken out."""
        with self._writing:
            old = self._state.folder
            return self._replace(
                read_folder(old.root, overlay=old.given_overlay, progress=progress), {}, frozenset()
            )

    def list(self, scope: str = "", *, reader: Reader | None = None) -> tuple[Section, ...]:
        """The sections below a folder or of one article, in reading order."""
        place = scope.strip("/")
        return tuple(
            section
            for section in self.sections(reader)
            if not place or section.path == place or section.path.startswith(place + "/")
        )

    def _replace(
        self,
        folder: Snapshot,
        texts: Mapping[str, str],
        without: frozenset[str],
        cancelled: Callable[[], bool] | None = None,
    ) -> Changes:
        """Make the next state out of the present one; only what changed is read and indexed."""
        old = self._state
        snapshot = with_pages(folder, texts, without, old.snapshot)
        found = changes(old.snapshot, snapshot)
        index = old.index
        if snapshot.fingerprint != old.snapshot.fingerprint:
            index = build_index(snapshot, previous=old.index, cancelled=cancelled)
        vectors = old.vectors
        if self._embedder is not None and index is not old.index:
            from vademecum.app.encoders import vectors_of  # noqa: PLC0415 - with an encoder only

            vectors = vectors_of(index, self._embedder, snapshot.root, previous=vectors, cancelled=cancelled)
        self._state = _State(folder, snapshot, index, texts, without, vectors)
        return found


def _may_read(article: Article, reader: Reader | None) -> bool:
    return (reader or ANYONE).may_read(article.audience, article.requires)


def _is_listed(article: Article, reader: Reader | None) -> bool:
    return (reader or ANYONE).may_list(article)
