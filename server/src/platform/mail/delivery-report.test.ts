import { describe, expect, test } from "vitest";
import { deliveryReport, failed } from "../../../test/delivery-reports.ts";
import { readDeliveryReport } from "./delivery-report.ts";

const cause = "invitation/5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f";
const invitation = { kind: "invitation", id: "5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f" };

describe("a report of a failed delivery", () => {
  test.each(["message/rfc822", "text/rfc822-headers"] as const)(
    "names the e-mail by the header that it returns as %s",
    async (returnedAs) => {
      expect(await readDeliveryReport(deliveryReport({ cause, returnedAs }))).toEqual({
        kind: "failed",
        failure: { ...invitation, reason: "5.1.1" },
      });
    },
  );

  test("names it by the address that it went to, if it returns no header", async () => {
    const to = "bounces+invitation=5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f@mail.example";
    expect(await readDeliveryReport(deliveryReport({ to }))).toEqual({
      kind: "failed",
      failure: { ...invitation, reason: "5.1.1" },
    });
  });

  test("counts as soon as one recipient cannot be reached", async () => {
    const relayed = "Final-Recipient: rfc822; b@example.com\r\nAction: relayed\r\nStatus: 2.0.0";
    const report = deliveryReport({ cause, recipients: [relayed, failed("5.2.1")] });
    expect(await readDeliveryReport(report)).toMatchObject({ failure: { reason: "5.2.1" } });
  });

  test.each([
    ["delayed", "Action: delayed\r\nStatus: 4.4.1"],
    ["given up for now", "Action: failed\r\nStatus: 4.4.7"],
    ["delivered", "Action: delivered\r\nStatus: 2.0.0"],
    ["without a status", "Action: failed"],
  ])("that is %s stores nothing", async (_what, recipient) => {
    expect(await readDeliveryReport(deliveryReport({ cause, recipients: [recipient] }))).toEqual({
      kind: "not-failed",
    });
  });
});

test.each([
  ["a report about somebody else's e-mail", deliveryReport({})],
  ["a cause that is none", deliveryReport({ cause: "invitation/../../etc" })],
  ["an out-of-office reply", Buffer.from(`Subject: Away\r\nX-Latchkey-Email: ${cause}\r\n\r\nI am away.`)],
  ["nothing", Buffer.alloc(0)],
  ["bytes", Buffer.from([0, 255, 254, 1, 2, 3])],
])("%s is left for a person", async (_what, raw) => {
  expect(await readDeliveryReport(raw)).toEqual({ kind: "unknown" });
});
