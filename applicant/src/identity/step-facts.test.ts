import { anIdentity } from "@latchkey/domain/testing/identities.ts";
import { describe, expect, test } from "vitest";
import { factsIn } from "./step-facts.ts";

describe("the facts in an answer", () => {
  test("a share code, and its removal", () => {
    const valuesWith = (shareCode: string) => ({ ...anIdentity(), shareCode });
    const coded = valuesWith("R12 34A BCD");
    expect(factsIn("shareCode", coded, coded)).toEqual({ shareCode: "R12 34A BCD" });
    expect(factsIn("shareCode", valuesWith(""), valuesWith(""))).toEqual({ shareCode: null });
  });

  test("a document includes its expiry date, if that was asked for", () => {
    const added = [
      { type: "TIME_LIMITED_PASSPORT_PHOTO_PAGE", path: "/a.png" },
      { type: "TIME_LIMITED_PASSPORT_VISA_PAGE", path: "/b.png" },
    ];
    const expiry = { TIME_LIMITED_PASSPORT_VISA_PAGE: "2029-03-27" };
    const answer = { changes: { added, withdrawn: [] } };
    expect(factsIn("uploadBack", answer, { ...anIdentity(), expiry })).toEqual({
      identityDocuments: [added[0], { ...added[1], expiresOn: "2029-03-27" }],
      withdrawnDocuments: [],
    });
  });

  test("choices are none", () => {
    const answer = { primaryDocument: "SHARE_CODE", changes: { added: [], withdrawn: [] } } as const;
    expect(factsIn("primaryDocument", answer, anIdentity())).toBeUndefined();
  });
});
