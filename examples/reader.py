#!/usr/bin/env python3
"""Reads the game's JSON from outside, as a bot in any language would, and checks every field.

    python3 examples/reader.py target/release/bogeyman [SEEDS]

For each seed: the holes' objects (names, types, par by its formula, one connected piece), then a
round over two pipes, played by a golfer who tosses coins over what is legal. Needs nothing but
Python 3. Leaves with 1 at the first surprise.
"""
import collections, heapq, json, random, subprocess, sys

INT, STR, BOOL, LIST, DICT, NUM = (int,), (str,), (bool,), (list,), (dict,), (int, float)
NONE = type(None)
HOLE = dict(course=STR, architect=STR, tees=STR, seed=STR, hole=INT, par=INT, path_tenths=INT, near_monsters=INT,
            width=INT, height=INT, rows=LIST, tee=LIST, cup=LIST, key=(list, NONE), monsters=LIST, items=LIST,
            links=LIST, rooms=LIST, doors=LIST, sections=LIST, bag=DICT, attempt=INT, flaws=DICT, fallback=BOOL,
            witness=LIST, ends=LIST)
STATE = dict(phase=STR, hole=INT, par=INT, strokes=INT, total=INT, turn=INT, hp=INT, hp_max=INT, xp=INT,
             next_xp=INT, night_in=INT, spirit=BOOL, golfer=LIST,
             ball=(list, NONE), carrier=(int, NONE), in_reach=BOOL, range=NUM, reach=NUM, rows=LIST, cup=LIST,
             monsters=LIST, items=LIST, rooms=LIST, carried=LIST, upgrades=DICT, offers=LIST, bag=DICT, legal=LIST)
MONSTER = dict(id=INT, kind=STR, x=INT, y=INT, hits=INT, awake=BOOL, dazed=INT, intent=(str, dict))
CLOSING = dict(outcome=STR, card=LIST, total=INT, strokes=INT, digest=STR)
WALKABLE = ".,:_^"
DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
ITEMS = ("sandwich", "mulligan", "bell", "spirit", "flag", "tee")
FIRST = dict(skeleton=1, slime=2, marionette=3, archer=4, ghoul=4, wisp=5, golem=6, bogeyman=9)


def expect(truth, *what):
    if not truth:
        raise SystemExit("surprise: " + " ".join(map(str, what)))


def fields(thing, named, where):
    for name, types in named.items():
        expect(name in thing, where, "lacks", name)
        value = thing[name]
        expect(isinstance(value, types) and (bool in types or not isinstance(value, bool)), where, name, "is", value)


def steps(rows, x, y, walkable=WALKABLE):
    """The legal steps from a cell with their price in tenths."""
    floor = lambda i, j: 0 <= j < len(rows) and 0 <= i < len(rows[j]) and rows[j][i] in walkable
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            if (i or j) and floor(x + i, y + j) and (not (i and j) or floor(x + i, y) and floor(x, y + j)):
                yield (x + i, y + j), 14 if i and j else 10


def walk(rows, start, walkable=WALKABLE):
    """Tenths of a cell to every cell."""
    far, queue = {start: 0}, [(0, start)]
    while queue:
        here, cell = heapq.heappop(queue)
        for to, price in steps(rows, *cell, walkable):
            if here + price < far.get(to, 1 << 30):
                far[to] = here + price
                heapq.heappush(queue, (far[to], to))
    return far


def check_hole(hole):
    where = f"seed {hole['seed']} hole {hole['hole']}:"
    fields(hole, HOLE, where)
    rows, tee, cup = hole["rows"], tuple(hole["tee"]), tuple(hole["cup"])
    expect(len(rows) == hole["height"] and all(len(row) == hole["width"] for row in rows), where, "rows are ragged")
    far = walk(rows, tee)
    expect(far.get(cup) == hole["path_tenths"], where, "the walk is", far.get(cup), "not", hole["path_tenths"])
    floor = sum(row.count(ground) for row in rows for ground in WALKABLE)
    expect(len(far) == floor, where, "a pocket is cut off")
    share = {"forward": 1, "club": 2, "championship": 10**9}[hole["tees"]]
    par = min(10, max(2, -(-hole["path_tenths"] // 60) + hole["near_monsters"] // share + 1))
    expect(par == hole["par"], where, "par is", hole["par"], "by the formula", par)
    stood = [(thing["x"], thing["y"]) for thing in hole["monsters"] + hole["items"]]
    expect(len(set(stood)) == len(stood) and not {tee, cup} & set(stood), where, "two things on one cell")
    unhurt = walk(rows, tee, WALKABLE.replace("^", ""))
    expect(len(unhurt) == floor - sum(row.count("^") for row in rows), where, "a way is barred by spikes")
    expect(all(cell in unhurt for cell in stood), where, "something is on spikes or cut off")
    kinds = [monster["kind"] for monster in hole["monsters"]]
    expect(all(FIRST[kind] <= hole["hole"] for kind in kinds), where, "too early:", kinds)
    expect(kinds.count("bogeyman") == (hole["hole"] % 9 == 0), where, "bogeymen:", kinds)
    expect(all(item["kind"] in ITEMS for item in hole["items"]), where, "items are", hole["items"])
    expect(len(hole["items"]) == (hole["hole"] % 2 == 0), where, "items are", hole["items"])


def check_state(state):
    where = f"hole {state['hole']} turn {state['turn']}:"
    fields(state, STATE, where)
    for monster in state["monsters"]:
        fields(monster, MONSTER, where)
        intent = monster["intent"]
        marked = (["step"], ["take"], ["blow"], ["missile"])
        shown = intent in ("rest", "asleep", "mirror") if isinstance(intent, str) else list(intent) in marked
        expect(shown and monster["awake"] == (intent != "asleep"), where, "intent is", intent)
    if state["phase"] == "play":
        expect(state["in_reach"] == ("swing" in state["legal"]), where, "reach and legal differ")


def play(program, seed, turns=150):
    """A round over two pipes; returns its digest."""
    dice = random.Random(seed)
    pipes = subprocess.Popen([program, "headless", "--json", "--seed", str(seed), "-"], text=True,
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    state = json.loads(pipes.stdout.readline())["state"]
    for _ in range(turns):
        check_state(state)
        if not state["legal"]:
            break
        verb = dice.choice([v for v in state["legal"] if v != "pickup"])
        words = {"swing": f"swing {dice.randrange(1440) / 4} {dice.randint(1, 100)}",
                 "step": "step " + dice.choice(DIRECTIONS), "dash": "dash " + dice.choice(DIRECTIONS),
                 "unplayable": "unplayable " + dice.choice(["back", "drop"]),
                 "use": "use " + dice.choice(state["carried"] or ["bell"]), "choose": "choose 1"}
        print(words.get(verb, verb), file=pipes.stdin, flush=True)
        answer = json.loads(pipes.stdout.readline())
        if "refused" not in answer:
            names = ["turn", "command", "hint", "events", "state"]
            expect(list(answer) == [name for name in names if name != "hint" or verb == name],
                   "an answer has", list(answer))
            state = answer["state"]
    last = json.loads(pipes.communicate()[0])
    fields(last, CLOSING, "closing:")
    expect(pipes.returncode == 0 and len(last["digest"]) == 16, "the round closed with", pipes.returncode, last)
    return last["digest"]


def main():
    program, seeds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    counts = collections.Counter()
    for seed in range(seeds):
        for tees in ("forward", "club", "championship"):
            out = subprocess.run([program, "holes", "--json", "--seed", str(seed), "--tees", tees, "--holes", "9"],
                                 capture_output=True, text=True, check=True).stdout
            for line in out.splitlines():
                check_hole(json.loads(line))
                counts["holes"] += 1
        expect(play(program, seed) == play(program, seed), "seed", seed, "gave two digests")
        counts["rounds"] += 2
    print(f"{counts['holes']} holes and {counts['rounds']} rounds read without surprise")


if __name__ == "__main__":
    main()
