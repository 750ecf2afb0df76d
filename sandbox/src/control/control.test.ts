import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FAKE_CLIENT } from "../bank/auth-request.ts";
import { FAKE_EMPLOYMENT_CLIENT } from "../employment/verification-routes.ts";
import { type Sandbox, startSandbox } from "../start.ts";
import { FAKE_TAX_CLIENT } from "../tax/sign-in-request.ts";
import { openControl } from "./control.ts";

let dir: string;
let sandbox: Sandbox;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "control-"));
  const bank = { port: 0, client: FAKE_CLIENT };
  const tax = { port: 0, client: FAKE_TAX_CLIENT };
  const employment = { port: 0, client: FAKE_EMPLOYMENT_CLIENT };
  const ports = { outboxPort: 0, smtpPort: 0, addressesPort: 0, controlPort: 0 };
  sandbox = await startSandbox({ dir, ...ports, bank, tax, employment });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dir, { recursive: true });
});

const post = async (path: string, body: unknown = {}): Promise<number> => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${sandbox.controlUrl}/__control/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return response.status;
};
const ask = async () => (await fetch(`${sandbox.addressesUrl}nothing`)).status;
const requests = async () => (await fetch(`${sandbox.controlUrl}/__control/requests`)).json();

test("a test in another process plans failures, reads the requests, and puts everything back", async () => {
  expect(await post("scenario", { provider: "postcoder", scenario: "500", times: 2 })).toBe(204);
  expect([await ask(), await ask(), await ask()]).toEqual([500, 500, 404]);
  expect(await requests()).toHaveLength(3);
  await post("scenario", { provider: "postcoder", scenario: "500" });
  expect(await post("reset")).toBe(204);
  expect(await requests()).toEqual([]);
  expect(await ask()).toBe(404);
});

test("a fake fails until it is told that it works again", async () => {
  expect(await post("lasting", { provider: "postcoder", scenario: "500" })).toBe(204);
  expect([await ask(), await ask()]).toEqual([500, 500]);
  const kept = async () => (await fetch(`${sandbox.controlUrl}/__control/lasting`)).json();
  expect(await kept()).toEqual({ postcoder: "500" });
  await post("scenario", { provider: "postcoder", scenario: "429" });
  expect([await ask(), await ask()]).toEqual([429, 500]);
  expect(await post("lasting", { provider: "postcoder", scenario: null })).toBe(204);
  expect([await ask(), await kept()]).toEqual([404, {}]);
  await post("lasting", { provider: "postcoder", scenario: "500" });
  await post("reset");
  expect(await ask()).toBe(404);
});

test("a scenario that nobody knows is refused", async () => {
  expect(await post("scenario", { provider: "postcoder", scenario: "fire" })).toBe(400);
  expect(await post("scenario", { provider: "postcoder", scenario: "500", times: 0 })).toBe(400);
  expect(await post("lasting", { provider: "postcoder", scenario: "fire" })).toBe(400);
});

test("the bank connection is reached, can fail, and lives in the clock of the control", async () => {
  const providers = async () => (await fetch(`${sandbox.bankAuthUrl}api/providers`)).status;
  expect(await post("scenario", { provider: "truelayer", scenario: "429" })).toBe(204);
  expect([await providers(), await providers()]).toEqual([429, 200]);
  expect((await fetch(`${sandbox.bankApiUrl}data/v1/me`)).status).toBe(401);
  expect(await post("clock", { now: "2026-03-01T12:00:00Z" })).toBe(204);
  expect(await post("clock", { now: "tomorrow" })).toBe(400);
});

test("the tax authority and the verifier of employment are reached, and can fail", async () => {
  const tax = async () => (await fetch(`${sandbox.taxApiUrl}oauth/token`, { method: "POST" })).status;
  await post("scenario", { provider: "hmrc", scenario: "429" });
  expect([await tax(), await tax()]).toEqual([429, 400]);
  expect((await fetch(`${sandbox.taxAuthorizeUrl}`)).status).toBe(400);
  const employment = async () => (await fetch(`${sandbox.employmentUrl}v1/verifications/0`)).status;
  await post("scenario", { provider: "konfir", scenario: "500" });
  expect([await employment(), await employment()]).toEqual([500, 401]);
  expect(await post("scenario", { provider: "konfir-webhook", scenario: "out_of_order" })).toBe(204);
  await post("reset");
});

test("a clock that was set goes on, until it is reset", () => {
  let time = Date.parse("2026-01-01T00:00:00Z");
  const control = openControl(() => new Date(time));
  control.setNow(new Date("2030-06-01T00:00:00Z"));
  time += 60_000;
  expect(control.now()).toEqual(new Date("2030-06-01T00:01:00Z"));
  control.reset();
  expect(control.now()).toEqual(new Date("2026-01-01T00:01:00Z"));
});

test("nobody can control a sandbox that was given no port for it", async () => {
  const plain = await startSandbox({ dir: `${dir}/plain`, outboxPort: 0, smtpPort: 0, addressesPort: 0 });
  const { outboxUrl: _outbox, smtpUrl: _smtp, addressesUrl: _addresses, close: _close, ...others } = plain;
  expect(new Set(Object.values(others))).toEqual(new Set([undefined]));
  await plain.close();
});
