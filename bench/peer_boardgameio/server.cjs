// boardgame.io's own server with its in-memory storage, on a free port of this machine, printed as the only line.

const { Origins, Server } = require("boardgame.io/server");
const game = require("./game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });

// The port is handed on to Node's listen(), which takes the host to bind along with it.
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => {
  console.log(appServer.address().port);
});

// Whoever started the server holds its standard input: should they be gone, so is the server.
process.stdin.resume().on("end", () => process.exit());
