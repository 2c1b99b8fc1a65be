import re, sys, pathlib
ERR = "VersionConflict NameInUse IdentityInUse MatchIdInUse RematchInUse TryLater Unreachable CannotStart CorruptMatch StoreFault Unsure".split()
WHERE = {**dict.fromkeys(ERR, "bot.core.errors"), "Clock": "bot.core.chance", "Chance": "bot.core.chance",
 "Post": "bot.core.stored", "LinkCode": "bot.core.stored", "Change": "bot.core.stored", "Erasure": "bot.core.stored", "UsageCounts": "bot.core.stored", "PersonalRecords": "bot.core.stored",
 "Backlog": "bot.core.stored", "Survey": "bot.core.stored", "unread_line": "bot.core.accounts.personal_data",
 "Store": "bot.core.store", "Surveyed": "bot.core.store", "Leases": "bot.core.store", "FrontEnd": "bot.core.frontend"}
OLD = r"bot\.core\.(?:ports|accounts\.own_data|survey|leases|timetable)"
PAT = re.compile(rf"^([ \t]*)from {OLD} import (\([^)]*\)|[^\n#(]*)([ \t]*#[^\n]*)?$", re.M)
def sub(m):
    indent, names, note = m.group(1), m.group(2), m.group(3) or ""
    names = [n.strip() for n in re.sub(r"#.*", "", names.strip("()")).replace("\n", " ").split(",") if n.strip()]
    groups = {}
    for n in names:
        base, _, alias = n.partition(" as ")
        new = {"Clock": "TimeSource", "Surveyed": "Store", "Leases": "Store"}.get(base, base)
        groups.setdefault(WHERE[base], []).append(new + (f" as {alias}" if alias else ""))
    return "\n".join(f"{indent}from {mod} import {', '.join(sorted(ns))}{note}" for mod, ns in sorted(groups.items()))
for root in ("bot", "tests", "engine", "render", "scripts"):
    for p in pathlib.Path(root).rglob("*.py"):
        if str(p) in {"bot/core/ports.py"}: continue
        t = p.read_text()
        n = PAT.sub(sub, t)
        if n != t:
            if re.search(rf"from {OLD} import[^\n]*\bClock\b|from bot\.core\.ports import \([^)]*\bClock\b", t):
                n = re.sub(r"(?<![\w.])Clock\b", "TimeSource", n)
            n = n.replace(": Surveyed", ": Store").replace(": Leases", ": Store")
            p.write_text(n); print(p)
