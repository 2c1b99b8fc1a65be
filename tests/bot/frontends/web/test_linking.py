"""Linking two people of the web chat: the owner of the code is asked in their open pages."""


def choice(frame, label):
    return next(each["id"] for each in frame["choices"] if each["label"] == label)


async def test_both_confirm_in_their_pages(visit):
    _, alkaios = await visit.person("Alkaios")
    _, dion = await visit.person("Dion")
    given = await alkaios.hear("link")
    code = given["lines"][0].partition("link ")[2].partition("”")[0]
    asked = await dion.hear(f"link {code}")
    assert "This code belongs to" in asked["lines"][0]
    await dion.press(choice(asked, "Link"))
    frame = await alkaios.frame("answer")
    assert "typed your code and wants to link accounts" in frame["lines"][0]
    assert await visit.store.account_by_handle("dion")
    done = await alkaios.press(choice(frame, "Link"))
    assert done["lines"][0].startswith("Linked: ")
    assert await visit.store.account_by_handle("dion") is None
