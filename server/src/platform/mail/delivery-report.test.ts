import { describe, expect, test } from "vitest";
import { deliveryReport, failed } from "../../../test/delivery-reports.ts";
import { testKeyring } from "../../../test/test-keyring.ts";
import { causeText, returnPathFor } from "./cause.ts";
import { readDeliveryReport } from "./delivery-report.ts";

const invitation = { kind: "invitation", id: "5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f" };
const cause = causeText(testKeyring, invitation);

const read = (raw: Buffer) => readDeliveryReport(testKeyring, raw);

describe("a report of a failed delivery", () => {
  test.each(["message/rfc822", "text/rfc822-headers"] as const)(
    "names the e-mail by the header that it returns as %s",
    async (returnedAs) => {
      expect(await read(deliveryReport({ cause, returnedAs }))).toEqual({
        kind: "failed",
        failure: { ...invitation, reason: "5.1.1" },
      });
    },
  );

  test("names it by the address that it went to, if it returns no header", async () => {
    const to = returnPathFor(testKeyring, "bounces@mail.example", invitation);
    expect(await read(deliveryReport({ to }))).toEqual({
      kind: "failed",
      failure: { ...invitation, reason: "5.1.1" },
    });
  });

  test("counts as soon as one recipient cannot be reached", async () => {
    const relayed = "Final-Recipient: rfc822; b@example.com\r\nAction: relayed\r\nStatus: 2.0.0";
    const report = deliveryReport({ cause, recipients: [relayed, failed("5.2.1")] });
    expect(await read(report)).toMatchObject({ failure: { reason: "5.2.1" } });
  });

  test.each([
    ["after days of trying", "Action: failed\r\nStatus: 4.4.7", "4.4.7"],
    ["with a comment", "Action: failed (undeliverable)\r\nStatus: 5.1.1 (bad destination)", "5.1.1"],
    ["in capitals", "ACTION: FAILED\r\nSTATUS: 5.1.1", "5.1.1"],
    ["without a status", "Action: failed\r\nDiagnostic-Code: smtp; 550 5.7.1 No", "5.7.1"],
    ["with a reply code alone", "Action: failed\r\nDiagnostic-Code: smtp; 552 Full", "552"],
    ["without any code", "Action: failed", "failed"],
  ])("is one by its action: %s", async (_how, recipient, reason) => {
    expect(await read(deliveryReport({ cause, recipients: [recipient] }))).toEqual({
      kind: "failed",
      failure: { ...invitation, reason },
    });
  });

  test("may have its recipient's fields in the block of the message, without the empty line between", async () => {
    const report = deliveryReport({ cause, recipients: [failed("5.1.1")] });
    const joined = Buffer.from(report.toString().replace("mx.example\r\n\r\nFinal", "mx.example\r\nFinal"));
    expect(joined.length).toBe(report.length - 2);
    expect(await read(joined)).toEqual({ kind: "failed", failure: { ...invitation, reason: "5.1.1" } });
  });

  test("may be about an address beyond ASCII", async () => {
    const text = deliveryReport({ cause, returnedAs: "message/global-headers" }).toString();
    const global = text.replace("message/delivery-status", "message/global-delivery-status");
    expect(await read(Buffer.from(global))).toMatchObject({ kind: "failed" });
  });

  test.each([
    ["delayed", "Action: delayed\r\nStatus: 4.4.1"],
    ["delivered", "Action: delivered\r\nStatus: 2.0.0"],
    ["expanded to a list", "Action: expanded\r\nStatus: 2.0.0"],
  ])("that is %s stores nothing", async (_what, recipient) => {
    expect(await read(deliveryReport({ cause, recipients: [recipient] }))).toEqual({
      kind: "not-failed",
    });
  });
});

test.each([
  ["a cause that nobody signed", deliveryReport({ cause: `invitation/${invitation.id}` })],
  [
    "a cause in an address that nobody signed",
    deliveryReport({ to: `bounces+invitation=${invitation.id}@mail.example` }),
  ],
  ["a report without a recipient", deliveryReport({ cause, recipients: ["X-Other: 1"] })],
  ["a report about somebody else's e-mail", deliveryReport({})],
  ["a cause that is none", deliveryReport({ cause: "invitation/../../etc" })],
  ["an out-of-office reply", Buffer.from(`Subject: Away\r\nX-Latchkey-Email: ${cause}\r\n\r\nI am away.`)],
  ["nothing", Buffer.alloc(0)],
  ["bytes", Buffer.from([0, 255, 254, 1, 2, 3])],
])("%s is left for a person", async (_what, raw) => {
  expect(await read(raw)).toEqual({ kind: "unknown" });
});
