import re, pathlib
M = dict(settle="acknowledge", forward="reschedule", hasten="retry_now", tally="usage_counts", belongings="personal_records", move_home="set_preferred_platform", keep_client="save_client_language", put_off="defer_match", last_beat="last_heartbeat", beat="save_heartbeat", settle_vacation="acknowledge_vacation")
pat = re.compile(r"\b((?:\w+\.)*_?(?:store|its))\.(" + "|".join(sorted(M, key=len, reverse=True)) + r")\b")
pat2 = re.compile(r"(store, \")(" + "|".join(M) + r")\"")
for root in ("bot", "tests"):
    for p in pathlib.Path(root).rglob("*.py"):
        if str(p).startswith("bot/storage"): continue
        t = p.read_text(); n = pat.sub(lambda m: f"{m[1]}.{M[m[2]]}", t); n = pat2.sub(lambda m: m[1]+M[m[2]]+'"', n)
        if n != t: p.write_text(n)
p = pathlib.Path("tests/torture/fragile.py"); t = p.read_text()
p.write_text(t.replace('"settle":', '"acknowledge":').replace('"forward":', '"reschedule":').replace('"beat":', '"save_heartbeat":'))
