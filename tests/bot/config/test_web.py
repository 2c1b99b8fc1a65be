"""Settings of listeners, and what is said of wrong ones."""

import pytest

from bot.config.reading import ConfigError, load

pytestmark = pytest.mark.usefixtures("bare_environment")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "petteia.toml"


def refusal(file, text):
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as caught:
        load(file)
    return str(caught.value).removeprefix(f"{file}: ")


def test_without_a_file_an_error_names_the_variable_that_is_to_be_set(monkeypatch):
    monkeypatch.setenv("PETTEIA_TELEGRAM__WEBHOOK_URL", "https://petteia.example/telegram")
    with pytest.raises(ConfigError) as caught:
        load()
    assert str(caught.value) == (
        "environment variable PETTEIA_TELEGRAM__WEBHOOK_SECRET must be 1 to 256 letters, digits, "
        "_ or -"
    )


def test_trusted_proxies_are_addresses_and_networks(file, monkeypatch):
    file.write_text('[web]\ntrusted_proxies = ["127.0.0.1", "10.0.0.0/8", "::1"]', "utf-8")
    assert load(file).web.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8", "::1/128")
    wrong = [
        refusal(file, f"[web]\ntrusted_proxies = {value}")
        for value in ('["proxy"]', '["10.0.0.1/8"]', '"127.0.0.1"', "[1]")
    ]
    sentence = "[web] trusted_proxies must be a list of addresses and networks, such as"
    assert [each for each in wrong if not each.startswith(sentence)] == []
    monkeypatch.setenv("PETTEIA_WEB__TRUSTED_PROXIES", '["192.0.2.1"]')
    assert load().web.trusted_proxies == ("192.0.2.1/32",)


def test_who_runs_the_chat_is_a_short_line(file):
    file.write_text('[web]\noperator = " The Agora "\ncontact = "agora@example.org"', "utf-8")
    web = load(file).web
    assert (web.operator, web.contact) == ("The Agora", "agora@example.org")
    for key in ("operator", "contact"):
        for value in (f'"{"x" * 201}"', '"two\\nlines"', '"\\u202e"', "1"):
            said = refusal(file, f"[web]\n{key} = {value}")
            assert said == f"[web] {key} must be a line of at most 200 characters", value


def test_only_a_public_chat_has_an_address_for_everybody(file):
    public = 'public_url = "https://petteia.example/"\ninvitation = "a long invitation"'
    pages = []
    for text in ("", public, f"enabled = false\n{public}"):
        file.write_text(f"[web]\n{text}", "utf-8")
        pages.append(load(file).web.site_url)
    assert pages == ["", "https://petteia.example", ""]


def test_a_key_for_notifications_is_one_that_was_made_for_a_public_site(file):
    key, secret = "k" * 43, "a secret of the operator"
    site = f'[web]\ninvitation = "{secret}"\npublic_url = "https://petteia.example.org:8443"\n'
    file.write_text(f'{site}push_key = "{key}"', "utf-8")
    web = load(file).web
    assert (web.push_key.get_secret_value(), web.push_subject) == (
        key,
        "https://petteia.example.org",
    )
    assert key in load(file).secrets
    assert refusal(file, f'{site}push_key = "short"') == (
        "[web] push_key must be a key that `petteia web vapid` has made"
    )
    for url in ("", f'invitation = "{secret}"\npublic_url = "http://petteia.example.org"\n'):
        assert refusal(file, f'[web]\n{url}push_key = "{key}"') == (
            "[web] push_key must be left out while public_url is no https:// address"
        )


def test_an_activity_needs_the_applications_id_and_its_secret_which_is_known_as_one(file):
    sentence = (
        "[discord] client_id must be set where client_secret is, and left out where it is not"
    )
    for text in ('client_id = "42"', 'client_secret = "hush-hush"'):
        assert refusal(file, f"[discord]\n{text}") == sentence
    assert refusal(file, '[discord]\nclient_id = "x"').startswith("[discord] client_id must be")
    file.write_text('[discord]\nclient_id = "42"\nclient_secret = "hush-hush"', encoding="utf-8")
    assert load(file).secrets == {"hush-hush"}
