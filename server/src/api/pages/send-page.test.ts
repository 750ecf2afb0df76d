import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { pageSender } from "./send-page.ts";

const OUTBOX = "http://127.0.0.1:8025";
const PAGE =
  '<meta content="%OUTBOX_URL%"><p>sent</p>%%DEMO%%<p><a href="%OUTBOX_URL%">outbox</a></p>%%/DEMO%%<p>again</p>';

const production = {
  LATCHKEY_MODE: "production",
  PUBLIC_URL: "https://apply.example.com",
  SMTP_URL: "smtps://user:password@mail.example.com",
  SECRET_KEYS: `first:${Buffer.alloc(32, 1).toString("base64")}`,
  REPORT_SIGNING_KEYS: `first:${Buffer.alloc(32, 2).toString("base64")}`,
  TRUST_PROXY: "10.0.0.1",
};

let assets: string;
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), "latchkey-assets-"));
  await writeFile(join(assets, "sign-in-sent.en.html"), PAGE);
});
afterAll(() => rm(assets, { recursive: true }));

const pageWith = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const sendPage = pageSender(readConfig({ ASSETS_DIR: assets, DEMO_OUTBOX_URL: OUTBOX, ...settings }));
  const app = fastify();
  app.get("/", (_request, reply) =>
    sendPage(reply, { document: "sign-in", file: "sign-in-sent.en.html", language: "en" }),
  );
  return (await app.inject("/")).body;
};

describe("the page that a link was sent", () => {
  test("leads to the outbox in a demo", async () => {
    expect(await pageWith({ LATCHKEY_MODE: "demo" })).toBe(
      `<meta content="${OUTBOX}"><p>sent</p><p><a href="${OUTBOX}">outbox</a></p><p>again</p>`,
    );
  });

  test.each([
    ["in production, whatever is set", production],
    ["in a demo with a mail server of its own", { LATCHKEY_MODE: "demo", DEMO_OUTBOX_URL: "" }],
  ])("says nothing of it %s", async (_where, settings) => {
    expect(await pageWith(settings)).toBe('<meta content=""><p>sent</p><p>again</p>');
  });
});
