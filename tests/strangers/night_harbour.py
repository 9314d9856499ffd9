"""A game written outside the package, from docs/write-a-game.md alone: hidden hands, two piles, secret choices.

In each of five rounds all send out a ship in secret; from the highest to the lowest, each takes a crate from the quay.
At the end one crate of a kind is worth 1, two are worth 4, three 9 and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, SupportsIndex

from captable.core.errors import BadInput
from captable.core.fields import NONE, FieldState, everyone, nobody, owner, sealed, shuffled
from captable.core.game import Game
from captable.core.moves import MoveKind, MoveTable, Name, Number
from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER
from captable.core.view import Choice, Counter, Event, Message, Outcome, Piece, Seat, View, Zone, seat_name

SHIPS, HAND, ROUNDS = 40, 4, 5
KINDS, OF_EACH = ("spice", "silk", "tea", "salt"), 8
COLOURS: tuple[Literal["red", "purple", "green", "blue"], ...] = ("red", "purple", "green", "blue")
TAKE = SHIPS
"""The first move that takes a crate; before it, move 0 sends out ship 1."""


class HarbourState(FieldState):
    round: int = everyone()
    hands: list[list[int]] = owner(most=HAND, pool="ships")
    chosen: list[int] = sealed(lambda state, seat: state.hands[seat])
    at_sea: list[list[int]] = everyone(most=1, pool="ships")
    spent: list[int] = everyone(most=SHIPS, pool="ships")
    pile: list[int] = nobody(most=SHIPS, pool="ships")
    quay: list[int] = everyone(most=5, pool="crates")
    stores: list[list[int]] = everyone(most=ROUNDS, pool="crates")
    sunk: list[int] = everyone(most=len(KINDS) * OF_EACH, pool="crates")
    crates: list[int] = nobody(most=len(KINDS) * OF_EACH, pool="crates")

    def set_up(self) -> None:
        self.round, self.turn = 0, TOGETHER
        self.pile = shuffled(range(SHIPS), self.rng)
        self.hands = [sorted(self.pile.pop() for _ in range(HAND)) for _ in range(self.players)]
        self.crates = shuffled(list(range(len(KINDS))) * OF_EACH, self.rng)
        self.chosen = [NONE] * self.players
        self.at_sea = [[] for _ in range(self.players)]
        self.stores = [[] for _ in range(self.players)]
        self.spent, self.sunk, self.quay = [], [], []
        self.unload()

    def playing(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.has_left(seat)]

    def unload(self) -> None:
        self.quay = sorted(self.crates.pop() for _ in self.playing())
        self.tell(Event(Message("nh-unloaded", {"crates": [crate_name(kind) for kind in self.quay]})))

    # -- a round: ships in secret, then crates in turn

    def to_move(self) -> list[int]:
        if self.turn == TOGETHER:
            return [seat for seat in self.playing() if self.chosen[seat] == NONE]
        return [] if self.turn == OVER else [self.turn]

    def moves(self, seat: SupportsIndex) -> list[int]:
        number = self.seat_number(seat)
        if number not in self.to_move():
            return []
        return list(self.hands[number]) if self.turn == TOGETHER else [TAKE + kind for kind in sorted(set(self.quay))]

    def apply(self, seat: int, move: int) -> None:
        self.revealed = False
        if move < TAKE:
            self.chosen[seat] = move
            private = Message("nh-you-chose", {"ship": move + 1})
            self.tell(Event(Message("nh-chose", {"seat": seat_name(seat)}), {seat: private}))
            if not self.to_move():
                self.set_sail()
        else:
            self.quay.remove(move - TAKE)
            self.stores[seat].append(move - TAKE)
            self.tell(Event(Message("nh-took", {"seat": seat_name(seat), "crate": crate_name(move - TAKE)})))
            self.at_sea[seat], ship = [], self.at_sea[seat]
            self.spent += ship
            self.next_ship()

    def tell(self, event: Event) -> None:
        if self.telling:
            self.events.append(event)

    def set_sail(self) -> None:
        self.revealed = True
        for seat in self.playing():
            ship = self.chosen[seat]
            self.hands[seat].remove(ship)
            self.at_sea[seat] = [ship]
            self.tell(Event(Message("nh-sails", {"seat": seat_name(seat), "ship": ship + 1})))
        self.chosen = [NONE] * self.players
        self.next_ship()

    def next_ship(self) -> None:
        """The highest ship at sea takes a crate; without one the round is over."""
        waiting = [seat for seat in self.playing() if self.at_sea[seat]]
        if waiting:
            self.turn = max(waiting, key=lambda seat: self.at_sea[seat])
            return
        self.revealed = True
        self.sunk, self.quay = self.sunk + self.quay, []
        self.round += 1
        if self.round == ROUNDS:
            self.turn = OVER
            return
        self.turn = TOGETHER
        for seat in self.playing():
            ship = self.pile.pop()
            self.hands[seat] = sorted([*self.hands[seat], ship])
            private = Message("nh-you-drew", {"ship": ship + 1})
            self.tell(Event(Message("nh-drew", {"seat": seat_name(seat)}), {seat: private}))
        self.unload()

    def leave(self, seat: int) -> None:
        self.chosen[seat] = NONE
        self.spent, self.at_sea[seat] = self.spent + self.at_sea[seat], []
        if self.still_playing() < 2:
            self.turn = OVER
            self.chosen = [NONE] * self.players
        elif self.turn == seat:
            self.next_ship()
        elif self.turn == TOGETHER and not self.to_move():
            self.set_sail()

    # -- the end

    def points(self, seat: int) -> int:
        return sum(self.stores[seat].count(kind) ** 2 for kind in range(len(KINDS)))

    def finishes_before(self, one: int, two: int) -> bool:
        return self.points(one) > self.points(two)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        return Outcome(list(self.final_places()), [self.points(s) for s in range(self.players)], Message("nh-over"))

    def common_sense(self, seat: int, rng: Rng) -> int:
        """The crate of which one has most; ships by lot, which tells nobody anything."""
        moves = self.moves(seat)
        if self.turn == TOGETHER:
            return moves[rng.below(len(moves))]
        return max(moves, key=lambda move: self.stores[seat].count(move - TAKE))

    # -- what is seen

    def seen_as(self, seat: int, actor: int, move: int) -> int:
        return move if seat == actor or move >= TAKE else 0

    def seen_by(self, seat: int) -> View:
        movers = self.to_move()
        step = "over" if self.over() else "wait" if seat not in movers else "sail" if self.turn == TOGETHER else "take"
        return View(
            game=self.game.key,
            version=self.game.version,
            seat=seat,
            prompt=Message(f"nh-{step}"),
            counters=[Counter("round", self.round, Message("nh-round"), of=ROUNDS)],
            seats=[
                Seat(
                    player,
                    to_move=player in movers,
                    out=self.has_left(player),
                    counters=[Counter("points", self.points(player), Message("nh-points"))],
                )
                for player in range(self.players)
            ],
            zones=[
                Zone("quay", "row", Message("nh-quay"), pieces=[crate("quay", i, k) for i, k in enumerate(self.quay)]),
                Zone("crates", "pile", Message("nh-crates"), count=len(self.crates)),
                Zone("pile", "pile", Message("nh-pile"), count=len(self.pile)),
                *(zone for player in range(self.players) for zone in self.zones_of(player, seat)),
            ],
            choices=[self.choice(seat, move) for move in self.moves(seat)] if seat >= 0 else [],
            outcome=self.outcome(),
        )

    def zones_of(self, player: int, seat: int) -> Iterator[Zone]:
        hand, sea, store = f"hand-{player}", f"sea-{player}", f"store-{player}"
        ships = self.hands[player] if self.sees(seat, player) else []
        held = [ship_piece(hand, ship, self.chosen[player]) for ship in ships]
        yield Zone(hand, "hand", Message("nh-hand"), player, held, len(self.hands[player]))
        yield Zone(sea, "row", Message("nh-sea"), player, [ship_piece(sea, ship) for ship in self.at_sea[player]])
        stored = [crate(store, i, kind) for i, kind in enumerate(sorted(self.stores[player]))]
        yield Zone(store, "stack", Message("nh-store"), player, stored)

    def choice(self, seat: int, move: int) -> Choice:
        on = [f"hand-{seat}-{move}"]
        if move >= TAKE:
            on = [f"quay-{i}" for i, kind in enumerate(self.quay) if kind == move - TAKE]
        return Choice(move, self.game.move_table.message(move), on, f"sea-{seat}" if move < TAKE else f"store-{seat}")

    def check(self) -> None:
        playing, running, together = self.playing(), not self.over(), self.turn == TOGETHER
        waiting = [seat for seat in playing if self.at_sea[seat]]
        first = max(waiting, key=lambda seat: self.at_sea[seat], default=NONE)
        held, to_come = HAND if together else HAND - 1, (ROUNDS - 1 - self.round) * len(playing)
        most = [self.round + (not together and not ship) for ship in self.at_sea]
        gone = [seat for seat in range(self.players) if self.has_left(seat)]
        chosen = [(seat, ship) for seat, ship in enumerate(self.chosen) if ship != NONE]
        wrong = {
            "round": not 0 <= self.round <= ROUNDS or (self.round < ROUNDS and len(playing) > 1) != running,
            "turn": not self.to_move() or waiting if together else running and self.turn != first,
            "hands": running and any(len(self.hands[seat]) != held for seat in playing),
            "chosen": any(not together or ship not in self.hands[seat] or seat in gone for seat, ship in chosen),
            "at_sea": any(self.at_sea[seat] for seat in gone),
            "stores": any(len(store) > most[seat] for seat, store in enumerate(self.stores)),
            "quay": running and len(self.quay) < len(waiting or playing),
            "pile and crates": running and min(len(self.pile), len(self.crates)) < to_come,
        }
        for name, is_wrong in wrong.items():
            if is_wrong:
                raise BadInput(f"{name} can't be so: the game could not be played on.")


def crate_name(kind: int) -> Message:
    return Message(f"nh-{KINDS[kind]}")


def crate(zone: str, number: int, kind: int) -> Piece:
    return Piece(f"{zone}-{number}", KINDS[kind], crate_name(kind), colour=COLOURS[kind])


def ship_piece(zone: str, ship: int, chosen: int = NONE) -> Piece:
    return Piece(
        f"{zone}-{ship}",
        f"ship-{ship + 1}",
        Message("nh-ship", {"ship": ship + 1}),
        marks=["chosen"] if ship == chosen else [],
    )


class NightHarbour(Game):
    key = "night_harbour"
    version = 1
    prefix = "nh"
    fewest, most = 2, 5
    simultaneous = True
    move_table = MoveTable(
        [MoveKind("sail", ship=Number(1, SHIPS)), MoveKind("take", crate=Name(KINDS, tuple(map(crate_name, range(4)))))]
    )

    def deal(self, players: int, rng: Rng, options: dict[str, Any], seat_options: list[dict[str, Any]]) -> HarbourState:
        state = HarbourState.begin(self, players, rng, options)
        state.set_up()
        return state

    def load(self, dump: Mapping[str, Any]) -> HarbourState:
        return HarbourState.load(self, dump)

    def longest(self, players: int, options: Mapping[str, Any]) -> int:
        return 2 * ROUNDS * players

    def texts(self, language: str) -> str:
        return TEXTS[language]


TEXTS = {
    "en": """
nh-name = Night Harbour
nh-pitch = Send out a ship in secret, and be first at the quay when it pays.
nh-move-sail = send out ship { $ship }
nh-move-take = take { $crate }
nh-chose = { $seat } has chosen a ship.
nh-you-chose = You will send out ship { $ship }.
nh-sails = { $seat } sends out ship { $ship }.
nh-took = { $seat } takes { $crate }.
nh-unloaded = On the quay: { $crates }.
nh-drew = { $seat } draws a ship.
nh-you-drew = You draw ship { $ship }.
nh-spice = spice
nh-silk = silk
nh-tea = tea
nh-salt = salt
nh-ship = Ship { $ship }
nh-mark-chosen = chosen
nh-round = Rounds played
nh-points = Points
nh-quay = Quay
nh-crates = Crates
nh-pile = Ships
nh-hand = Hand
nh-sea = At sea
nh-store = Store
nh-sail = Choose a ship in secret.
nh-take = Take a crate from the quay.
nh-wait = Wait for the others.
nh-over = The last ship has come home.
""",
    "fr": """
nh-name = Port de nuit
nh-pitch = Envoyez un bateau en secret, et soyez à quai le premier quand cela rapporte.
nh-move-sail = envoyer le bateau { $ship }
nh-move-take = prendre : { $crate }
nh-chose = { $seat } a choisi un bateau.
nh-you-chose = Vous enverrez le bateau { $ship }.
nh-sails = { $seat } envoie le bateau { $ship }.
nh-took = { $seat } prend : { $crate }.
nh-unloaded = À quai : { $crates }.
nh-drew = { $seat } pioche un bateau.
nh-you-drew = Vous piochez le bateau { $ship }.
nh-spice = épices
nh-silk = soie
nh-tea = thé
nh-salt = sel
nh-ship = Bateau { $ship }
nh-mark-chosen = choisi
nh-round = Manches jouées
nh-points = Points
nh-quay = Quai
nh-crates = Caisses
nh-pile = Bateaux
nh-hand = Main
nh-sea = En mer
nh-store = Entrepôt
nh-sail = Choisissez un bateau en secret.
nh-take = Prenez une caisse sur le quai.
nh-wait = Attendez les autres.
nh-over = Le dernier bateau est rentré.
""",
}

GAME = NightHarbour()
