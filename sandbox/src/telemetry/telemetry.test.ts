import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openControl } from "../control/control.ts";
import type { Arrival } from "./arrivals.ts";
import { FAKE_TELEMETRY_CLIENT as client } from "./client.ts";
import { startFakeTelemetry } from "./web.ts";

const control = openControl();
let fake: Awaited<ReturnType<typeof startFakeTelemetry>>;
beforeAll(async () => {
  fake = await startFakeTelemetry({ host: "127.0.0.1", port: 0, control, client });
});
afterAll(() => fake.close());
beforeEach(async () => {
  control.reset();
  await fetch(`${fake.url}/api/arrivals`, { method: "DELETE" });
});

const arrivals = async (): Promise<readonly Arrival[]> =>
  (await fetch(`${fake.url}/api/arrivals`)).json() as Promise<readonly Arrival[]>;
const kinds = async () => (await arrivals()).map(({ service, kind }) => `${service} ${kind}`);

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${fake.url}${path}`, { method: "POST", headers, body });

describe("Segment", () => {
  const authorization = `Basic ${Buffer.from("SANDBOX-KEY:").toString("base64")}`;
  const batch = (body: string, header = authorization) =>
    post("/segment/v1/batch", body, { authorization: header, "content-type": "application/json" });
  const track = { type: "track", userId: "u1", event: "Clicked continue", messageId: "m1" };
  const of = (...messages: readonly unknown[]) => JSON.stringify({ batch: messages });

  test("takes a batch, each message once", async () => {
    const page = { type: "page", anonymousId: "a1", name: "/otl", messageId: "m2" };
    expect((await batch(of(track, page))).status).toBe(200);
    expect((await batch(of(track))).status).toBe(200);
    expect(await kinds()).toEqual(["analytics page", "analytics track"]);
  });

  test.each([
    ["malformed", "{"],
    ["no batch", "{}"],
    ["a message of nobody", of({ ...track, userId: undefined })],
    ["an event without a name", of({ ...track, event: undefined })],
    ["a message without an id", of({ ...track, messageId: undefined })],
    ["a message of another type", of({ ...track, type: "alias" })],
    ["a message that is too large", of({ ...track, properties: { x: "x".repeat(32_000) } })],
  ])("refuses what is %s", async (_what, body) => {
    expect((await batch(body)).status).toBe(400);
    expect(await arrivals()).toEqual([]);
  });

  test("refuses a batch that is too large, and an unknown key", async () => {
    expect((await batch(of("x".repeat(500_000)))).status).toBe(413);
    expect((await batch(of(track), "Basic b3RoZXI6")).status).toBe(401);
    expect(await arrivals()).toEqual([]);
  });

  test("fails as it is told", async () => {
    control.plan("segment", "500", 1);
    expect([(await batch(of(track))).status, (await batch(of(track))).status]).toEqual([500, 200]);
  });
});

describe("Sentry", () => {
  const ID = "9ec79c33ec9942ab8353589fcb2e04dc";
  const lines = (...all: readonly unknown[]) => all.map((line) => JSON.stringify(line)).join("\n");
  const envelope = lines({ event_id: ID }, { type: "event" }, { event_id: ID, message: "x" });
  const send = (body: string, key = "sandboxkey", project = "1") =>
    post(`/sentry/api/${project}/envelope/`, body, {
      "x-sentry-auth": `Sentry sentry_version=7, sentry_key=${key}`,
    });

  test("takes an envelope, by a key in the header or in the query", async () => {
    const response = await send(envelope);
    expect([response.status, await response.json()]).toEqual([200, { id: ID }]);
    expect((await post("/sentry/api/1/envelope/?sentry_key=sandboxkey", envelope)).status).toBe(200);
    expect(await kinds()).toEqual(["errors event", "errors event"]);
  });

  test("refuses another key, another project and what is no envelope", async () => {
    expect((await send(envelope, "other")).status).toBe(403);
    expect((await send(envelope, "sandboxkey", "2")).status).toBe(403);
    expect((await send("canary")).status).toBe(400);
    expect((await send(lines({ event_id: ID }, { type: "event" }))).status).toBe(400);
    expect(await arrivals()).toEqual([]);
  });

  test("asks for patience as it is told", async () => {
    control.plan("sentry", "429", 1);
    const { status, headers } = await send(envelope);
    expect([status, headers.get("retry-after")]).toEqual([429, "30"]);
  });
});

describe("the messenger", () => {
  const encode = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
  const token = (claims: object, header: object = {}, secret = client.signingSecret): string => {
    const content = `${encode({ alg: "HS256", typ: "JWT", kid: client.signingKeyId, ...header })}.${encode(claims)}`;
    return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
  };
  const later = Math.floor(Date.now() / 1000) + 600;
  const claims = { scope: "user", external_id: "u1", exp: later };

  test("has a script, which may run in pages of another origin", async () => {
    const { status, headers } = await fetch(`${fake.url}/ekr/snippet.js?key=sandbox-latchkey`);
    expect([status, headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
    expect(headers.get("content-type")).toContain("text/javascript");
    expect((await fetch(`${fake.url}/ekr/snippet.js?key=other`)).status).toBe(404);
  });

  test("knows whoever a token names", async () => {
    const response = await post("/messenger/login", token(claims));
    expect([response.status, await response.json()]).toEqual([200, { external_id: "u1" }]);
    expect((await post("/messenger/logout", "")).status).toBe(204);
    expect(await kinds()).toEqual(["messenger logout", "messenger login"]);
  });

  test.each([
    ["of another algorithm", token(claims, { alg: "none" })],
    ["of another key", token(claims, { kid: "other" })],
    ["with another secret", token(claims, {}, "other")],
    ["that has expired", token({ ...claims, exp: 1 })],
    ["of another scope", token({ ...claims, scope: "admin" })],
    ["of nobody", token({ ...claims, external_id: "" })],
    ["that is none", "canary"],
  ])("refuses a token %s", async (_what, text) => {
    expect((await post("/messenger/login", text)).status).toBe(401);
    expect(await kinds()).toEqual(["messenger refused"]);
  });
});

test("the page shows what arrived, as text, to this machine alone", async () => {
  const markup = { scope: "user", external_id: "<b>u1</b>", exp: 1 };
  await post(
    "/sentry/api/1/envelope/?sentry_key=sandboxkey",
    `{"event_id":"${"a".repeat(32)}"}\n{"type":"event"}\n${JSON.stringify(markup)}`,
  );
  const page = await (await fetch(fake.url)).text();
  expect(page).toContain("What left this installation");
  expect(page).toContain("&lt;b&gt;u1&lt;/b&gt;");
  expect((await fetch(`${fake.url}/telemetry.css`)).headers.get("content-type")).toContain("text/css");
  const { headers } = await fetch(`${fake.url}/api/arrivals`);
  expect(headers.get("access-control-allow-origin")).toBeNull();
});
