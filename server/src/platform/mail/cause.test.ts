import { describe, expect, test } from "vitest";
import { testKeyring } from "../../../test/test-keyring.ts";
import { openKeyring } from "../keys/keyring.ts";
import { causeFrom, causeInReturnPath, causeText, returnPathFor } from "./cause.ts";

const uuid = "00c01d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f";
const invitation = { kind: "invitation", id: uuid };
const others = `other:${Buffer.alloc(32, 9).toString("base64url")}`;
const mine = `test:${Buffer.alloc(32, 7).toString("base64url")}`;

/** The longest id of each kind. */
const causes = [
  ...["sign-in", "new-browser", "invitation", "guarantee-changed", "decided", "quarantined"],
  ...["staff-sign-in", "staff-invitation", "recovery-code-used"],
]
  .map((kind) => ({ kind, id: uuid }))
  .concat([
    { kind: "more-needed", id: `${uuid}-99` },
    { kind: "submitted", id: `${uuid}-99` },
    { kind: "guarantor", id: `${uuid}-99999999` },
    { kind: "reference", id: `${uuid}-9-asked` },
    { kind: "reference", id: `${uuid}-9-day-30` },
    { kind: "invitation", id: "1" },
  ]);

describe("what an e-mail is about", () => {
  test.each(causes)("$kind/$id comes back from the header and from the address", (cause) => {
    expect(causeFrom(testKeyring, causeText(testKeyring, cause))).toEqual(cause);
    const address = returnPathFor(testKeyring, "bounces@mail.example", cause);
    expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
    expect(causeInReturnPath(testKeyring, address)).toEqual(cause);
  });

  test("comes back from an address in capitals", () => {
    const address = returnPathFor(testKeyring, "bounces@mail.example", invitation).toUpperCase();
    expect(causeInReturnPath(testKeyring, address)).toEqual(invitation);
  });

  test("is left out of the address of a mailbox whose name has no room for it", () => {
    const mailbox = `${"b".repeat(30)}@mail.example`;
    expect(returnPathFor(testKeyring, mailbox, invitation)).toBe(mailbox);
  });

  test("is known after the keys were rotated, as long as the old one is listed", () => {
    const text = causeText(testKeyring, invitation);
    expect(causeFrom(openKeyring(`${others},${mine}`), text)).toEqual(invitation);
    expect(causeFrom(openKeyring(others), text)).toBeUndefined();
  });

  const signature = causeText(testKeyring, invitation).split("/")[2] ?? "";
  test.each([
    ["unsigned", `invitation/${uuid}`],
    ["of another kind", `decided/${uuid}/${signature}`],
    ["of another id", `invitation/${uuid.replace("0", "1")}/${signature}`],
    ["with another signature", `invitation/${uuid}/${"0".repeat(11)}`],
    ["with a longer signature", `invitation/${uuid}/${signature}0`],
    ["a path", "invitation/../../etc"],
    ["empty", ""],
  ])("that is %s is nobody's", (_how, text) => {
    expect(causeFrom(testKeyring, text)).toBeUndefined();
    const [kind, id, signed] = text.split("/");
    const address = `bounces+${kind}=${id}${signed === undefined ? "" : `=${signed}`}@mail.example`;
    expect(causeInReturnPath(testKeyring, address)).toBeUndefined();
  });
});
