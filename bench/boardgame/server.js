// A game of boardgame.io whose view is as large as one of ours: node server.js BYTES
// Kept in memory, as boardgame.io does unless told otherwise. A move turns one card over and ends the turn.
const { Server } = require("boardgame.io/dist/cjs/server.js");

const bytes = Number(process.argv[2]);
const hand = 6;

/** Cards until the view of one player has that many bytes, with room for what boardgame.io adds. */
function cards(ctx) {
  const others = 900 + 40 * ctx.numPlayers * hand;
  const one = JSON.stringify(card(0)).length + 1;
  return Array.from({ length: Math.max(1, Math.floor((bytes - others) / one)) }, (_, i) => card(i));
}

function card(i) {
  return { id: `card-${i}`, face: "giraffe", name: { id: "company", args: { company: i } }, note: { id: "note" }, up: 0 };
}

const game = {
  name: "table",
  setup: ({ ctx }) => ({
    market: cards(ctx),
    hands: Array.from({ length: ctx.numPlayers }, () => Array.from({ length: hand }, (_, i) => `secret-${i}`)),
    turns: 0,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((cards, seat) => (String(seat) === playerID ? cards : cards.map(() => "back"))),
  }),
  moves: {
    turn: ({ G, events }, number) => {
      G.market[number % G.market.length].up += 1;
      G.turns += 1;
      events.endTurn();
    },
  },
};

const server = Server({ games: [game], origins: [/^http:\/\/127\.0\.0\.1/] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (_, done) => listen(0, "127.0.0.1", done); // by itself it would listen to the whole network
void server.run(0).then(({ appServer }) => console.log(`127.0.0.1:${appServer.address().port}`));
