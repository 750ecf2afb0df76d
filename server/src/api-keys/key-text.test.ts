import { describe, expect, test } from "vitest";
import { keyText, newKeyParts, parseKey } from "./key-text.ts";

describe("the text of a key", () => {
  test("is read back, and no two are alike", () => {
    const parts = Array.from({ length: 200 }, newKeyParts);
    expect(parts.map((one) => parseKey(keyText(one)))).toEqual(parts);
    expect(new Set(parts.map(({ secret }) => secret)).size).toBe(200);
  });

  test("is recognised by its beginning and its length", () => {
    expect(keyText(newKeyParts())).toMatch(/^lk_live_[a-z2-9]{44}$/);
  });

  test("one wrong sign is noticed", () => {
    const key = keyText(newKeyParts());
    for (let place = 0; place < key.length; place += 1) {
      const other = key[place] === "a" ? "b" : "a";
      expect(parseKey(`${key.slice(0, place)}${other}${key.slice(place + 1)}`)).toBeUndefined();
    }
  });

  test.each(["", "lk_live_", "Bearer x", "lk_test_aaaaaaaa", `lk_live_${"a".repeat(44)}`])(
    "%j is none",
    (text) => {
      expect(parseKey(text)).toBeUndefined();
    },
  );
});
