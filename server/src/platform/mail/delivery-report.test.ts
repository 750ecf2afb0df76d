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

  test.each([
    ["failure", "Action: failure\r\nStatus: 553 Exceeded maximum size", "553"],
    ["expired", "Action: expired\r\nStatus: \r\nDiagnostic-Code: Connection timed out", "failed"],
    ["undeliverable", "Action: undeliverable", "failed"],
    ["nothing, with a permanent status", "Final-Recipient: rfc822; a@example.com\r\nStatus: 5.2.2", "5.2.2"],
    ["nothing that we know, with a permanent status", "Action: fehlgeschlagen\r\nStatus: 5.1.1", "5.1.1"],
    ["failed, with a space before the colon", "Action : failed\r\nStatus : 5.1.1", "5.1.1"],
  ])("may say %s", async (_action, recipient, reason) => {
    expect(await read(deliveryReport({ cause, recipients: [recipient] }))).toEqual({
      kind: "failed",
      failure: { ...invitation, reason },
    });
  });

  test("has all its fields in one group, for an address that was tried until its time was over", async () => {
    const aol = deliveryReport({
      cause,
      returnedAs: "text/rfc822-headers",
      recipients: [
        "Final-Recipient: rfc822; late@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; delivery time expired",
      ],
    }).toString();
    const joined = aol.replace("mx.example\r\n\r\nFinal", "mx.example\r\nArrival-Date: Sun\r\nFinal");
    expect(await read(Buffer.from(joined))).toMatchObject({ failure: { ...invitation, reason: "5.1.1" } });
  });

  test("may end its lines as old Macs do", async () => {
    const old = deliveryReport({ cause }).toString().replaceAll("\r\n", "\r");
    expect(await read(Buffer.from(old))).toMatchObject({ failure: { ...invitation, reason: "5.1.1" } });
  });

  test("may declare its parts as plain text, or nothing at all", async () => {
    const text = deliveryReport({ cause }).toString();
    const plain = text.replace("message/delivery-status", "text/plain");
    const undeclared = text.replace(/^MIME-Version[\s\S]*?\r\n\r\n/m, "\r\n");
    for (const raw of [plain, undeclared]) {
      expect(await read(Buffer.from(raw))).toMatchObject({ failure: { ...invitation, reason: "5.1.1" } });
    }
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

const plainReport = (headers: readonly string[], ...lines: readonly string[]): Buffer =>
  Buffer.from([...headers, "To: help@quillfield.example", "", ...lines].join("\r\n"));

const returned = [
  "From: help@quillfield.example",
  `X-Latchkey-Email: ${cause}`,
  "Subject: An e-mail",
  "",
  "Hi",
];

describe("a report as a plain text", () => {
  test.each([
    [
      "of Exim, in Russian",
      ["X-Failed-Recipients: amara@example.com", "Subject: =?UTF-8?B?0J3QtSDQtNC+0YHRgtCw0LLQu9C10L3Qvg==?="],
      ["550 5.1.1 unknown user", "Exim 4.94.2"],
      "5.1.1",
    ],
    ["of Exim, without a code", ["X-Failed-Recipients: amara@example.com"], ["gave up at 4.94.2"], "failed"],
    [
      "of qmail",
      ["Subject: failure notice"],
      [
        "Hi. This is the qmail-send program at mx.example.",
        "",
        "<amara@example.com>:",
        "It is full. (#5.2.2)",
      ],
      "failed",
    ],
    [
      "of qmail, with the reply",
      ["Subject: failure notice"],
      ["Hi. This is the mail system.", "", "<amara@example.com>:", "192.0.2.1 said: 552 5.2.2 full"],
      "5.2.2",
    ],
  ])("%s is one of a failure", async (_whose, headers, lines, reason) => {
    const raw = plainReport(headers, ...lines, "", "--- Below this line is a copy.", "", ...returned);
    expect(await read(raw)).toEqual({ kind: "failed", failure: { ...invitation, reason } });
  });

  test.each([
    ["a warning of Gmail", ["X-Failed-Recipients: a@example.com", "Subject: Notification (Delay)"], "Wait."],
    ["a failure in words alone, in German", ["Subject: Nicht zustellbar"], "Ihre Nachricht kam nicht an."],
    [
      "a failure in words alone, in Japanese",
      ["Subject: =?UTF-8?B?6YWN5L+h?="],
      "\u914d\u4fe1\u3067\u304d\u307e\u305b\u3093",
    ],
    ["a reply that quotes one field", ["Subject: Re: An e-mail"], "What is this?\r\n\r\nAction: failed"],
  ])("%s is left for a person", async (_what, headers, text) => {
    expect(await read(plainReport(headers, text, "", ...returned))).toEqual({ kind: "unknown" });
  });
});

test("a report of which one recipient is unclear is left for a person", async () => {
  const recipients = ["Action: delayed\r\nStatus: 4.4.1", "Action: retenu\r\nStatus: 4.2.0"];
  expect(await read(deliveryReport({ cause, recipients }))).toEqual({ kind: "unknown" });
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
