"""Forms: what Discord refuses of them (Discord: Component Reference), and what people fill in."""

ROW, STRING_SELECT, TEXT_INPUT, USER_SELECT, TEXT = 1, 3, 4, 5, 10
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
SELECTS = {STRING_SELECT, USER_SELECT, 6, 7, 8}
IN_LABELS = {*SELECTS, TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}

IN_LISTS = {*SELECTS, CHECKBOX_GROUP}
"""The kinds of fields in which several values can be chosen."""

OPTIONS = {STRING_SELECT: (1, 25), RADIO_GROUP: (2, 10), CHECKBOX_GROUP: (1, 10)}
"""How few and how many options a field has."""

MOST_CHOSEN = {FILE_UPLOAD: 10, CHECKBOX_GROUP: 10}
"""Of how many values at most one can be asked for; of selects it is 25."""


def check_modal(data):
    """Assert every limit on a form."""
    _check_text(data["title"], 45)
    _check_text(data["custom_id"], 100)
    assert 1 <= len(data["components"]) <= 5, "components"
    fields = [field for each in data["components"] for field in _fields(each)]
    ids = [field["custom_id"] for field in fields]
    assert len(ids) == len(set(ids)), ids
    for custom_id in ids:
        _check_text(custom_id, 100)
    numbers = [each["id"] for each in (*data["components"], *fields) if each.get("id")]
    assert len(numbers) == len(set(numbers)), numbers
    for field in fields:
        _check_field(field)


def _fields(component):
    """The field in a label; a row has a text input alone, and a text none."""
    kind = component["type"]
    assert kind in {ROW, LABEL, TEXT}, f"{kind} at the top level"
    if kind == TEXT:
        _check_text(component["content"], 4000)
        return
    if kind == ROW:
        (field,) = component["components"]
        assert field["type"] == TEXT_INPUT, "in a row"
        _check_text(field["label"], 45)
    else:
        field = component["component"]
        assert field["type"] in IN_LABELS, "in a label"
        _check_text(component["label"], 45)
        if component.get("description") is not None:
            _check_text(component["description"], 100)
        assert field.get("label") is None, "a label in a label"
    yield field


def _check_field(field):
    kind, is_required = field["type"], field.get("required", True)
    assert not field.get("disabled"), "disabled fields are for messages"
    if kind == TEXT_INPUT:
        shortest, longest = field.get("min_length") or 0, field.get("max_length") or 4000
        assert 0 <= shortest <= longest <= 4000, "length"
        assert field["style"] in {1, 2}
        assert len(field.get("value") or "") <= longest
        _check_optional(field.get("placeholder"), 100)
        return
    if kind == CHECKBOX:
        assert "required" not in field, "a box alone cannot be required"
        return
    options = field.get("options", ())
    most = 1
    if kind != RADIO_GROUP:
        most = _check_numbers(field, is_required=is_required)
        _check_optional(field.get("placeholder"), 150)
    if kind in OPTIONS:
        few, many = OPTIONS[kind]
        assert few <= len(options) <= many, f"{len(options)} options"
        assert most <= len(options), "more to choose than there are"
    values = [each["value"] for each in options]
    assert len(values) == len(set(values)), values
    for each in options:
        _check_text(each["label"], 100)
        _check_text(each["value"], 100)
        _check_optional(each.get("description"), 100)
    chosen = [each for each in options if each.get("default")] or field.get("default_values") or ()
    assert len(chosen) <= most, "more defaults than can be chosen"


def _check_numbers(field, *, is_required):
    """How many values can be chosen; a field from which none is chosen cannot be required."""
    fewest, most = field.get("min_values"), field.get("max_values")
    fewest = 1 if fewest is None else fewest
    usual = len(field["options"]) if field["type"] == CHECKBOX_GROUP else 1
    most = usual if most is None else most
    assert 0 <= fewest <= most, "numbers"
    assert 1 <= most <= MOST_CHOSEN.get(field["type"], 25), "numbers"
    assert fewest or not is_required, "required, and may be empty"
    return most


def _check_optional(text, longest):
    assert len(text or "") <= longest, text


def _check_text(text, longest):
    assert 1 <= len(text) <= longest, text


def fields(form):
    """The fields of a form by their custom ids."""
    return {each["component"]["custom_id"]: each["component"] for each in form["components"]}


def as_filled(form, values):
    """What is in each field of a form when it is sent off; of menus and boxes a list."""
    assert values.keys() <= fields(form).keys(), values
    filled = dict(values)
    for name, field in fields(form).items():
        chosen = [each["value"] for each in field.get("options", ()) if each.get("default")]
        value = values.get(name, chosen)
        if field["type"] in IN_LISTS:
            filled[name] = value if isinstance(value, list) else [value]
        elif name not in values and chosen:
            (filled[name],) = chosen
    return filled
