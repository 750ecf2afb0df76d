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

test("without settings it is a demo on this machine", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    mode: "demo",
    listen: { host: "localhost", port: 8080 },
    database: { kind: "embedded" },
    selfSignUp: true,
    uploads: { maxFileBytes: 10_485_760 },
    links: { minutes: 10 },
    provider: { registerLookDays: 30 },
  });
  expect(config.publicUrl.href).toBe("http://localhost:8080/");
});

test("the legal pages are ours unless the provider has its own", () => {
  expect(readConfig({}).provider).toMatchObject({
    privacyUrl: "/privacy",
    accessibilityUrl: "/accessibility",
  });
  expect(readConfig({ TERMS_URL: "https://provider.example/terms" }).provider.termsUrl).toBe(
    "https://provider.example/terms",
  );
});

test.each([
  ["tcp://127.0.0.1:3310", { host: "127.0.0.1", port: 3310 }],
  ["unix:/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["", undefined],
])("FIL-05 (in part) the virus scanner %j", (CLAMD_URL, scanner) => {
  expect(readConfig({ CLAMD_URL }).virusScanner).toEqual(scanner);
});

test("e-mails come from the provider; nobody reports failed deliveries until the settings say how", () => {
  expect(readConfig({ PROVIDER_NAME: "Harbour Homes" }).mail).toEqual({
    smtpUrl: "smtp://127.0.0.1:2525",
    requiresTls: false,
    from: "Harbour Homes <help@quillfield.example>",
    returnPath: undefined,
    bounceDir: undefined,
    hookSecret: undefined,
  });
});

test.each([
  [{}, false],
  [{ PHONE_HAND_OVER: "on" }, true],
  [{ ...production }, true],
  [{ ...production, PHONE_HAND_OVER: "off" }, false],
  [{ PUBLIC_URL: "http://192.168.1.20:8080", DEMO_ON_PURPOSE: "true" }, true],
])("a step can be handed over to a phone where a phone reaches us: %j", (settings, handOver) => {
  expect(readConfig(settings)).toMatchObject({ handOver });
});

test("an empty setting counts as not set", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: "" }).listen.port).toBe(8080);
});

describe("an invalid setting stops the start and is reported by name", () => {
  test.each([
    [{ LATCHKEY_MODE: "staging" }, "The setting LATCHKEY_MODE has to be demo, production or test."],
    [{ MAIL_HOOK_SECRET: "short" }, "The setting MAIL_HOOK_SECRET needs at least 32 characters."],
    [{ MAIL_RETURN_PATH: "bounces" }, "The setting MAIL_RETURN_PATH has to be an e-mail address."],
    [{ PORT: "eighty" }, "The setting PORT has to be a number."],
    [{ REGISTER_LOOK_DAYS: "0" }, "The setting REGISTER_LOOK_DAYS has to be at least 1."],
    [{ REGISTER_LOOK_DAYS: "366" }, "The setting REGISTER_LOOK_DAYS may be at most 365."],
    [{ PORT: "70000" }, "The setting PORT may be at most 65535."],
    [
      { PUBLIC_URL: "localhost" },
      "The setting PUBLIC_URL has to be an address that starts with http:// or https://.",
    ],
    [
      { DATABASE_URL: "mysql://x" },
      "The setting DATABASE_URL has to be an address that starts with postgres:// or postgresql://.",
    ],
    [
      { SMTP_URL: "mail.example" },
      "The setting SMTP_URL has to be an address that starts with smtp:// or smtps://.",
    ],
    [{ SELF_SIGNUP: "yes" }, "The setting SELF_SIGNUP has to be true or false."],
    [
      { TRUST_PROXY: "sometimes" },
      "The setting TRUST_PROXY has to be true, false, or addresses of proxies with commas between.",
    ],
    [
      { PRIVACY_URL: "javascript:alert(1)" },
      "The setting PRIVACY_URL has to be an address that starts with http:// or https://.",
    ],
    [
      { CLAMD_URL: "clamd" },
      "The setting CLAMD_URL has to be tcp://host:port, or unix: and the path of a socket.",
    ],
    [
      { CLAMD_URL: "tcp://clamd" },
      "The setting CLAMD_URL has to be tcp://host:port, or unix: and the path of a socket.",
    ],
    [
      { CLAMD_URL: "unix:clamd.ctl" },
      "The setting CLAMD_URL has to be tcp://host:port, or unix: and the path of a socket.",
    ],
    [
      { CLAMD_URL: "http://clamd:3310" },
      "The setting CLAMD_URL has to be tcp://host:port, or unix: and the path of a socket.",
    ],
    [{ SUPPORT_EMAIL: "nobody" }, "The setting SUPPORT_EMAIL has to be an e-mail address."],
    [
      { DATABASE_MIGRATION_URL: "postgres://x" },
      "The setting DATABASE_MIGRATION_URL needs DATABASE_URL beside it.",
    ],
  ])("%j", (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  test("AUTH-03 a link may not live longer than ten minutes", () => {
    expect(() => readConfig({ LINK_MINUTES: "11" })).toThrow("The setting LINK_MINUTES may be at most 10.");
    // The texts speak of minutes.
    expect(() => readConfig({ LINK_MINUTES: "1" })).toThrow("The setting LINK_MINUTES has to be at least 2.");
  });
});

describe("production", () => {
  test("starts with what it needs, without demo conveniences", () => {
    expect(readConfig(production)).toMatchObject({
      mode: "production",
      selfSignUp: false,
      listen: { host: "0.0.0.0" },
    });
  });

  test.each(["PUBLIC_URL", "SMTP_URL", "SECRET_KEYS", "REPORT_SIGNING_KEYS"])("needs %s", (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(
      `In production the setting ${name} has to be given.`,
    );
  });

  test("requires https", () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: "http://apply.example" })).toThrow("https://");
  });

  test.each([undefined, "false", "true"])(
    "API-05 names its proxies: TRUST_PROXY=%s is not enough",
    (given) => {
      expect(() => readConfig({ ...production, TRUST_PROXY: given })).toThrow("TRUST_PROXY has to name");
    },
  );

  test.each(["DOCUMENT_CHECK_URL", "PHOTO_CHECK_URL"])("sends names and files encrypted only: %s", (name) => {
    const beside = { ...production, DOCUMENT_CHECK_URL: "https://checks.example/" };
    const wrong = [
      "http://checks.example/",
      "https://127.0.0.1/",
      "https://169.254.169.254/",
      "https://[fe80::1]/",
    ];
    for (const given of wrong) expect(() => readConfig({ ...beside, [name]: given })).toThrow(name);
    for (const given of ["https://checks.example/", "https://10.0.0.5/"]) {
      expect(readConfig({ ...beside, [name]: given }).verification.service.kind).toBe("outside");
    }
    expect(() =>
      readConfig({ DOCUMENT_CHECK_URL: "http://127.0.0.1/", [name]: "http://127.0.0.1/" }),
    ).not.toThrow();
  });

  test("takes files over https only", () => {
    expect(() => readConfig({ ...production, STORAGE_ORIGIN: "http://files.example" })).toThrow(
      "STORAGE_ORIGIN",
    );
    expect(readConfig({ ...production, STORAGE_ORIGIN: "https://files.example" }).uploads.storageOrigin).toBe(
      "https://files.example",
    );
  });

  test.each([
    ["postgres://app:x@db.example/latchkey", false],
    ["postgres://app:x@db.example/latchkey?sslmode=disable", false],
    ["postgres://app:x@db.example/latchkey?sslmode=prefer", false],
    ["postgres://app:x@db.example/latchkey?sslmode=no-verify", false],
    ["postgres://app:x@localhost/latchkey?host=db.example", false],
    ["postgres://app:x@localhost/latchkey?host=localhost&host=db.example", false],
    ["postgres://app:x@db.example/latchkey?sslmode=verify-full&sslmode=no-verify", false],
    ["postgres://app:x@db.example/latchkey?sslmode=verify-full", true],
    ["postgres://app:x@localhost/latchkey", true],
    ["postgres://app:x@127.0.0.1:5433/latchkey", true],
    ["postgres:///latchkey?host=/run/postgresql", true],
    ["postgres://app:x@%2Frun%2Fpostgresql/latchkey", true],
  ])("reaches a database on another machine encrypted only: %s", (address, isTaken) => {
    const encrypted = "postgres://o:x@db.example/latchkey?sslmode=verify-full";
    for (const given of [
      { DATABASE_URL: address, DATABASE_MIGRATION_URL: encrypted },
      { DATABASE_URL: encrypted, DATABASE_MIGRATION_URL: address },
    ]) {
      const read = () => readConfig({ ...production, ...given });
      if (isTaken) expect(read).not.toThrow();
      else expect(read).toThrow(/DATABASE(?:_MIGRATION)?_URL has to end in \?sslmode=verify-full/);
      expect(() => readConfig({ ...production, ...given, DATABASE_TLS: "off" })).not.toThrow();
      expect(() => readConfig({ ...given, DEMO_ON_PURPOSE: "true" })).not.toThrow();
    }
  });

  test.each([
    ["smtp://mail.example", true],
    ["smtps://mail.example", true],
    ["smtp://127.0.0.1:25", false],
    ["smtp://mail.example?host=localhost", true],
  ])("sends e-mails to another machine encrypted only: %s", (SMTP_URL, requiresTls) => {
    expect(readConfig({ ...production, SMTP_URL }).mail.requiresTls).toBe(requiresTls);
    expect(readConfig({ ...production, SMTP_URL, SMTP_TLS: "off" }).mail.requiresTls).toBe(false);
    expect(readConfig({ SMTP_URL }).mail.requiresTls).toBe(false);
  });

  test.each(["ignoreTLS=true", "tls.rejectUnauthorized=false", "secure=false", "requireTLS=false"])(
    "does not let the address of the mail server weaken that: %s",
    (query) => {
      const given = { ...production, SMTP_URL: `smtp://mail.example?${query}` };
      expect(() => readConfig(given)).toThrow("SMTP_URL may not say how to encrypt");
      expect(() => readConfig({ ...given, SMTP_TLS: "off" })).not.toThrow();
    },
  );

  test("lets nobody sign up", () => {
    expect(() => readConfig({ ...production, SELF_SIGNUP: "true" })).toThrow("SELF_SIGNUP");
  });

  test("has no practice page in place of the government's", () => {
    const practice = { DEMO_RIGHT_TO_RENT_URL: "http://127.0.0.1:8032/" };
    expect(readConfig(practice).demo.rightToRentUrl).toBe("http://127.0.0.1:8032/");
    expect(readConfig(production).demo.rightToRentUrl).toBeUndefined();
    expect(() => readConfig({ ...production, ...practice })).toThrow(
      "In production the setting DEMO_RIGHT_TO_RENT_URL may not be given.",
    );
  });
});

describe("targets of webhooks for a test", () => {
  test("are origins", () => {
    expect(readConfig({}).demo.webhookTargets).toEqual([]);
    expect(
      readConfig({ WEBHOOK_TEST_TARGETS: "http://127.0.0.1:9000/in, https://hooks.localhost" }).demo
        .webhookTargets,
    ).toEqual(["http://127.0.0.1:9000", "https://hooks.localhost"]);
  });

  test.each(["127.0.0.1:9000", "http://127.0.0.1,", "file:///etc/passwd"])("cannot be %s", (targets) => {
    expect(() => readConfig({ WEBHOOK_TEST_TARGETS: targets })).toThrow(
      "The setting WEBHOOK_TEST_TARGETS has to be addresses like http://127.0.0.1:9000 with commas between.",
    );
  });

  test("are refused in production", () => {
    expect(() => readConfig({ ...production, WEBHOOK_TEST_TARGETS: "https://hooks.example" })).toThrow(
      "In production the setting WEBHOOK_TEST_TARGETS may not be given.",
    );
  });
});

test.each([
  [{}, false],
  [production, true],
  [{ ...production, SANCTIONS_LIST: "optional" }, false],
  [{ SANCTIONS_LIST: "required" }, true],
])(
  "issue England 11: a sanctions list is needed in production, unless the setting says otherwise (%j)",
  (given, needed) => {
    expect(readConfig(given).needsSanctionsList).toBe(needed);
  },
);

test("SANCTIONS_LIST takes two values", () => {
  expect(() => readConfig({ SANCTIONS_LIST: "sometimes" })).toThrow(
    /SANCTIONS_LIST has to be required or optional/,
  );
});

test("a demo that others can reach must be deliberate", () => {
  const environment = { PUBLIC_URL: "http://demo.example" };
  expect(() => readConfig(environment)).toThrow("PUBLIC_URL");
  expect(readConfig({ ...environment, DEMO_ON_PURPOSE: "true" }).demoOnPurpose).toBe(true);
});

test("a demo that listens on the network must be deliberate", () => {
  expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow("HOST");
  expect(readConfig({ HOST: "127.0.0.1" }).listen.host).toBe("127.0.0.1");
});

test("FRM-384 the largest file is a setting", () => {
  expect(readConfig({ MAX_FILE_BYTES: "2048" }).uploads.maxFileBytes).toBe(2048);
});

describe("the address service", () => {
  const key = { POSTCODER_KEY: "PCW00-own" };

  test("is off without a key", () => {
    expect(readConfig({}).addressService).toBeUndefined();
    expect(readConfig({ POSTCODER_URL: "http://127.0.0.1:8026/pcw/" }).addressService).toBeUndefined();
  });

  test("is Postcoder, or something at another address", () => {
    expect(readConfig(key).addressService).toEqual({
      url: "https://ws.postcoder.com/pcw/",
      key: "PCW00-own",
    });
    const { addressService } = readConfig({ ...key, POSTCODER_URL: "http://127.0.0.1:8026/pcw" });
    expect(addressService?.url).toBe("http://127.0.0.1:8026/pcw/");
  });

  test.each([
    "http://127.0.0.1:8026/pcw/",
    "https://127.0.0.1/pcw/",
    "https://localhost:8026/pcw/",
    "https://[::1]/pcw/",
    "http://sandbox:8026/pcw/",
  ])("INT-09 (in part) is never a fake in production: %s", (POSTCODER_URL) => {
    expect(() => readConfig({ ...production, ...key, POSTCODER_URL })).toThrow("POSTCODER_URL");
    expect(() => readConfig({ ...key, POSTCODER_URL })).not.toThrow();
  });

  test.each(["SANDBOX-KEY", "PCW45-12345-12345-1234X"])(
    "INT-09 (in part) is never used with the key %s in production",
    (POSTCODER_KEY) => {
      expect(() => readConfig({ ...production, POSTCODER_KEY })).toThrow("POSTCODER_KEY");
    },
  );

  test("INT-04 (in part) a refused setting is not repeated", () => {
    const given = {
      ...production,
      POSTCODER_KEY: "very-secret",
      POSTCODER_URL: "http://127.0.0.1/very-secret",
    };
    expect(() => readConfig(given)).toThrow(/^(?!.*very-secret)/);
  });
});
