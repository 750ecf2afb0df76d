import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { startTestServer } from "../../test/test-server.ts";
import { newLog } from "../platform/log/log.ts";

/** A server with a route that fails once the test says so, and what is logged until the request is over. */
const withFault = async (until: (request: FastifyRequest) => Promise<unknown>) => {
  const written = new EventEmitter();
  const logged: (readonly [message: string, status: number | undefined])[] = [];
  const log = newLog({ logLevel: "info" }, (line) => {
    const { msg, status } = JSON.parse(line);
    logged.push([msg, status]);
    written.emit(msg);
  });
  const { app } = await startTestServer({}, { log });
  app.get("/fails", async (request) => {
    await until(request);
    throw new Error("The query was cut off");
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, address, logged, over: once(written, "Answered") };
};

test("a page that is closed before its response is no fault of the server: status 499, and no error in the log", async () => {
  const { app, address, logged, over } = await withFault(({ raw }) => once(raw.socket, "close"));
  const page = connect(Number(new URL(address).port), "127.0.0.1");
  const arrived = once(app.server, "request");
  page.write("GET /fails HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await arrived;
  page.destroy();
  await over;
  // The failure is handled in the turn in which the connection closes.
  await setImmediate();
  expect(logged).toEqual([["Answered", 499]]);
});

test("the same failure while somebody waits is a fault, and is logged as one", async () => {
  const { address, logged, over } = await withFault(async () => undefined);
  const response = await fetch(`${address}/fails`);
  expect([response.status, await response.json()]).toEqual([503, { code: "UNAVAILABLE" }]);
  await over;
  expect(logged).toEqual([
    ["A request failed", undefined],
    ["Answered", 503],
  ]);
});
