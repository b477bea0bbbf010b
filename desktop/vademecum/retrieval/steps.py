"""The names of the pipeline's steps: what `off` switches off and what `--explain` shows."""

from __future__ import annotations

STEPS: dict[str, str] = {
    "glossary": "words of another language are replaced by the folder's own",
    "asking": "words that only ask (what does ... stand for) name no subject",
    "joined": "neighbouring words are also asked for as one (sign in, signin)",
    "acronyms": "acronyms are met by their words and the words by the acronym",
    "synonyms": "words are met by the synonyms of the manifest",
    "ordinary": "words are met, weakly, by what manuals in general call the same thing",
    "prefix": "the last word, and one with a star (bill*), also stands for words that begin with it",
    "spelling": "unknown words are replaced by their nearest neighbours",
    "article": "a section gains by the score of its whole article",
    "file-name": "an article whose file is named for what was asked counts more",
    "reference": "pages that the manifest names as reference count a little more",
    "news": "change logs and people pages count less",
    "links": "sections that only list links count less, and are no answers",
    "heading": "a heading with the question's words side by side, or that is the name asked for, counts more",
    "how-to": "a section that tells how comes before the introduction of its page",
    "exact-form": "the form as typed counts more than other spellings",
    "language": "articles in another language than the question count less",
    "place": "articles of the reader's screen count more",
    "diversity": "repeats are dropped, one article does not fill the list",
    "refusal": "what does not fit is refused",
}
"""Name -> what the step does. Access and quarantine are no steps: they cannot be switched off."""
