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
  [
    "by the recipient's policy",
    failure("DATA", "554 5.7.1 Message rejected under policy", "EMESSAGE"),
    "554 5.7.1 refused by policy",
  ],
  [
    "by a list of senders",
    failure("RCPT TO", "554 5.7.1 Service unavailable; client [192.0.2.1] blocked using a list"),
    "554 5.7.1 refused by policy",
  ],
  [
    "because its domain proves nothing, in several lines",
    failure("DATA", "550-5.7.26 not authenticated\n550 5.7.26 so", "EMESSAGE"),
    "550 5.7.26 refused by policy",
  ],
  ["as spam", failure("DATA", "554 This looks like spam", "EMESSAGE"), "554 refused by policy"],
  [
    "by a policy without a status",
    failure("RCPT TO", "554 Blocked by local policy"),
    "554 refused by policy",
  ],
  ["an address that cannot be sent", failure("API", ""), "invalid address"],
])("REL-04 (in part) refused for good: %s", (_why, cause, reason) => {
  expect(asRefused(cause)).toMatchObject({ reason });
});

test.each([
  ["later", failure("RCPT TO", "451 4.7.1 greylisted")],
  ["our sender", failure("MAIL FROM", "550 5.1.8 bad sender")],
  ["our password", failure("AUTH PLAIN", "535 5.7.8 no", "EAUTH")],
  ["by policy, like a relay that is not set up", failure("RCPT TO", "554 5.7.1 Relay access denied")],
  ["because we did not sign in", failure("RCPT TO", "530 5.7.0 Authentication required")],
  [
    "because our server does not know us",
    failure("RCPT TO", "554 5.7.1 <a>: Client host rejected: Access denied"),
  ],
  ["because our server wants a secure connection", failure("RCPT TO", "550 5.7.11 Encryption needed")],
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
