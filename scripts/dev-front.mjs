// The public port of `npm run dev`: Vite serves its own paths, and the server behind it all others.
import { createServer, request } from "node:http";

const unavailable = (response) => {
  if (response.headersSent) return response.destroy();
  response.writeHead(503, { "content-type": "text/plain; charset=utf-8" });
  response.end("The server does not run. The terminal of npm run dev says why.\n");
};

/** A request waits while the server restarts; an idempotent one that the restart broke is sent again. */
const forward = async (incoming, response, server) => {
  if (!(await server.answers())) return unavailable(response);
  const { method, url: path, headers } = incoming;
  const there = { host: server.host, port: server.port, method, path, headers, agent: false };
  const outgoing = request(there, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  outgoing.once("error", () => {
    if (response.headersSent || method !== "GET") unavailable(response);
    else setTimeout(() => void forward(incoming, response, server), 50);
  });
  response.once("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
};

/**
 * @param base below which Vite serves @param server its address, and whether it answers @returns the HTTP
 * server, and a function that lets Vite serve
 */
export const openFront = ({ base, server }) => {
  let viteServes = (_request, response) => unavailable(response);
  const http = createServer((incoming, response) => {
    if (incoming.url.startsWith(base)) viteServes(incoming, response);
    else void forward(incoming, response, server);
  });
  return {
    http,
    serveWith: (middlewares) => {
      viteServes = middlewares;
    },
  };
};

const ofError = (http) => new Promise((_resolve, reject) => http.once("error", reject));

/** @throws if the port is in use */
export const listen = (http, { host, port }) =>
  Promise.race([new Promise((resolve) => http.listen(port, host, resolve)), ofError(http)]);

export const portBehind = async (host) => {
  const probe = createServer();
  await listen(probe, { host, port: 0 });
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
};
