# Settings of a Discord server or a Telegram group, for those who manage it.

word-group = settings of this server or group, for those who manage it

group-now = Settings for everyone here
group-where = Challenges are allowed only in { $places }.
group-posted-puzzle = The puzzle of the day is posted in { $place }.
group-posted-digest = The weekly digest is posted in { $place }.
group-posted-events = Events are announced in { $place }.
group-posted-reports = New reports are announced in { $place }.

# Buttons that open a setting, with its value: at most 24 characters
group-tab-language = Language: { $value ->
    [auto] automatic
   *[other] { $value }
}
group-tab-ruleset = Game: { $value ->
    [auto] default
   *[other] { $value }
}
# $value: how many places are chosen, 0 for all
group-tab-places = Challenges: { $value ->
    [0] everywhere
    [one] 1 place
   *[other] { $value } places
}
group-tab-threads = Threads: { $value ->
    [on] on
   *[off] off
}
group-tab-answers = Answers: { $value ->
    [group] in the group
   *[private] in private
}
group-tab-puzzle = Daily puzzle: { $value ->
    [on] on
   *[off] off
}
group-tab-digest = Weekly digest: { $value ->
    [on] on
   *[off] off
}
group-tab-events = Events: { $value ->
    [on] in one channel
   *[off] where created
}
group-tab-reports = Reports: { $value ->
    [on] on
   *[off] off
}

# What it means to choose a value
group-set-language = { $value ->
    [auto] Automatic
   *[other] { $value }
}
group-set-ruleset = { $value ->
    [auto] The default game
   *[other] { $value }
}
group-set-places = { $value ->
    [here] Allow challenges here
    [not-here] No challenges here
   *[all] Challenges everywhere
}
group-set-threads = { $value ->
    [on] A thread per match
   *[off] No threads
}
group-set-answers = { $value ->
    [group] Answer in the group
   *[private] Answer in private
}
group-set-puzzle = { $value ->
    [here] Post puzzle here daily
   *[off] No daily puzzle
}
group-set-digest = { $value ->
    [here] Post digest here weekly
   *[off] No weekly digest
}
group-set-events = { $value ->
    [here] Announce events here
   *[off] Announce where created
}
group-set-reports = { $value ->
    [here] Announce reports here
   *[off] Do not announce reports
}

refused-no-group = These settings belong to a Discord server or a Telegram group. Use this command there.
refused-not-manager = Only people who manage this server or group can change its settings.
refused-many-places = You can choose at most { $most } places for challenges. Remove one first.
refused-elsewhere = Challenges are not allowed here, only in { $places }.
