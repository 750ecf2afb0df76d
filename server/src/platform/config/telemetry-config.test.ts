import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const production = {
  LATCHKEY_MODE: "production",
  PUBLIC_URL: "https://apply.example",
  SMTP_URL: "smtps://mail.example",
  SECRET_KEYS: "a:x",
  REPORT_SIGNING_KEYS: "a:x",
  TRUST_PROXY: "127.0.0.1",
};

const SECRET = "a-secret-of-the-messenger-0123456789";
const analytics = { ANALYTICS_URL: "https://api.segment.io", ANALYTICS_WRITE_KEY: "w1" };
const reports = { SENTRY_DSN: "https://abc123@o1.ingest.sentry.io/42" };
const help = { ZENDESK_KEY: "00000000-0000-4000-8000-000000000000" };
const signing = { ZENDESK_SIGNING_KEY_ID: "app_5f", ZENDESK_SIGNING_SECRET: SECRET };

test("nothing leaves unless it is configured", () => {
  const off = { analytics: undefined, errorReports: undefined, help: undefined, identifyWithContact: false };
  expect(readConfig({}).telemetry).toEqual(off);
  expect(readConfig(production).telemetry).toEqual(off);
  expect(readConfig({ ZENDESK_SNIPPET_URL: "https://help.example/s.js" }).telemetry).toEqual(off);
});

test("each is on by its own settings", () => {
  const settings = { ...production, ...analytics, ...reports, ...help, ...signing };
  expect(readConfig({ ...settings, IDENTIFY_WITH_CONTACT: "true" }).telemetry).toEqual({
    analytics: { url: "https://api.segment.io/", writeKey: "w1" },
    errorReports: { envelopeUrl: "https://o1.ingest.sentry.io/api/42/envelope/", publicKey: "abc123" },
    help: {
      scriptUrl: `https://static.zdassets.com/ekr/snippet.js?key=${help.ZENDESK_KEY}`,
      signing: { keyId: "app_5f", secret: SECRET },
    },
    identifyWithContact: true,
  });
  expect(readConfig(help).telemetry.help?.signing).toBeUndefined();
});

test.each([
  ["https://k@errors.example/7", "https://errors.example/api/7/envelope/"],
  ["http://k@127.0.0.1:8031/sentry/1", "http://127.0.0.1:8031/sentry/api/1/envelope/"],
])("a DSN %s says where reports go", (SENTRY_DSN, envelopeUrl) => {
  expect(readConfig({ SENTRY_DSN }).telemetry.errorReports?.envelopeUrl).toBe(envelopeUrl);
});

describe("an invalid setting stops the start, is named, and is not repeated", () => {
  test.each<[Record<string, string>, string]>([
    [{ SENTRY_DSN: "https://errors.example/7" }, "The setting SENTRY_DSN has to be like"],
    [{ SENTRY_DSN: "https://secret77@errors.example/" }, "The setting SENTRY_DSN has to be like"],
    [{ SENTRY_DSN: "ftp://secret77@errors.example/7" }, "The setting SENTRY_DSN has to be like"],
    [
      { ANALYTICS_URL: analytics.ANALYTICS_URL },
      "The setting ANALYTICS_URL needs ANALYTICS_WRITE_KEY beside it.",
    ],
    [{ ANALYTICS_WRITE_KEY: "secret77" }, "The setting ANALYTICS_WRITE_KEY needs ANALYTICS_URL beside it."],
    [{ ANALYTICS_URL: "segment", ANALYTICS_WRITE_KEY: "secret77" }, "The setting ANALYTICS_URL has to be"],
    [{ ZENDESK_KEY: "a b secret77" }, "The setting ZENDESK_KEY has to be a key"],
    [{ ...help, ZENDESK_SNIPPET_URL: "//x" }, "The setting ZENDESK_SNIPPET_URL has to be"],
    [signing, "The setting ZENDESK_SIGNING_KEY_ID needs ZENDESK_KEY beside it."],
    [
      { ...help, ZENDESK_SIGNING_KEY_ID: "app_5f" },
      "The setting ZENDESK_SIGNING_KEY_ID needs ZENDESK_SIGNING_SECRET beside it.",
    ],
    [
      { ...help, ZENDESK_SIGNING_SECRET: SECRET },
      "The setting ZENDESK_SIGNING_SECRET needs ZENDESK_SIGNING_KEY_ID beside it.",
    ],
    [
      { ...help, ...signing, ZENDESK_SIGNING_SECRET: "secret77" },
      "The setting ZENDESK_SIGNING_SECRET needs at least 32 characters.",
    ],
    [{ IDENTIFY_WITH_CONTACT: "yes" }, "The setting IDENTIFY_WITH_CONTACT has to be true or false."],
  ])("%j", (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(sentence);
    expect(() => readConfig(settings)).not.toThrow("secret77");
  });
});

describe("INT-09 (in part) production refuses what belongs to a fake", () => {
  test.each<[string, Record<string, string>]>([
    ["ANALYTICS_URL", { ...analytics, ANALYTICS_URL: "http://api.segment.example" }],
    ["ANALYTICS_URL", { ...analytics, ANALYTICS_URL: "https://127.0.0.1:8031/segment/" }],
    ["ANALYTICS_WRITE_KEY", { ...analytics, ANALYTICS_WRITE_KEY: "SANDBOX-KEY" }],
    ["SENTRY_DSN", { SENTRY_DSN: "https://k@localhost/1" }],
    ["SENTRY_DSN", { SENTRY_DSN: "http://k@errors.example/1" }],
    ["ZENDESK_SNIPPET_URL", { ...help, ZENDESK_SNIPPET_URL: "https://sandbox.example/ekr/snippet.js" }],
    ["ZENDESK_KEY", { ZENDESK_KEY: "sandbox-latchkey" }],
    ["ZENDESK_SIGNING_SECRET", { ...help, ...signing, ZENDESK_SIGNING_SECRET: `SANDBOX-SECRET-${SECRET}` }],
  ])("%s %j", (name, settings) => {
    expect(() => readConfig({ ...production, ...settings })).toThrow(
      `In production the setting ${name} has to be`,
    );
    expect(() => readConfig(settings)).not.toThrow();
  });
});
