import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

describe("the sandbox's configuration", () => {
  test("needs a folder; ports have defaults", () => {
    expect(parseConfig({ SANDBOX_DIR: "/data/sandbox" })).toEqual({
      dir: "/data/sandbox",
      outboxPort: 8025,
      smtpPort: 2525,
      addressesPort: 8026,
      bank: {
        port: 8027,
        client: {
          clientId: "sandbox-latchkey",
          clientSecret: "SANDBOX-SECRET",
          redirectUris: ["http://localhost:8080/truelayer/callback"],
        },
      },
      tax: {
        port: 8028,
        client: {
          clientId: "sandbox-latchkey",
          clientSecret: "SANDBOX-SECRET",
          redirectUris: ["http://localhost:8080/hmrc/callback"],
        },
      },
      employment: {
        port: 8029,
        client: { clientId: "sandbox-latchkey", clientSecret: "SANDBOX-SECRET" },
      },
      telemetry: {
        port: 8031,
        client: {
          writeKey: "SANDBOX-KEY",
          sentryKey: "sandboxkey",
          sentryProject: "1",
          messengerKey: "sandbox-latchkey",
          signingKeyId: "sandbox-latchkey",
          signingSecret: "SANDBOX-SECRET-OF-THE-PRACTICE-MESSENGER",
        },
      },
      rightToRent: { port: 8032 },
      controlPort: undefined,
    });
  });

  test("takes its ports", () => {
    const config = parseConfig({
      SANDBOX_DIR: "/data",
      OUTBOX_PORT: "0",
      SMTP_PORT: " 65535 ",
      ADDRESSES_PORT: "1",
      CONTROL_PORT: "2",
      RIGHT_TO_RENT_PORT: "6",
    });
    expect(config).toMatchObject({ outboxPort: 0, smtpPort: 65_535, addressesPort: 1, controlPort: 2 });
    expect(config.rightToRent).toEqual({ port: 6 });
  });

  test("takes who may ask the bank", () => {
    const { bank } = parseConfig({
      SANDBOX_DIR: "/data",
      BANK_PORT: "3",
      TRUELAYER_CLIENT_ID: "sandbox-own",
      TRUELAYER_CLIENT_SECRET: "own",
      TRUELAYER_REDIRECT_URIS: "https://a.test/callback  http://localhost:1/callback",
    });
    const redirectUris = ["https://a.test/callback", "http://localhost:1/callback"];
    expect(bank).toEqual({ port: 3, client: { clientId: "sandbox-own", clientSecret: "own", redirectUris } });
  });

  test("takes whom analytics, error reports and the messenger know", () => {
    const { telemetry } = parseConfig({
      SANDBOX_DIR: "/data",
      TELEMETRY_PORT: "4",
      ANALYTICS_WRITE_KEY: "own",
      SENTRY_DSN: "http://ownkey@127.0.0.1:4/sentry/7",
    });
    expect(telemetry).toMatchObject({
      port: 4,
      client: { writeKey: "own", sentryKey: "ownkey", sentryProject: "7", messengerKey: "sandbox-latchkey" },
    });
  });

  test("takes who may ask the tax authority and the verifier of employment", () => {
    const { tax, employment } = parseConfig({
      SANDBOX_DIR: "/data",
      TAX_PORT: "4",
      HMRC_CLIENT_ID: "own-tax",
      HMRC_CLIENT_SECRET: "own",
      HMRC_REDIRECT_URIS: "https://a.test/hmrc/callback",
      EMPLOYMENT_PORT: "5",
      KONFIR_CLIENT_ID: "own-employment",
      KONFIR_CLIENT_SECRET: "own too",
    });
    const redirectUris = ["https://a.test/hmrc/callback"];
    expect(tax).toEqual({ port: 4, client: { clientId: "own-tax", clientSecret: "own", redirectUris } });
    expect(employment).toEqual({
      port: 5,
      client: { clientId: "own-employment", clientSecret: "own too" },
    });
  });

  test.each([
    ["SANDBOX_DIR", {}],
    ["SANDBOX_DIR", { SANDBOX_DIR: "  " }],
    ["OUTBOX_PORT", { SANDBOX_DIR: "/data", OUTBOX_PORT: "65536" }],
    ["OUTBOX_PORT", { SANDBOX_DIR: "/data", OUTBOX_PORT: "eighty" }],
    ["SMTP_PORT", { SANDBOX_DIR: "/data", SMTP_PORT: "-1" }],
    ["SMTP_PORT", { SANDBOX_DIR: "/data", SMTP_PORT: "25.5" }],
    ["ADDRESSES_PORT", { SANDBOX_DIR: "/data", ADDRESSES_PORT: "x" }],
    ["BANK_PORT", { SANDBOX_DIR: "/data", BANK_PORT: "-3" }],
    ["TRUELAYER_REDIRECT_URIS", { SANDBOX_DIR: "/data", TRUELAYER_REDIRECT_URIS: "/truelayer/callback" }],
    ["TRUELAYER_REDIRECT_URIS", { SANDBOX_DIR: "/data", TRUELAYER_REDIRECT_URIS: "ftp://a.test" }],
    ["TAX_PORT", { SANDBOX_DIR: "/data", TAX_PORT: "8028 8029" }],
    ["HMRC_REDIRECT_URIS", { SANDBOX_DIR: "/data", HMRC_REDIRECT_URIS: "/hmrc/callback" }],
    ["EMPLOYMENT_PORT", { SANDBOX_DIR: "/data", EMPLOYMENT_PORT: "65536" }],
    ["RIGHT_TO_RENT_PORT", { SANDBOX_DIR: "/data", RIGHT_TO_RENT_PORT: "80a" }],
    ["CONTROL_PORT", { SANDBOX_DIR: "/data", CONTROL_PORT: "99999" }],
  ])("%s is named when it is wrong: %o", (name, env) => {
    expect(() => parseConfig(env)).toThrow(new RegExp(`^${name} is .+\\.$`));
  });
});
