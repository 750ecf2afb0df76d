import { describe, expect, test } from "vitest";
import { referenceEmailWarning } from "./reference-email.ts";

describe("soft warnings about a company's address", () => {
  test.each(["gmail", "yahoo", "hotmail", "outlook", "live", "aol", "icloud", "me", "protonmail"])(
    "RUL-022 %s.com is free mail",
    (host) => {
      expect(referenceEmailWarning(`jo@${host}.com`)).toEqual({ code: "warning.free_mail" });
    },
  );

  test.each(["yahoo.co.uk", "hotmail.de", "live.nl", "mail.icloud.com", "GMAIL.com"])(
    "RUL-023 so is the variant %s",
    (host) => {
      expect(referenceEmailWarning(`jo@${host}`)).toEqual({ code: "warning.free_mail" });
    },
  );

  test.each(["acme.com", "gmail-consulting.com", "mygmail.com", "acme.me", "outlooks.co.uk"])(
    "RUL-023 %s is not",
    (host) => {
      expect(referenceEmailWarning(`jo@${host}`)).toBeUndefined();
    },
  );

  test.each([
    "support",
    "help",
    "helpdesk",
    "admin",
    "info",
    "contact",
    "noreply",
    "no-reply",
    "Info.London",
    "contact-us",
  ])("RUL-024 %s@ is a desk", (local) => {
    expect(referenceEmailWarning(`${local}@acme.com`)).toEqual({ code: "warning.desk_address" });
  });

  test.each(["jo.info", "hr", "reply", "my-support"])("RUL-024 %s@ is a person", (local) => {
    expect(referenceEmailWarning(`${local}@acme.com`)).toBeUndefined();
  });

  test("RUL-021 the codes are warnings, not validation", () => {
    expect(referenceEmailWarning("info@gmail.com")?.code).toMatch(/^warning\./);
    expect(referenceEmailWarning("info@acme.com")?.code).toMatch(/^warning\./);
  });
});
