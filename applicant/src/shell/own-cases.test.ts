import { describe, expect, test } from "vitest";
import { type OwnCase, otherCases, peopleToChooseFrom } from "./own-cases.ts";

const own = (uuid: string, application: string, open = true): OwnCase => ({
  uuid,
  application,
  open,
  role: "tenant",
  home: `Home of ${application}`,
  firstName: uuid,
});

const [sofia, luca, elsewhere] = [own("sofia", "a1"), own("luca", "a1"), own("elsewhere", "a2")];

describe("people of one letting with one mailbox", () => {
  test("choose who they are", () => {
    expect(peopleToChooseFrom({ uuid: "luca", cases: [luca, sofia, elsewhere] })).toEqual([luca, sofia]);
  });

  test("even if one of them is done: somebody who returns is not shown another person's case", () => {
    const done = own("sofia", "a1", false);
    expect(peopleToChooseFrom({ uuid: "luca", cases: [luca, done] })).toEqual([luca, done]);
  });

  test("have no choice when the cases are of different lettings", () => {
    expect(peopleToChooseFrom({ uuid: "luca", cases: [luca, elsewhere] })).toEqual([]);
    expect(peopleToChooseFrom({ uuid: "luca", cases: [luca] })).toEqual([]);
  });
});

test("the others are offered without the one that is shown", () => {
  expect(otherCases({ uuid: "luca", cases: [luca, sofia, elsewhere] })).toEqual([sofia, elsewhere]);
});
