# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 24
button-next-match = Next match: { $name }
