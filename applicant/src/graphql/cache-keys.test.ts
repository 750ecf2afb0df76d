import { expect, test } from "vitest";
import { cacheKeys } from "./cache-keys.ts";

test("FRM-210 the cache knows residential history and user by uuid, progress by id", () => {
  expect(cacheKeys.ResidentialHistory({ __typename: "ResidentialHistory", uuid: "r1" })).toBe("r1");
  expect(cacheKeys.Me({ __typename: "Me", uuid: "u1" })).toBe("u1");
  expect(cacheKeys.WizardProgress({ __typename: "WizardProgress", id: 7, uuid: "w1" })).toBe("7");
});
