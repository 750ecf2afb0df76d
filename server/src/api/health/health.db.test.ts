import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import type { VirusScanner } from "../../partners/clamd.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";

const ready = async ({ app }: TestServer): Promise<{ status: number; body: unknown }> => {
  const { statusCode, json } = await app.inject("/health/ready");
  return { status: statusCode, body: json() };
};

const away = async () => {
  throw new Error("away");
};
const silent = () => new Promise<never>(() => undefined);

const mailer = (ping: () => Promise<unknown>): Mailer => ({
  send: async () => undefined,
  ping,
  close: () => undefined,
});
const scanner = (ping: () => Promise<void>): VirusScanner => ({ scan: async () => "clean", ping });

const allUp = { ready: true, database: "up", storage: "up", mail: "up" };

describe("REL-04 (in part) readiness is accurate", () => {
  test("everything answers", async () => {
    expect(await ready(await startTestServer())).toEqual({ status: 200, body: allUp });
  });

  test.each([
    ["away", away],
    ["silent", silent],
  ])(
    "the mail server and the virus scanner are %s: reported, and the server is still ready",
    async (_how, ping) => {
      const server = await startTestServer({}, { mailer: mailer(ping), scanner: scanner(ping) });
      const body = { ...allUp, mail: "down", virusScanner: "down" };
      expect(await ready(server)).toEqual({ status: 200, body });
    },
  );

  test("from another machine it says whether it is ready, and not which part is down", async () => {
    const server = await startTestServer({}, { mailer: mailer(away), scanner: scanner(away) });
    const asks = [
      { remoteAddress: "203.0.113.5" },
      { headers: { "x-forwarded-for": "203.0.113.5" } },
      { headers: { host: "attacker.example" } },
    ];
    for (const ask of asks) {
      const { statusCode, json } = await server.app.inject({ url: "/health/ready", ...ask });
      expect([statusCode, json()]).toEqual([200, { ready: true }]);
    }
  });

  test("they are not contacted for every health check", async () => {
    let asked = 0;
    const counting = async () => {
      asked += 1;
    };
    const server = await startTestServer({}, { mailer: mailer(counting) });
    for (let time = 0; time < 20; time += 1) await ready(server);
    expect(asked).toBe(1);
  });

  test("the store is down: not ready, and ready again without a restart", async () => {
    const server = await startTestServer();
    const place = join(server.context.config.dataDir, "documents");
    await rm(place, { recursive: true, force: true });
    await writeFile(place, "not a folder");
    expect(await ready(server)).toEqual({ status: 503, body: { ...allUp, ready: false, storage: "down" } });
    await rm(place);
    expect(await ready(server)).toEqual({ status: 200, body: allUp });
  });

  test("the store does not respond: not ready within seconds, and ready again without a restart", async () => {
    const server = await startTestServer();
    const hangs = vi.spyOn(server.context.store, "ping").mockImplementation(silent);
    expect(await ready(server)).toEqual({ status: 503, body: { ...allUp, ready: false, storage: "down" } });
    hangs.mockRestore();
    expect(await ready(server)).toEqual({ status: 200, body: allUp });
  });

  test("the database does not respond: not ready within seconds, but alive", async () => {
    const server = await startTestServer();
    const { pool } = server.context;
    const held = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
    expect(await ready(server)).toEqual({ status: 503, body: { ...allUp, ready: false, database: "down" } });
    expect((await server.app.inject("/health/live")).json()).toEqual({ live: true });
    for (const client of held) client.release();
    expect(await ready(server)).toEqual({ status: 200, body: allUp });
  });
});
