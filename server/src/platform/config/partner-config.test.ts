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

const client = { TRUELAYER_CLIENT_ID: "latchkey-9f21", TRUELAYER_CLIENT_SECRET: "a-secret-of-our-own" };

describe("the partner for bank connections", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["nothing", {}],
    ["an id alone", { TRUELAYER_CLIENT_ID: "latchkey-9f21" }],
    ["a secret alone", { TRUELAYER_CLIENT_SECRET: "a-secret-of-our-own" }],
    ["an empty secret", { ...client, TRUELAYER_CLIENT_SECRET: "" }],
    ["an empty id", { ...client, TRUELAYER_CLIENT_ID: "" }],
    [
      "addresses alone",
      { TRUELAYER_AUTH_URL: "https://a.example/", TRUELAYER_API_URL: "https://b.example/" },
    ],
  ])("is off with %s", (_what, settings) => {
    expect(readConfig(settings).bankService).toBeUndefined();
    expect(readConfig({ ...production, ...settings }).bankService).toBeUndefined();
  });

  test("is TrueLayer with the banks of the UK, and sends people back to us", () => {
    expect(readConfig({ ...production, ...client }).bankService).toEqual({
      authUrl: "https://auth.truelayer.com/",
      apiUrl: "https://api.truelayer.com/",
      clientId: "latchkey-9f21",
      clientSecret: "a-secret-of-our-own",
      providers: "uk-ob-all uk-oauth-all",
      redirectUri: "https://apply.example/truelayer/callback",
    });
    expect(readConfig({ ...client, PORT: "9000" }).bankService?.redirectUri).toBe(
      "http://localhost:9000/truelayer/callback",
    );
  });

  test.each([
    ["http://127.0.0.1:8027/truelayer-auth", "http://127.0.0.1:8027/truelayer-auth/"],
    ["http://127.0.0.1:8027/truelayer-auth/", "http://127.0.0.1:8027/truelayer-auth/"],
    ["https://auth.partner.example", "https://auth.partner.example/"],
  ])("is something else at another address: %s", (given, read) => {
    const settings = { ...client, TRUELAYER_AUTH_URL: given, TRUELAYER_API_URL: given };
    expect(readConfig({ ...settings, TRUELAYER_PROVIDERS: "uk-cs-mock" }).bankService).toMatchObject({
      authUrl: read,
      apiUrl: read,
      providers: "uk-cs-mock",
    });
  });

  test.each([
    [
      { TRUELAYER_AUTH_URL: "auth.truelayer.com" },
      "The setting TRUELAYER_AUTH_URL has to be an address that starts with https:// or http://.",
    ],
    [
      { TRUELAYER_API_URL: "ftp://api.truelayer.com" },
      "The setting TRUELAYER_API_URL has to be an address that starts with https:// or http://.",
    ],
    [{ PARTNER_STARTS_PER_HOUR: "0" }, "The setting PARTNER_STARTS_PER_HOUR has to be at least 1."],
  ])("is refused with %j", (settings, sentence) => {
    expect(() => readConfig({ ...client, ...settings })).toThrow(sentence);
  });
});

describe("INT-09 (in part) production refuses a partner that is no bank's", () => {
  const fakes = [
    "http://127.0.0.1:8027/truelayer-auth/",
    "https://127.0.0.1/",
    "https://localhost:8027/",
    "https://[::1]/",
    "http://sandbox:8027/",
    "http://auth.truelayer.com/",
    "https://auth.truelayer-sandbox.com/",
    "https://api.truelayer-sandbox.com",
  ];
  const matrix = (["TRUELAYER_AUTH_URL", "TRUELAYER_API_URL"] as const).flatMap((name) =>
    fakes.map((url) => [name, url] as const),
  );

  test.each(matrix)("%s at %s", (name, url) => {
    const settings = { ...client, [name]: url };
    expect(() => readConfig({ ...production, ...settings })).toThrow(
      `In production the setting ${name} has to be the service's own, with https://.`,
    );
    expect(() => readConfig(settings)).not.toThrow();
    // Without an account there the service is never called.
    expect(() => readConfig({ ...production, [name]: url })).not.toThrow();
  });

  test.each([
    ["TRUELAYER_CLIENT_SECRET", "SANDBOX-SECRET"],
    ["TRUELAYER_CLIENT_ID", "sandbox-latchkey"],
  ])("%s %s", (name, value) => {
    const settings = { ...client, [name]: value };
    expect(() => readConfig({ ...production, ...settings })).toThrow(
      `In production the setting ${name} has to be one of your own.`,
    );
    expect(() => readConfig(settings)).not.toThrow();
  });

  test("INT-04 (in part) and repeats no secret", () => {
    const settings = {
      ...production,
      TRUELAYER_CLIENT_ID: "latchkey",
      TRUELAYER_CLIENT_SECRET: "very-secret",
      TRUELAYER_API_URL: "http://127.0.0.1/very-secret",
    };
    expect(() => readConfig(settings)).toThrow(/^(?!.*very-secret)/);
  });
});

const taxClient = { HMRC_CLIENT_ID: "latchkey-tax", HMRC_CLIENT_SECRET: "a-secret-of-our-own" };

describe("the tax authority", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["nothing", {}],
    ["an id alone", { HMRC_CLIENT_ID: "latchkey-tax" }],
    ["a secret alone", { HMRC_CLIENT_SECRET: "a-secret-of-our-own" }],
    ["an empty secret", { ...taxClient, HMRC_CLIENT_SECRET: "" }],
    ["addresses alone", { HMRC_AUTHORIZE_URL: "https://a.example/", HMRC_API_URL: "https://b.example/" }],
  ])("is off with %s", (_what, settings) => {
    expect(readConfig(settings).taxService).toBeUndefined();
    expect(readConfig({ ...production, ...settings }).taxService).toBeUndefined();
  });

  test("is HMRC, and sends people back to us", () => {
    expect(readConfig({ ...production, ...taxClient }).taxService).toEqual({
      authorizeUrl: "https://www.tax.service.gov.uk/oauth/authorize",
      apiUrl: "https://api.service.hmrc.gov.uk/",
      clientId: "latchkey-tax",
      clientSecret: "a-secret-of-our-own",
      redirectUri: "https://apply.example/hmrc/callback",
    });
  });

  test("is something else at other addresses", () => {
    const settings = {
      HMRC_AUTHORIZE_URL: "http://127.0.0.1:8028/oauth/authorize",
      HMRC_API_URL: "http://127.0.0.1:8028",
    };
    expect(readConfig({ ...taxClient, ...settings, PORT: "9000" }).taxService).toMatchObject({
      authorizeUrl: "http://127.0.0.1:8028/oauth/authorize",
      apiUrl: "http://127.0.0.1:8028/",
      redirectUri: "http://localhost:9000/hmrc/callback",
    });
  });
});

const employmentClient = {
  KONFIR_URL: "https://konfir.partner.example/api",
  KONFIR_CLIENT_ID: "latchkey-work",
  KONFIR_CLIENT_SECRET: "a-secret-of-our-own",
};

describe("the verifier of employment", () => {
  test.each([
    ["KONFIR_URL", ""],
    ["KONFIR_CLIENT_ID", ""],
    ["KONFIR_CLIENT_SECRET", ""],
  ])("is off without %s", (name) => {
    expect(readConfig({ ...employmentClient, [name]: "" }).employmentService).toBeUndefined();
    const settings = { ...production, ...employmentClient, [name]: "" };
    expect(readConfig(settings).employmentService).toBeUndefined();
  });

  test("is where its address says", () => {
    expect(readConfig({ ...production, ...employmentClient }).employmentService).toEqual({
      url: "https://konfir.partner.example/api/",
      clientId: "latchkey-work",
      clientSecret: "a-secret-of-our-own",
    });
  });
});

test.each(["HMRC_AUTHORIZE_URL", "HMRC_API_URL", "KONFIR_URL"])(
  "%s is refused if it is no address",
  (name) => {
    expect(() => readConfig({ [name]: "api.service.hmrc.gov.uk" })).toThrow(
      `The setting ${name} has to be an address that starts with https:// or http://.`,
    );
  },
);

describe("INT-09 (in part) production refuses a tax authority and a verifier of employment that are none", () => {
  const fakes = [
    "http://127.0.0.1:8028/",
    "https://127.0.0.1/",
    "https://localhost:8029/",
    "https://[::1]/",
    "http://sandbox:8028/",
    "http://api.service.hmrc.gov.uk/",
    "https://test-api.service.hmrc.gov.uk/",
    "https://test-www.tax.service.gov.uk/oauth/authorize",
    "https://api.sandbox.konfir.example/",
    "https://konfir-sandbox.example",
  ];
  const clients = [
    ["HMRC_AUTHORIZE_URL", taxClient],
    ["HMRC_API_URL", taxClient],
    ["KONFIR_URL", employmentClient],
  ] as const;
  const matrix = clients.flatMap(([name, client]) => fakes.map((url) => [name, url, client] as const));

  test.each(matrix)("%s at %s", (name, url, client) => {
    const settings = { ...client, [name]: url };
    expect(() => readConfig({ ...production, ...settings })).toThrow(
      `In production the setting ${name} has to be the service's own, with https://.`,
    );
    expect(() => readConfig(settings)).not.toThrow();
    // Without an account there the service is never called.
    expect(() => readConfig({ ...production, [name]: url })).not.toThrow();
  });

  test.each([
    ["HMRC_CLIENT_ID", "sandbox-latchkey"],
    ["HMRC_CLIENT_SECRET", "SANDBOX-SECRET"],
    ["KONFIR_CLIENT_ID", "sandbox-latchkey"],
    ["KONFIR_CLIENT_SECRET", "SANDBOX-SECRET"],
  ])("%s %s", (name, value) => {
    const settings = { ...taxClient, ...employmentClient, [name]: value };
    expect(() => readConfig({ ...production, ...settings })).toThrow(
      `In production the setting ${name} has to be one of your own.`,
    );
    expect(() => readConfig(settings)).not.toThrow();
  });

  test.each(["HMRC_API_URL", "KONFIR_URL"])("INT-04 (in part) and repeats no secret: %s", (name) => {
    const secrets = { HMRC_CLIENT_SECRET: "very-secret", KONFIR_CLIENT_SECRET: "very-secret" };
    const settings = { ...production, ...taxClient, ...employmentClient, ...secrets };
    expect(() => readConfig({ ...settings, [name]: "http://127.0.0.1/very-secret" })).toThrow(
      /^(?!.*very-secret)/,
    );
  });
});
