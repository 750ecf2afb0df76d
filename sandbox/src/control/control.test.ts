import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../start.ts";

let dir: string;
let sandbox: Sandbox;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "control-"));
  sandbox = await startSandbox({ dir, outboxPort: 0, smtpPort: 0, addressesPort: 0, controlPort: 0 });
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

test("a scenario that nobody knows is refused", async () => {
  expect(await post("scenario", { provider: "postcoder", scenario: "fire" })).toBe(400);
  expect(await post("scenario", { provider: "postcoder", scenario: "500", times: 0 })).toBe(400);
});

test("nobody can control a sandbox that was given no port for it", async () => {
  const plain = await startSandbox({ dir: `${dir}/plain`, outboxPort: 0, smtpPort: 0, addressesPort: 0 });
  expect(plain.controlUrl).toBeUndefined();
  await plain.close();
});
