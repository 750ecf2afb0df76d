import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

describe("the sandbox's configuration", () => {
  test("needs a folder; ports have defaults", () => {
    expect(parseConfig({ SANDBOX_DIR: "/data/sandbox" })).toEqual({
      dir: "/data/sandbox",
      outboxPort: 8025,
      smtpPort: 2525,
      addressesPort: 8026,
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
    });
    expect(config).toMatchObject({ outboxPort: 0, smtpPort: 65_535, addressesPort: 1, controlPort: 2 });
  });

  test.each([
    ["SANDBOX_DIR", {}],
    ["SANDBOX_DIR", { SANDBOX_DIR: "  " }],
    ["OUTBOX_PORT", { SANDBOX_DIR: "/data", OUTBOX_PORT: "65536" }],
    ["OUTBOX_PORT", { SANDBOX_DIR: "/data", OUTBOX_PORT: "eighty" }],
    ["SMTP_PORT", { SANDBOX_DIR: "/data", SMTP_PORT: "-1" }],
    ["SMTP_PORT", { SANDBOX_DIR: "/data", SMTP_PORT: "25.5" }],
    ["ADDRESSES_PORT", { SANDBOX_DIR: "/data", ADDRESSES_PORT: "x" }],
    ["CONTROL_PORT", { SANDBOX_DIR: "/data", CONTROL_PORT: "99999" }],
  ])("%s is named when it is wrong: %o", (name, env) => {
    expect(() => parseConfig(env)).toThrow(new RegExp(`^${name} is .+\\.$`));
  });
});
