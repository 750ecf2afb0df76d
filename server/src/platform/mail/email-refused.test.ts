import { expect, test } from "vitest";
import { asRefused } from "./email-refused.ts";

const failure = (command: string, response: string, code = "EENVELOPE") =>
  Object.assign(new Error("x"), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)) || undefined,
  });

test.each([
  ["an address that does not exist", failure("RCPT TO", "550 5.1.1 <a@x.example>: unknown"), "550 5.1.1"],
  ["without a status", failure("RCPT TO", "550 no such mailbox"), "550"],
  ["in several lines", failure("RCPT TO", "552-5.2.2 full\n552 5.2.2 really"), "552 5.2.2"],
  ["its content", failure("DATA", "554 5.6.0 no", "EMESSAGE"), "554 5.6.0"],
  ["an address that cannot be sent", failure("API", ""), "invalid address"],
])("REL-04 (in part) refused for good: %s", (_why, cause, reason) => {
  expect(asRefused(cause)).toMatchObject({ reason });
});

test.each([
  ["later", failure("RCPT TO", "451 4.7.1 greylisted")],
  ["our sender", failure("MAIL FROM", "550 5.1.8 bad sender")],
  ["our password", failure("AUTH PLAIN", "535 5.7.8 no", "EAUTH")],
  ["by policy, like a relay that is not set up", failure("RCPT TO", "554 5.7.1 Relay access denied")],
  ["by policy, in several lines", failure("RCPT TO", "550-5.7.26 not authenticated\n550 5.7.26 so")],
  ["at the greeting", failure("CONN", "554 no", "ECONNECTION")],
  ["no SMTP error at all", new Error("x")],
  ["nothing", undefined],
])("REL-04 (in part) worth another try: %s", (_why, cause) => {
  expect(asRefused(cause)).toBeUndefined();
});

test("PRV-02 (in part) the reason never quotes the mail server", () => {
  const refused = asRefused(failure("RCPT TO", "550 5.1.1 <canary@example.com>: unknown"));
  expect(`${refused?.message} ${refused?.reason}`).not.toContain("canary");
});
