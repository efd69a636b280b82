"""What the browser's words are compared with is what the words of the house say."""

from tests.words.kept_sentences import FILE, encoded


def test_the_sentences_kept_for_the_browser_are_those_of_today() -> None:
    assert FILE.read_bytes() == encoded(), "'make golden' writes them again"
