# Reports, what is decided about them, and what the person says to that.

word-reports = reports to decide on, for those who manage a server or group
word-appeal = appeal against a decision about you

button-reports = All reports
button-case = Report { $case }

behaviour-stalling = Stalling
behaviour-engine = Moves by a program

# What can be decided; buttons
verdict-nothing = Do nothing
verdict-warn = Warn
verdict-mute = Mute for a week
verdict-bar = No rated play for a month
verdict-block = Block for a year

report-what = Your opponent has not said anything. What do you want to report?
reports = { $count ->
    [0] No reports are waiting.
    [one] One report is waiting:
   *[other] { $count } reports are waiting, the oldest first:
}
news-reports = { $count ->
    [one] One report is waiting. Moderators, type “reports” to see it.
   *[other] { $count } reports are waiting. Moderators, type “reports” to see them.
}

case-message = { $case }. { $name } said: { $text }
case-play = { $case }. { $name } was reported for this: { $behaviour }
# $found: what the test found, as a sentence
case-finding = { $case }. { $name } was reported by a test. { $found }
case-match = Match { $match }, { $ruleset }, { $at }
case-reporter = Reported by { $name }
case-decided = Decided { $at }: { $verdict }
case-appeal = Appeal by the reported person: { $text }

# $by: “operator”, or the platform of the server or group
# $kind: a message, the play in one match, or a finding in rated matches
decision-why = { $by ->
    [operator] The operator of this bot has made a decision about { $kind ->
        [message] one of your messages in match { $match }.
        [match] your play in match { $match }.
       *[finding] your rated matches.
    }
    [discord] The managers of the Discord server where match { $match } was made have made a decision about { $kind ->
        [message] one of your messages there.
        [match] your play there.
       *[finding] your rated matches there.
    }
   *[telegram] The administrators of the Telegram group where match { $match } was made have made a decision about { $kind ->
        [message] one of your messages there.
        [match] your play there.
       *[finding] your rated matches there.
    }
}
decision-nothing = The decision has no consequences for you.
decision-warn = This is a warning. Please keep to the terms.
decision-mute = { $by ->
    [operator] You cannot send messages to opponents until { $until }.
   *[other] You cannot send messages to opponents in matches from there until { $until }.
}
decision-bar = { $by ->
    [operator] You cannot begin rated matches until { $until }.
   *[other] You cannot begin rated matches there until { $until }.
}
decision-block = { $by ->
    [operator] You cannot begin matches until { $until }.
   *[other] You cannot begin matches there until { $until }.
}
decision-appeal = You can appeal once: type “appeal” and what you want to say.

done-appealed = Thank you. Those who made the decision will read your appeal.

refused-many-reports = { $most } of your reports are still waiting, the most you can have. Wait until some are decided.
refused-report-computer = The computer cannot be reported.
refused-no-case = There is no such report.
refused-case-closed = This report has already been decided.
refused-no-reports = Use this command in a server or group that you manage.
refused-no-decision = There is no decision about you.
refused-appealed = You have already appealed against this decision.
refused-appeal-long = An appeal can have at most { $limit } characters. Nothing was sent.
refused-sanctioned-mute = You cannot send messages here until { $until }. Type “appeal” to see why.
refused-sanctioned-bar = You cannot begin rated matches here until { $until }. Type “appeal” to see why.
refused-sanctioned-block = You cannot begin matches here until { $until }. Type “appeal” to see why.

discord-option-case = The number of a report; leave it out to see those waiting
discord-option-behaviour = What to report instead of a message
discord-option-appeal = What you want to say, at most 400 characters; leave it out to see the decision
