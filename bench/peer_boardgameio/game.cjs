// The game the peer runs: eight seats vote round after round, each knowing its own secret and the public facts.

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const ROLES = ["seer", "hunter", "thief", "guard", "witch", "healer", "villager", "werewolf"];
const HAND = ["lantern", "objection", "pickpocket"];
// The history is kept at one length, so that a view weighs the same at the first move and at the last.
const VOTES_SHOWN = 18;

const vote = (round, by, on) => ({ round, by, on });

module.exports = {
  name: "voting",

  setup: ({ ctx, random }) => {
    const roles = random.Shuffle(ROLES);
    return {
      round: 1,
      phase: "day",
      seats: Object.fromEntries(
        ctx.playOrder.map((seat, i) => [
          seat,
          {
            name: `Player ${seat}`,
            alive: true,
            jewels: 3,
            marks: 0,
            cards: HAND.length,
            said: "nothing yet",
            secret: { role: roles[i % roles.length], hand: HAND },
          },
        ]),
      ),
      votes: Array.from({ length: VOTES_SHOWN }, (_, i) => vote(0, String(i % ctx.numPlayers), "0")),
    };
  },

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    vote: ({ G, playerID }, on) => {
      if (!(on in G.seats)) return INVALID_MOVE;
      G.votes.shift();
      G.votes.push(vote(G.round, playerID, on));
      G.seats[on].marks = (G.seats[on].marks + 1) % 10;
      G.round = (G.round % 99) + 1;
    },
  },

  playerView: ({ G, playerID }) => {
    const seats = {};
    for (const seat in G.seats) {
      seats[seat] = seat === playerID ? G.seats[seat] : { ...G.seats[seat], secret: null };
    }
    return { ...G, seats };
  },

  // Undo would keep every state of every match; the bench has no use for it.
  disableUndo: true,
};
