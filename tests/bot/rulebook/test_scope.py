"""Which games a question names."""

from bot.rulebook.door import scope


def test_an_article_and_a_word_of_a_name_are_not_the_name():
    questions = (
        "how may the general move",
        "come muove il generale",
        "wie darf der Anführer ziehen",
        "kann man den Anführer schlagen",
        "hoe mag de leider zetten",
        "wat als een van de leiders vastzit",
    )
    assert [each for each in questions if scope(each).rules] == []


def test_a_name_that_is_whole_is_found_in_each_language():
    questions = (
        "how do I win general's crossing",
        "come si vince la traversata del generale",
        "wie gewinnt man den Wettlauf der Anführer",
        "hoe win je de wedloop van de leiders",
    )
    assert {scope(each).rules for each in questions} == {("lemery-crossing",)}
