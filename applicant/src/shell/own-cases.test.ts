import { describe, expect, test } from "vitest";
import { addressIn, caseLabel, type OwnCase, otherCases, peopleToChooseFrom } from "./own-cases.ts";

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
    expect(peopleToChooseFrom({ cases: [luca, sofia] })).toEqual([luca, sofia]);
  });

  test("even if one of them is done: somebody who returns is not shown another person's case", () => {
    const done = own("sofia", "a1", false);
    expect(peopleToChooseFrom({ cases: [luca, done] })).toEqual([luca, done]);
  });

  test("choose even if another letting of one of them would be shown", () => {
    expect(peopleToChooseFrom({ cases: [elsewhere, luca, sofia] })).toEqual([elsewhere, luca, sofia]);
  });

  test("have no choice when the cases are of different lettings", () => {
    expect(peopleToChooseFrom({ cases: [luca, elsewhere] })).toEqual([]);
    expect(peopleToChooseFrom({ cases: [luca] })).toEqual([]);
  });
});

test("the others are offered without the one that is shown", () => {
  expect(otherCases({ uuid: "luca", cases: [luca, sofia, elsewhere] })).toEqual([sofia, elsewhere]);
});

test("an address names the case only if there are several", () => {
  expect(addressIn({ uuid: "luca", cases: [luca] }, "/dashboard")).toBe("/dashboard");
  expect(addressIn({ uuid: "luca", cases: [luca, sofia] }, "/dashboard?x=y")).toBe(
    "/dashboard?x=y&case=luca",
  );
});

test("a case is called by its home, and by first name only where cases belong to several people", () => {
  expect(caseLabel([luca, { ...elsewhere, firstName: "luca" }], luca)).toBe("Home of a1");
  expect(caseLabel([luca, sofia], luca)).toBe("Home of a1 (luca)");
});
