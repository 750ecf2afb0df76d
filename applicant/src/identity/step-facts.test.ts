import { describe, expect, test } from "vitest";
import { factsIn } from "./step-facts.ts";

describe("the facts in an answer", () => {
  test("a share code, and its removal", () => {
    expect(factsIn({ shareCode: "R12 34A BCD" })).toEqual({ shareCode: "R12 34A BCD" });
    expect(factsIn({ shareCode: "" })).toEqual({ shareCode: null });
  });

  test("a document includes its expiry date, if that was asked for", () => {
    const added = [
      { type: "TIME_LIMITED_PASSPORT_PHOTO_PAGE", path: "/a.png" },
      { type: "TIME_LIMITED_PASSPORT_VISA_PAGE", path: "/b.png" },
    ];
    const expiry = { TIME_LIMITED_PASSPORT_VISA_PAGE: "2029-03-27" };
    expect(factsIn({ changes: { added, withdrawn: [] } }, { expiry })).toEqual({
      identityDocuments: [added[0], { ...added[1], expiresOn: "2029-03-27" }],
      withdrawnDocuments: [],
    });
  });

  test("choices are none", () => {
    expect(factsIn({ primaryDocument: "SHARE_CODE", changes: { added: [], withdrawn: [] } })).toBeUndefined();
  });
});
